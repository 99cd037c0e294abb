// Making a move on the board: it walks the trie of clicks, lights what can be chosen and offers buttons for the rest.

import { ClickPath } from "./click_path.js";
import { words } from "../lib/page_data.js";

export class MoveInput {
  /**
   * `on` has `paint()`, `label(id)`, `complete(move)`, `refused(path)`, `quiet()` when a try begins anew, and
   * `confirms()`: whether a complete move waits for a second click.
   */
  constructor(board, box, live, on) {
    Object.assign(this, { board, box, live, on, path: new ClickPath(), asking: null, busy: false, away: false });
  }

  /** Other moves can be made now; `keep` takes the half-made one along as far as it leads there. */
  take(trie, keep = false) {
    this.path = keep ? this.path.in(trie) : new ClickPath(trie);
    if (!keep) this.asking = null;
  }

  point(ids) {
    if (this.away || this.busy || this.path.move) return undefined; // a complete move waits to be confirmed
    const meant = this.path.point(ids);
    this.asking = meant.ask ? { ids: meant.ask, afresh: meant.afresh } : null;
    if (meant.refused) return this.on.refused([...this.path.ids, meant.refused]);
    this.on.quiet();
    if (meant.path) this.go(meant.path);
    else this.on.paint();
    return undefined;
  }

  go(next) {
    this.asking = null;
    this.path = next;
    if (next.ids.length) this.inSight();
    this.on.paint();
    if (next.move && !this.on.confirms()) this.on.complete(next.move);
    else if (next.move) this.box.querySelector("button")?.focus();
    else if (next.ids.length) this.live.textContent = words.chosen.replace("%what%", this.on.label(next.ids.at(-1)));
  }

  /** One choice back; whether there was one. */
  back() {
    if (this.asking) {
      this.asking = null;
      this.on.paint();
      return true;
    }
    this.on.quiet();
    if (!this.path.ids.length || this.busy) return false;
    this.go(this.path.back());
    if (!this.path.ids.length) this.live.textContent = words.takenBack;
    return true;
  }

  mark(more = {}) {
    const open = this.away || this.busy ? [] : this.path.choices.filter((id) => this.board.has(id));
    this.board.mark({ lit: open, chosen: this.away ? [] : this.path.ids, ...more }, words.choosable);
  }

  showChoices() {
    const buttons = [];
    const add = (text, act, kind = "") => {
      const button = document.createElement("button");
      Object.assign(button, { type: "button", className: `button small ${kind}`, textContent: text });
      button.addEventListener("click", act);
      buttons.push(button);
    };
    if (!this.away && !this.busy) {
      if (this.path.move) add(words.confirm, () => this.on.complete(this.path.move), "main");
      const offered = this.asking ? this.asking.ids : this.path.choices.filter((id) => !this.board.has(id));
      const from = this.asking?.afresh ? new ClickPath(this.path.trie) : this.path;
      for (const id of offered) add(this.on.label(id), () => this.go(from.step(id)), "choice");
      if (this.path.ids.length || this.asking) add(words.takeBack, () => this.back());
    }
    const focused = this.box.contains(document.activeElement);
    this.box.replaceChildren(...buttons);
    if (focused) (buttons[0] || this.board.cells().find((cell) => cell.getAttribute("tabindex") === "0"))?.focus();
  }

  inSight() {
    const box = this.board.box.getBoundingClientRect();
    if (box.top < -20 || box.top > innerHeight / 2) this.board.box.scrollIntoView({ block: "start" });
  }
}
