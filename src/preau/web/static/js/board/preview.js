// What a move would do, shown while its last choice is pointed at, focused, held or proposed: ghosts of the pieces where
// they would go; of a half-made move, those of which that is settled. The server knows; this asks it once for each move.

import { makeSvg } from "../lib/dom.js";
import { drawingOf } from "../lib/markup.js";
import { ClickPath } from "./click_path.js";
import { trades } from "./change_marks.js";
import { stepsAt } from "./links.js";

const WAIT_MS = 140; // a pointer that only passes by asks nothing
const HOLD_MS = 350; // a finger that stays

const SETTLED_CHOICES = 2; // choices of a half-made move: the piece, and where it goes

export class Preview {
  /**
   * `on` has `path()`: the half-made move, `fetch(move)`, `show(told)`: with what a move would do, or null; `half` in it:
   * that is not all yet. `buttons` is the box of those choices that are not on the board.
   */
  constructor(board, buttons, on) {
    Object.assign(this, { board, on, known: new Map(), wanted: null, shown: null, at: "", restsAt: null });
    const { box } = board;
    for (const kind of ["pointerover", "pointermove"]) box.addEventListener(kind, (event) => { if (event.pointerType === "mouse") this.hover(event); });
    box.addEventListener("pointerleave", () => this.want(null));
    box.addEventListener("pointerdown", (event) => { if (event.pointerType !== "mouse") this.point(event.target, HOLD_MS); });
    box.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) this.point(event.target, WAIT_MS); });
    box.addEventListener("focusout", () => this.want(null));
    buttons.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") this.pointButton(event.target); });
    buttons.addEventListener("pointerleave", () => this.want(null));
    buttons.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) this.pointButton(event.target); });
  }

  /** Another position: what was known is of no use any more. */
  forget() {
    this.known.clear();
    this.want(null);
    this.rest();
  }

  /** The board changes under the pointer: what comes to lie there is pointed at when the pointer moves. */
  rest() {
    this.restsAt = this.at;
  }

  hover({ type, target, clientX, clientY }) {
    this.at = `${clientX} ${clientY}`;
    const rested = this.restsAt !== null;
    if (this.at === this.restsAt) return;
    this.restsAt = null;
    if (rested || type === "pointerover") this.point(target, WAIT_MS);
  }

  point(target, wait) {
    const [hit, steps] = [target.closest("[data-id]"), stepsAt(target)];
    if (steps) this.want(new ClickPath(this.on.path().trie, steps).move, wait);
    else this.want(hit ? this.moveAt(this.board.under(hit)) : null, wait);
  }

  pointButton(target) {
    const { choice } = target.closest("[data-choice]")?.dataset ?? {};
    this.want(choice ? this.on.path().step(choice).move : null, WAIT_MS);
  }

  /** The one move that choosing there leads to, if it is one. */
  moveAt(ids) {
    const path = this.on.path();
    const from = path.move ? path.back() : path;
    const offered = ids.filter((id) => from.has(id));
    const meant = from.has(ids[0]) ? ids[0] : offered.length === 1 ? offered[0] : null; // as pointing there would
    if (!meant) return null;
    let next = from.step(meant);
    while (!next.move && next.choices.length === 1) next = next.step(next.choices[0]);
    return next.move;
  }

  /** Show what this move would do; without one, what the proposed one would, or what is settled of the half-made one. */
  want(pointed, wait = 0) {
    const move = pointed ?? this.on.path().move;
    const moves = move ? [move] : outerMoves(this.on.path());
    const wanted = moves.join(" ") || null;
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    clearTimeout(this.timer);
    this.tell(null);
    if (wanted) this.timer = setTimeout(() => this.ask(moves, wanted), wait);
  }

  async ask(moves, wanted) {
    const told = await Promise.all(moves.map((move) => this.look(move)));
    if (this.wanted === wanted) this.tell(told.length > 1 ? inCommon(...told) : told[0]);
  }

  look(move) {
    if (!this.known.has(move)) this.known.set(move, this.on.fetch(move).catch(() => { this.known.delete(move); return null; })); // asked again another time
    return this.known.get(move);
  }

  tell(told) {
    if (this.shown === told) return;
    this.shown = told;
    this.on.show(told);
  }
}

/**
 * The first and the last of the moves that a half-made one can become: what they share is settled. Where one choice is
 * left they also share what that leads to, which would lie over it before it is made: there are none.
 */
function outerMoves(path) {
  if (path.ids.length < SETTLED_CHOICES || path.move || path.choices.length < 2) return [];
  return [0, -1].map((place) => {
    let end = path;
    while (!end.move) end = end.step(end.choices.at(place));
    return end.move;
  });
}

/** What two previews both show; they are of moves that begin alike. */
function inCommon(one, other) {
  const written = (other?.marks ?? []).map((mark) => JSON.stringify(mark));
  const marks = (one?.marks ?? []).filter((mark) => written.includes(JSON.stringify(mark)));
  return marks.length ? { marks, drawn: one.drawn, other: other.drawn, half: true } : null;
}

/** The pieces where they would be, over the board, and what they would see or bar: `marks` and `drawn` of a preview. */
export function showGhosts(board, { marks = [], drawn = "", other = drawn } = {}) {
  const drawing = board.box.querySelector("svg.board");
  if (!drawing) return;
  let layer = drawing.querySelector(":scope > .ghosts");
  if (!layer && !marks.length) return;
  if (!layer) {
    layer = makeSvg("g", { class: "ghosts", "aria-hidden": "true", "pointer-events": "none" });
    drawing.insertBefore(layer, drawing.querySelector(":scope > .changes")); // the ways are drawn over them
  }
  const known = marks.filter(({ kind, drawn: other }) => kind !== "gone" && kind !== "came" && !other).map((mark) => ghost(board, mark)).filter(Boolean);
  layer.replaceChildren(...(drawn ? newcomers(drawn, marks, other) : []), ...known);
  layer.classList.toggle("firm", marks.some((mark) => trades(mark, marks)));
  for (const piece of board.pieces()) {
    const mark = marks.find(({ kind, id }) => kind !== "altered" && id === piece.dataset.id);
    piece.classList.toggle("leaves", mark !== undefined);
    piece.classList.toggle("replaced", mark !== undefined && trades(mark, marks)); // another stands there then, and one sees that one
  }
}

const OWN = ["id", "class", "data-id", "data-cell", "role", "aria-label", "tabindex"]; // of a piece that can be chosen

/** Pieces that the board does not hold yet and are marked, and layers if `other` has them too, as the server drew them. */
function newcomers(drawn, marks, other) {
  const drawing = drawingOf(drawn);
  const settled = [...drawingOf(other).querySelectorAll(".layer")].map((layer) => layer.outerHTML);
  for (const layer of drawing.querySelectorAll(".layer")) if (!settled.includes(layer.outerHTML)) layer.remove();
  for (const piece of drawing.querySelectorAll("[data-id]")) {
    if (!marks.some(({ at: [x, y] }) => Math.hypot(x - piece.dataset.x, y - piece.dataset.y) < 1)) piece.remove();
    for (const name of OWN) piece.removeAttribute(name);
    piece.querySelector(".halo")?.remove();
  }
  return [...drawing.children];
}

function ghost(board, { id, like, at: [x, y] }) {
  const pieces = board.pieces();
  const model = pieces.find((piece) => piece.dataset.id === id) || pieces.find((piece) => like && piece.dataset.kind === like);
  if (!model) return null;
  const copy = model.cloneNode(true);
  for (const name of OWN) copy.removeAttribute(name);
  copy.querySelector(".halo")?.remove();
  copy.setAttribute("transform", `translate(${x} ${y})`);
  return copy;
}
