"""To whom people show themselves, who are friends, who is blocked, and how a password is chosen anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("games", sa.String(8), nullable=False),
        sa.Column("rating", sa.String(8), nullable=False),
    )
    op.create_table(
        "friendships",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("friend", sa.String(64), primary_key=True),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_friendships_friend", "friendships", ["friend"])
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("blocked", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "password_resets",
        sa.Column("account", sa.String(64), primary_key=True),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("password_resets", "blocks", "friendships", "profiles"):
        op.drop_table(name)
