"""Looking at a record that somebody brings."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from preau.play.record_reader import read_leniently
from preau.play.table import Table
from preau.server.http.costs import charge_more, units_of_record
from preau.server.http.depends import ALanguage, do_long_work
from preau.server.lru import LruCache
from preau.server.pages.render import page_router, render_page, script_router
from preau.server.view import board, log
from preau.server.view.table import render_record
from preau.server.work_queue import breathe
from preau.words import Language, Speaker

MOST_RECORDS_KEPT = 8
MOST_RECORD_CHARS = 64 * 1024

router, scripts = page_router(), script_router()

_kept_records: LruCache[Table] = LruCache(MOST_RECORDS_KEPT)  # by what was brought


@router.get("/look")
async def look(request: Request) -> HTMLResponse:
    view = {"moves": 0, "shown": 0, "where": ""}
    return render_page(
        request,
        "pages/record.html",
        scripts=("pages/replay",),
        sheets=("table", "follow", "forms", "players", "review"),
        view=view,
        can_branch=False,
    )


class RecordIn(BaseModel):
    """A record's text, and how many of its moves to show (null: all). `log_at`: only the log around that move."""

    text: str = Field(max_length=MOST_RECORD_CHARS)
    move: int | None = Field(default=None, ge=0)
    log_at: int | None = Field(default=None, ge=0)


@scripts.post("/look")
async def look_at_record(request: Request, body: RecordIn, language: ALanguage) -> dict[str, Any]:
    """A record as a page shows it, read as far as it can be read."""
    await charge_record(request, body.text)
    return await do_long_work(request, _record_view, body, language)


async def charge_record(request: Request, text: str) -> None:
    """Before a record is read. Who goes through one brings it with every step: it is read and charged once."""
    if _kept_records.get(_digest(text)) is None:
        await charge_more(request, units_of_record(text))


def recorded_table(text: str) -> Table:
    """A record as a table, read as far as it can be read; raises RecordError. In the queue: it may be long."""
    return _kept_records.find(_digest(text), lambda: log.table_of_record(read_leniently(text, breathe)[0]))


def _digest(text: str) -> bytes:
    return blake2b(text.encode(errors="surrogatepass"), digest_size=16).digest()


def _record_view(body: RecordIn, language: Language) -> dict[str, Any]:
    table = recorded_table(body.text)
    if body.log_at is not None:
        return {"log": log.log_part(table, Speaker(language, table.game), body.log_at, asks=False)}
    view = render_record(table, language, body.move)
    return {**view, "still": board.draw_board(log.position_after(table, view["shown"]), language).still}
