"""Small matches, and small programs that sit down at them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from preau.arena.folder import MatchFolder
from preau.arena.game import GameResult
from preau.arena.match import Match
from preau.arena.runners import play_here, run_match
from preau.games import registry

Program: TypeAlias = Callable[[str], str]
Play: TypeAlias = Callable[[Match, int], list[GameResult]]


def match_of(game: str, *bots: str, players: int | None = None, seconds: float | None = None, **options: str) -> Match:
    return Match.of(registry.game(game), bots, players=players, options=options, seconds=seconds)


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """Play a match in this process, in the one folder of the test."""

    def play_(match: Match, games: int) -> list[GameResult]:
        return run_match(match, games, MatchFolder(tmp_path / "match", match), play_here, date="2026-05-31")

    return play_


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Make a bot of lines of Python, as `--bots` takes it; `ask()` gives it the next question."""

    def program_(code: str) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(
            f"import json, os, sys, time\nask = lambda: json.loads(sys.stdin.readline())\n{code}\n", "utf-8"
        )
        return f"cmd:{sys.executable} -S {path}"

    return program_
