// Help in the game: a hint (squares first, the move when asked again), and what the others threaten.

import { all, make, one, ruleLink } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { data } from "../lib/page_data.js";

export class Hints {
  /** `on` has `paint()` and `refused(refusal)`. */
  constructor(root, board, on) {
    Object.assign(this, { root, board, on, box: one("[data-advice]", root) });
    this.forget();
    root.addEventListener("click", (event) => {
      const button = event.target.closest("[data-coach]");
      if (button) this.ask(button.dataset.coach);
    });
  }

  /** The position has changed: what was said of it is void. */
  forget() {
    Object.assign(this, { asked: {}, looked: false, question: null });
    this.show();
    this.relabel();
  }

  /** What to mark on the board. */
  get marks() {
    return this.asked;
  }

  async ask(what) {
    const question = {};
    this.question = question;
    this.show(make("p", data.coach.thinking));
    const how = what === "hint" ? `hint?ask=${this.looked ? "move" : "look"}` : what;
    try {
      const answer = await get(`/api/tables/${data.table}/${how}`);
      if (this.question !== question) return;
      if (what === "hint") this.hint(answer);
      else this.threats(answer);
    } catch (refusal) {
      if (this.question !== question) return;
      this.show();
      this.on.refused(refusal);
    }
  }

  hint({ text, squares }) {
    this.looked = true;
    this.asked = { asked: squares };
    this.show(make("p", text));
    this.relabel();
    this.on.paint();
  }

  threats({ text, threats }) {
    const lines = threats.map((threat) => this.line(threat));
    const list = make("ul");
    list.append(...lines);
    this.asked = { trouble: threats.flatMap((threat) => threat.squares) };
    this.show(make("p", text), ...(lines.length ? [list] : []));
    this.on.paint();
  }

  /** One threat: pressed, it alone is marked on the board. */
  line({ text, rule, squares }) {
    const [item, button] = [make("li", "", "advice-line"), make("button", text)];
    button.type = "button";
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      for (const other of all("[aria-pressed]", this.box)) other.setAttribute("aria-pressed", String(other === button));
      this.asked = { trouble: squares };
      this.on.paint();
    });
    item.append(button);
    if (rule) item.append(ruleLink(rule));
    return item;
  }

  show(...parts) {
    this.box.replaceChildren(...parts);
    this.box.hidden = !parts.length;
    if (parts.length) this.box.scrollIntoView({ block: "nearest" });
  }

  /** Asked a second time, the same button shows the move. */
  relabel() {
    const button = one("[data-coach=hint]", this.root);
    if (!button) return;
    button.dataset.first ??= button.textContent;
    button.textContent = this.looked ? data.coach.again : button.dataset.first;
  }
}
