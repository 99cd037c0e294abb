"""Who wishes to be called when it is their turn, by which browsers, and the turns that are yet to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "call_wishes",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("handle", sa.String(32), nullable=False, unique=True),
        sa.Column("feed", sa.Integer, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("after", sa.BigInteger, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("mail", sa.Text, nullable=True),
        sa.Column("asked", sa.String(64), nullable=True),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("session", sa.BigInteger, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_push_subscriptions_guest", "push_subscriptions", ["guest"])
    op.create_table(
        "calls",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("lessee", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Text, nullable=False),
    )
    op.create_index("ix_calls_due", "calls", ["state", "due"])
    op.create_index("ix_calls_table", "calls", ["table_id"])


def downgrade() -> None:
    for name in ("calls", "push_subscriptions", "call_wishes"):
        op.drop_table(name)
