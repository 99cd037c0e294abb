// The chat: somebody can be muted, for this table and in this browser alone, and a message reported to the host. Who
// plays does not hear those who watch until the game is over, unless they wish to.

import { all, one } from "../lib/dom.js";
import { onSubmit } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { keepWordSet, memory, wordSet } from "../lib/memory.js";
import { words } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

export class Chat {
  /**
   * `page` has `said` (all that was) and `muted` (who is). `tabs` show whether something was said that nobody has read
   * here. `on`: `readAlong(yes)` tells the server what one reads, `say(text, name)` what one says; and `render()`.
   */
  constructor(root, page, table, tabs, on) {
    this.box = one("[data-part=chat]", root);
    Object.assign(this, { page, table, tabs, on, key: `muted-${table}` });
    Object.assign(page, { said: "", muted: wordSet(this.key) });
    if (!this.box) return;
    this.note = one("[data-muted]", root);
    this.apart = one("[data-apart]", root);
    this.where = one("[data-chat-where]", root);
    this.box.addEventListener("click", (event) => this.onClick(event.target));
    this.box.addEventListener("toggle", (event) => event.target.scrollIntoView({ block: "nearest" }), true);
    one("[data-apart-switch]", this.apart).addEventListener("click", () => {
      const { chat_along: along } = page.view;
      memory.set(`watchers-${table}`, along ? "" : "heard");
      on.readAlong(!along);
    });
    one("[data-unmute]", this.note).addEventListener("click", () => { page.muted.clear(); this.keep(); });
    this.bindForm(one("[data-say]", root));
  }

  bindForm(form) {
    const who = one("[name=who]", form); // a spectator brings a name
    if (who) who.value = memory.get("name") || "";
    onSubmit(form, async ({ text: field }) => {
      if (!field.value.trim()) return;
      if (who) memory.set("name", who.value.trim());
      try {
        await this.on.say(field.value, memory.get("name") || words.guest);
        field.value = "";
      } catch (refusal) {
        toast(refusal.message);
      }
    });
  }

  /** A view brings what was said since the last one; it then holds all of it. */
  hear(view) {
    const { page } = this;
    page.said = view.chat_since && page.said ? page.said + view.parts.chat : view.parts.chat;
    view.parts.chat = page.said;
  }

  onClick(target) {
    const line = target.closest("[data-who]");
    if (target.closest("[data-mute]")) {
      this.page.muted.add(line.dataset.who);
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
    keepWordSet(this.key, this.page.muted);
    this.on.render();
  }

  /** A new line to the server: it is told again. */
  onConnect() {
    if (this.box && this.page.view.chat_may_along && memory.get(`watchers-${this.table}`) === "heard") this.on.readAlong(true);
  }

  /** Lines of who is muted are not shown; those that one is not to hear are not even sent. */
  render() {
    if (!this.box) return; // nobody writes to who sits beside them
    const { view, muted } = this.page;
    for (const line of all("[data-who]", this.box)) line.hidden = muted.has(line.dataset.who);
    const button = one("[data-apart-switch]", this.apart);
    this.apart.hidden = !view.chat_apart;
    one("[data-apart-text]", this.apart).textContent = view.chat_apart;
    button.hidden = !view.chat_may_along;
    button.textContent = view.chat_along ? button.dataset.hide : button.dataset.show;
    button.setAttribute("aria-pressed", view.chat_along);
    this.where.textContent = view.chat_where;
    this.markUnread();
    this.note.hidden = !muted.size;
    one("[data-muted-text]", this.note).textContent = words.muted.replace("%n%", muted.size);
  }

  markUnread() {
    const [key, said] = [`read-${this.table}`, all("[data-who]:not([hidden]) [data-mute]", this.box).length]; // by others
    if (this.tabs.shows("chat")) memory.set(key, said);
    this.tabs.dot("chat", said > Number(memory.get(key)));
  }
}
