// The chat: somebody can be muted, for this table and in this browser alone, and a message reported to the host. Who
// plays does not hear those who watch until the game is over, unless they wish to.

import { all, one } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { keepWordSet, memory, wordSet } from "../lib/memory.js";
import { words } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

export class Chat {
  /** `tabs` show whether something was said that nobody has read here; `readAlong` tells the server what one reads. */
  constructor(root, table, tabs, readAlong) {
    this.box = one("[data-part=chat]", root);
    if (!this.box) return;
    this.note = one("[data-muted]", root);
    this.apart = one("[data-apart]", root);
    this.where = one("[data-chat-where]", root);
    Object.assign(this, { table, tabs, readAlong });
    this.key = `muted-${table}`;
    this.muted = wordSet(this.key);
    this.box.addEventListener("click", (event) => this.onClick(event.target));
    this.box.addEventListener("toggle", (event) => event.target.scrollIntoView({ block: "nearest" }), true);
    one("[data-apart-switch]", this.apart).addEventListener("click", () => {
      memory.set(`watchers-${table}`, this.view.chat_along ? "" : "heard");
      this.readAlong(!this.view.chat_along);
    });
    one("[data-unmute]", this.note).addEventListener("click", () => { this.muted.clear(); this.keep(); });
  }

  /** A view brings what was said since the last one; it then holds all of it. */
  hear(view) {
    this.said = view.chat_since && this.said ? this.said + view.parts.chat : view.parts.chat;
    view.parts.chat = this.said;
  }

  onClick(target) {
    const line = target.closest("[data-who]");
    if (target.closest("[data-mute]")) {
      this.muted.add(line.dataset.who);
      this.keep();
      one("[data-unmute]", this.note).focus();
    }
    const report = target.closest("[data-report]");
    if (report && confirm(report.dataset.sure)) this.report(line.dataset.who, Number(report.dataset.report));
  }

  async report(who, at) {
    try {
      await post(`/api/tables/${this.table}/reports`, { who, at });
      toast(words.reported);
    } catch (refusal) {
      toast(refusal.message);
    }
  }

  keep() {
    keepWordSet(this.key, this.muted);
    this.render();
  }

  /** A new line to the server: it is told again. */
  onConnect() {
    if (this.box && this.view?.chat_may_along && memory.get(`watchers-${this.table}`) === "heard") this.readAlong(true);
  }

  /** Lines of who is muted are not shown; those that one is not to hear are not even sent. */
  render(view = this.view) {
    if (!this.box) return; // nobody writes to who sits beside them
    this.view = view;
    for (const line of all("[data-who]", this.box)) line.hidden = this.muted.has(line.dataset.who);
    const button = one("[data-apart-switch]", this.apart);
    this.apart.hidden = !view.chat_apart;
    one("[data-apart-text]", this.apart).textContent = view.chat_apart;
    button.hidden = !view.chat_may_along;
    button.textContent = view.chat_along ? button.dataset.hide : button.dataset.show;
    button.setAttribute("aria-pressed", view.chat_along);
    this.where.textContent = view.chat_where;
    this.markUnread();
    this.note.hidden = !this.muted.size;
    one("[data-muted-text]", this.note).textContent = words.muted.replace("%n%", this.muted.size);
  }

  markUnread() {
    const [key, said] = [`read-${this.table}`, all("[data-who]:not([hidden]) [data-mute]", this.box).length]; // by others
    if (this.tabs.shows("chat")) memory.set(key, said);
    this.tabs.dot("chat", said > Number(memory.get(key)));
  }
}
