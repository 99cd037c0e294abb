// Why did that happen? Numbers, pieces and results are asked, and the answer cites moves and rules.

import { data, get, hush, toast } from "./net.js";

const box = document.querySelector("[data-why-box]");
const button = document.querySelector("[data-why-mode]");

export class Why {
  /** `shown()` is the number of the move that the page stands at. */
  constructor(board, shown) {
    Object.assign(this, { board, shown, asks: false });
    if (!box) return;
    document.addEventListener("click", (event) => {
      const number = event.target.closest("[data-why]");
      if (number) this.ask(new URLSearchParams(number.dataset.why));
    });
    button.addEventListener("click", () => this.mode(!this.asks));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.asks || box.open) return;
      this.mode(false);
      event.stopPropagation();
    }, { capture: true });
    box.querySelector("[data-why-close]").addEventListener("click", () => box.close());
    box.addEventListener("click", (event) => { if (event.target === box) box.close(); });
  }

  /** While it is on, pointing at the board asks instead of playing. */
  mode(on) {
    this.asks = on;
    button.setAttribute("aria-pressed", String(on));
    this.board.box.classList.toggle("asks", on);
    if (!on) hush();
    else {
      toast(data.study["why-mode"]);
      this.board.box.scrollIntoView({ block: "nearest" });
    }
  }

  /** Whether pointing there was a question. */
  point(ids) {
    if (!this.asks) return false;
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
    this.ask(new URLSearchParams(query));
  }

  async ask(query) {
    query.set("move", this.shown());
    try {
      this.show(await get(`/api/tables/${data.table}/why?${query}`));
    } catch (refusal) {
      toast(refusal.message);
    }
  }

  show({ asked, causes }) {
    box.querySelector("[data-why-title]").textContent = asked;
    const list = box.querySelector("[data-why-causes]");
    const turns = new Map();
    for (const cause of causes) turns.set(cause.number, [...(turns.get(cause.number) || []), cause]);
    const items = [...turns.values()].map((told) => this.item(told));
    if (!items.length) items.push(made("li", "empty", data.study["why-none"]));
    list.replaceChildren(...items.reverse()); // the latest first: that is what was asked about
    if (!box.open) box.showModal();
    list.scrollTop = 0;
  }

  /** One move: whose, what it was, and what came of it by which rule. */
  item(told) {
    const [{ turn, who, told: move, change }] = told;
    const item = made("li", "cause");
    const head = made("p", "cause-head", `${turn}. ${who}`);
    if (change) head.append(" ", made("b", "change", change > 0 ? `+${change}` : `−${-change}`));
    item.append(head);
    if (told.every((cause) => cause.text !== move)) item.append(made("p", "cause-move", move));
    for (const { text, rule } of told) {
      const line = made("p", "", text);
      if (rule) {
        const link = made("a", "rule", rule);
        Object.assign(link, { href: `/learn/${data.game}?table=${data.table}#${rule}`, target: "_blank" });
        line.append(" ", link);
      }
      item.append(line);
    }
    return item;
  }
}

function made(name, kind = "", text = "") {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  element.textContent = text;
  return element;
}
