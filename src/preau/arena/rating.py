"""Ratings with intervals, by OpenSkill (Plackett and Luce's model, as Weng and Lin fit it).

OpenSkill learns game by game, so the order of the games matters, which for bots it should not. That is evened out:
many samples of the games are drawn with replacement (the bootstrap), and each is rated in several orders. A bot's
rating is the mean of the samples, its interval holds the middle 95 % of them. A bot that won or lost every game has no
doubt in its samples; there the model's own doubt takes their place. Bots do not learn from game to game, so the model's
`tau` is 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from preau.arena.game import GameResult
from preau.ratings.skill import SURE_DEVIATIONS, Skill, learn

MOST_GAMES_RATED = 200_000  # in all samples together
LEAST_SAMPLES, MOST_SAMPLES = 40, 100
ORDERS_PER_SAMPLE = 4  # in which each is rated


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is, and between which ratings it is with 95 % confidence."""

    rating: float
    low: float
    high: float


def rate_bots(results: Sequence[GameResult], seed: int = 1, sides: Sequence[int] = ()) -> dict[str, Rating]:
    """The rating of every bot that met another one; seats with the same number in `sides` play as a team."""
    mixed = [result for result in results if len(set(result.seats)) > 1]  # the others say nothing
    bots = sorted({bot for result in mixed for bot in result.seats})
    if not mixed:
        return {}
    random = Random(seed)  # noqa: S311  # for resampling
    count = max(LEAST_SAMPLES, min(MOST_SAMPLES, MOST_GAMES_RATED // (ORDERS_PER_SAMPLE * len(mixed))))
    samples = [_learn_evenly(random.choices(mixed, k=len(mixed)), bots, random, sides) for _ in range(count)]
    return {bot: _rating_from([sample[bot] for sample in samples], one_sided=_is_one_sided(mixed, bot)) for bot in bots}


def _rating_from(samples: list[tuple[float, float]], *, one_sided: bool) -> Rating:
    ranked = sorted(mu for mu, _ in samples)
    tail = round(len(ranked) * 0.025)
    mean, low, high = fmean(ranked), ranked[tail], ranked[-1 - tail]
    if one_sided:
        doubt = SURE_DEVIATIONS * fmean(sigma for _, sigma in samples)
        low, high = min(low, mean - doubt), max(high, mean + doubt)
    return Rating(round(mean, 2), round(low, 2), round(high, 2))


def _is_one_sided(results: Sequence[GameResult], bot: str) -> bool:
    """Whether the bot has won every game, or none."""
    won = {
        bool(result.winners) and any(result.seats[seat] == bot for seat in result.winners)
        for result in results
        if bot in result.seats
    }
    return len(won) == 1 and all(result.winners for result in results if bot in result.seats)


def _learn_evenly(
    results: Sequence[GameResult], bots: Sequence[str], random: Random, sides: Sequence[int]
) -> dict[str, tuple[float, float]]:
    """The mean and the doubt of every bot after these games, whatever their order."""
    orders = [_learn(random.sample(results, len(results)), bots, sides) for _ in range(ORDERS_PER_SAMPLE)]
    return {bot: (fmean(each[bot][0] for each in orders), fmean(each[bot][1] for each in orders)) for bot in bots}


def _learn(results: Sequence[GameResult], bots: Sequence[str], sides: Sequence[int]) -> dict[str, Skill]:
    """The mean and the doubt of every bot after these games, in this order."""
    skill = dict.fromkeys(bots, Skill())
    for result in results:
        before = [skill[bot] for bot in result.seats]
        ranks = [0.0 if not result.winners or seat in result.winners else 1.0 for seat in range(len(before))]
        after = learn(before, ranks, sides)
        # A bot in two seats learns from both: what moves its mean adds up, what settles its doubt multiplies.
        change: dict[str, tuple[float, float]] = {}
        for bot, (mu, sigma), new in zip(result.seats, before, after, strict=True):
            moved, settled = change.get(bot, (0.0, 1.0))
            change[bot] = (moved + new.mean - mu, settled * new.doubt / sigma)
        for bot, (moved, settled) in change.items():
            mu, sigma = skill[bot]
            skill[bot] = Skill(mu + moved, sigma * settled)
    return skill
