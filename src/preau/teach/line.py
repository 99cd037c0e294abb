"""A line of play, played out by the rules: what happened at each step, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from preau.games.api import Phrase, Position
from preau.games.tones import Weight, tone_of


@dataclass(frozen=True, slots=True)
class LineStep:
    """One move of a line: whose, in which turn, how it is told, what happened of itself, and what stood after it."""

    text: str
    seat: int
    turn: int
    told: Phrase
    happened: tuple[Phrase, ...]
    after: Position


class LineOfPlay:
    """A line from a position on, as far as the rules go along with it."""

    def __init__(self, start: Position, moves: Sequence[str]) -> None:
        self.start = start
        self.steps: list[LineStep] = []
        position = start
        for text in moves:
            if position.over:
                break
            made = position.make_move(text)
            happened = tuple(effect.phrase for effect in made.effects)
            self.steps.append(LineStep(made.text, position.player, position.turn, made.phrase, happened, made.after))
            position = made.after
        self.end = position

    @property
    def winners(self) -> tuple[int, ...]:
        """Who wins at the end of it; nobody if it has not ended."""
        outcome = self.end.outcome
        return () if outcome is None else tuple(outcome.winners)

    @property
    def ends_soon(self) -> bool:
        """Whether the game is over before the mover's next turn."""
        return self.end.over and len(self.round) == len(self.steps)

    @property
    def before_last(self) -> Position:
        """The position in which the last move was made."""
        return self.steps[-2].after if len(self.steps) > 1 else self.start

    @property
    def deciding_deed(self) -> Phrase | None:
        """What won the game, if it was a deed and not just the end of the time."""
        last, package = self.steps[-1], self.start.game.package
        told = (last.told, *last.happened) if self.end.over else ()
        return next((phrase for phrase in told if tone_of(package, phrase).decides), None)

    @property
    def deciding_turn(self) -> list[Phrase]:
        """What won the game, after what weighed much in the same turn: by itself it may not say how it could be."""
        deed = self.deciding_deed
        if deed is None:
            return []
        last, package = self.steps[-1], self.start.game.package
        turn = [step.told for step in self.steps[:-1] if (step.turn, step.seat) == (last.turn, last.seat)]
        return [*(told for told in turn if tone_of(package, told).weight >= Weight.HEAVY), deed]

    @property
    def after_turn(self) -> Position:
        """The position when the mover's turn is over, or the last one there is."""
        begun = self.start.turn, self.start.player
        return next((step.after for step in self.steps if (step.after.turn, step.after.player) != begun), self.end)

    @property
    def turn_steps(self) -> list[LineStep]:
        """The steps of the turn that the line begins in."""
        return [step for step in self.steps if (step.turn, step.seat) == (self.start.turn, self.start.player)]

    @property
    def next_turn(self) -> Position | None:
        """The position when it is the mover's turn again, if the line goes so far."""
        mine = (step.after for step in self.steps if step.after.player == self.start.player)
        return next((after for after in mine if after.turn > self.start.turn and not after.over), None)

    @property
    def whole_turns(self) -> int:
        """The first turn that the line does not play to its end."""
        return self.end.turn + self.end.over

    def at_turn(self, turn: int) -> Position:
        """The position when that turn begins, or the last one before."""
        return next((step.after for step in reversed(self.steps) if step.turn < turn), self.start)

    @property
    def has_gone_round(self) -> bool:
        """Whether everybody else has had a turn since, or the game is over."""
        return self.end.over or self.end.turn >= self.start.turn + self.start.players

    @property
    def round(self) -> list[LineStep]:
        """The steps until the mover's next turn."""
        return [step for step in self.steps if step.turn < self.start.turn + self.start.players]

    def pieces_put(self, cells: Sequence[str]) -> list[Phrase]:
        """What the first move put on these cells, where nothing was before."""
        taken = taken_cells(self.start)
        pieces = self.steps[0].after.scene().pieces
        return [piece.phrase for piece in pieces if piece.cell in cells and piece.cell not in taken]

    def cells_filled_later(self, seat: int, *, own: bool) -> set[str]:
        """The cells that this seat (`own`), or the others, put something on after the first step."""
        found = set[str]()
        for before, step in zip(self.steps, self.steps[1:], strict=False):
            if (step.seat == seat) == own:
                found |= taken_cells(step.after) - taken_cells(before.after)
        return found


def taken_cells(position: Position) -> set[str]:
    """The places where something lies or stands."""
    return {piece.cell for piece in position.scene().pieces}
