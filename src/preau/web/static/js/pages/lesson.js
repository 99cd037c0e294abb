// A lesson or a puzzle: the learner makes moves on the real board, the server judges each.

import { Board } from "../board/board.js";
import { Keyboard } from "../board/keyboard.js";
import { Layers } from "../board/layers.js";
import { MoveInput } from "../board/move_input.js";
import { all, make, one as find, ruleLink } from "../lib/dom.js";
import { onSubmit } from "../lib/forms.js";
import { post, Refusal } from "../lib/http.js";
import { addDoneId, doneIds, memory } from "../lib/memory.js";
import { data } from "../lib/page_data.js";
import { showMessage, showParts } from "../parts/parts.js";

const root = find("[data-lesson]");
const one = (selector) => find(selector, root);
const [message, live, asks, told, hint, next] = ["[data-message]", "[data-live]", "[data-asks]", "[data-told]", "[data-hint]", "[data-next]"].map(one);
const still = matchMedia("(prefers-reduced-motion: reduce)");
const BETWEEN = 900; // ms between a move and the reply to it
const place = `${data.kept}-${data.id}`; // where a half-done one is remembered

let standing = data.standing;
let hints = 0;

const board = new Board(one("[data-board]"), point);
const layers = new Layers(root, board, () => standing.layers);
const input = new MoveInput(board, one("[data-choices]"), live, {
  paint,
  label: (id) => standing.view.labels[id] || board.label(id) || id,
  complete: (move) => attempt({ move }),
  refused: (path) => attempt({ path }),
  quiet: () => showMessage(message, null),
  confirms: () => memory.get("confirm") === "yes",
});
const keyboard = new Keyboard(board, { point, back: () => input.back() });

function point(ids) {
  if (!standing.done) input.point(ids);
}

function paint() {
  input.mark({ asked: input.path.ids.length ? [] : standing.lit });
  layers.apply();
  keyboard.refresh();
  input.showChoices();
}

/** Ask the server: what is this move, this click worth; or just where we are. */
async function ask(question) {
  const answer = await post(data.ask, { moves: standing.moves, frame: board.box.dataset.frame || "", ...question });
  return { ...standing, solution: null, ...answer };
}

async function attempt(question) {
  if (input.busy) return;
  input.busy = true;
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
  input.busy = false;
  if (move) input.take(standing.view.clicks); // a whole move was wrong: begin anew
  paint();
  const text = [verdict.message, verdict.hint].filter(Boolean).join(" ");
  showMessage(message, { ...verdict, message: text, rule: verdict.rule }, data.game);
  input.mark({ trouble: verdict.squares || [] });
}

async function right(answer) {
  const { frames, praise } = answer.verdict;
  showMessage(message, null);
  showTold(answer.verdict);
  live.textContent = [...answer.verdict.told.map((line) => line.text), praise].join(" ");
  input.take(null);
  for (const [index, frame] of frames.entries()) {
    if (index && !still.matches) await new Promise((after) => { setTimeout(after, BETWEEN); });
    await board.show(frame);
    showParts(root, frame.parts);
  }
  standing = answer;
  hints = 0;
  input.busy = false;
  memory.set(place, standing.done ? "" : JSON.stringify(standing.moves));
  if (standing.done) addDoneId(data.kept, data.id);
  await show();
  if (one(".task-box").getBoundingClientRect().top < 0) one(".task-box").scrollIntoView({ block: "start" });
  if (standing.done) one("[data-after]")?.focus();
}

function showTold({ told: lines, praise }) {
  const items = lines.map(({ text, rule }) => {
    const item = make("li", text);
    if (rule) item.append(" ", ruleLink(rule));
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
  input.take(standing.done ? null : view.clicks);
  asks.textContent = standing.asks;
  one("[data-number]").textContent = data.study.task.replace("%n%", Math.min(standing.task, standing.count)).replace("%of%", standing.count);
  one("[data-number]").hidden = standing.done || standing.count < 2 || !data.numbered;
  for (const [index, dot] of all("[data-step]", root).entries()) dot.classList.toggle("done", index < standing.moves.length);
  hint.hidden = true;
  one("[data-show-hint]").textContent = data.study.hint;
  for (const part of all("[data-while]", root)) part.hidden = standing.done;
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
    input.take(standing.view.clicks);
    paint();
    input.mark({ asked: solution.path });
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
  if (!Array.isArray(moves) || !moves.length || doneIds(data.kept).has(data.id)) return;
  try {
    standing = await post(data.ask, { moves, frame: board.box.dataset.frame || "" });
    live.textContent = data.study.resumed;
  } catch { /* from the start, then */ }
}

await resume();
await show();
