// The log of a long game comes in windows. What is before or after a window is fetched when its reader gets there, by
// scrolling or by a button, and what they were reading stays where it was.

import { all, one } from "../lib/dom.js";
import { toast } from "../lib/toast.js";

const LINES = ".log-line, .turn-entry";
const NEAR_END_PIXELS = 24; // who has scrolled so near to the end reads along

export class LogWindow {
  /**
   * `page.log` is the window that its reader has gone to (`html`, and `at` which move), or null: the one that came with
   * the view. `fetchPart(number)` gives the log around a move; `render` shows the page as it then is.
   */
  constructor(root, page, fetchPart, render) {
    Object.assign(this, { page, fetchPart, render, busy: false });
    this.box = one("[data-part=log]", root);
    this.box.addEventListener("click", (event) => {
      const button = event.target.closest("[data-log-at]");
      if (button) this.go(button, event.detail === 0);
    });
    this.box.addEventListener("scroll", () => {
      const near = all("[data-log-at]", this.box).find((button) => this.shows(button));
      if (near) this.go(near, false);
    }, { passive: true });
  }

  /** The log to show. */
  show(ofView) {
    return this.page.log?.html ?? ofView;
  }

  get elsewhere() {
    return this.page.log !== null;
  }

  /** Follow the view again. */
  forget() {
    this.page.log = null;
  }

  /** A move was made or taken back. Who reads the end reads along; a window that reached it is read again. */
  async showMoves(moves) {
    const { scrollHeight, scrollTop, clientHeight } = this.box;
    const [reachesEnd, at] = [!one("#log-later", this.box), this.page.log?.at ?? 0];
    if (at > moves || (reachesEnd && scrollHeight - scrollTop - clientHeight < NEAR_END_PIXELS)) this.forget();
    if (this.elsewhere && reachesEnd) await this.fetch(at);
  }

  async go(button, byKeyboard) {
    if (this.busy) return;
    const number = Number(button.dataset.logAt);
    const line = all(LINES, this.box).find((each) => this.shows(each));
    const before = line?.getBoundingClientRect().top;
    await this.fetch(number);
    const same = line && document.getElementById(line.id);
    if (same) this.box.scrollTop += same.getBoundingClientRect().top - before;
    if (byKeyboard) one(`[data-move="${number}"]`, this.box)?.focus();
  }

  async fetch(number) {
    this.busy = true;
    try {
      this.page.log = { html: (await this.fetchPart(number)).log, at: number };
      this.render({ toHere: false });
    } catch (refusal) {
      toast(refusal.message);
    } finally {
      this.busy = false;
    }
  }

  shows(element) {
    const [inner, outer] = [element.getBoundingClientRect(), this.box.getBoundingClientRect()];
    return inner.bottom > outer.top && inner.top < outer.bottom;
  }
}
