// At the end of a rated game: what it has made of one's rating. The server rates it a moment after the end.

import { one, setText } from "../lib/dom.js";
import { get } from "../lib/http.js";

const [LOOK_MS, MOST_LOOKS] = [1500, 20];
const root = one("[data-table]");
const page = { asked: false, text: "" };

async function look(looks = 1) {
  let due = true;
  try {
    ({ due, text: page.text } = await get(`/t/${root.dataset.table}/rating`));
  } catch { /* the next look tries again */ }
  if (due && looks < MOST_LOOKS) setTimeout(look, LOOK_MS, looks + 1);
  render();
}

function render() {
  const line = one("[data-rating-change]", root);
  if (!line) return;
  if (!page.asked) {
    page.asked = true;
    look();
  }
  if (line.textContent !== page.text) setText(line, page.text);
}

new MutationObserver(render).observe(one("[data-part=result]", root), { childList: true, subtree: true });
render();
