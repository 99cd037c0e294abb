// How many tables wait for the reader: as a number before the title, and on the icon of the installed page.

import { get } from "../lib/http.js";

const LOOK_MS = 60_000;
let count = 0;

/** The title as it should be: with the number of tables that wait, if any do. */
export const withCount = (title) => (count ? `(${count}) ${title}` : title);

function show() {
  const title = withCount(document.title.replace(/^\(\d+\) /, ""));
  if (document.title !== title) document.title = title;
  const badge = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // not where the page is a page only
}

async function look() {
  if (document.visibilityState === "hidden" && count) return; // it is told already; who comes back is told anew
  try {
    count = (await get("/api/calls/waiting")).count;
  } catch {
    return; // the next look tries again
  }
  show();
}

/** Look now, when the reader comes back, and once a minute. */
export function followWaitingTurns() {
  look();
  setInterval(look, LOOK_MS);
  document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") look(); });
}
