"""Looking for a table: who does is in the database, so that people of all processes find each other.

A seek ends once: the key of `seek_ends` decides, in the transaction that opens the table. Whoever finds a group opens
its table, in any process; if another was faster, or one of the group has gone, there is no such table. A seek that
nobody waits for any more lapses.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
import structlog

from preau.games import registry
from preau.games.api import Refused, refusal
from preau.play.clocks import ClockPlan
from preau.play.events import SeatPlan, TableTerms
from preau.play.inputs import MOST_NAME_CHARS
from preau.play.table import USUAL_LEVEL
from preau.server.database.club.lobby import seek_ends, seeks
from preau.server.database.club.people import ratings
from preau.server.database.writer import Change, Conflict
from preau.server.lobby.groups import (
    BOTS_MS,
    Blocked,
    Group,
    Seek,
    clock_key,
    fair_chairs,
    form_groups,
    read_clock,
    sizes_of,
)
from preau.server.tables.service import Player, TableService

LAPSE_MS: Final = 40_000  # a seek that nobody has waited for in that time
TOUCH_MS: Final = 8_000  # so often it is noted that somebody waits
KEPT_MS: Final = 60 * 60 * 1000  # for which it is known how a seek ended

FindBlocked = Callable[[Collection[str]], Awaitable[Blocked]]

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class SeekWish:
    """What somebody looks for: a game, how many players (none said: any number), a clock as `groups` writes it."""

    game: str
    sizes: tuple[int, ...]
    clock: str
    bots: bool
    rated: bool = False


@dataclass(frozen=True, slots=True)
class SeekState:
    """Where somebody's looking stands: `table` is what was found. Neither: they look for nothing."""

    seek: Seek | None = None
    table: str = ""

    def offers_bots(self, now: int) -> bool:
        """People alone play rated games that were looked for."""
        return self.seek is not None and not self.seek.rated and self.seek.waited_ms(now) >= BOTS_MS


async def nobody_blocked(_guests: Collection[str]) -> Blocked:
    return ()


class Seeks:
    """Takes wishes, and makes tables of those that fit. `find_blocked` says who is not to meet whom."""

    def __init__(self, service: TableService, find_blocked: FindBlocked = nobody_blocked) -> None:
        self._service = service
        self._store = service.store
        self._find_blocked = find_blocked
        self._pruned = 0

    # --- one person --------------------------------------------------------------------------------------------------

    async def begin(self, wish: SeekWish, player: Player) -> Seek:
        """From now on they look for this, and no longer for what they looked for before. Raises Refused."""
        game, now = registry.game(wish.game), self._service.now()
        known = sizes_of(game) or (game.new().players,)
        rating = await self._rating_of(player.id, game.name)
        for size in wish.sizes:
            if size not in known:
                raise refusal("bad_option", "lobby-no-size", size=size, sizes=tuple(map(str, known)))
        clock = read_clock(wish.clock, game)
        if wish.rated:
            self._check_may_be_rated(player, clock)
        seek = Seek(
            secrets.token_urlsafe(12), player.id, player.name, player.avatar, player.registered, game.name,
            tuple(sorted(set(wish.sizes))) or known, clock, wish.bots, rating, now, now, wish.rated,
        )  # fmt: skip
        await self.withdraw(player.id)
        try:
            await self._store.write(sa.insert(seeks).values(_columns(seek)))
        except Conflict as error:  # another window of theirs was as quick
            raise refusal("stale", "lobby-seek-twice") from error
        return seek

    def _check_may_be_rated(self, player: Player, clock: ClockPlan) -> None:
        if not player.registered:
            raise refusal("not_allowed", "ratings-needs-account")
        if self._service.is_program(player.id):
            raise refusal("not_allowed", "programs-not-rated")
        if clock.kind == "none":
            raise refusal("bad_option", "ratings-needs-clock")

    async def _rating_of(self, guest_id: str, game: str) -> float | None:
        """How strong somebody is known to be in a game, at the tables where they have played most."""
        mine = sa.and_(ratings.c.guest == guest_id, ratings.c.game == game)
        rows = await self._store.rows(sa.select(ratings.c.mean).where(mine).order_by(ratings.c.games.desc()).limit(1))
        return float(rows[0].mean) if rows else None

    async def withdraw(self, guest_id: str) -> None:
        """They look for nothing any more. Where a table was found meanwhile, that stays."""
        for seek in await self._read(seeks.c.guest == guest_id):
            await self._end(seek)

    async def state_of(self, guest_id: str, seek_id: str = "") -> SeekState:
        """What a person looks for; or what became of that one seek, if it is theirs."""
        mine = await self._read(seeks.c.guest == guest_id)
        if mine:
            return SeekState(mine[0])
        chosen = sa.and_(seek_ends.c.seek == seek_id, seek_ends.c.guest == guest_id)
        rows = await self._store.rows(sa.select(seek_ends.c.table_id).where(chosen))
        return SeekState(None, rows[0].table_id if rows else "")

    async def fill_with_bots(self, guest_id: str) -> str:
        """The person's table at once, with bots in all other seats; its id. Raises Refused."""
        mine = await self._read(seeks.c.guest == guest_id)
        if not mine:
            raise refusal("stale", "lobby-no-seek")
        if mine[0].rated:
            raise refusal("not_allowed", "lobby-rated-people")
        table_id = await self._open(Group((mine[0],), min(mine[0].sizes)))
        if not table_id:
            found = await self.state_of(guest_id, mine[0].id)
            if not found.table:
                raise refusal("stale", "lobby-no-seek")
            return found.table
        return table_id

    # --- all ---------------------------------------------------------------------------------------------------------

    async def count(self) -> int:
        return int((await self._store.rows(sa.select(sa.func.count()).select_from(seeks)))[0][0])

    async def tend(self, waited_for: Collection[str] = ()) -> int:
        """Note the seeks that somebody here waits for, let others lapse, open what tables can be; how many look."""
        now = self._service.now()
        found = await self._read()
        late = [seek.id for seek in found if seek.id in waited_for and seek.seen < now - TOUCH_MS]
        if late:
            await self._store.write(sa.update(seeks).where(seeks.c.id.in_(late)).values(seen=now))
        lapsed = [seek for seek in found if seek.seen < now - LAPSE_MS and seek.id not in waited_for]
        for seek in lapsed:
            await self._end(seek)
        rest = [seek for seek in found if seek not in lapsed and registry.is_installed(seek.game)]
        blocked = await self._find_blocked([seek.guest for seek in rest]) if len(rest) > 1 else ()
        opened = 0
        for group in form_groups(rest, now, blocked):
            if await self._open(group):
                opened += len(group.seeks)
        await self._prune(now)
        return len(rest) - opened

    async def found_tables(self, seek_ids: Collection[str]) -> dict[str, tuple[str, str]]:
        """How those of these seeks ended that have: whose it was, and at which table (none: it is just over)."""
        if not seek_ids:
            return {}
        rows = await self._store.rows(sa.select(seek_ends).where(seek_ends.c.seek.in_(sorted(seek_ids))))
        return {row.seek: (row.guest, row.table_id) for row in rows}

    # --- the table ---------------------------------------------------------------------------------------------------

    async def _open(self, group: Group) -> str:
        """The table of a group; nothing where somebody was faster or has gone."""
        people = list(group.seeks)
        chairs = fair_chairs(group, registry.game(people[0].game), random.SystemRandom())
        names = make_names_distinct([seek.name for seek in people])
        players = {
            chair: Player(seek.guest, name, seek.avatar, seek.registered and name == seek.name)
            for chair, seek, name in sorted(zip(chairs, people, names, strict=True), key=lambda each: each[0])
        }
        plans = tuple(
            SeatPlan("person") if number in players else SeatPlan("bot", level=USUAL_LEVEL)
            for number in range(group.size)
        )
        first = group.seeks[0]
        options = {"players": group.size} if sizes_of(registry.game(first.game)) else {}
        terms = TableTerms(first.game, options, plans, clock=group.clock, public=len(people) > 1, rated=first.rated)
        table_id, now = secrets.token_urlsafe(9), self._service.now()
        also = tuple(change for seek in group.seeks for change in _end_changes(seek, table_id, now))
        try:
            return await self._service.open_for(terms, players, table_id=table_id, also=also)
        except Conflict:
            log.info("somebody was faster", seeks=len(group.seeks))
        except Refused as refused:
            log.warning("no table for those who look for one", code=refused.code)
        return ""

    async def _end(self, seek: Seek) -> None:
        try:
            await self._store.write(*_end_changes(seek, "", self._service.now()))
        except Conflict:
            log.info("seek has ended already")

    async def _read(self, chosen: sa.ColumnElement[bool] | None = None) -> list[Seek]:
        query = sa.select(seeks).order_by(seeks.c.created, seeks.c.id)
        return [_seek(row) for row in await self._store.rows(query if chosen is None else query.where(chosen))]

    async def _prune(self, now: int) -> None:
        if now - self._pruned > KEPT_MS:
            self._pruned = now
            await self._store.write(sa.delete(seek_ends).where(seek_ends.c.at < now - KEPT_MS))


def make_names_distinct(names: Sequence[str]) -> list[str]:
    """Nobody at a table goes by another's name: the second Ann is Ann 2."""
    taken: set[str] = set()
    found = []
    for name in names:
        own, number = name, 1
        while own.casefold() in taken:
            number += 1
            own = f"{name[: MOST_NAME_CHARS - 3]} {number}"
        taken.add(own.casefold())
        found.append(own)
    return found


def _end_changes(seek: Seek, table_id: str, at: int) -> tuple[Change, ...]:
    """A seek's end, which can be written once."""
    end = sa.insert(seek_ends).values(seek=seek.id, guest=seek.guest, table_id=table_id, at=at)
    return end, sa.delete(seeks).where(seeks.c.id == seek.id)


def _columns(seek: Seek) -> dict[str, object]:
    plain = {name: getattr(seek, name) for name in seek.__slots__ if name not in {"sizes", "clock"}}
    return plain | {"sizes": ",".join(map(str, seek.sizes)), "clock": clock_key(seek.clock)}


def _seek(row: sa.Row[tuple[object, ...]]) -> Seek:
    kind, seconds, increment = row.clock.split("-")
    return Seek(
        row.id, row.guest, row.name, row.avatar, row.registered, row.game, tuple(map(int, row.sizes.split(","))),
        ClockPlan(kind, int(seconds), int(increment)), row.bots, row.rating, row.created, row.seen, row.rated,
    )  # fmt: skip
