"""Help over HTTP: hints and threats at a running table, the review of a finished one or of a record."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from preau.bots.review import Verdict
from preau.play.record_reader import read_leniently
from preau.play.table import Result, Table
from preau.server.api.models import RecordForm
from preau.server.bots import hints
from preau.server.bots.reviews import Reviews
from preau.server.http.costs import CHARGED, charge_more, units_of_record
from preau.server.http.depends import AGuest, ALanguage, Service, do_in_turn, do_long_work, find_table, limit
from preau.server.http.limits import address_key
from preau.server.http.refusals import REFUSALS
from preau.server.view import log
from preau.server.view.hints import Ask, HintOut, ThreatsOut, hint_view, threats_view
from preau.server.view.review import ReviewData, ReviewOut, review_page_part, review_view
from preau.server.view.story.review_line import line_view
from preau.server.work_queue import breathe
from preau.words import Speaker

REVIEW_UNITS_A_MOVE = 2  # of a review that is begun; the bots' own processes think, when nobody else wants them

router = APIRouter(prefix="/api", responses={**REFUSALS, 503: REFUSALS[429]}, dependencies=[CHARGED])
scripts = APIRouter(tags=["pages"], responses={**REFUSALS, 503: REFUSALS[429]}, dependencies=[CHARGED])


@router.get("/tables/{table_id}/hint")
async def hint(
    table_id: str, request: Request, service: Service, guest: AGuest, language: ALanguage,
    ask: Annotated[Ask, Query(description="`look` for squares to look at, `move` for the move itself")] = "look",
) -> HintOut:  # fmt: skip
    """Where a strong bot would look, or what it would play, if it is your turn.

    Refused where other people play, unless the table was opened with hints for everybody.
    """
    await limit(request, "help")
    table = await find_table(request, service, table_id)
    thought = await hints.find_candidates(request.app.state.bots, table, guest.id, address_key(request.scope))
    return await do_in_turn(request, hint_view, table.position, thought, ask, Speaker(language, table.game))


@router.get("/tables/{table_id}/threats")
async def threats(table_id: str, request: Request, service: Service, guest: AGuest, language: ALanguage) -> ThreatsOut:
    """What your opponents could do to you in their next turn. Refused where hints are."""
    await limit(request, "help")
    table = await find_table(request, service, table_id)
    seats = hints.threatened_seats(table, guest.id)
    return await do_in_turn(request, threats_view, table.position, seats, Speaker(language, table.game))


@router.get("/tables/{table_id}/review")
async def review(table_id: str, request: Request, service: Service, language: ALanguage) -> ReviewOut:
    """The review of a finished game, as far as it is done. Ask again until it is ready."""
    table = await find_table(request, service, table_id)
    return await do_in_turn(request, review_view, await _review(request, table), table, Speaker(language, table.game))


@router.post("/records/review")
async def review_record(form: RecordForm, request: Request, language: ALanguage) -> ReviewOut:
    """The review of a finished game from its record. Ask again until it is ready."""
    table = await _recorded_table(request, form.text)
    return await do_in_turn(request, review_view, await _review(request, table), table, Speaker(language, table.game))


@scripts.get("/t/{table_id}/review")
async def review_part(
    table_id: str, request: Request, service: Service, guest: AGuest, language: ALanguage
) -> dict[str, Any]:
    """The review as a page shows it, the reader's own turning points first."""
    table = await find_table(request, service, table_id)
    words, mine = Speaker(language, table.game), table.seats_of(guest.id)
    return await do_in_turn(request, review_page_part, await _review(request, table), table, words, mine)


@scripts.get("/t/{table_id}/line")
async def line_part(
    table_id: str, request: Request, service: Service, guest: AGuest, language: ALanguage, point: int, step: int = 1
) -> dict[str, Any]:
    """The better line of a turning point after so many steps, as a page shows it to its reader."""
    table = await find_table(request, service, table_id)
    mine = table.seats_of(guest.id)
    return await do_in_turn(request, line_view, table, _verdicts(request, table), point, step, language, mine)


@scripts.post("/look/review")
async def review_look(form: RecordForm, request: Request, language: ALanguage) -> dict[str, Any]:
    """The review of a record as a page shows it."""
    table = await _recorded_table(request, form.text)
    return await do_in_turn(
        request, review_page_part, await _review(request, table), table, Speaker(language, table.game)
    )


class LineForm(RecordForm):
    """A record, a turning point by the number of its move, and how many moves of its better line to show."""

    point: int
    step: int = 1


@scripts.post("/look/line")
async def line_look(form: LineForm, request: Request, language: ALanguage) -> dict[str, Any]:
    """The better line of a turning point in a record, as a page shows it."""
    table = await _recorded_table(request, form.text)
    return await do_in_turn(request, line_view, table, _verdicts(request, table), form.point, form.step, language)


def _verdicts(request: Request, table: Table) -> tuple[Verdict, ...]:
    """Those of a review that is at hand; raises TableRefused while the game is played."""
    reviews: Reviews = request.app.state.reviews
    known = reviews.known_review(table)
    return known.verdicts or () if known else ()


async def _review(request: Request, table: Table) -> ReviewData:
    """The review; who begins one is counted, who waits for it is not."""
    reviews: Reviews = request.app.state.reviews
    if reviews.known_review(table) is None:
        await limit(request, "help")
        await charge_more(request, REVIEW_UNITS_A_MOVE * len(table.history))
    review = reviews.ask(table, address_key(request.scope))
    return ReviewData(tuple(review.worths), review.verdicts, review.points, review.share, review.seconds_left)


async def _recorded_table(request: Request, text: str) -> Table:
    """A finished game's record as the table that it was."""
    await charge_more(request, units_of_record(text))
    record, _ = await do_long_work(request, read_leniently, text, breathe)
    request.state.game = record.game
    table = log.table_of_record(record)
    return replace(table, result=Result((), "abandoned")) if record.ended and table.result is None else table
