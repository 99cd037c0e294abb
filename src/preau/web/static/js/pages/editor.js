// The position editor: text, JSON and board show the same position; the server judges every change.

import { Board } from "../board/board.js";
import { Keyboard } from "../board/keyboard.js";
import { one as find } from "../lib/dom.js";
import { onSubmit } from "../lib/forms.js";
import { post } from "../lib/http.js";
import { data, words } from "../lib/page_data.js";
import { showMessage } from "../parts/parts.js";

const editor = find("[data-editor]");
const { game } = editor.dataset;
const one = (selector) => find(selector, editor);
const [text, json] = ["#position", "#json"].map(one);

const page = {
  view: data.view, // what is drawn
  text: text.value, // the last position that passed
  sound: true, // whether what is written is that position
  held: null, // the piece in hand
  message: null,
};
const earlier = [];

const board = new Board(one("[data-board]"), point);
const keyboard = new Keyboard(board, { point, back() { const was = page.held; page.held = null; render(); return Boolean(was); } });

function render() {
  const { view, held, message } = page;
  board.show(view);
  const lit = held ? board.cells().map((cell) => cell.dataset.id) : [];
  board.mark({ chosen: held ? [held] : [], lit, trouble: message?.squares }, words.choosable);
  keyboard.refresh();
  showMessage(one("[data-message]"), message, game);
}

async function ask(change, from = null) {
  try {
    const answer = await post(`/edit/${game}`, change);
    if (answer.text !== page.text) earlier.push(page.text);
    Object.assign(page, { view: answer, text: answer.text, sound: true, message: null });
    if (from !== text) text.value = answer.text;
    if (from !== json) json.value = answer.json;
  } catch (refusal) {
    Object.assign(page, { message: refusal, sound: from === null });
  }
  render();
}

/** Take a piece, then point at its new place. */
function point(ids) {
  const piece = ids.find((id) => board.pieces().some((each) => each.dataset.id === id));
  if (page.held === null) {
    page.held = piece ?? null;
    return render();
  }
  const cell = ids.find((id) => board.cells().some((each) => each.dataset.id === id));
  const moved = page.held;
  page.held = null;
  render();
  return piece === moved ? undefined : ask({ position: page.text, piece: moved, to: cell });
}

let typing;
for (const field of [text, json]) {
  field.addEventListener("input", () => {
    clearTimeout(typing);
    typing = setTimeout(() => ask({ position: field.value }, field), 400);
  });
}

one("[data-undo]").addEventListener("click", () => {
  const last = earlier.pop();
  if (last === undefined) return;
  page.text = last;
  ask({ position: last });
});

onSubmit(one("[data-edit]"), () => {
  if (page.sound) location.href = `/new/${game}?${new URLSearchParams({ mode: "screen", position: page.text })}`;
});

render();
