// A lesson or a puzzle: the learner makes moves on the real board, the server judges each. `page` is all that is known.

import { Board } from "../board/board.js";
import { ClickPath } from "../board/click_path.js";
import { Keyboard } from "../board/keyboard.js";
import { Layers } from "../board/layers.js";
import { MoveInput } from "../board/move_input.js";
import { Preview, showGhosts } from "../board/preview.js";
import { waitsForConfirmation } from "../lib/confirmation.js";
import { all, fitInto, make, markScrollEdges, one as find, ruleLink, setText } from "../lib/dom.js";
import { onSubmit } from "../lib/forms.js";
import { post, Refusal } from "../lib/http.js";
import { addDoneId, memory } from "../lib/memory.js";
import { morphInto } from "../lib/morph.js";
import { likesStillness } from "../lib/motion.js";
import { data, sentences, words } from "../lib/page_data.js";
import { showMessage, showParts, writeWithSigns } from "../parts/parts.js";

const root = find("[data-lesson]");
const one = (selector) => find(selector, root);
const live = one("[data-live]");
const goOn = one("[data-go-on]");
const MOVE_MS = 900; // for a move to be seen
const LETTER_MS = 30; // and for each letter of what is said of it, while others follow
const LONGEST_MS = 4000;
let endWait = () => {}; // of who reads
const place = `${data.kept}-${data.id}`; // where it is remembered how far one has come

const page = {
  standing: data.standing, // the task, and the moves made so far
  shown: data.standing.view, // what is on the board
  path: new ClickPath(), // the half-made move
  asking: null, // several things were pointed at: which is meant?
  message: null, // what was wrong
  verdict: null, // what was right
  preview: null, // what the move pointed at would do
  story: null, // what has happened so far, while moves are played of themselves
  reading: false, // whether that takes its time
  hint: "",
  hints: 0, // how often help was asked for
  solution: null, // the clicks of the move that is shown
  busy: false,
};

const board = new Board(one("[data-board]"), point, (ids) => input.walk(ids));
const layers = new Layers(root, board, () => page.standing.layers);
const input = new MoveInput(page, board, one("[data-choices]"), live, {
  render,
  open: () => !page.busy,
  label: (id) => page.standing.view.labels[id] || board.label(id) || id,
  complete: (move) => attempt({ move }),
  refused: (path) => attempt({ path }),
  proposed: (move) => preview.want(move),
  confirms: waitsForConfirmation,
});
const preview = new Preview(board, one("[data-choices]"), {
  path: () => (page.busy || page.standing.done ? new ClickPath() : page.path),
  fetch: async (move) => (await ask({ preview: move })).preview,
  show(told) { page.preview = told; render(); },
});
const keyboard = new Keyboard(board, { point, back: () => input.back() });
const { width, height } = board.box.querySelector("svg.board").viewBox.baseVal;
document.documentElement.style.setProperty("--board-ratio", height / width); // on a phone the text has the room it leaves

function point(ids, close) {
  if (!page.standing.done) input.point(ids, close);
}

// --- what the page shows ---------------------------------------------------------------------------------------------

function render() {
  const { standing, shown, path, message } = page;
  board.show(shown);
  showParts(root, shown.parts);
  const trouble = message?.squares ?? [];
  const asked = path.move ? [] : page.solution?.slice(path.ids.length) ?? standing.lit.filter((id) => !trouble.includes(id));
  board.mark({ ...input.marks, asked, trouble }, words.choosable);
  board.changes(page.preview?.marks ?? []);
  showGhosts(board, page.preview ?? {});
  layers.apply();
  keyboard.refresh();
  input.renderChoices();
  showMessage(one("[data-message]"), message, data.game, message?.wrong ? wrongActs() : []);
  renderTask();
  renderVerdict();
  renderPrompt();
}

/** What the move pointed at would do; of a half-made one, what is asked for next. */
function renderPrompt() {
  const { path, standing, busy, preview: told } = page;
  const at = path.move ? path.back() : path;
  const would = !busy && told && !told.half;
  const asked = (path.ids.length && !busy && standing.view.asks?.[at.ask]) || "";
  const text = would ? words.would.replace("%what%", () => sentences(told.ends, told.text)) : asked;
  for (const box of all("[data-prompt]", root)) { // in the text on a phone, beside the board elsewhere
    box.hidden = !text;
    box.classList.toggle("would", Boolean(would));
    writeWithSigns(box, text, would ? told.signs : []);
  }
  root.classList.toggle("choosing", Boolean(text));
  root.classList.toggle("telling", page.story !== null);
  const fitted = JSON.stringify([text, page.hint, takesBar()]);
  if (root.dataset.fitted !== fitted) fitTask();
  root.dataset.fitted = fitted;
}

/** Whether there is something to press below the board. */
const takesBar = () => one("[data-choices] button") !== null;

/**
 * On a phone a hint that would be cut off lies below the board, if there is room for all of it. The prompt comes below
 * the task, whose end says what to do: both are in sight, or all from the top.
 */
function fitTask() {
  const [room, prompt, place, low] = ["[data-task-text]", "[data-prompt]", ".low-hint", "[data-low-hint]"].map(one);
  const overflows = () => room.scrollHeight > room.clientHeight + 1;
  room.scrollTop = 0;
  room.classList.remove("tight", "tighter");
  root.classList.remove("hint-below");
  root.classList.toggle("hint-below", Boolean(page.hint) && overflows() && !takesBar());
  fitInto(place, low);
  if (low.offsetHeight > place.clientHeight) root.classList.remove("hint-below"); // with the task it can be scrolled
  for (const size of ["tight", "tighter"]) if ((page.hint || !prompt.hidden) && overflows()) room.classList.add(size);
  if (!prompt.hidden) room.scrollTop = prompt.getBoundingClientRect().bottom - room.getBoundingClientRect().bottom;
}

function renderTask() {
  const { standing, hint, hints } = page;
  const number = one("[data-task-number]");
  setText(one("[data-asks]"), standing.asks);
  setText(number, data.study.task.replace("%n%", Math.min(standing.task, standing.count)).replace("%of%", standing.count));
  number.hidden = standing.done || standing.count < 2 || !data.numbered;
  for (const [index, dot] of all("[data-step]", root).entries()) dot.classList.toggle("done", index < standing.moves.length);
  one("[data-hint]").hidden = !hint;
  for (const box of all("[data-hint], [data-low-hint]", root)) setText(box, hint);
  root.classList.toggle("hinted", Boolean(hint));
  setText(one("[data-show-hint]"), hints ? data.study.show : data.study.hint);
  one("[data-show-hint]").hidden = page.reading;
  goOn.hidden = !page.reading;
  for (const part of all("[data-while]", root)) part.hidden = standing.done;
  one("[data-next]").hidden = !standing.done;
  root.classList.toggle("finished", standing.done);
}

function renderVerdict() {
  const { verdict, story } = page;
  one("[data-verdict]").hidden = !verdict;
  if (!verdict) return;
  setText(one("[data-praise]"), verdict.praise);
  morphInto(one("[data-told]"), (story ?? verdict.told).map(({ text, rule }) => {
    const item = make("li", text);
    if (rule) item.append(" ", ruleLink(rule));
    return item;
  }));
}

// --- trying a move ---------------------------------------------------------------------------------------------------

/** Ask the server: what is this move, this click worth; or just where we are. */
async function ask(question) {
  const answer = await post(data.ask, { moves: page.standing.moves, frame: board.box.dataset.frame || "", ...question });
  return { ...page.standing, solution: null, ...answer };
}

async function attempt(question) {
  if (page.busy) return;
  page.busy = true;
  render();
  try {
    const answer = await ask(question);
    if (answer.verdict.right) await showRight(answer);
    else showWrong(answer.verdict, question.move);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    showWrong(refusal);
  }
}

function showWrong(verdict, move) {
  const { rule, squares } = verdict;
  page.busy = false;
  if (move) input.offer(page.standing.view.clicks); // a whole move was wrong: begin anew
  preview.forget();
  const wrong = Boolean(move && !rule && !data.numbered); // of a puzzle: nothing is given away unasked
  page.message = { rule, squares, wrong, message: sentences(verdict.message, verdict.hint) };
  render();
}

/** After a wrong answer: think again, or see the right one. */
function wrongActs() {
  const acts = make("span", "", "answer-acts");
  for (const name of ["retry", "solution"]) {
    const button = make("button", data.study[name], "button small");
    Object.assign(button, { type: "button", id: `answer-${name}` });
    acts.append(button);
  }
  return [acts];
}

one("[data-message]").addEventListener("click", ({ target }) => {
  if (target.closest("#answer-solution")) showSolution();
  if (!target.closest("#answer-retry")) return;
  page.message = null;
  render();
  focusBoard();
});

async function showRight(answer) {
  const { frames, praise, told } = answer.verdict;
  memory.set(place, JSON.stringify(answer.moves)); // at once: who leaves before all is shown has made it
  if (answer.done) addDoneId(data.kept, data.id);
  Object.assign(page, { message: null, verdict: answer.verdict });
  live.textContent = sentences(...told.map((line) => line.text), praise);
  input.offer(null);
  preview.forget();
  page.reading = frames.length > 1 && !likesStillness();
  for (const frame of frames) {
    Object.assign(page, { shown: frame, story: [...page.story ?? [], ...frame.told] });
    render();
    if (!page.reading) continue;
    if (frame === frames[0]) goOn.focus({ preventScroll: true });
    else showNewest();
    await letRead(frame.told, frame === frames.at(-1));
    if (page.verdict !== answer.verdict) return; // begun anew meanwhile
  }
  const held = document.activeElement === goOn;
  Object.assign(page, { busy: false, story: null, reading: false });
  stand(answer);
  one("[data-task-text]").scrollTop = 0;
  if (one(".lesson-head").getBoundingClientRect().top < 0) scrollTo({ top: 0 });
  if (answer.done) one("[data-after]")?.focus();
  else if (held) focusBoard();
}

/** Time to see a move and to read what is said of it; after the last one, as long as it takes. */
function letRead(told, last) {
  const letters = told.reduce((sum, { text }) => sum + text.length, 0);
  return new Promise((after) => {
    endWait = after;
    if (!last) setTimeout(after, Math.min(MOVE_MS + LETTER_MS * letters, LONGEST_MS));
  });
}

goOn.addEventListener("click", () => endWait());

/** On a phone, where what is told may be longer than its place. */
function showNewest() {
  const room = one("[data-task-text]");
  room.scrollTop = room.scrollHeight;
}

const focusBoard = () => board.cells().find((cell) => cell.getAttribute("tabindex") === "0")?.focus({ preventScroll: true });

/** Go on from here. */
function stand(standing) {
  Object.assign(page, { standing, shown: standing.view, hint: "", hints: 0, solution: null });
  input.offer(standing.done ? null : standing.view.clicks);
  render();
}

// --- help ------------------------------------------------------------------------------------------------------------

one("[data-show-hint]").addEventListener("click", async () => {
  page.hints += 1;
  if (page.hints === 1 && page.standing.hint) {
    Object.assign(page, { hint: page.standing.hint, message: null });
    showHint();
    return;
  }
  await showSolution();
});

function showHint() {
  render();
  one(root.classList.contains("hint-below") ? "[data-low-hint]" : "[data-hint]").scrollIntoView({ block: "nearest" });
}

async function showSolution() {
  const { standing } = page; // who has gone on meanwhile needs it no more
  try {
    const { solution } = await ask({ show: true });
    if (!solution || page.standing !== standing || page.busy) return;
    input.offer(page.standing.view.clicks);
    Object.assign(page, { hint: solution.text, solution: solution.path, message: null });
    showHint();
  } catch (refusal) {
    if (page.standing === standing && !page.busy) showWrong(refusal);
  }
}

one("[data-again]").addEventListener("click", async () => {
  memory.set(place, "");
  page.standing = { ...page.standing, moves: [] };
  Object.assign(page, { verdict: null, message: null, busy: false, story: null, reading: false });
  endWait();
  stand(await ask({}));
  board.cells()[0]?.focus();
});

onSubmit(one("[data-type]"), ({ move: field }) => {
  if (field.value.trim()) attempt({ move: field.value.trim() });
  field.value = "";
});

/** Moves made on an earlier visit are played again; the server forgets those that no longer fit. Where we stand then. */
async function resume() {
  let moves = [];
  try { moves = JSON.parse(memory.get(place) || "[]"); } catch { /* then from the start */ }
  if (!Array.isArray(moves) || !moves.length) return data.standing;
  try {
    const standing = await post(data.ask, { moves, frame: board.box.dataset.frame || "" });
    live.textContent = standing.done ? data.study.done : data.study.resumed;
    return standing;
  } catch {
    return data.standing; // from the start, then
  }
}

for (const box of ["[data-task-text]", "[data-message]"]) markScrollEdges(one(box));
stand(await resume());
