// The review of a finished game: asked for until it is ready, then shown; its turning points lead to the board.

import { one } from "../lib/dom.js";
import { nodesOf } from "../lib/markup.js";

const ASK_AGAIN_MS = 700;

export class Review {
  /** `ask()` gets how far the review is, `askLine(point, step)` the better line so far; `player` shows positions. */
  constructor(root, player, ask, askLine) {
    this.box = one("[data-review]", root);
    if (!this.box) return;
    Object.assign(this, { player, question: ask, askLine, asked: 0, line: { point: "", step: 0 } });
    this.start = one("[data-review-start]", this.box);
    this.start.addEventListener("click", () => this.begin());
    this.box.addEventListener("click", (event) => {
      const point = event.target.closest("[data-point]");
      const line = event.target.closest("[data-line]");
      const mark = event.target.closest("[data-mark]");
      if (point) this.point(point.dataset);
      if (line) this.stepOn(line.dataset);
      if (mark) this.toPoint(mark.dataset.mark);
    });
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

  /** The board goes to the first turning point, one's own if there is one, unless its reader has gone somewhere. */
  showFirst() {
    const { shown } = this.player.page.view;
    const first = one(".own [data-point]", this.box) || one("[data-point]", this.box);
    if (first && shown === 0) this.point(first.dataset);
    if (location.hash === "#review" && scrollY < this.box.offsetTop) this.box.scrollIntoView({ block: "start" });
  }

  /** The position before the decision, with what was played and what would have been better. */
  async point({ point, played, better, here }) {
    this.player.stop();
    this.lineAt("", 0);
    const ids = (text) => text.split(" ").filter(Boolean);
    const asked = ids(better);
    await this.player.go(Number(point), { trouble: ids(played).filter((id) => !asked.includes(id)), asked }, here);
  }

  /** One step further in the better line; after its end it begins again. */
  async stepOn({ line, steps }) {
    const step = this.line.point === line ? (this.line.step % Number(steps)) + 1 : 1;
    this.player.stop();
    await this.player.look(() => this.askLine(line, step), () => this.lineAt(line, step));
  }

  /** Which line is shown, and how far; its button says so. */
  lineAt(point, step) {
    this.line = { point, step };
    for (const button of this.box.querySelectorAll("[data-line]")) {
      const here = button.dataset.line === point ? step : 0;
      one("[data-line-step]", button).textContent = `${here} / ${button.dataset.steps}`;
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
