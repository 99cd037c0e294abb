"""Who looks for a table, who wishes to be seen, days off, and moves made in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("avatar", sa.String(32), nullable=False),
        sa.Column("registered", sa.Boolean, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("sizes", sa.String(64), nullable=False),
        sa.Column("clock", sa.String(32), nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("rating", sa.Float, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seek_ends",
        sa.Column("seek", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_seek_ends_guest", "seek_ends", ["guest"])
    op.create_index("ix_seek_ends_at", "seek_ends", ["at"])
    op.create_table(
        "visible_guests",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("registered", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_visible_guests_seen", "visible_guests", ["seen"])
    op.create_table(
        "days_off",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("start", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_days_off_guest", "days_off", ["guest"])
    op.create_index("ix_days_off_until", "days_off", ["until"])
    op.create_table(
        "advance_moves",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
    )
    op.create_index("ix_advance_moves_guest", "advance_moves", ["guest"])


def downgrade() -> None:
    for name in ("advance_moves", "days_off", "visible_guests", "seek_ends", "seeks"):
        op.drop_table(name)
