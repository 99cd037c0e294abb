"""A lesson or a puzzle on the page: where the learner stands, what a try is worth. Nothing is kept here.

The page holds the right moves made so far and sends them with every try, so any process can answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Annotated, TypeAlias

from pydantic import BaseModel, Field

from preau.games.api import Effect, Json, Position
from preau.games.scene import Counter
from preau.games.tones import tone_of
from preau.play.events import Created, SeatPlan
from preau.play.fold import fold
from preau.play.table import Result, Table
from preau.server.view import board, clicks
from preau.server.view.choices.preview import preview
from preau.server.view.names import phrase_for_seat
from preau.server.view.player_aid import rule_changes
from preau.server.view.rulebook import played_edition
from preau.server.view.table import render_table
from preau.teach.lessons import Lesson
from preau.teach.puzzles import Attempt, Puzzle, RightAnswer, deciding_options
from preau.teach.tutor import Right, Tutor, Wrong
from preau.words import Language, Speaker, edition_name
from preau.words.text import capitalise

Learner: TypeAlias = Tutor | Attempt

LEARNER = "learner"

TriedText = Annotated[str, Field(max_length=200)]


class Tried(BaseModel):
    """The right moves so far, and at most one of: a move to judge or preview, a choice to explain, a wish to see."""

    moves: list[TriedText] = Field(default=[], max_length=60)
    move: TriedText | None = None
    preview: TriedText | None = None
    path: list[Annotated[str, Field(max_length=64)]] | None = Field(default=None, min_length=1, max_length=40)
    show: bool = False
    frame: Annotated[str, Field(max_length=64)] = ""


def judge_try(learner: Learner, tried: Tried, language: Language) -> Json:
    """Where the learner stands after this try. `view` is there where the board has changed, or was never shown."""
    words = Speaker(language, learner.position.game)
    if tried.move is not None:
        verdict = learner.judge(tried.move)
        if isinstance(verdict, Wrong):
            return {**_where(learner, words), "verdict": _wrong(verdict, learner, words)}
        after = verdict.tutor if isinstance(verdict, Right) else verdict.attempt
        told = _right(learner, verdict, words, tried.frame)
        return {**lesson_view(after, words, told["frames"][-1]["frame"]), "verdict": told}
    if tried.preview is not None:  # what others could do then is for the learner to find out
        position, held = learner.position, (_seat(learner),)
        return {"preview": preview(_table_at(position), position, tried.preview, held, language, warns=False)}
    if tried.path is not None:
        scene = board.scene_of(learner.position)
        reason = clicks.click_refusal(learner.position, tried.path, scene, language, _turn(learner))
        hint = words.say(learner.hint) if isinstance(learner, Tutor) and reason["rule"] is None else ""
        return {**_where(learner, words), "verdict": {"right": False, "hint": hint, **reason}}
    if tried.show:
        return {**_where(learner, words), "verdict": None, "solution": _solution(learner, words)}
    return {**lesson_view(learner, words, tried.frame), "verdict": None}


def lesson_view(learner: Learner, words: Speaker, frame: str = "") -> Json:
    """The task at hand with its board, and the drawing of what stands still unless the page has that one."""
    view = board_view(learner.position, _seat(learner), words.language, limited=_counts_takings(learner))
    return {**_where(learner, words), "view": {**view, **_still(learner.position, words, frame)}}


def _still(position: Position, words: Speaker, frame: str) -> dict[str, str]:
    """The drawing of what stands still, where the page shows another one."""
    drawn = board.draw_board(position, words.language)
    return {} if drawn.key == frame else {"still": drawn.still}


def _seat(learner: Learner) -> int:
    """Whom the learner plays: who is to move when it begins."""
    return (learner.lesson if isinstance(learner, Tutor) else learner.puzzle).start.player


def _turn(learner: Learner) -> tuple[str, ...] | None:
    """The moves of the running turn, where all of them are known: in the turn with which a lesson begins."""
    begun = isinstance(learner, Tutor) and learner.moves and learner.position.turn == learner.lesson.start.turn
    return learner.moves if begun else None


def _where(learner: Learner, words: Speaker) -> Json:
    task = learner.task if isinstance(learner, Tutor) else None
    return {
        "moves": list(learner.moves),
        "task": len(learner.moves) + 1,
        "count": len(learner.lesson.tasks) if isinstance(learner, Tutor) else len(learner.puzzle.line),
        "done": learner.done,
        "asks": words.say(learner.asks),
        "hint": "" if learner.done else words.say(learner.hint),
        "lit": list(task.lit) if task else _stopped_cells(learner),
        "layers": list(learner.lesson.layers) if isinstance(learner, Tutor) else [],
    }


def _stopped_cells(learner: Learner) -> list[str]:
    """Where the win lay that the learner of a puzzle has stopped."""
    stopped = learner.stopped_wins if isinstance(learner, Attempt) else ()
    return [cell for threat in stopped for cell in threat.cells]


def puzzle_facts(puzzle: Puzzle, words: Speaker) -> Json:
    """What must be known beside the board: which turn it is, and those rules that matter and are not the usual ones.

    Its line in the list names the edition, so where none of its rules matters, that is said.
    """
    options, clock, edition = puzzle.start.options, puzzle.start.scene().clock, puzzle_edition(puzzle, words)
    played = {each.name: options[each.name] for each in deciding_options(puzzle)}
    rules = [change["text"] for change in rule_changes(puzzle.game, played, words)]
    if edition and not rules:
        rules = [words("learn-edition-alike")]
    return {"standing": [each for each in (words.say(clock.phrase) if clock else "", edition) if each], "rules": rules}


def puzzle_edition(puzzle: Puzzle, words: Speaker) -> str:
    """The edition it is played by; nothing by the usual rules."""
    edition = played_edition(puzzle.game, puzzle.start.options) if puzzle.unusual else None
    return capitalise(edition_name(puzzle.game, edition, words.language)) if edition else ""


def _table_at(position: Position) -> Table:
    """A table where a learner plays on from there."""
    seats = tuple(SeatPlan("person", "") for _ in range(position.players))
    game, options, start = position.game, dict(position.options), str(position)
    return fold([Created(game.name, options, seats, start=start, mode="same_screen", at=0, by=LEARNER)], game)


def board_view(
    position: Position, seat: int, language: Language, before: Position | None = None, *, limited: bool
) -> Json:
    """A position as a table's page shows it to who plays that seat, with counters of what is `limited` or without."""
    table = _table_at(position)
    if position.outcome is not None:  # a table begins before the end of a game; a lesson may well go there
        outcome = position.outcome
        table = replace(table, result=Result(outcome.winners, "rules", outcome.scores, outcome.why))
    view = render_table(table, language, () if position.over else (seat,), asks=False, limited=limited)
    parts = {name: view["parts"][name] for name in ("turn", "seats", "layers")}
    last = list(board.changed_cells(before, position)) if before is not None else []
    kept = {name: view[name] for name in ("frame", "moving", "clicks", "asks", "labels", "over")}
    return {**kept, "parts": parts, "last": last}


def _counts_takings(learner: Learner) -> bool:
    """Whether counters of what there may be only so much are shown, from the first board to the last.

    In a lesson they are if it is about them; in a puzzle, where they matter to whoever thinks, if its turn can change
    them.
    """
    if isinstance(learner, Tutor):
        return _changes_takings(learner.lesson)
    return any(not counter.idle for counter in _limited_counters(learner.puzzle.start))


@cache
def _changes_takings(lesson: Lesson) -> bool:
    """Whether a right move of the learner's changes one."""
    tutor = Tutor.begin(lesson)
    while not tutor.done:
        verdict = tutor.judge(tutor.solution)
        if not isinstance(verdict, Right):
            break
        before, after = ([each.count for each in _limited_counters(at)] for at in (tutor.position, verdict.reached))
        if before != after:
            return True
        tutor = verdict.tutor
    return False


def _limited_counters(position: Position) -> list[Counter]:
    sides = board.scene_of(position).seats
    return [counter for side in sides for counter in side.counters if counter.most is not None]


# --- verdicts --------------------------------------------------------------------------------------------------------


def _right(learner: Learner, verdict: Right | RightAnswer, words: Speaker, frame: str) -> Json:
    """What the move and the replies to it brought about, and the boards on the way, from the `frame` now shown."""
    if isinstance(verdict, Right):
        reached, replies, praise = verdict.reached, verdict.replies, words.say(verdict.praise)
    else:
        reached, replies, praise = verdict.attempt.position, (), words("learn-right")
    seat = _seat(learner)
    why = verdict.attempt.why if isinstance(verdict, RightAnswer) else ()
    here, happened = learner.position, [*verdict.effects, *why]
    if isinstance(verdict, RightAnswer) and happened and (why or reached.over):  # what decided it comes first
        deciding = (each for each in happened if tone_of(here.game.package, each.phrase).decides)
        decisive = next(deciding, happened[-1])
        happened.remove(decisive)
        praise = words.sentences((praise, words.say(phrase_for_seat(here, seat, decisive.phrase))))
    told = [_line(words.say(phrase_for_seat(here, seat, verdict.told))), *_effects(happened, here, seat, words)]
    limited = _counts_takings(learner)
    frames = [_frame(reached, learner.position, seat, told, words, frame, limited=limited)]
    position = reached
    for reply in replies:
        after, effects = position.play(reply.move)
        own = reply is replies[0] and reply.seat == seat
        said = [
            *([_line(words("teach-rest-of-turn"))] if own else []),
            _line(words.say(phrase_for_seat(position, seat, reply.told))),
            *_effects(effects, position, seat, words),
        ]
        frames.append(_frame(after, position, seat, said, words, frames[-1]["frame"], limited=limited))
        told = [*told, *said]  # a list of its own: the first board tells only of itself
        position = after
    return {"right": True, "told": told, "praise": praise, "frames": frames}


def _line(text: str, rule: str = "") -> dict[str, str]:
    return {"text": text, "rule": rule}


def _effects(effects: Sequence[Effect], position: Position, seat: int, words: Speaker) -> list[dict[str, str]]:
    return [_line(words.say(phrase_for_seat(position, seat, each.phrase)), each.rule) for each in effects]


def _frame(
    position: Position, before: Position, seat: int, told: list[dict[str, str]], words: Speaker, frame: str, *,
    limited: bool,
) -> Json:  # fmt: skip
    """The board after one move of those that a right answer brings, and what that move was."""
    view = board_view(position, seat, words.language, before, limited=limited)
    kept = {name: view[name] for name in ("frame", "moving", "last", "parts")}
    return {**kept, "told": told, **_still(position, words, frame)}


def _wrong(verdict: Wrong, learner: Learner, words: Speaker) -> Json:
    return {
        "right": False,
        "message": words.say(phrase_for_seat(learner.position, _seat(learner), verdict.phrase)),
        "rule": verdict.rule,
        "squares": list(verdict.squares),
        "hint": words.say(verdict.hint) if verdict.hint and verdict.refused is None else "",
    }


def _solution(learner: Learner, words: Speaker) -> Json | None:
    """A right move, in words and as the clicks that make it."""
    move, position = learner.solution, learner.position
    if not move:
        return None
    path = next((click.path for click in clicks.clicks_of(position) if click.move == move), ())
    only = "yes" if isinstance(learner, Attempt) else "no"
    told = words("learn-solution", told=position.advice(position.parse(move)), only=only)
    return {"move": move, "text": told, "path": list(path)}
