"""The pages: HTML for people, and what the pages' own scripts ask for.

What somebody does on a page goes over the API and the socket, like everybody else's doings, but for forms that work
without a script: their routes hand on what was asked to the room that decides. A page's data is made in `view`. No rule
and no query is here.
"""

from __future__ import annotations

from fastapi import APIRouter

from preau.server.pages import (
    account,
    calls,
    editor,
    learn,
    new_table,
    not_found,
    records,
    seats,
    shelf,
    static,
    table,
    words,
)
from preau.server.pages.club import advance, clubs, games, hosts, lobby, password_reset, people, programs, tournaments

PAGES = (
    shelf,
    static,
    new_table,
    seats,
    table,
    records,
    editor,
    learn,
    account,
    calls,
    hosts,
    advance,
    games,
    lobby,
    programs,
    tournaments,
    clubs,
    people,
    password_reset,
    words,
    not_found,
)  # the last: any address

router = APIRouter()
for scripted in (table, records, editor, new_table, advance, tournaments, people):
    router.routes.extend(scripted.scripts.routes)
for page in PAGES:
    router.routes.extend(page.router.routes)
