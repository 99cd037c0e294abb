"""Lockstep: the fast core of Recess! against the readable rules, move for move, list order included."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from preau.bots.fast import linker
from preau.games.api import Value
from preau.games.recess import GAME
from preau.games.recess.fast import flat
from preau.games.recess.position import RecessPosition
from preau.games.recess.rules.board import PLACE
from preau.games.recess.rules.state import Move
from tests.golden.perft import Counted, counted

COMPILED = pytest.param(True, id="compiled", marks=pytest.mark.skipif(not linker.has_numba(), reason="needs numba"))
PLAIN = pytest.param(False, id="plain")
EDITIONS = ("fr", "de", "ja")


@cache
def core(compiled: bool) -> linker.Core:
    modules = linker.modules_of(GAME.package)
    assert modules is not None
    return linker.Core("recess", modules, target="cpu" if compiled else "plain")


def start(**options: Value) -> RecessPosition:
    position = GAME.new(**options)
    assert isinstance(position, RecessPosition)
    return position


def settings(count: int) -> Iterator[dict[str, Value]]:
    """Every edition at every player count, on a layout of its own each time; then all options by lot."""
    for number in range(count):
        chance = random.Random(number)
        options: dict[str, Value] = {"players": 3 + number % 3, "layout": "random", "seed": number}
        if number % 2:
            options["edition"] = EDITIONS[number // 6 % 3]
            options["push"] = "84"[number // 18 % 2]
        else:
            drawn = [option for option in GAME.options if option.values and option.name != "players"]
            options |= {option.name: chance.choice(option.values) for option in drawn}
        yield options


def is_lively(move: Move) -> bool:
    return move.kind in {"x", "/", "!"} or bool(move.chain or move.stays)


def from_middle(move: Move) -> int:
    column, row = PLACE[move.square] if move.kind == "-" else (0, 0)
    return abs(2 * column - 11) + abs(2 * row - 11)


def lively(moves: list[Move], chance: random.Random) -> int:
    """The number of a move that does something, more often than not; else one that leads to the middle of the yard."""
    kisses = [number for number, move in enumerate(moves) if move.kind == "*"]
    special = [number for number, move in enumerate(moves) if is_lively(move)]
    if kisses and chance.random() < 0.3:  # not always: it ends the game
        return chance.choice(kisses)
    if special and chance.random() < 0.5:
        return chance.choice(special)
    return min(chance.choices(range(len(moves)), k=3), key=lambda number: from_middle(moves[number]))


def check_end(fast: linker.Core, position: RecessPosition, state: Any) -> None:
    """R10.2: the same result."""
    outcome = position.outcome
    assert outcome is not None
    values = fast.floats(fast.MOST_PLAYERS)
    fast.rewards(state, values)
    for seat in range(position.players):
        assert values[seat] == (1 / len(outcome.winners) if seat in outcome.winners else 0)
    assert fast.is_over(state)
    assert flat.restore(list(state)) == position


def check_move(fast: linker.Core, position: RecessPosition, state: Any, moves: Any, number: int) -> Any:
    """The state after the move of that number, which is the same in both."""
    move, after = position.legal()[number], fast.state(list(state))
    fast.apply_move(after, moves[number])
    assert list(after) == flat.flatten(position.apply(move)), f"{position.text(move)} in {position}"
    return after


def play(fast: linker.Core, position: RecessPosition, seed: int, seen: Counter[str]) -> None:
    """One game in both, compared at every decision."""
    chance = random.Random(seed)
    state, moves = fast.state(flat.flatten(position)), fast.ints(fast.MOST_MOVES)
    while not position.over:
        legal = list(position.legal())
        assert fast.legal(state, moves) == len(legal), str(position)
        assert len(set(moves[: len(legal)])) == len(legal), f"two moves with one number in {position}"
        assert (fast.player(state), fast.turn(state)) == (position.player, position.turn)
        check_move(fast, position, state, moves, chance.randrange(len(legal)))
        number = lively(legal, chance)
        state = check_move(fast, position, state, moves, number)
        move = legal[number]
        seen[move.kind] += 1
        seen["chain"] += max(len(move.chain), len(move.victim_chain)) > 1
        position = position.apply(move)
    assert fast.legal(state, moves) == 0
    check_end(fast, position, state)


def play_all(compiled: bool, count: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number, options in enumerate(settings(count)):
        play(core(compiled), start(**options), number, seen)
    return seen


@pytest.mark.parametrize("compiled", [PLAIN, COMPILED])
def test_games_in_lockstep(compiled: bool) -> None:
    """Every edition at every player count with every kind of push, and as many games with all options by lot."""
    seen = play_all(compiled, 36)
    assert {"-", "x", "*", "/", "!", "N", "pass", "skip", "stay", "chain"} <= {kind for kind in seen if seen[kind]}


@pytest.mark.nightly
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("compiled", [PLAIN, COMPILED])
def test_thousands_of_games_in_lockstep(compiled: bool) -> None:
    seen = play_all(compiled, 3600)
    assert min(seen[kind] for kind in ("-", "x", "*", "/", "!", "N", "pass", "skip", "stay", "chain")) > 20


@pytest.mark.parametrize("case", counted("recess"), ids=str)
def test_golden_positions_in_lockstep(case: Counted) -> None:
    """Every move of every golden position, and how many moves there are after it."""
    fast = core(linker.has_numba())
    position = GAME.load(GAME.read(case.position))
    legal, moves, below = position.legal(), fast.ints(fast.MOST_MOVES), fast.ints(fast.MOST_MOVES)
    state = fast.state(flat.flatten(position))
    assert fast.legal(state, moves) == len(legal)
    followers = 0
    for number, move in enumerate(legal):
        after, readable = fast.state(list(state)), position.apply(move)
        fast.apply_move(after, moves[number])
        assert list(after) == flat.flatten(readable), position.text(move)
        found = fast.legal(after, below)
        assert found == len(readable.legal()), position.text(move)
        followers += found
    if len(case.counts) > 1:
        assert followers == case.counts[1]


@pytest.mark.parametrize("case", counted("recess"), ids=str)
def test_positions_survive_flattening(case: Counted) -> None:
    position = GAME.load(GAME.read(case.position))
    restored = flat.restore(flat.flatten(position))
    assert restored == position
    assert list(restored.legal()) == list(position.legal())


def test_moves_have_numbers_and_texts() -> None:
    position = start(players=4)
    numbers = flat.numbers_of(position)
    assert [flat.text_of(position, number) for number in numbers] == [position.text(move) for move in position.legal()]


@pytest.mark.skipif(not linker.has_numba(), reason="needs numba")
def test_playouts_are_the_same_plain_and_compiled() -> None:
    for options in settings(6):
        ends = []
        for fast in (core(False), core(True)):
            state, rng = fast.state(flat.flatten(start(**options))), fast.ints(1)
            rng[0] = 7
            made = fast.playout(state, fast.ints(fast.MOST_MOVES), rng)
            ends.append((made, list(state)))
        assert ends[0] == ends[1]


# --- what the core knows ---------------------------------------------------------------------------------------------


def wins_alone(position: RecessPosition, seat: int) -> bool:
    return position.outcome is not None and position.outcome.winners == (seat,)


def can_kiss(position: RecessPosition, seat: int, depth: int) -> bool:
    """Whether a seat wins by a kiss within so many decisions of its own, nobody else moving between them."""
    if position.over or position.player != seat or not depth:
        return wins_alone(position, seat)
    return any(can_kiss(position.apply(move), seat, depth - 1) for move in position.legal() if move.kind in {"-", "*"})


def middle_games(count: int) -> Iterator[RecessPosition]:
    """Positions in which children have come near each other."""
    for number, options in enumerate(settings(count)):
        chance, position = random.Random(number), start(**options)
        while not position.over:
            legal = list(position.legal())
            move = (
                min(chance.choices(legal, k=6), key=from_middle) if position.phase == "kids" else chance.choice(legal)
            )
            if move.kind == "*":
                move = chance.choice(legal)
            position = position.apply(move)
            if position.minute > 8 and not position.over:
                yield position


@cache
def judged() -> list[tuple[RecessPosition, bool, list[float], list[float]]]:
    """Positions with what `evaluate` says, proved or not, and how `rate` rates their moves."""
    fast, found = core(linker.has_numba()), []
    moves, priors = fast.ints(fast.MOST_MOVES), fast.floats(fast.MOST_MOVES)
    for position in middle_games(12):
        state, values, scratch = fast.state(flat.flatten(position)), fast.floats(5), fast.floats(fast.SCRATCH)
        proved = bool(fast.evaluate(state, values, scratch))
        shares = [float(value) for value in values[: position.players]]
        fast.rate(state, moves, fast.legal(state, moves), priors, values, scratch)
        found.append((position, proved, shares, [float(prior) for prior in priors[: len(position.legal())]]))
        assert list(state) == flat.flatten(position), "to judge a position is not to change it"
    return found


def test_shares_sum_to_one() -> None:
    for _, _, shares, _ in judged():
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


def test_what_is_proved_is_a_forced_kiss_and_rated_so() -> None:
    cases = [(position, shares, priors) for position, proved, shares, priors in judged() if proved]
    assert len(cases) > 10
    for position, shares, priors in cases[:40]:
        assert shares[position.player] == 1
        best = position.legal()[max(range(len(priors)), key=priors.__getitem__)]
        assert max(priors) >= 100
        assert can_kiss(position.apply(best), position.player, 1), f"{position.text(best)} in {position}"


def test_moves_rated_as_lost_let_the_next_seat_kiss() -> None:
    cases = [
        (position, move)
        for position, _, _, priors in judged()
        for move, prior in zip(position.legal(), priors, strict=True)
        if prior < 0
    ]
    assert len(cases) > 20
    for position, move in random.Random(1).sample(cases, 20):
        after = position.apply(move)
        assert after.player == (position.player + 1) % position.players
        assert can_kiss(after, after.player, 2), f"{position.text(move)} in {position}"
