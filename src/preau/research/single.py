"""Gymnasium: one agent, and bots in the other seats. `preau.research.single_env` makes one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

import gymnasium
import numpy as np

from preau.bots.choice import choose
from preau.bots.levels import RANDOM, require_bot
from preau.research.description import Description
from preau.research.episode import Episode
from preau.research.picture import RENDER_MODES, render, require_mode
from preau.research.refusals import NOT_PLAYING, ActionRefused, NoEnvironment

if TYPE_CHECKING:
    from numpy.typing import NDArray

Illegal: TypeAlias = Literal["refuse", "lose"]


class SeatEnvironment(gymnasium.Env):  # type: ignore[misc]  # theirs is not looked into
    """A seat at a table of bots: each step is one action of the agent's, and all of the bots' until its next.

    `info["action_mask"]` has the legal actions, as has `action_masks()`, which masked learners ask for. An action that
    is not legal is refused with an error, or loses the game at once, as `illegal` says.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012  # so theirs is

    def __init__(
        self,
        description: Description,
        opponent: str | int = RANDOM,
        seat: int | None = None,
        illegal: Illegal = "refuse",
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < description.players:
            raise NoEnvironment(f"there is no seat {seat} at a table of {description.players}: they count from 0")
        if illegal not in get_args(Illegal):
            raise NoEnvironment(f"illegal cannot be {illegal!r}: it can be {', '.join(get_args(Illegal))}")
        self.description = description
        self.opponent = require_bot(str(opponent))
        self.seat = seat  # None: drawn for each game
        self.illegal = illegal
        self.render_mode = require_mode(render_mode)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (description.features,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(description.actions)
        self.episode = Episode(description)
        self.own_seat = seat or 0
        self.over = True  # until `reset` begins a game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a new game, with the bots' moves before the agent's first."""
        super().reset(seed=seed, options=options)
        self.episode = Episode(self.description, self._draw())
        self.own_seat = int(self.np_random.integers(self.description.players)) if self.seat is None else self.seat
        self.over = False
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        if self.over:
            raise ActionRefused(NOT_PLAYING)
        try:
            self.episode.act(action)
        except ActionRefused:
            if self.illegal == "refuse":
                raise
            self.over = True
            return self._observation(), self.description.least_worth, True, False, self._info()
        self._let_bots_play()
        self.over = self.episode.over
        if self.render_mode == "human":
            self.render()
        return self._observation(), self.episode.rewards()[self.own_seat], self.over, False, self._info()

    def render(self) -> str | None:
        return render(self.episode, self.render_mode)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as masked learners ask for them."""
        return self._mask().astype(bool)

    def _let_bots_play(self) -> None:
        while not self.episode.over and self.episode.seat != self.own_seat:
            self.episode.act(self._choose())

    def _choose(self) -> int:
        if self.opponent == RANDOM:
            return int(self.np_random.choice(self.episode.legal()))
        choice = choose(self.episode.position(), self.opponent, seed=self._draw())
        return self.episode.action_of(choice.move)

    def _draw(self) -> int:
        return int(self.np_random.integers(1 << 53))

    def _observation(self) -> NDArray[np.float32]:
        return self.episode.observe(self.own_seat)

    def _mask(self) -> NDArray[np.int8]:
        return self.episode.mask() * np.int8(not self.over)  # an illegal action may have ended it before its end

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.own_seat}
