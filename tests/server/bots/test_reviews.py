"""Reviews of finished games over the API: made once, told to their reader, and not free of charge."""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import ExitStack
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any, cast

import pytest
from limits import parse_many
from starlette.testclient import TestClient

import preau
from preau.bots import Candidate
from preau.bots.review import Verdict, Worth, points_of_all
from preau.play.events import Created, Moved, SeatPlan
from preau.play.fold import after_event, fold
from preau.play.history import History
from preau.server.bots import hints, reviews
from preau.server.bots.queue import REVIEW, Asker
from preau.server.bots.table_bots import Bots
from preau.server.lru import LruCache
from preau.server.view.review import ReviewData, review_page_part, review_view
from preau.server.view.story.review_line import line_view
from preau.words import LANGUAGES, Language, Speaker
from tests.server.bots.test_hints import FIVE, screen
from tests.server.house import House


def reviewed(guest: TestClient, table: str, path: str = "/api/tables/{}/review") -> dict[str, Any]:
    """The review, asked for until it is ready."""
    while True:
        answer = guest.get(path.format(table))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["ready"]:
            return found
        assert found["done"] <= found["total"]
        time.sleep(0.05)


def test_a_review(house: House) -> None:
    """The blunder is the turning point: who, what, what instead, in words; everybody's shares; and the chart."""
    guest = house.guest()
    table = screen(guest, *FIVE, "e6", "c4")
    found = reviewed(guest, table)
    assert found["total"] == len(found["shares"]) == len(FIVE) + 3
    assert found["shares"][-1] == [0.0, 1.0]
    assert {sum(round(100 * share) for share in row) for row in found["shares"]} == {100}, "as they are told"
    point = found["points"][-1]
    assert (point["number"], point["seat"], point["who"], point["move"]) == (11, 0, "Brown", "e6")
    assert point["best"] in {"c4", "n:c4"}
    assert point["better"] == ["c4"]
    assert point["instead"].startswith("Brown places")
    assert "<svg" in found["chart"]
    page = reviewed(guest, table, "/t/{}/review?lang=fr")
    assert "Mieux valait poser un pion" in page["html"]
    assert 'data-point="10"' in page["html"]
    assert re.search(r"Turn 11 · Brown · <i ", reviewed(guest, table, "/t/{}/review")["html"])
    assert re.search(r"手番11・茶・<i ", reviewed(guest, table, "/t/{}/review?lang=ja")["html"]), (
        "one dot, the language's"
    )
    assert len(found["points"][-1]["line"]) > 1
    assert any("Green can close" in why for why in point["why"])
    assert found["shares"][10] == point["shares_instead"], "one position, one figure"
    first = guest.get(f"/t/{table}/line?point=11&step=1").json()
    assert first["prompt"].startswith("How it could have gone, move 1 of ")
    assert first["where"] == first["prompt"].partition(". ")[0]
    assert first["moves"] == len(FIVE) + 2
    beyond: dict[str, Any] = {"move": 10, "line": first["line"]}
    assert first["line"] == [point["best"]]
    stands = guest.get(f"/api/tables/{table}/why", params={**beyond, "cell": "c4"}).json()
    assert [cause["move"] for cause in stands["causes"]][-1:] == first["line"], "it asks about what is shown"
    made = guest.post(f"/api/tables/{table}/branch", json={**beyond, "mode": "same_screen"}).json()["id"]
    here = guest.get(f"/api/tables/{made}/view").json()["moving"]
    assert here == first["moving"], "it plays on from what is shown"
    assert guest.get("/edit/cerocle", params={**beyond, "table": table}).status_code == 200
    for wrong in (["e6", "e6"], ["?"], ["a9"] * 25, ["c" * 201]):
        for answer in (
            guest.post(f"/api/tables/{table}/branch", json={**beyond, "line": wrong}),
            guest.get(f"/api/tables/{table}/why", params={**beyond, "line": wrong, "cell": "c4"}),
        ):
            assert answer.status_code in {409, 422}, "no such move is refused"
    assert guest.get(f"/t/{table}/line?point=11&step=99").json()["frame"] == first["frame"]
    for number in (0, 1, -(10**20)):
        assert guest.get(f"/t/{table}/line?point={number}").json()["code"] == "unknown_thing"
    record = guest.get(f"/api/tables/{table}/record").text
    looked = guest.post("/look/line", json={"text": record, "point": 11, "step": 2}).json()
    assert looked["prompt"].startswith("How it could have gone, move 2 of ")
    again = guest.post("/api/records/review", json={"text": record}).json()
    assert again["ready"]  # the same game: nobody thinks again
    assert again["points"] == found["points"]


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
    assert "raised the chance of winning for Bob (Green) from 30% to 90%" in page
    assert "prevented it. Brown places a piece on a1." in page
    assert "The numbers above" in page
    best = Verdict(1, 0, "e5", "e5", after, after, 0.0, "", before)
    assert "Turn 1" not in review_page_part(ReviewData(worths, (best,)), table, Speaker("en", table.game))["html"]
    own = Verdict(1, 0, "e5", "a1", before, (0.9, 0.05, 0.05), 0.0, "", before)
    assert "prevented" not in review_page_part(ReviewData(worths, (own,)), table, Speaker("en", table.game))["html"]
    lost = (0.0, 1.0, 0.0)
    missed = Verdict(1, 0, "e5", "a1", lost, lost, 0.0, "", lost, ("e5",), ("a1", "e6"), unstopped=1)
    page = review_page_part(ReviewData(worths, (missed,)), table, Speaker("en", table.game), (0,))["html"]
    assert "Bob (Green) could win on their next turn, and this move did not prevent it." in page
    assert ">Show how it goes on (2 moves)<" in page
    assert 'data-next="Next move"' in page, "the number is told once, with what the board shows"
    assert 'data-anew="From the beginning"' in page
    assert 'class="point own"' in page
    under_way = review_page_part(ReviewData(worths, None, (1, 3), 0.75, 130.0), table, Speaker("en", table.game))
    assert under_way["progress"] == "Looking for the turning points: 1 of 3 checked. About 2 minutes to go."
    assert (under_way["done"], under_way["total"]) == (75, 100), "one bar for both"
    calm = review_page_part(ReviewData(worths, ()), table, Speaker("en", table.game))["html"]
    assert "leap came in turn 1, when the chance of winning for Bob (Green) rose from 60% to 90%" in calm
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
                "(Brown)",
            ),
        ),
        ("fr", ("C’était son propre tour", "C’était votre propre tour", "C’était à vous de jouer", "C’était à Ann")),
        ("de", ("Am Zug war Ann (Braun) selbst", "dein eigener Zug", "Am Zug warst du", "Am Zug war Ann (Braun), und")),
        ("ja", ("Ann（茶）自身の手番", "あなた自身の手番", "あなたの手番でしたが", "Ann（茶）の手番でしたが")),
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
    assert "the chance of winning would have been 60% for " in page
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
    assert re.search(r"[^>]+ \(Brown\) could have prevented it\. Brown places a piece on c4\.", card)
    assert "nobody has won" not in card, "that explains nothing"
    assert "lost" not in card, "by whom?"
    steps = {mine: line_view(table, (missed,), 11, 1, "en", mine) for mine in ((0,), (1,), ())}
    assert steps[0,]["prompt"].endswith("You place a piece on c4.")
    assert all(steps[mine]["prompt"].endswith("Brown places a piece on c4.") for mine in ((1,), ()))
    assert "You place a piece on a1" in steps[0,]["parts"]["log"], "and the moves before it"
    own = unescape(review_page_part(data, table, Speaker("en", table.game), (0,))["html"])
    assert "Here is how you could have prevented it. You place a piece on c4." in own
    past = {
        "fr": "Pour l’éviter, vous auriez pu poser un pion en c4.",
        "ja": "この場面では、c4にコマを置く手なら、あなたは防げました。",
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
        "en": ("In the game, you missed that.", "In the game, Bob (Green) missed that."),
        "fr": ("Dans la partie, vous ne l’avez pas vu.", "Dans la partie, Bob (Vert) ne l’a pas vu."),
        "de": ("In der Partie hast du das übersehen.", "In der Partie hat Bob (Grün) das übersehen."),
        "ja": ("実際のゲームでは、あなたはこれを見逃しました。", "実際のゲームでは、Bob（緑）はこれを見逃しました。"),
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
            "was 50%. The next best move, at 10%, would have been this one. You place a piece on a2.",
            "Without it, Green can close the circle",
        ),
        "fr": ("Votre meilleur coup", "À défaut, le meilleur coup était le suivant, avec 10 %", "Sans cela, Vert"),
        "de": ("Dein bester Schritt", "dieser Schritt, mit einer Siegchance von 10 %. Du", "Grün kann mit einem"),
        "ja": ("あなたの一番よい手", "次の手で、勝つ見込みは10%でした。", "緑はc4にコマを入れれば"),
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


def test_a_move_that_a_hint_told_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach, who looks deeper, would have played it, too; one that only the review finds wrong stays wrong."""
    positions = [preau.new("cerocle")]
    for move in ("e5", "e6"):
        positions.append(positions[-1].play(move)[0])
    before, after = (0.6, 0.4), (0.4, 0.6)
    own = Verdict(1, 0, "e5", "a1", before, after, 0.2, "a2", before)
    risen = Verdict(2, 1, "e6", "a2", after, before, 0.2, "", after)
    lost = Verdict(2, 1, "e6", "a2", after, before, 0.2, "", after, unstopped=0)

    class Coach:
        told = "e5"

        async def ponder(self, *_: object) -> tuple[Candidate, ...]:
            return (Candidate(self.told, 9, (0.5, 0.5)),)

    for told, given, most, kept in (
        ("e5", (own, risen), 9, [2]),
        ("e6", (own, risen), 9, [1]),
        ("e6", (own, risen), 1, [1, 2]),  # hints are deep, and not asked for without end
        ("i5", (own, risen), 9, [1, 2]),
        ("e6", (own, lost), 9, [1, 2]),
    ):
        monkeypatch.setattr(hints, "_thoughts", LruCache(9))
        monkeypatch.setattr(reviews, "MOST_HINTS", most)
        coach = Coach()
        coach.told = told
        heeded = reviews.Reviews(cast("Bots", coach))._heed_coach(positions, given, Asker(REVIEW, ("here",)))
        found = asyncio.run(heeded)
        assert [each.number for each in points_of_all(found)] == kept
        assert [each.move for each in found] == ["e5", "e6"]


def test_a_review_is_not_made_twice(house: House) -> None:
    """Whoever reloads finds it; asking for a known review is not counted against anybody."""
    guest = house.guest()
    table = screen(guest, *FIVE, "c4")
    guest.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    first = reviewed(guest, table)
    thought: list[object] = []

    async def nobody(*_: object) -> None:
        thought.append(1)

    house.app.state.bots.ponder = nobody
    assert reviewed(house.guest(), table) == first
    assert thought == []


def test_a_review_that_nobody_waits_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given up, and goes on when somebody asks again; one address cannot have all that are made at a time."""
    guest = house.guest()
    table = screen(guest, *FIVE, "n:b2", "c4")
    monkeypatch.setattr(reviews, "MOST_OF_AN_ADDRESS", 0)
    assert guest.get(f"/api/tables/{table}/review").json()["code"] == "busy"
    monkeypatch.undo()
    monkeypatch.setattr(reviews, "ASKED_FOR_SECONDS", 0.0)
    assert not guest.get(f"/api/tables/{table}/review").json()["ready"]
    while house.app.state.reviews._under_review:
        time.sleep(0.01)
    assert not guest.get(f"/api/tables/{table}/review").json()["ready"]
    monkeypatch.undo()
    assert reviewed(guest, table)["shares"][-1] == [0.0, 1.0]


def test_a_longer_review_costs_more(tmp_path: Path, stack: ExitStack) -> None:
    """What it takes is charged by the moves: here there is enough for a short game, and not for a long one."""
    guest = House(tmp_path, stack, work_rate="10000/minute", address_work_rate="10000/minute").guest()
    short, long = screen(guest, "a1"), screen(guest, *FIVE)
    for table in (short, long):
        guest.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    guest.app.state.limits._rates["work from"] = parse_many("60/minute")  # type: ignore[attr-defined]
    assert guest.get(f"/api/tables/{short}/review").status_code == 200
    guest.app.state.limits._rates["work from"] = parse_many("49/hour")  # type: ignore[attr-defined]
    assert guest.get(f"/api/tables/{long}/review").json()["code"] == "too_many"


def test_records_of_running_games_are_not_reviewed(house: House) -> None:
    guest = house.guest()
    record = guest.get(f"/api/tables/{screen(guest, 'e5')}/record").text
    assert guest.post("/api/records/review", json={"text": record}).json()["code"] == "not_over"
    assert guest.post("/look/review", json={"text": "nonsense"}).json()["code"] == "bad_record"


def test_a_review_of_nothing(house: House) -> None:
    """A game that ended before its first move has a chart all the same."""
    guest = house.guest()
    table = screen(guest)
    guest.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    page = reviewed(guest, table, "/t/{}/review")
    assert page["html"].count("<tbody><tr>") == 1
    assert "chart" in page["html"]


def test_the_rest_of_a_review_takes_as_long_as_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions and turning points are one piece of work; what was there when it was taken up again does not count."""
    history = History(preau.new("cerocle")).play("e5").play("e6")
    review = reviews.Review(history)
    monkeypatch.setattr(time, "monotonic", lambda: 60.0)
    assert review.seconds_left is None
    worth = Worth((0.5, 0.5), "e5")
    review.worths = [worth, worth, worth]
    assert review.share == pytest.approx(2 / 3)
    assert review.seconds_left == pytest.approx(30)
    review.points = (1, 2)
    assert review.share == pytest.approx(5 / 6)
    review.begun_share = 2 / 3
    assert review.seconds_left == pytest.approx(60)
