// The review of a finished game: asked for until it is ready, then shown; its turning points lead to the board.

import { all, one, setText } from "../lib/dom.js";
import { nodesOf } from "../lib/markup.js";

const ASK_AGAIN_MS = 700;
const REST_MS = 200; // so long nothing scrolls: now it is read
const READING_LINE_PIXELS = 60; // below the board that lies above, or below the top

export class Review {
  /** `ask()` gets how far the review is, `askLine(point, step)` the better line so far; `replay` shows positions. */
  constructor(root, replay, ask, askLine) {
    this.box = one("[data-review]", root);
    if (!this.box) return;
    Object.assign(this, { replay, question: ask, askLine, asked: 0, chosen: false });
    this.line = this.wanted = { point: "", step: 0 }; // the better line that is shown, and the one asked for
    replay.rendered = () => this.press();
    this.start = one("[data-review-start]", this.box);
    this.start.addEventListener("click", () => this.begin());
    this.box.addEventListener("click", (event) => {
      const point = event.target.closest("[data-point]");
      const line = event.target.closest("[data-line]");
      const back = event.target.closest("[data-line-back]");
      const mark = event.target.closest("[data-mark]");
      this.chosen ||= Boolean(point || line || back || mark);
      if (point) this.holdStill(point, () => this.point(point.dataset));
      if (line) this.stepFrom(line, 1);
      if (back) this.stepFrom(back, -1);
      if (mark) this.toPoint(mark.dataset.mark);
    });
    addEventListener("scroll", () => {
      clearTimeout(this.rests);
      this.rests = setTimeout(() => this.follow(), REST_MS);
    }, { passive: true });
    if (location.hash === "#review" && root.dataset.table) this.begin();
  }

  /** Another game is looked at. */
  forget() {
    if (!this.box) return;
    this.asked += 1;
    one("[data-review-out]", this.box).replaceChildren();
    one("[data-review-progress]", this.box).hidden = true;
    one("[data-review-help]", this.box).hidden = false;
    this.start.hidden = false;
  }

  async begin() {
    this.asked += 1;
    const mine = this.asked;
    const hadFocus = document.activeElement === this.start;
    this.start.hidden = true;
    one("[data-review-progress]", this.box).hidden = false;
    this.bringInSight(); // how far it is
    try {
      for (;;) {
        const found = await this.question();
        if (mine !== this.asked) return;
        this.progress(found);
        if (found.ready) {
          one("[data-review-help]", this.box).hidden = true; // what it was going to do
          one("[data-review-out]", this.box).replaceChildren(...nodesOf(found.html));
          if (hadFocus) one(".review-chart", this.box).focus({ preventScroll: true });
          this.showFirst();
          return;
        }
        await new Promise((resume) => { setTimeout(resume, ASK_AGAIN_MS); });
      }
    } catch (refusal) {
      if (mine !== this.asked) return;
      this.start.hidden = false;
      one("[data-review-done]", this.box).textContent = refusal.message;
    }
  }

  progress({ done, total, ready, progress }) {
    const bar = one("progress", this.box);
    Object.assign(bar, { max: total, value: done });
    bar.hidden = ready;
    one("[data-review-done]", this.box).textContent = progress;
  }

  /** The board goes to the first turning point, where reading begins, unless its reader has gone somewhere. */
  showFirst() {
    const { shown } = this.replay.page.view;
    const first = one("[data-point]", this.box);
    if (first && shown === 0) this.point(first.dataset);
    this.bringInSight();
  }

  bringInSight() {
    if (location.hash === "#review" && scrollY < this.box.offsetTop) this.box.scrollIntoView({ block: "start" });
  }

  /** The card at which its reader has come to rest is the one that the board shows, until the reader chooses one. */
  follow() {
    if (this.chosen) return;
    const board = one("[data-board]", this.box.parentElement).getBoundingClientRect();
    const above = board.right > this.box.getBoundingClientRect().left + READING_LINE_PIXELS; // not beside it
    const line = (above ? Math.max(0, board.bottom) : innerHeight / 4) + READING_LINE_PIXELS;
    const reaches = (card, end) => card.getBoundingClientRect().top <= end && card.getBoundingClientRect().bottom > line;
    const here = one(".point.here", this.box);
    const read = all(".point", this.box).find((card) => reaches(card, line));
    if (read && read !== here) this.point(one("[data-point]", read).dataset);
  }

  /** Which card the board shows. */
  mark(point) {
    for (const card of all(".point", this.box)) {
      card.classList.toggle("here", one("[data-point]", card).dataset.point === point);
    }
  }

  /** What the board shows already is pressed: by what it says above the board. A line that was left is at its beginning. */
  press() {
    const { note, view } = this.replay.page;
    if (this.line.step && !view.line?.length) this.lineAt("", 0);
    for (const button of all("[data-point]", this.box)) button.setAttribute("aria-pressed", button.dataset.here === note);
  }

  /** The position before the decision, with what was played and what would have been better, or with the best move. */
  async point({ point, played = "", better = "", best = "", here }) {
    this.replay.stop();
    this.lineAt("", 0);
    this.mark(point);
    const ids = (text) => text.split(" ").filter(Boolean);
    const asked = ids(better);
    await this.replay.go(Number(point), { trouble: ids(played).filter((id) => !asked.includes(id)), asked, best: ids(best) }, here);
  }

  /** One step on or back in the better line, by the button pressed; after its end it begins again. */
  async stepFrom(button, by) {
    const card = button.closest(".point");
    const { line, steps } = one("[data-line]", card).dataset;
    const here = this.wanted.point === line ? this.wanted.step : 0;
    const step = by > 0 && here === Number(steps) ? 1 : here + by;
    if (step < 0) return;
    const wanted = { point: line, step };
    this.wanted = wanted; // a second press comes after this one, shown or not
    await this.holdStill(button, () => this.stepTo(card, line, step));
    if (this.wanted === wanted) this.wanted = this.line;
  }

  /** The better line after so many steps; before the first stands the decision itself. */
  async stepTo(card, line, step) {
    const point = one("[data-point]", card).dataset;
    if (!step) return this.point(point);
    this.replay.stop();
    this.mark(point.point);
    return this.replay.look(() => this.askLine(line, step), () => this.lineAt(line, step));
  }

  /** Do what changes the page, and leave a button under the finger, unless its reader has scrolled meanwhile. */
  async holdStill(button, change) {
    const [place, scrolled] = [button.getBoundingClientRect().top, scrollY];
    await change();
    if (scrollY === scrolled) scrollBy({ top: button.getBoundingClientRect().top - place, behavior: "instant" });
  }

  /** Which line is shown, and how far; its buttons say what they do, and below them stands what the board shows. */
  lineAt(point, step) {
    this.line = this.wanted = { point, step };
    for (const button of all("[data-line]", this.box)) {
      const { line, steps, start, next, anew } = button.dataset;
      const here = line === point ? step : 0;
      const last = here === Number(steps);
      const card = button.closest(".point");
      setText(one("[data-line-text]", button), last ? anew : here ? next : start);
      one("[data-line-back]", card).setAttribute("aria-disabled", String(!here));
      const told = one("[data-line-told]", card);
      told.hidden = !here;
      setText(told, here ? this.replay.page.view.prompt : "");
    }
  }

  /** From a number of the chart to its turning point. */
  toPoint(number) {
    const button = this.box.querySelectorAll("[data-point]")[Number(number) - 1];
    if (!button) return;
    button.closest(".point").scrollIntoView({ block: "nearest" });
    button.focus({ preventScroll: true });
    this.point(button.dataset);
  }
}
