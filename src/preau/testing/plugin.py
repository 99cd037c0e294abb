"""pytest's option `--game`, which `python -m preau.testing` uses; with pytest itself, `-p preau.testing.plugin`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from preau.games import registry
from preau.games.registry import BrokenGame, UnknownGame


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", action="append", default=[], help="the game to test with preau.testing; may be repeated")


def pytest_configure(config: pytest.Config) -> None:
    for name in games_asked_for(config):
        try:
            registry.game(name)
        except UnknownGame as error:
            reason = f" {error.reason}" if isinstance(error, BrokenGame) else ""
            raise pytest.UsageError(f"{error}{reason}") from error


def games_asked_for(config: pytest.Config) -> Sequence[str]:
    """The games that `--game` names; none where it is not given, or not loaded."""
    found: Sequence[str] = config.getoption("--game", default=[])
    return found
