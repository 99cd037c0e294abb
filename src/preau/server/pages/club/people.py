"""The page of a person, one's own among them, and the lists of the best."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any
from urllib.parse import quote, urlencode

from fastapi import Path, Query, Request
from fastapi.responses import HTMLResponse

from preau.bots.ratings import ratings_of
from preau.draw.charts import Bar
from preau.draw.rating_chart import draw_rating
from preau.games import registry
from preau.games.api import refusal
from preau.play.clocks import DAY_SECONDS, ClockPlan
from preau.ratings.skill import SURE_DEVIATIONS
from preau.server.http.club import profiles_of
from preau.server.http.depends import AGuest, ALanguage, MyAccount, do_in_turn, people_of
from preau.server.pages.render import page_router, render_page, script_router
from preau.server.people.guests import current_guest
from preau.server.profiles.challenges import OpenChallenge
from preau.server.profiles.history import (
    MOST_PAGES,
    PLACES,
    GameSearch,
    PlayedGame,
    RatingChange,
    RatingPoint,
    ResultCount,
)
from preau.server.profiles.page import PoolRating, Profile
from preau.server.ratings.leaderboard import PAGE_LINES, Leaderboards
from preau.server.ratings.rated_games import PoolKey, sides_of
from preau.server.view.names import company, player_names
from preau.server.view.players.terms import clock_text
from preau.words import Language, Speaker, title_of
from preau.words.text import date_text, decimal_text, pairs_text

AUDIENCES = ("everybody", "friends", "nobody")
CLOCKS = (
    ClockPlan("bank", 600, 10), ClockPlan("turn", 60), ClockPlan("days", 3 * DAY_SECONDS), ClockPlan("none")
)  # that a challenge offers  # fmt: skip
SHOWN_CHANGE = 0.05  # of a rating: less is none
CHART_ROWS = 200  # of the table beside the chart: the latest

ShortWord = Annotated[str, Query(max_length=64)]
PageNumber = Annotated[int, Query(ge=1, le=MOST_PAGES)]

router, scripts = page_router(), script_router()


@router.get("/people/me")
async def me(
    request: Request, guest: AGuest, mine: MyAccount, language: ALanguage, game: ShortWord = "",
    opponent: ShortWord = "", result: ShortWord = "", pool: ShortWord = "", page: PageNumber = 1,
) -> HTMLResponse:  # fmt: skip
    """One's own page; a guest has one too, and nobody else sees it."""
    profile = await profiles_of(request).profile(guest.id, mine, guest.id)
    return await _page(request, profile, Speaker(language), GameSearch(game, opponent.strip(), result, page), pool)


@router.get("/people/{name:path}")
async def person(
    request: Request, name: str, guest: AGuest, language: ALanguage, game: ShortWord = "", opponent: ShortWord = "",
    result: ShortWord = "", pool: ShortWord = "", page: PageNumber = 1,
) -> HTMLResponse:  # fmt: skip
    """Somebody's page, as far as they show it."""
    account = await people_of(request).find_by_name(name[:200])
    if account is None:
        raise refusal("unknown_person", "people-unknown", name=name[:40])
    profile = await profiles_of(request).profile(account.id, account, guest.id)
    return await _page(request, profile, Speaker(language), GameSearch(game, opponent.strip(), result, page), pool)


async def _page(request: Request, profile: Profile, words: Speaker, search: GameSearch, pool: str) -> HTMLResponse:
    history = profiles_of(request).history
    shown = profile.shows_games
    games, more = await history.games(profile.id, search) if shown else ([], False)
    counts = await history.records(profile.id) if shown else []
    openings = await history.openings(profile.id) if shown else []
    chosen = next((each for each in profile.ratings if _pool_word(each.pool) == pool), None)
    chosen = chosen or next(iter(profile.ratings), None)
    points = await history.rating_points(profile.id, *chosen.pool) if chosen else []
    name = profile.account.name if profile.account else ""
    viewer = current_guest(request).id
    circle = await request.app.state.friends.circle(viewer)
    waiting = await request.app.state.challenges.waiting_challenges(viewer) if profile.own else []
    signed_in = profile.own or await people_of(request).account(viewer) is not None
    known = set(registry.names())

    def draw() -> HTMLResponse:
        return render_page(
            request, "pages/people/person.html", scripts=("club/people",), sheets=("forms", "club/people"),
            profile=profile, name=name, address="/people/me" if profile.own else f"/people/{quote(name, safe='')}",
            since=day_text(profile.account.created, words.language) if profile.account else "",
            ratings=[_rating_row(each, words, chosen) for each in profile.ratings],
            chart=_chart(points, words) if len(points) > 1 else "", points=_point_rows(points, words),
            chart_title=_pool_title(chosen.pool, words) if chosen else "",
            counts=[_count_row(each, words) for each in counts],
            openings=[
                {"text": words("people-opening", game=title_of(each.game, words.language), text=each.text),
                 "count": words("people-opening-count", games=each.games, wins=each.wins)}
                for each in openings if each.game in known
            ],
            games=[_game_row(each, profile, words) for each in games], search=search, more=more,
            titles=[(each, title_of(each, words.language)) for each in registry.names()],
            outcomes=PLACES, audiences=AUDIENCES,
            older=_search_address(search, search.page + 1) if more else "",
            newer=_search_address(search, search.page - 1) if search.page > 1 else "",
            searches=bool(search.game or search.opponent or search.place), circle=circle, signed_in=signed_in,
            challenges=[_challenge_row(each, words) for each in waiting], clocks=_clock_rows(words),
        )  # fmt: skip

    return await do_in_turn(request, draw)


def _challenge_row(each: OpenChallenge, words: Speaker) -> dict[str, Any]:
    key = "people-challenging" if each.mine else "people-challenged"
    return {
        "table": each.table_id, "mine": each.mine,
        "text": words(key, name=each.name, game=title_of(each.game, words.language)),
    }  # fmt: skip


def _clock_rows(words: Speaker) -> list[dict[str, str]]:
    return [
        {"value": f"{plan.kind}:{plan.seconds}:{plan.increment}", "text": clock_text(plan, words)} for plan in CLOCKS
    ]


def day_text(at: int, language: Language) -> str:
    """A day, as the server's clock has it (UTC)."""
    return date_text(datetime.fromtimestamp(at / 1000, UTC).date().isoformat(), language)


def _search_address(search: GameSearch, page: int) -> str:
    asked = {"game": search.game, "opponent": search.opponent, "result": search.place, "page": str(page)}
    return "?" + urlencode({name: value for name, value in asked.items() if value}) + "#games"


def _pool_word(pool: PoolKey) -> str:
    return f"{pool.game}-{pool.players}"


def _pool_title(pool: PoolKey, words: Speaker) -> str:
    return words("ratings-board-title", game=title_of(pool.game, words.language), players=pool.players)


def _rating_row(each: PoolRating, words: Speaker, chosen: PoolRating | None) -> dict[str, Any]:
    skill = each.rating.skill
    rating, doubt = (decimal_text(value, words.language) for value in (skill.mean, SURE_DEVIATIONS * skill.doubt))
    return {
        "title": _pool_title(each.pool, words), "href": f"?pool={_pool_word(each.pool)}#ratings",
        "rating": words("people-rating-mark", rating=rating, doubt=doubt), "sure": each.rating.sure,
        "games": words("ratings-games", count=each.rating.games), "chosen": each is chosen,
    }  # fmt: skip


def _chart(points: list[RatingPoint], words: Speaker) -> str:
    bars = [
        Bar(
            words("people-chart-game", number=point.games), point.mean, point.mean - SURE_DEVIATIONS * point.doubt,
            point.mean + SURE_DEVIATIONS * point.doubt,
        )
        for point in points
    ]  # fmt: skip
    return draw_rating(
        bars, words("people-chart"), lambda value: decimal_text(value, words.language),
        tell=lambda pairs: pairs_text(pairs, words.language),
    )  # fmt: skip


def _point_rows(points: list[RatingPoint], words: Speaker) -> list[dict[str, Any]]:
    return [
        {
            "number": point.games, "day": day_text(point.ended, words.language),
            "rating": words(
                "people-rating-mark", rating=decimal_text(point.mean, words.language),
                doubt=decimal_text(SURE_DEVIATIONS * point.doubt, words.language),
            ),
        }
        for point in reversed(points[-CHART_ROWS:])
    ]  # fmt: skip


def _count_row(count: ResultCount, words: Speaker) -> dict[str, Any]:
    return {
        "title": _pool_title(PoolKey(count.game, count.players), words), "games": count.games, "places": count.places,
        "seats": [
            {"title": words("people-seat", number=seat + 1), "places": places, "games": sum(places.values())}
            for seat, places in sorted(count.seats.items())
        ],
    }  # fmt: skip


def _game_row(game: PlayedGame, profile: Profile, words: Speaker) -> dict[str, Any]:
    """One game; whoever did not play there gets no link to a private table."""
    names = player_names([(seat["name"], seat["level"]) for seat in game.seats], words)
    names = [name or words("page-js-guest") for name in names]
    screen = game.mode == "same_screen"
    notes = [words("people-rated")] if game.rated else []
    return {
        "title": title_of(game.game, words.language), "day": day_text(game.ended, words.language),
        "href": f"/replay/{game.table_id}" if profile.own or game.public else "",
        "record": f"/api/tables/{game.table_id}/record" if profile.own or game.public else "",
        "against": "" if screen else company(names, [game.seat], sides_of(PoolKey(game.game, game.players)), words),
        "place": "screen" if screen else game.place,
        "result": words("people-one-screen") if screen else words(f"people-place-{game.place}"),
        "notes": words.dot.join([*notes, words("people-moves", count=game.moves)]),
    }  # fmt: skip


# --- the best --------------------------------------------------------------------------------------------------------


@scripts.get("/t/{table}/rating")
async def rating_change(
    request: Request, table: Annotated[str, Path(max_length=32)], guest: AGuest, language: ALanguage
) -> dict[str, Any]:
    """How a finished game has changed your rating, in words. `due`: it is not known yet."""
    found = await profiles_of(request).history.rating_change(guest.id, table)
    return {"due": found.due, "text": _change_text(found, Speaker(language))}


def _change_text(change: RatingChange, words: Speaker) -> str:
    if change.after is None:
        return ""
    rating, doubt = (
        decimal_text(value, words.language) for value in (change.after.mean, SURE_DEVIATIONS * change.after.doubt)
    )
    by = round(change.after.mean, 1) - round(change.before, 1)  # as both are shown
    way = "same" if abs(by) < SHOWN_CHANGE else "up" if by > 0 else "down"
    mark = words("people-rating-mark", rating=rating, doubt=doubt)
    return words(f"ratings-change-{way}", rating=mark, by=decimal_text(abs(by), words.language))


@router.get("/ratings")
async def boards(
    request: Request, language: ALanguage, game: ShortWord = "", players: Annotated[int, Query(ge=0, le=64)] = 0,
    page: PageNumber = 1,
) -> HTMLResponse:  # fmt: skip
    """The lists of the best, by game and number of players."""
    found: Leaderboards = request.app.state.leaderboards
    words = Speaker(language)
    pools = [each for each in await found.pools() if each.game in registry.names()]
    wanted = next((each for each in pools if each == (game, players)), next(iter(pools), None))
    first = (page - 1) * PAGE_LINES
    lines = await found.top(wanted, first, PAGE_LINES + 1) if wanted else []
    tabs = [
        {"title": _pool_title(each, words), "href": f"?{urlencode(each._asdict())}", "chosen": each == wanted}
        for each in pools
    ]
    rows = [
        {
            "rank": line.rank, "name": line.name, "href": f"/people/{quote(line.name, safe='')}",
            "rating": decimal_text(line.skill.mean, language), "games": line.games,
        }
        for line in lines[:PAGE_LINES]
    ]  # fmt: skip
    measured = ratings_of(wanted.game, wanted.players) if wanted else None
    bots = [
        {"name": words.bot(line.bot), "level": line.bot, "rating": decimal_text(line.rating, language)}
        for line in (measured.lines if measured else ())
    ]
    address = f"?{urlencode(wanted._asdict())}&page=" if wanted else ""
    return await do_in_turn(
        request, render_page, request, "pages/people/ratings.html",
        sheets=("forms", "club/people"), tabs=tabs, rows=rows, bots=bots,
        older=f"{address}{page + 1}" if len(lines) > PAGE_LINES else "",
        newer=f"{address}{page - 1}" if page > 1 else "",
    )  # fmt: skip
