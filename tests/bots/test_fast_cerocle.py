"""Lockstep: the fast core of Cerocle against the readable rules, move for move, list order included."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from preau.bots.fast import binding
from preau.bots.fast.cerocle import flat
from preau.bots.judge import final
from preau.games.api import Position, Value
from preau.games.cerocle import GAME
from tests.golden.perft import Counted, counted

COMPILED = pytest.param(True, id="compiled", marks=pytest.mark.skipif(not binding.has_numba(), reason="needs numba"))
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
RELOCATING = (  # three players; 730 relocations and takings, one relocation banned
    "cerocle 3,6,own,opponent,fair,0 6/b4b1/1bw2wg1/bgbbwb1g1/wwgg2g1gb/1wb3gw1b1/3w1g1w1w/1bbgg1ww1/bgg2b1g/2gw1wg"
    "/wb1wbb 55 0+0,0+0,1+0 g,-,- 0 -,-,- -,f7-a6,- 0 -"
)
LONGEST = 400  # decisions; with quiet=0 a game may go on for ever


@cache
def core(compiled: bool) -> binding.Core:
    modules = binding.modules_of(GAME.name, GAME.package)
    assert modules is not None
    return binding.Core(GAME.name, modules, compiled=compiled)


class Pair:
    """A position by the readable rules, and the fast core's state of it, which must agree at every step."""

    def __init__(self, fast: binding.Core, position: Position) -> None:
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


def play_in_lockstep(fast: binding.Core, options: dict[str, Value], seed: int) -> None:
    """A random game; every third favours takings and late exchanges, which are rare."""
    chance, pair = random.Random(seed), Pair(fast, GAME.new(**options))
    for _ in range(LONGEST):
        legal = pair.legal()
        if not legal:
            break
        last = seed % 3 == 0 and chance.random() < 0.25
        pair.play(legal[-1] if last else chance.choice(legal))
    pair.check_end()


@both_cores
@pytest.mark.parametrize("players", CHOICES["players"])
def test_random_games_of_every_option_agree(players: int, compiled: bool) -> None:
    settings = [options for options in SETTINGS if options["players"] == players]
    for seed, options in enumerate(settings):
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
    fast = core(binding.has_numba())
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


@pytest.mark.skipif(not binding.has_numba(), reason="needs numba")
@pytest.mark.parametrize("options", SETTINGS[::11], ids=lambda options: "-".join(map(str, options.values())))
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


@both_cores
def test_playouts_choose_every_legal_move_equally_often(compiled: bool) -> None:
    """C5: a position with relocations, takings and a ban. How often each leads to its first position is counted."""
    fast = core(compiled)
    position = GAME.load(GAME.read(RELOCATING))
    legal = list(position.legal())
    ends = {tuple(flat.flatten(position.apply(move))): 0 for move in legal}
    start, moves, rng = flat.flatten(position), fast.ints(fast.MOST_MOVES), fast.state([5])
    for _ in range(20 * len(legal)):
        state = fast.state(start)
        fast.play_on(state, moves, rng, 1)
        ends[tuple(map(int, state))] += 1
    assert min(ends.values()) > 2
    assert max(ends.values()) < 50
