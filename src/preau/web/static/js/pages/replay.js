// Looking through a game move by move: of a table, or of a record that was dropped here.

import { Board } from "../board/board.js";
import { Keyboard } from "../board/keyboard.js";
import { Layers } from "../board/layers.js";
import { all, one } from "../lib/dom.js";
import { onSubmit } from "../lib/forms.js";
import { get, post } from "../lib/http.js";
import { data, words } from "../lib/page_data.js";
import { hideToast, toast } from "../lib/toast.js";
import { Clocks } from "../parts/clock.js";
import { LogWindow } from "../parts/log.js";
import { showHere, showParts, showPrompt } from "../parts/parts.js";
import { goToTable } from "../story/next_table.js";
import { offerReportCard, renderReportCard } from "../story/report_card.js";
import { Review } from "../parts/review.js";
import { Why } from "../parts/why.js";

class Replay {
  /** `fetchView(number)` gives the view after so many moves (null: the last one), `fetchLog` the log around a move. */
  constructor(root, fetchView, fetchLog, fetchStill) {
    Object.assign(this, { root, fetchView, fetchStill, timer: null, asked: 0, rendered: () => {}, page: { view: null, marks: {}, note: "", asks: false, log: null } });
    this.board = new Board(one("[data-board]", root), (ids) => this.why.point(ids));
    this.why = new Why(this.board, this.page, { shown: () => this.page.view, render: () => this.renderAsking() });
    this.layers = new Layers(root, this.board);
    this.keyboard = new Keyboard(this.board, { point: (ids) => this.why.point(ids), back: () => false, why: (ids) => this.why.about(ids) });
    this.clocks = new Clocks();
    this.log = new LogWindow(root, this.page, fetchLog, (how) => this.render(how));
    this.slider = one("[data-slider]", root);
    this.slider.addEventListener("input", () => { this.stop(); this.go(Number(this.slider.value)); });
    root.addEventListener("click", (event) => {
      const entry = event.target.closest("[data-move]");
      const button = event.target.closest("[data-go]");
      if (entry) { this.stop(); this.go(Number(entry.dataset.move)); }
      if (button) this.press(button.dataset.go);
    });
    root.addEventListener("keydown", (event) => {
      if (event.target.closest(".cell, input, select, button, a") || !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
      this.press(event.key === "ArrowLeft" ? "back" : "next");
    });
  }

  press(what) {
    const { shown, moves } = this.page.view;
    if (what === "play") return this.timer ? this.stop() : this.play();
    this.stop();
    return this.go({ first: 0, back: shown - 1, next: shown + 1, last: moves }[what]);
  }

  play() {
    const { shown, moves } = this.page.view;
    let next = shown >= moves ? 0 : shown + 1; // from the start, where it has come to its end
    this.showPlaying(true);
    const step = async () => {
      if (next > this.page.view.moves) return this.stop();
      await this.go(next);
      next += 1;
      if (this.timer) this.timer = setTimeout(step, Number(one("[data-speed]", this.root).value));
      return undefined;
    };
    this.timer = setTimeout(step, 0);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.showPlaying(false);
  }

  /** The button is called what it does. */
  showPlaying(plays) {
    const button = one("[data-go=play]", this.root);
    button.dataset.plays = plays ? "yes" : "no";
    button.setAttribute("aria-label", plays ? button.dataset.halt : button.dataset.play);
  }

  /** Go to the position after so many moves, with these marks on the board; `note` says why there. */
  go(number, marks = {}, note = "") {
    const goal = Math.max(0, Math.min(number, this.page.view.moves));
    return this.look(() => this.fetchView(goal), () => {}, marks, note);
  }

  /** Show what `fetch` gives, unless something else is asked for meanwhile; `shown` is told. */
  async look(fetch, shown, marks = {}, note = "") {
    this.asked += 1;
    const mine = this.asked;
    try {
      const view = await this.complete(await fetch());
      if (mine !== this.asked) return;
      await this.open(view, marks, note);
      shown();
    } catch (refusal) {
      if (mine !== this.asked) return;
      this.stop();
      toast(refusal.message);
    }
  }

  /** The view with the drawing of what stands still, where the board has another one. */
  async complete(view) {
    while (this.board.lacks(view)) view.still = (await this.fetchStill(view)).still;
    return view;
  }

  async open(view, marks = {}, note = "") {
    await this.complete(view);
    Object.assign(this.page, { view, marks, note, log: null });
    this.render();
    one("[data-live]", this.root).textContent = note || view.spoken;
  }

  /** Above the board it says that pointing asks now: also to who has scrolled on, and to who does not see it. */
  renderAsking() {
    this.render({ toHere: false });
    const [prompt, text] = [one("[data-prompt]", this.root), data.study["why-mode"]];
    if (!this.page.asks) {
      if (!prompt) hideToast();
      return;
    }
    if (!prompt) toast(text);
    one("[data-live]", this.root).textContent = text;
    prompt?.scrollIntoView({ block: "nearest" });
  }

  render({ toHere = true } = {}) {
    const { view, marks, note, asks } = this.page;
    showParts(this.root, { ...view.parts, log: this.log.show(view.parts.log) });
    showHere(this.root, view.shown, toHere);
    this.board.show(view);
    this.board.mark(marks);
    this.why.render();
    one("[data-marks-legend]", this.root).hidden = !Object.values(marks).some((ids) => ids.length);
    for (const sign of all("[data-legend]", this.root)) sign.hidden = !marks[sign.dataset.legend]?.length;
    this.board.changes(view.step?.marks);
    renderReportCard(this.root);
    this.clocks.set(view.clock);
    this.layers.apply();
    this.keyboard.refresh();
    this.slider.max = view.moves;
    this.slider.value = view.shown;
    this.slider.setAttribute("aria-valuetext", view.spoken || view.where);
    one("[data-where]", this.root).textContent = view.where;
    const told = asks ? data.study["why-mode"] : note || view.prompt;
    for (const prompt of all("[data-prompt]", this.root)) showPrompt(prompt, told);
    const beyond = (view.line || []).map((move) => `&line=${encodeURIComponent(move)}`).join("");
    for (const door of all("[data-edit]", this.root)) door.href = `${door.dataset.edit}${view.shown}${beyond}`;
    this.rendered();
  }
}

const table = one("[data-table]");
if (table) {
  const id = table.dataset.table;
  const replay = new Replay(table, (number) => get(`/api/tables/${id}/view?move=${number}`),
    (number) => get(`/t/${id}/log?at=${number}`), ({ shown }) => get(`/t/${id}/board?move=${shown}`));
  replay.open(data.view);
  offerReportCard(table);
  new Review(table, replay, () => get(`/t/${id}/review`), (point, step) => get(`/t/${id}/line?point=${point}&step=${step}`));
  one("[data-next]")?.addEventListener("click", async ({ currentTarget }) => {
    try {
      const done = await post(`/api/tables/${id}/commands`, JSON.parse(currentTarget.dataset.next));
      if (done.table) goToTable(done.table);
      else location.href = `/t/${id}`; // where others are asked first, the table says so
    } catch (refusal) {
      toast(refusal.message);
    }
  });
  one("[data-branch]")?.addEventListener("click", async () => {
    const { shown, line = [] } = replay.page.view; // the better moves of a review go on from there
    try {
      const made = await post(`/api/tables/${id}/branch`, { ...data.branch, move: shown, line });
      location.href = `/t/${made.id}`;
    } catch (refusal) {
      toast(refusal.message);
    }
  });
}

const form = one("[data-look]");
if (form) {
  const [root, field, file, error] = [one("[data-looked]"), one("#record"), one("#file"), one("[data-error]")];
  let text = "";
  const fetchView = (move) => post("/look", { text, move });
  const replay = new Replay(root, fetchView, (number) => post("/look", { text, log_at: number }));
  const review = new Review(root, replay, () => post("/look/review", { text }),
    (point, step) => post("/look/line", { text, point: Number(point), step }));
  const open = async (record) => {
    text = record;
    review.forget();
    error.hidden = true;
    try {
      const view = await fetchView(null);
      root.hidden = false;
      await replay.open(view);
      root.scrollIntoView({ block: "start" });
    } catch (refusal) {
      error.textContent = refusal.message;
      error.hidden = false;
    }
  };
  const take = async (blob) => {
    if (!blob) return;
    if (blob.size > 200000) { error.textContent = words.tooLarge; error.hidden = false; return; }
    field.value = await blob.text();
    open(field.value);
  };
  onSubmit(form, () => open(field.value));
  file.addEventListener("change", () => take(file.files[0]));
  document.addEventListener("dragover", (event) => { event.preventDefault(); form.classList.add("over"); });
  document.addEventListener("dragleave", () => form.classList.remove("over"));
  document.addEventListener("drop", (event) => { event.preventDefault(); form.classList.remove("over"); take(event.dataTransfer.files[0]); });
}
