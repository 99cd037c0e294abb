// What changed, drawn over the pieces: the way each took, a ring where it stands now, a cross where one is gone.

import { makeSvg } from "../lib/dom.js";

const RING_SHARE = 0.5; // of a piece's size: the ring goes round it
const TIP_LENGTH = 22; // of an arrow, in the scene's units
const SHORTEST_WAY = 30; // a way that is hardly longer than its tip is not drawn
const TRADE_SIDE = 26; // beside the line between two that trade places, where their arrows begin and end
const TRADE_BEND = 76; // how far these bend away from it

/** An arrow from where a piece stood, by where it stopped meanwhile, to the edge of the ring where it stands. */
function arrow(from, via, [toX, toY], radius) {
  const [fromX, fromY] = via.at(-1) ?? from;
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  if (length - radius < SHORTEST_WAY) return [];
  const [ux, uy] = [dx / length, dy / length];
  const [x, y] = [toX - ux * radius, toY - uy * radius];
  const [backX, backY] = [x - ux * TIP_LENGTH, y - uy * TIP_LENGTH];
  const [sideX, sideY] = [-uy * TIP_LENGTH * 0.55, ux * TIP_LENGTH * 0.55];
  const line = `M${[from, ...via].map((place) => place.join(" ")).join("L")}L${backX} ${backY}`;
  const tip = `M${x} ${y}L${backX + sideX} ${backY + sideY}L${backX - sideX} ${backY - sideY}z`;
  return [makeSvg("circle", { class: "left", cx: from[0], cy: from[1], r: 9 }), makeSvg("path", { class: "way under", d: line }), makeSvg("path", { class: "way", d: line }), makeSvg("path", { class: "arrowhead", d: tip })];
}

/** An arrow for one of two that trade places, on its own side of the line between them. */
function bow([fromX, fromY], [toX, toY]) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const [ux, uy] = [(toX - fromX) / length, (toY - fromY) / length];
  const point = (along, aside) => [fromX + ux * along + uy * aside, fromY + uy * along - ux * aside];
  const [start, bend, end] = [point(0, TRADE_SIDE), point(length / 2, TRADE_BEND), point(length, TRADE_SIDE)];
  const steep = Math.hypot(end[0] - bend[0], end[1] - bend[1]);
  const [vx, vy] = [(end[0] - bend[0]) / steep, (end[1] - bend[1]) / steep];
  const [backX, backY] = [end[0] - vx * TIP_LENGTH, end[1] - vy * TIP_LENGTH];
  const [sideX, sideY] = [-vy * TIP_LENGTH * 0.8, vx * TIP_LENGTH * 0.8];
  const line = `M${start}Q${bend} ${backX} ${backY}`;
  const tip = `M${end}L${backX + sideX} ${backY + sideY}L${backX - sideX} ${backY - sideY}z`;
  return [makeSvg("path", { class: "way trade under", d: line }), makeSvg("path", { class: "way trade", d: line }), makeSvg("path", { class: "arrowhead", d: tip })];
}

/** Whether a piece goes where another one comes from that goes where it came from. */
export const trades = ({ kind, at, from }, marks) => kind === "way"
  && marks.some((other) => other.kind === "way" && `${other.at}` === `${from}` && `${other.from}` === `${at}`);

function draw(mark, _, marks) {
  const { kind, at, from, via = [], size } = mark;
  if (trades(mark, marks)) return bow(from, at);
  const [x, y] = at;
  const radius = size * RING_SHARE;
  if (kind === "gone") {
    const arm = radius * 0.5;
    const cross = `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x - arm} ${y + arm}L${x + arm} ${y - arm}`;
    return [makeSvg("path", { class: "cross under", d: cross }), makeSvg("path", { class: "cross", d: cross })];
  }
  const ring = { cx: x, cy: y, r: radius };
  return [
    ...(kind === "way" ? arrow(from, via, at, radius) : []),
    makeSvg("circle", { class: `ring under ${kind}`, ...ring }),
    makeSvg("circle", { class: `ring ${kind}`, ...ring }),
  ];
}

/** Put these marks over the board, in place of those that are there. */
export function showChanges(box, marks) {
  const picture = box.querySelector("svg.board");
  if (!picture) return;
  const written = JSON.stringify(marks);
  let layer = picture.querySelector(":scope > .changes");
  if (layer?.dataset.written === written) return;
  layer ??= picture.appendChild(makeSvg("g", { class: "changes", "aria-hidden": "true", "pointer-events": "none" }));
  layer.dataset.written = written;
  layer.replaceChildren(...marks.flatMap(draw));
}
