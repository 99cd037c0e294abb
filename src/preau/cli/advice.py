"""A hint for whoever sits at the terminal."""

from __future__ import annotations

from preau.bots import Budget, choose
from preau.games.api import Position

COACH = "6"  # the strongest bot that does not begin to compile for one question
SECONDS = 2.0


def best_move(position: Position) -> str:
    return choose(position, COACH, seed=0, budget=Budget(seconds=SECONDS)).move


def look(position: Position, move: str) -> list[str]:
    """The cells that a move is about, in board order: where its piece stands, where it goes."""
    scene = position.scene()
    cells = {cell.id: cell.id for cell in scene.cells} | {piece.id: piece.cell for piece in scene.pieces}
    path = next((click.path for click in position.clicks() if click.move == move), ())
    about = {cells[step] for step in path[:2] if step in cells}
    return [cell.id for cell in sorted(scene.cells, key=lambda cell: (cell.row, cell.column)) if cell.id in about]
