// A lesson or a puzzle: the learner makes moves on the real board, the server judges each.

import { Board } from "./board.js";
import { Hand } from "./hand.js";
import { Keys } from "./keyboard.js";
import { data, memory, onSubmit, post, Refusal } from "./net.js";
import { done, finish } from "./progress.js";
import { Layers, showMessage, showParts } from "./show.js";

const root = document.querySelector("[data-lesson]");
const one = (selector) => root.querySelector(selector);
const [message, live, asks, told, hint, next] = ["[data-message]", "[data-live]", "[data-asks]", "[data-told]", "[data-hint]", "[data-next]"].map(one);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const BETWEEN = 900; // ms between a move and the reply to it
const place = `${data.kept}-${data.id}`; // where a half-done one is remembered

let standing = data.standing;
let hints = 0;

const board = new Board(one("[data-board]"), point);
const layers = new Layers(root, board, () => standing.layers);
const hand = new Hand(board, one("[data-choices]"), live, {
  paint,
  label: (id) => standing.view.labels[id] || board.label(id) || id,
  complete: (move) => attempt({ move }),
  refused: (path) => attempt({ path }),
  quiet: () => showMessage(message, null),
  confirms: () => memory.get("confirm") === "yes",
});
const keys = new Keys(board, { point, back: () => hand.back() });

function point(ids) {
  if (!standing.done) hand.point(ids);
}

function paint() {
  hand.mark({ asked: hand.walk.path.length ? [] : standing.lit });
  layers.apply();
  keys.refresh();
  hand.showChoices();
}

/** Ask the server: what is this move, this click worth; or just where we are. */
async function ask(question) {
  const answer = await post(data.ask, { moves: standing.moves, frame: board.box.dataset.frame || "", ...question });
  return { ...standing, solution: null, ...answer };
}

async function attempt(question) {
  if (hand.busy) return;
  hand.busy = true;
  paint();
  try {
    const answer = await ask(question);
    if (answer.verdict.right) await right(answer);
    else wrong(answer.verdict, question.move);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    wrong(refusal);
  }
}

function wrong(verdict, move) {
  hand.busy = false;
  if (move) hand.take(standing.view.clicks); // a whole move was wrong: begin anew
  paint();
  const text = [verdict.message, verdict.hint].filter(Boolean).join(" ");
  showMessage(message, { ...verdict, message: text, rule: verdict.rule }, data.game);
  hand.mark({ trouble: verdict.squares || [] });
}

async function right(answer) {
  const { frames, praise } = answer.verdict;
  showMessage(message, null);
  showTold(answer.verdict);
  live.textContent = [...answer.verdict.told.map((line) => line.text), praise].join(" ");
  hand.take(null);
  for (const [index, frame] of frames.entries()) {
    if (index && !still.matches) await new Promise((after) => { setTimeout(after, BETWEEN); });
    await board.show(frame);
    showParts(root, frame.parts);
  }
  standing = answer;
  hints = 0;
  hand.busy = false;
  memory.set(place, standing.done ? "" : JSON.stringify(standing.moves));
  if (standing.done) finish(data.kept, data.id);
  await show();
  if (one(".task-box").getBoundingClientRect().top < 0) one(".task-box").scrollIntoView({ block: "start" });
  if (standing.done) one("[data-after]")?.focus();
}

function showTold({ told: lines, praise }) {
  const items = lines.map(({ text, rule }) => {
    const item = document.createElement("li");
    item.textContent = text;
    if (rule) {
      const link = document.createElement("a");
      Object.assign(link, { href: `/learn/${data.game}#${rule}`, className: "rule", textContent: rule, target: "_blank" });
      item.append(" ", link);
    }
    return item;
  });
  one("[data-praise]").textContent = praise;
  told.replaceChildren(...items);
  one("[data-verdict]").hidden = false;
}

/** The board, the task, and what can be done now. */
async function show() {
  const { view } = standing;
  await board.show(view);
  showParts(root, view.parts);
  hand.take(standing.done ? null : view.clicks);
  asks.textContent = standing.asks;
  one("[data-number]").textContent = data.study.task.replace("%n%", Math.min(standing.task, standing.count)).replace("%of%", standing.count);
  one("[data-number]").hidden = standing.done || standing.count < 2 || !data.numbered;
  for (const [index, dot] of [...root.querySelectorAll("[data-step]")].entries()) dot.classList.toggle("done", index < standing.moves.length);
  hint.hidden = true;
  one("[data-show-hint]").textContent = data.study.hint;
  for (const part of root.querySelectorAll("[data-while]")) part.hidden = standing.done;
  next.hidden = !standing.done;
  root.classList.toggle("finished", standing.done);
  paint();
}

// --- help ------------------------------------------------------------------------------------------------------------

one("[data-show-hint]").addEventListener("click", async (event) => {
  hints += 1;
  hint.hidden = false;
  event.target.textContent = data.study.show;
  if (hints === 1 && standing.hint) {
    hint.textContent = standing.hint;
    return;
  }
  try {
    const { solution } = await ask({ show: true });
    if (!solution) return;
    hint.textContent = solution.text;
    hand.take(standing.view.clicks);
    paint();
    hand.mark({ asked: solution.path });
  } catch (refusal) {
    wrong(refusal);
  }
});

one("[data-again]").addEventListener("click", async () => {
  standing = { ...standing, moves: [] };
  memory.set(place, "");
  one("[data-verdict]").hidden = true;
  showMessage(message, null);
  standing = await ask({});
  await show();
  board.cells()[0]?.focus();
});

onSubmit(one("[data-type]"), ({ move: field }) => {
  if (field.value.trim()) attempt({ move: field.value.trim() });
  field.value = "";
});

/** Moves made on an earlier visit are played again; the server forgets those that no longer fit. */
async function resume() {
  let moves = [];
  try { moves = JSON.parse(memory.get(place) || "[]"); } catch { /* then from the start */ }
  if (!Array.isArray(moves) || !moves.length || done(data.kept).has(data.id)) return;
  try {
    standing = await post(data.ask, { moves, frame: board.box.dataset.frame || "" });
    live.textContent = data.study.resumed;
  } catch { /* from the start, then */ }
}

await resume();
await show();
