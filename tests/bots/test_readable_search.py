"""Levels keep to their time where a game has no fast core, however slow its rules and its evaluation are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import ClassVar

import pytest

from preau.bots import LEVELS, Budget, choose, search
from preau.bots.levels import DECISION_SECONDS
from preau.games.api import Click, Effect, Game, Json, Option, Outcome, Phrase, Position, Value
from preau.games.scene import Scene

STEP = 0.01  # seconds that every question to the rules and every evaluation takes
WIDTH, LENGTH = 90, 30


class Clock:
    """Stands still but for the work that is done."""

    now = 1000.0

    def work(self) -> None:
        self.now += STEP


clock = Clock()


@dataclass(frozen=True)
class WidePosition(Position):
    """Every move is a number; after LENGTH of them the sum says who wins."""

    turn: int = 1
    total: int = 0

    @property
    def options(self) -> Mapping[str, Value]:
        return {"players": 2}

    @property
    def player(self) -> int:
        return self.turn % 2

    @property
    def outcome(self) -> Outcome | None:
        return Outcome((self.total % 2,), (), (Effect("W1", Phrase("won")),)) if self.turn > LENGTH else None

    def legal(self) -> list[int]:
        clock.work()
        return [] if self.over else list(range(10, 10 + WIDTH))

    def text(self, move: int) -> str:
        return str(move)

    def apply(self, move: int) -> WidePosition:
        clock.work()
        return type(self)(self.turn + 1, self.total + move)

    def parse(self, text: str) -> int:
        return int(text)

    def play(self, text: str) -> tuple[WidePosition, tuple[Effect, ...]]:
        return self.apply(self.parse(text)), ()

    def describe(self, move: int) -> Phrase:
        raise NotImplementedError

    def clicks(self) -> Iterator[Click]:
        raise NotImplementedError

    def scene(self) -> Scene:
        raise NotImplementedError

    def to_json(self) -> Json:
        return {"game": "wide", "turn": self.turn, "total": self.total}


class Wide(Game):
    """A game from outside."""

    name: ClassVar[str] = "wide"
    version: ClassVar[str] = "1"
    package: ClassVar[str] = "wide_game"
    options: ClassVar[tuple[Option, ...]] = (Option("players", "W1", 2, values=(2,)),)

    def set_up(self, options: Mapping[str, Value]) -> WidePosition:
        return WidePosition()

    def load(self, data: object) -> WidePosition:
        raise NotImplementedError

    def write(self, data: Json) -> str:
        return f"wide {data['turn']} {data['total']}"

    def read(self, text: str) -> Json:
        raise NotImplementedError


class WideWithEvaluation(Wide):
    """The same with an `evaluation.py`."""

    name: ClassVar[str] = "wide_evaluated"
    package: ClassVar[str] = "wide_game_evaluated"


class EvaluatedPosition(WidePosition):
    """The same of the other game."""

    def glance(self) -> tuple[float, float]:
        clock.work()
        good = self.total % 7 / 7
        return good, 1 - good


class BrokenCore(Wide):
    """The same with a fast core that cannot be loaded."""

    name: ClassVar[str] = "wide_broken"
    package: ClassVar[str] = "wide_game_broken"


class BrokenCorePosition(WidePosition):
    """The same of that game."""


WidePosition.game, EvaluatedPosition.game, BrokenCorePosition.game = Wide(), WideWithEvaluation(), BrokenCore()
EVALUATION = "def evaluate(position): return position.glance()"


@pytest.fixture(autouse=True)
def toy_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Packages of games without a fast core that works; and a clock that only work moves."""
    for name in (Wide.package, WideWithEvaluation.package, BrokenCore.package):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    (tmp_path / WideWithEvaluation.package / "evaluation.py").write_text(EVALUATION, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / BrokenCore.package / "fast").mkdir()
    (tmp_path / BrokenCore.package / "fast" / "__init__.py").write_text("raise ZeroDivisionError('not today')", "utf-8")
    monkeypatch.setattr(search, "time", SimpleNamespace(perf_counter=lambda: clock.now))


def seconds_for(position: Position, level: str, budget: Budget | None) -> float:
    begun = clock.now
    assert choose(position, level, seed=1, budget=budget).move
    return clock.now - begun


@pytest.mark.parametrize("start", [WidePosition(), EvaluatedPosition()], ids=["playouts", "evaluation"])
@pytest.mark.parametrize("seconds", [None, 0.02, 0.5, 1.0, 60.0])
@pytest.mark.parametrize("level", LEVELS)
def test_levels_keep_to_their_time(start: Position, seconds: float | None, level: str) -> None:
    """Whatever the budget, a decision ends with the step that is being made when the time is over."""
    budget = None if seconds is None else Budget(seconds=seconds)
    assert seconds_for(start, level, budget) <= min(seconds or DECISION_SECONDS, DECISION_SECONDS) + 6 * STEP


@pytest.mark.parametrize("start", [WidePosition(), EvaluatedPosition()], ids=["playouts", "evaluation"])
def test_the_strongest_uses_its_time(start: Position) -> None:
    """Nearly all of it, the part that is kept for checking its choice aside."""
    assert seconds_for(start, "8", None) >= DECISION_SECONDS * (1 - search.CHECK_SHARE)
    assert seconds_for(start, "8", Budget(seconds=1.0)) >= 1.0 - search.CHECK_SHARE


def test_simulations_are_made_whatever_time_they_take() -> None:
    """A budget of simulations alone gives the same move on a slow machine as on a quick one."""
    assert seconds_for(EvaluatedPosition(), "8", Budget(simulations=40)) > 2 * DECISION_SECONDS


def test_a_choice_by_the_clock_is_checked() -> None:
    """Time is left after thinking to see which moves let the next player win at once."""
    begun = clock.now
    thought = search.Search(WidePosition(), LEVELS["1"], random.Random(1), seconds=2.0)
    thought.think(inf)
    assert clock.now - begun <= 2.0 * (1 - search.CHECK_SHARE) + 3 * STEP
    before = clock.now
    thought.best()
    assert before < clock.now <= begun + 2.0 + STEP


def test_a_fast_core_that_cannot_be_loaded_is_done_without(caplog: pytest.LogCaptureFixture) -> None:
    """Bots play such a game at its readable rules, and the log says why, once."""
    for seed in range(2):
        assert choose(BrokenCorePosition(), "1", seed=seed).move
    assert caplog.messages == ["the fast core of wide_broken cannot be used: ZeroDivisionError: not today"]
