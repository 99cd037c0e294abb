// The board: an SVG that the server drew. A new drawing is worked into the old one, and what moved glides.

import { makeSvg } from "../lib/dom.js";
import { drawingOf } from "../lib/markup.js";
import { morphInto } from "../lib/morph.js";
import { GLIDE, likesStillness } from "../lib/motion.js";
import { data } from "../lib/page_data.js";
import { showChanges } from "./change_marks.js";
import { CrowdList } from "./crowd_list.js";
import { showLinks, stepsAt } from "./links.js";
import { showTargets } from "./target_signs.js";

const MANY_PLACES = 20; // so many places to choose from: a hint on each is enough
const TOGETHER_UNITS = 75; // of the scene between pieces that are hard to tell apart under a finger
const NARROW_UNITS = 104; // of the scene that a place for one piece is wide at most
const FINGER_PIXELS = 24; // those that stand closer on the screen cannot be told apart at all

const place = (piece) => ({ x: Number(piece.dataset.x), y: Number(piece.dataset.y) });
const shift = ({ x, y }) => `translate(${x}px, ${y}px)`;

export class Board {
  /**
   * `onPoint(ids, close)` is called with what lies under the pointer, the nearest first, and with those of it that a
   * finger cannot tell from the nearest; `onSteps(ids)`, if there is one, with all that a sign between pieces stands for.
   */
  constructor(box, onPoint, onSteps = null) {
    Object.assign(this, { box, onSteps, crowd: new CrowdList({ box, pieces: () => this.pieces(), cells: () => this.cells() }) });
    this.clicked = {}; // what the last click fell on, and in which drawing
    this.kept = new Map(); // what stood still before, by the name of its drawing
    box.addEventListener("click", (event) => {
      const hit = event.target.closest("[data-id]");
      const steps = stepsAt(event.target);
      if (steps && !this.isLate(event, steps.join(" "))) onSteps(steps);
      if (hit && !this.isLate(event, hit.dataset.id)) onPoint(this.under(hit), this.close(hit, event));
    });
  }

  /** Whether a click is the second of a double one, and the first has changed the board: it was not meant for that. */
  isLate({ isTrusted, detail }, id) {
    const before = this.clicked;
    this.clicked = { id, drawn: this.view?.moving };
    return isTrusted && detail > 1 && id === before.id && this.clicked.drawn !== before.drawn;
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

  /** Where a thing stands; a place is its own. */
  cellOf(id) {
    return this.find(id)?.dataset.cell ?? id;
  }

  label(id) {
    const element = this.find(id);
    return element ? element.dataset.label || element.getAttribute("aria-label") : "";
  }

  /** A cell and what stands on it; or a piece, its cell and who else stands there so near that it may be meant. */
  under(element) {
    const { id, cell } = element.dataset;
    if (cell) {
      const here = place(element);
      const near = this.pieces().filter((piece) => piece !== element && piece.dataset.cell === cell
        && Math.hypot(place(piece).x - here.x, place(piece).y - here.y) < TOGETHER_UNITS);
      return [id, cell, ...near.map((piece) => piece.dataset.id)];
    }
    return [id, ...this.pieces().filter((piece) => piece.dataset.cell === id).map((piece) => piece.dataset.id)];
  }

  /**
   * The pieces that stand so close to this one that a finger may have meant them; a mouse means what it points at. In a
   * wide place they stand side by side, as they are.
   */
  close(piece, { pointerType = "mouse" }) {
    const ground = this.cells().find((cell) => cell.dataset.id === piece.dataset.cell);
    if (pointerType === "mouse" || !ground || ground.getBBox().width > NARROW_UNITS) return [];
    const centre = (each) => {
      const { x, y, width, height } = each.querySelector(".halo").getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [x, y] = centre(piece);
    const near = (each) => { const [left, top] = centre(each); return Math.hypot(left - x, top - y) < FINGER_PIXELS; };
    return this.pieces().filter((each) => each !== piece && each.dataset.cell === piece.dataset.cell && near(each)).map((each) => each.dataset.id);
  }

  pieces() {
    return this.all(".piece");
  }

  cells() {
    return this.all(".cell");
  }

  /** Whether this view cannot be shown without another drawing of what stands still: `view.still`. */
  lacks(view) {
    return this.box.dataset.frame !== view.frame && !view.still;
  }

  /** Show a view: `frame` names the drawing of what stands still, `moving` is the rest. */
  show(view) {
    if (this.view === view) return;
    const before = new Map(this.pieces().map((piece) => [piece.dataset.id, { ...place(piece), kind: piece.dataset.kind }]));
    this.draw(view);
    this.view = view;
    this.name();
    const last = new Set(view.last || []);
    for (const element of this.all("[data-id]")) element.classList.toggle("last", last.has(element.dataset.id));
    if (before.size && !likesStillness()) this.glide(before);
  }

  draw(view) {
    const pieces = [...drawingOf(view.moving).children];
    if (this.box.dataset.frame === view.frame) {
      if (this.view?.moving !== view.moving) morphInto(this.box.querySelector(".moving"), pieces);
      return;
    }
    this.keep();
    const drawing = view.still ? drawingOf(view.still) : this.kept.get(view.frame).cloneNode(true);
    const moving = makeSvg("g", { class: "moving" });
    moving.append(...pieces);
    drawing.append(moving);
    morphInto(this.box, [drawing]);
    this.box.dataset.frame = view.frame;
  }

  /** What stands still now: a view may have come while it did, and wait behind one that needs another drawing. */
  keep() {
    const drawing = this.box.querySelector("svg")?.cloneNode(true);
    drawing?.querySelector(".moving")?.remove();
    if (drawing) this.kept.set(this.box.dataset.frame, drawing);
  }

  /** A cell is called by its own name and by those who stand there. */
  name() {
    const standing = new Map();
    for (const piece of this.pieces()) {
      const { cell } = piece.dataset;
      standing.set(cell, [...(standing.get(cell) || []), piece.getAttribute("aria-label")]);
    }
    for (const cell of this.cells()) {
      cell.dataset.name ??= cell.getAttribute("aria-label"); // gone again when what stands still is drawn anew
      cell.dataset.label = [cell.dataset.name, ...(standing.get(cell.dataset.id) || [])].join(", ");
      cell.setAttribute("aria-label", cell.dataset.label);
    }
  }

  /** Pieces go from where they were to where they are; of those called by their place, equals are paired by kind. */
  glide(before) {
    const now = new Map(this.pieces().map((piece) => [piece.dataset.id, piece.dataset.kind]));
    const gone = [...before].filter(([id, was]) => !now.has(id) || now.get(id) !== was.kind).map(([, was]) => was);
    for (const piece of this.pieces()) {
      const same = (was) => was && (was.kind || "") === (piece.dataset.kind || "");
      let from = same(before.get(piece.dataset.id)) ? before.get(piece.dataset.id) : undefined;
      if (!from && piece.dataset.kind) {
        const pair = gone.findIndex((was) => was.kind === piece.dataset.kind);
        if (pair >= 0) [from] = gone.splice(pair, 1);
      }
      const to = place(piece);
      if (!from) piece.animate([{ opacity: 0 }, { opacity: 1 }], GLIDE);
      else if (from.x !== to.x || from.y !== to.y) piece.animate([{ transform: shift(from) }, { transform: shift(to) }], GLIDE);
    }
  }

  /** Show what can be chosen, what has been chosen, what is in the way, what a task is about and what was best. */
  mark({ lit = [], chosen = [], trouble = [], asked = [], best = [], signs = {}, first = [] }, choosable = "") {
    const kinds = { lit: new Set(lit), chosen: new Set(chosen), trouble: new Set(trouble), asked: new Set(asked), best: new Set(best) };
    for (const element of this.all("[data-id]")) {
      for (const [kind, ids] of Object.entries(kinds)) element.classList.toggle(kind, ids.has(element.dataset.id));
    }
    for (const cell of this.cells()) {
      const open = this.under(cell).some((id) => kinds.lit.has(id));
      const meant = data.signs?.[signs[cell.dataset.id]]?.text || choosable;
      cell.setAttribute("aria-label", open ? `${cell.dataset.label}${data.mark}${meant}` : cell.dataset.label);
    }
    const open = this.cells().filter((cell) => kinds.lit.has(cell.dataset.id)).length;
    const taken = new Set(this.pieces().map((piece) => piece.dataset.cell));
    const free = this.cells().filter((cell) => !taken.has(cell.dataset.id)).map((cell) => cell.dataset.id);
    const wide = open > MANY_PLACES || (open > 0 && free.every((id) => kinds.lit.has(id))); // or they would be taken for pieces
    this.box.classList.toggle("wide-open", wide);
    showTargets(this, kinds.lit, signs, wide);
    if (this.onSteps) showLinks(this, new Set(first));
  }

  /** What changed, drawn over the pieces. */
  changes(marks, light = false) {
    this.box.classList.toggle("light-marks", light);
    showChanges(this.box, marks || []);
  }

  layers(shown) {
    for (const layer of this.all("[data-layer]")) {
      if (shown.has(layer.dataset.layer)) layer.removeAttribute("display");
      else layer.setAttribute("display", "none");
    }
  }
}
