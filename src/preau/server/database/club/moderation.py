"""What hosts and moderators do: who they are, what they imposed on whom, what they told everybody, who may sign up.

The ledger of all that is only ever added to; the database itself refuses anything else. It names rows, never people,
so that who leaves is gone from it too.
"""

from __future__ import annotations

import sqlalchemy as sa

from preau.server.database.metadata import metadata

roles = sa.Table(
    "roles",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("account", sa.String(64), nullable=False),
    sa.Column("role", sa.String(16), nullable=False),  # host or moderator
    sa.Column("given", sa.BigInteger, nullable=False),
    sa.Column("taken", sa.BigInteger, nullable=True),  # when it was taken back
    sa.Index("ix_roles_account", "account"),
)

sanctions = sa.Table(
    "sanctions",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("guest", sa.String(64), nullable=False),  # on whom
    sa.Column("kind", sa.String(16), nullable=False),  # warning, silence or suspension
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),  # none: until it is undone
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("role", sa.String(32), nullable=False),  # the role by which it was imposed; empty: by command
    sa.Column("report", sa.String(32), nullable=True),
    sa.Column("seen", sa.BigInteger, nullable=True),  # when its person said that they had read it
    sa.Column("undone", sa.BigInteger, nullable=True),
    sa.Index("ix_sanctions_guest", "guest"),
    sa.Index("ix_sanctions_undone", "undone", "until"),
)

closed_reports = sa.Table(
    "closed_reports",
    metadata,
    sa.Column("report", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

moderation_ledger = sa.Table(
    "moderation_ledger",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("what", sa.String(32), nullable=False),
    sa.Column("role", sa.String(32), nullable=False),  # by which it was done; empty: by command
    sa.Column("about", sa.String(32), nullable=False),  # the row that it was done to
    sa.Column("detail", sa.Text, nullable=False),
    sa.Column("digest", sa.String(32), nullable=False),  # of this line and of the digest before it
)

announcements = sa.Table(
    "announcements",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=True),
    sa.Column("texts", sa.Text, nullable=False),  # JSON: a text for each language that has one
)

house_rules = sa.Table(
    "house_rules",  # what a host chose while the server runs, by name
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(64), nullable=False),
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a digest of the link's word
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False),
    sa.Column("note", sa.String(64), nullable=False),  # for whom, as the host put it
)

used_invitations = sa.Table(
    "used_invitations",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # whoever writes it first has used it
    sa.Column("at", sa.BigInteger, nullable=False),
)
