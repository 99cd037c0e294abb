// Who stands on a crowded place: pointed at, held or focused, it lists them large and by name. What is read aloud names
// them already, so this is for eyes alone.

import { make, makeSvg } from "../lib/dom.js";

const CROWD_PIECES = 3; // pieces on one place: hard to tell apart
const WAIT_MS = 350; // a pointer that passes by, or a tap, asks nothing
const GAP_PIXELS = 8; // between the place and the list
const VIEW_UNITS = 104; // of the scene, that a piece takes at its own size

/** The piece as a picture of its own, at full size. */
function portrait(piece) {
  const size = piece.querySelector(".halo").getBBox().width / 0.98; // of the halo's own radius
  const view = (VIEW_UNITS * size) / 100;
  const picture = makeSvg("svg", { viewBox: `${-view / 2} ${-view / 2} ${view} ${view}`, width: 30, height: 30 });
  const copy = piece.cloneNode(true);
  copy.querySelector(".halo").remove();
  const inside = makeSvg("g", { color: piece.getAttribute("color") });
  inside.append(...copy.childNodes);
  picture.append(inside);
  return picture;
}

export class CrowdList {
  constructor(board) {
    Object.assign(this, { board, list: make("ul", "", "crowd"), cell: null });
    const { box } = board;
    this.list.hidden = true;
    this.list.setAttribute("aria-hidden", "true");
    document.body.append(this.list);
    box.addEventListener("pointerover", ({ pointerType, target }) => { if (pointerType === "mouse") this.want(target); });
    box.addEventListener("pointerdown", ({ pointerType, target }) => { if (pointerType !== "mouse") this.want(target); });
    box.addEventListener("focusin", ({ target }) => { if (target.matches(":focus-visible")) this.want(target); });
    for (const kind of ["pointerleave", "focusout"]) box.addEventListener(kind, () => this.want(null));
    for (const kind of ["pointerup", "pointercancel", "scroll"]) addEventListener(kind, (event) => { if (event.pointerType !== "mouse") this.want(null); }, { passive: true });
  }

  /** List who is there, after a while; without a place, nobody any more. */
  want(target) {
    const hit = target?.closest("[data-id]");
    const cell = hit ? hit.dataset.cell ?? hit.dataset.id : null;
    if (cell === this.cell) return;
    this.cell = cell;
    clearTimeout(this.timer);
    this.list.hidden = true;
    if (cell) this.timer = setTimeout(() => this.show(cell), WAIT_MS);
  }

  show(cell) {
    const there = this.board.pieces().filter((piece) => piece.dataset.cell === cell);
    const ground = this.board.cells().find((each) => each.dataset.id === cell);
    if (there.length < CROWD_PIECES || !ground || ground.getBBox().width > VIEW_UNITS) return; // a wide place shows everybody as they are
    this.list.replaceChildren(...there.map((piece) => {
      const item = make("li", "");
      item.append(portrait(piece), make("span", piece.getAttribute("aria-label")));
      return item;
    }));
    this.list.hidden = false;
    this.put(ground.getBoundingClientRect());
  }

  /** Beside the place, on the side where there is room, all of it in sight. */
  put(place) {
    const { width, height } = this.list.getBoundingClientRect();
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    const left = place.right + GAP_PIXELS + width <= wide ? place.right + GAP_PIXELS : Math.max(0, place.left - GAP_PIXELS - width);
    const top = Math.max(GAP_PIXELS, Math.min(place.top + place.height / 2 - height / 2, high - height - GAP_PIXELS));
    Object.assign(this.list.style, { left: `${left}px`, top: `${top}px` });
  }
}
