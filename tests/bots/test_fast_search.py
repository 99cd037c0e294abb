"""The game-blind search: repeatable, the same compiled and plain, remembering, and right about what it has proved."""

from __future__ import annotations

import random
import sys
import time
from functools import cache
from math import inf
from types import ModuleType
from typing import Any

import pytest

from preau.bots import Budget, Memory, choose
from preau.bots.fast import cores, linker
from preau.bots.fast.memory import BotSearch
from preau.bots.fast.trees import Thought, Tree, is_decided, merge_thoughts
from preau.games.api import Position
from preau.games.cerocle import GAME as CEROCLE
from preau.games.fast.search_settings import SearchSettings
from tests.play.hop import GAME as HOP

needs_numba = pytest.mark.skipif(not linker.has_numba(), reason="needs numba")


@cache
def core(compiled: bool = False) -> linker.Core:
    modules = linker.modules_of(CEROCLE.package)
    assert modules is not None
    return linker.Core(CEROCLE.name, modules, target="cpu" if compiled else "plain")


def placed(*moves: str, players: int = 2) -> Position:
    position: Position = CEROCLE.new(players=players)
    for move in moves:
        position, _ = position.play(move)
    return position


def after(decisions: int, seed: int = 1, players: int = 2) -> Position:
    position, chance = placed(players=players), random.Random(seed)
    for _ in range(decisions):
        following = position.apply(chance.choice(position.legal()))
        position = position if following.over else following
    return position


def thoughts(position: Position, simulations: int, *, compiled: bool = False, **settings: Any) -> list[Thought]:
    tree = Tree(core(compiled), SearchSettings(**settings), 5, 4000)
    tree.begin(cores.flatten(position))
    tree.think(simulations)
    return merge_thoughts([tree])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 30, 70])
def test_shares_sum_to_one_and_every_move_is_known(players: int, decisions: int) -> None:
    position = after(decisions, players=players)
    found = thoughts(position, 150)
    assert {thought.move for thought in found} <= set(position.legal())
    assert all(sum(thought.shares) == pytest.approx(1) for thought in found if thought.shares)


@needs_numba
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 30, 70])
def test_compiled_and_plain_think_the_same(players: int, decisions: int) -> None:
    position = after(decisions, players=players)
    plain, fast = (thoughts(position, 150, compiled=compiled, blind_percent=20) for compiled in (False, True))
    assert [(t.move, t.tried, t.proved) for t in plain] == [(t.move, t.tried, t.proved) for t in fast]


def test_the_same_seed_thinks_the_same_again() -> None:
    assert thoughts(after(12), 200, blind_percent=30) == thoughts(after(12), 200, blind_percent=30)


def test_a_win_at_once_is_proved() -> None:
    position = placed("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5", "e9")
    best = thoughts(position, 50)[0]
    assert (position.text(best.move), best.proved, best.shares) == ("f6", True, (1.0, 0.0))


def test_two_holes_cannot_both_be_blocked() -> None:
    # brown is one short around e5 (f6) and around d4 (c3)
    position = placed("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5", "a3", "c4", "i5", "d3", "i7", "e5")
    tree = Tree(core(), SearchSettings(), 5, 4000)
    tree.begin(cores.flatten(position))
    best = merge_thoughts([tree])[0]
    assert tree.is_settled
    assert best.shares == (1.0, 0.0)
    assert position.text(best.move) in {"c3", "f6"}  # though it does not help


def test_what_was_thought_is_remembered_for_the_next_decision() -> None:
    position = after(6)
    search = BotSearch(core(), SearchSettings(), 3, simulations=600)
    best = search.think(position, inf, 300)[0]
    reply = next(iter(search.think(position.apply(best.move), inf, 1)))
    following = position.apply(best.move).apply(reply.move)
    fresh = BotSearch(core(), SearchSettings(), 3, simulations=600)
    known, fresh_known = ({each.shares for each in who.think(following, inf, 1)} for who in (search, fresh))
    assert len(known) > len(fresh_known) + 5


def test_a_decision_is_made_anew() -> None:
    """What was tried most when a position was still far away is not what must be chosen in it."""
    position, tree = after(6), Tree(core(), SearchSettings(), 3, 4000)
    tree.begin(cores.flatten(position))
    tree.think(500)
    following = position.apply(merge_thoughts([tree])[0].move)
    tree.begin(cores.flatten(following))
    assert not any(thought.tried for thought in tree.thoughts())
    tree.think(100)
    assert sum(thought.tried for thought in tree.thoughts()) == 100


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=needs_numba)])
def test_a_full_tree_keeps_what_can_still_come(compiled: bool) -> None:
    """The same moves, worth as much as before; the rest makes room."""
    position = after(6)
    roomy, narrow = (Tree(core(compiled), SearchSettings(), 5, memory) for memory in (4000, 500))
    for tree in (roomy, narrow):
        tree.begin(cores.flatten(position))
        tree.think(400)
    following = position.apply(merge_thoughts([narrow])[0].move)
    for tree in (roomy, narrow):
        tree.begin(cores.flatten(following))
    assert merge_thoughts([narrow]) == merge_thoughts([roomy])
    assert len({thought.shares for thought in merge_thoughts([narrow])}) > 5
    assert narrow.think(200) == 200


def test_who_thinks_by_the_clock_remembers() -> None:
    """The others think anew: a fixed seed and fixed simulations give a fixed move."""
    position, memory, few = after(6), Memory(), Budget(simulations=300)
    first = choose(position, "8", seed=1, budget=few, memory=memory)
    reply = choose(position.play(first.move)[0], "8", seed=1, budget=few)
    following = position.play(first.move)[0].play(reply.move)[0]
    thought = [
        choose(following, bot, seed=1, budget=few, memory=kept).thought for bot in ("8", "7") for kept in (memory, None)
    ]
    assert thought[0] != thought[1]
    assert thought[2] == thought[3]


def test_a_deadline_is_kept() -> None:
    begun = time.perf_counter()
    BotSearch(core(), SearchSettings(), 1).think(after(10), begun + 0.2, inf)
    assert time.perf_counter() - begun < 1.0


def test_more_thought_is_needed_as_long_as_it_could_change_the_move() -> None:
    tree = Tree(core(), SearchSettings(), 5, 4000)
    tree.begin(cores.flatten(after(10)))
    tree.think(300)
    first, second = merge_thoughts([tree])[:2]
    lead = first.tried - second.tried
    assert lead > 1
    assert is_decided([tree], lead - 1)
    assert not is_decided([tree], lead)


def test_the_only_defence_takes_no_time_to_find() -> None:
    position = placed("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5")
    best = BotSearch(core(), SearchSettings(), 1).think(position, time.perf_counter() + 1000, inf)[0]
    assert position.text(best.move) == "f6"


@needs_numba
def test_two_threads_share_the_simulations_and_choose_the_same_again() -> None:
    found = [BotSearch(core(True), SearchSettings(), 9, threads=2).think(after(10), inf, 2000) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(thought.tried for thought in found[0]) == 2000


def test_a_level_that_overlooks_moves_still_sees_a_win() -> None:
    position = placed("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5", "e9")
    assert position.text(thoughts(position, 20, blind_percent=100)[0].move) == "f6"


# --- the linker -----------------------------------------------------------------------------------------------------


def test_a_game_may_have_no_core() -> None:
    assert cores.core_of(HOP) is None
    cores.warm_up(HOP, wait=True)


def test_two_modules_that_mean_different_things_by_a_name_are_refused() -> None:
    one, two = ModuleType("one"), ModuleType("two")
    one.__dict__["LIMIT"], two.__dict__["LIMIT"] = 1, 2
    with pytest.raises(ValueError, match="LIMIT"):
        linker.Core("clash", [one, two], target="plain")


def test_two_modules_that_define_the_same_function_are_refused() -> None:
    one, two = ModuleType("one"), ModuleType("two")
    for module in (one, two):
        exec(compile("def step(): pass", "<test>", "exec"), module.__dict__)
    with pytest.raises(ValueError, match="step"):
        linker.Core("clash", [one, two], target="plain")


def test_the_core_can_be_told_not_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PREAU_FAST", "0")
    assert not linker.has_numba()


def test_a_plain_core_needs_neither_numba_nor_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("numba", "numpy"):
        monkeypatch.setitem(sys.modules, name, None)
    modules = linker.modules_of(CEROCLE.package)
    assert modules is not None
    tree = Tree(linker.Core(CEROCLE.name, modules, target="plain"), SearchSettings(), 1, 200)
    tree.begin(cores.flatten(after(4)))
    assert tree.think(20) == 20
