// Why did that happen? Numbers, pieces and results are asked, and the answer cites moves and rules.

import { signsIn } from "../board/click_path.js";
import { all, make, one, ruleLink } from "../lib/dom.js";
import { get } from "../lib/http.js";
import { nodesOf } from "../lib/markup.js";
import { data, sentences } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

const box = one("[data-why-box]");
const button = one("[data-why-mode]");

/** What a rule says of what is to be done now. */
function explanation({ text, rule }) {
  const item = make("li", "", "cause");
  const line = make("p", text);
  if (rule) line.append(" ", ruleLink(rule));
  item.append(line);
  return item;
}

/** What the game is about, and what the signs mean that are on the board in this step. */
function legend(names) {
  const item = make("li", "", "legend");
  if (data.first?.goal) item.append(make("p", sentences(data.first.goal, data.first.tie), "goal"));
  for (const { text, icon } of Object.entries(data.signs || {}).filter(([name]) => names.has(name)).map(([, sign]) => sign)) {
    const line = make("p", text);
    line.prepend(...nodesOf(icon));
    item.append(line);
  }
  return item;
}

export class Why {
  /**
   * `page.asks`: pointing at the board asks instead of playing. `on` has `shown()`: the view that is on the page,
   * `render()`, and `clicks()`, if there is one: those of the present step.
   */
  constructor(board, page, on) {
    Object.assign(this, { board, page, on });
    if (!box) return;
    document.addEventListener("click", (event) => {
      const number = event.target.closest("[data-why]");
      if (number) this.ask(new URLSearchParams(number.dataset.why));
    });
    button.addEventListener("click", () => this.mode(!this.page.asks));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.page.asks || box.open) return;
      this.mode(false);
      event.stopPropagation();
    }, { capture: true });
    one("[data-why-close]", box).addEventListener("click", () => box.close());
    box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
    box.addEventListener("close", () => this.markAsked(null));
  }

  mode(on) {
    this.page.asks = on;
    this.on.render();
    if (on) this.board.box.scrollIntoView({ block: "nearest" });
  }

  render() {
    const { asks } = this.page;
    button?.setAttribute("aria-pressed", String(asks));
    this.board.box.classList.toggle("asks", asks);
  }

  /** Whether pointing there was a question. */
  point(ids) {
    if (!this.page.asks) return false;
    this.mode(false);
    this.about(ids);
    return true;
  }

  /** A piece, where just one is meant; else the place. */
  about(ids) {
    if (!box) return;
    const pieces = ids.filter((id) => this.board.pieces().some((piece) => piece.dataset.id === id));
    const [near] = ids;
    const query = pieces.includes(near) || pieces.length === 1 ? { piece: pieces.includes(near) ? near : pieces[0] } : { cell: near };
    this.markAsked(near);
    this.ask(new URLSearchParams(query));
  }

  /** What is asked about is seen on the board, and the answer lies beside it. */
  markAsked(id) {
    box.classList.toggle("beside", id !== null);
    for (const each of all("[data-id]", this.board.box)) {
      const here = each.dataset.id === id;
      each.classList.toggle("asked-about", here);
      if (here) box.classList.toggle("above", each.getBoundingClientRect().bottom > innerHeight / 2);
    }
  }

  async ask(query) {
    const { shown, line = [] } = this.on.shown();
    query.set("move", shown);
    for (const move of line) query.append("line", move);
    try {
      this.show(await get(`/api/tables/${data.table}/why?${query}`), query.get("about"));
    } catch (refusal) {
      this.markAsked(null);
      toast(refusal.message);
    }
  }

  show({ asked, heading, causes, explained = [] }, about) {
    one("[data-why-title]", box).textContent = asked;
    one("[data-why-kicker]", box).textContent = heading;
    const list = one("[data-why-causes]", box);
    const turns = new Map();
    const known = about === "result" && explained.length; // it stands beside the question
    for (const cause of known ? [] : causes) turns.set(cause.number, [...(turns.get(cause.number) || []), cause]);
    const items = [...turns.values()].map((told) => this.item(told));
    if (!items.length && !explained.length) items.push(make("li", data.study["why-none"], "empty"));
    items.reverse(); // the latest first: that is what was asked about
    if (explained.length) items.unshift(...explained.map(explanation), ...(about === "turn" ? [legend(signsIn(this.on.clicks?.() ?? null))] : []));
    list.replaceChildren(...items);
    if (!box.open) box.showModal();
    list.scrollTop = 0;
  }

  /** One move: whose, what it was, and what came of it by which rule. */
  item(told) {
    const [{ turn, who, told: move, change }] = told;
    const item = make("li", "", "cause");
    const head = make("p", `${turn}. ${who}`, "cause-head");
    if (change) head.append(" ", make("b", change > 0 ? `+${change}` : `−${-change}`, "change"));
    item.append(head);
    if (told.every((cause) => cause.text !== move)) item.append(make("p", move, "cause-move"));
    for (const { text, rule } of told) {
      const line = make("p", text, "");
      if (rule) line.append(" ", ruleLink(rule));
      item.append(line);
    }
    return item;
  }
}
