// The board by keyboard: arrows go from cell to cell, Enter chooses, Escape takes back, letters find pieces.

const TOGETHER_MS = 700; // letters typed within it belong together

export class Keyboard {
  /** `act` has `point(ids)` and `back()`; with `why(ids)` a question mark asks. */
  constructor(board, act) {
    this.board = board;
    this.act = act;
    this.typed = "";
    this.last = 0;
    board.box.addEventListener("keydown", (event) => this.press(event));
    board.box.addEventListener("focusin", (event) => {
      const cell = event.target.closest(".cell");
      if (cell) this.rove(cell);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.act.back()) event.preventDefault();
    });
    this.refresh();
  }

  /** One cell is in the tab order: the one last visited. */
  refresh() {
    const cells = this.board.cells();
    if (cells.length && !cells.some((cell) => cell.getAttribute("tabindex") === "0")) this.rove(cells[0]);
  }

  rove(cell) {
    for (const other of this.board.cells()) other.setAttribute("tabindex", other === cell ? "0" : "-1");
  }

  press(event) {
    const cell = event.target.closest?.(".cell");
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    const goal = this.goal(cell, event.key);
    if (goal) goal.focus();
    else if (event.key === "Enter" || event.key === " ") this.act.point(this.board.under(cell));
    else if (event.key === "?" && this.act.why) this.act.why(this.board.under(cell));
    else if (event.key.length === 1) this.find(cell, event.key);
    else return;
    event.preventDefault();
  }

  goal(cell, key) {
    const at = (each) => ({ each, row: Number(each.dataset.row), column: Number(each.dataset.column), x: Number(each.dataset.x), y: Number(each.dataset.y) });
    const here = at(cell);
    const others = this.board.cells().filter((each) => each !== cell).map(at);
    const row = others.filter((each) => each.row === here.row).sort((a, b) => a.column - b.column);
    const nearest = (list, far) => list.sort((a, b) => far(a) - far(b) || Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.each;
    switch (key) {
      case "ArrowRight": return row.find((each) => each.column > here.column)?.each;
      case "ArrowLeft": return row.findLast((each) => each.column < here.column)?.each;
      case "ArrowDown": return nearest(others.filter((each) => each.row > here.row), (each) => each.row);
      case "ArrowUp": return nearest(others.filter((each) => each.row < here.row), (each) => -each.row);
      case "Home": return row[0]?.each;
      case "End": return row.at(-1)?.each;
      default: return undefined;
    }
  }

  /** Letters go to the next cell with a piece of that label or name, or to the cell of that name. */
  find(cell, key) {
    const now = performance.now();
    this.typed = (now - this.last < TOGETHER_MS ? this.typed : "") + key.toLowerCase();
    this.last = now;
    const cells = this.board.cells();
    const start = cells.indexOf(cell) + (this.typed.length > 1 ? 0 : 1);
    const inOrder = [...cells.slice(start), ...cells.slice(0, start)];
    const begins = (text) => (text || "").toLowerCase().startsWith(this.typed);
    const standing = this.board.pieces();
    const goal = inOrder.find((each) => each.dataset.id.toLowerCase() === this.typed)
      || inOrder.find((each) => standing.some((piece) => piece.dataset.cell === each.dataset.id
        && (begins(piece.querySelector("text")?.textContent) || begins(piece.getAttribute("aria-label")) || begins(piece.dataset.id))));
    goal?.focus();
  }
}
