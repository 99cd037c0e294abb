"""A move is read, decided and folded in one go."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.games.api import Move, Position
from preau.server.view.table import render_table
from tests.play.sitting import Sitting


@pytest.mark.parametrize(("name", "seats"), [("recess", "ppp"), ("cerocle", "pp")])
def test_a_move_is_read_once(name: str, seats: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From command to folded table and its page the rules read a move's text once, and the history has its words."""
    sitting = Sitting(seats, game=registry.game(name))
    kind = type(sitting.table.position)
    parse, reads = kind.parse, list[str]()

    def count(position: Position, text: str) -> Move:
        reads.append(text)
        return parse(position, text)

    render_table(sitting.table, "en", (0,))
    monkeypatch.setattr(kind, "parse", count)
    position = sitting.table.position
    text = position.text(position.legal()[0])
    sitting.play(text)
    for seats_shown in ((0,), (1,)):
        render_table(sitting.table, "en", seats_shown)
    assert reads == [text]
    assert sitting.table.history.steps[-1].phrase == position.describe(position.legal()[0])
