"""A line of play: the first position and all that was played from it."""

from __future__ import annotations

from dataclasses import dataclass

from preau.games.api import Effect, Position

TIMEOUT = "timeout"  # how the sand timer's event is written among the moves


@dataclass(frozen=True, slots=True)
class Played:
    """One decision or timeout: when, by whom, what it brought about, and the position after it."""

    turn: int
    player: int
    text: str
    effects: tuple[Effect, ...]
    after: Position


class History:
    """Plays forwards and takes back. A refused move raises and changes nothing."""

    __slots__ = ("_played", "start")

    def __init__(self, start: Position) -> None:
        self.start = start
        self._played: list[Played] = []

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self._played[-1].after if self._played else self.start

    @property
    def played(self) -> tuple[Played, ...]:
        return tuple(self._played)

    @property
    def moves(self) -> tuple[str, ...]:
        return tuple(played.text for played in self._played)

    def __len__(self) -> int:
        return len(self._played)

    def at(self, number: int) -> Position:
        """The position after that many moves."""
        return self._played[number - 1].after if number else self.start

    def play(self, text: str) -> tuple[Effect, ...]:
        """Check and play a move; raises MoveRefused."""
        return self._add(text, *self.position.play(text))

    def timeout(self) -> tuple[Effect, ...]:
        """Let the sand timer run out, in a game that is timed; raises MoveRefused."""
        return self._add(TIMEOUT, *self.position.timeout())

    def enter(self, text: str) -> tuple[Effect, ...]:
        """Play what a record writes: a move, or `timeout` in a game that knows it; raises MoveRefused."""
        return self.timeout() if text == TIMEOUT and self.start.game.timed else self.play(text)

    def undo(self) -> bool:
        """Take back the last move or timeout; False if there is none."""
        if self._played:
            self._played.pop()
            return True
        return False

    def _add(self, text: str, after: Position, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        before = self.position
        self._played.append(Played(before.turn, before.player, text, effects, after))
        return effects
