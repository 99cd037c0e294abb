// What changed, drawn over the pieces: the way each took, a ring where it stands now, a cross where one is gone.

const SVG = "http://www.w3.org/2000/svg";
const RING = 0.5; // of a piece's size: the ring goes round it
const TIP = 22; // length of an arrow's tip, in the scene's units
const SHORTEST = 30; // a way that is hardly longer than its tip is not drawn

const make = (name, attributes) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** An arrow from where a piece stood to the edge of the ring where it stands. */
function arrow([fromX, fromY], [toX, toY], radius) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  if (length - radius < SHORTEST) return [];
  const [ux, uy] = [dx / length, dy / length];
  const [x, y] = [toX - ux * radius, toY - uy * radius];
  const [backX, backY] = [x - ux * TIP, y - uy * TIP];
  const [sideX, sideY] = [-uy * TIP * 0.55, ux * TIP * 0.55];
  const line = `M${fromX} ${fromY}L${backX} ${backY}`;
  const tip = `M${x} ${y}L${backX + sideX} ${backY + sideY}L${backX - sideX} ${backY - sideY}z`;
  return [make("circle", { class: "left", cx: fromX, cy: fromY, r: 9 }), make("path", { class: "way under", d: line }), make("path", { class: "way", d: line }), make("path", { class: "arrowhead", d: tip })];
}

function draw({ kind, at, from, size }) {
  const [x, y] = at;
  const radius = size * RING;
  if (kind === "gone") {
    const arm = radius * 0.5;
    const cross = `M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x - arm} ${y + arm}L${x + arm} ${y - arm}`;
    return [make("path", { class: "cross under", d: cross }), make("path", { class: "cross", d: cross })];
  }
  const ring = { cx: x, cy: y, r: radius };
  return [
    ...(kind === "way" ? arrow(from, at, radius) : []),
    make("circle", { class: `ring under ${kind}`, ...ring }),
    make("circle", { class: `ring ${kind}`, ...ring }),
  ];
}

/** Put these marks over the board, in place of those that are there. */
export function showChanges(box, marks) {
  const picture = box.querySelector("svg.board");
  if (!picture) return;
  const written = JSON.stringify(marks);
  let layer = picture.querySelector(":scope > .changes");
  if (layer?.dataset.written === written) return;
  layer ??= picture.appendChild(make("g", { class: "changes", "aria-hidden": "true", "pointer-events": "none" }));
  layer.dataset.written = written;
  layer.replaceChildren(...marks.flatMap(draw));
}
