"""Moves made in advance: "if they play this, I play that". They are their player's secret until they are played.

A line is a list of moves from a position on, the others' and one's own, as they would come. When the game comes to a
move of one's own in it, the server plays that, as its player; a line that does not come about is forgotten. Any process
may play the move: the log takes it once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import orjson
import sqlalchemy as sa
import structlog

from preau.games.api import Refused, refusal
from preau.play.commands import Play
from preau.play.decide import MOST_MOVE_CHARS
from preau.play.history import History
from preau.play.table import Table
from preau.server.background import TaskGroup
from preau.server.database.club.lobby import advance_moves
from preau.server.database.writer import Conflict, StoreFailed
from preau.server.tables.service import TableService
from preau.server.tables.turns import awaited_seat

MOST_LINES: Final = 20  # of one person at one table
MOST_MOVES: Final = 24  # of a line
ADVANCE_LOOK_SECONDS: Final = 30.0
PASSING: Final = frozenset({"stale", "not_saved", "outdated", "unavailable", "busy"})  # what may go otherwise next time

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class AdvancePlan:
    """What somebody at a table plays in advance: lines from the position after so many moves."""

    table_id: str
    seat: int
    guest: str
    moves: int
    lines: tuple[tuple[str, ...], ...]

    def open_lines(self, table: Table) -> tuple[tuple[str, ...], ...]:
        """What is left of the lines that the game has followed so far."""
        played = table.history.moves[self.moves :]
        if len(table.history) < self.moves or table.status != "playing":
            return ()
        return tuple(
            line[len(played) :]
            for line in self.lines
            if line[: len(played)] == tuple(played) and len(line) > len(played)
        )


def seat_in_advance(table: Table, guest_id: str) -> int:
    """The seat for which somebody may make moves in advance now; raises TableRefused."""
    held = table.seats_of(guest_id)
    if not held:
        raise refusal("not_your_seat", "lobby-ahead-players")
    awaited = awaited_seat(table)
    if table.created.clock.kind != "days" or awaited is None or awaited in held or table.seats[held[0]].out is not None:
        raise refusal("not_allowed", "lobby-ahead-not")
    return held[0]


def follow_line(table: Table, line: Sequence[str]) -> History:
    """The game as it would be after these moves; raises Refused for what is no move, or for too many."""
    if len(line) > MOST_MOVES:
        raise refusal("bad_option", "lobby-ahead-long", high=MOST_MOVES)
    history = table.history
    for move in line:
        if len(move) > MOST_MOVE_CHARS:
            raise refusal("bad_notation", "table-move-too-long", high=MOST_MOVE_CHARS)
        history = history.play(move)
    return history


class AdvanceMoves:
    """Keeps them, and plays them when their moment has come."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._store = service.store
        self._changed_tables: set[str] = set()
        self._wake = asyncio.Event()
        self._tasks = TaskGroup()
        service.bus.listen(self._on_table_change)

    # --- a person's own ----------------------------------------------------------------------------------------------

    async def lines_of(self, table_id: str, guest_id: str) -> list[tuple[str, ...]]:
        """The lines that may still come about, from the position as it stands."""
        table = await self._service.table(table_id)
        plans = await self._read(advance_moves.c.table_id == table_id, advance_moves.c.guest == guest_id)
        return [line for plan in plans for line in plan.open_lines(table)]

    async def add(self, table_id: str, guest_id: str, line: Sequence[str]) -> None:
        """Keep one more line; of two that answer the same otherwise, the newer one. Raises Refused."""
        table = await self._service.table(table_id)
        seat = seat_in_advance(table, guest_id)
        steps = follow_line(table, line).steps[len(table.history) :]
        if not steps or steps[-1].seat != seat:
            raise refusal("bad_option", "lobby-ahead-line")
        new = tuple(step.text for step in steps)
        own = [number for number, step in enumerate(steps) if step.seat == seat]
        kept = [each for each in await self.lines_of(table_id, guest_id) if not _contradicts(each, new, own)]
        if len(kept) >= MOST_LINES:
            raise refusal("too_many", "lobby-ahead-many", high=MOST_LINES)
        await self._keep(AdvancePlan(table_id, seat, guest_id, len(table.history), (*kept, new)))
        self._note(table_id)  # the others may have moved meanwhile

    async def forget(self, table_id: str, guest_id: str, line: Sequence[str] | None = None) -> None:
        """Forget that line, or all of them."""
        table = await self._service.table(table_id)
        plans = await self._read(advance_moves.c.table_id == table_id, advance_moves.c.guest == guest_id)
        for plan in plans:
            rest = tuple(each for each in plan.open_lines(table) if line is not None and each != tuple(line))
            if rest:
                await self._keep(AdvancePlan(table_id, plan.seat, guest_id, len(table.history), rest))
            else:
                await self._drop(plan)

    # --- playing -----------------------------------------------------------------------------------------------------

    def _on_table_change(self, table_id: str, _seq: int) -> None:
        live = self._service.tables.peek(table_id)
        if live is not None and live.table.created.clock.kind == "days":
            self._note(table_id)

    def _note(self, table_id: str) -> None:
        self._changed_tables.add(table_id)
        self._wake.set()

    async def watch(self) -> None:
        """For as long as the server runs: after each change at a table by post, and now and then everywhere."""
        while True:
            try:
                await asyncio.wait_for(self._wake.wait(), ADVANCE_LOOK_SECONDS)
                self._wake.clear()
                changed, self._changed_tables = self._changed_tables, set()
                await self.see_to(sorted(changed))
            except TimeoutError:
                await self._try_all()
            except StoreFailed:
                log.info("moves in advance could not be read")  # the next look tries again
            except Exception:
                log.exception("moves in advance failed")

    async def _try_all(self) -> None:
        try:
            await self.see_to(None)
        except StoreFailed:
            log.info("moves in advance could not be read")

    async def see_to(self, table_ids: Sequence[str] | None) -> None:
        """Play what has come about at these tables, or at all of them, and forget what cannot any more."""
        if table_ids is not None and not table_ids:
            return
        chosen = () if table_ids is None else (advance_moves.c.table_id.in_(table_ids),)
        for plan in await self._read(*chosen):
            try:
                await self._see_to(plan)
            except Refused as refused:
                log.info("move in advance was refused", table=plan.table_id, code=refused.code)
                if refused.code not in PASSING:
                    await self._drop(plan)

    async def _see_to(self, plan: AdvancePlan) -> None:
        table = await self._service.table(plan.table_id)
        lines = plan.open_lines(table)
        if not lines or table.seats[plan.seat].holder != plan.guest or table.seats[plan.seat].out is not None:
            await self._drop(plan)
        elif table.position.player == plan.seat:
            await self._service.do(plan.table_id, Play(plan.seat, lines[0][0], table.seq, plan.guest))

    # --- the database ------------------------------------------------------------------------------------------------

    async def _read(self, *chosen: sa.ColumnElement[bool]) -> list[AdvancePlan]:
        rows = await self._store.rows(sa.select(advance_moves).where(*chosen))
        return [
            AdvancePlan(row.table_id, row.seat, row.guest, row.moves, tuple(map(tuple, orjson.loads(row.lines))))
            for row in rows
        ]

    async def _keep(self, plan: AdvancePlan) -> None:
        row = {
            "table_id": plan.table_id, "seat": plan.seat, "guest": plan.guest, "moves": plan.moves,
            "lines": orjson.dumps(plan.lines).decode(),
        }  # fmt: skip
        here = sa.and_(advance_moves.c.table_id == plan.table_id, advance_moves.c.seat == plan.seat)
        try:
            await self._store.write(sa.delete(advance_moves).where(here), sa.insert(advance_moves).values(row))
        except Conflict as error:  # another window of theirs was as quick
            raise refusal("stale", "table-stale") from error

    async def _drop(self, plan: AdvancePlan) -> None:
        """Unless it was changed meanwhile."""
        same = (advance_moves.c.table_id == plan.table_id, advance_moves.c.seat == plan.seat)
        await self._store.write(sa.delete(advance_moves).where(*same, advance_moves.c.moves == plan.moves))


def _contradicts(old: Sequence[str], new: Sequence[str], own: Sequence[int]) -> bool:
    """Whether the two part at a move of one's own: only one of them can be played. One that goes on is as good."""
    parts = next((n for n, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), None)
    return parts in own if parts is not None else True
