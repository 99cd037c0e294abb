"""People who are rated together: one game, one number of players. Rated games come in, in order, and move them.

Everything follows from the games alone, so ratings can be computed anew, to the last bit. What makes cheating not worth
the trouble is here, too. How much a game counts for somebody is the mean of what their opponents in it are good for:

- an opponent of whom little is known counts little, so losses of fresh accounts are worth next to nothing;
- two who met often of late count half as much with every further game, so arranged losses run dry;
- two who sat down from one address count a quarter: a family is rated slowly, a second account of one's own hardly.

Bots have the ratings that the arena measured and keep them, whoever loses to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from preau.ratings.skill import START_RATING, Skill, learn

SURE_DOUBT: Final = 5.0  # until it is as low, a rating is provisional
KNOWN_DOUBT: Final = 6.0  # who is known as well counts fully as an opponent
DOUBT_GROWTH: Final = START_RATING / 300  # by which people may change from game to game; OpenSkill's own
RECENT_MS: Final = 7 * 24 * 60 * 60 * 1000  # games between the same two are counted for so long,
FULL_MEETINGS: Final = 4  # of which as many count fully
SAME_HOME_WEIGHT: Final = 0.25


@dataclass(frozen=True, slots=True)
class RatedPlayer:
    """Who sat at a seat: a person of that id, or a bot of that level with what was measured of it.

    `rank` is 0 for who won, more for who did not; `home` is the same number for those who came from one address;
    `side` is the same number for those who played as a team: they are rated as one, and are no opponents.
    """

    id: str
    rank: int
    bot: Skill | None = None
    home: int = -1
    side: int = -1  # nobody's partner

    def plays_with(self, other: RatedPlayer) -> bool:
        return self.side == other.side != -1


@dataclass(frozen=True, slots=True)
class RatedGame:
    """A finished game."""

    at: int
    players: tuple[RatedPlayer, ...]


@dataclass(frozen=True, slots=True)
class PersonRating:
    """Somebody's rating after so many games."""

    skill: Skill = field(default_factory=Skill)
    games: int = 0

    @property
    def sure(self) -> bool:
        return self.skill.doubt <= SURE_DOUBT


@dataclass(frozen=True, slots=True)
class RatingStep:
    """What a game made of one seat's player; `weight` is how much it counted for them."""

    seat: int
    id: str
    after: PersonRating
    weight: float


class RatingPool:
    """The standings, and when whom met whom of late. Fill both in to go on where another pool stopped."""

    def __init__(self) -> None:
        self.standings: dict[str, PersonRating] = {}
        self.meetings: dict[tuple[str, str], list[int]] = {}

    def rate(self, game: RatedGame) -> list[RatingStep]:
        """Take one game in; it is later than all before it."""
        people = [player.id for player in game.players if player.bot is None]
        if len(game.players) < 2 or not people or len(set(people)) < len(people):
            return []
        before = [_grow_doubt(self._skill(player)) if player.bot is None else player.bot for player in game.players]
        sides = [-1 - seat if player.side == -1 else player.side for seat, player in enumerate(game.players)]
        if len(set(sides)) < 2:
            return []
        after = learn(before, [float(player.rank) for player in game.players], sides)
        self._note_meetings(game)
        steps = []
        for seat, player in enumerate(game.players):
            if player.bot is not None:
                continue
            weight = self._weight(game, seat, before)
            games = self.standings.get(player.id, PersonRating()).games + 1
            standing = PersonRating(_part_way(before[seat], after[seat], weight), games)
            steps.append(RatingStep(seat, player.id, standing, weight))
        self.standings |= {step.id: step.after for step in steps}
        return steps

    def _skill(self, player: RatedPlayer) -> Skill:
        return self.standings.get(player.id, PersonRating()).skill

    def _note_meetings(self, game: RatedGame) -> None:
        for pair in pairs_of(game.players):
            recent = [at for at in self.meetings.get(pair, ()) if at > game.at - RECENT_MS]
            self.meetings[pair] = [*recent, game.at]

    def _weight(self, game: RatedGame, seat: int, before: Sequence[Skill]) -> float:
        mine = game.players[seat]
        weights = []
        for other, player in enumerate(game.players):
            if other != seat and not mine.plays_with(player):
                weight = min(1.0, (KNOWN_DOUBT / before[other].doubt) ** 4)
                weight *= 0.5 ** max(0, len(self.meetings[_pair(mine.id, player.id)]) - FULL_MEETINGS)
                weights.append(weight * (SAME_HOME_WEIGHT if mine.home == player.home != -1 else 1.0))
        return sum(weights) / len(weights)


def pairs_of(players: Sequence[RatedPlayer]) -> set[tuple[str, str]]:
    """Who met whom in a game as an opponent, of whom at least one is a person."""
    return {
        _pair(one.id, other.id)
        for number, one in enumerate(players)
        for other in players[number + 1 :]
        if (one.bot is None or other.bot is None) and not one.plays_with(other)
    }


def _pair(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one < other else (other, one)


def _grow_doubt(skill: Skill) -> Skill:
    """Before a game: people change between games."""
    return Skill(skill.mean, sqrt(skill.doubt**2 + DOUBT_GROWTH**2))


def _part_way(before: Skill, after: Skill, weight: float) -> Skill:
    """As far towards what was learned as the game counts."""
    variance = before.doubt**2 * (1 - weight) + after.doubt**2 * weight
    return Skill(before.mean + weight * (after.mean - before.mean), sqrt(variance))
