"""The sessions of accounts, and notes of what the servers have done; tables by when they were last played at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("session", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_seen", "sessions", ["seen"])
    op.create_table(
        "notes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_table_index_updated", "table_index", ["updated"])


def downgrade() -> None:
    op.drop_index("ix_table_index_updated", "table_index")
    op.drop_table("notes")
    op.drop_table("sessions")
