"""A review in words and pictures: the chart of everybody's chances, the turning points, what would have been better."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from preau.bots.review import Verdict, turning_points
from preau.draw.charts import Curve, curves
from preau.games.api import Json
from preau.play.table import Table
from preau.server.bots import hints
from preau.server.bots.reviews import Review
from preau.server.view import board, log
from preau.server.view.templates import fill
from preau.words import Speaker


class PointOut(BaseModel):
    """A decision that gave much away: what was played, and what would have been better.

    `shares` are each seat's after it, `shares_instead` those after the better move.
    `number` counts moves from 1; `squares` and `better` are those of the move played and of the better one.
    """

    number: int
    turn: int
    seat: int
    who: str
    move: str
    told: str
    best: str
    instead: str
    lost: float
    shares: list[float]
    shares_instead: list[float]
    squares: list[str]
    better: list[str]


class ReviewOut(BaseModel):
    """How far a review is; when it is `ready`, all of it. `shares` has a row for the start and one after each move."""

    ready: bool
    done: int
    total: int
    players: list[str] = []
    shares: list[list[float]] = []
    points: list[PointOut] = []
    chart: str = ""


def told(review: Review, table: Table, words: Speaker) -> ReviewOut:
    """All that a review says so far."""
    out = ReviewOut(ready=review.verdicts is not None, done=len(review.worths), total=review.total)
    if review.verdicts is None:
        return out
    points = turning_points(review.verdicts)
    out.players = names(table, words)
    out.shares = [list(map(_rounded, worth.values)) for worth in review.worths]
    out.points = [_point(point, table, words) for point in points]
    out.chart = _chart(review, table, words, [point.number for point in points])
    return out


def part(review: Review, table: Table, words: Speaker) -> Json:
    """The same for the page."""
    out = told(review, table, words)
    shown: Json = {"ready": out.ready, "done": out.done, "total": out.total}
    shown["progress"] = words("review-progress", done=out.done, total=out.total)
    if out.ready:
        rows = _rows(out, table, words)
        points = [_written(number, point, words) for number, point in enumerate(out.points, 1)]
        shown["html"] = fill(
            "parts/review.html", t=words, chart=out.chart, players=out.players, rows=rows, points=points
        )
    return shown


def names(table: Table, words: Speaker) -> list[str]:
    """What each player is called: by name, a bot by its own, else by the seat's colour."""
    sides = {side.seat: side for side in board.scene_of(table.history.start).seats}
    called = []
    for number, seat in enumerate(table.seats):
        side = sides.get(number)
        plain = words.say(side.phrase) if side else words("table-player", number=number + 1)
        name = seat.name or (words.bot(seat.level) if seat.kind == "bot" else plain[:1].upper() + plain[1:])
        called.append(name)
    return [name if called.count(name) == 1 else f"{name} ({number})" for number, name in enumerate(called, 1)]


def percent(share: float, words: Speaker) -> str:
    return words("arena-percent", value=f"{100 * share:.0f}")


def _chart(review: Review, table: Table, words: Speaker, marks: list[int]) -> str:
    sides = {side.seat: side for side in board.scene_of(table.history.start).seats}
    rows = [
        Curve(
            name, sides[seat].colour if seat in sides else "blue", tuple(worth.values[seat] for worth in review.worths)
        )
        for seat, name in enumerate(names(table, words))
    ]
    return curves(rows, words("review-chart"), lambda value: percent(value, words), marks=marks, theme="page")


def _point(point: Verdict, table: Table, words: Speaker) -> PointOut:
    before = log.position(table, point.number - 1)
    return PointOut(
        number=point.number,
        turn=before.turn,
        seat=point.seat,
        who=names(table, words)[point.seat],
        move=point.move,
        told=log.told(table, point.number, words.language).text,
        best=point.best,
        instead=words.say(before.describe(before.parse(point.best))),
        lost=_rounded(point.lost),
        shares=list(map(_rounded, point.after)),
        shares_instead=list(map(_rounded, point.instead)),
        squares=hints.on_board(before, point.move),
        better=hints.on_board(before, point.best),
    )


def _written(number: int, point: PointOut, words: Speaker) -> dict[str, Any]:
    best, after = (percent(shares[point.seat], words) for shares in (point.shares_instead, point.shares))
    return {
        "number": number,
        "at": point.number - 1,
        "head": words("page-log-turn", turn=point.turn, name=point.who),
        "told": point.told,
        "cost": words("review-cost", who=point.who, best=best, after=after),
        "instead": words("review-instead", told=point.instead, move=point.best),
        "played": " ".join(point.squares),
        "better": " ".join(point.better),
    }


def _rows(out: ReviewOut, table: Table, words: Speaker) -> list[dict[str, Any]]:
    sentences = [log.told(table, number, words.language).text for number in range(1, len(out.shares))]
    return [
        {"number": number, "told": told, "shares": [percent(share, words) for share in shares]}
        for number, (told, shares) in enumerate(zip([words("review-before"), *sentences], out.shares, strict=True))
    ]


def _rounded(share: float) -> float:
    return round(share, 4)
