"""What was learned: the same in plain Python and compiled, blind to turns of the board, and refused where damaged."""

from __future__ import annotations

import json
import logging
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from preau.arena.match import Match
from preau.bots import BOTS, Budget, choose
from preau.bots.fast import cores, linker, weights
from preau.bots.fast.trees import Thought, Tree
from preau.bots.fast.weights import BadWeights, parse_weights, write_weights
from preau.bots.levels import FORMER_LEVELS, LEVELS
from preau.games import registry
from preau.games.api import Position
from preau.games.cerocle import GAME
from preau.games.cerocle.fast.layout import PIECES, SIZE
from preau.games.cerocle.rules.board import board
from preau.games.fast.search_settings import SearchSettings

needs_numba = pytest.mark.skipif(not linker.has_numba(), reason="needs numba")
EDITION, COUNT = "test 1", 5
NUMBERS = {2: [1, -2, 3, 2_000_000, 0], 3: [0, 0, 0, 0, -7]}
FILE = write_weights("some.game", EDITION, NUMBERS, {"command": "none"}).encode()


@cache
def core(compiled: bool = False) -> linker.Core:
    modules = linker.modules_of(GAME.package)
    assert modules is not None
    return linker.Core(
        GAME.name, modules, target="cpu" if compiled else "plain", weights=linker.weights_of(GAME.package)
    )


def positions(players: int) -> list[Position]:
    """Some of a random game: the first, one with few pieces, one where all place, one where they relocate."""
    position, chance, found = GAME.new(players=players), random.Random(players), []
    for decision in range(70):
        if decision in (0, 9, 24, 66):
            found.append(position)
        after = position.apply(chance.choice(position.legal()))
        position = position if after.over else after
    return found


def thoughts(position: Position, simulations: int, *, compiled: bool = False, learned: bool = True) -> list[Thought]:
    tree = Tree(core(compiled), SearchSettings(learned=learned), 3, 2000)
    tree.begin(cores.flatten(position))
    tree.think(simulations)
    return list(tree.thoughts())


@pytest.mark.parametrize("name", ["cerocle", "recess"])
def test_each_core_is_used(name: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever its own numbers are called, and its weights are not refused."""
    assert cores._bind_plain(registry.game(name)) is not None
    assert not caplog.records


@needs_numba
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_was_learned_says_the_same_compiled_and_plain(players: int) -> None:
    for position in positions(players):
        assert thoughts(position, 60, compiled=True) == thoughts(position, 60)


def shares(state: list[int]) -> list[float]:
    """What the learned evaluation says at a glance, and the ratings of all moves, in any order."""
    plain, found = core(), core().weights_for(state[33])
    assert found is not None
    scratch: Any = [0.0] * plain.SCRATCH + list(found)
    scratch[plain.LEARNED] = 1.0
    values, moves, priors = [0.0] * 4, [0] * plain.MOST_MOVES, [0.0] * plain.MOST_MOVES
    assert not plain.evaluate(state, values, scratch)
    count = plain.legal(state, moves)
    plain.rate(state, moves, count, priors, list(values), scratch)
    return [*values, *sorted(priors[:count])]


def turn_board() -> list[int]:
    """Where each space goes when the board is turned by a sixth."""
    at = {(ord(name[0]) - ord("e"), int(name[1:]) - 5): space for space, name in enumerate(board(5).names)}
    return [at[d, d - up] for up, d in at]


def test_a_turned_board_is_worth_the_same() -> None:
    turned = turn_board()
    assert sorted(turned) == list(range(61))
    assert turned != list(range(61))
    for players in (2, 3, 4):
        for position in positions(players)[1:3]:
            state = cores.flatten(position)
            other = list(state)
            for colour in range(3):
                spaces = state[PIECES + 2 * colour]
                other[PIECES + 2 * colour] = sum(1 << turned[space] for space in range(61) if spaces >> space & 1)
            assert len(other) == SIZE
            assert other != state
            assert shares(other) == pytest.approx(shares(state))


@needs_numba
def test_what_was_learned_wins() -> None:
    won = 0
    for number in range(10):
        position, mine = GAME.new(), number % 2
        trees = [Tree(core(True), SearchSettings(learned=seat == mine), number, 4000) for seat in range(2)]
        for _ in range(200):
            if position.over:
                break
            tree = trees[position.player]
            tree.begin(cores.flatten(position))
            tree.think(300)
            best = max(
                tree.thoughts(), key=lambda thought: (thought.proved and thought.shares[tree.seat], thought.tried)
            )
            position = position.apply(position.parse(cores.text_of(position, best.move)))
        won += position.outcome is not None and position.outcome.winners == (mine,)
    assert won >= 8


def test_nothing_was_learned_about_the_wider_board() -> None:
    position = GAME.new(side=6)
    assert thoughts(position, 40) == thoughts(position, 40, learned=False)


def test_every_level_goes_by_it_and_the_strongest_as_it_was_does_not() -> None:
    assert [level for level, each in linker.levels_of(GAME.package).items() if each.learned] == [*LEVELS]
    position, budget = positions(2)[1], Budget(simulations=60)
    now, then = (choose(position, bot, seed=2, budget=budget).thought for bot in ("8", "8-2026"))
    assert now != then


def test_where_nothing_was_learned_a_level_thinks_as_often_as_it_needs_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def thoughts_at_most(side: int) -> int:
        return sum(each.visits for each in choose(GAME.new(side=side), "3", seed=1).thought)

    learned, by_hand = linker.levels_of(GAME.package)["3"].simulations, LEVELS["3"].settings.simulations
    assert learned is not None
    assert by_hand is not None
    assert thoughts_at_most(5) <= learned < thoughts_at_most(6) <= by_hand
    monkeypatch.setattr(linker.Core, "weights_for", lambda _core, _players: None)  # as where the file is damaged
    assert learned < thoughts_at_most(5) <= by_hand


def test_the_former_level_plays_in_matches_and_is_not_offered() -> None:
    assert "8-2026" in FORMER_LEVELS
    assert "8-2026" not in BOTS
    assert Match.of(GAME, ["8", "8-2026"]).bots == ("8", "8-2026")


# --- the file --------------------------------------------------------------------------------------------------------


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(FILE), **fields}).encode()


def test_weights_are_read_as_they_were_written() -> None:
    found = parse_weights(FILE, "some.game", EDITION, COUNT)
    assert {players: list(numbers) for players, numbers in found.items()} == NUMBERS


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda: b"", "damaged"),
        (lambda: FILE[: len(FILE) // 2], "damaged"),
        (lambda: b"[" * 100_000, "damaged"),
        (lambda: b"\xff\xfe" + FILE, "damaged"),
        (lambda: changed(numbers=[1, 2]), "damaged"),
        (lambda: changed(numbers={"2": "no base64!"}), "damaged"),
        (lambda: changed(numbers={"2": "AAAA"}), "damaged"),
        (lambda: changed(numbers={}), "nobody"),
        (lambda: changed(numbers={"99": "AAAA"}), "99"),
        (lambda: changed(sha256="0" * 64), "checksum"),
        (lambda: changed(edition="test 0"), "test 0"),
        (lambda: changed(game="other.game"), "other.game"),
        (lambda: write_weights("some.game", EDITION, {2: [1, 2]}, {}).encode(), "2 numbers"),
    ],
)
def test_what_is_damaged_or_for_something_else_is_refused_in_words(damage: Callable[[], bytes], said: str) -> None:
    with pytest.raises(BadWeights, match=said):
        parse_weights(damage(), "some.game", EDITION, COUNT)


@pytest.mark.parametrize("text", ["{}", None])
def test_with_a_damaged_file_bots_go_by_what_was_set_by_hand(
    text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if text is not None:
        (tmp_path / "weights.json").write_text(text)
    monkeypatch.setattr(weights, "FILE", str(tmp_path / "weights.json"))
    with caplog.at_level(logging.WARNING):
        fallen = cores._bind_plain(GAME)  # as it is bound when a process first needs it
    assert "weights.json" in caplog.text
    assert "set by hand" in caplog.text
    assert fallen is not None
    tree = Tree(fallen, SearchSettings(learned=True), 3, 2000)
    tree.begin(cores.flatten(positions(2)[1]))
    tree.think(60)
    assert list(tree.thoughts()) == thoughts(positions(2)[1], 60, learned=False)


@pytest.mark.parametrize("name", ["cerocle", "recess"])
def test_the_files_in_the_package_say_how_they_were_made(name: str) -> None:
    path = Path(registry.game(name).package.replace(".", "/"))
    file = Path(__file__).parents[2] / "src" / path / weights.FILE
    made = json.loads(file.read_text("utf-8"))["made"]
    command = made["command"].split()
    assert command[0] == "python"
    assert (Path(__file__).parents[2] / command[1]).name == "learn.py"
    assert (Path(__file__).parents[2] / command[1]).is_file()
    assert file.with_suffix(".log").read_text("utf-8").count("value") > 3
    assert file.stat().st_size < 2_000_000
