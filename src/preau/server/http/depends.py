"""What a route is given, and what it asks before it acts.

Given: the language, the guest and their account, the tables, the game in the address. Asked: whether this is done too
often, and whether there is such a table. Dependencies are coroutines: FastAPI would take a plain function to a thread.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ParamSpec, TypeVar

from fastapi import Depends, Query, Request
from pydantic import Field
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from preau.bots.review import MOST_LINE_DECISIONS
from preau.games import registry
from preau.games.api import Arg, Game, Refused, refusal
from preau.play.decide import MOST_MOVE_CHARS
from preau.play.table import Table
from preau.server.database.audit import Audit
from preau.server.database.people import Account, People
from preau.server.http.limits import Limits, address_key
from preau.server.lobby.rating_range import check_rating
from preau.server.people.devices import device_name
from preau.server.people.guests import Guest, current_guest
from preau.server.people.sessions import Sessions
from preau.server.profiles.friends import Friends
from preau.server.tables.service import TableService
from preau.server.view.players.chat import Hearing
from preau.server.work_queue import AskerGone, WorkQueue
from preau.words import LANGUAGES, Language, nearest_game, negotiate_language, title_of
from preau.words.text import MOST_QUOTED_SIGNS, nearest_word

LANGUAGE_COOKIE = "preau_lang"
HUNG_UP_STATUS = 499  # as proxies write it: nobody is there to be answered

P = ParamSpec("P")
Answer = TypeVar("Answer")

# --- the language ----------------------------------------------------------------------------------------------------


def language_of(connection: HTTPConnection) -> Language:
    """Which language a request wants: `?lang=`, else what was chosen before, else what the browser asks for."""
    for wanted in (connection.query_params.get("lang"), connection.cookies.get(LANGUAGE_COOKIE)):
        if wanted in LANGUAGES:
            return wanted
    return negotiate_language(connection.headers.get("accept-language"))


async def _language(connection: HTTPConnection) -> Language:
    return language_of(connection)


async def check_language(lang: Annotated[str | None, Query(max_length=40, include_in_schema=False)] = None) -> None:
    """Refuse a language that nobody speaks here, and name the nearest."""
    if lang is None or lang in LANGUAGES:
        return
    names = {name.casefold(): code for code, name in LANGUAGES.items()} | {code: code for code in LANGUAGES}
    guess = nearest_word(lang.casefold(), names)
    args: dict[str, Arg] = {
        "wanted": lang,
        "known": tuple(f"{name} ({code})" for code, name in LANGUAGES.items()),
        "guess": names[guess] if guess else "",
    }
    raise refusal("unknown_language", f"learn-unknown-language{'-guess' if guess else ''}", **args)


ALanguage = Annotated[Language, Depends(_language)]

# --- who asks --------------------------------------------------------------------------------------------------------


async def _guest(connection: HTTPConnection) -> Guest:
    return current_guest(connection)


AGuest = Annotated[Guest, Depends(_guest)]


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


async def _my_account(request: Request, guest: AGuest) -> Account | None:
    if guest.new:
        return None
    mine = await people_of(request).account(guest.id)
    if mine is not None:
        sessions: Sessions = request.app.state.sessions
        await sessions.note_use(guest, device_name(request.headers.get("user-agent", "")))
    return mine


MyAccount = Annotated[Account | None, Depends(_my_account)]


async def limit(request: Request, what: str, *who: str) -> None:
    """Refuse what one address does too often, or whoever is named instead."""
    limits: Limits = request.app.state.limits
    if not await limits.allows(what, *(who or (address_key(request.scope),))):
        raise refusal("too_many", "server-too-many")


async def audit(
    connection: HTTPConnection, what: str, *, guest: str = "", table: str | None = None, seat: int | None = None
) -> None:
    """Keep in the audit what the guest of a request did."""
    log: Audit = connection.app.state.audit
    who = guest or current_guest(connection).id
    await log.add(what, who, address_key(connection.scope), table_id=table, seat=seat)


async def do_in_turn(request: Request, work: Callable[P, Answer], *args: P.args, **named: P.kwargs) -> Answer:
    """Have work done beside the event loop, in turn with what others ask; dropped when the asker hangs up."""
    return await _do_queued(request.app.state.short_work, request, work, *args, **named)


async def do_long_work(request: Request, work: Callable[P, Answer], *args: P.args, **named: P.kwargs) -> Answer:
    """The same for what may take seconds, such as reading a record: who asks for a page does not wait behind it."""
    return await _do_queued(request.app.state.long_work, request, work, *args, **named)


async def _do_queued(
    queue: WorkQueue, request: Request, work: Callable[P, Answer], *args: P.args, **named: P.kwargs
) -> Answer:
    try:
        return await queue.do(address_key(request.scope), request.is_disconnected, lambda: work(*args, **named))
    except AskerGone as gone:
        raise HTTPException(HUNG_UP_STATUS) from gone


# --- tables and games ------------------------------------------------------------------------------------------------


async def _service(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


Service = Annotated[TableService, Depends(_service)]
MoveNumber = Annotated[int | None, Query(ge=0, description="after so many moves; without it, now")]
MoveText = Annotated[str, Field(max_length=MOST_MOVE_CHARS)]
MoveLine = Annotated[
    tuple[MoveText, ...],
    Query(max_length=MOST_LINE_DECISIONS, description="moves after those, as a review shows them; nobody played them"),
]


async def find_table(request: Request, service: TableService, table_id: str) -> Table:
    """The table; refusals from here on speak in its game's words."""
    table = await service.table(table_id)
    request.state.game = table.game
    return table


async def hearing_of(request: Request, guest: Guest) -> Hearing:
    """Whom somebody hears in a chat."""
    friends: Friends = request.app.state.friends
    return Hearing(await friends.find_blocked(guest.id))


async def check_may_join(request: Request, table: Table, guest_id: str) -> None:
    """Refuse a seat at a public table to who is not to meet its people, or is stronger or weaker than it asks for."""
    await _check_unblocked(request, table, guest_id)
    service: TableService = request.app.state.service
    await check_rating(service.store, table, guest_id)


async def _check_unblocked(request: Request, table: Table, guest_id: str) -> None:
    """Refuse a seat at a public table beside somebody whom one has blocked, or who has blocked one."""
    friends: Friends = request.app.state.friends
    people = {table.created.by, *(seat.holder for seat in table.seats if seat.holder)} - {guest_id}
    if await friends.any_blocked(guest_id, people):
        raise refusal("not_allowed", "people-blocked")


def check_move(table: Table, move: int | None) -> None:
    """Refuse a number of moves that have not been played."""
    if move is not None and move > len(table.history):
        raise refusal("bad_option", "server-no-such-move", number=move, high=len(table.history))


async def find_address_game(request: Request, game: str) -> Game:
    """The game in the address; refusals from here on speak in its words. Refuses another name with the nearest."""
    if not registry.is_installed(game):
        raise _unknown_game(game[:MOST_QUOTED_SIGNS], language_of(request))
    request.state.game = found = registry.game(game)
    return found


def _unknown_game(name: str, language: Language) -> Refused:
    """Games are told by their titles; `guess` is the name in the address."""
    titles = {each: title_of(each, language) for each in registry.names()}
    called = {title.casefold(): each for each, title in titles.items()} | {each: each for each in titles}
    near = nearest_game(name.casefold(), called)
    if near is None:
        return refusal("unknown_game", "server-unknown-game", name=name, allowed=tuple(titles.values()))
    guess = called[near]
    return refusal("unknown_game", "server-unknown-game-guess", name=name, guess=guess, title=titles[guess])


def game_of(request: Request) -> Game | None:
    """The game that a request is about, as far as that is known by now."""
    found: Game | None = getattr(request.state, "game", None)
    return found


AGame = Annotated[Game, Depends(find_address_game)]
