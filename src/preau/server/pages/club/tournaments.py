"""The pages of tournaments: the list, a new one, and one with its standings and rounds, kept up to date."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Query, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from preau.games import registry
from preau.games.api import Refused
from preau.play.clocks import DAY_SECONDS, ClockKind, ClockPlan
from preau.server.database.people import Account
from preau.server.http.club import ATournament, clubs_of, tournament_service_of, tournaments_of
from preau.server.http.costs import LIVE_UNITS, charge_more
from preau.server.http.depends import AGuest, ALanguage, MyAccount, audit, do_in_turn, limit
from preau.server.http.refusals import STATUS
from preau.server.pages.club.forms import back_to, choice_in, moment_in, number_in, read_fields, read_form
from preau.server.pages.club.game_options import option_fields, options_in, options_view
from preau.server.pages.render import page_router, render_page, script_router
from preau.server.tournaments.decisions import can_begin, game_sizes
from preau.server.tournaments.events import TournamentKind, TournamentTerms
from preau.server.tournaments.service import WISHES
from preau.server.tournaments.store import TournamentLine
from preau.server.tournaments.tournament import Tournament
from preau.server.tournaments.view import tournament_out
from preau.server.view.players.terms import clock_text
from preau.server.view.templates import fill_template
from preau.words import Language, Speaker, game_title, title_of
from preau.words.text import decimal_text, when_text, write_sign

KINDS: tuple[TournamentKind, ...] = ("swiss", "round_robin", "arena", "knock_out", "ladder")
CLOCK_KINDS: tuple[ClockKind, ...] = ("sand", "turn", "bank", "days")
CLOCKS: tuple[tuple[ClockKind, int, int], ...] = (
    ("bank", 5 * 60, 5), ("bank", 10 * 60, 10), ("bank", 30 * 60, 15), ("turn", 30, 0), ("turn", 60, 0),
    ("turn", 180, 0), ("days", DAY_SECONDS, 0), ("days", 3 * DAY_SECONDS, 0), ("days", 7 * DAY_SECONDS, 0),
)  # fmt: skip
TABLES_A_UNIT = 20  # of a tournament that is shown
SHEETS = ("forms", "club/tournaments")

router, scripts = page_router(), script_router()


# --- lists -----------------------------------------------------------------------------------------------------------


@router.get("/tournaments")
async def tournaments(request: Request, guest: AGuest, account: MyAccount, language: ALanguage) -> HTMLResponse:
    """What can be entered, what goes on, what is over; one's own first."""
    store, words = tournaments_of(request), Speaker(language)
    found = {status: await store.list_lines(status=status) for status in ("open", "running", "over")}
    mine = [each for each in await store.list_lines(guest=guest.id) if each.status != "over"] if not guest.new else []
    lists = [("mine", mine), *found.items()]
    return await do_in_turn(
        request, render_page, request, "pages/club/tournaments.html",
        sheets=SHEETS, scripts=("club/times",), may_open=account is not None,
        lists=[
            {"name": name, "title": words(f"tourney-list-{name}"), "rows": tournament_rows(rows, words)}
            for name, rows in lists
        ],
    )  # fmt: skip


def tournament_rows(lines: list[TournamentLine], words: Speaker) -> list[dict[str, Any]]:
    return [
        {
            "id": each.id, "name": each.name, "kind": words(f"tourney-kind-{each.kind.replace('_', '-')}"),
            "game": title_of(each.game, words.language), "players": words("tourney-players", count=each.players),
            "starts": moment_row(each.starts, words.language) if each.status == "open" else None,
        }
        for each in lines
    ]  # fmt: skip


def moment_row(at: int, language: Language) -> dict[str, Any] | None:
    """A moment for a page: as text, and for a script that tells it in the reader's own time zone."""
    return {"ms": at, "text": when_text(at, language)} if at else None


# --- a new one -------------------------------------------------------------------------------------------------------


@router.get("/tournaments/new")
async def new_tournament(
    request: Request, account: MyAccount, language: ALanguage, club: Annotated[str, Query(max_length=32)] = ""
) -> HTMLResponse:
    return await _new_page(request, account, language, {"club": club})


@router.post("/tournaments/new")
async def open_tournament(request: Request, account: MyAccount, language: ALanguage) -> Response:
    form: dict[str, str] = {}
    try:
        form = await read_form(request)
        await limit(request, "create")
        state = await tournament_service_of(request).open(_terms(form), account)
    except Refused as refused:
        return await _new_page(request, account, language, form, refused)
    await audit(request, "opened-tournament")
    return back_to(f"/tournaments/{state.id}")


def _terms(form: dict[str, str]) -> TournamentTerms:
    """What the form says; raises Refused."""
    clock = dict(zip(("clock", "seconds", "increment"), form.get("clock", "").split(":"), strict=False))
    plan = ClockPlan(
        choice_in(clock, "clock", CLOCK_KINDS), number_in(clock, "seconds", 0), number_in(clock, "increment", 0)
    )
    size = number_in(form, "size", 2)
    least = number_in(form, "least", 0) or size
    return TournamentTerms(
        form.get("name", ""), form.get("game", ""), choice_in(form, "kind", KINDS), size, least,
        options=options_in(form, form.get("game", "")),
        rounds=number_in(form, "rounds", 0), clock=plan,
        starts=moment_in(form, "starts"), minutes=number_in(form, "minutes", 0),
        wait_minutes=number_in(form, "wait", 5), places=number_in(form, "places", 3), club=form.get("club", "")[:32],
        rated="rated" in form,
    )  # fmt: skip


async def _new_page(
    request: Request, account: Account | None, language: Language, form: dict[str, str], refused: Refused | None = None
) -> HTMLResponse:
    words = Speaker(language)
    games = [registry.game(name) for name in registry.names()]
    led = [
        club for club, _ in (await clubs_of(request).list_clubs(account.id) if account else [])
        if account and await clubs_of(request).leads(club.id, account.id)
    ]  # fmt: skip
    timed = any(game.timed for game in games)
    sand: tuple[tuple[ClockKind, int, int], ...] = (("sand", 60, 0),) if timed else ()
    clocks = [*sand, *CLOCKS]
    return await do_in_turn(
        request, render_page, request, "pages/club/new_tournament.html",
        sheets=SHEETS, scripts=("club/new_tournament",), form=form,
        status=STATUS.get(refused.code, 422) if refused else 200, signed_in=account is not None,
        error=words.say(refused.phrase) if refused else "",
        games=[
            {"name": game.name, "title": game_title(game, language), "sizes": game_sizes(game),
             **option_fields(game, language)}
            for game in games
        ],
        kinds=[
            {"value": each, "text": words(f"tourney-kind-{each.replace('_', '-')}"),
             "help": words(f"tourney-kind-{each.replace('_', '-')}-help")}
            for each in KINDS
        ],
        clocks=[{"value": ":".join(map(str, each)), "text": clock_text(ClockPlan(*each), words)} for each in clocks],
        clubs=[{"id": each.id, "name": each.name} for each in led],
    )  # fmt: skip


# --- one -------------------------------------------------------------------------------------------------------------


@router.get("/tournaments/{tournament}")
async def tournament(
    request: Request, tournament: ATournament, guest: AGuest, account: MyAccount, language: ALanguage
) -> HTMLResponse:
    return await _tournament_page(request, tournament, guest.id, account, language)


@router.post("/tournaments/{tournament}")
async def wish(
    request: Request, tournament: ATournament, guest: AGuest, account: MyAccount, language: ALanguage
) -> Response:
    """What somebody wants, from the buttons of the page."""
    try:
        await limit(request, "seat")
        form = await read_form(request)
        wanted = choice_in(form, "wish", WISHES)
        chosen = (await read_fields(request)).get("rivals", [])
        rivals = [number_in({"rivals": each}, "rivals", 0) for each in chosen]
        name = form.get("name", "")[:200]
        await tournament_service_of(request).grant(tournament, wanted, guest.id, account, name=name, rivals=rivals)
    except Refused as refused:
        return await _tournament_page(request, tournament, guest.id, account, language, refused)
    return back_to(f"/tournaments/{tournament}")


async def _tournament_page(
    request: Request, tournament_id: str, guest: str, account: Account | None, language: Language,
    refused: Refused | None = None,
) -> HTMLResponse:  # fmt: skip
    state = await tournaments_of(request).find(tournament_id)
    await charge_more(request, len(state.pods) // TABLES_A_UNIT)
    shown = await _tournament_view(request, state, guest, account, language)
    error = Speaker(language).say(refused.phrase) if refused else ""
    return await do_in_turn(
        request, render_page, request, "pages/club/tournament.html",
        sheets=SHEETS, scripts=("club/tournament",), error=error,
        status=STATUS.get(refused.code, 422) if refused else 200, **shown,
        data={"tournament": {"id": state.id, "seq": state.seq, "live": state.status != "over"}},
    )  # fmt: skip


@scripts.get("/tournaments/{tournament}/live")
async def live(
    request: Request, tournament: ATournament, guest: AGuest, account: MyAccount, language: ALanguage,
    seq: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
) -> dict[str, Any]:  # fmt: skip
    """What the page shows, if the reader has not seen it yet: the number of events, and the new part."""
    state = await tournaments_of(request).find(tournament)
    found: dict[str, Any] = {"seq": state.seq, "live": state.status != "over", "html": None}
    if state.seq != seq:
        await charge_more(request, LIVE_UNITS + len(state.pods) // TABLES_A_UNIT)
        shown = await _tournament_view(request, state, guest.id, account, language)
        part = "parts/club/tournament.html"
        found["html"] = await do_in_turn(request, fill_template, part, t=Speaker(language), error="", **shown)
    return found


async def _tournament_view(
    request: Request, state: Tournament, guest: str, account: Account | None, language: Language
) -> dict[str, Any]:
    words = Speaker(language)
    organises = await tournament_service_of(request).organises(state, guest)
    out = tournament_out(state, guest, organises=organises)
    terms = state.terms
    names = {row["number"]: row["name"] or words("tourney-nobody") for row in out["standings"]}
    club = await clubs_of(request).find(terms.club) if terms.club else None
    sizes = words("tourney-tables-of", size=terms.size)
    if terms.least < terms.size:
        sizes = words("tourney-tables-from", size=terms.size, least=terms.least)
    told = _options_view(state, language)
    return {
        "rule_changes": told["changes"],
        "shown": out, "status_text": _status_text(state, out["rounds_planned"], words), "club": club,
        "moment": _moment(state, out["next_round"], out["ends"], words),
        "facts": [
            title_of(terms.game, language), *([told["edition"]] if told["edition"] else []),
            words(f"tourney-kind-{terms.kind.replace('_', '-')}"), sizes,
            clock_text(terms.clock, words), *([words("ratings-rated")] if terms.rated else []),
        ],
        "kind_help": words(f"tourney-kind-{terms.kind.replace('_', '-')}-help"),
        "tie_texts": [(each, words(f"tourney-tie-{each}"), words(f"tourney-tie-{each}-help"))
                      for each in out["tie_breaks"]],
        "account_name": account.name if account else "", "names": names,
        "number": lambda value: _points_text(value, language),
        "won": lambda table: words.row(table["names"][seat] or words("tourney-nobody") for seat in table["winners"]),
        "missing": lambda table: words.row(table["names"][seat] or words("tourney-nobody") for seat in table["absent"]),
    }  # fmt: skip


def _options_view(state: Tournament, language: Language) -> dict[str, Any]:
    """How its game is played; nothing where the game is not on the shelf any more."""
    name = state.terms.game
    if name not in registry.names():
        return {"edition": "", "changes": []}
    return options_view(registry.game(name), state.terms.options, language)


def _points_text(value: float, language: Language) -> str:
    """As many decimals as it needs: 2, 1.5, 0.33."""
    places = len(f"{value:.2f}".rstrip("0").partition(".")[2])
    return decimal_text(value, language, places) if places else write_sign(f"{value:.0f}")


def _status_text(state: Tournament, planned: int | None, words: Speaker) -> str:
    if state.closed:
        return words(f"tourney-closed-{state.closed.replace('_', '-')}")
    if not state.begun_at:
        return words("tourney-is-open")
    if state.terms.kind in {"arena", "ladder"}:
        return words(f"tourney-runs-{state.terms.kind}")
    if not state.undecided_pods and state.rounds:
        return words("tourney-round-over" if can_begin(state) else "tourney-round-few", number=len(state.rounds))
    return words("tourney-round-of", number=len(state.rounds), of=max(planned or 0, len(state.rounds)))


def _moment(state: Tournament, next_round: int | None, ends: int | None, words: Speaker) -> dict[str, Any] | None:
    """The moment that matters now, with what it is."""
    starts = state.terms.starts if state.status == "open" else 0
    for key, at in (("starts", starts), ("next", next_round or 0), ("ends", ends or 0)):
        if at and state.status != "over":
            return {"label": words(f"tourney-when-{key}"), **(moment_row(at, words.language) or {})}
    return None
