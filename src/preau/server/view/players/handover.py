"""One screen for several: whose hands the device goes to, and whether the game waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from preau.play.table import Table
from preau.words import Speaker


def handover_of(table: Table, words: Speaker, name: Callable[[int], str], badge: str) -> dict[str, Any] | None:
    """What the page says when another person is to move; None where there is nobody to pass the device on to."""
    persons = sum(seat.kind == "person" and seat.out is None for seat in table.seats)
    player = table.position.player
    if table.created.mode != "same_screen" or table.status != "playing" or persons < 2:
        return None
    if table.seats[player].bot is not None:
        return None
    return {
        "seat": player,
        "paused": table.paused,
        "badge": badge,
        "text": words("page-hand-over", name=name(player)),
        "again": words("page-paused-for", name=name(player)),
    }
