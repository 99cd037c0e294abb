// What a move would do, shown while its last choice is pointed at, focused, held or proposed: ghosts of the pieces where
// they would go. The server knows; this asks it once for each move.

import { drawingOf } from "../lib/markup.js";
import { ClickPath } from "./click_path.js";
import { trades } from "./change_marks.js";
import { stepsAt } from "./links.js";

const WAIT_MS = 140; // a pointer that only passes by asks nothing
const HOLD_MS = 350; // a finger that stays

const SVG = "http://www.w3.org/2000/svg";

export class Preview {
  /** `on` has `path()`: the half-made move, `fetch(move)`, `show(told)`: with what a move would do, or null. */
  constructor(board, on) {
    Object.assign(this, { board, on, known: new Map(), wanted: null, shown: null, at: "", restsAt: null });
    const { box } = board;
    for (const kind of ["pointerover", "pointermove"]) box.addEventListener(kind, (event) => { if (event.pointerType === "mouse") this.hover(event); });
    box.addEventListener("pointerleave", () => this.want(null));
    box.addEventListener("pointerdown", (event) => { if (event.pointerType !== "mouse") this.point(event.target, HOLD_MS); });
    box.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) this.point(event.target, WAIT_MS); });
    box.addEventListener("focusout", () => this.want(null));
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

  /** Show what this move would do; without one, what the proposed one would. */
  want(pointed, wait = 0) {
    const move = pointed ?? this.on.path().move;
    if (move === this.wanted) return;
    this.wanted = move;
    clearTimeout(this.timer);
    this.tell(null);
    if (move) this.timer = setTimeout(() => this.ask(move), wait);
  }

  async ask(move) {
    if (!this.known.has(move)) this.known.set(move, this.on.fetch(move).catch(() => { this.known.delete(move); return null; })); // asked again another time
    const told = await this.known.get(move);
    if (this.wanted === move) this.tell(told);
  }

  tell(told) {
    if (this.shown === told) return;
    this.shown = told;
    this.on.show(told);
  }
}

/** The pieces where they would be, over the board, and what they would see or bar: `marks` and `drawn` of a preview. */
export function showGhosts(board, { marks = [], drawn = "" } = {}) {
  const drawing = board.box.querySelector("svg.board");
  if (!drawing) return;
  let layer = drawing.querySelector(":scope > .ghosts");
  if (!layer && !marks.length) return;
  if (!layer) {
    layer = document.createElementNS(SVG, "g");
    for (const [name, value] of Object.entries({ class: "ghosts", "aria-hidden": "true", "pointer-events": "none" })) layer.setAttribute(name, value);
    drawing.insertBefore(layer, drawing.querySelector(":scope > .changes")); // the ways are drawn over them
  }
  const known = marks.filter(({ kind, drawn: other }) => kind !== "gone" && kind !== "came" && !other).map((mark) => ghost(board, mark)).filter(Boolean);
  layer.replaceChildren(...(drawn ? newcomers(drawn) : []), ...known);
  layer.classList.toggle("firm", marks.some((mark) => trades(mark, marks)));
  for (const piece of board.pieces()) {
    const mark = marks.find(({ kind, id }) => kind !== "altered" && id === piece.dataset.id);
    piece.classList.toggle("leaves", mark !== undefined);
    piece.classList.toggle("replaced", mark !== undefined && trades(mark, marks)); // another stands there then, and one sees that one
  }
}

const OWN = ["id", "class", "data-id", "data-cell", "role", "aria-label", "tabindex"]; // of a piece that can be chosen

/** Pieces and layers that the board does not hold yet, as the server drew them. */
function newcomers(drawn) {
  const drawing = drawingOf(drawn);
  for (const piece of drawing.querySelectorAll("[data-id]")) {
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
