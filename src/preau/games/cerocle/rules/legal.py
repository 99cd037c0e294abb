"""Which moves are legal, in the order of their texts. Partner of `fast.moves`.

There is always a move: with an empty reserve a player's side has at least ten pieces on the board (C1.3, C6.4, C6.5),
at least ten spaces are empty, and no more than one way a player is banned (C5.2).

The lists are sequences that cost little to make: most who ask want only one of the moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from preau.games.cerocle.rules.board import RELOCATE, TAKE, WHITE, spots
from preau.games.cerocle.rules.options import Setup
from preau.games.cerocle.rules.state import CerocleState, Pieces


def legal(state: CerocleState) -> Sequence[int]:
    """The legal moves. C3.3: to pass is never among them."""
    if state.over:
        return ()
    if state.exchanges:
        return legal_exchanges(state)
    own, neutral = state.own[state.player], state.neutral[state.player]
    if not own and not neutral:
        return Relocations(state)  # C3.2
    spaces = state.empty
    if state.setup.fair and is_first_piece(state):
        spaces = spots(state.setup.board.ring)  # C3.4
    if not neutral:
        return Placements(spaces)
    neutrals = spaces.translate(state.setup.board.to_neutral)
    return Placements(spaces + neutrals if own else neutrals)


def is_first_piece(state: CerocleState) -> bool:
    """C3.4: whether no piece has been placed yet."""
    return not any(state.pieces) and not any(state.taken)


def takeable(state: CerocleState) -> int:
    """C6.1, C6.5: the pieces that the mover may take."""
    setup, taken = state.setup, state.taken[state.player]
    if setup.neutrals:
        return state.pieces[WHITE] if len(taken) < setup.takings else 0
    spaces = 0
    for colour in setup.playing:  # C6.5: at most one from each opponent
        if colour != setup.colours[state.player] and colour not in taken:
            spaces |= state.pieces[colour]
    return spaces


def legal_exchanges(state: CerocleState) -> tuple[int, ...]:
    """C4.3, C4.5: to exchange a pair, or to give up."""
    board = state.setup.board
    brown, green, white = state.pieces
    found = [board.done]
    for spaces, others in ((brown, green | white), (white, green)):
        for space in spots(spaces):
            found += board.pairs_at[space][others & board.neighbours[space]]
    found.sort()
    return tuple(found)


def has_pair(setup: Setup, pieces: Pieces) -> bool:
    """C4.3: whether two neighbouring pieces of different colours are on the board."""
    near = setup.board.neighbours
    brown, green, white = pieces
    return any(near[space] & (green | white) for space in spots(brown)) or any(
        near[space] & white for space in spots(green)
    )


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
    Pieces and spaces are in the order of their numbers, and so are the moves that are banned.
    """

    __slots__ = ("_banned", "_board", "_free", "_pieces", "_relocations", "_size", "_takeable")

    def __init__(self, state: CerocleState) -> None:
        setup = state.setup
        colour = setup.colours[state.player]
        self._board = setup.board
        self._free = free = state.empty
        pieces = state.movers[colour]
        if pieces is None:
            pieces = spots(setup.movable(state.pieces, colour))
            state.movers = state.movers.copy()  # the one change to a position: what it says stays the same
            state.movers[colour] = pieces
        self._pieces = pieces
        banned: tuple[int, ...] = ()
        for ban in state.bans:
            if ban is not None and ban[0] in pieces and ban[1] in free:  # C5.2
                banned += (setup.board.relocations_from[ban[0]] + ban[1],)
        self._banned = banned = tuple(sorted(set(banned))) if len(banned) > 1 else banned
        self._takeable = takings = takeable(state)
        self._relocations = relocations = len(pieces) * len(free) - len(banned)
        self._size = relocations + takings.bit_count()

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[int, ...]: ...
    def __getitem__(self, index: int | slice) -> int | tuple[int, ...]:
        if isinstance(index, slice):
            return tuple(self[i] for i in range(*index.indices(self._size)))
        if 0 <= index < self._relocations:
            pieces, free, first = self._pieces, self._free, self._board.relocations_from
            piece, goal = divmod(index, len(free))
            move = first[pieces[piece]] + free[goal]
            for banned in self._banned:
                if move >= banned:
                    index += 1
                    piece, goal = divmod(index, len(free))
                    move = first[pieces[piece]] + free[goal]
            return move
        if not -self._size <= index < self._size:
            raise IndexError("no such move")
        if index < 0:
            return self[index + self._size]
        return self._board.first_take + spots(self._takeable)[index - self._relocations]

    def __iter__(self) -> Iterator[int]:
        board, free, banned = self._board, self._free, self._banned
        for piece in self._pieces:
            first = board.relocations_from[piece]
            for space in free:
                if first + space not in banned:
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
        return kind == RELOCATE and a in self._pieces and b in self._free and move not in self._banned

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Relocations({tuple(self)!r})"
