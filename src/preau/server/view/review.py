"""A review in words and pictures: the chart of everybody's chances, the turning points, what would have been better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from preau.bots.highlights import best_moves, biggest_leap, level_shares, round_shares, turning_points
from preau.bots.review import LEAST_SHARE_WON, Verdict, Worth
from preau.draw.charts import Curve, curves
from preau.games.api import Json, Phrase, Position
from preau.play.table import Table
from preau.server.view import board, log
from preau.server.view.hints import squares_of_move
from preau.server.view.names import bare_names, only_seat, phrase_for_seat, reader_names, reader_titles
from preau.server.view.templates import fill_template
from preau.teach.better_line import BetterLine, name_args
from preau.teach.line import LineOfPlay
from preau.words import Speaker
from preau.words.text import pairs_text, percent_text

CHART_WIDTH = 360  # narrow, so that a phone can show all of it with letters that can be read


class PointOut(BaseModel):
    """A turning point: what was played, and what would have been better.

    Either the mover gave much away, or let the share of `riser` rise, which the better move would have prevented.

    `shares` are each seat's after it, `shares_before` and `shares_instead` those with the better move.
    `number` counts moves from 1, `turn` turns as the log does; `squares` and `better` are those of the move played and
    of the better one; `cost` says what the move did to the chances, `advice` what would have been better, `why` what it
    does that the other does not; `line` tells how strong players would go on with it, the better move first, in so many
    `line_turns`, and `ends` how that line ends. `unstopped` is who won in the very next turn, where the better move
    would have stopped that; `prevented` is how, which `why` begins with.
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
    why: list[str] = []
    line: list[str] = []
    riser: int | None = None
    shares_before: list[float] = []
    unstopped: int | None = None
    prevented: str = ""
    ends: str = ""
    advice: str = ""
    cost: str = ""
    line_turns: int = 0


class BestOut(BaseModel):
    """The reader's best move: what was played, and what it did that other moves did not.

    `share` is the reader's chance with it; `second` is the next best move, `second_told` in words, and `second_share`
    the chance with that one, where it is known and clearly less. `wins`: it won the game at once. `gain` says all that.
    """

    number: int
    turn: int
    move: str
    told: str
    share: float
    squares: list[str]
    why: list[str] = []
    second: str = ""
    second_told: str = ""
    second_share: float | None = None
    wins: bool = False
    gain: str = ""


class ReviewOut(BaseModel):
    """How far a review is; when it is `ready`, all of it. `shares` has a row for the start and one after each move.

    `best` is your best move if you held one seat and one of your moves stands out.
    """

    ready: bool
    done: int
    total: int
    players: list[str] = []
    shares: list[list[float]] = []
    points: list[PointOut] = []
    best: BestOut | None = None
    chart: str = ""


@dataclass(frozen=True, slots=True)
class ReviewData:
    """A review as far as it is: what each position is worth so far; when all are known, the verdicts.

    `share` is how much of the work is done, and `seconds_left` how long the rest takes about, if that is known.
    """

    worths: Sequence[Worth]
    verdicts: Sequence[Verdict] | None
    points: tuple[int, int] | None = None  # turning points looked into so far, and all of them
    share: float = 0.0
    seconds_left: float | None = None


@dataclass(frozen=True, slots=True)
class _ReviewReader:
    """Who reads: in which language, how heads and sentences call each seat, and which are the reader's own."""

    words: Speaker
    titles: tuple[str, ...]
    names: tuple[str, ...]
    mine: tuple[int, ...]

    @classmethod
    def of(cls, table: Table, words: Speaker, mine: Sequence[int]) -> _ReviewReader:
        titles, names = reader_titles(table, words, mine), bare_names(table, words)
        return cls(words, tuple(titles), tuple(names), tuple(mine))

    def tell(self, key: str, seat: int, **figures: str | int) -> str:
        """A sentence about somebody, who may be the reader."""
        return self.words(key, **name_args(self.names[seat], you=self.mine == (seat,)), **figures)

    def hear(self, position: Position, phrase: Phrase) -> str:
        """A phrase as it is said to the reader, whose own pieces are called that."""
        return self.words.say(phrase_for_seat(position, only_seat(self.mine), phrase))

    def step(self, table: Table, number: int) -> str:
        """What was played there."""
        return log.step_text(table, number, self.words.language, only_seat(self.mine)).text


def review_view(review: ReviewData, table: Table, words: Speaker, mine: Sequence[int] = ()) -> ReviewOut:
    """All that a review says so far. The reader's own turning points are chosen before the others'."""
    out = ReviewOut(ready=review.verdicts is not None, done=len(review.worths), total=len(table.history) + 1)
    if review.verdicts is None:
        return out
    points = _choose_explained(turning_points(review.verdicts, mine), table)
    best = next((each for each in best_moves(review.verdicts) if each.seat == only_seat(mine)), None)
    told = points if best is None else (*points, best)
    movers = [position.player for position in table.history.positions()]
    shares = [list(values) for values in level_shares(movers, review.worths, told)]
    out.players = reader_names(table, words, mine)
    out.shares = shares
    reader = _ReviewReader.of(table, words, mine)
    out.points = [_point(point, table, shares, reader) for point in points]
    out.best = None if best is None else _best_move(best, table, shares, reader)
    out.chart = _chart(shares, table, words, [point.number for point in points], out.players)
    return out


def _choose_explained(points: Sequence[Verdict], table: Table) -> Sequence[Verdict]:
    """Those of which more can be said than that the search thinks so; all of them, if there is none of that kind."""
    return [each for each in points if each.unstopped is not None or _better_line(each, table).reasons] or points


def review_page_part(review: ReviewData, table: Table, words: Speaker, mine: Sequence[int] = ()) -> Json:
    """The same for the page."""
    out = review_view(review, table, words, mine)
    shown: Json = {"ready": out.ready, "done": round(100 * review.share), "total": 100}
    told = words("review-progress", done=out.done, total=out.total)
    if not out.ready and out.done == out.total:  # the positions are done, and their turning points take their time
        done, total = review.points or (0, 0)
        told = words("review-progress-points", done=done, total=total)
    left = "" if review.seconds_left is None else words("review-left", minutes=round(review.seconds_left / 60))
    shown["progress"] = words.sentences((told, left))
    if out.ready:
        reader = _ReviewReader.of(table, words, mine)
        rows = _rows(out, table, reader)
        points = [_point_row(number, point, out, reader) for number, point in enumerate(out.points, 1)]
        turns = [step.turn for step in table.history.steps]
        shown["html"] = fill_template(
            "parts/review.html", t=words, chart=out.chart, players=out.players, rows=rows, points=points,
            calm=_calm_text(out, table, reader), best=_best_row(out.best, reader) if out.best else None,
            parted=len(set(turns)) < len(turns),
        )  # fmt: skip
    return shown


def percent(share: float, words: Speaker) -> str:
    return percent_text(share, words.language)


def _chart(
    shares: Sequence[Sequence[float]], table: Table, words: Speaker, marks: list[int], players: Sequence[str]
) -> str:
    """Everybody's chances at the end of each turn: those within a turn would be too many to be read."""
    sides = {side.seat: side for side in board.scene_of(table.history.start).seats}
    turns = [0, *(step.turn for step in table.history.steps)]
    ends = [place for place, turn in enumerate(turns) if turn != (turns[place + 1 :] or [-1])[0]]  # of the turns
    rows = [
        Curve(name, sides[seat].colour if seat in sides else "blue", tuple(shares[place][seat] for place in ends))
        for seat, name in enumerate(players)
    ]
    return curves(
        rows,
        words("review-chart"),
        lambda value: percent(value, words),
        marks=[next(at for at, place in enumerate(ends) if place >= mark) for mark in marks],
        turns=[turns[place] for place in ends],
        axis=words("review-turn"),
        theme="page",
        width=CHART_WIDTH,
        tell=lambda pairs: pairs_text(pairs, words.language),
    )


def _point(point: Verdict, table: Table, shares: Sequence[list[float]], reader: _ReviewReader) -> PointOut:
    before, best, line = log.position_after(table, point.number - 1), point.best, _better_line(point, table)
    words, prevents = reader.words, "" if point.gave_away else reader.names[point.seat]
    delays = line.is_lost and not point.is_hopeful
    steps = LineOfPlay(before, point.better).steps
    return PointOut(
        number=point.number,
        turn=before.turn,
        seat=point.seat,
        who=reader.titles[point.seat],
        move=point.move,
        told=reader.step(table, point.number),
        best=best,
        instead=reader.hear(before, before.describe(before.parse(best))),
        lost=_round_share(point.lost),
        shares=shares[point.number],
        shares_instead=list(round_shares(point.instead)),
        squares=squares_of_move(before, point.move),
        better=squares_of_move(before, best),
        why=[
            reader.hear(before, each)
            for each in line.tell_reasons(
                table.history.steps[point.number - 1 :], point.reply, reader.names, only_seat(reader.mine)
            )
        ],
        line=[reader.hear(before, step.told) for step in steps],
        riser=None if point.gave_away else point.riser,
        shares_before=list(round_shares(point.instead)),
        unstopped=point.unstopped,
        prevented="" if line.prevented_turn is None else reader.hear(before, line.prevented_turn),
        ends=words.sentences(reader.hear(before, each) for each in _ends(point, line, reader)),
        advice=reader.hear(
            before, line.tell_move(prevents=prevents, to_mover=reader.mine == (point.seat,), delays=delays)
        ),
        cost=_cost(point, shares, line, before, reader),
        line_turns=len({step.turn for step in steps}),
    )


def _ends(point: Verdict, line: BetterLine, reader: _ReviewReader) -> list[Phrase]:
    """How the better line ends; not that it is lost, where the chance that the better move left is told already."""
    if line.is_lost and point.gave_away and point.is_hopeful:
        return []
    chance = percent(round_shares(point.instead)[point.seat], reader.words) if point.is_hopeful else ""
    return line.tell_end(chance, reader.names, only_seat(reader.mine))


def _better_line(point: Verdict, table: Table) -> BetterLine:
    before = log.position_after(table, point.number - 1)
    return BetterLine(before, point.line or (point.move,), point.better or (point.best,))


def _best_move(best: Verdict, table: Table, shares: Sequence[list[float]], reader: _ReviewReader) -> BestOut:
    """The one decision of the reader's that won most, where one stands out; and the next best, where that was worse."""
    before = log.position_after(table, best.number - 1)
    line = BetterLine(before, best.line or (best.other,), best.better or (best.move,))
    outcome = log.position_after(table, best.number).outcome
    share, less = shares[best.number][best.seat], best.second_share
    less = None if less is None or share - less < LEAST_SHARE_WON else less
    second = before.describe(before.parse(best.second or best.move))
    found = BestOut(
        number=best.number,
        turn=before.turn,
        move=best.move,
        told=reader.step(table, best.number),
        share=share,
        squares=squares_of_move(before, best.move),
        why=[reader.hear(before, each) for each in line.tell_merits()],
        second="" if less is None else best.second,
        second_told="" if less is None else reader.hear(before, second),
        second_share=None if less is None else _round_share(less),
        wins=outcome is not None and best.seat in outcome.winners,
    )
    found.gain = _gain(found, second, before, reader)
    return found


def _best_row(best: BestOut, reader: _ReviewReader) -> dict[str, Any]:
    words = reader.words
    return {
        "at": best.number - 1,
        "head": words("review-best-head", number=best.turn),
        "told": best.told,
        "gain": best.gain,
        "here": words("review-best-here", told=best.told),
        "why": best.why,
        "squares": " ".join(best.squares),
    }


def _gain(best: BestOut, second: Phrase, before: Position, reader: _ReviewReader) -> str:
    """What the best move brought, and what the next best would have."""
    words = reader.words
    told = words("review-best-wins") if best.wins else words("review-best-gain", share=percent(best.share, words))
    if best.second_share is None:
        return told
    other = Phrase("review-best-second", {"share": percent(best.second_share, words), "told": second})
    return words.sentences((told, reader.hear(before, other)))


def _cost(
    point: Verdict, shares: Sequence[list[float]], line: BetterLine, before: Position, reader: _ReviewReader
) -> str:
    """What it did to the chances: to the mover's own, or to those of who gained most."""
    instead, after = round_shares(point.instead), shares[point.number]
    if point.gave_away:
        best, left = (percent(each[point.seat], reader.words) for each in (instead, after))
        return reader.tell("review-cost", point.seat, best=best, after=left)
    if point.unstopped is not None and line.prevented_turn is not None:
        return reader.hear(before, Phrase("review-unstopped-told", {"told": line.prevented_turn}))
    if point.unstopped is not None:
        return reader.tell("review-unstopped", point.unstopped)
    was, now = (percent(each[point.riser], reader.words) for each in (instead, after))
    return reader.tell("review-shift", point.riser, before=was, after=now)


def _tells_win(point: PointOut) -> bool:
    """Whether what it did to the chances is the win itself, which then is no reason to be told again."""
    return point.riser is not None and point.unstopped is not None and bool(point.prevented)


def _point_row(number: int, point: PointOut, out: ReviewOut, reader: _ReviewReader) -> dict[str, Any]:
    words = reader.words
    return {
        "number": number,
        "here": words("review-point-here", number=number, total=len(out.points), told=point.told),
        "at": point.number - 1,
        "point": point.number,
        "head": words("review-point-head", number=point.turn, who=point.who),
        "line": point.line_turns,
        "told": point.told,
        "cost": point.cost,
        "instead": point.advice,
        "why": point.why[_tells_win(point) :],
        "ends": point.ends,
        "own": point.seat in reader.mine,
        "played": " ".join(point.squares),
        "better": " ".join(point.better),
    }


def _calm_text(out: ReviewOut, table: Table, reader: _ReviewReader) -> str:
    """What is said where there is no turning point: in which turn the chances leapt, if they did, and whose it was."""
    steps = table.history.steps
    leap = biggest_leap([step.turn for step in steps], out.shares)
    if leap is None:
        return reader.words("review-none")
    turn, seat, *ends = leap
    before, after = (percent(share, reader.words) for share in ends)
    mover = next(step.seat for step in steps if step.turn == turn)
    whose = "riser" if mover == seat else "reader" if reader.mine == (mover,) else "other"
    figures: dict[str, str | int] = {"turn": turn, "before": before, "after": after}
    return reader.tell("review-none-leap", seat, mover=whose, other=reader.names[mover], **figures)


def _rows(out: ReviewOut, table: Table, reader: _ReviewReader) -> list[dict[str, Any]]:
    words = reader.words
    sentences = [reader.step(table, number) for number in range(1, len(out.shares))]
    turns = [0, *(step.turn for step in table.history.steps)]
    return [
        {"turn": turn, "told": told, "shares": [percent(share, words) for share in shares]}
        for turn, told, shares in zip(
            _turn_texts(turns, words), [words("review-before"), *sentences], out.shares, strict=True
        )
    ]


def _turn_texts(turns: Sequence[int], words: Speaker) -> list[str]:
    """The turn of each row; where there are several of one turn, which of them it is."""
    parts, seen = Counter(turns), Counter[int]()
    told = []
    for turn in turns:
        seen[turn] += 1
        told.append(
            words("review-turn-part", turn=turn, part=seen[turn], parts=parts[turn]) if parts[turn] > 1 else str(turn)
        )
    return told


def _round_share(share: float) -> float:
    return round(share, 4)
