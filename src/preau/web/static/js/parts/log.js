// The log of a long game comes in windows. What is before or after a window is fetched when its reader gets there, by
// scrolling or by a button, and what they were reading stays where it was.

import { all, one } from "../lib/dom.js";
import { toast } from "../lib/toast.js";

const LINES = ".log-line, .turn-entry";
const NEAR_END_PIXELS = 24; // who has scrolled so near to the end reads along

export class LogWindow {
  /** `fetchPart(number)` gives the log around a move; `render` shows the page as it then is. */
  constructor(root, fetchPart, render) {
    Object.assign(this, { fetchPart, render, part: null, at: 0, busy: false });
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

  /** The log to show: the window that its reader has gone to, or the one that came with the view. */
  show(ofView) {
    return this.part ?? ofView;
  }

  get elsewhere() {
    return this.part !== null;
  }

  /** Follow the view again. */
  forget() {
    this.part = null;
  }

  /** A move was made or taken back. Who reads the end reads along; a window that reached it is read again. */
  async showMoves(moves) {
    const { scrollHeight, scrollTop, clientHeight } = this.box;
    const reachesEnd = !one("#log-later", this.box);
    if (this.at > moves || (reachesEnd && scrollHeight - scrollTop - clientHeight < NEAR_END_PIXELS)) this.forget();
    if (this.elsewhere && reachesEnd) await this.fetch(this.at);
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
      this.part = (await this.fetchPart(number)).log;
      this.at = number;
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
