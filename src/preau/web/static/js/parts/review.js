// The review of a finished game: asked for until it is ready, then shown; its turning points lead to the board.

const PAUSE = 700; // milliseconds between questions

export class Review {
  /** `ask()` gets how far the review is; `player` shows positions. */
  constructor(root, player, ask) {
    this.box = root.querySelector("[data-review]");
    if (!this.box) return;
    Object.assign(this, { player, question: ask, asked: 0 });
    this.start = this.one("[data-review-start]");
    this.start.addEventListener("click", () => this.begin());
    this.box.addEventListener("click", (event) => {
      const point = event.target.closest("[data-point]");
      if (point) this.point(point.dataset);
    });
    if (location.hash === "#review" && root.dataset.table) this.begin();
  }

  one(selector) {
    return this.box.querySelector(selector);
  }

  /** Another game is looked at. */
  forget() {
    if (!this.box) return;
    this.asked += 1;
    this.one("[data-review-out]").replaceChildren();
    this.one("[data-review-progress]").hidden = true;
    this.start.hidden = false;
  }

  async begin() {
    this.asked += 1;
    const mine = this.asked;
    const hadFocus = document.activeElement === this.start;
    this.start.hidden = true;
    this.one("[data-review-progress]").hidden = false;
    try {
      for (;;) {
        const found = await this.question();
        if (mine !== this.asked) return;
        this.progress(found);
        if (found.ready) {
          this.one("[data-review-out]").innerHTML = found.html;
          if (hadFocus) this.one(".review-chart").focus({ preventScroll: true });
          return;
        }
        await new Promise((resume) => { setTimeout(resume, PAUSE); });
      }
    } catch (refusal) {
      if (mine !== this.asked) return;
      this.start.hidden = false;
      this.one("[data-review-done]").textContent = refusal.message;
    }
  }

  progress({ done, total, ready, progress }) {
    const bar = this.one("progress");
    Object.assign(bar, { max: total, value: done });
    bar.hidden = ready;
    this.one("[data-review-done]").textContent = progress;
  }

  /** The position before the decision, with what was played and what would have been better. */
  async point({ point, played, better }) {
    this.player.stop();
    await this.player.go(Number(point));
    const ids = (text) => text.split(" ").filter(Boolean);
    this.player.board.mark({ trouble: ids(played).filter((id) => !ids(better).includes(id)), asked: ids(better) });
    this.player.board.box.scrollIntoView({ block: "nearest" });
  }
}
