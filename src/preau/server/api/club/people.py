"""People as programs see them: profiles, games, ratings, the lists of the best; and to whom one shows oneself."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel

from preau.games.api import refusal
from preau.server.api.models import Form
from preau.server.database.people import Account
from preau.server.http.club import profiles_of
from preau.server.http.costs import CHARGED
from preau.server.http.depends import AGame, AGuest, MyAccount, people_of
from preau.server.http.refusals import REFUSALS
from preau.server.profiles.history import MOST_PAGES, GameSearch
from preau.server.profiles.page import PoolRating, Profile
from preau.server.profiles.privacy import Privacy, Visibility
from preau.server.ratings.leaderboard import PAGE_LINES, Leaderboards
from preau.server.ratings.rated_games import PoolKey

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["people"], dependencies=[CHARGED])

PersonName = Annotated[str, Query(max_length=200, description="an account's name; without it, you")]


class PrivacyForm(Form):
    """Who can see your games and your ratings on your page."""

    games: Visibility
    rating: Visibility


class RatingOut(BaseModel):
    """A rating with its standard deviation. It is provisional until it is sure."""

    game: str
    players: int
    rating: float
    doubt: float
    games: int
    sure: bool


class CountOut(BaseModel):
    """Results by game and number of players; `seats` has the same by seat, from the first."""

    game: str
    players: int
    places: dict[str, int]
    seats: dict[int, dict[str, int]]


class ProfileOut(BaseModel):
    """Somebody's profile. What they do not show is null."""

    name: str | None
    created: int | None
    friend: bool
    ratings: list[RatingOut] | None
    statistics: list[CountOut] | None


class FinishedGameOut(BaseModel):
    """A finished game; `table` is null if it was private and somebody else's."""

    table: str | None
    game: str
    players: int
    ended: int
    rated: bool
    moves: int
    seat: int
    result: Literal["won", "drawn", "lost", "left", "none"]
    names: list[str]


class GamesOut(BaseModel):
    """A page of games, the latest first."""

    games: list[FinishedGameOut]
    more: bool


class LeaderOut(BaseModel):
    """One line of a leaderboard."""

    rank: int
    name: str
    rating: float
    doubt: float
    games: int


async def find_person(request: Request, name: str) -> Account:
    """The account of that name; raises TableRefused."""
    account = await people_of(request).find_by_name(name)
    if account is None:
        raise refusal("unknown_person", "people-unknown", name=name[:40])
    return account


async def _profile(request: Request, name: str, guest_id: str, mine: Account | None) -> Profile:
    account = await find_person(request, name) if name else mine
    return await profiles_of(request).profile(account.id if account else guest_id, account, guest_id)


@router.get("/people")
async def profile(request: Request, guest: AGuest, mine: MyAccount, name: PersonName = "") -> ProfileOut:
    """Somebody's profile, or your own."""
    found = await _profile(request, name, guest.id, mine)
    counts = await profiles_of(request).history.records(found.id) if found.shows_games else None
    return ProfileOut(
        name=found.account.name if found.account else None,
        created=found.account.created if found.account else None,
        friend=found.friend,
        ratings=list(map(_rating_out, found.ratings)) if found.shows_rating else None,
        statistics=None
        if counts is None
        else [CountOut(game=each.game, players=each.players, places=each.places, seats=each.seats) for each in counts],
    )


@router.get("/people/games")
async def games(
    request: Request, guest: AGuest, mine: MyAccount, name: PersonName = "",
    game: Annotated[str, Query(max_length=64)] = "", opponent: Annotated[str, Query(max_length=64)] = "",
    result: Literal["", "won", "drawn", "lost", "left", "none"] = "",
    page: Annotated[int, Query(ge=1, le=MOST_PAGES)] = 1,
) -> GamesOut:  # fmt: skip
    """Somebody's finished games, or your own."""
    found = await _profile(request, name, guest.id, mine)
    if not found.shows_games:
        raise refusal("not_allowed", "people-hidden", name=name[:40])
    played, more = await profiles_of(request).history.games(found.id, GameSearch(game, opponent.strip(), result, page))
    return GamesOut(
        games=[
            FinishedGameOut.model_validate({
                "table": each.table_id if found.own or each.public else None, "game": each.game,
                "players": each.players, "ended": each.ended, "rated": each.rated, "moves": each.moves,
                "seat": each.seat, "result": each.place, "names": [seat["name"] for seat in each.seats],
            })
            for each in played
        ],
        more=more,
    )  # fmt: skip


@router.post("/people/me/privacy", status_code=204)
async def set_privacy(form: PrivacyForm, request: Request, guest: AGuest) -> None:
    """Choose who can see what on your page."""
    await profiles_of(request).privacies.save(guest.id, Privacy(form.games, form.rating))


@router.get("/ratings/{game}/{players}")
async def leaders(
    request: Request, game: AGame, players: Annotated[int, Path(ge=2, le=64)],
    page: Annotated[int, Query(ge=1, le=MOST_PAGES)] = 1,
) -> list[LeaderOut]:  # fmt: skip
    """The leaderboard of a game with so many players. Provisional ratings are not on it."""
    boards: Leaderboards = request.app.state.leaderboards
    lines = await boards.top(PoolKey(game.name, players), (page - 1) * PAGE_LINES)
    return [
        LeaderOut(
            rank=line.rank, name=line.name, rating=round(line.skill.mean, 2), doubt=round(line.skill.doubt, 2),
            games=line.games,
        )
        for line in lines
    ]  # fmt: skip


def _rating_out(each: PoolRating) -> RatingOut:
    skill = each.rating.skill
    return RatingOut(
        game=each.pool.game, players=each.pool.players, rating=round(skill.mean, 2), doubt=round(skill.doubt, 2),
        games=each.rating.games, sure=each.rating.sure,
    )  # fmt: skip
