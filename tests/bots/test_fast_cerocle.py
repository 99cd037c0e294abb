"""Lockstep: the fast core of Cerocle against the readable rules, move for move, list order included."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from preau.bots.fast import linker
from preau.bots.judge import final
from preau.games.api import Position, Value
from preau.games.cerocle import GAME
from preau.games.cerocle.fast import flat
from preau.games.cerocle.fast.layout import EXCHANGES, OVER
from tests.golden.perft import Counted, counted

COMPILED = pytest.param(True, id="compiled", marks=pytest.mark.skipif(not linker.has_numba(), reason="needs numba"))
PLAIN = pytest.param(False, id="plain")
both_cores = pytest.mark.parametrize("compiled", [PLAIN, COMPILED])

CHOICES: dict[str, tuple[Value, ...]] = {
    "players": (2, 3, 4),
    "side": (5, 6),
    "relocate": ("own_or_neutral", "own", "any"),
    "encircled": ("opponent", "out"),
    "start": ("free", "fair"),
    "quiet": (50, 1, 0),
}
SETTINGS = [dict(zip(CHOICES, values, strict=True)) for values in itertools.product(*CHOICES.values())]
RELOCATING = {  # relocations and takings: 730 with three players, 370 with two; of those one, of these two are banned
    "play_on": "cerocle 3,6,own,opponent,fair,0"
    " 6/b4b1/1bw2wg1/bgbbwb1g1/wwgg2g1gb/1wb3gw1b1/3w1g1w1w/1bbgg1ww1/bgg2b1g/2gw1wg"
    "/wb1wbb 55 0+0,0+0,1+0 g,-,- 0 -,-,- -,f7-a6,- 0 -",
    "play_usually": "cerocle 2,5,own_or_neutral,opponent,free,50"
    " bwgww/bb1wgb/bbgbbw1/wggb1gg1/g1ggb1bbg/2wgb1gw/b1b1g1b/1gbggg/bbgbg 70 0+0,0+0 -,- 0 -,-,- a2-f3,i7-f2 21 -",
}
MOST_DECISIONS = 400  # with quiet=0 a game may go on for ever


@cache
def core(compiled: bool) -> linker.Core:
    modules = linker.modules_of(GAME.package)
    assert modules is not None
    return linker.Core(GAME.name, modules, target="cpu" if compiled else "plain")


class Pair:
    """A position by the readable rules, and the fast core's state of it, which must agree at every step."""

    def __init__(self, fast: linker.Core, position: Position) -> None:
        self.fast = fast
        self.position = position
        self.state = fast.state(flat.flatten(position))
        self.moves = fast.ints(fast.MOST_MOVES)

    def legal(self) -> list[int]:
        count = self.fast.legal(self.state, self.moves)
        found = [int(self.moves[i]) for i in range(count)]
        assert found == list(self.position.legal()), str(self.position)
        return found

    def play(self, move: int) -> None:
        before, self.position = self.position, self.position.apply(move)
        self.fast.apply_move(self.state, move)
        assert list(self.state) == flat.flatten(self.position), f"{before.text(move)} in {before}"

    def check_end(self) -> None:
        assert self.fast.is_over(self.state) == self.position.over
        assert flat.restore(list(self.state)) == self.position
        if self.position.over:
            values = self.fast.floats(self.fast.MOST_PLAYERS)
            self.fast.rewards(self.state, values)
            assert tuple(values[: self.position.players]) == pytest.approx(final(self.position))


def play_in_lockstep(fast: linker.Core, options: dict[str, Value], seed: int) -> None:
    """A random game; every third favours takings and late exchanges, which are rare."""
    chance, pair = random.Random(seed), Pair(fast, GAME.new(**options))
    for _ in range(MOST_DECISIONS):
        legal = pair.legal()
        if not legal:
            break
        last = seed % 3 == 0 and chance.random() < 0.25
        pair.play(legal[-1] if last else chance.choice(legal))
    pair.check_end()


@both_cores
@pytest.mark.parametrize("players", CHOICES["players"])
def test_random_games_of_every_option_agree(players: int, compiled: bool) -> None:
    """The text of both cores is one, so the plain one, which takes its time, plays every fifth of them by day."""
    settings = [options for options in SETTINGS if options["players"] == players]
    for seed, options in list(enumerate(settings))[:: 1 if compiled else 5]:
        play_in_lockstep(core(compiled), options, seed)


@pytest.mark.nightly
@pytest.mark.timeout(3600)
@both_cores
def test_thousands_of_random_games_agree(compiled: bool) -> None:
    for seed in range(10 * len(SETTINGS)):
        play_in_lockstep(core(compiled), SETTINGS[seed % len(SETTINGS)], 1000 + seed)


@pytest.mark.parametrize("case", counted("cerocle"), ids=str)
def test_every_perft_position_agrees(case: Counted) -> None:
    """Every move of it leads to the same position, from which there are as many decisions as were counted."""
    fast = core(linker.has_numba())
    start = GAME.load(GAME.read(case.position))
    pair, followers = Pair(fast, start), 0
    legal = pair.legal()
    assert len(legal) == case.counts[0]
    for move in legal:
        pair = Pair(fast, start)
        pair.play(move)
        pair.check_end()
        followers += fast.legal(pair.state, pair.moves)
    assert case.counts[1:2] in {(), (followers,)}


@pytest.mark.parametrize("case", counted("cerocle"), ids=str)
def test_states_restore_their_positions(case: Counted) -> None:
    position = GAME.load(GAME.read(case.position))
    restored = flat.restore(flat.flatten(position))
    assert restored == position
    assert list(restored.legal()) == list(position.legal())
    assert [flat.text_of(position, move) for move in restored.legal()] == [
        position.text(move) for move in position.legal()
    ]


# --- playouts --------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not linker.has_numba(), reason="needs numba")
@pytest.mark.parametrize("options", SETTINGS[::25], ids=lambda options: "-".join(map(str, options.values())))
def test_playouts_are_alike_compiled_and_plain(options: dict[str, Value]) -> None:
    start = flat.flatten(GAME.new(**options))
    ends = []
    for compiled in (False, True):
        fast = core(compiled)
        state, moves, rng = fast.state(start), fast.ints(fast.MOST_MOVES), fast.state([7])
        made = fast.playout(state, moves, rng)
        assert fast.is_over(state)
        ends.append((made, list(state)))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("way", RELOCATING)
@both_cores
def test_playouts_choose_every_legal_move_equally_often(compiled: bool, way: str) -> None:
    """C5: a position with relocations, takings and a ban. How often each leads to its first position is counted."""
    fast = core(compiled)
    position = GAME.load(GAME.read(RELOCATING[way]))
    legal = list(position.legal())
    ends = {tuple(flat.flatten(position.apply(move))): 0 for move in legal}
    start, moves, rng = flat.flatten(position), fast.ints(fast.MOST_MOVES), fast.state([5])
    for _ in range(20 * len(legal)):
        state = fast.state(start)
        getattr(fast, way)(state, moves, rng, 1)
        ends[tuple(map(int, state))] += 1
    assert min(ends.values()) > 2
    assert max(ends.values()) < 50


def test_usual_playouts_follow_the_law() -> None:
    """Decision by decision, every position is one that a legal move leads to."""
    fast = core(linker.has_numba())
    moves, rng = fast.ints(fast.MOST_MOVES), fast.state([3])
    for _ in range(8):
        state = fast.state(flat.flatten(GAME.new()))
        while not fast.is_over(state):
            position = flat.restore(list(map(int, state)))
            followers = [flat.flatten(position.apply(move)) for move in position.legal()]
            fast.exchange_at_random(state, rng) if state[EXCHANGES] else fast.play_usually(state, moves, rng, 1)
            assert list(map(int, state)) in followers


def test_usual_playouts_at_a_stretch() -> None:
    """Many decisions in one go count turns, name the mover and leave a position that the law allows."""
    fast = core(linker.has_numba())
    moves, rng = fast.ints(fast.MOST_MOVES), fast.state([4])
    for most in range(1, 80):
        state = fast.state(flat.flatten(GAME.new()))
        made = 0
        while made < most and not (state[OVER] or state[EXCHANGES]):
            made += fast.play_usually(state, moves, rng, most - made)
        position = flat.restore(list(map(int, state)))
        assert GAME.load(GAME.read(str(position))) == position
        assert position.turn == made + (not (state[OVER] or state[EXCHANGES]))
        assert position.player == (position.turn - 1) % 2


@pytest.mark.skipif(not linker.has_numba(), reason="takes many games")
def test_usual_playouts_end_as_others_do() -> None:
    """Games by `play_usually` are won as often by each colour, and last as long, as those by `play_on`."""
    fast = core(compiled=True)
    start, moves, rng = flat.flatten(GAME.new()), fast.ints(fast.MOST_MOVES), fast.state([6])
    games = 10_000

    def fare(way: str) -> tuple[float, float]:
        length = won = 0
        for _ in range(games):
            state = fast.state(start)
            while not fast.is_over(state):
                if state[EXCHANGES]:
                    fast.exchange_at_random(state, rng)
                    length += 1
                else:
                    length += getattr(fast, way)(state, moves, rng, 3000)
            won += int(state[OVER] == 1)
        return length / games, won / games

    usual, other = fare("play_usually"), fare("play_on")
    assert usual == pytest.approx(other, rel=0.04)
