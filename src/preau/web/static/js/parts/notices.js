// What people ask each other, above the page. A tap that was on its way when a box came answers nothing.

import { all, make, one } from "../lib/dom.js";
import { words } from "../lib/page_data.js";

const SETTLE_MS = 700;

export class Notices {
  /** `page.notices`: since when each is there, which texts were `closed`, and the `seats` that the reader held last. */
  constructor(root, page, render) {
    this.box = one("[data-part=votes]", root);
    this.state = page.notices = { since: new Map(), closed: new Set(), seats: null };
    this.box?.addEventListener("click", (event) => {
      const notice = event.target.closest("[data-close]")?.closest(".notice");
      if (!notice) return;
      this.state.closed.add(notice.textContent);
      render();
    });
  }

  /** After the parts are written: remember when each notice came. */
  render() {
    const [now, here, { since, closed }] = [Date.now(), all(".notice", this.box), this.state];
    this.state.since = new Map(here.map((notice) => [notice.id, since.get(notice.id) ?? now]));
    this.state.closed = new Set(here.map((notice) => notice.textContent).filter((text) => closed.has(text)));
    for (const notice of here) notice.hidden = closed.has(notice.textContent);
    this.box.hidden = !one(".notice:not([hidden])", this.box);
  }

  /** Whether a button has just come under somebody's finger. By keyboard nobody hits it by chance. */
  isFresh(button, event) {
    const notice = button.closest(".notice");
    return Boolean(notice) && event.detail > 0 && Date.now() - (this.state.since.get(notice.id) ?? 0) < SETTLE_MS;
  }

  /** The reader's seats, as the server says; who has lost one is told. */
  hearSeats(seats) {
    const lost = this.state.seats?.some((seat) => !seats.includes(seat));
    this.state.seats = seats;
    if (!lost) return;
    const note = make("p", words.seatMoved, "seat-moved");
    note.setAttribute("role", "alert");
    document.body.append(note);
  }
}
