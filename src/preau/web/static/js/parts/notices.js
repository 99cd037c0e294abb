// What people ask each other, above the page. A tap that was on its way when a box came answers nothing.

import { all, make, one } from "../lib/dom.js";
import { words } from "../lib/page_data.js";

const SETTLE_MS = 700;

export class Notices {
  constructor(root) {
    this.box = one("[data-part=votes]", root);
    this.since = new Map(); // notice -> when it came
    this.closed = new Set(); // the texts that were read and put away
    this.box?.addEventListener("click", (event) => {
      const notice = event.target.closest("[data-close]")?.closest(".notice");
      if (!notice) return;
      this.closed.add(notice.textContent);
      this.render();
    });
    this.seats = null; // that the reader held when last heard
  }

  /** After the parts are written: remember when each notice came. */
  render() {
    const [now, here] = [Date.now(), all(".notice", this.box)];
    this.since = new Map(here.map((notice) => [notice.id, this.since.get(notice.id) ?? now]));
    this.closed = new Set(here.map((notice) => notice.textContent).filter((text) => this.closed.has(text)));
    for (const notice of here) notice.hidden = this.closed.has(notice.textContent);
    this.box.hidden = !one(".notice:not([hidden])", this.box);
  }

  /** Whether a button has just come under somebody's finger. By keyboard nobody hits it by chance. */
  isFresh(button, event) {
    const notice = button.closest(".notice");
    return Boolean(notice) && event.detail > 0 && Date.now() - (this.since.get(notice.id) ?? 0) < SETTLE_MS;
  }

  /** The reader's seats, as the server says; who has lost one is told. */
  hearSeats(seats) {
    const lost = this.seats?.some((seat) => !seats.includes(seat));
    this.seats = seats;
    if (!lost) return;
    const note = make("p", words.seatMoved, "seat-moved");
    note.setAttribute("role", "alert");
    document.body.append(note);
  }
}
