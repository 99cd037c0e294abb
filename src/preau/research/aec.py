"""PettingZoo: agents take turns (AEC). `preau.research.aec_env` makes one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from preau.research.description import Description
from preau.research.episode import Episode
from preau.research.picture import RENDER_MODES, render, require_mode
from preau.research.refusals import NOT_PLAYING, ActionRefused


class TurnEnvironment(AECEnv):  # type: ignore[misc]  # theirs is not looked into
    """A game whose seats are agents, `player_0` and on. Who acts twice in a row is selected twice.

    An observation is a dictionary: `observation` as `Description.split` explains it, and `action_mask`, which has
    no legal action for those whose turn it is not. An action that is not legal is refused, and nothing has changed.
    """

    def __init__(self, description: Description, render_mode: str | None = None) -> None:
        super().__init__()
        self.description = description
        self.render_mode = require_mode(render_mode)
        self.metadata = {
            "name": f"preau_{description.game.name}_v1",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(description.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(description.actions) for agent in self.possible_agents}
        self._chance = np.random.default_rng()
        self.episode = Episode(description)

    def _observation_space(self) -> gymnasium.spaces.Dict:
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0.0, 1.0, (self.description.features,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.description.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # theirs
        """Begin a new game; the seed counts where the set-up is drawn by lot."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.episode = Episode(self.description, int(self._chance.integers(1 << 53)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.description.actions, dtype=np.int8)
        if seat == self.episode.seat:
            mask[self.episode.legal()] = 1
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Take the selected agent's action; raises ActionRefused."""
        if not self.agents:
            raise ActionRefused(NOT_PLAYING)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self.episode.over)
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        return render(self.episode, self.render_mode)

    def state(self) -> Any:
        """What the first seat sees: nothing is hidden in these games."""
        return self.episode.observe(0)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
