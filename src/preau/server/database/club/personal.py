"""What the club's tables hold of one person: to take along, and to forget."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from preau.server.database.club.moderation import roles, sanctions
from preau.server.database.club.programs import bot_accounts, kept_seats, tokens

PERSONAL: Final = (
    ("roles", roles, roles.c.account),
    ("sanctions", sanctions, sanctions.c.guest),
    ("tokens", tokens, tokens.c.account),
    ("bot_account", bot_accounts, bot_accounts.c.account),
    ("asked_to_play", kept_seats, kept_seats.c.account),
    ("asked_bots", kept_seats, kept_seats.c.asker),
)  # under which name it is taken along, where it lies, and which column says whose it is


def forget_in_club(guest_id: str) -> tuple[sa.Delete, ...]:
    """What takes all of it away."""
    return tuple(sa.delete(table).where(whose == guest_id) for _, table, whose in PERSONAL)


def asked_of_club(guest_id: str) -> dict[str, sa.Select[tuple[object, ...]]]:
    """What finds all of it, by the name under which it is taken along."""
    return {name: sa.select(table).where(whose == guest_id) for name, table, whose in PERSONAL}
