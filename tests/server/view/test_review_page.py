"""What a review's page says: the reader's own decisions first, a line by what it left, a move by what came of it."""

from __future__ import annotations

from dataclasses import replace
from html import unescape

import pytest

import preau
from preau.bots.review import Verdict, Worth
from preau.play.events import Created, Moved, SeatPlan
from preau.play.fold import after_event, fold
from preau.play.table import Table
from preau.server.view.review import ReviewData, review_page_part, review_view
from preau.server.view.story.review_line import line_view
from preau.words import Language, Speaker
from tests.server.bots.test_hints import FIVE

LATER = ("c4", "d4", "a2", "e3", "b1", "f4", "i5", "f5")  # Brown stops one circle, and Green closes that around e4
LOST = (0.0, 1.0)


def cerocle(*moves: str) -> Table:
    """Ann and Bob have played these moves."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="online", at=0, by="Ann")])
    for at, move in enumerate(moves):
        table = after_event(table, Moved(at, at % 2, move))
    return table


def page_of(data: ReviewData, table: Table, mine: tuple[int, ...], language: Language = "en") -> str:
    shown = unescape(review_page_part(data, table, Speaker(language, table.game), mine)["html"])
    return shown.replace("\xa0", " ").replace("\u202f", " ")


def card_of(page: str) -> str:
    """The first turning point."""
    return page.partition('<li class="point')[2].partition("</li>")[0]


def test_a_small_loss_of_the_readers_own_is_told_by_what_it_cost() -> None:
    """Who reads learns something of their own game, where nothing else of it was a turning point; others do not."""
    before, after = (0.6, 0.4), (0.54, 0.46)
    own = Verdict(1, 0, "e5", "a1", before, after, 0.06, "", before)
    data, table = ReviewData((Worth(before, "a1"), Worth(after, "a2")), (own,)), cerocle("e5")
    told = "With the best move, your chance of winning would have been 60%. With this one it was 54%."
    assert told in card_of(page_of(data, table, (0,)))
    for others in ((1,), ()):
        assert "data-point" not in page_of(data, table, others)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Even the better move would not have decided the game. Ann’s chance of winning would"),
        ("fr", "Même le meilleur coup n’aurait pas décidé de la partie. Ann aurait eu 5 % de chances"),
        ("de", "Auch der bessere Schritt hätte die Partie noch nicht entschieden. Die Siegchance von Ann hätte"),
        ("ja", "それだけで勝ちが決まったわけではありません。Annの勝つ見込みは5%でした。"),
    ],
)
def test_a_better_line_that_somebody_else_wins_is_told_by_what_it_left(language: Language, told: str) -> None:
    """Who reads that it ends with the own win thinks that the better move was no use; what it cost is told once."""
    table = cerocle(*FIVE, "e6", "c4")
    left, worths = (0.05, 0.95), [Worth(LOST, "c4")] * 13
    missed = Verdict(11, 0, "e6", "c4", left, LOST, 0.05, "", left, ("e6", "c4"), LATER, unstopped=1)
    card = card_of(page_of(ReviewData(worths, (missed,)), table, (1,), language))
    assert told in card
    assert "e4" not in card
    left = (0.3, 0.7)
    blunder = Verdict(11, 0, "e6", "c4", left, LOST, 0.3, "", left, ("e6", "c4"), LATER)
    card = card_of(page_of(ReviewData(worths, (blunder,)), table, (1,), language))
    assert told[:20] not in card
    assert card.replace(" %", "%").count("30%") == 1
    assert "e4" not in card


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "It won the game at once."),
        ("fr", "Il vous a fait gagner la partie aussitôt."),
        ("de", "Damit ist die Partie sofort gewonnen."),
        ("ja", "この手で、すぐに勝ちが決まりました。"),
    ],
)
def test_a_best_move_that_wins_at_once_says_so(language: Language, told: str) -> None:
    """There is no chance left to be told."""
    table = cerocle(*FIVE, "e6", "c4")
    win = Verdict(12, 1, "c4", "c4", LOST, LOST, 0.0, "", LOST, ("a2",), ("c4",), others=0.3, other="a2")
    data = ReviewData([Worth(LOST, "c4")] * 13, (win,))
    page = page_of(data, table, (1,), language)
    assert told in page
    found = review_view(data, table, Speaker(language, table.game), (1,)).best
    assert found is not None
    assert (found.wins, found.share, found.second) == (True, 1.0, "")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "on a3. You take a coin from Red."),
        ("fr", "le garçon rouge B1. Vous prenez une pièce"),
        ("de", "mit dem roten Jungen B1 an. Du nimmst"),
        ("ja", "コインを1枚"),
    ],
)
def test_a_move_of_the_better_line_is_told_with_what_came_of_it(language: Language, told: str) -> None:
    """As the log has it: the coin, but not once more that there is a fight."""
    options = dict(preau.new("recess").options)
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    table = fold([Created("recess", options, seats, mode="online", at=0, by="Ann")])
    for at, move in enumerate(("B1-a3", "B2-b1", "G1-l12", "N1-f6")):
        table = after_event(table, Moved(at, 0, move))
    even, less = (0.3, 0.4, 0.3), (0.4, 0.2, 0.4)
    point = Verdict(5, 1, "B1-c1", "B1xa3", even, less, 0.2, "", even, ("B1-c1",), ("B1xa3",))
    prompt = line_view(after_event(table, Moved(4, 1, "B1-c1")), (point,), 5, 1, language, (1,))["prompt"]
    assert told in prompt.replace("\xa0", " ")
    better = ("B1xa3", "B2-b1", "G1-l12", "N2-l11", "pass")
    whole = replace(point, better=better)
    after = after_event(table, Moved(4, 1, "B1-c1"))
    first, second = (line_view(after, (whole,), 5, step, language, (1,)) for step in (1, 2))
    assert [first["line"], second["line"]] == [better[:4], better], "a turn at a time"
    assert first["prompt"].startswith(prompt.replace("1/1", "1/2").replace("1 of 1", "1 of 2")[:20])
    assert all(cell in first["prompt"] for cell in ("a3", "b1", "l12", "l11"))
    assert sum(mark["kind"] == "way" for mark in first["step"]["marks"]) == 4, "all that moved in it is marked"
    if language == "en":
        assert "A fight on" not in prompt
        assert prompt.startswith("How it could have gone (1 of 1). Your boy B1 starts a fight with Red’s boy B1")
