// One tournament: what it shows is asked for again and again, sparingly while nobody looks; forms stay as they are.

import { all, one } from "../lib/dom.js";
import { morphInto } from "../lib/morph.js";
import { data } from "../lib/page_data.js";
import { tellTimes } from "./times.js";

const LOOK_MS = 4000;
const HIDDEN_LOOK_MS = 30_000;
const LATE_LOOK_MS = 15_000; // after the server did not answer
const room = one("[data-live]");
const state = { ...data.tournament, mine: Boolean(one("#tourney-mine")) };
const title = document.title;

function render(html) {
  morphInto(room, html);
  tellTimes(room);
  const mine = Boolean(one("#tourney-mine"));
  document.title = mine ? `● ${title}` : title;
  state.mine = mine;
}

async function look() {
  let wait = document.hidden ? HIDDEN_LOOK_MS : LOOK_MS;
  try {
    const answer = await fetch(`/tournaments/${state.id}/live?seq=${state.seq}`);
    if (!answer.ok) throw new Error(String(answer.status));
    const found = await answer.json();
    if (found.html !== null) render(found.html);
    Object.assign(state, { seq: found.seq, live: found.live });
  } catch {
    wait = LATE_LOOK_MS;
  }
  if (state.live) setTimeout(look, wait);
}

document.addEventListener("submit", (event) => {
  const { sure } = event.submitter?.dataset ?? {};
  if (sure && !window.confirm(sure)) event.preventDefault();
});
for (const button of all("[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    for (const fold of all("details")) fold.open = true;
    window.print();
  });
}
if (state.live) setTimeout(look, LOOK_MS);
