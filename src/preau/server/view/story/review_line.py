"""The better line of a turning point on the board, step by step: the page as if the game had gone on like that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from preau.bots.review import Verdict
from preau.games.api import Json, refusal
from preau.play.table import Table
from preau.server.view import board, log
from preau.server.view.names import only_seat
from preau.server.view.table import render_table
from preau.words import Language, Speaker


def line_view(
    table: Table, verdicts: Sequence[Verdict], number: int, step: int, language: Language, mine: Sequence[int] = ()
) -> Json:
    """The table after so many steps of the better line at move `number`, for who holds the seats `mine`.

    Raises TableRefused where there is none.
    """
    point = next((each for each in verdicts if each.number == number and each.better), None)
    if point is None:
        raise refusal("unknown_thing", "review-line-gone")
    words, at = Speaker(language, table.game), number - 1
    taken = max(0, min(step, len(point.better)))
    line = point.better[:taken]
    shown = replace(table, history=table.history.vary(at, line))
    view = render_table(shown, language, mine, at + taken, asks=False)
    if taken:
        told = log.step_text(shown, at + taken, language, only_seat(mine)).text
        view["prompt"] = words("review-line-step", step=taken, total=len(point.better), told=told)
        view["where"] = words("review-line-where", step=taken, total=len(point.better))
    parts = {**view["parts"], "result": "", "log": log.log_part(table, words, at, mine, asks=False)}
    still = board.draw_board(log.position_after(shown, at + taken), language).still
    return {**view, "moves": len(table.history), "shown": at, "parts": parts, "still": still, "line": line}
