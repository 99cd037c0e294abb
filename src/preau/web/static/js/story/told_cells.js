// A sentence that speaks of places: while it is pointed at or has the focus, they are marked on the board.

import { all } from "../lib/dom.js";

const MARK = "asked-about";

export function markToldCells(board) {
  const mark = ({ target }) => {
    const told = target.closest?.("[data-cells]")?.dataset.cells.split(" ") ?? [];
    for (const cell of all(".cell[data-id]", board)) cell.classList.toggle(MARK, told.includes(cell.dataset.id));
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, mark);
}
