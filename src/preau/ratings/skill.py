"""One game's worth of learning, as OpenSkill does it: Plackett and Luce's model, as Weng and Lin fit it.

Bots in the arena and people at tables learn by the same step from the same beginning: their ratings are of one scale.
The arithmetic is written out here for players who play for themselves, eight times as fast as the library; tests hold
it against the library, to the last digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final, NamedTuple

START_RATING, START_DOUBT = 25.0, 25 / 3  # where OpenSkill begins
CHANCE: Final = 25 / 6  # how much a game owes to chance (OpenSkill's beta)
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


def learn(before: Sequence[Skill], ranks: Sequence[float]) -> list[Skill]:
    """What is known after a game: the lowest rank has won, equal ranks share their place."""
    scale = sqrt(sum(doubt * doubt + CHANCE * CHANCE for _, doubt in before))
    worths = [exp(mean / scale) for mean, _ in before]
    behind = [  # what all who did no better than each are worth together, and how many share its place
        (
            sum(worth for worth, other in zip(worths, ranks, strict=True) if other >= rank),
            sum(other == rank for other in ranks),
        )
        for rank in ranks
    ]
    after = []
    for seat, (mean, doubt) in enumerate(before):
        surprise = settled = 0.0
        for other, (total, sharing) in enumerate(behind):
            if ranks[other] <= ranks[seat]:
                chance = worths[seat] / total
                surprise += ((1 - chance) if other == seat else -chance) / sharing
                settled += chance * (1 - chance) / sharing
        variance = doubt * doubt
        left = 1 - settled * variance / (scale * scale) * (doubt / scale)
        after.append(Skill(mean + surprise * variance / scale, doubt * sqrt(max(left, LEAST_SHARE))))
    return after
