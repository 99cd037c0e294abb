"""What a match has shown: a line for each bot and each seat, who beat whom, how long and how the games were."""

from __future__ import annotations

import platform
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, median

from preau.arena.game import GameResult
from preau.arena.match import Match
from preau.arena.rating import Rating, rate_bots
from preau.games.api import Json
from preau.ratings.skill import SURE_DEVIATIONS


@dataclass(frozen=True, slots=True)
class Tally:
    """Games played, won (alone or with others) and drawn."""

    games: int
    wins: int
    draws: int

    def share(self, count: int) -> float:
        return count / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class BotLine:
    """One bot over the whole match. A game in which it sits twice counts twice."""

    bot: str
    rating: Rating | None
    all: Tally
    seats: tuple[Tally, ...]
    decisions: int
    seconds: float  # of thought a decision
    slips: dict[str, int]  # decisions that an external bot did not make, by why


@dataclass(frozen=True, slots=True)
class Spread:
    """How something varies from game to game."""

    least: int
    median: float
    mean: float
    most: int

    @classmethod
    def of(cls, counts: Sequence[int]) -> Spread:
        return cls(min(counts), median(counts), round(fmean(counts), 2), max(counts))


@dataclass(frozen=True, slots=True)
class Duel:
    """One bot against another, in the games where both sat: won by one but not by the other, or neither."""

    bot: str
    other: str
    games: int
    wins: int
    losses: int


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """All that is said of a match."""

    match: Match
    games: int
    bots: tuple[BotLine, ...]  # the best first
    seats: tuple[Tally, ...]
    duels: tuple[Duel, ...]
    decisions: Spread  # of all seats together
    turns: Spread
    ends: dict[str, int]  # games by the rules that ended them, the commonest first; "" where broken off

    def to_json(self, date: str) -> Json:
        """What `--json` writes and the package stores, with how it was made."""
        facts = asdict(self)
        facts.pop("match")
        made = {
            "command": self.match.command(self.games),
            "date": date,
            "games": self.games,
            "python": platform.python_implementation() + " " + ".".join(platform.python_version_tuple()[:2]),
            **{name: value for name, value in self.match.to_json().items() if name != "arena"},
        }
        return {"arena": 1, "game": self.match.game, "players": self.match.players, "made": made, **facts}


def summarise_match(match: Match, results: Sequence[GameResult]) -> MatchSummary:
    """What these results, at least one, have shown."""
    ratings = rate_bots(results, match.seed, match.sides)
    lines = [_bot_line(bot, results, ratings.get(bot), match.players) for bot in dict.fromkeys(match.bots)]
    lines.sort(key=lambda line: (-(line.rating.rating if line.rating else 0.0), -line.all.share(line.all.wins)))
    names = [line.bot for line in lines]
    ends = Counter(" ".join(dict.fromkeys(result.why)) for result in results)
    return MatchSummary(
        match,
        len(results),
        tuple(lines),
        tuple(tally_seat(results, seat) for seat in range(match.players)),
        tuple(_duel(bot, other, results) for bot in names for other in names if bot != other),
        Spread.of([sum(result.decisions) for result in results]),
        Spread.of([result.turns for result in results]),
        dict(ends.most_common()),
    )


def tally_seat(results: Sequence[GameResult], seat: int, bot: str | None = None) -> Tally:
    """How a seat fared, with anybody or with that bot in it."""
    there = [result for result in results if bot is None or result.seats[seat] == bot]
    won = sum(seat in result.winners for result in there)
    return Tally(len(there), won, sum(not result.winners for result in there))


def likely_share(count: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % confidence (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, weight = count / games, SURE_DEVIATIONS**2 / games
    middle = (share + weight / 2) / (1 + weight)
    reach = SURE_DEVIATIONS * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _bot_line(bot: str, results: Sequence[GameResult], rating: Rating | None, players: int) -> BotLine:
    seats = [tally_seat(results, seat, bot) for seat in range(players)]
    whole = Tally(*(sum(getattr(each, name) for each in seats) for name in ("games", "wins", "draws")))
    sat = [(result, seat) for result in results for seat in range(players) if result.seats[seat] == bot]
    decisions = sum(result.decisions[seat] for result, seat in sat)
    seconds = sum(result.seconds[seat] for result, seat in sat)
    slips = sum((Counter(result.slips[seat]) for result, seat in sat), Counter[str]())
    return BotLine(
        bot, rating, whole, tuple(seats), decisions, round(seconds / max(1, decisions), 4), dict(sorted(slips.items()))
    )


def _duel(bot: str, other: str, results: Sequence[GameResult]) -> Duel:
    both = [result for result in results if {bot, other} <= set(result.seats)]
    won = [{result.seats[seat] for seat in result.winners} for result in both]
    wins = sum(bot in winners and other not in winners for winners in won)
    losses = sum(other in winners and bot not in winners for winners in won)
    return Duel(bot, other, len(both), wins, losses)
