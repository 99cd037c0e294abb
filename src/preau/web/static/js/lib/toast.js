// A sentence at the edge of the page that goes away by itself.

import { make, one } from "./dom.js";

const TOAST_MS = 6000;
const ACT_MS = 30000; // where there is something to press
const READ_MS = 1500; // so long nobody has read it
let hiding;
let shownAt = 0;

document.addEventListener("pointerdown", ({ target }) => { // whoever goes on has read it
  if (Date.now() - shownAt > READ_MS && !target.closest("[data-toast]")) hideToast();
}, { capture: true });

/** `act`, if there is one, has the `text` of a button and what to `do` when it is pressed. */
export function toast(text, act = null) {
  const box = one("[data-toast]");
  box.textContent = text;
  if (act) {
    const button = make("button", act.text, "toast-act");
    button.type = "button";
    button.addEventListener("click", (event) => {
      event.stopPropagation(); // a click beside the sheets closes them
      hideToast();
      act.do();
    });
    box.append(" ", button);
  }
  box.classList.add("shown");
  shownAt = Date.now();
  box.onclick = hideToast; // who has read it sees what lies under it
  clearTimeout(hiding);
  hiding = setTimeout(hideToast, act ? ACT_MS : TOAST_MS);
}

export function hideToast() {
  one("[data-toast]").classList.remove("shown");
}
