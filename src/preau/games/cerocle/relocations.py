"""The legal moves of a player with an empty reserve.

There are hundreds, and most who ask want one of them: they are counted at once, and written out only on demand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from preau.games.cerocle.board import RELOCATE, TAKE, Board, spots


class Relocations(Sequence[int]):
    """Every piece of `pieces` to every space of `free`, less the `banned`; then the takings. Immutable.

    `pieces` and `free` are in the order of their numbers; `banned` are indices in order, counted with them included.
    """

    __slots__ = ("_parts", "_relocations", "_size")

    def __init__(self, board: Board, pieces: bytes, free: bytes, banned: list[int], takeable: int) -> None:
        self._parts = board, pieces, free, banned, takeable
        self._relocations = relocations = len(pieces) * len(free) - len(banned)
        self._size = relocations + takeable.bit_count()

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[int, ...]: ...
    def __getitem__(self, index: int | slice) -> int | tuple[int, ...]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(self._size)))
        board, pieces, free, all_banned, takeable = self._parts
        if 0 <= index < self._relocations:
            for banned in all_banned:
                if index >= banned:
                    index += 1
            piece, goal = divmod(index, len(free))
            return board.first_relocation + pieces[piece] * board.count + free[goal]
        if not -self._size <= index < self._size:
            raise IndexError("no such move")
        return self[index + self._size] if index < 0 else board.first_take + spots(takeable)[index - self._relocations]

    def __iter__(self) -> Iterator[int]:
        board, pieces, free, banned, takeable = self._parts
        index = 0
        for piece in pieces:
            first = board.first_relocation + piece * board.count
            for space in free:
                if index not in banned:
                    yield first + space
                index += 1
        for space in spots(takeable):
            yield board.first_take + space

    def __contains__(self, move: object) -> bool:
        board, pieces, free, banned, takeable = self._parts
        if not isinstance(move, int) or not 0 <= move < len(board.moves):
            return False
        kind, a, b = board.moves[move]
        if kind == TAKE:
            return bool(takeable >> a & 1)
        if kind != RELOCATE or a not in pieces or b not in free:
            return False
        return pieces.index(a) * len(free) + free.index(b) not in banned

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Relocations({tuple(self)!r})"
