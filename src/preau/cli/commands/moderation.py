"""`preau audit`, `preau reports`, `preau expire`: what the keeper of a house has to do with its guests."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from preau.cli.commands.database import DataOption, UrlOption, find_database
from preau.cli.options import LangOption, help_text
from preau.words import Speaker
from preau.words.text import when_text


def audit(
    lang: LangOption,
    table: Annotated[str | None, typer.Option("--table", metavar="ID", help=help_text("help-audit-table"))] = None,
    guest: Annotated[str | None, typer.Option("--guest", metavar="ID", help=help_text("help-audit-guest"))] = None,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.database.inspect import audit_lines

    speaker = Speaker(lang)
    rows = asyncio.run(audit_lines(find_database(database_url, data), table, guest))
    for row in rows:
        where = "" if row.table_id is None else speaker("hosting-audit-table", table=row.table_id)
        seat = "" if row.seat is None else speaker("hosting-audit-seat", number=row.seat + 1)
        what = speaker(f"hosting-audit-{row.what}")
        at, address = when_text(row.at, lang, seconds=True), speaker("hosting-audit-from", address=row.address)
        print("  ".join(filter(None, (at, row.guest, what, where, seat, address, row.request))))
    if not rows:
        print(speaker("hosting-audit-none"))


def reports(
    lang: LangOption,
    closed: Annotated[bool, typer.Option("--closed", help=help_text("help-reports-closed"))] = False,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.database.inspect import report_lines
    from preau.server.moderation.host_commands import cases_in

    speaker, url = Speaker(lang), find_database(database_url, data)
    kept = {row.id: row for row in asyncio.run(report_lines(url))}
    cases = asyncio.run(cases_in(url, closed=closed))
    for case in cases:
        row = kept[case.id]
        who = {"name": row.name, "guest": row.guest, "by": row.by or "–"}
        said = speaker("hosting-report-line", table=row.table_id, said=when_text(row.said, lang), **who)
        print(f"{when_text(row.at, lang, seconds=True)}  {row.id}  {said}")
        for line in case.lines:
            watching = f" {speaker.aside(speaker('page-chat-watching'))}" if line.watching else ""
            print(f"  {'>' if line.reported else ' '} {line.name}{watching}  {line.text}")
        if case.before:
            print(f"    {speaker('hosts-before', count=len(case.before))}")
    if not cases:
        print(speaker("hosts-no-reports" if closed else "hosting-report-none"))


def expire(
    lang: LangOption,
    days: Annotated[int, typer.Option("--days", min=1, help=help_text("help-expire-days"))],
    count_only: Annotated[bool, typer.Option("--count-only", help=help_text("help-expire-count"))] = False,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.database.expiry import expire_in

    count = asyncio.run(expire_in(find_database(database_url, data), days, count_only=count_only))
    print(Speaker(lang)("hosting-expire-found" if count_only else "hosting-expire-done", count=count))
