"""How strong who sits down at a public table is to be, where its terms say so. Who has its link was invited."""

from __future__ import annotations

import sqlalchemy as sa

from preau.games.api import refusal
from preau.play.table import Table
from preau.ratings.skill import START_RATING
from preau.server.database.club.people import ratings
from preau.server.database.store import Store
from preau.server.view.players.terms import rating_range


async def check_rating(store: Store, table: Table, guest_id: str) -> None:
    """Refuse a seat to who is stronger or weaker than is asked for. Without a rating one counts as everybody begins.

    What counts is the rating in this game with so many players, as people read it: a whole number.
    """
    low, high = table.created.rating_low, table.created.rating_high
    asked = rating_range(low, high)
    if asked is None or guest_id == table.created.by or table.seats_of(guest_id):
        return
    pool = (ratings.c.game == table.created.game, ratings.c.players == len(table.seats), ratings.c.guest == guest_id)
    rows = await store.rows(sa.select(ratings.c.mean).where(*pool))
    mine = round(rows[0].mean if rows else START_RATING)
    if (low is not None and mine < low) or (high is not None and mine > high):
        key = "ratings-outside" if rows else "ratings-outside-unrated"
        raise refusal("not_allowed", key, asked=asked, rating=mine)
