"""The lobby: who looks for a table and what became of that, who wishes to be seen; days off, moves made in advance."""

from __future__ import annotations

import sqlalchemy as sa

from preau.server.database.metadata import metadata

seeks = sa.Table(
    "seeks",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("avatar", sa.String(32), nullable=False),
    sa.Column("registered", sa.Boolean, nullable=False),  # the name is an account's own
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("sizes", sa.String(64), nullable=False),  # `2,3`: tables of so many
    sa.Column("clock", sa.String(32), nullable=False),  # `bank-300-5`: kind, seconds, increment
    sa.Column("bots", sa.Boolean, nullable=False),  # whether bots may take seats that stay free
    sa.Column("rating", sa.Float, nullable=True),  # of the person in that game, where one is known
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),  # when somebody last waited for it
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
)

seek_ends = sa.Table(
    "seek_ends",  # each seek ends once: at a table, or at none
    metadata,
    sa.Column("seek", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),  # empty: it was withdrawn, or nobody waited for it any more
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_seek_ends_guest", "guest"),
    sa.Index("ix_seek_ends_at", "at"),
)

visible_guests = sa.Table(
    "visible_guests",  # who wishes that others see them while they are here; nobody else is in it
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("registered", sa.Boolean, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Index("ix_visible_guests_seen", "seen"),
)

days_off = sa.Table(
    "days_off",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("start", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Index("ix_days_off_guest", "guest"),
    sa.Index("ix_days_off_until", "until"),
)

advance_moves = sa.Table(
    "advance_moves",  # what somebody plays if the others play as they expect; for nobody else's eyes
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),  # so many had been played where the lines begin
    sa.Column("lines", sa.Text, nullable=False),  # JSON: lists of moves as text, the others' and one's own
    sa.Index("ix_advance_moves_guest", "guest"),
)
