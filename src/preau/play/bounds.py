"""How much one table may come to hold. A log is read whole again and again, so what goes into it has an end."""

from __future__ import annotations

from typing import Final

from preau.games.api import Phrase, TableRefused
from preau.play.commands import AskUndo, Command, OfferDraw, Rename, Say
from preau.play.table import Table

LONGEST_GAME_MOVES: Final = 2_000  # unless the host says otherwise; games that somebody wants to win take a tenth
MOST_EVENTS: Final = 12_000  # of a log; from there on the game can be played to its end, and nothing else
MOST_SAID: Final = 2_000  # lines at one table
FILLS_LOG: Final = Say | AskUndo | OfferDraw | Rename  # what can go on for ever


def check_not_full(table: Table, command: Command) -> None:
    """Refuse what would go on filling a log that is full. Moves, and whatever ends the game, always find room."""
    if isinstance(command, Say) and table.said >= MOST_SAID:
        raise TableRefused("table_full", Phrase("table-full-chat", {"high": MOST_SAID}))
    if isinstance(command, FILLS_LOG) and table.seq >= MOST_EVENTS:
        raise TableRefused("table_full", Phrase("table-full"))
