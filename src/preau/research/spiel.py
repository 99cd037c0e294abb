"""OpenSpiel: each game as a Python game, its options as parameters. `preau.research.spiel_game` makes one."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from preau.games import registry
from preau.games.api import Game, Value
from preau.research.description import Description, describe, require
from preau.research.episode import Episode

# More actions than a game has, random ones too: OpenSpiel wants to know. Cerocle without an end by quiet has no bound.
MOST_ACTIONS = 100_000


def load_game(name: str, options: Mapping[str, Value]) -> Any:
    """The game of that name as a `pyspiel.Game`: an edition, or what is drawn by lot, as the options it comes to."""
    description = describe(name, **options)  # says in words what it does not like
    register(name)
    settled = Episode(description).position().options
    return require("pyspiel", "open_spiel").load_game(f"preau_{name}", as_parameters(settled))


@cache
def register(name: str) -> None:
    """Tell OpenSpiel of a game: from then on `pyspiel.load_game("preau_NAME(players=3)")` knows it."""
    pyspiel: Any = require("pyspiel", "open_spiel")
    kind = game_type(pyspiel, registry.game(name))

    class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
        """A game with its options."""

        def __init__(self, params: Mapping[str, Value] | None = None) -> None:
            given = dict(params or {})
            self.description = describe(name, **given)
            super().__init__(kind, game_info(pyspiel, self.description), given)

        def new_initial_state(self, state: Any = None) -> Any:  # noqa: ARG002  # theirs; only ever None here
            return SpielState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:  # noqa: ARG002  # theirs
            return SpielObserver(self.description)

    class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
        """A position; it changes as actions are applied."""

        def __init__(self, game: SpielGame) -> None:
            super().__init__(game)
            self.episode = Episode(game.description)

        def current_player(self) -> int:
            return int(pyspiel.PlayerId.TERMINAL) if self.episode.over else self.episode.seat

        def _legal_actions(self, player: int) -> list[int]:
            return sorted(self.episode.legal()) if player == self.current_player() else []

        def _apply_action(self, action: int) -> None:
            self.episode.act(action)

        def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  # only who moves has any
            return self.episode.text_of(action)

        def is_terminal(self) -> bool:
            return self.episode.over

        def returns(self) -> list[float]:
            return self.episode.rewards()

        def __str__(self) -> str:
            return str(self.episode.position())

    pyspiel.register_game(kind, SpielGame)


class SpielObserver:
    """What a seat sees, as a tensor and as text."""

    def __init__(self, description: Description) -> None:
        count, height, width = description.planes
        self.tensor = np.zeros(description.features, np.float32)
        planes, numbers = description.split(self.tensor)
        self.dict = {"planes": planes, "numbers": numbers} if count * height * width else {"numbers": self.tensor}

    def set_from(self, state: Any, player: int) -> None:
        self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: Any, player: int) -> str:  # noqa: ARG002  # nothing is hidden
        return str(state)


def game_type(pyspiel: Any, game: Game) -> Any:
    kinds, name = pyspiel.GameType, f"preau_{game.name}"
    tables = next(option.values for option in game.options if option.name == "players")
    return kinds(
        short_name=name,
        long_name=name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(map(int, tables)),
        min_num_players=min(map(int, tables)),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=as_parameters({option.name: option.default for option in game.options}),
    )


def as_parameters(options: Mapping[str, Value]) -> dict[str, Value]:
    """Options as OpenSpiel reads them back from a game's name: what looks like a number is one."""
    return {name: int(value) if str(value).isdecimal() else value for name, value in options.items()}


def game_info(pyspiel: Any, description: Description) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=description.actions,
        max_chance_outcomes=0,
        num_players=description.players,
        min_utility=description.least_worth,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=MOST_ACTIONS,
    )
