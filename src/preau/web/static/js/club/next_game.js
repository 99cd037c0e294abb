// At a table by post: the way to the next game that waits, whenever it is not one's turn here.

import { one, setText } from "../lib/dom.js";
import { get } from "../lib/http.js";

const LOOK_MS = 60_000;
const [root, link] = [one("[data-table]"), one("[data-next-game]")];
let looked = 0;

async function look() {
  const mine = root.classList.contains("my-turn");
  link.hidden = link.hidden || mine;
  if (mine) return;
  const asked = ++looked;
  try {
    const { turns, next } = await get(`/api/turns?after=${link.dataset.nextGame}`);
    if (asked !== looked || root.classList.contains("my-turn")) return;
    const count = turns.filter(({ table }) => table !== link.dataset.nextGame).length;
    link.hidden = !next;
    const told = one("[data-count]", link); // with how the language writes it: a number in brackets
    setText(told, count ? told.dataset.count.replace("#", count) : "");
  } catch { /* the next look tries again */ }
}

if (link) {
  let before = root.classList.contains("my-turn");
  new MutationObserver(() => {
    const now = root.classList.contains("my-turn");
    if (now !== before) look();
    before = now;
  }).observe(root, { attributes: true, attributeFilter: ["class"] });
  setInterval(look, LOOK_MS);
  look();
}
