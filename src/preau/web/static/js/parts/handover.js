// One screen for several: between two turns the device goes from hand to hand, and nobody's time runs.

import { one, setText } from "../lib/dom.js";
import { memory } from "../lib/memory.js";
import { morphInto } from "../lib/morph.js";

export class HandOver {
  /** `resume` ends the pause that the table makes where a clock runs. */
  constructor(first, resume) {
    this.box = one("[data-hand-over]");
    this.seat = first?.seat ?? null; // who has the device
    this.resume = resume;
    this.taken = null; // the pause that was ended here last, of which the table may not have told yet
    if (!this.box) return;
    one("[data-ready]", this.box).addEventListener("click", () => this.take());
    one("[data-hand-over-off]", this.box).addEventListener("click", () => {
      memory.set("handover", "no");
      this.take();
    });
    this.box.addEventListener("cancel", () => this.take()); // not at its close, which is told later than the next press may come
  }

  take() {
    const { now } = this;
    this.seat = now?.seat ?? this.seat;
    if (now?.paused && now !== this.taken) this.resume();
    this.taken = now;
    this.box.close();
  }

  /** Ask where the turn has gone to somebody else, or the game is paused. */
  render(now) {
    if (!this.box) return;
    const [passed, pausedBefore] = [Boolean(now) && now.seat !== this.seat, this.now?.paused];
    this.now = now;
    if (!now || (!passed && (!now.paused || now === this.taken))) {
      if (this.box.open) this.box.close();
      return;
    }
    if (passed && memory.get("handover") === "no") {
      if (!now.paused || !pausedBefore) this.take();
      return;
    }
    morphInto(one("[data-hand-over-badge]", this.box), now.badge);
    setText(one("[data-hand-over-text]", this.box), passed ? now.text : now.again);
    one("[data-hand-over-off]", this.box).hidden = !passed;
    if (!this.box.open) this.box.showModal();
  }
}
