"""Hosts and moderators, what they impose and tell, who may sign up; tokens and bots' accounts for programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

TABLES = (
    "roles", "sanctions", "closed_reports", "moderation_ledger", "announcements", "house_rules", "invitations",
    "used_invitations", "tokens", "bot_accounts", "kept_seats",
)  # fmt: skip


def upgrade() -> None:
    op.create_table(
        "roles",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("given", sa.BigInteger, nullable=False),
        sa.Column("taken", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_roles_account", "roles", ["account"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("role", sa.String(32), nullable=False),
        sa.Column("report", sa.String(32), nullable=True),
        sa.Column("seen", sa.BigInteger, nullable=True),
        sa.Column("undone", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_sanctions_guest", "sanctions", ["guest"])
    op.create_index("ix_sanctions_undone", "sanctions", ["undone", "until"])
    op.create_table(
        "closed_reports",
        sa.Column("report", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "moderation_ledger",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("role", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
    )
    _forbid_changes("moderation_ledger")
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("texts", sa.Text, nullable=False),
    )
    op.create_table(
        "house_rules",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("note", sa.String(64), nullable=False),
    )
    op.create_table(
        "used_invitations",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    _create_programs()


def _create_programs() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("session", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=True),
    )
    op.create_index("ix_tokens_account", "tokens", ["account"])
    op.create_table(
        "bot_accounts",
        sa.Column("account", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "kept_seats",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("asker", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
    )
    op.create_index("ix_kept_seats_account", "kept_seats", ["account", "state"])


def _forbid_changes(table: str) -> None:
    """A line that was written stays as it is: the database refuses to change or to drop it."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute(
            f"CREATE OR REPLACE FUNCTION {table}_stays() RETURNS trigger LANGUAGE plpgsql AS "
            f"$$ BEGIN RAISE EXCEPTION '{table} is only ever added to'; END $$"
        )
        op.execute(
            f"CREATE TRIGGER {table}_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON {table} "
            f"FOR EACH STATEMENT EXECUTE FUNCTION {table}_stays()"
        )
        return
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {table}_no_{change.lower()} BEFORE {change} ON {table} "
            f"BEGIN SELECT RAISE(ABORT, '{table} is only ever added to'); END"
        )


def downgrade() -> None:
    for name in reversed(TABLES):
        op.drop_table(name)
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DROP FUNCTION IF EXISTS moderation_ledger_stays()")
