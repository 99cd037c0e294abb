// Making a move on the board: pointing goes along the paths of clicks; what is not on the board is offered as buttons.

import { fitInto, make, one } from "../lib/dom.js";
import { morphInto } from "../lib/morph.js";
import { words } from "../lib/page_data.js";
import { ClickPath } from "./click_path.js";

export class MoveInput {
  /**
   * `page` has `path` (the half-made move), `asking` (which of several things is meant) and `message`. `on` has
   * `render()`, `open()`: whether a move can be made now, `label(id)`, `complete(move)` and
   * `refused(ids)`; `title(id)`, if there is one, says what a short label means;
   * `proposed(move)`, if there is one, hears of a move that waits, and with null that none does; `switched(ids)`, if there is one, of another piece chosen
   * where one may have wished for something that is not allowed; `confirms()`: whether a complete move waits to be
   * confirmed.
   */
  constructor(page, board, box, live, on) {
    Object.assign(this, { page, board, box, live, on });
    box.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.press(button.dataset);
    });
  }

  /** Other moves can be made now; `keep` takes the half-made one along as far as it leads there. */
  offer(trie, keep = false) {
    this.page.path = keep ? this.page.path.in(trie) : new ClickPath(trie);
    if (!keep) this.page.asking = null;
  }

  /** `close` are those of these ids that a finger cannot tell from the nearest. */
  point(ids, close = []) {
    const { page, on } = this;
    if (!on.open()) return;
    const proposed = page.path.move;
    if (proposed && ids.includes(page.path.ids.at(-1))) {
      on.complete(proposed); // pointed at again
      return;
    }
    const path = proposed ? page.path.back() : page.path; // another choice takes the place of the proposed one
    const meant = path.point(ids, close);
    page.asking = meant.ask ? { ids: meant.ask, afresh: meant.afresh } : null;
    if (meant.ask && proposed) this.go(path, page.asking); // which is meant, is chosen in its place too
    if (meant.refused) {
      on.refused([...path.ids, meant.refused]);
      return;
    }
    page.message = null;
    if (meant.path) this.go(meant.path);
    else on.render();
    if (meant.instead) on.switched?.([...path.ids, meant.instead]);
  }

  /** Several choices at once, from the first on; a move that is proposed already is confirmed so. */
  walk(ids) {
    const { page, on } = this;
    const path = new ClickPath(page.path.trie, ids);
    if (!on.open() || path.node === undefined) return;
    if (path.move && path.move === page.path.move) {
      on.complete(path.move);
      return;
    }
    page.message = null;
    this.go(path);
  }

  press({ act, choice }) {
    const { path, asking } = this.page;
    if (act === "confirm") this.on.complete(path.move);
    else if (act === "back") this.back();
    else this.go((asking?.afresh ? new ClickPath(path.trie) : path).step(choice));
  }

  /** The half-made move is this one now; the one proposed before, if any, is not told of any longer. */
  go(path, asking = null) {
    Object.assign(this.page, { path, asking });
    if (path.ids.length) this.bringInSight();
    this.on.render();
    if (path.move && !this.on.confirms()) this.on.complete(path.move);
    else if (path.move) this.propose(path.move);
    else {
      this.on.proposed?.(null);
      if (path.ids.length) this.live.textContent = words.chosen.replace("%what%", this.on.label(path.ids.at(-1)));
    }
  }

  /** Whether this button is all of a move, such as to pass, while there is still something to choose on the board. */
  wouldGiveUp(id) {
    const start = new ClickPath(this.page.path.trie);
    return !this.board.has(id) && Boolean(start.step(id).move) && start.choices.some((each) => this.board.has(each));
  }

  get givesUp() {
    const { ids } = this.page.path;
    return ids.length === 1 && this.wouldGiveUp(ids[0]);
  }

  /** A complete move waits to be confirmed; meanwhile one sees what it would do. */
  propose(move) {
    const button = one("#confirm-move", this.box);
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: "nearest" }); // in sight, and the page no farther than that
    this.on.proposed?.(move);
  }

  /** One choice back; whether there was one. A piece alone is put down too, so that the move begins anew. */
  back() {
    const { page, on } = this;
    const asked = page.asking !== null;
    page.asking = null;
    if (!asked) page.message = null;
    if (asked || !page.path.ids.length || !on.open()) {
      on.render();
      return asked;
    }
    const before = page.path.back();
    const piece = before.ids.length === 1 && this.board.has(before.ids[0]);
    this.go(piece ? before.back() : before);
    if (!page.path.ids.length) this.live.textContent = words.takenBack;
    return true;
  }

  /** What the board shows of it. */
  get marks() {
    const { path } = this.page;
    const at = path.move ? path.back() : path; // a proposed move can still become another one
    const lit = at.choices.filter((id) => this.board.has(id) && !path.ids.includes(id));
    if (!this.on.open()) return { chosen: path.ids };
    return { lit, chosen: path.ids, signs: at.signs, first: new ClickPath(path.trie).choices };
  }

  renderChoices() {
    const { path, asking } = this.page;
    const buttons = [];
    const add = (key, text, className, dataset, title = "") => {
      const button = make("button", text, `button small ${className}`);
      Object.assign(button, { type: "button", id: key, ...(title ? { title } : {}) });
      Object.assign(button.dataset, dataset);
      buttons.push(button);
    };
    if (this.on.open()) {
      const offered = asking ? asking.ids : path.choices.filter((id) => !this.board.has(id));
      for (const id of offered) add(`choice-${id}`, this.on.label(id), this.wouldGiveUp(id) ? "choice gives-up" : "choice", { choice: id }, this.on.title?.(id));
      if (path.ids.length || asking) add("take-back-choice", words.takeBack, "last", { act: "back" });
      if (path.move) add("confirm-move", words.confirm, "main", { act: "confirm" });
    }
    const focused = this.box.contains(document.activeElement);
    morphInto(this.box, buttons);
    this.fit();
    this.board.box.classList.toggle("proposes", Boolean(path.move)); // what else there is steps back
    if (focused && !this.box.contains(document.activeElement)) {
      (one("button", this.box) || this.board.cells().find((cell) => cell.getAttribute("tabindex") === "0"))?.focus();
    }
  }

  /** Longer words are written smaller, and again where something else has taken room from them. */
  fit() {
    fitInto(this.box.parentElement, this.box);
  }

  bringInSight() {
    const { box } = this.board;
    const { top } = box.getBoundingClientRect();
    if (top < -20 || top > innerHeight / 2) box.scrollIntoView({ block: "nearest" }); // no farther than needed
  }
}
