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
const [text, json, message] = ["#position", "#json", "[data-message]"].map(one);

let held = null; // the piece in hand
let good = text.value; // the last position that passed
let sound = true;
const earlier = [];

const board = new Board(one("[data-board]"), point);
const keyboard = new Keyboard(board, { point, back() { const was = held; held = null; paint(); return Boolean(was); } });

function paint() {
  board.mark({ chosen: held ? [held] : [], lit: held ? board.cells().map((cell) => cell.dataset.id) : [] }, words.choosable);
  keyboard.refresh();
}

async function ask(change, from = null) {
  try {
    const answer = await post(`/edit/${game}`, change);
    if (answer.text !== good) earlier.push(good);
    good = answer.text;
    if (from !== text) text.value = answer.text;
    if (from !== json) json.value = answer.json;
    await board.show(answer);
    showMessage(message, null);
    sound = true;
  } catch (refusal) {
    showMessage(message, refusal, game);
    board.mark({ trouble: refusal.squares });
    sound = from === null;
    return;
  }
  paint();
}

/** Take a piece, then point at its new place. */
function point(ids) {
  const piece = ids.find((id) => board.pieces().some((each) => each.dataset.id === id));
  if (held === null) {
    held = piece ?? null;
    return paint();
  }
  const cell = ids.find((id) => board.cells().some((each) => each.dataset.id === id));
  const [moved, to] = [held, cell];
  held = null;
  paint();
  return piece === moved ? undefined : ask({ position: good, piece: moved, to });
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
  good = last;
  ask({ position: last });
});

onSubmit(one("[data-edit]"), () => {
  if (sound) location.href = `/new/${game}?${new URLSearchParams({ mode: "screen", position: good })}`;
});

await board.show(data.view);
paint();
