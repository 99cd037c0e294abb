"""Why did that happen: the moves and rules behind a number, a piece, a place and a result."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.games.recess.text.phrases import player
from preau.play.history import History
from preau.teach.lessons import find_lesson
from preau.teach.why import Cause, CauseFinder
from preau.testing.random_games import GameVariant, random_game
from preau.testing.sentences import check_said
from tests.support import variants


def after(game: str, name: str, *moves: str) -> CauseFinder:
    history = History(find_lesson(registry.game(game), name).start)
    for move in moves:
        history = history.enter(move)
    return CauseFinder(history)


def told(causes: list[Cause]) -> list[tuple[str, str, int]]:
    return [(cause.move, cause.rule, cause.change) for cause in causes]


STAYED = ("stay d9", "G1-g5", "B2-b4", "N2-a3", "pass", "pass", "stay none", "B1xd6")


def test_coins() -> None:
    """A player's coins: what was taken for staying and for starting a fight, and from whom."""
    account = after("recess", "stay", *STAYED)
    assert told(account.counter(0)) == [("stay d9", "R5.5", 1), ("B1xd6", "R5.1", 1), ("B1xd6", "R5.4", 1)]
    assert told(account.counter(1)) == [("stay d9", "R5.5", -1)]
    assert told(account.counter(2)) == [("B1xd6", "R5.1", -1), ("B1xd6", "R5.4", -1)]
    assert [(cause.number, cause.turn, cause.seat) for cause in account.counter(1)] == [(1, 7, 0)]


def test_coins_of_a_kiss() -> None:
    """Everybody who pays is told of that payment alone, the kisser of all."""
    account = after("recess", "kiss", "B1*c7")
    assert told(account.counter(0)) == [("B1*c7", "R8.2", 4)] * 2
    assert [cause.phrase.args["payer"] for cause in account.counter(1)] == [player(1)]
    assert [cause.rule for cause in account.result()] == ["R10.2"]


def test_pieces_and_places() -> None:
    """Why a child lies in detention, and why a square is empty again."""
    account = after("recess", "tell", "B1!d6@g10>g11")
    assert [cause.rule for cause in account.piece("blue-B1")] == ["R6.1"]
    assert [cause.rule for cause in account.piece("red-G2")] == ["R6.1", "R9.1"]
    assert [cause.rule for cause in account.piece("N1")] == ["", "R7.1", "R6.1"]
    assert "R6.1" in [cause.rule for cause in account.cell("g10")]
    assert account.piece("green-B2") == account.cell("e5") == []


def test_the_turn() -> None:
    """Steps left: what the turn began with, and what has been played of it."""
    account = after("recess", "stay", "stay d9", "G1-g5")
    assert told(account.turn()) == [("stay d9", "R5.5", 0), ("stay d9", "R2.4", 0), ("G1-g5", "", 0)]
    served = after("recess", "detention", "stay f7", "G1-g5", "B2-b4", "N1-f7>g8", "pass", "pass")
    assert told(served.turn()) == [("pass", "R6.3", 0), ("pass", "R2.4", 0)]


def test_reserves() -> None:
    """Placing is its own reason; what came back from a taking is told by its rule and the very amount."""
    account = after("cerocle", "take", "xf5", "e4", "f5")
    assert told(account.counter(0)) == [("xf5", "C6.2", 2), ("f5", "", -1)]
    assert told(account.counter(1)) == [("xf5", "C6.2", 1), ("e4", "", -1)]
    assert [cause.rule for cause in account.cell("e4")] == ["", "C6.1", "C6.2", "C6.2", ""]


def test_places_of_cerocle() -> None:
    """A piece relocated is there by that move, not by the ban that follows."""
    account = after("cerocle", "relocate", "a3-f6")
    assert told(account.cell("f6")) == [("a3-f6", "", 0)]
    assert told(account.cell("a3")) == [("a3-f6", "", 0)]
    circle = after("cerocle", "circle", "f6")
    assert [cause.rule for cause in circle.result()] == ["C2.2"]
    assert after("cerocle", "circle").result() == []


def test_a_counter_that_there_is_not() -> None:
    """Asking beyond the counters is a mistake of the caller."""
    with pytest.raises(LookupError, match="seat 0 has no counter 9"):
        after("cerocle", "circle").counter(0, 9)


def test_nothing_has_causes_before_the_first_move() -> None:
    """A history without moves can be asked too."""
    start = find_lesson(registry.game("recess"), "kiss").start
    assert CauseFinder(History(start)).counter(0) == []


@pytest.mark.parametrize("variant", variants()[::3], ids=str)
def test_every_change_is_accounted_for(variant: GameVariant) -> None:
    """In a random game of any title, the changes told add up to each number on the table, and all have words."""
    history = random_game(variant)
    short = History(history.start)
    for move in history.moves[:60]:
        short = short.enter(move)
    account = CauseFinder(short)
    first, last = account.scenes[0], account.scenes[-1]
    for seat in last.seats:
        for index, counter in enumerate(seat.counters):
            causes = account.counter(seat.seat, index)
            changes = {cause.number: cause.change for cause in causes}
            begun = sum(each.count for each in first.seats[seat.seat].counters if each.glyph == counter.glyph)
            assert begun + sum(changes.values()) == counter.count
            for cause in causes[:5]:
                check_said(cause.phrase, short.start.game)
    for cause in account.turn() + account.result():
        check_said(cause.phrase, short.start.game)
