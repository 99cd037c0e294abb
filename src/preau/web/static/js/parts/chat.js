// The chat: somebody can be muted, for this table and in this browser alone, and a message reported to the host.

import { all, one } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { keepWordSet, wordSet } from "../lib/memory.js";
import { words } from "../lib/page_data.js";
import { toast } from "../lib/toast.js";

export class Chat {
  constructor(root, table) {
    this.box = one("[data-part=chat]", root);
    if (!this.box) return;
    this.note = one("[data-muted]", root);
    this.table = table;
    this.key = `muted-${table}`;
    this.muted = wordSet(this.key);
    this.box.addEventListener("click", (event) => this.clicked(event.target));
    this.box.addEventListener("toggle", (event) => event.target.scrollIntoView({ block: "nearest" }), true);
    one("[data-unmute]", this.note).addEventListener("click", () => { this.muted.clear(); this.keep(); });
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

  /** Lines of who is muted are not shown. */
  render() {
    for (const line of all("[data-who]", this.box)) line.hidden = this.muted.has(line.dataset.who);
    this.note.hidden = !this.muted.size;
    one("[data-muted-text]", this.note).textContent = words.muted.replace("%n%", this.muted.size);
  }
}
