// The end on a phone: below who won, why, and where to go from there, the board takes what is left above the tabs.

import { one } from "../lib/dom.js";

const GAP_PIXELS = 6; // above the tabs
const LEAST_PIXELS = 190; // of a board that can still be looked at: where there is less room, the page is scrolled

export function keepEndSpace(root) {
  const [board, tabs] = [one("[data-board] svg.board", root), one("[data-tab-bar]", root)];
  const applies = root.classList.contains("ended") && tabs && getComputedStyle(tabs).position === "fixed";
  const room = applies ? innerHeight - tabs.offsetHeight - GAP_PIXELS - board.getBoundingClientRect().top - scrollY : 0;
  if (room >= LEAST_PIXELS) root.style.setProperty("--end-room", `${room}px`);
  else root.style.removeProperty("--end-room");
}
