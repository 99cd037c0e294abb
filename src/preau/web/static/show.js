// Showing a view: the board, and the parts around it as the server wrote them.

import { flights } from "./board.js";
import { data, memory, words } from "./net.js";

/** Put the parts of a view where the page has room for them; what did not change is left alone. */
export function showParts(root, parts) {
  for (const [name, part] of Object.entries(parts)) {
    const html = part.replaceAll("~table~", data.table || "");
    const box = root.querySelector(`[data-part="${name}"]`);
    if (!box || box.written === html) continue;
    if (name === "seats") flights(html, (text) => { box.innerHTML = text; });
    else box.innerHTML = html;
    box.written = html;
    if (name === "chat") box.scrollTop = box.scrollHeight;
  }
}

/** In the log, the move being looked at is marked and stays in sight. */
export function showHere(root, number) {
  const log = root.querySelector("[data-part=log]");
  for (const entry of log.querySelectorAll("[data-move]")) {
    const here = Number(entry.dataset.move) === number;
    entry.parentElement.classList.toggle("here", here);
    if (here) entry.setAttribute("aria-current", "true");
    else entry.removeAttribute("aria-current");
  }
  reveal(log);
}

/** The line being looked at stays in sight, without moving the page. */
function reveal(box) {
  const here = box.querySelector(".here");
  if (!here) return;
  const [inner, outer] = [here.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom + 8;
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8;
}

/** Layers that the reader likes to see are switched on again on every table. */
export class Layers {
  /** `always()` are layers to show whatever the reader likes. */
  constructor(root, board, always = () => []) {
    Object.assign(this, { root, board, always, shown: new Set((memory.get("layers") || "").split(" ").filter(Boolean)) });
    root.addEventListener("change", (event) => {
      const name = event.target.dataset?.layerSwitch;
      if (!name) return;
      if (event.target.checked) this.shown.add(name);
      else this.shown.delete(name);
      memory.set("layers", [...this.shown].join(" "));
      this.apply();
    });
  }

  apply() {
    const shown = new Set([...this.shown, ...this.always()]);
    this.board.layers(shown);
    for (const box of this.root.querySelectorAll("[data-layer-switch]")) box.checked = shown.has(box.dataset.layerSwitch);
  }
}

/** A refusal in words, with a link to its rule. */
export function showMessage(box, refusal, game) {
  box.hidden = !refusal;
  if (!refusal) return box.replaceChildren();
  const parts = [document.createTextNode(refusal.message)];
  if (refusal.rule) {
    const link = document.createElement("a");
    Object.assign(link, { href: `/learn/${game}${data.table ? `?table=${data.table}` : ""}#${refusal.rule}`, className: "rule", textContent: refusal.rule, target: "_blank" });
    link.setAttribute("aria-label", `${refusal.rule}, ${words.rulebook}`);
    parts.push(document.createTextNode(" "), link);
  }
  return box.replaceChildren(...parts);
}
