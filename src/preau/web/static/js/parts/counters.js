// Counters beside the seats: what one loses and another gains flies across.

import { all, one } from "../lib/dom.js";
import { GLIDE, likesStillness } from "../lib/motion.js";

const counters = (box) => new Map(all(".counter[data-of]", box).map((each) => [
  `${each.closest("[data-seat]").dataset.seat} ${each.dataset.of}`, each]));
const count = (counter) => Number(counter.dataset.count);

/** Do what changes the counters in the box, and show what went from one to another. */
export function flyBetweenCounters(box, change) {
  const before = new Map([...counters(box)].map(([key, each]) => [key, count(each)]));
  change();
  if (likesStillness()) return;
  const changes = [...counters(box)].map(([key, each]) => ({ each, of: each.dataset.of, by: count(each) - (before.get(key) ?? count(each)) }));
  for (const gain of changes.filter(({ by }) => by > 0)) {
    const loss = changes.find(({ by, of }) => by < 0 && of === gain.of);
    const icon = one("svg", gain.each);
    if (loss && icon) fly(icon, loss.each, gain.each);
  }
}

function fly(icon, from, to) {
  const flying = icon.cloneNode(true);
  flying.classList.add("flying");
  document.body.append(flying);
  const [start, end] = [from, to].map((each) => {
    const { left, top } = each.getBoundingClientRect();
    return { transform: `translate(${left}px, ${top}px)` };
  });
  flying.animate([start, end], GLIDE).finished.finally(() => flying.remove());
}
