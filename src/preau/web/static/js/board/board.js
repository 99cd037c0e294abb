// The board: an SVG that the server drew. A new drawing replaces the old one piece by piece, and what moved glides.

const GLIDE = { duration: 280, easing: "cubic-bezier(.3,.1,.3,1)" };
const still = matchMedia("(prefers-reduced-motion: reduce)");

function parse(markup) {
  const drawing = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  return document.importNode(drawing, true);
}

/** Whether a part of the drawing belongs to what moves; its glyphs are those whose names begin with `m-`. */
const moves = (part) => part.matches(".layer, .pieces, .overlay") || part.querySelector(":scope > [id^='m-']") !== null;
const place = (piece) => ({ x: Number(piece.dataset.x), y: Number(piece.dataset.y) });
const shift = ({ x, y }) => `translate(${x}px, ${y}px)`;

export class Board {
  /** `onPoint(ids)` is called with what lies under the pointer, the nearest first. */
  constructor(box, onPoint) {
    this.box = box;
    box.addEventListener("click", (event) => {
      const hit = event.target.closest("[data-id]");
      if (hit) onPoint(this.under(hit));
    });
  }

  get svg() {
    return this.box.querySelector("svg.board");
  }

  all(selector) {
    return [...this.box.querySelectorAll(selector)];
  }

  has(id) {
    return this.find(id) !== undefined;
  }

  find(id) {
    return this.all("[data-id]").find((element) => element.dataset.id === id);
  }

  label(id) {
    const element = this.find(id);
    return element ? element.dataset.label || element.getAttribute("aria-label") : "";
  }

  /** A cell and what stands on it, or a piece and its cell. */
  under(element) {
    const { id, cell } = element.dataset;
    if (cell) return [id, cell];
    return [id, ...this.pieces().filter((piece) => piece.dataset.cell === id).map((piece) => piece.dataset.id)];
  }

  pieces() {
    return this.all(".piece");
  }

  cells() {
    return this.all(".cell");
  }

  /** Show a view: `frame` names the drawing of what stands still, `moving` is the rest. `fetchStill` gets another. */
  async show(view, fetchStill) {
    if (this.box.dataset.frame !== view.frame) {
      const still = view.still || (await fetchStill(view)).still;
      this.box.replaceChildren(parse(still));
      this.box.dataset.frame = view.frame;
    }
    const before = new Map(this.pieces().map((piece) => [piece.dataset.id, piece]));
    for (const child of [...this.svg.children]) if (moves(child)) child.remove();
    this.svg.append(...parse(view.moving).children);
    this.name();
    this.last = new Set(view.last || []);
    for (const element of this.all("[data-id]")) element.classList.toggle("last", this.last.has(element.dataset.id));
    if (before.size && !still.matches) this.glide(before);
  }

  /** A cell is called by its own name and by those who stand there. */
  name() {
    const standing = new Map();
    for (const piece of this.pieces()) {
      const { cell } = piece.dataset;
      standing.set(cell, [...(standing.get(cell) || []), piece.getAttribute("aria-label")]);
    }
    for (const cell of this.cells()) {
      cell.dataset.name ??= cell.getAttribute("aria-label");
      cell.dataset.label = [cell.dataset.name, ...(standing.get(cell.dataset.id) || [])].join(", ");
      cell.setAttribute("aria-label", cell.dataset.label);
    }
  }

  /** Pieces go from where they were to where they are; equals that swapped ids are paired by kind. */
  glide(before) {
    const now = new Set(this.pieces().map((piece) => piece.dataset.id));
    const gone = [...before.values()].filter((piece) => !now.has(piece.dataset.id));
    for (const piece of this.pieces()) {
      let from = before.get(piece.dataset.id);
      if (!from && piece.dataset.kind) {
        const pair = gone.findIndex((other) => other.dataset.kind === piece.dataset.kind);
        if (pair >= 0) [from] = gone.splice(pair, 1);
      }
      const to = place(piece);
      if (!from) piece.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
      else if (place(from).x !== to.x || place(from).y !== to.y) {
        piece.animate([{ transform: shift(place(from)) }, { transform: shift(to) }], GLIDE);
      }
    }
  }

  /** Show what can be chosen, what has been chosen, what is in the way and what a task is about. */
  mark({ lit = [], chosen = [], trouble = [], asked = [] }, choosable = "") {
    const kinds = { lit: new Set(lit), chosen: new Set(chosen), trouble: new Set(trouble), asked: new Set(asked) };
    for (const element of this.all("[data-id]")) {
      for (const [kind, ids] of Object.entries(kinds)) element.classList.toggle(kind, ids.has(element.dataset.id));
    }
    for (const cell of this.cells()) {
      const open = this.under(cell).some((id) => kinds.lit.has(id));
      cell.setAttribute("aria-label", open ? `${cell.dataset.label}, ${choosable}` : cell.dataset.label);
    }
    const open = this.cells().filter((cell) => kinds.lit.has(cell.dataset.id)).length;
    this.box.classList.toggle("wide-open", open > 20); // so many places: a hint is enough
  }

  layers(shown) {
    for (const layer of this.all("[data-layer]")) {
      if (shown.has(layer.dataset.layer)) layer.removeAttribute("display");
      else layer.setAttribute("display", "none");
    }
  }
}

/** What one purse loses and another gains flies across. */
export function flights(read, write) {
  const counts = () => new Map([...document.querySelectorAll(".counter[data-of]")].map((each) => [
    `${each.closest("[data-seat]").dataset.seat} ${each.dataset.of}`, each]));
  const before = new Map([...counts()].map(([key, each]) => [key, [Number(each.dataset.count), each.getBoundingClientRect()]]));
  write(read);
  if (still.matches) return;
  const changes = [...counts()].map(([key, each]) => ({ each, of: each.dataset.of, by: Number(each.dataset.count) - (before.get(key)?.[0] ?? Number(each.dataset.count)) }));
  for (const gain of changes.filter((change) => change.by > 0)) {
    const loss = changes.find((change) => change.by < 0 && change.of === gain.of);
    const icon = gain.each.querySelector("svg");
    if (!loss || !icon) continue;
    const [from, to] = [loss.each.getBoundingClientRect(), gain.each.getBoundingClientRect()];
    const coin = icon.cloneNode(true);
    coin.classList.add("flying");
    document.body.append(coin);
    const at = (box) => `translate(${box.left}px, ${box.top}px)`;
    coin.animate([{ transform: at(from) }, { transform: at(to) }], GLIDE).finished.finally(() => coin.remove());
  }
}
