"""The lobby: open seats as they come and go, finding a table, games to watch, who is here."""

from __future__ import annotations

from typing import Any, Final

from fastapi import Request
from fastapi.responses import RedirectResponse
from markupsafe import Markup
from starlette.responses import Response

from preau.games import registry
from preau.games.api import Game, Refused, refusal
from preau.play.clocks import DAY_SECONDS, ClockPlan
from preau.play.inputs import clean_name
from preau.server.database.people import Account
from preau.server.http.costs import charge_more
from preau.server.http.depends import (
    AGuest,
    ALanguage,
    MyAccount,
    Service,
    audit,
    check_may_join,
    do_in_turn,
    limit,
    people_of,
)
from preau.server.lobby.board import LobbyBoard, LobbyTable
from preau.server.lobby.groups import BOTS_MS, Seek, clock_key, sizes_of
from preau.server.lobby.lines import line_html
from preau.server.lobby.seats import player_of, take_free_seat
from preau.server.lobby.seeks import Seeks, SeekWish
from preau.server.lobby.visitors import Visitors
from preau.server.pages.club.forms import REFUSED_STATUS, SEE_OTHER, read_form
from preau.server.pages.render import page_router, render_page, render_refusal
from preau.server.people.guests import Guest
from preau.server.sockets.lobby_crowd import LobbyCrowd
from preau.server.tables.service import TableService
from preau.server.view.companion import SAND_SECONDS
from preau.server.view.players.terms import clock_text
from preau.words import Language, Speaker, game_title

SEEK_CLOCKS: Final = (
    ClockPlan("bank", 300, 5), ClockPlan("bank", 600, 10), ClockPlan("bank", 1800, 15),
    ClockPlan("days", DAY_SECONDS, 0), ClockPlan("days", 3 * DAY_SECONDS, 0),
)  # fmt: skip
SITTING_UNITS: Final = 20  # what a press costs that opens a table or takes a seat

router = page_router()


@router.get("/lobby")
async def lobby(
    request: Request, service: Service, guest: AGuest, account: MyAccount, language: ALanguage, seek: str = ""
) -> Response:
    """The whole board as it is now; a script then keeps it up to date."""
    seeks: Seeks = request.app.state.seeks
    state = await seeks.state_of(guest.id, seek[:32])
    if state.seek is not None:  # whoever loads this page waits, also without a script
        await seeks.tend({state.seek.id})
        state = await seeks.state_of(guest.id, state.seek.id)
    if state.table:
        return RedirectResponse(f"/t/{state.table}", SEE_OTHER)
    visitors: Visitors = request.app.state.visitors
    crowd: LobbyCrowd = request.app.state.lobby
    board: LobbyBoard = request.app.state.lobby_board
    words, now = Speaker(language), service.now()
    seen_as = None if guest.new else await visitors.name_of(guest.id)
    free, going_on, here = board.tables("open"), board.tables("watch"), await visitors.here(now)

    def draw() -> Response:
        return render_page(
            request,
            "pages/club/lobby.html",
            scripts=("club/lobby",),
            sheets=("forms", "club/lobby"),
            open=_lines(free, language),
            watch=_lines(going_on, language),
            here=here,
            seen_as=seen_as,
            account=account,
            seeking=words("lobby-seeking", count=crowd.seeking),
            seek=_seek_words(state.seek, language) if state.seek else None,
            offers_bots=state.offers_bots(now),
            games=[_game_choices(registry.game(name), words) for name in registry.names()],
            data={
                "lobby": {
                    "seek": state.seek.id if state.seek else None,
                    "seekRated": state.seek is not None and state.seek.rated,
                    "waited": state.seek.waited_ms(now) if state.seek else 0,
                    "botsAfter": BOTS_MS,
                    "seeking": [words("lobby-seeking", count=count) for count in range(21)],
                    "gone": words("lobby-seek-over"),
                    "rated": words("lobby-with-rated", clock="%clock%"),
                }
            },
        )

    return await do_in_turn(request, draw)


def _lines(lines: list[LobbyTable], language: Language) -> list[dict[str, Any]]:
    return [{"id": line.id, "at": line.created, "html": Markup(line_html(line, language))} for line in lines]  # noqa: S704  # made by a template


def _seek_words(seek: Seek, language: Language) -> str:
    game = registry.game(seek.game)
    words = Speaker(language, game)
    sizes = words.row(map(str, seek.sizes))
    clock = clock_text(seek.clock, words)
    terms = words("lobby-with-rated", clock=clock) if seek.rated else clock
    return words("lobby-seek-for", game=game_title(game, language), players=sizes, clock=terms)


def _game_choices(game: Game, words: Speaker) -> dict[str, Any]:
    sand = (ClockPlan("sand", SAND_SECONDS, 0),) if game.timed else ()
    clocks = [{"value": clock_key(plan), "text": clock_text(plan, words)} for plan in (*sand, *SEEK_CLOCKS)]
    title = game_title(game, words.language)
    return {
        "name": game.name,
        "title": title,
        "asked": words("lobby-seek-for", game=title, players="%players%", clock="%clock%"),
        "sizes": sizes_of(game),
        "clocks": clocks,
    }


@router.post("/lobby")
async def do_lobby(
    request: Request, service: Service, guest: AGuest, account: MyAccount, language: ALanguage
) -> Response:
    """A press without a script; what is refused is told on a page too."""
    try:
        return await _do(request, service, guest, account, language)
    except Refused as refused:
        return render_refusal(request, refused, REFUSED_STATUS)


async def _do(
    request: Request, service: TableService, guest: Guest, account: Account | None, language: Language
) -> Response:
    """The form's field `do` says what was pressed."""
    seeks: Seeks = request.app.state.seeks
    crowd: LobbyCrowd = request.app.state.lobby
    form = await read_form(request)
    player = player_of(guest.id, account, form.get("name", ""), "", language)
    match form.get("do"):
        case "join":
            await limit(request, "seat")
            await charge_more(request, SITTING_UNITS)
            table = form.get("table", "")
            await check_may_join(request, await service.table(table), guest.id)
            seat = await take_free_seat(service, table, player, account)
            await audit(request, "sat", table=table, seat=seat)
            return RedirectResponse(f"/t/{table}", SEE_OTHER)
        case "seek":
            await limit(request, "create")
            size = form.get("size", "")
            sizes = (int(size),) if size.isdecimal() and len(size) < 3 else ()
            rated = form.get("rated") == "yes"
            if account and rated:
                player = player_of(guest.id, account, account.name, "", language)
            wish = SeekWish(form.get("game", ""), sizes, form.get("clock", ""), form.get("bots") == "yes", rated)
            begun = await seeks.begin(wish, player)
            crowd.nudge()
            return RedirectResponse(f"/lobby?seek={begun.id}", SEE_OTHER)
        case "withdraw":
            await seeks.withdraw(guest.id)
            crowd.nudge()
        case "bots":
            await limit(request, "create")
            await charge_more(request, SITTING_UNITS)
            table = await seeks.fill_with_bots(guest.id)
            crowd.nudge()
            return RedirectResponse(f"/t/{table}", SEE_OTHER)
        case "show":
            await _show(request, guest.id, account.name if account else player.name, registered=account is not None)
        case "hide":
            visitors: Visitors = request.app.state.visitors
            await visitors.hide(guest.id)
        case _:
            raise refusal("malformed", "server-malformed", where="do")
    return RedirectResponse("/lobby", SEE_OTHER)


async def _show(request: Request, guest_id: str, name: str, *, registered: bool) -> None:
    visitors: Visitors = request.app.state.visitors
    if not registered and await people_of(request).find_by_name(name) is not None:
        raise refusal("name_taken", "account-name-taken", name=name)
    await visitors.show(guest_id, clean_name(name), request.app.state.service.now(), registered=registered)
