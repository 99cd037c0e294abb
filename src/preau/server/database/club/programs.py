"""What programs play with: tokens of limited scope, accounts that are bots, and the seats that are kept for them."""

from __future__ import annotations

import sqlalchemy as sa

from preau.server.database.metadata import metadata

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),  # a digest of the token
    sa.Column("account", sa.String(64), nullable=False),
    sa.Column("session", sa.BigInteger, nullable=False),  # ended, it takes the token's sockets along
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("scopes", sa.String(64), nullable=False),  # with spaces
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=True),  # about when it was last used
    sa.Index("ix_tokens_account", "account"),
)

bot_accounts = sa.Table(
    "bot_accounts",
    metadata,
    sa.Column("account", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)

kept_seats = sa.Table(
    "kept_seats",  # a seat that whoever opened the table keeps for a bot's account, until it takes or declines it
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("account", sa.String(64), nullable=False),
    sa.Column("asker", sa.String(64), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),  # open, accepted or declined
    sa.Index("ix_kept_seats_account", "account", "state"),
)
