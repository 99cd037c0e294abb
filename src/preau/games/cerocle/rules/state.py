"""The data of a position, and how the next one is begun: a blank of the same class, which the rules fill in.

Once it has been handed out it is never changed, but for `movers`, which `legal` fills in when it is first asked. Lists
in here are shared between positions, so they are replaced, never written in. C7.3: nothing is hidden and nothing is
left to chance, so this is all there is to know.
"""

from __future__ import annotations

from typing import Self, TypeAlias

from preau.games.cerocle.rules.board import spots
from preau.games.cerocle.rules.options import Setup

Ban: TypeAlias = tuple[int, int]  # C5.2: from, to
Pieces: TypeAlias = list[int]  # by colour, the spaces it holds as a set

UNKNOWN: list[bytes | None] = [None, None, None]  # `movers` before anybody asks
NONE_SPENT = (0, 0, 0)


class CerocleState:
    """All that a position is.

    `empty` and `movers` say the same as `pieces`, as bytes, one a space, in order: `legal` needs no more.
    """

    __slots__ = (
        "bans",
        "empty",
        "exchanges",
        "made",
        "movers",
        "neutral",
        "over",
        "own",
        "pieces",
        "player",
        "quiet",
        "setup",
        "spent",
        "taken",
        "turn",
    )

    setup: Setup
    turn: int
    player: int
    over: bool
    pieces: Pieces
    empty: bytes
    movers: list[bytes | None]  # by colour, the pieces that it may relocate; None where nobody has asked
    own: list[int]  # by seat, pieces of the own colour in reserve
    neutral: list[int]  # by seat, neutrals in reserve
    taken: list[tuple[int, ...]]  # by seat, colours taken, sorted
    bans: list[Ban | None]  # by seat
    exchanges: int
    spent: tuple[int, int, int]  # C4.2: by direction, sets of spaces
    made: tuple[int, int, int]  # those of `spent` that came in this turn; not there where nobody knows: `lines_made`
    quiet: int  # C7.2: turns without a placement or a taking

    @classmethod
    def first(cls, setup: Setup) -> Self:
        """The position before the first move."""
        new = cls()
        new.setup = setup
        new.turn, new.player, new.over = 1, 0, False  # C1.4: seat 0 begins
        new.own = [setup.hand] * setup.players
        new.neutral = [setup.neutral_hand] * setup.players
        new.taken = [()] * setup.players
        new.bans = [None] * setup.players
        new.exchanges, new.spent, new.quiet = 0, NONE_SPENT, 0
        new.hold([0, 0, 0])
        return new

    def successor(self) -> Self:
        """A twin to make the next position of, with the turn already passed on to the next player (C1.4)."""
        new = type(self)()
        new.setup = setup = self.setup
        new.player = self.turn % setup.players
        new.turn = self.turn + 1
        new.over = False
        new.pieces = self.pieces
        new.empty = self.empty
        new.movers = self.movers
        new.own = self.own
        new.neutral = self.neutral
        new.taken = self.taken
        new.bans = self.bans
        new.exchanges = 0
        new.spent = NONE_SPENT
        new.quiet = self.quiet
        return new

    def hold(self, pieces: Pieces) -> None:
        """Set up the board of a position in the making."""
        self.pieces = pieces
        self.empty = self.setup.board.everywhere.translate(None, spots(pieces[0] | pieces[1] | pieces[2]))
        self.movers = UNKNOWN

    @property
    def phase(self) -> str:
        return "over" if self.over else "exchange" if self.exchanges else "act"

    @property
    def lines_made(self) -> tuple[int, int, int]:
        """C4.2: by direction, the lines made in this turn; in a position that was loaded, all that count in it."""
        made: tuple[int, int, int] = getattr(self, "made", self.spent)
        return made if self.exchanges else NONE_SPENT

    def colour_at(self, space: int) -> int | None:
        """The colour of the piece on a space, if there is one."""
        return next((colour for colour in range(3) if self.pieces[colour] >> space & 1), None)
