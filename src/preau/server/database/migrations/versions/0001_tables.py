"""The log and the lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "table_log",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_index",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("wakes", sa.Boolean, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("ix_table_index_public", "table_index", ["public", "status", "updated"])
    op.create_index("ix_table_index_wakes", "table_index", ["wakes", "status"])
    op.create_index("ix_table_index_by", "table_index", ["by", "updated"])
    op.create_table(
        "table_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.String(64), nullable=True),
        sa.Column("serial", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_table_seats_holder", "table_seats", ["holder"])
