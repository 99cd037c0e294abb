"""The tournaments on disk. The primary key (tournament, seq) decides who was first, as it does for tables."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import orjson
import sqlalchemy as sa

from preau.games.api import Phrase, TableRefused, refusal
from preau.server.clock import Now
from preau.server.database.club.people import profiles, ratings
from preau.server.database.club.tournaments import tournament_guests, tournament_index, tournament_log
from preau.server.database.inspect import open_database
from preau.server.database.store import Store
from preau.server.database.writer import Change, Conflict
from preau.server.lru import LruCache
from preau.server.tournaments.events import (
    Announced,
    Entered,
    PlayerAdopted,
    PlayerForgotten,
    TournamentEvent,
    Withdrew,
    event_json,
    event_of,
    players_in,
)
from preau.server.tournaments.fold import fold_events
from preau.server.tournaments.tournament import Tournament

MOST_TRIES = 50  # how often something is decided again because others were faster
MOST_IN_MEMORY = 200
MOST_LISTED = 50
TOURNAMENT_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")

DecideEvents = Callable[[Tournament], Sequence[TournamentEvent]]


@dataclass(frozen=True, slots=True)
class TournamentLine:
    """One line of a list."""

    id: str
    name: str
    game: str
    kind: str
    status: str
    club: str
    players: int
    starts: int
    updated: int


_LINE = tuple(tournament_index.c[name] for name in TournamentLine.__slots__)


class TournamentStore:
    """Finds tournaments, and writes what happens in them."""

    def __init__(self, store: Store, now: Now) -> None:
        self.store = store
        self.now = now
        self._known: LruCache[Tournament] = LruCache(MOST_IN_MEMORY)

    # --- reading -----------------------------------------------------------------------------------------------------

    async def find(self, tournament_id: str) -> Tournament:
        """As it stands now, whoever wrote it; raises Refused if there is none of that id."""
        known = self._known.get(tournament_id)
        events = await self.events(tournament_id, known.seq if known else 0)
        if any(isinstance(event, PlayerForgotten) for event in events):  # what was read before names them
            known, events = None, await self.events(tournament_id)
        if known is None and not events:
            raise refusal("unknown_thing", "tourney-unknown")
        if not events:
            assert known is not None
            return known
        return self._known.put(tournament_id, fold_events(tournament_id, events, known))

    async def events(self, tournament_id: str, since: int = 0) -> list[TournamentEvent]:
        if not TOURNAMENT_ID.fullmatch(tournament_id):
            return []
        of_it = sa.and_(tournament_log.c.tournament_id == tournament_id, tournament_log.c.seq >= since)
        rows = await self.store.rows(sa.select(tournament_log.c.event).where(of_it).order_by(tournament_log.c.seq))
        return [event_of(orjson.loads(row[0])) for row in rows]

    async def list_lines(self, *, status: str = "", club: str | None = None, guest: str = "") -> list[TournamentLine]:
        """The latest first; of a status, of a club, of somebody who is or was in."""
        query = sa.select(*_LINE).order_by(tournament_index.c.updated.desc()).limit(MOST_LISTED)
        if status:
            query = query.where(tournament_index.c.status == status)
        if club is not None:
            query = query.where(tournament_index.c.club == club)
        if guest:
            query = query.where(tournament_index.c.id.in_(_ids_naming(guest)))
        return [TournamentLine(*row) for row in await self.store.rows(query)]

    async def running_tournaments(self) -> list[str]:
        """All that something may happen in by itself."""
        chosen = sa.select(tournament_index.c.id).where(tournament_index.c.status.in_(("open", "running")))
        return [row[0] for row in await self.store.rows(chosen)]

    async def count_of(self, guest: str) -> int:
        """How many of somebody's tournaments are not over."""
        mine = sa.and_(tournament_index.c.by == guest, tournament_index.c.status != "over")
        query = sa.select(sa.func.count()).select_from(tournament_index).where(mine)
        return int((await self.store.rows(query))[0][0])

    # --- writing -----------------------------------------------------------------------------------------------------

    async def open(self, announced: Announced) -> Tournament:
        """A new tournament."""
        tournament_id = secrets.token_urlsafe(9)
        state = fold_events(tournament_id, [announced])
        named = {"tournament_id": tournament_id, "guest": announced.by}
        await self.store.write(
            sa.insert(tournament_log).values(_log_row(tournament_id, 0, announced)),
            sa.insert(tournament_index).values(_index_row(state)),
            sa.insert(tournament_guests).values(named),
        )
        return self._known.put(tournament_id, state)

    async def append(self, state: Tournament, events: Sequence[TournamentEvent]) -> Tournament:
        """Write what follows a state; raises Conflict where somebody was faster."""
        after = fold_events(state.id, events, state)
        rows = [_log_row(state.id, state.seq + number, event) for number, event in enumerate(events)]
        changes: list[Change] = [sa.insert(tournament_log).values(rows)]
        changes += [
            sa.insert(tournament_guests).values(tournament_id=state.id, guest=guest)
            for guest in dict.fromkeys(each for event in events for each in players_in(event))
            if guest not in state.entrants and guest != state.announced.by
        ]
        chosen = tournament_index.c.id == state.id
        changes.append(sa.update(tournament_index).where(chosen).values(_index_row(after)))
        await self.store.write(*changes)
        return self._known.put(state.id, after)

    async def do(self, tournament_id: str, decide: DecideEvents) -> Tournament:
        """Decide on what there is, and write it; raises Refused, and then nothing has happened."""
        for _ in range(MOST_TRIES):
            state = await self.find(tournament_id)
            events = decide(state)
            if not events:
                return state
            try:
                return await self.append(state, events)
            except Conflict:
                continue
        raise TableRefused("stale", Phrase("table-stale"))

    async def strengths(self, state: Tournament) -> dict[str, float]:
        """By which a knock-out is seeded: ratings of those who show them to everybody, for the tree tells the order."""
        terms = state.terms
        if terms.kind != "knock_out":
            return {}
        pool = sa.and_(ratings.c.game == terms.game, ratings.c.players == terms.size)
        entered = sa.select(tournament_guests.c.guest).where(tournament_guests.c.tournament_id == state.id)
        shown = sa.or_(profiles.c.rating.is_(None), profiles.c.rating == "all")
        query = (
            sa.select(ratings.c.guest, ratings.c.mean)
            .outerjoin(profiles, profiles.c.guest == ratings.c.guest)
            .where(pool, ratings.c.guest.in_(entered), shown)
        )
        return {row.guest: row.mean for row in await self.store.rows(query)}

    # --- people ------------------------------------------------------------------------------------------------------

    async def tournaments_naming(self, guest: str) -> list[str]:
        """All tournaments whose logs name somebody."""
        return [row[0] for row in await self.store.rows(_ids_naming(guest))]

    async def adopt(self, guest: str, account: str, name: str) -> None:
        """Let all that a guest has in tournaments be an account's."""
        for tournament_id in await self.tournaments_naming(guest):
            await self.do(tournament_id, lambda state: _adopt_events(state, guest, account, name, self.now()))

    async def forget(self, guest: str) -> None:
        """Take a person out of all logs: the same tournaments, in which somebody nameless played."""
        for tournament_id in await self.tournaments_naming(guest):
            for _ in range(MOST_TRIES):
                try:
                    await self._forget(tournament_id, guest)
                    break
                except Conflict:
                    continue
            else:
                raise TableRefused("stale", Phrase("table-stale"))

    async def _forget(self, tournament_id: str, guest: str) -> None:
        events = await self.events(tournament_id)
        mine, anonymous_id = _ids_of(events, guest), f"gone-{secrets.token_urlsafe(9)}"
        at = max(self.now(), events[-1].at)
        less = [_without(event, mine, anonymous_id) for event in events]
        last: list[TournamentEvent] = [Withdrew(at, anonymous_id), PlayerForgotten(at, anonymous_id)]
        rewritten: list[Change] = [
            sa.update(tournament_log).where(
                tournament_log.c.tournament_id == tournament_id, tournament_log.c.seq == number
            ).values(event=_text(new))
            for number, (old, new) in enumerate(zip(events, less, strict=True))
            if old != new
        ]  # fmt: skip
        rows = [_log_row(tournament_id, len(events) + number, event) for number, event in enumerate(last)]
        of_it = tournament_guests.c.tournament_id == tournament_id
        state = fold_events(tournament_id, [*less, *last])
        await self.store.write(
            sa.insert(tournament_log).values(rows),
            *rewritten,
            sa.delete(tournament_guests).where(of_it, tournament_guests.c.guest.in_(mine)),
            sa.update(tournament_index).where(tournament_index.c.id == tournament_id).values(_index_row(state)),
        )
        self._known.put(tournament_id, state)

    async def export(self, guest: str) -> list[dict[str, Any]]:
        """What tournaments hold of a person, without anybody's id."""
        found = []
        for tournament_id in await self.tournaments_naming(guest):
            state = await self.find(tournament_id)
            mine = [event for event in await self.events(tournament_id) if guest in players_in(event)]
            found.append({
                "id": tournament_id, "name": state.terms.name, "opened": state.announced.by == guest,
                "events": [{"type": event_json(event)["type"], "at": event.at} for event in mine],
                "tables": [pod.table for pod in state.pods if guest in pod.players],
            })  # fmt: skip
        return found


def _ids_naming(guest: str) -> sa.Select[Any]:
    return sa.select(tournament_guests.c.tournament_id).where(tournament_guests.c.guest == guest)


def _adopt_events(state: Tournament, guest: str, account: str, name: str, now: int) -> Sequence[TournamentEvent]:
    here = guest in state.entrants or state.announced.by == guest
    return (PlayerAdopted(now, guest, account, name),) if here else ()


def _ids_of(events: Sequence[TournamentEvent], guest: str) -> list[str]:
    """All ids by which a log knows a person."""
    found = [guest]
    for event in reversed(events):
        if isinstance(event, PlayerAdopted) and event.account in found and event.guest not in found:
            found.append(event.guest)
    return found


def _without(event: TournamentEvent, mine: Sequence[str], anonymous_id: str) -> TournamentEvent:
    """The event with a anonymous_id where the person was, without their name."""
    if isinstance(event, PlayerAdopted) and event.account in mine:  # the two were one, and are one still
        return PlayerForgotten(event.at, anonymous_id)
    if isinstance(event, Entered) and event.player in mine:
        return replace(event, player=anonymous_id, name="")
    return event_of(_replace_ids(event_json(event), mine, anonymous_id))


def _replace_ids(value: Any, old: Sequence[str], new: str) -> Any:
    """Plain data with one text instead of others wherever they stand by themselves."""
    if isinstance(value, dict):
        return {key: _replace_ids(each, old, new) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_replace_ids(each, old, new) for each in value]
    return new if value in old else value


def _text(event: TournamentEvent) -> str:
    return orjson.dumps(event_json(event)).decode()


def _log_row(tournament_id: str, seq: int, event: TournamentEvent) -> dict[str, Any]:
    return {"tournament_id": tournament_id, "seq": seq, "at": event.at, "event": _text(event)}


def _index_row(state: Tournament) -> dict[str, Any]:
    terms = state.terms
    return {
        "id": state.id, "name": terms.name, "game": terms.game, "kind": terms.kind, "status": state.status,
        "club": terms.club, "by": state.announced.by, "starts": terms.starts, "updated": state.at,
        "players": sum(not each.out for each in state.entrants.values()),
    }  # fmt: skip


async def tournaments_in(url: str) -> list[TournamentLine]:
    """For a host's command: all of them, the latest first; raises DatabaseRefused."""
    query = sa.select(*_LINE).order_by(tournament_index.c.updated.desc(), tournament_index.c.id)
    async with open_database(url) as engine, engine.connect() as connection:
        return [TournamentLine(*row) for row in (await connection.execute(query)).all()]
