"""Why did that happen? The moves that made a number, a place or a result what it is, each with its rule.

No game says which of its rules moves which number. So it is asked the other way round: the line of play is played
again, the scenes before and after each move are compared, and a move is a cause if, and only if, what was asked about
looks different after it. That part is exact, for any game. What is told of such a move are those of its effects that
mention whom or what was asked about, by the words or phrases in their arguments; a move without any, like placing a
piece, is told by itself, without a rule.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeAlias, cast

from preau.games.api import Effect, Phrase, Position
from preau.games.scene import Piece, Scene
from preau.games.tones import phrase_words

TIMEOUT_MOVE = "timeout"  # as records write it


Recollect: TypeAlias = Callable[[Phrase, Sequence[str]], Phrase]


@cache
def _recollect_of(package: str) -> Recollect | None:
    name = f"{package}.recollection"
    return cast("Recollect", import_module(name).recollect) if find_spec(name) else None


def recollect_refusal(package: str, refusal: Phrase, moves: Sequence[str]) -> Phrase:
    """A refusal as the moves of the turn tell it, where its game (`recollection.py`) makes more of them."""
    recollect = _recollect_of(package)
    return recollect(refusal, moves) if recollect else refusal


class PlayedLine(Protocol):
    """Whatever holds a line of play, such as a `History`."""

    @property
    def start(self) -> Position: ...

    @property
    def moves(self) -> tuple[str, ...]: ...


@dataclass(frozen=True, slots=True)
class Cause:
    """One thing that made it so: in which turn, by which move of whom, what happened and by which rule.

    `rule` is empty where the move itself is the reason. `change` is by how much a number went up or down with the move.
    """

    number: int  # of the move in the line, from 1
    turn: int
    seat: int
    move: str
    rule: str
    phrase: Phrase
    change: int = 0


@dataclass(frozen=True, slots=True)
class ExplainedStep:
    """One move of the line, with what it brought about."""

    number: int
    before: Position
    move: str
    effects: tuple[Effect, ...]
    after: Position

    def describe(self) -> Phrase:
        """The move in words."""
        if self.move == TIMEOUT_MOVE and self.before.game.timed:
            return self.effects[0].phrase if self.effects else Phrase("teach-timeout")
        return self.before.describe(self.before.parse(self.move))

    def causes(self, effects: Iterable[Effect], change: int = 0, *, itself: bool = False) -> list[Cause]:
        """These effects as causes; the move itself where there are none, or first of all where it is one too."""
        at = (self.number, self.before.turn, self.before.player, self.move)
        found = [Cause(*at, effect.rule, effect.phrase, change) for effect in effects]
        return [Cause(*at, "", self.describe(), change), *found] if itself or not found else found


class CauseFinder:
    """A line of play, played again so that it can be asked."""

    def __init__(self, played: PlayedLine) -> None:
        self.start = played.start
        self.steps: tuple[ExplainedStep, ...] = tuple(_replay_line(played))

    @property
    def position(self) -> Position:
        return self.steps[-1].after if self.steps else self.start

    @cached_property
    def scenes(self) -> tuple[Scene, ...]:
        """What there was to see before the first move and after each."""
        return (self.start.scene(), *(step.after.scene() for step in self.steps))

    # --- questions ---------------------------------------------------------------------------------------------------

    def counter(self, seat: int, index: int = 0) -> list[Cause]:
        """Why a player has so many of something: `index` is the counter's place beside that player now."""
        counters = self.scenes[-1].seats[seat].counters
        if not 0 <= index < len(counters):
            raise LookupError(f"seat {seat} has no counter {index}")
        kind = counters[index].glyph
        causes: list[Cause] = []
        for step, before, after in self._pairs():
            changes = [_count(after, each, kind) - _count(before, each, kind) for each in range(len(after.seats))]
            if changes[seat]:
                others = [other for other, change in enumerate(changes) if change and other != seat]
                causes += step.causes(_effects_of_seat(step.effects, after, seat, others, changes[seat]), changes[seat])
        return causes

    def piece(self, piece: str) -> list[Cause]:
        """Why a piece is where it is and as it is (held down, in detention); `piece` is its id in the scene."""
        return self._changes(lambda scene: [each for each in scene.pieces if each.id == piece])

    def cell(self, cell: str) -> list[Cause]:
        """Why a place holds what it holds, or nothing; `cell` is its id in the scene."""
        return self._changes(lambda scene: [each for each in scene.pieces if each.cell == cell], cell)

    def turn(self) -> list[Cause]:
        """Why the running turn stands where it stands: what it began with, and what of it has been played."""
        now = (self.position.turn, self.position.player)
        causes: list[Cause] = []
        for step, before, after in self._pairs():
            if (step.after.turn, step.after.player) != now or before.chips == after.chips:
                continue
            mine = [effect for effect in step.effects if _mentions(effect.phrase, _seat_names(after, now[1]))]
            if (
                mine or (step.before.turn, step.before.player) == now
            ):  # another's move began it: only what it says of me
                causes += step.causes(mine)
        return causes

    def result(self) -> list[Cause]:
        """Why the game ended as it did; nothing while it goes on."""
        outcome = self.position.outcome
        return self.steps[-1].causes(outcome.why) if outcome is not None and self.steps else []

    # --- comparing ---------------------------------------------------------------------------------------------------

    def _pairs(self) -> Iterator[tuple[ExplainedStep, Scene, Scene]]:
        return zip(self.steps, self.scenes, self.scenes[1:], strict=False)

    def _changes(self, look: Callable[[Scene], list[Piece]], cell: str = "") -> list[Cause]:
        """The moves after which these pieces were others, elsewhere or in another state.

        Told are the move, if it names one of them or the place, and the effects that name one of them; failing both,
        the effects that name the place; failing these too, the move with all its effects.
        """
        causes: list[Cause] = []
        for step, before, after in self._pairs():
            if sorted(map(_piece_state, look(before))) == sorted(map(_piece_state, look(after))):
                continue
            pieces = [each.phrase for each in (*look(before), *look(after))]
            itself = _is_about(step.describe(), [cell, *pieces])
            told = [effect for effect in step.effects if _is_about(effect.phrase, pieces)]
            if not itself and not told:
                told = [effect for effect in step.effects if _is_about(effect.phrase, [cell])]
            if not itself and not told:
                told, itself = list(step.effects), True
            causes += step.causes(told, itself=itself)
        return causes


def _piece_state(piece: Piece) -> tuple[str, str, str]:
    """What there is to say of a piece, but for how it is drawn."""
    return piece.kind or piece.id, piece.cell, str([note.key for note in piece.notes])


def _count(scene: Scene, seat: int, kind: str) -> int:
    """How many of what that picture shows lie beside a player."""
    return sum(counter.count for counter in scene.seats[seat].counters if counter.glyph == kind)


def _replay_line(played: PlayedLine) -> Iterator[ExplainedStep]:
    position = played.start
    for number, move in enumerate(played.moves, 1):
        timed_out = move == TIMEOUT_MOVE and position.game.timed
        after, effects = position.timeout() if timed_out else position.play(move)
        yield ExplainedStep(number, position, move, effects, after)
        position = after


# --- who and what is mentioned ---------------------------------------------------------------------------------------


def _effects_of_seat(
    effects: Sequence[Effect], scene: Scene, seat: int, others: Sequence[int], change: int
) -> list[Effect]:
    """The effects that tell of a player's gain or loss, as narrowly as their words allow.

    First those that mention the player; of these, if others gained or lost with the same move, those that mention
    one of them too; of these, if any name the very amount, only they.
    """
    found = [effect for effect in effects if _mentions(effect.phrase, _seat_names(scene, seat))]
    both = [effect for effect in found if any(_mentions(effect.phrase, _seat_names(scene, other)) for other in others)]
    found = both or found
    exact = [effect for effect in found if abs(change) in [v for v in effect.phrase.args.values() if type(v) is int]]
    return exact or found


def mentions_seat(phrase: Phrase, scene: Scene, seat: int) -> bool:
    """Whether a phrase is about this player, by the words that tell players apart; team mates share theirs."""
    return _mentions(phrase, _seat_names(scene, seat))


def _seat_names(scene: Scene, seat: int) -> frozenset[str]:
    """The words by which phrases tell this player from the others: `red`, `brown`. Team mates share theirs."""
    words = [phrase_words(each.phrase) for each in scene.seats]
    shared = frozenset.intersection(*words) if len(words) > 1 else frozenset()
    return frozenset(word for word in words[seat] - shared if not word.isdigit())


def _mentions(phrase: Phrase, names: frozenset[str]) -> bool:
    return bool(names) and names <= phrase_words(phrase)


def _is_about(phrase: Phrase, about: Sequence[Phrase | str]) -> bool:
    """Whether a phrase mentions one of these: a piece by its own phrase, a place by its name."""
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            if value in about or _is_about(value, about):
                return True
        elif any(name in about for name in (value if isinstance(value, tuple) else str(value).split())):
            return True
    return False
