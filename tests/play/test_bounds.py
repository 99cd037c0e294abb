"""How long a game may last, and how much a table's log may come to hold."""

from __future__ import annotations

import pytest

from preau.games.api import Phrase, TableRefused
from preau.play import bounds
from preau.play.clocks import ClockPlan
from preau.play.commands import AskUndo, OfferDraw, Rename, Resign, Say, Tick
from preau.play.events import from_json, to_json, type_of
from preau.play.fold import fold
from preau.play.sentences import tell_result
from preau.play.table import Result
from preau.words import say
from tests.play.hop import GAME
from tests.play.sitting import Sitting


def test_a_game_has_a_longest_length() -> None:
    """A game that the rules let go on ends with the move that makes it as long as its table plays: nobody wins."""
    sitting = Sitting("pp", options={"rounds": "9"}, longest=6)
    sitting.play("a", "a", "a", "a", "a")
    assert sitting.table.moves_left == 1
    sitting.do(AskUndo(0, 4, "g0"))
    sitting.play("a")
    sitting.play("a")
    assert [type_of(event) for event in sitting.log[-2:]] == ["moved", "stopped"]
    assert sitting.table.result == Result((), "length")
    told = say(tell_result(sitting.table) or Phrase(""), "en")
    assert told == "Nobody has won within 6 moves, so the game ends here as a draw."
    with pytest.raises(TableRefused) as refused:
        sitting.play("a")
    assert refused.value.code == "table_over"
    assert fold([from_json(to_json(event)) for event in sitting.log], GAME) == sitting.table


def test_the_sand_ends_a_game_at_its_length_too() -> None:
    """What the clock plays counts like any other move; what the rules end at that very move is theirs."""
    sitting = Sitting("pp", ClockPlan("sand", 30), options={"rounds": "9"}, longest=2)
    for _ in range(2):
        sitting.do(Tick(), after=200_000)
    assert sitting.table.result == Result((), "length")
    by_rules = Sitting("pp", options={"rounds": "1"}, longest=4)
    by_rules.play("a", "a", "a", "b")
    assert by_rules.table.result is not None
    assert by_rules.table.result.reason == "rules"


def test_a_table_without_a_length_goes_on() -> None:
    """So do those that were opened before there was one."""
    sitting = Sitting("pp", options={"rounds": "9"}, longest=0)
    sitting.play(*["a"] * 30)
    assert sitting.table.moves_left is None
    assert sitting.table.status == "playing"


def test_a_full_log_takes_moves_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat and undo could fill a log for ever; the game itself is played to its end."""
    monkeypatch.setattr(bounds, "MOST_SAID", 2)
    sitting = Sitting("pp")
    for _ in range(2):
        sitting.do(Say(0, "", "hello", "g0"))
    with pytest.raises(TableRefused, match="2"):
        sitting.do(Say(1, "", "hello", "g1"))
    monkeypatch.setattr(bounds, "MOST_EVENTS", sitting.table.seq + 1)
    sitting.play("a")
    for command in (AskUndo(0, 0, "g0"), OfferDraw(0, "g0"), Rename(0, "Zoe", "", "g0")):
        with pytest.raises(TableRefused) as refused:
            sitting.do(command)
        assert refused.value.code == "table_full"
    sitting.play("a")
    sitting.do(Resign(0, "g0"))
    assert sitting.table.status == "over"
