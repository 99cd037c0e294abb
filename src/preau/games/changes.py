"""What is different between two scenes of one game: who went where, who came, who is gone, who is not as before.

A piece keeps its id as long as the game can tell it from its like. Where ids belong to places, a piece that turned up
elsewhere is known by its kind: two neighbours that traded places are two pieces under way, not two that changed colour.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from preau.games.scene import Piece, Scene


@dataclass(frozen=True, slots=True)
class PieceMove:
    """A piece that stood in one cell and now stands in another."""

    before: Piece
    after: Piece


@dataclass(frozen=True, slots=True)
class SceneChanges:
    """All that is different. `altered` are pieces that stand where they stood and are not what they were."""

    ways: tuple[PieceMove, ...] = ()
    came: tuple[Piece, ...] = ()
    gone: tuple[Piece, ...] = ()
    altered: tuple[Piece, ...] = ()

    @property
    def cells(self) -> tuple[str, ...]:
        """The places that were reached and left, those reached first."""
        reached = [way.after.cell for way in self.ways] + [piece.cell for piece in self.came]
        left = [way.before.cell for way in self.ways] + [piece.cell for piece in self.gone]
        return tuple(dict.fromkeys(reached + left))


def scene_changes(before: Scene, after: Scene) -> SceneChanges:
    """What a reader who saw `before` finds different in `after`."""
    old = {(piece.id, piece.kind): piece for piece in before.pieces}
    new = {(piece.id, piece.kind): piece for piece in after.pieces}
    pairs = [(old[key], piece) for key, piece in new.items() if key in old]
    came = [piece for key, piece in new.items() if key not in old]
    gone = [piece for key, piece in old.items() if key not in new]
    pairs += list(_pair_by_kind(gone, came))
    ways = [PieceMove(was, now) for was, now in pairs if was.cell != now.cell]
    altered = [now for was, now in pairs if was.cell == now.cell and was.notes != now.notes]
    return SceneChanges(tuple(ways), tuple(came), tuple(gone), tuple(altered))


def _pair_by_kind(gone: list[Piece], came: list[Piece]) -> Iterator[tuple[Piece, Piece]]:
    """Takes out of both lists those who may be the same piece; what is not told apart by kind is never paired."""
    for piece in list(came):
        was = next((each for each in gone if piece.kind and each.kind == piece.kind), None)
        if was is not None:
            gone.remove(was)
            came.remove(piece)
            yield was, piece
