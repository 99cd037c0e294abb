"""R9: who is pushed where."""

from __future__ import annotations

from functools import lru_cache

from preau.games.recess.position import Draft, RecessPosition, Setup
from preau.games.recess.rules.board import BIT, NAMES, SAFE, in_column, squares_of

PushChain = tuple[int, ...]


class PushSets:
    """Where pieces stand while someone is being pushed: single pieces on open squares, and what is free."""

    __slots__ = ("around", "free", "singles")

    def __init__(self, setup: Setup, occupied: int, fights: int) -> None:
        """`occupied`: squares with any piece, the mover's own square left already (R9.2); `fights`: those of them."""
        yard = setup.yard
        self.around = yard.around
        self.singles = occupied & yard.open & ~fights
        self.free = yard.open & ~occupied  # R9.2: open, with nothing on it
        if setup.push_to_safe:
            self.free |= SAFE  # R9.2: a safe square always has room

    def ways(self, start: int, forbidden: int) -> tuple[PushChain, ...]:
        """R9.1, R9.3: the shortest chains by which a piece may leave `start`, in the order of their texts."""
        allowed = ~(forbidden | BIT[start])  # R9.4
        if near := self.around[start] & self.free & allowed:
            return single_ways(near)
        return self._chains(start, allowed)

    def _chains(self, start: int, allowed: int) -> tuple[PushChain, ...]:
        """R9.3: no neighbour is free, so others make room; only the shortest chains there are."""
        reached = ~allowed
        links: list[PushChain] = [(square,) for square in squares_of(self.around[start] & self.singles & allowed)]
        while links:
            for link in links:
                reached |= BIT[link[-1]]
            ends = [(*link, end) for link in links for end in squares_of(self.around[link[-1]] & self.free & ~reached)]
            if ends:
                return tuple(sorted(ends, key=way_text))
            links = [
                (*link, on) for link in links for on in squares_of(self.around[link[-1]] & self.singles & ~reached)
            ]
        return ()


@lru_cache(maxsize=4096)
def single_ways(near: int) -> tuple[PushChain, ...]:
    """One-square ways to each of these squares."""
    return tuple((square,) for shift in range(0, 144, 12) for square in in_column(shift, near >> shift & 0xFFF))


def way_text(way: PushChain) -> str:
    """`f6`, or in a chain `f6:e5`."""
    return ":".join([NAMES[square] for square in way])


def occupied(position: RecessPosition) -> int:
    """All squares with a piece on them."""
    found = BIT[position.nuns[0]] | BIT[position.nuns[1]]
    for place in position.children:
        found |= BIT[place]
    return found


def shift_chain(draft: Draft, way: PushChain) -> list[tuple[int, int]]:
    """R9.3: make room on the first square of a way; returns who went where, as (piece, square), nuns being -1, -2."""
    moved: list[tuple[int, int]] = []
    for link in range(len(way) - 2, -1, -1):
        here, there = way[link], way[link + 1]
        if here in draft.nuns:
            nun = draft.nuns.index(here)
            draft.nuns = (there, draft.nuns[1]) if nun == 0 else (draft.nuns[0], there)
            moved.append((-1 - nun, there))
        else:
            child = draft.children.index(here)
            put(draft, child, there)
            moved.append((child, there))
    return moved


def put(draft: Draft, child: int, place: int) -> None:
    """Stand a child somewhere."""
    children = draft.children
    draft.children = (*children[:child], place, *children[child + 1 :])
