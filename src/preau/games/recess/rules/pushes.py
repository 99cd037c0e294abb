"""R9: who is pushed where. Partner of `fast.pushes`, which says the same over integers."""

from __future__ import annotations

from functools import lru_cache

from preau.games.recess.rules.board import BIT, SAFE, squares_in_column, squares_of
from preau.games.recess.rules.options import Setup
from preau.games.recess.rules.state import Draft, PushChain
from preau.games.recess.text.notation import chain_text


class PushSets:
    """Where pieces stand while someone is being pushed: single pieces on open squares, and where there is room."""

    __slots__ = ("around", "room", "singles")

    def __init__(self, setup: Setup, occupied: int, fights: int) -> None:
        """`occupied`: squares with any piece, the mover's own square left already (R9.2); `fights`: those of them."""
        self.around = setup.yard.around
        self.room = room_in(setup, occupied)
        self.singles = singles_in(setup, occupied, fights)

    def chains(self, start: int, forbidden: int) -> tuple[PushChain, ...]:
        """R9.1, R9.3: the shortest chains by which a piece may leave `start`, in the order of their texts."""
        allowed = ~(forbidden | BIT[start])  # R9.4
        if near := self.around[start] & self.room & allowed:
            return chains_of_one(near)
        return self._longer_chains(start, allowed)

    def _longer_chains(self, start: int, allowed: int) -> tuple[PushChain, ...]:
        """R9.3: no neighbour is free, so others make room; only the shortest chains there are."""
        reached = ~allowed
        links: list[PushChain] = [(square,) for square in squares_of(self.around[start] & self.singles & allowed)]
        while links:
            for link in links:
                reached |= BIT[link[-1]]
            ends = [(*link, end) for link in links for end in squares_of(self.around[link[-1]] & self.room & ~reached)]
            if ends:
                return tuple(sorted(ends, key=chain_text))
            links = [
                (*link, on) for link in links for on in squares_of(self.around[link[-1]] & self.singles & ~reached)
            ]
        return ()


def room_in(setup: Setup, occupied: int) -> int:
    """R9.2: where a pushed piece finds room: open squares with nothing on them, and as the option says, safe ones."""
    room = setup.yard.open & ~occupied
    return room | SAFE if setup.push_to_safe else room


def singles_in(setup: Setup, occupied: int, fights: int) -> int:
    """R9.3: pieces that can make room: open squares with exactly one on them."""
    return occupied & setup.yard.open & ~fights


@lru_cache(maxsize=4096)
def chains_of_one(near: int) -> tuple[PushChain, ...]:
    """A chain of one square to each of these squares."""
    return tuple((square,) for shift in range(0, 144, 12) for square in squares_in_column(shift, near >> shift & 0xFFF))


# --- carried out -----------------------------------------------------------------------------------------------------


def make_room(draft: Draft, chain: PushChain) -> list[tuple[int, int]]:
    """R9.3: each piece of a chain goes on to the next square, so that the first one is free.

    R9.5: whoever is pushed has not moved, so nothing but where it stands is changed. Returns who went where, as
    (piece, square), the nuns being -1 and -2.
    """
    moved: list[tuple[int, int]] = []
    for link in range(len(chain) - 2, -1, -1):
        here, there = chain[link], chain[link + 1]
        if here in draft.nuns:
            nun = draft.nuns.index(here)
            put_nun(draft, nun, there)
            moved.append((-1 - nun, there))
        else:
            child = draft.children.index(here)
            put_child(draft, child, there)
            moved.append((child, there))
    return moved


def put_child(draft: Draft, child: int, place: int) -> None:
    """Stand a child somewhere."""
    children = draft.children
    draft.children = (*children[:child], place, *children[child + 1 :])


def put_nun(draft: Draft, nun: int, square: int) -> None:
    """Stand a nun somewhere."""
    draft.nuns = (draft.nuns[0], square) if nun else (square, draft.nuns[1])
