"""What a review says, and to whom."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from typing import cast

import pytest

import preau
from preau.bots.review import Verdict, Worth
from preau.play.events import Created, Moved, SeatPlan
from preau.play.fold import after_event, fold
from preau.server.view.review import ReviewData, review_page_part, review_view
from preau.server.view.story.review_line import line_view
from preau.words import LANGUAGES, Language, Speaker
from tests.server.bots.test_hints import FIVE


def test_a_review_tells_whose_chances_leapt() -> None:
    """Where nobody gave much away the chart may still turn: that is told, with what would have prevented it."""
    options = dict(preau.new("cerocle", players=3).options)
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    table = fold([Created("cerocle", options, seats, mode="same_screen", at=0, by="Ann")])
    table = after_event(table, Moved(0, 0, "e5"))
    before, after = (0.4, 0.3, 0.3), (0.05, 0.9, 0.05)
    worths = (Worth(before, "e5"), Worth(after, "e6"))
    leap = Verdict(1, 0, "e5", "a1", before, after, 0.0, "", before)
    page = review_page_part(ReviewData(worths, (leap,)), table, Speaker("en", table.game))["html"]
    assert "raised Bob’s chance of winning from 30% to 90%" in page
    assert "prevented it. Brown places a piece on a1." in page
    assert "The numbers above" in page
    best = Verdict(1, 0, "e5", "e5", after, after, 0.0, "", before)
    assert "Turn 1" not in review_page_part(ReviewData(worths, (best,)), table, Speaker("en", table.game))["html"]
    own = Verdict(1, 0, "e5", "a1", before, (0.9, 0.05, 0.05), 0.0, "", before)
    assert "prevented" not in review_page_part(ReviewData(worths, (own,)), table, Speaker("en", table.game))["html"]
    lost = (0.0, 1.0, 0.0)
    missed = Verdict(1, 0, "e5", "a1", lost, lost, 0.0, "", lost, ("e5",), ("a1", "e6"), unstopped=1)
    page = review_page_part(ReviewData(worths, (missed,)), table, Speaker("en", table.game), (0,))["html"]
    assert "Bob could win on their next turn, and this move did not prevent it." in page
    assert ">Show how it goes on (2 turns)<" in page
    assert 'data-next="Next turn"' in page, "the number is told once, with what the board shows"
    assert 'data-anew="From the beginning"' in page
    assert 'class="point own"' in page
    under_way = review_page_part(ReviewData(worths, None, (1, 3), 0.75, 130.0), table, Speaker("en", table.game))
    assert under_way["progress"] == "Looking for the turning points: 1 of 3 checked. About 2 minutes to go."
    assert (under_way["done"], under_way["total"]) == (75, 100), "one bar for both"
    calm = review_page_part(ReviewData(worths, ()), table, Speaker("en", table.game))["html"]
    assert "leap came on turn 1, when Bob’s chance of winning rose from 60% to 90%" in calm
    assert "<td>60%</td>" in calm, "as the chart has it"
    still = ReviewData((Worth(before, "e5"), Worth((0.42, 0.28, 0.3), "e6")), ())
    assert "little by little" in review_page_part(still, table, Speaker("en", table.game))["html"]
    assert "The numbers above" not in calm
    assert ">Turn</text>" in calm, "what the chart counts"
    again = after_event(table, Moved(1, 1, "e6"))
    again = replace(
        again, history=replace(again.history, steps=tuple(replace(each, turn=1) for each in again.history.steps))
    )
    twice = review_page_part(ReviewData((*worths, worths[1]), ()), again, Speaker("en", table.game))["html"]
    assert ">1 · 2/2<" in twice, "which decision of a turn, in one short line"
    assert ">Turn · move<" in twice
    assert ">Turn · move<" not in calm, "where no turn has several"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            (
                "their own turn, and a good one.",
                "your own turn, and a good one.",
                "It was your turn, and the bot saw",
                "Ann was to move, and the bot saw",
            ),
        ),
        ("fr", ("C’était son propre tour", "C’était votre propre tour", "C’était à vous de jouer", "C’était à Ann")),
        ("de", ("Am Zug war Ann selbst", "dein eigener Zug", "Am Zug warst du", "Am Zug war Ann, und")),
        ("ja", ("Ann自身の手番", "あなた自身の手番", "あなたの手番でしたが", "Annの手番でしたが")),
    ],
)
def test_a_leap_is_told_by_whose_turn_it_was(language: Language, told: tuple[str, ...]) -> None:
    """One's own gain is praised; of what others gained in a turn it is said for whom there was no better move."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="online", at=0, by="Ann")])
    table = after_event(table, Moved(0, 0, "e5"))
    even, gain, loss = (0.5, 0.5), (0.9, 0.1), (0.1, 0.9)
    cases = ((gain, (1,)), (gain, (0,)), (loss, (0,)), (loss, (1,)))
    words = Speaker(language, table.game)
    for (after, mine), text in zip(cases, told, strict=True):
        data = ReviewData((Worth(even, "e5"), Worth(after, "e6")), ())
        assert text in unescape(review_page_part(data, table, words, mine)["html"])


def test_a_review_speaks_to_its_reader() -> None:
    """Who sat there is "you", with the colour that the moves are told by; the others have name and colour."""
    seats = (SeatPlan("person", "Guest"), SeatPlan("bot", "", level="3"))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="online", at=0, by="Ann")])
    table = after_event(after_event(table, Moved(0, 0, "e5")), Moved(1, 1, "e6"))
    before, after = (0.6, 0.4), (0.4, 0.6)
    worths = (Worth(before, "a1"), Worth(after, "a2"), Worth(before, "a3"))
    own = Verdict(1, 0, "e5", "a1", before, after, 0.2, "", before)
    bots = Verdict(2, 1, "e6", "a2", after, before, 0.2, "", after)
    words = Speaker("en", table.game)
    page = unescape(review_page_part(ReviewData(worths, (own, bots)), table, words, (0,))["html"])
    assert "Guest" not in page
    assert "Turn 1 · You (Brown) · " in page
    assert "your chance of winning would have been 60%" in page
    assert re.search(r"With the best move, \w+’s chance of winning would have been 60%\.", page)
    assert ">You</text>" in page, "the chart"
    assert ">You</th>" in page
    for language in LANGUAGES:
        said = review_page_part(ReviewData(worths, (own, bots)), table, Speaker(language, table.game), (0,))["html"]
        assert "Guest" not in said
    stranger = unescape(review_page_part(ReviewData(worths, (own, bots)), table, words)["html"])
    assert "Turn 1 · Brown · " in stranger, "who chose no name is called as the moves call them"
    recess = preau.new("recess")
    three = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo")[: recess.players])
    yard = fold([Created("recess", dict(recess.options), three, mode="online", at=0, by="Ann")])
    walks = [text for text in map(recess.text, recess.legal()) if text.startswith("B1-")]
    yard = after_event(yard, Moved(0, 0, walks[0]))
    even, less = (0.4, 0.3, 0.3), (0.2, 0.4, 0.4)
    point = Verdict(1, 0, walks[0], walks[-1], even, less, 0.2, "", even)
    data, told = ReviewData((Worth(even, walks[-1]), Worth(less, "pass")), (point,)), Speaker("en", yard.game)
    movers, others = (unescape(review_page_part(data, yard, told, (seat,))["html"]) for seat in (0, 1))
    assert "Here is what would have been better. Your boy B1 walks to " in movers
    assert "Here is what would have been better. Red’s boy B1 walks to " in others


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ("Bob", "With the best move, Ann’s chance of winning would have been 60%."),
        ("Ann", "With the best move, the chance of winning would have been 60% for Ann (Brown)."),
        ("Brown", "With the best move, Ann’s chance of winning would have been 60%."),
    ],
)
def test_somebody_is_told_by_the_bare_name(other: str, told: str) -> None:
    """And with the colour where somebody else is called so."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", other))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="online", at=0, by="Ann")])
    table = after_event(table, Moved(0, 0, "e5"))
    before, after = (0.6, 0.4), (0.4, 0.6)
    data = ReviewData((Worth(before, "a1"), Worth(after, "a2")), (Verdict(1, 0, "e5", "a1", before, after, 0.2),))
    page = unescape(review_page_part(data, table, Speaker("en", table.game))["html"])
    assert told in page
    assert "Turn 1 · Ann (Brown) · " in page


def test_a_win_that_was_not_stopped_is_told_once_and_to_whom() -> None:
    """Who won reads which win it was, who would have stopped it, by what, and what then; nothing of it twice."""
    seats = (SeatPlan("bot", "", level="3"), SeatPlan("person", "Guest"))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="online", at=0, by="Ann")])
    for at, move in enumerate((*FIVE, "e6", "c4")):
        table = after_event(table, Moved(at, at % 2, move))
    lost = (0.0, 1.0)
    missed = Verdict(11, 0, "e6", "c4", lost, lost, 0.0, "", lost, ("e6", "c4"), ("c4", "d4", "a2"), unstopped=1)
    data = ReviewData([Worth(lost, "c4")] * 13, (missed,))
    page = unescape(review_page_part(data, table, Speaker("en", table.game), (1,))["html"])
    card = page.partition('<li class="point')[2].partition("</ol>")[0]
    assert card.count("circle around d4") == 1
    assert "This move did not prevent what came next. You close the circle around d4" in card
    assert re.search(r"how \w+ could have prevented it\. Brown places a piece on c4\.", card)
    assert "nobody has won" not in card, "that explains nothing"
    assert "lost" not in card, "by whom?"
    steps = {mine: line_view(table, (missed,), 11, 1, "en", mine) for mine in ((0,), (1,), ())}
    assert "You place a piece on c4. Green’s circle around d4, which has five" in steps[0,]["prompt"], "and what for"
    assert all("Brown places a piece on c4." in steps[mine]["prompt"] for mine in ((1,), ()))
    assert "You place a piece on g7" in steps[0,]["parts"]["log"], "and the moves before it"
    ends = {mine: line_view(table, (missed,), 11, 3, "en", mine)["prompt"] for mine in ((0,), (1,))}
    assert ends[0,].endswith("The continuation ends here, with your chance of winning at about 0%.")
    assert re.search(r"chance of winning at about 0%( for .*\(Brown\))?\.$", ends[1,]), "whose"
    own = unescape(review_page_part(data, table, Speaker("en", table.game), (0,))["html"])
    assert "Here is how you could have prevented it. You place a piece on c4." in own
    past = {
        "fr": "Pour l’éviter, vous auriez pu poser un pion en c4.",
        "ja": "この場面では、c4にコマを置く手を選べば、あなたはこれを防げました。",
    }
    past |= {"de": "Um das zu verhindern, hättest du einen Stein auf c4 setzen können."}
    for language, told in past.items():
        words = Speaker(cast("Language", language), table.game)
        assert told in unescape(review_page_part(data, table, words, (0,))["html"]), "not an order: it is past"
    for language in LANGUAGES:
        said = unescape(review_page_part(data, table, Speaker(language, table.game), (1,))["html"])
        assert said.partition('<li class="point')[2].partition("</ol>")[0].count("d4") == 1


def test_a_win_that_nobody_took_is_told_to_who_missed_it() -> None:
    """The move let Green win, but Green played elsewhere: that is said, to Green as “you”."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="online", at=0, by="Ann")])
    for at, move in enumerate((*FIVE, "e6", "i5")):
        table = after_event(table, Moved(at, at % 2, move))
    even, lost = (0.5, 0.5), (0.0, 1.0)
    blunder = Verdict(11, 0, "e6", "c4", even, lost, 0.5, "", even, ("e6", "c4"), ("c4", "d4", "a2"))
    data = ReviewData([Worth(even, "c4")] * 13, (blunder,))
    ends = {
        "en": ("In the game, you missed that.", "In the game, Bob missed that."),
        "fr": ("Dans la partie, vous n’en avez pas profité.", "Dans la partie, Bob n’en a pas profité."),
        "de": ("In der Partie hast du das übersehen.", "In der Partie hat Bob das übersehen."),
        "ja": ("実際のゲームでは、あなたはこれを見逃しました。", "実際のゲームでは、Bobはこれを見逃しました。"),
    }
    for language in LANGUAGES:
        words = Speaker(language, table.game)
        for mine, told in zip(((1,), (0,)), ends[language], strict=True):
            assert told in unescape(review_page_part(data, table, words, mine)["html"])


def test_a_review_names_the_best_move_of_its_reader() -> None:
    """Once, with the next best move and why; to nobody else, and not where none stands out."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="online", at=0, by="Ann")])
    for at, move in enumerate((*FIVE, "c4", "i5", "a2")):
        table = after_event(table, Moved(at, at % 2, move))
    even = (0.5, 0.5)
    block = Verdict(
        11, 0, "c4", "c4", even, even, 0.0, "", even, ("e6", "c4"), ("c4", "i5", "a2"), others=0.05, other="e6",
        second="a2", second_share=0.1,
    )  # fmt: skip
    dull = Verdict(13, 0, "a2", "a2", even, even, 0.0, "", even, others=0.49, other="i1")
    data = ReviewData([Worth(even, "c4")] * 14, (block, dull))
    told = {
        "en": (
            "Your best move",
            "was 50%. The next-best move, at 10%, is the one in which you place a piece on a2.",
            "Without it, Green can close the circle",
        ),
        "fr": ("Votre meilleur coup", "À défaut, le meilleur coup était le suivant, avec 10 %", "Sans cela, Vert"),
        "de": ("Dein bester Schritt", "dieser Schritt, mit einer Siegchance von 10 %. Du", "Grün kann mit einem"),
        "ja": ("あなたの一番よい手", "a2にコマを置く手で、勝つ見込みは10%でした。", "緑はc4にコマを入れれば"),
    }
    for language in LANGUAGES:
        words = Speaker(language, table.game)
        page = unescape(review_page_part(data, table, words, (0,))["html"]).replace("\xa0", " ").replace("\u202f", " ")
        assert all(each in page for each in told[language])
        assert 'data-point="10" data-best="c4"' in page, "marked as that, not as what went wrong"
        for others in ((1,), (), (0, 1)):
            assert told[language][0] not in unescape(review_page_part(data, table, words, others)["html"])
    as_good = replace(data, verdicts=(replace(block, second_share=0.47), dull))
    assert "next best" not in review_page_part(as_good, table, Speaker("en", table.game), (0,))["html"]


def test_the_best_move_and_the_table_of_numbers_agree() -> None:
    """The reader's chance with that move is the one in its row, and in the chart."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    table = fold([Created("cerocle", dict(preau.new("cerocle").options), seats, mode="online", at=0, by="Ann")])
    for at, move in enumerate((*FIVE, "c4", "i5", "a2")):
        table = after_event(table, Moved(at, at % 2, move))
    worths = [Worth((0.5 + at / 100, 0.5 - at / 100), "c4") for at in range(14)]
    even = (0.5, 0.5)
    block = Verdict(
        11, 0, "c4", "c4", even, even, 0.0, "", even, ("e6", "c4"), ("c4", "i5", "a2"), others=0.1, other="e6"
    )
    dull = Verdict(13, 0, "a2", "a2", even, even, 0.0, "", even, others=0.49, other="i1")
    found = review_view(ReviewData(worths, (block, dull)), table, Speaker("en", table.game), (0,))
    assert found.best is not None
    assert found.best.share == found.shares[found.best.number][0] != even[0]
