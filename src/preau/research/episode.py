"""One game being played: a flat state with its legal actions, what a seat observes, and who has won what."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from preau.games.api import Position
from preau.research.description import Description
from preau.research.refusals import ActionRefused

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_QUOTED = 12  # actions that a refusal names


class Episode:
    """A game from its first position on. It changes as actions are taken; `copy` keeps what was."""

    def __init__(self, description: Description, seed: int = 0) -> None:
        self.description = description
        self.state: Any = description.first_state(seed)
        self._begin()

    @classmethod
    def of(cls, description: Description, state: Sequence[Any] | NDArray[np.int64]) -> Episode:
        """The game that stands as a flat state says."""
        episode = object.__new__(cls)
        episode.description = description
        numbers = state.tolist() if isinstance(state, np.ndarray) else list(state)  # plain rules want plain numbers
        episode.state = description.core.state(numbers)
        episode._begin()
        return episode

    def copy(self) -> Episode:
        return Episode.of(self.description, self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        return Episode.of, (self.description, self.state)

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()  # the core is shared: it never changes

    def _begin(self) -> None:
        core = self.description.core
        self._moves: Any = core.ints(core.MOST_MOVES)
        self._numbers: Any = core.ints(core.MOST_MOVES)
        self._look()

    def _look(self) -> None:
        core = self.description.core
        self._count = int(core.legal(self.state, self._moves))
        core.number_moves(self.state, self._moves, self._count, self._numbers)
        self._actions = [int(number) for number in self._numbers[: self._count]]

    @property
    def seat(self) -> int:
        """Whose action is next; when over, who acted last."""
        return int(self.description.core.player(self.state))

    @property
    def over(self) -> bool:
        return bool(self.description.core.is_over(self.state))

    def legal(self) -> list[int]:
        """The numbers of the legal actions, in the order of the moves' texts; none when over."""
        return list(self._actions)

    def mask(self) -> NDArray[np.int8]:
        """1 at the numbers of the legal actions, 0 elsewhere."""
        mask = np.zeros(self.description.actions, dtype=np.int8)
        mask[self._actions] = 1
        return mask

    def act(self, action: Any) -> None:
        """Take a legal action, a whole number of any library's; raises ActionRefused, and leaves all as it was."""
        self.description.core.apply_move(self.state, self._moves[self._place_of(action)])
        self._look()

    def _place_of(self, action: Any) -> int:
        """The place of a legal action in the list; raises ActionRefused."""
        try:
            return self._actions.index(index(action))
        except (TypeError, ValueError):  # no whole number; not a legal one
            raise ActionRefused(self._no(action)) from None

    def _no(self, action: Any) -> str:
        if self.over:
            return f"action {action!r}: the game is over"
        some = ", ".join(map(str, self._actions[:MOST_QUOTED]))
        more = f" and {len(self._actions) - MOST_QUOTED} more" if len(self._actions) > MOST_QUOTED else ""
        return f"action {action!r} is not legal for seat {self.seat}; legal are {some}{more}"

    def observe(self, seat: int | None = None) -> NDArray[np.float32]:
        """The position as a seat sees it, that of the next action if none is named: `Description.split` takes it apart.

        Nothing is hidden in these games: seats differ only in whom they come to first.
        """
        core = self.description.core
        seen = core.floats(self.description.features)
        core.features(self.state, self.seat if seat is None else seat, seen)
        return np.asarray(seen, dtype=np.float32)

    def rewards(self) -> list[float]:
        """What each seat has won or lost; 0 for all while the game goes on."""
        core, worths = self.description.core, [0.0] * self.description.players
        if self.over:
            room = core.floats(core.MOST_PLAYERS)
            core.write_worths(self.state, core.floats(core.MOST_PLAYERS), room)
            worths = [float(worth) for worth in room[: self.description.players]]
        return worths

    # --- as people see it ---------------------------------------------------------------------------------------------

    def position(self) -> Position:
        """The same position by the readable rules: it draws and explains itself."""
        position: Position = self.description.flat.restore(self.state)
        return position

    def text_of(self, action: int) -> str:
        """A legal action in the game's notation; raises ActionRefused."""
        place, position = self._place_of(action), self.position()
        return position.text(position.legal()[place])

    def action_of(self, text: str) -> int:
        """The number of a move written in the game's notation; raises what the game says to a move that is none."""
        position = self.position()
        return self._actions[list(position.legal()).index(position.parse(text))]
