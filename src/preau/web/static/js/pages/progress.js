// A list of lessons or puzzles: the done ones are marked and the next is offered.

import { all, make, one } from "../lib/dom.js";
import { doneIds } from "../lib/memory.js";
import { data } from "../lib/page_data.js";

for (const root of all("[data-progress]")) {
  const finished = doneIds(root.dataset.progress);
  const newcomer = one("[data-newcomer]", root); // who has solved none begins with an easy one
  if (newcomer) newcomer.hidden = finished.size > 0;
  const entries = all("[data-entry]", root).filter((entry) => !entry.hidden);
  for (const entry of entries) {
    if (!finished.has(entry.dataset.entry)) continue;
    entry.classList.add("done");
    one(".lesson-facts", entry).append(" ", make("span", data.study.done, "tick"));
  }
  const open = (entry) => !finished.has(entry.dataset.entry);
  const last = entries.findLastIndex((entry) => !open(entry));
  const next = entries.slice(last + 1).find(open) ?? entries.find(open); // on from where one was, whatever was passed over
  next?.classList.add("next");
  const begin = one("[data-begin]");
  if (next && begin && root.dataset.first !== undefined) {
    begin.href = one("a", next).href;
    if (finished.size) begin.textContent = data.study.continue.replace("%what%", one(".lesson-name", next).textContent);
  }
}
