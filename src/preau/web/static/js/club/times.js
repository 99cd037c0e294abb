// Moments are told in the reader's own time zone, in the language of the page.

import { all } from "../lib/dom.js";

const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "full", timeStyle: "short" });

export function tellTimes(root = document) {
  for (const time of all("time[data-time]", root)) {
    const moment = new Date(Number(time.dataset.time));
    time.dateTime = moment.toISOString();
    time.textContent = format.format(moment);
  }
}

tellTimes();
