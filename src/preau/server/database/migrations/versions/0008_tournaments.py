"""Tournaments, each with a log of its own; clubs, their members and their evenings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _add_tournaments()
    _add_clubs()


def _add_tournaments() -> None:
    op.create_table(
        "tournament_log",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tournament_index",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tournament_index_status", "tournament_index", ["status", "updated"])
    op.create_index("ix_tournament_index_club", "tournament_index", ["club", "status"])
    op.create_index("ix_tournament_index_by", "tournament_index", ["by"])
    op.create_table(
        "tournament_guests",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("tournament_id", sa.String(32), primary_key=True),
    )
    op.create_index("ix_tournament_guests_tournament", "tournament_guests", ["tournament_id"])


def _add_clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("key", sa.String(192), nullable=False, unique=True),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(64), primary_key=True),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_club_members_account", "club_members", ["account"])
    op.create_table(
        "club_evenings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("starts", sa.BigInteger, nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("weekly", sa.Boolean, nullable=False),
    )
    op.create_index("ix_club_evenings_club", "club_evenings", ["club", "starts"])


def downgrade() -> None:
    for name in ("club_evenings", "club_members", "clubs", "tournament_guests", "tournament_index", "tournament_log"):
        op.drop_table(name)
