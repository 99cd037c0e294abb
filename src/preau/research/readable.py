"""A game without a fast core, as if it had one: its readable rules under the names of `preau.games.fast.interface`.

Asks the contract alone. A state is a list with nothing but the position in it; a move is its place among the game's
`actions`, which is its number too; what is observed is what the scene shows.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from preau.bots.fast.linker import Core
from preau.bots.judge import shares
from preau.games.api import Position
from preau.games.fast import interface
from preau.research.observation import SceneObservation
from preau.research.refusals import NoEnvironment

State: TypeAlias = list[Position]


class ReadableCore(Core):
    """The functions of an environment's core over positions; those that play many games, bound to them, come along."""

    def __init__(self, start: Position) -> None:
        super().__init__(start.game.name, ())
        self.texts = tuple(start.game.actions)
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        self.observation = SceneObservation(start)
        sides = [start.game.side_of(seat, start.players) for seat in range(start.players)]
        self.sides = [sorted(set(sides)).index(side) for side in sides]
        self._scope |= {name: getattr(self, name) for name in vars(ReadableCore) if name in vars(interface)}
        self._scope |= {
            "SIZE": 1,
            "MOST_MOVES": len(self.texts),
            "MOST_PLAYERS": start.players,
            "ACTIONS": len(self.texts),
            "PLANES": self.observation.planes,
            "PLANE_HEIGHT": len(self.observation.rows),
            "PLANE_WIDTH": len(self.observation.columns),
            "FEATURE_COUNT": self.observation.size,
        }

    # --- at the edge --------------------------------------------------------------------------------------------------

    def flatten(self, position: Position) -> State:
        return [position]

    def restore(self, state: State) -> Position:
        return state[0]

    def state(self, numbers: list[Any]) -> State:
        return list(numbers)

    # --- what `preau.games.fast.interface` asks for -------------------------------------------------------------------

    def legal(self, state: State, out: list[int]) -> int:
        """Raises NoEnvironment for a move that the game's `actions` do not have."""
        position, count = state[0], 0
        for count, move in enumerate(position.legal(), 1):
            text = position.text(move)
            if text not in self.numbers:
                raise NoEnvironment(f"the `actions` of {self.name} lack {text!r}, a legal move in {position}")
            out[count - 1] = self.numbers[text]
        return count

    def apply_move(self, state: State, move: int) -> None:
        state[0] = state[0].apply(state[0].parse(self.texts[move]))

    def players(self, state: State) -> int:
        return state[0].players

    def player(self, state: State) -> int:
        return state[0].player

    def is_over(self, state: State) -> bool:
        return state[0].over

    def rewards(self, state: State, values: list[float]) -> None:
        outcome = state[0].outcome
        assert outcome is not None  # asked of finished games only
        values[: state[0].players] = shares(outcome, state[0].players)

    def side_of(self, state: State, seat: int) -> int:  # noqa: ARG002  # the same in all positions
        return self.sides[seat]

    def number_moves(self, state: State, moves: list[int], count: int, out: list[int]) -> None:  # noqa: ARG002  # theirs
        out[:count] = moves[:count]

    def features(self, state: State, seat: int, out: Any) -> None:
        out[:] = self.observation.observe(state[0], seat)
