// Layers over the board that the reader can switch on and off, as they are then at every table; some are usually on.

import { all } from "../lib/dom.js";
import { keepWordSet, wordSet } from "../lib/memory.js";

export class Layers {
  /** `always()` are layers to show whatever the reader likes. */
  constructor(root, board, always = () => []) {
    Object.assign(this, { root, board, always, liked: wordSet("layers"), hidden: wordSet("layers-off") });
    root.addEventListener("change", (event) => {
      const name = event.target.dataset?.layerSwitch;
      if (!name) return;
      const [to, from] = event.target.checked ? [this.liked, this.hidden] : [this.hidden, this.liked];
      to.add(name);
      from.delete(name);
      keepWordSet("layers", this.liked);
      keepWordSet("layers-off", this.hidden);
      this.apply();
    });
  }

  apply() {
    const usual = all("[data-layer-switch][data-usual]", this.root).map((box) => box.dataset.layerSwitch);
    const shown = new Set([...this.liked, ...usual.filter((name) => !this.hidden.has(name)), ...this.always()]);
    this.board.layers(shown);
    for (const box of all("[data-layer-switch]", this.root)) box.checked = shown.has(box.dataset.layerSwitch);
  }
}
