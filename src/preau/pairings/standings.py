"""Standings: what each table was worth, and what decides between equals.

A table is worth one point, which its winners share. Nobody won: all share it. Who sits a round out gets what an equal
share of a full table is. Who did not come gets nothing. Points are counted in sixtieths, so that any share is whole.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from preau.pairings.rounds import Pod

POINT = 60  # sixtieths
TieBreak: TypeAlias = Literal["among", "opponents", "beaten", "wins", "lot"]

SWISS_TIE_BREAKS: tuple[TieBreak, ...] = ("opponents", "wins", "lot")
ROUND_ROBIN_TIE_BREAKS: tuple[TieBreak, ...] = ("among", "beaten", "wins", "lot")
ARENA_TIE_BREAKS: tuple[TieBreak, ...] = ("wins", "opponents", "lot")


@dataclass(frozen=True, slots=True)
class FinishedTable:
    """A table that is over: its players, who won, and who never came."""

    pod: Pod
    winners: tuple[str, ...]
    absent: tuple[str, ...] = ()

    def points(self, player: str) -> int:
        if player in self.absent:
            return 0
        winners = [each for each in self.winners if each not in self.absent]
        if not winners and not self.winners:
            winners = [each for each in self.pod if each not in self.absent]
        return POINT // len(winners) if player in winners else 0


@dataclass(slots=True)
class Standing:
    """One line: the place (equal only where nothing but the lot decides), and what it comes from."""

    player: str
    place: int = 0
    points: int = 0
    tables: int = 0
    wins: int = 0
    byes: int = 0
    absences: int = 0
    ties: dict[TieBreak, int] = field(default_factory=dict)


def standings(
    players: Sequence[str], played: Sequence[FinishedTable], byes: Sequence[str], tie_breaks: Sequence[TieBreak], *,
    size: int, seed: str,
) -> list[Standing]:  # fmt: skip
    """All lines, the first first."""
    lines = {player: Standing(player) for player in players}
    for table in played:
        for player in table.pod:
            if player in lines:
                _count_table(lines[player], table)
    for player in byes:
        if player in lines:
            lines[player].byes += 1
            lines[player].points += POINT // size
    for name in tie_breaks:
        _FIGURES[name](lines, played, seed)
    ranked = sorted(lines.values(), key=lambda line: _key(line, tie_breaks))
    for number, line in enumerate(ranked):
        line.place = number + 1
    return ranked


def _count_table(line: Standing, table: FinishedTable) -> None:
    line.tables += 1
    line.points += table.points(line.player)
    line.wins += table.points(line.player) == POINT
    line.absences += line.player in table.absent


def _key(line: Standing, tie_breaks: Sequence[TieBreak]) -> tuple[int, ...]:
    return (-line.points, *(-line.ties[name] for name in tie_breaks))


# --- what decides between equals -------------------------------------------------------------------------------------


def _opponents(lines: Mapping[str, Standing], played: Sequence[FinishedTable], _seed: str) -> None:
    """The points of all whom one sat with, on average: who had the harder way."""
    met: dict[str, list[int]] = defaultdict(list)
    for table in played:
        for player in table.pod:
            met[player] += [lines[other].points for other in table.pod if other != player and other in lines]
    for line in lines.values():
        others = met[line.player]
        line.ties["opponents"] = sum(others) // len(others) if others else 0


def _beaten(lines: Mapping[str, Standing], played: Sequence[FinishedTable], _seed: str) -> None:
    """The points of those one finished ahead of, and half of those one shared with (Sonneborn and Berger)."""
    sums: dict[str, int] = defaultdict(int)
    for table in played:
        worth = {player: table.points(player) for player in table.pod}
        for player in table.pod:
            for other in table.pod:
                if other != player and other in lines and worth[player] >= worth[other]:
                    equal = worth[player] == worth[other]
                    sums[player] += 0 if equal and not worth[player] else lines[other].points // (1 + equal)
    for line in lines.values():
        line.ties["beaten"] = sums[line.player]


def _among(lines: Mapping[str, Standing], played: Sequence[FinishedTable], _seed: str) -> None:
    """The points made at tables where several of those sat who have equally many."""
    sums: dict[str, int] = defaultdict(int)
    for table in played:
        points = [lines[player].points for player in table.pod if player in lines]
        for player in table.pod:
            if player in lines and points.count(lines[player].points) > 1:
                sums[player] += table.points(player)
    for line in lines.values():
        line.ties["among"] = sums[line.player]


def _wins(lines: Mapping[str, Standing], _played: Sequence[FinishedTable], _seed: str) -> None:
    for line in lines.values():
        line.ties["wins"] = line.wins


def _lot(lines: Mapping[str, Standing], _played: Sequence[FinishedTable], seed: str) -> None:
    chance = random.Random(seed)  # noqa: S311  # drawn when the tournament was opened, the same for everybody
    order = sorted(lines)
    chance.shuffle(order)
    for number, player in enumerate(order):
        lines[player].ties["lot"] = -number


_FIGURES = {"among": _among, "opponents": _opponents, "beaten": _beaten, "wins": _wins, "lot": _lot}
