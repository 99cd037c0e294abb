// A sentence at the edge of the page that goes away by itself.

import { one } from "./dom.js";

const TOAST_MS = 6000;
let hiding;

export function toast(text) {
  const box = one("[data-toast]");
  box.textContent = text;
  box.classList.add("shown");
  clearTimeout(hiding);
  hiding = setTimeout(hideToast, TOAST_MS);
}

export function hideToast() {
  one("[data-toast]").classList.remove("shown");
}
