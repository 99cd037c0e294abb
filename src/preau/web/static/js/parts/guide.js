// A first game: what it is about and how to learn it, offered once; then, if wanted, a sentence at each new thing.

import { one, setText } from "../lib/dom.js";
import { keepWordSet, memory, wordSet } from "../lib/memory.js";

export class Guide {
  constructor(root, game) {
    this.box = one("[data-guide]", root);
    this.wish = `guide-${game}`; // where it is remembered whether a guide is wanted: not asked yet, on or off
    this.list = `guide-told-${game}`;
    this.told = wordSet(this.list);
    this.now = null; // the sentence that is shown
    this.box?.addEventListener("click", (event) => {
      const { guideSet: wish } = event.target.closest("[data-guide-set]")?.dataset || {};
      if (wish) memory.set(this.wish, wish);
      else if (event.target.closest("[data-guide-close]")) this.now = null;
      else return;
      this.render(this.view);
    });
  }

  /** `view` has `firsts`: what there is to say of the present moment, each with an id. */
  render(view) {
    if (!this.box) return;
    const came = view !== this.view;
    this.view = view;
    const wish = memory.get(this.wish);
    const playing = view.mine && view.status === "playing";
    if (playing && wish === "on") this.choose(view.firsts, came);
    else this.now = null;
    one("[data-guide-offer]", this.box).hidden = Boolean(wish);
    one("[data-guide-told]", this.box).hidden = !this.now;
    setText(one("[data-guide-text]", this.box), this.now?.text || "");
    this.box.hidden = !playing || (Boolean(wish) && !this.now);
  }

  /** What was never told; it stays until it is put away or something newer comes. */
  choose(firsts, came) {
    const fresh = firsts.find(({ id }) => !this.told.has(id));
    if (!fresh || (!came && this.now)) return;
    this.now = fresh;
    keepWordSet(this.list, this.told.add(fresh.id));
  }
}
