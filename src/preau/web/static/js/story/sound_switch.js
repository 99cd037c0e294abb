// Whether there is sound: off until it is switched on, and then remembered. The sounds themselves are loaded then.

import { memory } from "../lib/memory.js";

export class SoundSwitch {
  /** `box` is the switch, a checkbox. */
  constructor(box) {
    this.box = box;
    box.checked = memory.get("sound") === "on";
    box.addEventListener("change", () => {
      memory.set("sound", box.checked ? "on" : "off");
      this.play(["turn"]); // so that one knows what to expect
    });
  }

  async play(names) {
    if (!this.box.checked || !names.length) return;
    const { playSounds } = await import("../lib/sounds.js");
    playSounds(names);
  }
}
