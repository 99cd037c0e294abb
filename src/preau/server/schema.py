"""The database's tables. The log is the truth; `table_index` and `table_seats` only find logs, and follow from them.

A seat's `serial` alone is kept nowhere else: counting it up makes the seat's older links void.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

table_log = sa.Table(
    "table_log",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),  # from 0
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

table_index = sa.Table(
    "table_index",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("wakes", sa.Boolean, nullable=False),  # a clock runs or a bot plays: to be looked after
    sa.Column("by", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # JSON, for lists
    sa.Index("ix_table_index_public", "public", "status", "updated"),
    sa.Index("ix_table_index_wakes", "wakes", "status"),
    sa.Index("ix_table_index_by", "by", "updated"),
)

table_seats = sa.Table(
    "table_seats",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("holder", sa.String(64), nullable=True),
    sa.Column("serial", sa.Integer, nullable=False, server_default="0"),
    sa.Index("ix_table_seats_holder", "holder"),
)
