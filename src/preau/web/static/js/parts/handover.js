// One screen for several: between two turns the device goes from hand to hand, and nobody's time runs.

import { one, setText } from "../lib/dom.js";
import { memory } from "../lib/memory.js";
import { morphInto } from "../lib/morph.js";

export class HandOver {
  /**
   * `page.device`: whose `seat` has it, what the view says `now`, and the pause that was `taken`, that is ended here last,
   * of which the table may not have told yet. `resume` ends the pause that the table makes where a clock runs.
   */
  constructor(page, resume) {
    this.box = one("[data-hand-over]");
    this.device = page.device = { seat: page.view.handover?.seat ?? null, now: null, taken: null };
    this.resume = resume;
    if (!this.box) return;
    one("[data-ready]", this.box).addEventListener("click", () => this.take());
    one("[data-hand-over-off]", this.box).addEventListener("click", () => {
      memory.set("handover", "no");
      this.take();
    });
    this.box.addEventListener("cancel", () => this.take()); // not at its close, which is told later than the next press may come
  }

  take() {
    const { seat, now, taken } = this.device;
    if (now?.paused && now !== taken) this.resume();
    Object.assign(this.device, { seat: now?.seat ?? seat, taken: now });
    this.box.close();
  }

  /** Ask where the turn has gone to somebody else, or the game is paused. */
  render(now) {
    if (!this.box) return;
    const [passed, pausedBefore] = [Boolean(now) && now.seat !== this.device.seat, this.device.now?.paused];
    this.device.now = now;
    if (!now || (!passed && (!now.paused || now === this.device.taken))) {
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
