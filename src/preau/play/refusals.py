"""How a table says no."""

from __future__ import annotations

from collections.abc import Sequence

from preau.games.api import Phrase


class TableRefused(ValueError):
    """The table says no. `code` is the kind of no, `phrase` says it; `rule` and `squares` come from the game.

    Codes: not_your_seat, not_your_turn, stale, too_late, table_over, not_started, nothing_to_undo, no_vote,
    not_allowed, bad_name, bad_text, seat_taken, bad_option; from the game: bad_notation, illegal, game_over.
    """

    def __init__(self, code: str, phrase: Phrase, rule: str | None = None, squares: Sequence[str] = ()) -> None:
        super().__init__(code, phrase, rule, tuple(squares))
        self.code = code
        self.phrase = phrase
        self.rule = rule
        self.squares = tuple(squares)

    def __str__(self) -> str:
        return f"{self.code}: {self.phrase}"
