// A move in advance is pointed at like one's own: the server sends what can be chosen after the line so far, and a
// complete move leads to the page with one move more.

import { Board } from "../board/board.js";
import { ClickPath } from "../board/click_path.js";
import { Keyboard } from "../board/keyboard.js";
import { MoveInput } from "../board/move_input.js";
import { waitsForConfirmation } from "../lib/confirmation.js";
import { one, setText } from "../lib/dom.js";
import { post } from "../lib/http.js";
import { data, words } from "../lib/page_data.js";
import { showMessage } from "../parts/parts.js";

const root = one("[data-advance]");
const page = { path: new ClickPath(data.clicks), asking: null, message: null };
const board = new Board(one("[data-board]", root), (ids) => input.point(ids));
const input = new MoveInput(page, board, one("[data-choices]", root), one("[data-live]", root), {
  render,
  open: () => page.path.open,
  label: (id) => data.labels[id] || board.label(id) || id,
  complete: (move) => location.assign(`?${new URLSearchParams([...data.line, move].map((each) => ["m", each]))}#line`),
  refused: explain,
  confirms: waitsForConfirmation,
});
const keyboard = new Keyboard(board, { point: (ids) => input.point(ids), back: () => input.back() });

async function explain(path) {
  try {
    page.message = await post(`/ahead/${data.table}/why`, { path, line: data.line });
  } catch (refusal) {
    page.message = refusal;
  }
  render();
}

function render() {
  const { path, message } = page;
  const at = path.move ? path.back() : path;
  board.mark({ ...input.marks, trouble: message?.squares ?? [] }, words.choosable);
  keyboard.refresh();
  input.renderChoices();
  setText(one("[data-prompt]", root), (path.ids.length && data.asks[at.ask]) || data.prompt);
  showMessage(one("[data-message]", root), message, data.game);
}

board.name();
render();
