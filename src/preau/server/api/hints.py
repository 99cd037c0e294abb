"""Help over HTTP: hints and threats at a running table, the review of a finished one or of a record."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from preau.play.record_reader import read_leniently
from preau.play.table import Result, Table
from preau.server.api.models import RecordForm
from preau.server.api.tables import REFUSALS, Service, find, limit
from preau.server.bots import hints
from preau.server.bots.reviews import Review, Reviews
from preau.server.http.depends import ALanguage
from preau.server.people.guests import AGuest
from preau.server.view import log
from preau.server.view import review as retelling
from preau.words import Speaker

router = APIRouter(prefix="/api", responses={**REFUSALS, 503: REFUSALS[429]})
pages = APIRouter(tags=["pages"], responses={**REFUSALS, 503: REFUSALS[429]})


@router.get("/tables/{table_id}/hint")
async def hint(
    table_id: str, request: Request, service: Service, guest: AGuest, language: ALanguage,
    ask: Annotated[hints.Ask, Query(description="squares to look at first, then the move")] = "look",
) -> hints.HintOut:  # fmt: skip
    """Where a strong bot would look, or what it would play, for the guest who is to move.

    Refused where other people play, unless the table was opened with help for everybody.
    """
    await limit(request, "help")
    table = await find(request, service, table_id)
    return await hints.hint(request.app.state.bots, table, guest.id, ask, language)


@router.get("/tables/{table_id}/threats")
async def threats(
    table_id: str, request: Request, service: Service, guest: AGuest, language: ALanguage
) -> hints.ThreatsOut:
    """What the others could do in their next turn against the guest. Refused like hints."""
    await limit(request, "help")
    table = await find(request, service, table_id)
    return await asyncio.to_thread(hints.threats, table, guest.id, language)


@router.get("/tables/{table_id}/review")
async def review(table_id: str, request: Request, service: Service, language: ALanguage) -> retelling.ReviewOut:
    """The review of a finished table as far as it is; ask again until it is ready."""
    table = await find(request, service, table_id)
    return await asyncio.to_thread(retelling.told, await _review(request, table), table, Speaker(language, table.game))


@router.post("/records/review")
async def review_record(form: RecordForm, request: Request, language: ALanguage) -> retelling.ReviewOut:
    """The same for the record of a finished game."""
    table = await _recorded(request, form.text)
    return await asyncio.to_thread(retelling.told, await _review(request, table), table, Speaker(language, table.game))


@pages.get("/t/{table_id}/review")
async def review_part(table_id: str, request: Request, service: Service, language: ALanguage) -> dict[str, Any]:
    """The review as a page shows it."""
    table = await find(request, service, table_id)
    return await asyncio.to_thread(retelling.part, await _review(request, table), table, Speaker(language, table.game))


@pages.post("/look/review")
async def review_look(form: RecordForm, request: Request, language: ALanguage) -> dict[str, Any]:
    """The review of a record as a page shows it."""
    table = await _recorded(request, form.text)
    return await asyncio.to_thread(retelling.part, await _review(request, table), table, Speaker(language, table.game))


async def _review(request: Request, table: Table) -> Review:
    """The review; who begins one is counted, who waits for it is not."""
    reviews: Reviews = request.app.state.reviews
    if reviews.known(table) is None:
        await limit(request, "help")
    return await reviews.ask(table)


async def _recorded(request: Request, text: str) -> Table:
    """A finished game's record as the table that it was."""
    record, _ = await asyncio.to_thread(read_leniently, text)
    request.state.game = record.game
    table = await asyncio.to_thread(log.as_table, record)
    return replace(table, result=Result((), "abandoned")) if record.ended and table.result is None else table
