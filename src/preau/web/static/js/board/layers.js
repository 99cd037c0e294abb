// Layers over the board that the reader can switch on; they are on again at every table.

import { all } from "../lib/dom.js";
import { keepWordSet, wordSet } from "../lib/memory.js";

export class Layers {
  /** `always()` are layers to show whatever the reader likes. */
  constructor(root, board, always = () => []) {
    Object.assign(this, { root, board, always, liked: wordSet("layers") });
    root.addEventListener("change", (event) => {
      const name = event.target.dataset?.layerSwitch;
      if (!name) return;
      if (event.target.checked) this.liked.add(name);
      else this.liked.delete(name);
      keepWordSet("layers", this.liked);
      this.apply();
    });
  }

  apply() {
    const shown = new Set([...this.liked, ...this.always()]);
    this.board.layers(shown);
    for (const box of all("[data-layer-switch]", this.root)) box.checked = shown.has(box.dataset.layerSwitch);
  }
}
