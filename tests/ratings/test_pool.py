"""The mathematics of people's ratings: who moves how far, and what cheating is worth."""

from __future__ import annotations

import random
from itertools import count
from math import exp

import pytest
from openskill.models import PlackettLuce

from preau.ratings.pool import SURE_DOUBT, PersonRating, RatedGame, RatedPlayer, RatingPool
from preau.ratings.skill import START_RATING, Skill, learn

HOUR_MS = 60 * 60 * 1000
DAY_MS = 24 * HOUR_MS
BOT = Skill(25.0, 1.0)


def game(at: int, *players: RatedPlayer) -> RatedGame:
    return RatedGame(at, players)


def won(winner: str, loser: str, at: int, home: int = -1) -> RatedGame:
    return game(at, RatedPlayer(winner, 0, home=home), RatedPlayer(loser, 1, home=home))


def gain(pool: RatingPool, *games: RatedGame) -> float:
    """How much the first player of the games gains by them."""
    who = games[0].players[0].id
    before = pool.standings.get(who, PersonRating()).skill.mean
    for each in games:
        pool.rate(each)
    return pool.standings[who].skill.mean - before


def established(*names: str) -> RatingPool:
    pool = RatingPool()
    pool.standings = {name: PersonRating(Skill(25.0, 3.0), 60) for name in names}
    return pool


def test_winners_rise_and_losers_fall() -> None:
    pool = RatingPool()
    ann, bob = pool.rate(won("ann", "bob", 1))
    assert ann.after.skill.mean > START_RATING > bob.after.skill.mean
    assert ann.after.games == 1
    assert ann.after.skill.doubt < Skill().doubt


def test_draws_several_winners_and_who_left() -> None:
    """A draw of equals moves nobody; winners share; who left falls below those who lost."""
    drawn = RatingPool().rate(game(1, RatedPlayer("a", 0), RatedPlayer("b", 0)))
    assert [step.after.skill.mean for step in drawn] == pytest.approx([25, 25])
    shared = RatingPool().rate(game(1, RatedPlayer("a", 0), RatedPlayer("b", 0), RatedPlayer("c", 1)))
    means = [step.after.skill.mean for step in shared]
    assert means[0] == pytest.approx(means[1])
    assert means[0] > 25 > means[2]
    left = RatingPool().rate(game(1, RatedPlayer("a", 0), RatedPlayer("b", 1), RatedPlayer("c", 2)))
    winner, loser, leaver = (step.after.skill.mean for step in left)
    assert winner > loser > leaver


def test_people_and_bots_are_of_one_scale() -> None:
    """A bot stays what it was measured to be; who plays as well as it comes to its rating, and becomes sure."""
    pool, chance, levels = RatingPool(), random.Random(4), [Skill(20.0 + 2 * n, 1.0) for n in range(8)]
    for at in range(60):
        bot = chance.choice(levels)
        wins = chance.random() < 1 / (1 + exp((bot.mean - 29) / 5))
        opponent = RatedPlayer(f"bot {bot.mean}", int(wins), bot)
        steps = pool.rate(game(at * DAY_MS, RatedPlayer("ann", 1 - int(wins)), opponent))
        assert [step.id for step in steps] == ["ann"]
    ann = pool.standings["ann"]
    assert ann.sure
    assert ann.skill.mean == pytest.approx(29, abs=4)


def test_bots_learn_by_the_same_step() -> None:
    """A game that counts fully is just what the arena learns from it, but for people's growth."""
    pool = established("ann")
    (step,) = pool.rate(game(1, RatedPlayer("ann", 0), RatedPlayer("bot 4", 1, BOT)))
    assert step.weight == 1.0
    plain = learn([Skill(25.0, 3.0), BOT], [0.0, 1.0])[0]
    assert step.after.skill.mean == pytest.approx(plain.mean, rel=1e-3)


def test_our_arithmetic_is_openskills() -> None:
    """For games of two to five, with places that are shared."""
    model, chance = PlackettLuce(tau=0.0), random.Random(5)
    for _ in range(300):
        before = [Skill(chance.gauss(25, 8), chance.uniform(0.8, 8.4)) for _ in range(chance.choice((2, 2, 3, 4, 5)))]
        ranks = [float(chance.choice((0, 1, 1, 2))) for _ in before]
        theirs = model.rate([[model.rating(*each)] for each in before], ranks=list(ranks))
        for ours, (library,) in zip(learn(before, ranks), theirs, strict=True):
            assert ours == pytest.approx((library.mu, library.sigma), rel=1e-12)


def test_teams_are_openskills() -> None:
    """Two and two, two and one, and somebody alone: a team is rated as the library rates it."""
    model, chance = PlackettLuce(tau=0.0), random.Random(6)
    for sides in ((0, 1, 0, 1), (0, 1, 0), (0, 1, 0, 1, 2), (3, 3, 5)):
        for _ in range(60):
            before = [Skill(chance.gauss(25, 6), chance.uniform(1, 8)) for _ in sides]
            ranks = {side: float(chance.choice((0, 1, 1, 2))) for side in dict.fromkeys(sides)}
            teams = {side: [seat for seat, other in enumerate(sides) if other == side] for side in ranks}
            theirs = model.rate(
                [[model.rating(*before[seat]) for seat in seats] for seats in teams.values()],
                ranks=[ranks[side] for side in teams],
            )
            ours = learn(before, [ranks[side] for side in sides], sides)
            for seats, ratings in zip(teams.values(), theirs, strict=True):
                for seat, library in zip(seats, ratings, strict=True):
                    assert ours[seat] == pytest.approx((library.mu, library.sigma), rel=1e-12)


def test_partners_are_no_opponents() -> None:
    """A team wins together, and what a game counts depends on the others alone, however often partners have met."""
    strong, weak = Skill(31.0, 3.0), Skill(19.0, 3.0)
    pool = established(*"abcd")
    pool.standings |= {"a": PersonRating(strong, 60), "b": PersonRating(weak, 60)}
    mates = game(1, RatedPlayer("a", 0, side=0), RatedPlayer("c", 1, side=1), RatedPlayer("b", 0, side=0),
                 RatedPlayer("d", 1, side=1))  # fmt: skip
    steps = {step.id: step for step in pool.rate(mates)}
    gains = {name: steps[name].after.skill.mean - mean for name, mean in (("a", 31), ("b", 19), ("c", 25), ("d", 25))}
    assert gains["a"] == pytest.approx(gains["b"])  # as sure of one as of the other: an even match, won together
    assert gains["a"] == pytest.approx(-gains["c"], rel=1e-3)
    assert ("a", "b") not in pool.meetings
    assert pool.meetings["a", "c"] == [1]
    for at in range(2, 30):  # always the same partner from the same address, never the same opponents
        others = (RatedPlayer(f"x{at}", 1, BOT, side=1), RatedPlayer(f"y{at}", 1, BOT, side=1))
        one, other = RatedPlayer("a", 0, home=0, side=0), RatedPlayer("b", 0, home=0, side=0)
        assert [step.weight for step in pool.rate(game(at, one, others[0], other, others[1]))] == [1.0, 1.0]


def test_games_that_say_nothing() -> None:
    """Nobody plays with themselves."""
    assert RatingPool().rate(game(1, RatedPlayer("a", 0, side=0), RatedPlayer("b", 0, side=0))) == []
    assert RatingPool().rate(game(1, RatedPlayer("a", 0), RatedPlayer("a", 1))) == []
    assert RatingPool().rate(game(1, RatedPlayer("bot 1", 0, BOT), RatedPlayer("bot 2", 1, BOT))) == []


def test_a_game_can_be_taken_in_later() -> None:
    """Who goes on from standings and meetings comes to the same ratings, to the last bit."""
    chance, whole = random.Random(7), RatingPool()
    pairs = [chance.sample("abcdef", 2) for _ in range(80)]
    games = [won(one, other, at * HOUR_MS) for at, (one, other) in enumerate(pairs)]
    steps = [step for each in games for step in whole.rate(each)]
    first, second = RatingPool(), RatingPool()
    again = [step for each in games[:40] for step in first.rate(each)]
    second.standings, second.meetings = dict(first.standings), dict(first.meetings)
    again += [step for each in games[40:] for step in second.rate(each)]
    assert again == steps


# --- what cheating is worth ------------------------------------------------------------------------------------------


def test_arranged_losses_run_dry() -> None:
    """A hundred wins over the same opponent in a week are worth a few; a week later it begins again."""
    honest = gain(established("ann", "bob"), won("ann", "bob", 1))
    pool = established("ann", "bob")
    arranged = gain(pool, *(won("ann", "bob", at * HOUR_MS) for at in range(100)))
    assert arranged < 6 * honest
    assert pool.rate(won("ann", "bob", 101 * HOUR_MS))[0].weight < 1e-6
    assert pool.rate(won("ann", "bob", 101 * HOUR_MS + 8 * DAY_MS))[0].weight > 0.5


def test_fresh_accounts_are_no_ladder() -> None:
    """Twenty accounts that each lose once to an established player raise them less than four honest wins."""
    honest = gain(established("ann", *"bcde"), *(won("ann", other, 1) for other in "bcde"))
    assert gain(established("ann"), *(won("ann", f"fresh {n}", n) for n in range(20))) < honest


def test_a_second_account_is_worth_next_to_nothing() -> None:
    """From one's own address, as often as one likes: less than one honest win."""
    honest = gain(established("ann", "bob"), won("ann", "bob", 1))
    assert gain(established("ann"), *(won("ann", "second", at * HOUR_MS, home=0) for at in range(100))) < honest


def test_nobody_becomes_sure_among_fresh_accounts() -> None:
    """A new account that beats twenty newer ones is still provisional, and so on no list."""
    pool = RatingPool()
    for number in range(20):
        pool.rate(won("ann", f"fresh {number}", number))
    assert not pool.standings["ann"].sure


def test_a_club_of_newcomers_becomes_sure() -> None:
    """Nobody has to be there first: thirty who begin together know where they stand after some forty games each."""
    chance, pool, ticks = random.Random(3), RatingPool(), count()
    worth = {f"p{n}": chance.gauss(25, 5) for n in range(30)}
    for _ in range(650):
        one, other = chance.sample(sorted(worth), 2)
        if chance.random() > 1 / (1 + exp((worth[other] - worth[one]) / 6.5)):
            one, other = other, one
        pool.rate(won(one, other, next(ticks) * HOUR_MS))
    assert sum(each.sure for each in pool.standings.values()) >= 28
    assert max(each.skill.doubt for each in pool.standings.values()) < SURE_DOUBT + 1
