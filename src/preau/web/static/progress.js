// Which lessons and puzzles are done: kept in this browser. On a list, the done ones are marked and the next is offered.

import { data, memory } from "./net.js";

/** The ids done of a list, such as `lesson-GAME`. */
export const done = (list) => new Set((memory.get(list) || "").split(" ").filter(Boolean));

export function finish(list, id) {
  memory.set(list, [...done(list).add(id)].join(" "));
}

for (const root of document.querySelectorAll("[data-progress]")) {
  const finished = done(root.dataset.progress);
  const entries = [...root.querySelectorAll("[data-entry]")];
  for (const entry of entries) {
    if (!finished.has(entry.dataset.entry)) continue;
    entry.classList.add("done");
    const told = document.createElement("span");
    Object.assign(told, { className: "tick", textContent: data.study.done });
    entry.querySelector(".lesson-facts").append(" ", told);
  }
  const next = entries.find((entry) => !finished.has(entry.dataset.entry));
  next?.classList.add("next");
  const begin = document.querySelector("[data-begin]");
  if (next && begin && root.dataset.first !== undefined) begin.href = next.querySelector("a").href;
}
