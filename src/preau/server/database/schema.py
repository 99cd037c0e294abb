"""The database's tables. The log is the truth; the other `table_…` only find logs, and follow from them.

A seat's `serial` alone is kept nowhere else: counting it up makes the seat's older links void. Beside the tables there
are the people: accounts and passkeys, sessions that were ended, who did what (`audit`), and what was reported; and the
calls: who wishes to hear that it is their turn, by which browsers, and the turns that are yet to be told (`calls`).
"""

from __future__ import annotations

import sqlalchemy as sa

from preau.server.database import metadata as declared
from preau.server.database.club import lobby, moderation, people, programs, tournaments

metadata = declared.metadata
CLUB = (lobby, moderation, people, programs, tournaments)  # whose tables are declared on the same metadata

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
    sa.Index("ix_table_index_updated", "updated"),
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

table_guests = sa.Table(
    "table_guests",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),  # whom the log names, in a seat or not
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Index("ix_table_guests_table", "table_id"),
)

notes = sa.Table(
    "notes",  # what the servers have done to the database, by name
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.BigInteger, nullable=False),
)

# --- people ----------------------------------------------------------------------------------------------------------

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("session", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("device", sa.String(64), nullable=False),  # a browser and a system, as far as they said
    sa.Column("seen", sa.BigInteger, nullable=False),  # about when it was last used
    sa.Index("ix_sessions_seen", "seen"),
)

ended_sessions = sa.Table(
    "ended_sessions",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column(
        "session", sa.BigInteger, primary_key=True, autoincrement=False
    ),  # as `guests` numbers them, by when they began
    sa.Column("older", sa.Boolean, primary_key=True),  # all that began before that moment, not the one that began then
    sa.Column("at", sa.BigInteger, nullable=False),  # when it was ended
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # the guest that it was made by
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("key", sa.String(192), nullable=False, unique=True),  # the name as it is compared
    sa.Column("password", sa.Text, nullable=True),  # argon2; none where passkeys alone open it
    sa.Column("created", sa.BigInteger, nullable=False),
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a digest of the credential's own id
    sa.Column("account", sa.String(64), nullable=False),
    sa.Column("credential", sa.Text, nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("ix_passkeys_account", "account"),
)

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("what", sa.String(32), nullable=False),
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("address", sa.String(32), nullable=False),  # a keyed digest: equal ones are equal, no more
    sa.Column("request", sa.String(32), nullable=False),
    sa.Index("ix_audit_at", "at"),
    sa.Index("ix_audit_table", "table_id"),
    sa.Index("ix_audit_guest", "guest"),
    sa.Index("ix_audit_address", "address", "what"),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("by", sa.String(64), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("said", sa.BigInteger, nullable=False),  # when
    sa.Column("guest", sa.String(64), nullable=False),  # who said it
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Index("ix_reports_at", "at"),
)

# --- calls -----------------------------------------------------------------------------------------------------------

call_wishes = sa.Table(
    "call_wishes",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("handle", sa.String(32), nullable=False, unique=True),  # by which links name them; no guest's id
    sa.Column("feed", sa.Integer, nullable=False),  # counted up, it makes older feeds void; above zero: there is one
    sa.Column("games", sa.Text, nullable=False),  # `,cerocle,recess,`: for which; empty: for all
    sa.Column("after", sa.BigInteger, nullable=False),  # ms for which a turn waits before it is told
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("base", sa.Text, nullable=False),  # the address under which they know this server
    sa.Column("mail", sa.Text, nullable=True),  # an address that was confirmed
    sa.Column("asked", sa.String(64), nullable=True),  # a digest of the one link that confirms an address
)

push_subscriptions = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a digest of the endpoint
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("session", sa.BigInteger, nullable=False),  # when it is ended, nothing more is sent there
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("key", sa.String(128), nullable=False),  # the browser's public key (base64url)
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("ix_push_subscriptions_guest", "guest"),
)

calls = sa.Table(
    "calls",  # the outbox: a turn is written here with the event that began it, and told once
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # table, turn and seat
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),  # waiting, told, seen, over or failed
    sa.Column("lease", sa.BigInteger, nullable=False),  # until when it is somebody's
    sa.Column("lessee", sa.String(32), nullable=False),  # whose
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("done", sa.Text, nullable=False),  # where it has been told, with spaces
    sa.Index("ix_calls_due", "state", "due"),
    sa.Index("ix_calls_table", "table_id"),
)
