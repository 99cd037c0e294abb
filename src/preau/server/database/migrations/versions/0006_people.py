"""Who played what with which result, and how people are rated by it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mode", sa.String(16), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
    )
    op.create_index("ix_results_state", "results", ["state", "ended"])
    op.create_index("ix_results_pool", "results", ["game", "players", "ended"])
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(64), nullable=True),
        sa.Column("level", sa.String(20), nullable=True),
        sa.Column("place", sa.String(8), nullable=False),
        sa.Column("opening", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("home", sa.Integer, nullable=True),
        sa.Column("mean", sa.Double, nullable=True),
        sa.Column("doubt", sa.Double, nullable=True),
    )
    op.create_index("ix_result_seats_guest", "result_seats", ["guest", "ended"])
    op.create_table(
        "rating_steps",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("weight", sa.Double, nullable=False),
    )
    op.create_index("ix_rating_steps_guest", "rating_steps", ["guest", "game", "players", "number"])
    op.create_index("ix_rating_steps_table", "rating_steps", ["table_id"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_ratings_mean", "ratings", ["game", "players", "mean"])
    op.create_index("ix_ratings_guest", "ratings", ["guest"])


def downgrade() -> None:
    for name in ("ratings", "rating_steps", "result_seats", "results"):
        op.drop_table(name)
    op.execute("DELETE FROM notes WHERE name = 'results'")
