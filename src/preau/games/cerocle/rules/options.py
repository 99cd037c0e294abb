"""The options of a game, and what follows from them for its whole length."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from preau.games.api import Option, Value
from preau.games.cerocle.rules.board import BROWN, GREEN, WHITE, board

OPTIONS = (
    Option("players", "C1.3", 2, values=(2, 3, 4)),
    Option("side", "C1.1", 5, values=(5, 6)),
    Option("relocate", "C5.1", "own_or_neutral", values=("own_or_neutral", "own", "any")),
    Option("encircled", "C6.3", "opponent", values=("opponent", "out")),
    Option("start", "C3.4", "free", values=("free", "fair")),
    Option("quiet", "C7.2", 50, bounds=(0, 1000)),
)

NEUTRALS = 8  # C1.3: in the whole game, with two or four players
HAND = 10  # C6.4: the most pieces of the team's colour that one of four players holds

# C1.3 by number of players: colours by seat, own and neutral pieces of each, and C6.1, C6.5: takings of each
SEAT_COLOURS = {2: (BROWN, GREEN), 3: (BROWN, GREEN, WHITE), 4: (BROWN, GREEN, BROWN, GREEN)}
_OWN = {2: 20, 3: 17, 4: 10}
_NEUTRAL = {2: 4, 3: 0, 4: 2}
TAKINGS = {2: 4, 3: 2, 4: 2}

NEVER_TURNS = 2**60  # more turns than any game has


class Setup:
    """One choice of options, with the tables that the rules look up at every move."""

    def __init__(self, values: tuple[Value, ...]) -> None:
        self.values = values
        self.options: Mapping[str, Value] = MappingProxyType(
            {option.name: value for option, value in zip(OPTIONS, values, strict=True)}
        )
        relocate = self.options["relocate"]
        self.players = int(self.options["players"])
        self.board = board(int(self.options["side"]))
        self.fair = self.options["start"] == "fair"
        self.encircled_out = self.options["encircled"] == "out"
        self.quiet_limit = int(self.options["quiet"]) * self.players or NEVER_TURNS  # C7.2: counted in turns

        self.colours = SEAT_COLOURS[self.players]
        self.playing = tuple(dict.fromkeys(self.colours))
        self.neutrals = self.players != 3
        self.hand = _OWN[self.players]
        self.neutral_hand = _NEUTRAL[self.players]
        self.takings = TAKINGS[self.players]
        self.total = {colour: self.hand * self.colours.count(colour) for colour in self.playing}

        # C5.1: whose pieces a colour relocates
        every = range(3)
        if relocate == "any":
            self.relocates = tuple(tuple(every) for _ in every)
        elif relocate == "own" or not self.neutrals:
            self.relocates = tuple((colour,) for colour in every)
        else:
            self.relocates = tuple((colour, WHITE) for colour in every)
        self.relocated_by = tuple(
            tuple(colour for colour in self.playing if piece in self.relocates[colour]) for piece in every
        )
        self.shared = tuple(  # whether several players may relocate a piece of this colour
            sum(colour in self.relocated_by[piece] for colour in self.colours) > 1 for piece in every
        )
        # C2.2: the colours whose circle a piece may complete, as their own or as a joker
        self.completes = tuple((piece,) if self.neutrals and piece != WHITE else self.playing for piece in every)

    def movable(self, pieces: list[int], colour: int) -> int:
        """C5.1: the pieces that a colour may relocate."""
        spaces = 0
        for piece in self.relocates[colour]:
            spaces |= pieces[piece]
        return spaces

    def __reduce__(self) -> tuple[object, ...]:
        return setup_of, (self.values,)


@lru_cache(maxsize=256)
def setup_of(values: tuple[Value, ...]) -> Setup:
    """What follows from option values, given in the order of the table; the same object for the same values."""
    return Setup(values)
