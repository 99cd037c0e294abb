"""`preau migrate`, `preau verify`, `preau move-data`: what the keeper of a house does to its database."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from preau.cli.main import FAILURE_STATUS
from preau.cli.options import LangOption, help_text
from preau.words import Speaker

PROGRESS_SECONDS = 0.2

DataOption = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=help_text("help-serve-data"))]
UrlOption = Annotated[
    str | None, typer.Option("--database-url", metavar="URL", help=help_text("help-hosting-database"))
]


def migrate(
    lang: LangOption,
    database_url: UrlOption = None,
    data: DataOption = None,
    to: Annotated[str | None, typer.Option("--to", metavar="SCHEMA", help=help_text("help-migrate-to"))] = None,
) -> None:
    from preau.server.database.inspect import change_schema
    from preau.server.database.migrate import NEWEST

    speaker = Speaker(lang)
    copy = asyncio.run(change_schema(find_database(database_url, data), to or NEWEST))
    if copy is not None:
        print(speaker("hosting-migrate-copy", path=str(copy)))
    done = "hosting-migrate-done" if to in {None, NEWEST} else "hosting-migrate-back"
    print(speaker(done, newest=to or NEWEST))


def verify(lang: LangOption, database_url: UrlOption = None, data: DataOption = None) -> None:
    from preau.server.database.verify import Seen, verify
    from preau.server.ratings.recompute import check_ratings

    speaker, seen = Speaker(lang), Seen()

    async def run() -> int:
        count, show = 0, _progress_printer(speaker, "hosting-verify-progress")
        async for finding in verify(find_database(database_url, data), seen, show):
            print(speaker("hosting-verify-finding", table=finding.table, what=finding.phrase))
            count += 1
        for phrase in await check_ratings(find_database(database_url, data)):
            print(speaker("hosting-verify-finding", table=speaker("ratings-verify-where"), what=phrase))
            count += 1
        return count

    found = asyncio.run(run())
    if found:
        print(f"preau: {speaker('hosting-verify-found', findings=found, tables=seen.tables)}", file=sys.stderr)
        raise typer.Exit(FAILURE_STATUS)
    print(speaker("hosting-verify-clean", tables=seen.tables, events=seen.events))


def move_data(
    lang: LangOption,
    source: Annotated[str, typer.Option("--from", metavar="URL", help=help_text("help-move-from"))],
    target: Annotated[str, typer.Option("--to", metavar="URL", help=help_text("help-move-to"))],
) -> None:
    from preau.server.database.move_data import move_data

    speaker = Speaker(lang)
    moved = asyncio.run(move_data(source, target, _progress_printer(speaker, "hosting-move-progress")))
    print(speaker("hosting-move-done", rows=moved.rows, check=moved.text))


def find_database(given: str | None, data: Path | None) -> str:
    from preau.server.settings import Settings

    asked: dict[str, Any] = {"database_url": given, "data": data}
    return Settings(**{name: value for name, value in asked.items() if value is not None}).url


def _progress_printer(speaker: Speaker, key: str) -> Callable[[int, int], None]:
    """On a terminal, one line that is written over; elsewhere nothing."""
    if not sys.stderr.isatty():
        return lambda _done, _all: None
    shown = 0.0

    def show(done: int, total: int) -> None:
        nonlocal shown
        if done == total or time.monotonic() - shown > PROGRESS_SECONDS:
            shown = time.monotonic()
            end = "\r\x1b[K" if done == total else ""
            print(f"\r{speaker(key, done=done, total=total)}{end}", end="", file=sys.stderr, flush=True)

    return show
