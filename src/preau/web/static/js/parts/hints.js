// Help in the game: a hint (squares first, the move when asked again), and what the others threaten.

import { all, make, one, ruleLink, setText } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { morphInto } from "../lib/morph.js";
import { data } from "../lib/page_data.js";

const AGAIN_MS = 1500; // after somebody was busy
const TRIED_AGAIN = new Set(["busy", "failed", "offline"]); // refusals that may be another answer soon

export class Hints {
  /**
   * `page` has `advice` (what is said: `text`, `threats` and the one that is `pressed`; or null), `marks` (what it marks
   * on the board), `hinted` (what has been shown: "squares", then the "move"; or "") and `waits` (what was asked and is
   * not answered yet; or null). `on` has `render()`.
   */
  constructor(root, board, page, on) {
    Object.assign(this, { root, board, page, on, box: one("[data-advice]", root), question: null });
    root.addEventListener("click", (event) => {
      const [ask, line] = [event.target.closest("[data-hints]"), event.target.closest("[data-threat]")];
      if (ask) this.ask(ask.dataset.hints);
      if (event.target.closest("[data-hints-again]")) this.ask("hint");
      if (line) this.press(Number(line.dataset.threat));
      if (event.target.closest("[data-hints-close]")) this.close();
    });
  }

  /** The position has changed: what was said of it is void. */
  forget() {
    this.question = null;
    Object.assign(this.page, { advice: null, marks: {}, hinted: "", waits: null });
  }

  /** What is marked; once another way than the one hinted at is chosen, that no longer is. */
  marksFor(path) {
    const { asked } = this.page.marks;
    if (!asked || !path.ids.length) return this.page.marks;
    const leads = (node) => node && typeof node === "object" && Object.keys(node).some((id) => asked.includes(this.board.cellOf(id)) || leads(node[id]));
    const pointed = path.ids.filter((id) => this.board.has(id));
    const follows = pointed.length ? pointed.every((id) => asked.includes(this.board.cellOf(id))) : path.move || leads(path.node);
    if (!follows) this.page.marks = {};
    return this.page.marks;
  }

  /** What is on its way is not asked for again: a second press of the button is waited out. */
  async ask(what) {
    if (this.page.waits === what) return;
    if (what !== "hint" && this.page.hinted === "squares") this.page.hinted = ""; // its words go: the next hint begins anew
    const question = {};
    this.question = question;
    this.page.waits = what;
    this.say({ text: data.hints.thinking });
    const how = what === "hint" ? `hint?ask=${this.page.hinted ? "move" : "look"}` : what;
    try {
      const answer = await this.fetch(`/api/tables/${data.table}/${how}`, question);
      if (this.question !== question) return;
      this.page.waits = null;
      this.page.marks = what === "hint" ? { asked: answer.squares } : { trouble: answer.threats.flatMap(({ squares }) => squares) };
      const again = what === "hint" && !this.page.hinted;
      if (what === "hint") this.page.hinted = again ? "squares" : "move";
      this.say({ text: answer.text, threats: answer.threats, again });
    } catch (refusal) {
      if (this.question !== question) return;
      this.page.waits = null;
      this.say({ text: refusal.message, retry: TRIED_AGAIN.has(refusal.code) ? what : null }); // where it was asked for
    }
  }

  /** A crowd, or a thinker that has yet to wake up, is asked once more before its reader has to. */
  async fetch(url, question) {
    try {
      return await get(url);
    } catch (refusal) {
      if (refusal.code !== "busy" || this.question !== question) throw refusal;
      await new Promise((wait) => setTimeout(wait, AGAIN_MS));
      return get(url);
    }
  }

  say(advice) {
    this.page.advice = advice;
    this.on.render();
    this.place();
    this.box.scrollIntoView({ block: "nearest" });
  }

  /** Where it lies over the board, it goes where it covers less of what it speaks of; there it stays. */
  place() {
    const frame = this.box.parentElement;
    frame.classList.remove("low");
    if (getComputedStyle(frame).position !== "absolute") return;
    const covered = () => {
      const { top, bottom } = this.box.getBoundingClientRect();
      return all(".board .cell:is(.trouble, .asked)").map((cell) => cell.getBoundingClientRect())
        .filter((cell) => cell.top < bottom && cell.bottom > top).length;
    };
    const above = covered();
    frame.classList.add("low");
    if (covered() >= above) frame.classList.remove("low");
  }

  /** One threat alone is marked on the board. */
  press(index) {
    const { advice } = this.page;
    this.page.advice = { ...advice, pressed: index };
    this.page.marks = { trouble: advice.threats[index].squares };
    this.on.render();
  }

  render() {
    const { advice, hinted, waits } = this.page;
    this.box.hidden = !advice;
    const lines = (advice?.threats || []).map((threat, index) => this.line(threat, index, index === advice.pressed));
    const list = make("ul");
    list.append(...lines);
    morphInto(this.box, advice ? [this.closeButton(), make("p", advice.text), ...(lines.length ? [list] : []), ...(advice.again ? [this.againButton()] : []), ...(advice.retry ? [this.retryButton(advice.retry)] : [])] : []);
    for (const each of all("[data-hints]", this.root)) each.setAttribute("aria-busy", String(each.dataset.hints === waits));
    const button = one("#help-hint", this.root);
    if (!button) return;
    button.dataset.first ??= button.textContent;
    const alone = hinted === "squares" && !advice?.again; // of two buttons that show the move, the one beside the hint is enough
    setText(button, alone ? data.hints.again : button.dataset.first);
  }

  close() {
    this.question = null;
    Object.assign(this.page, { advice: null, marks: {}, waits: null });
    this.on.render();
  }

  closeButton() {
    const button = make("button", "×", "advice-close");
    Object.assign(button, { type: "button", id: "advice-close", title: data.hints.close });
    button.setAttribute("aria-label", data.hints.close);
    button.dataset.hintsClose = "";
    return button;
  }

  /** The move, where its reader looks: on a phone the other button is among the tools. */
  againButton() {
    const button = make("button", data.hints.again, "button small");
    Object.assign(button, { type: "button", id: "advice-again" });
    button.dataset.hintsAgain = "";
    return button;
  }

  retryButton(what) {
    const button = make("button", data.hints.retry, "button small");
    Object.assign(button, { type: "button", id: "advice-retry" });
    button.dataset.hints = what;
    return button;
  }

  line({ text, rule }, index, pressed) {
    const [item, button] = [make("li", "", "advice-line"), make("button", text)];
    Object.assign(button, { type: "button", id: `threat-${index}` });
    button.dataset.threat = index;
    button.setAttribute("aria-pressed", String(pressed));
    item.append(button, ...(rule ? [ruleLink(rule)] : []));
    return item;
  }
}
