"""Looking at a record that somebody brings."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

from preau.play.record_reader import read_leniently
from preau.play.records import Record
from preau.server.http.depends import ALanguage
from preau.server.pages.render import page_router, render_page, script_router
from preau.server.view import board
from preau.server.view.table import render_record
from preau.words import Language

router, scripts = page_router(), script_router()


@router.get("/look")
async def look(request: Request) -> HTMLResponse:
    view = {"moves": 0, "shown": 0}
    return render_page(
        request,
        "pages/record.html",
        scripts=("pages/replay",),
        sheets=("table", "forms", "review"),
        view=view,
        can_branch=False,
    )


class RecordIn(BaseModel):
    """A record's text, and how many of its moves to show (without: all)."""

    text: str = Field(max_length=64 * 1024)
    move: int | None = Field(default=None, ge=0)


@scripts.post("/look")
async def look_at_record(body: RecordIn, language: ALanguage) -> dict[str, Any]:
    """A record as a page shows it, read as far as it can be read."""
    record, _ = await asyncio.to_thread(read_leniently, body.text)
    return await asyncio.to_thread(_record_view, record, language, body.move)


def _record_view(record: Record, language: Language, move: int | None) -> dict[str, Any]:
    view = render_record(record, language, move)
    return {**view, "still": board.draw_board(record.history.at(view["shown"]), language).still}
