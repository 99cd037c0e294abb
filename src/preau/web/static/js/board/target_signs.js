// Over the board and its pieces: what each place that can be chosen would do, and a ring round each such piece.

import { makeSvg } from "../lib/dom.js";
import { drawingOf } from "../lib/markup.js";
import { data } from "../lib/page_data.js";

const PLAIN_SIZE = 46; // of a sign on an empty place, in units of the scene
const BADGE_SIZE = 40; // of one beside whoever stands there
const BADGE_SHIFT = 32; // from the middle of the place to its corner
const RING_SIZE = 0.45; // of a piece's width
const WIDE_PIXELS = 560; // a board of this width or more needs no larger signs
const MOST_LARGER = 1.4; // times, where the board is small
const MOST_RINGS = 8; // more than that, and most pieces: those that cannot be chosen are dimmed instead

/** A sign's picture, around a point. */
function picture(name, x, y, size) {
  const drawn = drawingOf(data.signs[name].icon);
  const [left, top] = [x - size / 2, y - size / 2];
  for (const [key, value] of Object.entries({ x: left, y: top, width: size, height: size })) drawn.setAttribute(key, value);
  return drawn;
}

/** On an empty place in its middle; where somebody stands, on a small tile in the corner: no bubble, nobody speaks. */
function sign(name, cell, taken, larger) {
  const [x, y] = [Number(cell.dataset.x), Number(cell.dataset.y)];
  if (!taken) return [picture(name, x, y, PLAIN_SIZE * larger)];
  const [at, size] = [{ cx: x + BADGE_SHIFT, cy: y - BADGE_SHIFT }, BADGE_SIZE * larger];
  const [half, side] = [size * 0.58, size * 1.16];
  const tile = { class: "sign-tile", x: at.cx - half, y: at.cy - half, width: side, height: side, rx: size * 0.14 };
  const badge = makeSvg("g", { class: "corner-sign" });
  badge.append(makeSvg("rect", tile), picture(name, at.cx, at.cy, size));
  return [badge];
}

/** By how much signs are larger than usual, to be told apart on a small board. */
function enlargement(drawing) {
  return Math.min(MOST_LARGER, Math.max(1, WIDE_PIXELS / (drawing.clientWidth || WIDE_PIXELS)));
}

function ring(piece) {
  const at = { cx: piece.dataset.x, cy: piece.dataset.y, r: piece.querySelector(".halo").getBBox().width * RING_SIZE };
  return [makeSvg("circle", { class: "ring under", ...at }), makeSvg("circle", { class: "ring", ...at })];
}

/** `signs` has the sign of each id; among `many` places only those are signed that differ from most. */
export function showTargets(board, lit, signs, many) {
  const drawing = board.box.querySelector("svg.board");
  if (!drawing) return;
  const larger = enlargement(drawing);
  const written = JSON.stringify([[...lit], signs, many, larger, board.view?.shown]);
  let layer = drawing.querySelector(":scope > .targets");
  if (layer?.dataset.written === written) return;
  layer ??= drawing.appendChild(makeSvg("g", { class: "targets", "aria-hidden": "true", "pointer-events": "none" }));
  layer.dataset.written = written;
  const taken = new Set(board.pieces().map((piece) => piece.dataset.cell));
  const pieces = board.pieces();
  const free = pieces.filter((piece) => lit.has(piece.dataset.id) || lit.has(piece.dataset.cell));
  const mostly = free.length > MOST_RINGS && free.length > pieces.length / 2;
  board.box.classList.toggle("mostly-free", mostly);
  for (const piece of pieces) piece.classList.toggle("dim", mostly && !free.includes(piece));
  const drawn = mostly ? [] : pieces.filter((piece) => lit.has(piece.dataset.id)).flatMap(ring);
  const usual = many ? mostCommon(Object.values(signs)) : "";
  for (const cell of board.cells()) {
    const name = lit.has(cell.dataset.id) ? signs[cell.dataset.id] : "";
    if (name && name !== usual && data.signs?.[name]) drawn.push(...sign(name, cell, taken.has(cell.dataset.id), larger));
  }
  layer.replaceChildren(...drawn);
}

function mostCommon(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) || 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
