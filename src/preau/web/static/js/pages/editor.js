// The position editor: pointing, fields, text and JSON change the same position; the server judges every change.

import { Board } from "../board/board.js";
import { Keyboard } from "../board/keyboard.js";
import { all, one as find, ruleLink } from "../lib/dom.js";
import { onSubmit } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { morphInto } from "../lib/morph.js";
import { data, words } from "../lib/page_data.js";
import { showParts } from "../parts/parts.js";

const TYPED_MS = 400; // after the last letter

const editor = find("[data-editor]");
const { game } = editor.dataset;
const one = (selector) => find(selector, editor);
const [text, json, record, moves] = ["#position", "#json", "#record", "#moves"].map(one);
const place = `preau-edit-${game}`; // what is being set up outlives a change of language and a look elsewhere

const page = {
  view: data.view, // what is drawn; `text` is empty where it is no possible position
  tool: "", // what pointing at the board does; nothing: pieces are moved
  held: null, // the piece in hand
  refusal: null, // what could not be done at all
};
const earlier = []; // positions, as text, to go back to

const board = new Board(one("[data-board]"), point);
const keyboard = new Keyboard(board, { point, back() { const was = page.held; page.held = null; render(); return Boolean(was); } });

function render() {
  const { view, held, tool, refusal } = page;
  showParts(editor, view.parts);
  board.show(view);
  const problem = refusal || view.problem;
  const lit = held ? view.areas[view.places[held]] ?? board.cells().map((cell) => cell.dataset.id) : [];
  board.mark({ chosen: held ? [held] : [], lit, trouble: problem?.squares }, words.choosable);
  keyboard.refresh();
  for (const button of all("[data-tool]", editor)) button.setAttribute("aria-pressed", String(button.dataset.tool === tool));
  const box = one("[data-problem]");
  box.classList.toggle("wrong", Boolean(problem));
  morphInto(box, problem ? [problem.message, ...(problem.rule ? [" ", ruleLink(problem.rule, game)] : [])] : [view.possible]);
  one("[data-undo]").disabled = !earlier.length;
  one("[data-play]").disabled = !view.text;
}

/** `from`: the field that was typed in, which is left as it is. */
async function ask(change, from = null) {
  try {
    const answer = await post(`/edit/${game}`, { position: page.view.json, ...change });
    if (answer.json !== page.view.json) earlier.push(page.view.json);
    show(answer, from);
    if (answer.moves !== undefined) showMoves(answer.moves);
  } catch (refusal) {
    page.refusal = refusal;
  }
  render();
}

function show(view, from = null) {
  Object.assign(page, { view, held: null, refusal: null });
  if (from !== text) text.value = view.text;
  if (from !== json) json.value = view.json;
  try { sessionStorage.setItem(place, view.json); } catch { /* then it is not kept */ }
}

function showMoves(count) {
  one("[data-record-moves]").hidden = false;
  if (Number(moves.max) !== count) Object.assign(moves, { max: count, value: count });
  one("[data-record-move]").textContent = moves.value;
}

/** Use the tool there; without one, take a piece, then point at its new place. */
function point(ids) {
  const piece = ids.find((id) => board.pieces().some((each) => each.dataset.id === id));
  const cell = ids.find((id) => board.cells().some((each) => each.dataset.id === id));
  if (page.tool) return ask({ tool: page.tool, at: cell, on: piece === ids[0] ? piece : "" });
  if (page.held === null || piece === page.held) {
    page.held = page.held === null ? piece ?? null : null;
    return render();
  }
  return ask({ piece: page.held, to: cell });
}

editor.addEventListener("click", (event) => {
  const tool = event.target.closest("[data-tool]");
  if (!tool) return;
  Object.assign(page, { tool: tool.dataset.tool, held: null, refusal: null });
  render();
});
editor.addEventListener("change", ({ target }) => {
  const { field } = target.dataset;
  if (field) ask({ field, value: target.value });
});

let typing;
function soon(act) {
  clearTimeout(typing);
  typing = setTimeout(act, TYPED_MS);
}
for (const field of [text, json]) {
  field.addEventListener("input", () => soon(() => ask({ position: field.value }, field)));
}
record.addEventListener("input", () => soon(() => ask({ record: record.value })));
moves.addEventListener("input", () => soon(() => ask({ record: record.value, moves: Number(moves.value) })));

one("[data-first]").addEventListener("click", () => ask({ first: true }));
one("[data-undo]").addEventListener("click", async () => {
  const last = earlier.pop();
  try {
    show(await post(`/edit/${game}`, { position: last }));
  } catch (refusal) {
    page.refusal = refusal;
  }
  render();
});

onSubmit(one("[data-edit]"), () => {
  const { text: position } = page.view;
  if (position) location.href = `/new/${game}?${new URLSearchParams({ mode: "screen", position })}`;
});

render();
let kept = null;
try { kept = sessionStorage.getItem(place); } catch { /* a private window may refuse */ }
if (kept && !data.given && kept !== page.view.json) ask({ position: kept });
