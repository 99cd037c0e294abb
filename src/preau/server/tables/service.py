"""What is done to tables, by pages, API, sockets, clocks and bots alike, all of it here.

A command is decided on the table in memory and its events are appended under the next sequence number. If that number
is taken, another process was faster: read on, and decide again. Then a hint goes over the bus.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache

import orjson
import structlog
from prometheus_client import Histogram

from preau.games import registry
from preau.games.api import Json, Phrase, Refused, TableRefused
from preau.play.commands import Adopt, Answer, AskRematch, Command, Rematch, Sit
from preau.play.decide import Decided, decide
from preau.play.events import Event, Forgotten, TableTerms, from_json, guests_in, to_json
from preau.play.fold import fold
from preau.play.forget import forget, ids_of
from preau.play.new_table import open_table
from preau.play.table import Table
from preau.server.clock import Now, now_ms
from preau.server.database.club.game_end import GameEnd
from preau.server.database.club.kept_seats import seats_kept_from, settle_kept_seat
from preau.server.database.store import Entry, Listed, Store
from preau.server.database.summary import Summary
from preau.server.database.writer import Append, Change, Conflict
from preau.server.ops.metrics import COMMAND_SECONDS, COMMANDS_REFUSED, LOG_CONFLICTS
from preau.server.ops.traces import span
from preau.server.tables.bus import Bus
from preau.server.tables.live import Live, LiveTables, TableBounds, fold_log, public_events
from preau.server.tables.new_table import fill_in, rematch_events
from preau.server.tables.seat_links import Links, SeatLink
from preau.server.tables.turns import begun_calls, call_of
from preau.server.work_queue import come_first

MOST_TRIES = 50  # how often a command is decided again because others were faster
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
LIST_DELAY_MS = 60_000  # a list hears of a running game at least this late

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Player:
    """A guest who sits down, as the others will see them."""

    id: str
    name: str
    avatar: str = ""
    registered: bool = False  # the name is their account's


class TableService:
    """Decides, appends and publishes; what is in memory of tables is its own."""

    def __init__(
        self, store: Store, bus: Bus, links: Links, *, bounds: TableBounds | None = None, now: Now = now_ms
    ) -> None:
        self.store = store
        self.bus = bus
        self.links = links
        self.now = now
        self._bounds = bounds or TableBounds()
        self.tables = LiveTables(store, self._bounds)
        self.doing = 0  # commands under way
        self.is_program: Callable[[str], bool] = lambda _guest: False  # whether somebody is a bot with an account

    # --- finding -----------------------------------------------------------------------------------------------------

    async def live(self, table_id: str) -> Live:
        """The table in memory; raises TableRefused if there is none of that id."""
        live = await self._find_live(table_id)
        if self.bus.shared:
            await self.refresh(live)
        return live

    async def _find_live(self, table_id: str) -> Live:
        """The table as this process last saw it."""
        found = self.tables.touch(table_id)
        if found is None and TABLE_ID.fullmatch(table_id):
            found = await self.tables.find(table_id)
        if found is None:
            raise TableRefused("unknown_table", Phrase("server-unknown-table"))
        return found

    async def refresh(self, live: Live) -> None:
        """Read what other processes appended, and let everybody here know."""
        async with live.lock:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        """The same under the table's lock; whether there was anything."""
        if not await self.tables.catch_up(live):
            return False
        self.bus.tell(live.id, live.table.seq)
        return True

    async def table(self, table_id: str) -> Table:
        """The table as it stands."""
        return (await self.live(table_id)).table

    async def stored_events(self, table_id: str, since: int) -> list[Json]:
        """A table's events as everybody may see them, as far as the database has them; nobody is told."""
        entries = await self.store.read(table_id, since)
        return public_events(table_id, entries)

    async def public(self, limit: int = 50) -> list[Listed]:
        """Public tables to join or watch."""
        return await self.store.public(limit)

    async def of_guest(self, guest_id: str, limit: int = 50, *, going_on: bool = False) -> list[Listed]:
        """A guest's own tables."""
        return await self.store.of_guest(guest_id, limit, going_on=going_on)

    async def sound_tables(self, table_ids: Iterable[str]) -> dict[str, Table]:
        """Those tables as they stand; one whose log is damaged is left out."""
        found = {}
        for table_id in table_ids:
            with suppress(Refused):
                found[table_id] = (await self.live(table_id)).table
        return found

    async def wake(self) -> None:
        """At start-up: let clocks and bots know of the tables that wait for them."""
        for table_id in await self.store.to_wake():
            try:
                live = await self.live(table_id)
            except Exception:
                log.exception("table cannot be restored", table=table_id)
                continue
            self.bus.tell(table_id, live.table.seq)

    def note_caller(self, table_id: str, guest_id: str, address: str) -> None:
        """Remember from where a player plays without a socket."""
        live = self.tables.peek(table_id)
        if live is not None and live.table.seats_of(guest_id):
            live.callers[guest_id] = address

    # --- opening -----------------------------------------------------------------------------------------------------

    async def open(self, terms: TableTerms, by: str, player: Player | None = None, sit: int | None = None) -> str:
        """Open a table, with its creator seated where they wish; its id. Raises Refused."""
        game = registry.game(terms.game)
        created = open_table(game, fill_in(game, terms), by, self.now(), longest=self._bounds.longest_moves)
        begun = Decided((), fold([created], game))
        if player is not None and sit is not None and created.mode == "online":
            begun = decide(begun.table, self._sit(sit, player), created.at)
        table_id = secrets.token_urlsafe(9)
        await self._begin(table_id, begun.table, (created, *begun.events))
        return table_id

    async def open_for(
        self, terms: TableTerms, players: Mapping[int, Player], *, table_id: str = "", by: str = "",
        also: tuple[Change, ...] = (),
    ) -> str:  # fmt: skip
        """Open a table with people in these seats, and write `also` with it or nothing; its id.

        Without `by`, the first of them has opened it. Raises Refused, and Conflict where a key is taken: then somebody
        was faster, and nothing was written.
        """
        game, by = registry.game(terms.game), by or next(iter(players.values())).id
        created = open_table(game, fill_in(game, terms), by, self.now(), longest=self._bounds.longest_moves)
        events: tuple[Event, ...] = (created,)
        table = fold(events, game)
        for seat, player in players.items():
            seated = decide(table, self._sit(seat, player, by_link=True), created.at)
            events, table = events + seated.events, seated.table
        table_id = table_id or secrets.token_urlsafe(9)
        await self._begin(table_id, table, events, also)
        return table_id

    async def branch(
        self, table_id: str, move: int, terms: TableTerms, by: str, player: Player | None = None,
        sit: int | None = None, line: Sequence[str] = (),
    ) -> str:  # fmt: skip
        """Play on from a table's position after so many moves, and `line` after those, at a new table; its id."""
        table = await self.table(table_id)
        if not 0 <= move <= len(table.history):
            high = len(table.history)
            raise TableRefused("bad_option", Phrase("server-no-such-move", {"number": move, "high": high}))
        start = str(table.history.vary(move, line).position if line else table.history.at(move))
        return await self.open(replace(terms, game=table.created.game, start=start, parent=table_id), by, player, sit)

    async def open_next(self, table_id: str, table: Table, command: Command) -> Table:
        """After a command, the table that follows a finished one is opened if all its players have agreed."""
        if table.status != "over" or table.rematch is not None or not isinstance(command, AskRematch | Answer):
            return table
        vote = table.vote("rematch")
        alone = isinstance(command, AskRematch) and not table.players_besides(command.seat)
        if alone or (vote is not None and not vote.awaiting):
            await self._rematch(table_id, table)
            return await self.table(table_id)
        return table

    async def _rematch(self, table_id: str, table: Table) -> str:
        """The table that follows a finished one, with the same players; made by whoever is first."""
        next_id = hashlib.blake2s(f"rematch {table_id}".encode(), digest_size=9).hexdigest()
        decide(table, Rematch(next_id), self.now())  # refuses before anything is written
        events = rematch_events(table, table_id, self.now(), longest=self._bounds.longest_moves)
        try:
            await self._begin(next_id, fold(events), events)
        except Conflict:
            log.info("rematch was there already", table=table_id)
        try:
            await self.do(table_id, Rematch(next_id))
        except Refused:
            log.info("rematch was noted already", table=table_id)
        return next_id

    async def _begin(
        self, table_id: str, table: Table, events: tuple[Event, ...], also: tuple[Change, ...] = ()
    ) -> None:
        guests, summary = _all_guests(events), Summary.of(table_id, table)
        call, begun = call_of(None, table), begun_calls(table)
        first = Append(table_id, 0, _texts(events), summary, guests, call=call, begun=begun, also=also)
        await self._append(first)
        live = self.tables.add(table_id, table)
        live.ours, live.named = True, set(guests)
        self.bus.publish(table_id, table.seq)

    # --- doing -------------------------------------------------------------------------------------------------------

    async def do(self, table_id: str, command: Command) -> Table:
        """Carry a command out: the table after it. Raises Refused, and then nothing has happened."""
        started, name = time.perf_counter(), type(command).__name__.lower()
        self.doing += 1
        try:
            with come_first:
                after = await self._do(table_id, command)
        except Refused as refused:
            COMMANDS_REFUSED.labels(refused.code).inc()
            log.info("refused", table=table_id, command=name, code=refused.code)
            raise
        finally:
            self.doing -= 1
        _command_seconds(name).observe(time.perf_counter() - started)
        log.info("done", table=table_id, command=name, seq=after.seq)
        return after

    async def _do(self, table_id: str, command: Command) -> Table:
        live = await self._find_live(table_id)
        async with live.lock:
            for _ in range(MOST_TRIES):
                try:
                    decided = decide(live.table, command, self.now())
                except Refused:
                    if self.bus.shared and await self._catch_up(live):  # it was judged by an older position
                        continue
                    raise
                events, after = decided.events, decided.table
                if not events:
                    return after
                texts, guests = _texts(events), _all_guests(events)
                try:
                    await self._append(self._entry(live, after, texts, guests))
                except Conflict:
                    LOG_CONFLICTS.inc()
                    await self._catch_up(live)
                    continue
                live.advance(after, zip(events, (text for _, text in texts), strict=True))
                live.ours = True
                live.named.update(guests)
                self.tables.grow(1)
                self.bus.publish(table_id, after.seq)
                return after
        raise TableRefused("stale", Phrase("table-stale"))

    def _entry(self, live: Live, after: Table, texts: tuple[tuple[int, str], ...], guests: tuple[str, ...]) -> Append:
        """What goes to disk; the lists hear of it when they would show something else, and now and then."""
        summary: Summary | None = None
        before = live.table
        quiet = (after.seats, after.created, after.status) == (before.seats, before.created, before.status)
        if not quiet or after.at - live.updated > LIST_DELAY_MS:
            live.summary = summary = Summary.of(live.id, after)
            live.updated = after.at
        fresh = tuple(each for each in guests if each not in live.named)
        end = None if quiet else GameEnd.of(live.id, after)
        return Append(
            live.id, before.seq, texts, summary, fresh, call=call_of(before, after), end=end,
            ends=before.status != "over",
        )  # fmt: skip

    async def _append(self, append: Append) -> None:
        with span("append", table=append.table_id, seq=append.seq, events=len(append.events)):
            await self.store.append(append)

    # --- people ------------------------------------------------------------------------------------------------------

    async def adopt(self, guest_id: str, account_id: str) -> None:
        """Let all that a guest has at tables be an account's."""
        for table_id in await self.store.tables_naming(guest_id):
            await self.do(table_id, Adopt(guest_id, account_id))

    async def forget(self, table_id: str, guest_id: str) -> None:
        """Take a person out of a table's log: the same game, in which somebody nameless sat."""
        anonymous_id = f"gone-{secrets.token_urlsafe(9)}"
        live = await self._find_live(table_id)
        async with live.lock:
            for _ in range(MOST_TRIES):
                entries = await self.store.read(table_id)
                log = [from_json(orjson.loads(entry.event)) for entry in entries]
                gone = Forgotten(max(self.now(), live.table.at, log[-1].at), anonymous_id)
                less = [*forget(log, guest_id, anonymous_id), gone]
                texts = _texts(tuple(less))
                table = await fold_log(None, [Entry(number, text) for number, (_, text) in enumerate(texts)])
                rewritten = tuple(
                    (number, texts[number][1]) for number, event in enumerate(log) if event != less[number]
                )
                append = Append(
                    table_id, len(log), texts[-1:], Summary.of(table_id, table), _all_guests(less), rewritten,
                    tuple(ids_of(log, guest_id)),
                )  # fmt: skip
                try:
                    await self._append(append)
                except Conflict:
                    continue
                live.renew(table, zip(less, (text for _, text in texts), strict=True))
                live.updated = table.at
                self.bus.publish(table_id, table.seq)
                return
        raise TableRefused("stale", Phrase("table-stale"))

    # --- seats -------------------------------------------------------------------------------------------------------

    async def tokens(self, table_id: str) -> dict[int, str]:
        """The token of every person's seat, for the table's creator to hand out."""
        table = await self.table(table_id)
        serials = await self.store.serials(table_id)
        return {
            seat: self.links.token(SeatLink(table_id, seat, serial))
            for seat, serial in sorted(serials.items())
            if table.seats[seat].kind == "person"
        }

    async def read_token(self, token: str) -> SeatLink:
        """The seat that a link is for; raises TableRefused if it is forged, expired or revoked."""
        link = self.links.read(token)
        if (await self.store.serials(link.table)).get(link.seat) != link.serial:
            raise TableRefused("expired_link", Phrase("server-expired-link"))
        return link

    async def sit(
        self, table_id: str, seat: int, player: Player, token: str | None = None, absent_ms: int = 0
    ) -> Table:
        """Take a seat, by its link or, at a public table, without; whoever sits there is asked, or long away."""
        if token is not None:
            link = await self.read_token(token)
            if (link.table, link.seat) != (table_id, seat):
                raise TableRefused("bad_link", Phrase("server-bad-link"))
        if seat in await seats_kept_from(self.store, table_id, player.id):
            raise TableRefused("not_allowed", Phrase("server-seat-kept"))
        table = await self.do(table_id, self._sit(seat, player, by_link=token is not None, absent_ms=absent_ms))
        await settle_kept_seat(self.store, table_id, seat, "accepted", player.id)
        return table

    def _sit(self, seat: int, player: Player, *, by_link: bool = False, absent_ms: int = 0) -> Sit:
        who, program = (player.id, player.name, player.avatar), self.is_program(player.id)
        return Sit(seat, *who, by_link, absent_ms, player.registered, program)

    async def revoke(self, table_id: str, seat: int, by: str) -> None:
        """Make a seat's links void, and keep it for nobody; the creator may, and who holds the seat."""
        table = await self.table(table_id)
        if not 0 <= seat < len(table.seats) or by not in {table.created.by, table.seats[seat].holder}:
            raise TableRefused("not_your_seat", Phrase("table-not-your-seat", {"number": seat + 1}))
        await self.store.revoke(table_id, seat)
        await settle_kept_seat(self.store, table_id, seat, "withdrawn")


@cache
def _command_seconds(command: str) -> Histogram:
    """The metric of one kind of command; to find it by its label costs more than to count."""
    return COMMAND_SECONDS.labels(command)


def _all_guests(events: Iterable[Event]) -> tuple[str, ...]:
    """The guests whom these events name, each once."""
    return tuple(dict.fromkeys(guest for event in events for guest in guests_in(event)))


def _texts(events: tuple[Event, ...]) -> tuple[tuple[int, str], ...]:
    return tuple((event.at, orjson.dumps(to_json(event)).decode()) for event in events)
