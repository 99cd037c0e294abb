"""What the club's tables hold of one person: to take along, and to forget."""

from __future__ import annotations

import secrets
from typing import Any, Final

import sqlalchemy as sa

from preau.server.database.club.lobby import advance_moves, days_off, seek_ends, seeks, visible_guests
from preau.server.database.club.moderation import roles, sanctions
from preau.server.database.club.people import (
    blocks,
    friendships,
    password_resets,
    profiles,
    rating_steps,
    ratings,
    result_seats,
    results,
)
from preau.server.database.club.programs import bot_accounts, kept_seats, tokens
from preau.server.database.club.tournaments import club_members
from preau.server.database.schema import accounts

PERSONAL: Final = (
    ("roles", roles, roles.c.account),
    ("sanctions", sanctions, sanctions.c.guest),
    ("tokens", tokens, tokens.c.account),
    ("bot_account", bot_accounts, bot_accounts.c.account),
    ("asked_to_play", kept_seats, kept_seats.c.account),
    ("asked_bots", kept_seats, kept_seats.c.asker),
    *((str(each.name), each, each.c.guest) for each in (seeks, seek_ends, visible_guests, days_off, advance_moves)),
    ("clubs", club_members, club_members.c.account),
    ("profile", profiles, profiles.c.guest),
    ("friends", friendships, friendships.c.guest),
    ("friends_who_asked", friendships, friendships.c.friend),
    ("blocked", blocks, blocks.c.guest),
    ("password_resets", password_resets, password_resets.c.account),
)  # under which name it is taken along, where it lies, and which column says whose it is


PLAYED: Final = (
    ("results", result_seats, result_seats.c.guest),
    ("ratings", ratings, ratings.c.guest),
    ("rating_history", rating_steps, rating_steps.c.guest),
)  # the same of what stays, with nobody in their place


def forget_in_club(guest_id: str) -> tuple[sa.Delete | sa.Update, ...]:
    """What takes all of it away.

    In rated games an id that is nobody's takes their place, the same in all of them: so others keep their ratings.
    """
    nobody = f"gone-{secrets.token_urlsafe(9)}"
    casual = sa.select(results.c.table_id).where(results.c.state == "casual")
    return (
        sa.update(result_seats)
        .where(result_seats.c.guest == guest_id, result_seats.c.table_id.in_(casual))
        .values(guest=None),
        *(sa.update(table).where(whose == guest_id).values(guest=nobody) for _, table, whose in PLAYED),
        *(sa.delete(table).where(whose == guest_id) for _, table, whose in PERSONAL),
        sa.delete(blocks).where(blocks.c.blocked == guest_id),
    )


OTHERS: Final = {
    "friends": friendships.c.friend,
    "friends_who_asked": friendships.c.guest,
    "blocked": blocks.c.blocked,
    "asked_bots": kept_seats.c.account,
}  # whom a row is about besides: told by the names of their accounts


def club_queries(guest_id: str) -> dict[str, sa.Select[Any]]:
    """What finds all of it, by the name under which it is taken along."""
    found = {name: sa.select(table).where(whose == guest_id) for name, table, whose in (*PERSONAL, *PLAYED)}
    for name, other in OTHERS.items():
        query = found[name].outerjoin(accounts, accounts.c.id == other)
        found[name] = query.add_columns(accounts.c.name.label("who"))
    return found
