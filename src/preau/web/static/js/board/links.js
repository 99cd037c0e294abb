// Signs between pieces that stand for several choices at once: pointed at, they choose them all.

import { makeSvg } from "../lib/dom.js";

const REACH = 15; // around such a sign, in units of the scene: what lies there is meant
const FINGER_REACH = 21; // under a finger
const DOT = 9; // fills the gap between two pieces, above the rings around them

/** Over the pieces, a place to point at for each sign all of whose choices (`first`) can be made now. */
export function showLinks(board, first) {
  const drawing = board.box.querySelector("svg.board");
  if (!drawing) return;
  const signs = board.all(".scenery [data-steps]").filter(({ dataset }) => dataset.steps.split(" ").every((id) => first.has(id)));
  let layer = drawing.querySelector(":scope > .links");
  const written = signs.map(({ dataset }) => dataset.steps).join(",");
  if (!layer && !signs.length) return;
  if (layer?.dataset.written === written) return;
  if (!layer) {
    layer = makeSvg("g", { class: "links", "aria-hidden": "true" }); // the pieces themselves are what a keyboard finds
    drawing.append(layer);
  }
  layer.dataset.written = written;
  layer.replaceChildren(...signs.flatMap(place));
}

/** What is seen of it above the pieces, and the place to point at. */
function place({ dataset: { x, y, steps } }) {
  const reach = matchMedia("(pointer: coarse)").matches ? FINGER_REACH : REACH;
  const spot = makeSvg("circle", { class: "link", cx: x, cy: y, r: reach });
  spot.dataset.steps = steps;
  return [makeSvg("circle", { class: "link-dot", cx: x, cy: y, r: DOT }), spot];
}

/** The choices that pointing there makes, if it is such a sign. */
export function stepsAt(target) {
  return target.closest(".link")?.dataset.steps.split(" ") ?? null;
}
