"""One game's worth of learning, by OpenSkill (Plackett and Luce's model, as Weng and Lin fit it).

Bots in the arena and people at tables learn by the same step from the same beginning: their ratings are of one scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

START_RATING, START_DOUBT = 25.0, 25 / 3  # where OpenSkill begins
SURE_DEVIATIONS = 1.96  # on either side of 95 %

_MODEL = PlackettLuce(tau=0.0)


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
    after = _MODEL.rate([[_MODEL.rating(*each)] for each in before], ranks=list(ranks))
    return [Skill(new.mu, new.sigma) for (new,) in after]
