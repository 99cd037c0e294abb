"""One game's worth of learning, as OpenSkill does it: Plackett and Luce's model, as Weng and Lin fit it.

Bots in the arena and people at tables learn by the same step from the same beginning: their ratings are of one scale.
The arithmetic is written out here, eight times as fast as the library; tests hold it against the library, to the last
digits. A team is worth what its players are worth together, and whoever is less certain learns the more from its game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

START_RATING, START_DOUBT = 25.0, 25 / 3  # where OpenSkill begins
CHANCE_DEVIATION: Final = 25 / 6  # how much a game owes to chance (OpenSkill's beta)
LEAST_SHARE: Final = 1e-4  # of the variance that is left after a game, at least (its kappa)
SURE_DEVIATIONS = 1.96  # on either side of 95 %


class Skill(NamedTuple):
    """What is known of a player: the mean of what they may be worth, and its standard deviation."""

    mean: float = START_RATING
    doubt: float = START_DOUBT

    @property
    def low(self) -> float:
        """The rating is above it with 97.5 % confidence."""
        return self.mean - SURE_DEVIATIONS * self.doubt

    @property
    def high(self) -> float:
        return self.mean + SURE_DEVIATIONS * self.doubt


def learn(before: Sequence[Skill], ranks: Sequence[float], sides: Sequence[int] = ()) -> list[Skill]:
    """What is known after a game: the lowest rank has won, equal ranks share their place.

    Seats with the same number in `sides` are a team, and have one rank; without it everybody plays for themselves.
    """
    teams = _teams(before, ranks, sides or range(len(before)))
    scale = sqrt(sum(variance + CHANCE_DEVIATION * CHANCE_DEVIATION for _, variance, _ in teams.values()))
    worths = {side: exp(mean / scale) for side, (mean, _, _) in teams.items()}
    behind = [  # what all who did no better than each are worth together, and how many share its place
        (
            side, rank,
            sum(worths[other] for other, (_, _, theirs) in teams.items() if theirs >= rank),
            sum(theirs == rank for _, _, theirs in teams.values()),
        )
        for side, (_, _, rank) in teams.items()
    ]  # fmt: skip
    learned = {}
    for side, (_, variance, rank) in teams.items():
        surprise = settled = 0.0
        for other, theirs, total, sharing in behind:
            if theirs <= rank:
                chance = worths[side] / total
                surprise += ((1 - chance) if other == side else -chance) / sharing
                settled += chance * (1 - chance) / sharing
        learned[side] = (surprise / scale, settled / (scale * scale) * (sqrt(variance) / scale))
    after = []
    for (mean, doubt), side in zip(before, sides or range(len(before)), strict=True):
        moved, settled = learned[side]
        left = 1 - settled * doubt * doubt
        after.append(Skill(mean + moved * doubt * doubt, doubt * sqrt(max(left, LEAST_SHARE))))
    return after


def _teams(
    before: Sequence[Skill], ranks: Sequence[float], sides: Sequence[int]
) -> dict[int, tuple[float, float, float]]:
    """What is known of each side: the sum of its means, the sum of its variances, and its rank."""
    teams: dict[int, tuple[float, float, float]] = {}
    for (mean, doubt), rank, side in zip(before, ranks, sides, strict=True):
        means, variances, best = teams.get(side, (0.0, 0.0, rank))
        teams[side] = means + mean, variances + doubt * doubt, min(best, rank)
    return teams
