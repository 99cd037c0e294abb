// The chat: somebody can be muted, for this table and in this browser alone, and a message reported to the host. Who
// plays does not hear those who watch until the game is over, unless they wish to.

import { all, one } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { keepWordSet, memory, wordSet } from "../lib/memory.js";
import { data, words } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

export class Chat {
  /** `tabs` show whether something was said that nobody has read here. */
  constructor(root, table, tabs) {
    this.box = one("[data-part=chat]", root);
    if (!this.box) return;
    this.note = one("[data-muted]", root);
    this.apart = one("[data-apart]", root);
    this.where = one("[data-chat-where]", root);
    Object.assign(this, { table, tabs });
    this.key = `muted-${table}`;
    this.muted = wordSet(this.key);
    this.box.addEventListener("click", (event) => this.clicked(event.target));
    this.box.addEventListener("toggle", (event) => event.target.scrollIntoView({ block: "nearest" }), true);
    one("[data-apart-switch]", this.apart).addEventListener("click", () => {
      memory.set(`watchers-${table}`, this.hearsWatchers() ? "" : "heard");
      this.render();
    });
    one("[data-unmute]", this.note).addEventListener("click", () => { this.muted.clear(); this.keep(); });
  }

  /** A view brings what was said since the last one; it then holds all of it. */
  hear(view) {
    this.said = view.chat_since && this.said ? this.said + view.parts.chat : view.parts.chat;
    view.parts.chat = this.said;
  }

  clicked(target) {
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

  hearsWatchers() {
    return memory.get(`watchers-${this.table}`) === "heard";
  }

  /** Lines of who is muted are not shown, nor, while one plays, of who watches. */
  render(view = this.view) {
    if (!this.box) return; // nobody writes to who sits beside them
    this.view = view;
    const [lines, heard] = [all("[data-who]", this.box), this.hearsWatchers()];
    const isApart = (line) => view.chat_apart && "watching" in line.dataset;
    const isShut = ({ dataset: { who } }) => this.muted.has(who) || data.blocked?.includes(who); // for good, if blocked
    for (const line of lines) line.hidden = isShut(line) || (isApart(line) && !heard);
    this.apart.hidden = !lines.some(isApart);
    const button = one("[data-apart-switch]", this.apart);
    button.textContent = heard ? button.dataset.hide : button.dataset.show;
    button.setAttribute("aria-pressed", heard);
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
