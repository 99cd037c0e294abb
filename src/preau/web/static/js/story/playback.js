// Others' moves, one after the other, each with the time that it deserves. Views wait here until it is their turn.

import { memory } from "../lib/memory.js";
import { data } from "../lib/page_data.js";

const SHOWN_MS = { light: 700, usual: 1000, heavy: 1600, grave: 2200 }; // for so long a step is looked at before the next
const TOUCHING_FACTOR = 1.4; // times as long for what happened to the reader
const PACES = { off: 0, quick: 0.5, usual: 1, slow: 2 };
const READ_MS = { quick: 12, usual: 28, slow: 60 }; // at least so long for each character of what is told
const MOST_WAITING_MS = 12000; // where more waits than that, what matters little is shown more quickly
const MOST_WAITING = 40; // views; who was away so long reads the recap

/** Until it is chosen: slowly for who has not finished such a game yet, and learns from what the others do. */
const firstPace = () => (data.view?.mine && data.first && !data.first.played ? "slow" : "usual");

export const pace = () => (Object.hasOwn(PACES, memory.get("follow")) ? memory.get("follow") : firstPace());
export const setPace = (value) => memory.set("follow", value);

const matters = ({ step }) => Boolean(step?.touches) || ["heavy", "grave"].includes(step?.weight);

export class Playback {
  /** `show(view)` puts one on the page; `quiet()`: nobody looks just now. */
  constructor(show, quiet = () => document.hidden) {
    Object.assign(this, { show, quiet, waiting: [], timer: null, again: false });
  }

  /** Whether more is to come. */
  get playing() {
    return this.waiting.length > 0;
  }

  /** A view that has come; it is shown now, or when those before it have been looked at. */
  add(view, missed = []) {
    this.waiting.push(...missed, view);
    if (this.waiting.length > MOST_WAITING || this.quiet() || (!this.again && pace() === "off")) this.skip();
    else if (this.timer === null) this.next();
  }

  /** Show what was played once more, whatever pace is liked. */
  replay(views) {
    this.clear();
    this.again = true;
    this.add(views.at(-1), views.slice(0, -1));
  }

  /** What waits last has changed without a move. */
  replaceLast(old, fresh) {
    if (this.waiting.at(-1) === old) this.waiting[this.waiting.length - 1] = fresh;
  }

  /** The next one; a view that was asked for (a promise) and does not come is left out. */
  async next() {
    const [first] = this.waiting;
    this.timer = first ? 0 : null;
    if (!first) {
      this.again = false;
      return;
    }
    const view = first instanceof Promise ? await first.catch(() => null) : first;
    if (this.waiting[0] !== first) return; // it was passed over
    this.waiting.shift();
    if (!view) {
      this.next();
      return;
    }
    this.timer = setTimeout(() => this.next(), this.time(view));
    this.show(view);
  }

  time(view) {
    const factor = PACES[pace()] || PACES.usual;
    const reading = (this.again && !PACES[pace()] ? READ_MS.usual : READ_MS[pace()]) ?? 0;
    const each = ({ step }) => (step?.touches ? TOUCHING_FACTOR : 1)
      * Math.max(factor * (SHOWN_MS[step?.weight] ?? SHOWN_MS.usual), reading * (step?.text || "").length);
    if (memory.get("follow") === "slow" || matters(view)) return each(view); // who chose it slow is not hurried, and what matters is read
    const total = this.waiting.reduce((sum, waits) => sum + each(waits), each(view));
    return each(view) * (this.again ? 1 : Math.min(1, MOST_WAITING_MS * factor / total));
  }

  /** To the last one at once. */
  skip() {
    const last = this.waiting.at(-1);
    this.clear();
    if (last) this.show(last);
  }

  clear() {
    clearTimeout(this.timer);
    Object.assign(this, { timer: null, waiting: [], again: false });
  }
}
