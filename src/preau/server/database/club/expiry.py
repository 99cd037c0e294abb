"""Old tournaments and clubs: by the host's rule they go when nobody is left who could miss them.

A tournament that somebody with an account has entered stays. Others go when nothing has happened in them for so many
days: at once if no account is left in them at all, and if only their organiser has one, unless they still run. A club
goes with its last member, when it is as old.
"""

from __future__ import annotations

import sqlalchemy as sa

from preau.server.clock import DAY_MS
from preau.server.database.club.tournaments import (
    club_evenings,
    club_members,
    clubs,
    tournament_guests,
    tournament_index,
    tournament_log,
)
from preau.server.database.schema import accounts
from preau.server.database.store import Store

BATCH_ROWS = 50  # that go in one transaction: others write in between


async def expire_tournaments(store: Store, days: int, now: int) -> int:
    """Let old ones go, a few at a time; how many went."""
    entered = sa.exists().where(
        tournament_guests.c.tournament_id == tournament_index.c.id,
        tournament_guests.c.guest == accounts.c.id,
        tournament_guests.c.guest != tournament_index.c.by,
    )
    organised = sa.exists().where(accounts.c.id == tournament_index.c.by)
    query = (
        sa.select(tournament_index.c.id)
        .where(tournament_index.c.updated < now - days * DAY_MS, tournament_index.c.starts < now - days * DAY_MS)
        .where(~entered, sa.or_(~organised, tournament_index.c.status != "running"))
        .order_by(tournament_index.c.updated)
        .limit(BATCH_ROWS)
    )
    gone = 0
    while found := [row.id for row in await store.rows(query)]:
        await store.write(
            *(sa.delete(each).where(each.c.tournament_id.in_(found)) for each in (tournament_log, tournament_guests)),
            sa.delete(tournament_index).where(tournament_index.c.id.in_(found)),
        )
        gone += len(found)
    return gone


async def expire_clubs(store: Store, days: int, now: int) -> int:
    """The same for clubs without members."""
    empty = ~sa.exists().where(club_members.c.club == clubs.c.id)
    query = sa.select(clubs.c.id).where(clubs.c.created < now - days * DAY_MS, empty).limit(BATCH_ROWS)
    gone = 0
    while found := [row.id for row in await store.rows(query)]:
        await store.write(
            sa.delete(club_evenings).where(club_evenings.c.club.in_(found)),
            sa.delete(clubs).where(clubs.c.id.in_(found)),
        )
        gone += len(found)
    return gone
