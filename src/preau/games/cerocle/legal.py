"""Legal moves as sequences that cost little to make: most who ask want only one of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, overload

from preau.games.cerocle import rules
from preau.games.cerocle.board import RELOCATE, TAKE, WHITE, spots

if TYPE_CHECKING:
    from preau.games.cerocle.position import CeroclePosition


class Placements(bytes):
    """C3.1: placements, whose numbers are small enough for a byte each."""

    __slots__ = ()

    def __contains__(self, move: object) -> bool:
        return isinstance(move, int) and 0 <= move < 256 and super().__contains__(move)

    def __repr__(self) -> str:
        return f"Placements({tuple(self)!r})"


class Relocations(Sequence[int]):
    """C3.2: every piece that the mover may relocate to every empty space, less what is banned; then the takings.

    There are hundreds: they are counted at once, and written out only on demand. Immutable.
    Pieces and spaces are in the order of their numbers, and so are the banned pairs of them.
    """

    __slots__ = ("_banned", "_board", "_free", "_pieces", "_relocations", "_size", "_takeable")

    def __init__(self, position: CeroclePosition) -> None:
        setting = position.setting
        colour = setting.colours[position.player]
        self._board = setting.board
        self._free = free = position.empty
        pieces = position.movers[colour]
        if pieces is None:
            pieces = spots(setting.movable(position.pieces, colour))
            position.movers = position.movers.copy()  # the same value, known from now on
            position.movers[colour] = pieces
        self._pieces = pieces
        banned: tuple[tuple[int, int], ...] = ()
        for ban in position.bans:
            if ban is not None and ban[0] in pieces and ban[1] in free:  # C5.2
                banned += (ban,)
        self._banned = banned = tuple(sorted(set(banned))) if len(banned) > 1 else banned
        if not setting.neutrals:
            takeable = rules.opposing(position)  # C6.5
        else:  # C6.1
            takeable = position.pieces[WHITE] if len(position.taken[position.player]) < setting.takings else 0
        self._takeable = takeable
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
        board = self._board
        if 0 <= index < self._relocations:
            pieces, free = self._pieces, self._free
            piece, goal = divmod(index, len(free))
            for pair in self._banned:
                if (pieces[piece], free[goal]) >= pair:
                    index += 1
                    piece, goal = divmod(index, len(free))
            return board.first_relocation + pieces[piece] * board.count + free[goal]
        if not -self._size <= index < self._size:
            raise IndexError("no such move")
        if index < 0:
            return self[index + self._size]
        return board.first_take + spots(self._takeable)[index - self._relocations]

    def __iter__(self) -> Iterator[int]:
        board, free, banned = self._board, self._free, self._banned
        for piece in self._pieces:
            first = board.first_relocation + piece * board.count
            for space in free:
                if (piece, space) not in banned:
                    yield first + space
        for space in spots(self._takeable):
            yield board.first_take + space

    def __contains__(self, move: object) -> bool:
        moves = self._board.moves
        if not isinstance(move, int) or not 0 <= move < len(moves):
            return False
        kind, a, b = moves[move]
        if kind == TAKE:
            return bool(self._takeable >> a & 1)
        return kind == RELOCATE and a in self._pieces and b in self._free and (a, b) not in self._banned

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Relocations({tuple(self)!r})"
