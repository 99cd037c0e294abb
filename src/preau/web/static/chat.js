// The chat: somebody can be muted, for this table and in this browser alone, and a message reported to the host.

import { memory, post, toast, words } from "./net.js";

export class Chat {
  constructor(root, table) {
    this.box = root.querySelector("[data-part=chat]");
    if (!this.box) return;
    this.note = root.querySelector("[data-muted]");
    this.table = table;
    this.key = `muted-${table}`;
    this.muted = new Set((memory.get(this.key) || "").split(" ").filter(Boolean));
    this.box.addEventListener("click", (event) => this.clicked(event.target));
    this.box.addEventListener("toggle", (event) => event.target.scrollIntoView({ block: "nearest" }), true);
    this.note.querySelector("[data-unmute]").addEventListener("click", () => { this.muted.clear(); this.keep(); });
    new MutationObserver(() => this.apply()).observe(this.box, { childList: true });
    this.apply();
  }

  clicked(target) {
    const line = target.closest("[data-who]");
    if (target.closest("[data-mute]")) {
      this.muted.add(line.dataset.who);
      this.keep();
      this.note.querySelector("[data-unmute]").focus();
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
    memory.set(this.key, [...this.muted].join(" "));
    this.apply();
  }

  apply() {
    for (const line of this.box.querySelectorAll("[data-who]")) line.hidden = this.muted.has(line.dataset.who);
    this.note.hidden = !this.muted.size;
    this.note.querySelector("[data-muted-text]").textContent = words.muted.replace("%n%", this.muted.size);
  }
}
