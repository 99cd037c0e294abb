// Following the others: their moves one by one as they come, once more when asked for, or passed over at will.

import { one } from "../lib/dom.js";
import { Playback, pace, setPace } from "./playback.js";

const MOST_MISSED = 16; // moves; who missed more reads the recap
const MOST_REPLAYED = 30; // moves

export class Follow {
  /**
   * `page.unseen`: what the others did is told in the recap alone. `on`: `show(view)` puts a view on the page,
   * `fetch(number)` promises the one after so many moves, `render()`.
   */
  constructor(root, page, tabs, on) {
    Object.assign(this, { root, page, tabs, on, playback: new Playback(on.show) });
    [this.past, this.again] = [one("[data-skip]"), one("[data-replay-turns]")];
    this.past.addEventListener("click", () => this.skip());
    this.again.addEventListener("click", () => this.replay());
    const choice = one("[data-pace]");
    choice.value = pace();
    choice.addEventListener("change", () => {
      setPace(choice.value);
      if (choice.value === "off") this.skip();
    });
  }

  /** Whether the page is on its way to where the table stands. */
  get plays() {
    return this.page.shown !== this.page.view && (this.playback.playing || this.page.replays);
  }

  /** Whether the headline tells what was done last: others' steps while they come. On one's own turn it asks. */
  get tells() {
    const { shown, view } = this.page;
    if (!shown.step) return false;
    if (this.plays) return true;
    return shown === view && !shown.over && !shown.step.mine && !shown.clicks;
  }

  /** A view that a move has brought: shown in its turn, or at once where there is nothing to follow. */
  take(fresh, before, lookedBack) {
    const missed = fresh.moves - before.moves - 1; // moves of which no view came: several were made at once
    if (fresh.step?.mine) this.page.unseen = false;
    else if (missed > MOST_MISSED || pace() === "off") this.page.unseen = true;
    if (lookedBack || missed < 0 || missed > MOST_MISSED || fresh.step?.mine) {
      this.playback.clear();
      this.on.show(fresh);
    } else this.playback.add(fresh, pace() === "off" ? [] : this.views(before.moves + 1, missed));
  }

  /** What waits last has changed without a move. */
  replaceLast(old, fresh) {
    this.playback.replaceLast(old, fresh);
  }

  /** Promises of the views after each of so many moves from `first` on. */
  views(first, count) {
    return Array.from({ length: count }, (_, index) => this.on.fetch(first + index));
  }

  /** What the others did since one's own last move, once more. */
  replay() {
    const { since, moves } = this.page.view;
    const first = Math.max(since, moves - MOST_REPLAYED);
    this.page.replays = true;
    this.playback.replay([...this.views(first, moves - first), this.page.view]);
    this.on.render();
  }

  stopReplay() {
    if (this.page.replays) this.stop();
  }

  stop() {
    this.page.replays = false;
    this.playback.clear();
  }

  /** To where the table stands, at once; whether there was something to pass over. */
  skip() {
    if (!this.plays) return false;
    this.stop();
    this.on.show(this.page.view);
    return true;
  }

  render() {
    const { page, past, again, plays, tabs, root } = this;
    const focused = [past, again].includes(document.activeElement); // where one goes, the other takes its place
    past.hidden = !plays;
    again.hidden = plays || page.view.since >= page.view.moves || !one(".recap-line", root);
    if (focused) (plays ? past : again).focus();
    if (tabs.shows("log")) page.unseen = false;
    tabs.dot("log", page.unseen && !page.view.over && Boolean(one("[data-panel=log] .recap-line", root)));
  }
}
