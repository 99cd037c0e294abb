"""The better line of a turning point on the board, step by step: the page as if the game had gone on like that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from preau.bots.highlights import round_shares
from preau.bots.review import Verdict
from preau.games.api import Json, refusal
from preau.games.tones import tone_of
from preau.play.table import Table
from preau.server.view import board, log
from preau.server.view.choices.first_things import known_purposes
from preau.server.view.names import bare_names, only_seat, phrase_for_seat
from preau.server.view.review import percent
from preau.server.view.story.recap import change_marks
from preau.server.view.table import render_table
from preau.teach.better_line import name_args
from preau.words import Language, Speaker

MOST_EFFECTS_TOLD = 2  # after the move itself


def line_view(
    table: Table, verdicts: Sequence[Verdict], number: int, step: int, language: Language, mine: Sequence[int] = ()
) -> Json:
    """The table after so many turns of the better line at move `number`, for who holds the seats `mine`.

    The first is the rest of the mover's own. Raises TableRefused where there is none.
    """
    point = next((each for each in verdicts if each.number == number and each.better), None)
    if point is None:
        raise refusal("unknown_thing", "review-line-gone")
    words, at = Speaker(language, table.game), number - 1
    ends = _turn_ends(table, at, point.better)
    step = max(0, min(step, len(ends) - 1))
    begun, taken = ends[max(0, step - 1)], ends[step]
    line = point.better[:taken]
    shown = replace(table, history=table.history.vary(at, line))
    view = render_table(shown, language, mine, at + taken, asks=False)
    if taken:
        steps = range(at + begun + 1, at + taken + 1)
        told = words.sentences([_tell_step(shown, each, words, only_seat(mine)) for each in steps])
        last = step == len(ends) - 1 and not log.position_after(shown, at + taken).over
        here = words("review-line-step", step=step, total=len(ends) - 1, told=told)
        view["prompt"] = words.sentences([here, _tell_end(point, table, words, mine) if last else ""])
        view["where"] = words("review-line-where", step=step, total=len(ends) - 1)
        view["step"] = {**view["step"], "marks": change_marks(shown, at + begun, at + taken)}
    parts = {**view["parts"], "result": "", "log": log.log_part(table, words, at, mine, asks=False)}
    still = board.draw_board(log.position_after(shown, at + taken), language).still
    return {**view, "moves": len(table.history), "shown": at, "parts": parts, "still": still, "line": line}


def _turn_ends(table: Table, at: int, line: Sequence[str]) -> list[int]:
    """How many moves of the line there are before its first turn and at the end of each."""
    turns = [step.turn for step in table.history.vary(at, line).steps[at:]]
    return [0, *(number for number, turn in enumerate(turns, 1) if turns[number : number + 1] != [turn])]


def _tell_step(table: Table, number: int, words: Speaker, reader: int | None) -> str:
    """A move and what came of it, nothing twice: of many things those that matter most, in the order they came in."""
    told, package = log.step_text(table, number, words.language, reader), table.game.package
    effects = zip(table.history.steps[number - 1].effects, told.effects, strict=True)
    news = [(tone_of(package, effect.phrase).weight, each.text) for effect, each in effects if not each.repeats]
    most = sorted(range(len(news)), key=lambda at: -news[at][0])[:MOST_EFFECTS_TOLD]
    why = [] if most else _purposes(table, number, words, reader)
    return words.sentences([told.text, *(news[at][1] for at in sorted(most)), *why])


def _purposes(table: Table, number: int, words: Speaker, reader: int | None) -> list[str]:
    """What a quiet move is good for, where its game says that: what holds most pieces."""
    found = known_purposes(log.position_after(table, number - 1), table.history.steps[number - 1])
    told = [each.phrase for each in found if not each.minor][:1]
    return [words.say(phrase_for_seat(table.history.start, reader, each)) for each in told]


def _tell_end(point: Verdict, table: Table, words: Speaker, mine: Sequence[int]) -> str:
    """That there is no more of it, and what its first move was thought to be worth."""
    name = name_args(bare_names(table, words)[point.seat], you=tuple(mine) == (point.seat,))
    return words("review-line-end", chance=percent(round_shares(point.instead)[point.seat], words), **name)
