"""Tournaments and clubs. A tournament's log is the truth; its other tables only find logs, and follow from them."""

from __future__ import annotations

import sqlalchemy as sa

from preau.server.database.metadata import metadata

tournament_log = sa.Table(
    "tournament_log",
    metadata,
    sa.Column("tournament_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),  # from 0
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

tournament_index = sa.Table(
    "tournament_index",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),  # open, running or over
    sa.Column("club", sa.String(32), nullable=False),  # empty: everybody's
    sa.Column("by", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("starts", sa.BigInteger, nullable=False),  # 0: when its organiser says so
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Index("ix_tournament_index_status", "status", "updated"),
    sa.Index("ix_tournament_index_club", "club", "status"),
    sa.Index("ix_tournament_index_by", "by"),
)

tournament_guests = sa.Table(
    "tournament_guests",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),  # whom the log names
    sa.Column("tournament_id", sa.String(32), primary_key=True),
    sa.Index("ix_tournament_guests_tournament", "tournament_id"),
)

clubs = sa.Table(
    "clubs",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("key", sa.String(192), nullable=False, unique=True),  # the name as it is compared
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

club_members = sa.Table(
    "club_members",
    metadata,
    sa.Column("club", sa.String(32), primary_key=True),
    sa.Column("account", sa.String(64), primary_key=True),
    sa.Column("role", sa.String(16), nullable=False),  # owner, officer or member
    sa.Column("joined", sa.BigInteger, nullable=False),
    sa.Index("ix_club_members_account", "account"),
)

club_evenings = sa.Table(
    "club_evenings",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("club", sa.String(32), nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("place", sa.Text, nullable=False),
    sa.Column("starts", sa.BigInteger, nullable=False),
    sa.Column("minutes", sa.Integer, nullable=False),
    sa.Column("weekly", sa.Boolean, nullable=False),
    sa.Index("ix_club_evenings_club", "club", "starts"),
)
