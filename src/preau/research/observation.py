"""What is observed of a game that does not say so itself: what its scene shows, as planes and numbers."""

from __future__ import annotations

from preau.games.api import Position
from preau.research.refusals import NoEnvironment


class SceneObservation:
    """How positions of a game are seen, measured by the scene of its first; docs/research.md tells it to learners.

    Planes have the scene's rows and columns: one for the cells, then for each of the game's `pieces` one a seat, from
    the observing seat on, and one for nobody's. After them come who is to move, and the seats' counters.
    """

    def __init__(self, start: Position) -> None:
        scene = start.scene()
        rows, columns = {cell.row for cell in scene.cells} or {0}, {cell.column for cell in scene.cells} or {0}
        self.rows, self.columns = range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)
        self.pieces, self.players = tuple(start.game.pieces), start.players
        self.counters = max((len(seat.counters) for seat in scene.seats), default=0)
        self.planes = 1 + len(self.pieces) * (self.players + 1)
        self.size = self.planes * len(self.rows) * len(self.columns) + self.players * (1 + self.counters)
        self.observe(start, 0)  # says at once what it does not like

    def observe(self, position: Position, seat: int) -> list[float]:
        """The position as that seat sees it; raises NoEnvironment where its scene has what there is no place for.

        So many of something, `n`, are told as n ÷ (n + 1): nobody knows how many there can be.
        """
        scene, counts, seen = position.scene(), [0] * self.size, [0.0] * self.size
        places = {cell.id: self._place_of(cell.row, cell.column, position) for cell in scene.cells}
        for place in places.values():
            seen[place] = 1.0
        for piece in scene.pieces:
            if piece.glyph not in self.pieces:
                raise NoEnvironment(f"the `pieces` of {position.game.name} lack {piece.glyph!r}, seen in {position}")
            whose = self.players if piece.owner is None else (piece.owner - seat) % self.players
            plane = 1 + self.pieces.index(piece.glyph) * (self.players + 1) + whose
            counts[plane * len(self.rows) * len(self.columns) + places[piece.cell]] += 1
        numbers = self.size - self.players * (1 + self.counters)
        seen[numbers + (position.player - seat) % self.players] = 1.0
        for each in scene.seats:
            if len(each.counters) > self.counters:
                raise NoEnvironment(f"a seat has more counters than any had at first, in {position}")
            first = numbers + self.players + (each.seat - seat) % self.players * self.counters
            for place, counter in enumerate(each.counters):
                counts[first + place] = max(0, counter.count)
        return [count / (count + 1) if count else number for count, number in zip(counts, seen, strict=True)]

    def _place_of(self, row: int, column: int, position: Position) -> int:
        if row not in self.rows or column not in self.columns:
            raise NoEnvironment(f"the board has outgrown the first one, by which planes are measured, in {position}")
        return self.rows.index(row) * len(self.columns) + self.columns.index(column)
