// Showing a view: the board, and the parts around it as the server wrote them.

import { flights } from "../board/board.js";
import { all, one, ruleLink } from "../lib/dom.js";
import { data } from "../lib/page_data.js";

/** Put the parts of a view where the page has room for them; what did not change is left alone. */
export function showParts(root, parts) {
  for (const [name, part] of Object.entries(parts)) {
    const html = part.replaceAll("~table~", data.table || "");
    const box = one(`[data-part="${name}"]`, root);
    if (!box || box.written === html) continue;
    if (name === "seats") flights(html, (text) => { box.innerHTML = text; });
    else box.innerHTML = html;
    box.written = html;
    if (name === "chat") box.scrollTop = box.scrollHeight;
  }
}

/** In the log, the move being looked at is marked and stays in sight. */
export function showHere(root, number) {
  const log = one("[data-part=log]", root);
  for (const entry of all("[data-move]", log)) {
    const here = Number(entry.dataset.move) === number;
    entry.parentElement.classList.toggle("here", here);
    if (here) entry.setAttribute("aria-current", "true");
    else entry.removeAttribute("aria-current");
  }
  reveal(log);
}

/** The line being looked at stays in sight, without moving the page. */
function reveal(box) {
  const here = one(".here", box);
  if (!here) return;
  const [inner, outer] = [here.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 8;
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8;
}

/** A refusal in words, with a link to its rule. */
export function showMessage(box, refusal, game) {
  box.hidden = !refusal;
  if (!refusal) return box.replaceChildren();
  return box.replaceChildren(refusal.message, ...(refusal.rule ? [" ", ruleLink(refusal.rule, game)] : []));
}
