"""Results, ratings, and what people are to each other. Results follow from the logs, ratings from the results.

What a log does not say is kept with a result when it is rated: who came from one address, and how strong a bot was held
to be. So ratings can be computed anew when the audit has long been pruned and the bots are other ones.
"""

from __future__ import annotations

import sqlalchemy as sa

from preau.server.database.metadata import metadata

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("mode", sa.String(16), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("state", sa.String(8), nullable=False),  # casual; of a rated game: void, due or done
    sa.Index("ix_results_state", "state", "ended"),
    sa.Index("ix_results_pool", "game", "players", "ended"),
)

result_seats = sa.Table(
    "result_seats",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(64), nullable=True),  # a person's
    sa.Column("level", sa.String(20), nullable=True),  # a bot's
    sa.Column("place", sa.String(8), nullable=False),  # won, drawn, lost, left or none
    sa.Column("opening", sa.String(64), nullable=False),  # its first turn
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("home", sa.Integer, nullable=True),  # the same number: from one address
    sa.Column("mean", sa.Double, nullable=True),  # of a bot, as it was measured then
    sa.Column("doubt", sa.Double, nullable=True),
    sa.Index("ix_result_seats_guest", "guest", "ended"),
)

rating_steps = sa.Table(
    "rating_steps",  # what each rated game made of its players
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # of the rated game, from 1
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("guest", sa.String(64), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("doubt", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("weight", sa.Double, nullable=False),
    sa.Index("ix_rating_steps_guest", "guest", "game", "players", "number"),
    sa.Index("ix_rating_steps_table", "table_id"),
)

ratings = sa.Table(
    "ratings",  # the last step of each person
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("mean", sa.Double, nullable=False),
    sa.Column("doubt", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),  # when the last of them did
    sa.Index("ix_ratings_mean", "game", "players", "mean"),
    sa.Index("ix_ratings_guest", "guest"),
)

# --- what people are to each other -----------------------------------------------------------------------------------

profiles = sa.Table(
    "profiles",  # to whom somebody's page shows what: everybody, friends or nobody
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("games", sa.String(8), nullable=False),
    sa.Column("rating", sa.String(8), nullable=False),
)

friendships = sa.Table(
    "friendships",  # asked for by `guest`, and agreed to by `friend` or not yet
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("friend", sa.String(64), primary_key=True),
    sa.Column("agreed", sa.Boolean, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_friendships_friend", "friend"),
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("guest", sa.String(64), primary_key=True),
    sa.Column("blocked", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Index("ix_blocks_blocked", "blocked"),
)

password_resets = sa.Table(
    "password_resets",  # the one link that lets somebody choose another password
    metadata,
    sa.Column("account", sa.String(64), primary_key=True),
    sa.Column("link", sa.String(64), nullable=False),  # a digest of it
    sa.Column("at", sa.BigInteger, nullable=False),
)
