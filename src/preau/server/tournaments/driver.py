"""What happens by itself in tournaments, done by whichever process comes first, and once.

Each step is an event in the tournament's log, under the number that follows what was read: who finds it taken reads on.
The tables of a round are opened after the round is in the log, by ids that follow from it; who dies in between leaves
that to the next one who looks. Results are read off the tables' own logs.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import sqlalchemy as sa
import structlog

from preau.games import registry
from preau.games.api import Refused
from preau.play.commands import Resign
from preau.play.events import SeatPlan, TableTerms
from preau.play.table import TOURNAMENT_MARK, Table
from preau.server.database.schema import table_index
from preau.server.database.store import keys_by_query
from preau.server.database.writer import Conflict, StoreFailed
from preau.server.tables.service import Player, TableService
from preau.server.tournaments.decisions import NOTHING_KNOWN, table_options
from preau.server.tournaments.steps import TableFacts, begins_now, due_events, waits_until
from preau.server.tournaments.store import TournamentStore
from preau.server.tournaments.tournament import PodState, Tournament

TOURNAMENT_LOOK_SECONDS: Final = 2.0
MOST_STEPS: Final = 20  # of one tournament in one look
NEVER_OPENS: Final = frozenset({"bad_name", "bad_option", "not_allowed"})  # refusals that trying again does not mend

log = structlog.get_logger()


class TournamentDriver:
    """Looks at every tournament that goes on, again and again, and sooner where one of its tables has changed."""

    def __init__(self, service: TableService, store: TournamentStore) -> None:
        self._service = service
        self._store = store
        self._locks: dict[str, asyncio.Lock] = {}
        self._tables: dict[str, str] = {}  # undecided ones, with their tournaments
        self._hinted = asyncio.Event()
        service.bus.listen(self._on_table_change)

    async def watch(self) -> None:
        """As a task, for as long as the server runs."""
        while True:
            self._hinted.clear()
            try:
                await self.drive_all()
            except StoreFailed as error:
                log.warning("tournaments are not looked after", why=str(error).splitlines()[0])
            except Exception:
                log.exception("tournaments are not looked after")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hinted.wait(), TOURNAMENT_LOOK_SECONDS)
            await asyncio.sleep(0.1)  # what ends together is looked at together

    def _on_table_change(self, table_id: str, _seq: int) -> None:
        live = self._service.tables.peek(table_id) if table_id in self._tables else None
        if live is not None and live.table.status == "over":
            self._hinted.set()

    async def drive_all(self) -> None:
        going_on = await self._store.running_tournaments()
        for tournament_id in going_on:
            try:
                await self.drive(tournament_id)
            except StoreFailed:
                raise
            except Exception:  # one that is damaged does not stop the others
                log.exception("tournament cannot be driven", tournament=tournament_id)
        self._locks = {key: lock for key, lock in self._locks.items() if key in going_on}

    async def drive(self, tournament_id: str) -> Tournament:
        """Let happen all that is due in one tournament; as it stands then."""
        async with self._locks.setdefault(tournament_id, asyncio.Lock()):
            state = await self._store.find(tournament_id)
            for _ in range(MOST_STEPS):
                facts = await self._look_at_tables(state)
                now = self._service.now()
                strengths = await self._store.strengths(state) if begins_now(state, now) else NOTHING_KNOWN
                events = due_events(state, facts, now, strengths)
                if not events:
                    break
                try:
                    state = await self._store.append(state, events)
                except Conflict:
                    state = await self._store.find(tournament_id)
            return state

    # --- tables ------------------------------------------------------------------------------------------------------

    async def _look_at_tables(self, state: Tournament) -> dict[str, TableFacts]:
        """Open the tables that are missing, let those lose who have not come, and see what is decided."""
        undecided = state.undecided_pods if not state.closed else []
        for table in [each for each, of in self._tables.items() if of == state.id]:
            del self._tables[table]
        self._tables |= {pod.table: state.id for pod in undecided}
        statuses = await self._statuses([pod.table for pod in undecided])
        facts = {}
        for pod in undecided:
            if pod.table not in statuses:
                try:
                    await self._open(state, pod)
                except Refused as refused:
                    if refused.code not in NEVER_OPENS:
                        raise
                    log.warning("table of a tournament cannot be opened", tournament=state.id, code=refused.code)
                    facts[pod.table] = TableFacts(over=True, reason="refused")
            elif statuses[pod.table] == "over" or self._service.now() >= waits_until(state, pod):
                facts[pod.table] = await self._facts(pod)
        return facts

    async def _statuses(self, tables: list[str]) -> dict[str, str]:
        found: dict[str, str] = {}
        for some in keys_by_query(tables):
            chosen = table_index.c.id.in_(some)
            rows = await self._service.store.rows(sa.select(table_index.c.id, table_index.c.status).where(chosen))
            found |= dict(rows)
        return found

    async def _open(self, state: Tournament, pod: PodState) -> None:
        terms, game = state.terms, registry.game(state.terms.game)
        count = len(pod.players)
        wanted = TableTerms(
            terms.game, table_options(game, terms, count), (SeatPlan("person"),) * count, clock=terms.clock,
            public=True, free_undo=False, absence_seconds=0, rated=terms.rated,
        )  # fmt: skip
        players = {
            seat: Player(each, state.name_of(each) or f"? {seat + 1}", registered=state.entrants[each].registered)
            for seat, each in enumerate(pod.players)
        }
        with suppress(Conflict):  # another process has opened it
            await self._service.open_for(wanted, players, table_id=pod.table, by=f"{TOURNAMENT_MARK}{state.id}")
            log.info("table of a tournament opened", tournament=state.id, round=pod.number, table=pod.table)

    async def _facts(self, pod: PodState) -> TableFacts:
        """What a table says; who was found missing loses there first."""
        table = await self._service.table(pod.table)
        for player in pod.absent:
            seat = pod.players.index(player)
            if table.status == "playing" and table.seats[seat].out is None:
                with suppress(Refused):  # it is over, or they have come to an end otherwise
                    table = await self._service.do(pod.table, Resign(seat))
        result = table.result
        if result is None:
            return TableFacts(over=False, came=_who_came(table))
        return TableFacts(over=True, winners=result.winners, reason=result.reason)


def _who_came(table: Table) -> frozenset[int]:
    """The seats that need not be waited for: who has moved or given up has come, with or without a page.

    By post nobody has to come before it is their turn: once somebody has moved, clocks run and see to everything.
    """
    seats = range(len(table.seats))
    if table.created.clock.kind == "days" and table.gathered:
        return frozenset(seats)
    moved = {step.seat for step in table.history.steps}
    return table.came | frozenset(seat for seat in seats if seat in moved or table.seats[seat].out is not None)
