"""A tournament as its events leave it. Nothing here is stored, and nothing here judges: see `decisions`."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from preau.pairings.rounds import Pod, Round, RoundsPlayed
from preau.pairings.standings import FinishedTable
from preau.server.tournaments.events import Announced, ClosingReason, TournamentTerms

TournamentStatus: TypeAlias = Literal["open", "running", "over"]


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who has entered. `out`: has left; `rests`: is not to be paired."""

    id: str
    name: str
    registered: bool
    rests: bool = False
    out: bool = False


@dataclass(frozen=True, slots=True)
class PodState:
    """A table of a round. `winners` is None until it is over."""

    number: int
    pod: int
    players: Pod
    at: int
    table: str
    challenger: str = ""
    absent: tuple[str, ...] = ()
    winners: tuple[str, ...] | None = None
    reason: str = ""
    decided_at: int = 0


@dataclass(frozen=True, slots=True)
class RoundState:
    """A round that was paired."""

    number: int
    at: int
    pods: tuple[PodState, ...]
    byes: tuple[str, ...]

    @property
    def as_round(self) -> Round:
        return Round(tuple(pod.players for pod in self.pods), self.byes)

    @property
    def over(self) -> bool:
        return all(pod.winners is not None for pod in self.pods)


@dataclass(frozen=True, slots=True)
class Tournament:
    """The state after `seq` events. `order` is as it began, on a ladder the ladder itself."""

    id: str
    announced: Announced
    seq: int
    at: int
    entrants: dict[str, Entrant] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    begun_at: int = 0
    rounds: tuple[RoundState, ...] = ()
    closed_at: int = 0
    closed: ClosingReason | None = None

    @property
    def terms(self) -> TournamentTerms:
        return self.announced.terms

    @property
    def status(self) -> TournamentStatus:
        if self.closed is not None:
            return "over"
        return "running" if self.begun_at else "open"

    @property
    def active(self) -> list[str]:
        """Who can be paired, as they entered."""
        return [each.id for each in self.entrants.values() if not each.out and not each.rests]

    @property
    def pods(self) -> list[PodState]:
        return [pod for each in self.rounds for pod in each.pods]

    @property
    def undecided_pods(self) -> list[PodState]:
        return [pod for pod in self.pods if pod.winners is None]

    @property
    def played_pods(self) -> list[FinishedTable]:
        return [FinishedTable(pod.players, pod.winners, pod.absent) for pod in self.pods if pod.winners is not None]

    @property
    def byes(self) -> list[str]:
        return [player for each in self.rounds for player in each.byes]

    @property
    def past(self) -> RoundsPlayed:
        return RoundsPlayed.of(each.as_round for each in self.rounds)

    def table_of(self, player: str) -> PodState | None:
        """Where somebody has to sit now."""
        return next((pod for pod in reversed(self.undecided_pods) if player in pod.players), None)

    def name_of(self, player: str) -> str:
        found = self.entrants.get(player)
        return found.name if found else ""


def table_id(tournament: str, number: int, pod: int) -> str:
    """The id of a table, the same whoever opens it: so it is opened once."""
    return hashlib.blake2s(f"tournament {tournament} {number} {pod}".encode(), digest_size=9).hexdigest()
