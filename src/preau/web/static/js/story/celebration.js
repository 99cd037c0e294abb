// A handful of confetti over the board when a game has ended well for who looks at it; nothing moves for who likes stillness.

import { likesStillness } from "../lib/motion.js";

const PIECES = 40;
const LONGEST_MS = 2600;
const COLOURS = ["--red", "--blue", "--green", "--yellow", "--purple", "--accent"];

export function celebrate(box) {
  if (likesStillness()) return;
  const { left, top, width, height } = box.getBoundingClientRect();
  for (let index = 0; index < PIECES; index += 1) {
    const piece = document.createElement("span");
    piece.className = "confetti";
    piece.setAttribute("aria-hidden", "true");
    piece.style.background = `var(${COLOURS[index % COLOURS.length]})`;
    document.body.append(piece);
    const x = left + width * Math.random();
    const drift = x + 120 * (Math.random() - 0.5);
    const fall = top + height * (0.55 + 0.45 * Math.random());
    piece.animate([
      { transform: `translate(${x}px, ${top - 20}px) rotate(0)`, opacity: 1 },
      { transform: `translate(${drift}px, ${fall}px) rotate(${720 * (Math.random() - 0.5)}deg)`, opacity: 1, offset: 0.8 },
      { transform: `translate(${drift}px, ${fall + 20}px)`, opacity: 0 },
    ], { duration: LONGEST_MS * (0.5 + 0.5 * Math.random()), easing: "cubic-bezier(.2,.6,.5,1)" })
      .finished.finally(() => piece.remove());
  }
}
