"""Clubs: a name, members with roles, and a calendar of evenings. Its tournaments and its ladder are tournaments."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

import sqlalchemy as sa

from preau.games.api import refusal
from preau.play.inputs import clean_text
from preau.server.clock import DAY_MS, Now
from preau.server.database.club.tournaments import club_evenings, club_members, clubs, tournament_index
from preau.server.database.people import key_of
from preau.server.database.schema import accounts
from preau.server.database.store import Store
from preau.server.database.writer import Change, Conflict

ClubRole: TypeAlias = Literal["owner", "officer", "member"]
CLUB_ROLES: Final[tuple[ClubRole, ...]] = get_args(ClubRole)
CLUB_NAME_CHARS: Final = (3, 60)
MOST_MEMBERS: Final = 2000
MOST_CLUBS_OF_ONE: Final = 20
MOST_EVENINGS: Final = 200
EVENING_MINUTES: Final = (15, 24 * 60)
MOST_LISTED: Final = 100


@dataclass(frozen=True, slots=True)
class Club:
    """A club as everybody sees it."""

    id: str
    name: str
    about: str
    created: int


@dataclass(frozen=True, slots=True)
class ClubMember:
    """Somebody with an account who is in a club."""

    account: str
    name: str
    role: ClubRole
    joined: int


@dataclass(frozen=True, slots=True)
class Evening:
    """A date in a club's calendar, once or every week."""

    id: str
    title: str
    place: str
    starts: int
    minutes: int
    weekly: bool


_CLUB = tuple(clubs.c[name] for name in Club.__slots__)
_EVENING = tuple(club_evenings.c[name] for name in Evening.__slots__)


class ClubBook:
    """Finds clubs, and writes what is changed in them. Who may what is judged here, by the role."""

    def __init__(self, store: Store, now: Now) -> None:
        self._store = store
        self._now = now

    # --- finding -----------------------------------------------------------------------------------------------------

    async def find(self, club_id: str) -> Club:
        rows = await self._store.rows(sa.select(*_CLUB).where(clubs.c.id == club_id[:32]))
        if not rows:
            raise refusal("unknown_thing", "tourney-club-unknown")
        return Club(*rows[0])

    async def is_there(self, club_id: str) -> bool:
        return bool(await self._store.rows(sa.select(clubs.c.id).where(clubs.c.id == club_id[:32])))

    async def list_clubs(self, account: str = "") -> list[tuple[Club, int]]:
        """Clubs with how many members they have, the largest first; of one account, those they are in."""
        count = sa.func.count(club_members.c.account)
        query = sa.select(*_CLUB, count).join(club_members, club_members.c.club == clubs.c.id).group_by(*_CLUB)
        if account:
            mine = sa.select(club_members.c.club).where(club_members.c.account == account)
            query = query.where(clubs.c.id.in_(mine))
        rows = await self._store.rows(query.order_by(count.desc(), clubs.c.name).limit(MOST_LISTED))
        return [(Club(*row[:-1]), row[-1]) for row in rows]

    async def members(self, club_id: str) -> list[ClubMember]:
        """Owner first, then officers, then members, by name."""
        columns = (club_members.c.account, accounts.c.name, club_members.c.role, club_members.c.joined)
        query = sa.select(*columns).join(accounts, accounts.c.id == club_members.c.account)
        rows = await self._store.rows(query.where(club_members.c.club == club_id))
        found = [ClubMember(*row) for row in rows]
        return sorted(found, key=lambda each: (CLUB_ROLES.index(each.role), key_of(each.name)))

    async def role_of(self, club_id: str, account: str) -> ClubRole | None:
        mine = sa.and_(club_members.c.club == club_id, club_members.c.account == account)
        rows = await self._store.rows(sa.select(club_members.c.role).where(mine))
        return rows[0][0] if rows else None

    async def leads(self, club_id: str, account: str) -> bool:
        """Whether somebody may open tournaments and enter evenings there."""
        return await self.role_of(club_id, account) in {"owner", "officer"}

    async def evenings(self, club_id: str, since: int | None = None) -> list[Evening]:
        """The calendar; `since`: without those that are over."""
        query = sa.select(*_EVENING).where(club_evenings.c.club == club_id)
        if since is not None:
            query = query.where(sa.or_(club_evenings.c.weekly, club_evenings.c.starts > since - DAY_MS))
        return [Evening(*row) for row in await self._store.rows(query.order_by(club_evenings.c.starts))]

    # --- members -----------------------------------------------------------------------------------------------------

    async def open(self, name: str, about: str, account: str) -> Club:
        """A new club, with its owner as the first member."""
        cleaned, told = _clean_club_name(name), _clean_about(about)
        if len(await self.list_clubs(account)) >= MOST_CLUBS_OF_ONE:
            raise refusal("too_many", "tourney-too-many-clubs", high=MOST_CLUBS_OF_ONE)
        club = Club(secrets.token_urlsafe(9), cleaned, told, self._now())
        values = {each: getattr(club, each) for each in Club.__slots__}
        try:
            await self._store.write(
                sa.insert(clubs).values(**values, key=key_of(cleaned)),
                sa.insert(club_members).values(club=club.id, account=account, role="owner", joined=club.created),
            )
        except Conflict as error:
            raise refusal("name_taken", "tourney-club-name-taken", name=cleaned) from error
        return club

    async def join(self, club_id: str, account: str) -> None:
        await self.find(club_id)
        if await self.role_of(club_id, account):
            return
        if len(await self.members(club_id)) >= MOST_MEMBERS:
            raise refusal("table_full", "tourney-club-full", high=MOST_MEMBERS)
        values = {"club": club_id, "account": account, "role": "member", "joined": self._now()}
        try:
            await self._store.write(sa.insert(club_members).values(**values))
        except Conflict:
            return  # pressed twice

    async def leave(self, club_id: str, account: str) -> None:
        """Who owns a club hands it on first, unless nobody else is in it: then it is no more."""
        role = await self.role_of(club_id, account)
        others = [each for each in await self.members(club_id) if each.account != account]
        if role == "owner" and others:
            raise refusal("not_allowed", "tourney-club-hand-on")
        if role is not None:
            await self._store.write(*self._without(club_id, account, empty=not others))

    async def set_role(self, club_id: str, by: str, name: str, role: str) -> None:
        """The owner makes officers and members, and may hand the club on; `none` takes a member out."""
        mine = await self.role_of(club_id, by)
        found = next((each for each in await self.members(club_id) if key_of(each.name) == key_of(name)), None)
        if found is None:
            raise refusal("unknown_thing", "tourney-club-no-member", name=name)
        may = mine == "owner" or (mine == "officer" and role == "none" and found.role == "member")
        if not may or found.account == by or role not in {*CLUB_ROLES, "none"}:
            raise refusal("not_allowed", "tourney-club-not-allowed")
        if role == "none":
            await self._store.write(*self._without(club_id, found.account, empty=False))
            return
        changes: list[Change] = [_role_change(club_id, found.account, role)]
        if role == "owner":
            changes.append(_role_change(club_id, by, "officer"))
        await self._store.write(*changes)

    async def forget(self, account: str) -> None:
        """Somebody's account goes: the eldest officer or member owns what they owned; an empty club is no more."""
        for club, _ in await self.list_clubs(account):
            members = sorted(await self.members(club.id), key=lambda each: (CLUB_ROLES.index(each.role), each.joined))
            others = [each for each in members if each.account != account]
            changes = self._without(club.id, account, empty=not others)
            if others and await self.role_of(club.id, account) == "owner":
                changes.append(_role_change(club.id, others[0].account, "owner"))
            await self._store.write(*changes)

    def _without(self, club_id: str, account: str, *, empty: bool) -> list[Change]:
        mine = sa.and_(club_members.c.club == club_id, club_members.c.account == account)
        changes: list[Change] = [sa.delete(club_members).where(mine)]
        if empty:
            changes += [
                sa.delete(clubs).where(clubs.c.id == club_id),
                sa.delete(club_evenings).where(club_evenings.c.club == club_id),
                sa.update(tournament_index).where(tournament_index.c.club == club_id).values(club=""),
            ]
        return changes

    # --- the calendar ------------------------------------------------------------------------------------------------

    async def add_evening(
        self, club_id: str, by: str, title: str, starts: int, minutes: int, *, place: str = "", weekly: bool = False
    ) -> Evening:
        await self._must_lead(club_id, by)
        low, high = EVENING_MINUTES
        if not low <= minutes <= high:
            raise refusal("bad_option", "tourney-bad-minutes", value=minutes, low=low, high=high)
        if not self._now() - 366 * DAY_MS < starts < self._now() + 3 * 366 * DAY_MS:
            raise refusal("bad_option", "tourney-bad-start")
        if len(await self.evenings(club_id)) >= MOST_EVENINGS:
            raise refusal("too_many", "tourney-too-many-evenings", high=MOST_EVENINGS)
        where = clean_text(place) if place.strip() else ""
        evening = Evening(secrets.token_urlsafe(9), clean_text(title), where, starts, minutes, weekly)
        values = {each: getattr(evening, each) for each in Evening.__slots__}
        await self._store.write(sa.insert(club_evenings).values(**values, club=club_id))
        return evening

    async def remove_evening(self, club_id: str, by: str, evening: str) -> None:
        await self._must_lead(club_id, by)
        chosen = sa.and_(club_evenings.c.club == club_id, club_evenings.c.id == evening)
        await self._store.write(sa.delete(club_evenings).where(chosen))

    async def _must_lead(self, club_id: str, account: str) -> None:
        await self.find(club_id)
        if not await self.leads(club_id, account):
            raise refusal("not_allowed", "tourney-club-not-allowed")


def _role_change(club_id: str, account: str, role: str) -> sa.Update:
    chosen = sa.and_(club_members.c.club == club_id, club_members.c.account == account)
    return sa.update(club_members).where(chosen).values(role=role)


def _clean_club_name(name: str) -> str:
    cleaned, (low, high) = " ".join(name.split()), CLUB_NAME_CHARS
    if not low <= len(cleaned) <= high:
        raise refusal("bad_name", "tourney-bad-name", value=len(cleaned), low=low, high=high)
    return cleaned


def _clean_about(about: str) -> str:
    return clean_text(about) if about.strip() else ""
