"""Whom a log names; accounts, passkeys, ended sessions, the audit, reports."""

from __future__ import annotations

import orjson
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


NAMES = ("by", "holder", "guest", "account")  # the fields of an event that name a guest


def upgrade() -> None:
    found = op.create_table(
        "table_guests",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_index("ix_table_guests_table", "table_guests", ["table_id"])
    _fill(found)
    op.create_table(
        "ended_sessions",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("session", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("older", sa.Boolean, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(192), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(64), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"])
    op.create_table(
        "audit",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("request", sa.String(32), nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
    op.create_index("ix_audit_table", "audit", ["table_id"])
    op.create_index("ix_audit_guest", "audit", ["guest"])
    op.create_index("ix_audit_address", "audit", ["address", "what"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("said", sa.BigInteger, nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_reports_at", "reports", ["at"])


def downgrade() -> None:
    """Accounts, passkeys, the audit and reports are gone with their tables; the logs stay as they are."""
    for name in ("reports", "audit", "passkeys", "accounts", "ended_sessions", "table_guests"):
        op.drop_table(name)


def _fill(table_guests: sa.Table) -> None:
    """Find the guests in the logs that there are."""
    log = sa.table("table_log", sa.column("table_id"), sa.column("event"))
    others = log.c.event.not_like('{"type":"moved"%')  # which name nobody
    rows = op.get_bind().execute(sa.select(log.c.table_id, log.c.event).where(others))
    named = {
        (guest, table_id)
        for table_id, event in rows
        for guest in map(orjson.loads(event).get, NAMES)
        if isinstance(guest, str)
    }
    if named:
        op.bulk_insert(table_guests, [{"guest": guest, "table_id": table_id} for guest, table_id in sorted(named)])
