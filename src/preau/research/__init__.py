"""Environments for who studies or teaches learning: every game, as the usual libraries want it.

`description` says once for all of them how many actions and what observations there are; `episode` is one game being
played. `readable` makes a game without a fast core look as if it had one, and `observation` shows learners its scene.
The other files are thin: PettingZoo (`aec`), Gymnasium against bots (`single`), many games at once (`vector`),
OpenSpiel (`spiel`). docs/research.md is for who uses them. Needs the extra `research`.

Never here: a rule, or the number of a move; those lie with the games, in `fast.research` or `Game.actions`.
"""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any

from preau.bots.fast.cuda import NoCard, find_card
from preau.games.api import Value
from preau.research.description import Description, describe, described_games, fastest, require
from preau.research.refusals import ActionRefused, NoEnvironment

if TYPE_CHECKING:
    from preau.research.aec import TurnEnvironment
    from preau.research.single import Illegal, SeatEnvironment
    from preau.research.vector import Tensors, VectorEnvironment

__all__ = [
    "ActionRefused",
    "Description",
    "NoEnvironment",
    "aec_env",
    "describe",
    "described_games",
    "single_env",
    "spiel_game",
    "vector_env",
]


def aec_env(game: str, *, render_mode: str | None = None, **options: Value) -> TurnEnvironment:
    """The game for PettingZoo: every seat an agent, in turn."""
    require("pettingzoo")
    from preau.research.aec import TurnEnvironment  # each with a library of its own

    return TurnEnvironment(describe(game, **options), render_mode)


def single_env(
    game: str,
    opponent: str | int = "random",
    *,
    seat: int | None = None,
    illegal: Illegal = "refuse",
    render_mode: str | None = None,
    **options: Value,
) -> SeatEnvironment:
    """The game for Gymnasium: one agent, and a bot of that name in each other seat."""
    require("gymnasium")
    from preau.research.single import SeatEnvironment  # each with a library of its own

    return SeatEnvironment(describe(game, **options), opponent, seat, illegal, render_mode)


def vector_env(
    game: str, size: int, *, threads: int = 1, tensors: Tensors | None = None, **options: Value
) -> VectorEnvironment:
    """So many games at once: NumPy arrays on the processor, or tensors of that library on an NVIDIA card.

    Where there is no such card a warning says why, and the processor plays.
    """
    described = describe(game, fastest(), **options)
    from preau.research.vector import CardEnvironment, VectorEnvironment, require_tensors  # with a library of its own

    require_tensors(tensors)

    if tensors:
        try:
            find_card()
            require(tensors, tensors)
            return CardEnvironment(described, size, tensors)
        except (NoCard, NoEnvironment) as error:
            warnings.warn(f"{error}; the processor plays instead, with NumPy's arrays", stacklevel=2)
    return VectorEnvironment(described, size, threads)


def spiel_game(game: str, **options: Value) -> Any:
    """The game for OpenSpiel, which afterwards knows it as `preau_NAME` too."""
    require("pyspiel", "open_spiel")
    from preau.research.spiel import load_game  # each with a library of its own

    return load_game(game, options)
