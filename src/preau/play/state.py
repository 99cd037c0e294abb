"""The parts of a table's state: who sits where, what is asked, how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from preau.games.api import Effect
from preau.play.events import SeatKind

Status: TypeAlias = Literal["waiting", "playing", "over"]
Reason: TypeAlias = Literal["rules", "resigned", "flagged", "draw", "abandoned"]


class BrokenLog(ValueError):
    """Events that cannot have happened in this order."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """Who sits there. `level` is a bot seat's; `stand_in` the level of the bot that plays for a person just now."""

    kind: SeatKind
    name: str
    avatar: str = ""
    level: str | None = None
    holder: str | None = None
    stand_in: str | None = None
    out: Literal["resigned", "flagged"] | None = None  # for good: a bot plays on, if others do

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat now, or None where a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def votes(self) -> bool:
        """Whether a person is there to be asked."""
        return self.kind == "person" and self.stand_in is None


@dataclass(frozen=True, slots=True)
class Vote:
    """An open question of one seat (`to` moves would remain; None for a draw), and the seats yet to answer."""

    seat: int
    awaiting: tuple[int, ...]
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How the table ended: the winners' seats, and why; `seat` is the one that resigned or was flagged last."""

    winners: tuple[int, ...]
    reason: Reason
    scores: tuple[int, ...] = ()
    why: tuple[Effect, ...] = ()
    seat: int | None = None
