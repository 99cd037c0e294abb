"""The end of a game as a page and a record tell it: who plays on, who won, what the game was like."""

from __future__ import annotations

import html
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

import preau
from preau.games import registry
from preau.games.api import Phrase, TableRefused
from preau.games.cerocle.text import phrases as cerocle_phrases
from preau.games.recess.text import phrases as recess_phrases
from preau.games.report import GameReport, report_of
from preau.play.events import Abandoned, Created, Moved, Resigned, SeatPlan
from preau.play.fold import after_event, fold
from preau.play.history import History
from preau.play.record_reader import read
from preau.play.table import Table
from preau.server.tables.public import record_text
from preau.server.view.log import table_of_record
from preau.server.view.names import seat_title
from preau.server.view.player_aid import rule_changes
from preau.server.view.players.terms import edition_rules, terms_of
from preau.server.view.players.tools import tools_of
from preau.server.view.story import report_card as report_cards
from preau.server.view.story.report_card import report_card, report_rows
from preau.server.view.table import render_table
from preau.words import LANGUAGES, Language, Speaker, can_say, option_sentence
from tests.games.cerocle.positions import position as cerocle_position
from tests.games.recess.yards import form
from tests.server.house import House, opened, pair

CIRCLE = ("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5", "e9", "f6")  # Brown closes the circle around e5


def table_of(game: str, *seats: SeatPlan, moves: tuple[str, ...] = ()) -> Table:
    options = dict(preau.new(game, players=len(seats)).options)
    table = fold([Created(game, options, seats, mode="same_screen", at=0, by="Ann")])
    for number, move in enumerate(moves):
        table = after_event(table, Moved(number, table.position.player, move))
    return table


def test_a_record_names_bots_and_their_levels() -> None:
    """Who looks at a record later knows against whom it was played."""
    table = table_of("cerocle", SeatPlan("person", "Ann"), SeatPlan("bot", "", level="2"), moves=CIRCLE)
    assert "Seat 1: Swallow (bot, level 2)" in record_text(table)
    record = read(record_text(table))
    assert record.names == ("Ann", "Swallow (bot, level 2)")
    assert [seat_title(table_of_record(record), seat, Speaker("de", table.game)) for seat in (0, 1)] == [
        seat_title(table, seat, Speaker("de", table.game)) for seat in (0, 1)
    ], "in every language"


def test_who_resigned_is_not_said_to_think() -> None:
    """A bot plays on for who resigned among three, and the page says that it does."""
    table = table_of("recess", *(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo")))
    table = after_event(table, Resigned(1, 0))
    assert table.status == "playing"
    assert render_table(table, "en", (1,))["waiting"] == "A bot is playing on for Ann (Red) …"


def test_resigning_and_stopping_say_what_comes_of_them() -> None:
    """In the menu and where they ask; what they say is what then happens."""
    ann, bob, bot = SeatPlan("person", "Ann"), SeatPlan("person", "Bob"), SeatPlan("bot", "", level="2")
    cases = ((ann, bob, "a win for 1."), (ann, bob, bot, "The others play on"), (ann, bot, bot, "a win for 1 and 2."))
    for *seats, told in cases:
        table = table_of("recess" if len(seats) == 3 else "cerocle", *seats)
        tools = {tool["text"]: tool for tool in tools_of(table, (0,), Speaker("en", table.game), str)}
        assert told in tools["Resign"]["what"]
        assert tools["Resign"]["what"] in tools["Resign"]["sure"]
        assert (after_event(table, Resigned(1, 0)).status == "over") == ("the game ends" in tools["Resign"]["what"])
        stop = tools.get("Stop without a result") or tools["Ask to end the game without a result"]
        assert "nobody wins" in stop["what"].lower()
        assert stop["what"] in stop["sure"]
        assert stop["what"] in render_table(table, "en", (0,))["parts"]["tools"]


TALE = (
    *("B1-a3", "B2-b1", "G1-l12", "N1-f6"),  # Red
    *("B1xa3", "B2-b1", "G1-l12", "N1-f7"),  # Blue fights with Red's boy
)


def test_the_report_card_counts_what_the_game_told() -> None:
    """Fights, coins and lines are counted for who made them, in four languages, and drawn with escaped names."""
    table = table_of("cerocle", SeatPlan("person", "<Ann>"), SeatPlan("bot", "", level="2"), moves=CIRCLE)
    told = {row["heading"]: row["counts"] for row in report_rows(table, Speaker("en", table.game))["rows"]}
    assert told == {"Pieces placed": (6, 5)}
    drawn = report_card(table, "x", Speaker("ja", table.game))
    ET.fromstring(drawn)  # our own drawing
    assert "&lt;Ann&gt;" in drawn
    assert "置いたコマ" in drawn


def test_a_fight_is_on_the_card() -> None:
    table = table_of("recess", *(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo")), moves=TALE)
    for language in LANGUAGES:
        rows = report_rows(table, Speaker(language, table.game))
        assert [row["counts"] for row in rows["rows"]] == [(0, 1, 0), (0, 1, 0)], "a fight and its coin"
        assert len(rows["remarks"]) == 1, "nobody told"


@pytest.mark.parametrize("language", LANGUAGES)
def test_remarks_call_people_as_the_page_does(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the names of this table, with the colours that the pieces have; who reads it is spoken to."""
    red, blue = map(recess_phrases.player, (0, 1))
    told = Phrase("game-report-told", {"teller": red, "culprit": blue, "count": 2})
    monkeypatch.setattr(report_cards, "_report", lambda _table: GameReport((), (told,)))
    table = table_of("recess", *(SeatPlan("person", name) for name in ("Ann", "", "Cleo")))
    words = Speaker(language, table.game)
    (remark,) = report_rows(table, words)["remarks"]
    ann = seat_title(table, 0, words)
    assert ann.startswith("Ann")
    assert ann in remark
    assert seat_title(table, 1, words) in remark, "who has no name keeps the colour"
    (remark,) = report_rows(table, words, 0)["remarks"]
    assert "Ann" not in remark
    fourth = cerocle_phrases.who(cerocle_position(players=4).setup, 3)
    cascade = Phrase("game-report-cascade", {"who": fourth, "turn": 5, "count": 3})
    monkeypatch.setattr(report_cards, "_report", lambda _table: GameReport((), (cascade,)))
    team = table_of("cerocle", *(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo", "Dan")))
    (remark,) = report_rows(team, Speaker(language, team.game))["remarks"]
    assert seat_title(team, 3, Speaker(language, team.game)) in remark


def test_the_kiss_is_on_the_card() -> None:
    """First, before fights and detentions; for who kissed."""
    start = registry.game("recess").load(form("0B1=d4 0G1=d7"))
    history = History(start).play("B1*d7")
    first, *_ = report_of("preau.games.recess")(history.start, history.steps).tallies
    assert first.counts == (1, 0, 0)
    for language in LANGUAGES:
        assert Speaker(language, start.game).say(first.phrase)


def test_there_is_no_card_before_the_end() -> None:
    with pytest.raises(TableRefused, match="not_over"):
        report_card(table_of("cerocle", SeatPlan("person"), SeatPlan("person")), "", Speaker("en"))


def test_any_game_has_a_report() -> None:
    """A game that brings none has its moves counted."""
    nim = registry.game("nim")
    history = History(nim.set_up(nim.settle({})))
    history = history.play(history.position.text(history.position.legal()[0]))
    (moves,) = report_of(nim.package)(history.start, history.steps).tallies
    assert moves.counts == (1, 0)
    assert can_say(moves.phrase.key, "de")


def test_the_end_leads_on() -> None:
    """Rematch, review, replay and puzzles are at hand; where the winning circle is, the board marks it."""
    table = table_of("cerocle", SeatPlan("person", "Ann"), SeatPlan("bot", "", level="2"), moves=CIRCLE)
    view = render_table(table, "en", (0,))
    for door in ('"rematch"', "#review", "/learn/cerocle/puzzles", "card.svg"):
        assert door in view["parts"]["result"]
    doors, _, back = view["parts"]["result"].partition("Look back")
    assert "where the game turned" in doors, "the review is among the first, and says what it is for"
    for way in ("every move once more", "in a small text file"):
        assert way in back, "the other ways to look back are together, each with what it is for"
    assert "You win!" in view["parts"]["result"]
    assert "Ann (Brown) wins." in render_table(table, "en", (1,))["parts"]["result"]
    assert view["prompt"] == "You win!", "above the board, too"
    assert render_table(table, "en", (1,))["prompt"] == "Ann (Brown) wins."
    looked_back = render_table(table, "en", (), len(table.history))
    assert not looked_back["parts"]["result"], "the replay leads back to the table, which has it"
    assert looked_back["prompt"].endswith("Ann (Brown) wins.")
    assert view["step"]["weight"] == "grave"


@pytest.mark.parametrize(
    ("language", "shared", "won", "lost"),
    [
        ("en", "You win together with Cleo", "Ann (Brown) resigned, so you win!", "You resigned, so Bob (Green) wins."),
        ("fr", "Vous avez gagné avec Cleo", "vous avez gagné\u202f!", "Vous avez abandonné, et Bob (Vert) gagne."),
        ("de", "Du hast gemeinsam mit Cleo", "und du hast gewonnen!", "Du hast aufgegeben, also gewinnt Bob (Grün)."),
        ("ja", "あなたとCleo（茶2）の", "が降参し、あなたの勝ちです！", "あなたが降参し、Bob（緑）の勝ちです。"),
    ],
)
def test_who_won_or_gave_up_is_spoken_to(language: Language, shared: str, won: str, lost: str) -> None:
    """Also who won with others; nobody reads the own name above the board."""
    four = (SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo", "Dora"))
    team = table_of("cerocle", *four, moves=CIRCLE)
    assert render_table(team, language, (0,))["prompt"].startswith(shared)
    assert render_table(team, language, (0, 2))["prompt"] == Speaker(language)("page-you-win")
    assert "Ann" in render_table(team, language, (1,))["prompt"]
    resigned = after_event(table_of("cerocle", SeatPlan("person", "Ann"), SeatPlan("person", "Bob")), Resigned(0, 0))
    assert render_table(resigned, language, (1,))["prompt"].endswith(won)
    assert render_table(resigned, language, (0,))["prompt"] == lost
    ended = after_event(table_of("cerocle", SeatPlan("person", "Ann"), SeatPlan("person", "Bob")), Abandoned(0, "Ann"))
    told = [render_table(ended, language, held)["prompt"] for held in ((0,), (1,))]
    assert ["Ann" in text for text in told] == [False, True], "who asked to end it is spoken to"


def test_who_looks_back_is_told_which_turn_comes_next() -> None:
    """One count, that of the turns; of how many, the board alone says. Within a turn, which of its moves came last."""
    table = table_of("recess", *(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo")), moves=TALE)
    numbers = (0, 1, 4, 5, len(table.history))
    told = {
        "en": ("Start", "Turn 1, after move 1 of that turn", "Before turn 2",
               "Turn 2, after move 1 of that turn", "After the last move (turn 2)"),
        "fr": ("Début", "Tour 1, après le coup 1 de ce tour", "Avant le tour 2",
               "Tour 2, après le coup 1 de ce tour", "Après le dernier coup (tour 2)"),
        "de": ("Anfang", "Zug 1, nach Schritt 1 dieses Zuges", "Vor Zug 2",
               "Zug 2, nach Schritt 1 dieses Zuges", "Nach dem letzten Schritt (Zug 2)"),
        "ja": ("最初の手の前", "手番1の1手目のあと", "手番2の始め",
               "手番2の1手目のあと", "最後の手のあと（手番2）"),
    }  # fmt: skip
    for language in LANGUAGES:
        assert tuple(render_table(table, language, (), number)["where"] for number in numbers) == told[language]
    assert render_table(table, "de", (), 4)["looking"] == "Du blickst zurück · Vor Zug 2"


def test_a_replay_says_you_from_its_first_row_on(house: House) -> None:
    """As the page goes on when one steps through it; who only watches is told the colours."""
    ann, bob, table = pair(house)
    assert house.line(ann, table).ask(type="move", move="e5")["type"] == "ok"
    for guest, told in ((ann, True), (bob, False), (house.guest(), False)):
        page = guest.get(f"/replay/{table}").text
        assert ("You place a piece on e5." in page) == told
        assert ("Brown places a piece on e5." in page) != told


def test_who_has_finished_a_game_is_not_asked_whether_it_is_the_first(house: House) -> None:
    """The page knows it by the guest, whatever the device remembers; of another game it may be the first."""
    ann, bob, table = pair(house)
    assert '"played": false' in ann.get(f"/t/{table}").text
    assert house.line(bob, table).ask(type="resign")["type"] == "ok"
    for guest in (ann, bob):
        again = opened(guest, mode="same_screen")["id"]
        assert '"played": true' in guest.get(f"/t/{again}").text
        other = opened(guest, game="recess", mode="same_screen")["id"]
        assert '"played": false' in guest.get(f"/t/{other}").text
        assert guest.post(f"/api/tables/{again}/commands", json={"type": "move", "move": "e5"}).status_code == 200
        assert '"played": true' in guest.get(f"/t/{again}").text, "as much as before the first move"


def test_any_step_of_a_game_can_be_set_up_and_changed(house: House) -> None:
    """The replay leads to the editor, which shows that very position; a table of another game is refused."""
    guest = house.guest()
    table = opened(guest, mode="same_screen")["id"]
    line = house.line(guest, table)
    for move in CIRCLE:
        line.ask(type="move", move=move)
    assert f"/edit/cerocle?table={table}&amp;move=2" in guest.get(f"/replay/{table}?move=2").text
    page = guest.get(f"/edit/cerocle?table={table}&move=2").text
    there = preau.new("cerocle")
    for move in CIRCLE[:2]:
        there, _ = there.play(move)
    assert str(there) in html.unescape(page)
    assert guest.get(f"/edit/cerocle?table={table}").status_code == 200, "the end, too"
    assert guest.get(f"/edit/recess?table={table}&move=2").status_code == 404
    assert guest.get("/edit/cerocle?table=nope&move=2").status_code == 404


def test_the_colour_is_told_until_the_first_move() -> None:
    """Who plays again may have another one; others' moves do not take the sentence away."""
    table = table_of("cerocle", SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    assert "Green" in render_table(table, "en", (1,))["opening"]
    table = after_event(table, Moved(1, 0, "e5"))
    assert "Green" in render_table(table, "en", (1,))["opening"]
    assert render_table(table, "en", (0,))["opening"] == ""


def test_a_table_that_begins_in_the_middle_says_so() -> None:
    """Beside a board with pieces it is not said that nothing has been played, but that nothing has been played here."""
    start = str(preau.new("cerocle").play("e5")[0])
    plain = table_of("cerocle", SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    placed = fold([replace(plain.created, start=start)])
    for table, told in ((plain, "Nothing has been played yet."), (placed, "begins from the position on the board")):
        assert told in render_table(table, "en", (0,))["parts"]["log"]


def test_the_end_is_a_feast_for_who_won_or_watched() -> None:
    """One's own defeat ends calmly, and so does a game that nobody won."""
    ann, bob = SeatPlan("person", "Ann"), SeatPlan("person", "Bob")
    won = after_event(table_of("cerocle", ann, bob, moves=CIRCLE[:3]), Resigned(1, 1))
    stopped = after_event(table_of("cerocle", ann, bob, moves=CIRCLE[:3]), Abandoned(1, "ann"))
    for held, feast in (((0,), True), ((1,), False), ((), True), ((0, 1), True)):
        assert render_table(won, "en", held)["celebrated"] == feast
        assert not render_table(stopped, "en", held)["celebrated"]


def test_an_edition_is_told_rule_by_rule() -> None:
    """What this table plays wherever the editions differ, and who plays otherwise; a game without editions has none."""
    seats = [SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo")]
    table = table_of("recess", *seats)
    told = {each["rule"]: each["text"] for each in edition_rules(table, Speaker("en", table.game))}
    assert set(told) == {"R4.1", "R7.2", "R9.2", "R10.2"}
    assert "eight directions (Japanese edition: in four" in told["R4.1"]
    table = table_of("cerocle", *seats[:2])
    assert edition_rules(table, Speaker("en", table.game)) == []


@pytest.mark.parametrize(
    ("language", "usual"),
    [
        ("en", "The usual rules"),
        ("fr", "Les règles habituelles"),
        ("de", "Die üblichen Regeln"),
        ("ja", "標準のルール"),
    ],
)
def test_the_usual_rules_are_called_so(language: Language, usual: str) -> None:
    """As on the form where they were chosen, not by the edition that has them; others are named."""
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    table = table_of("recess", *seats)
    assert usual in terms_of(table, Speaker(language, table.game))
    options = dict(preau.new("recess", players=3, edition="de").options)
    german = fold([Created("recess", options, seats, mode="same_screen", at=0, by="Ann")])
    assert usual not in terms_of(german, Speaker(language, table.game))
    assert "Rules: German edition" in terms_of(german, Speaker("en", table.game))
    assert "Règles\u00a0: édition allemande" in terms_of(german, Speaker("fr", table.game))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_by_another_number_of_rounds_is_told_in_a_sentence(language: Language) -> None:
    """In a row of a table's terms that has no colons of its own, and where they are told rule by rule."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("person", "Bob"))
    for rounds in (0, 20):
        options = dict(preau.new("cerocle", players=2, quiet=rounds).options)
        table = fold([Created("cerocle", options, seats, mode="same_screen", at=0, by="Ann")])
        words = Speaker(language, table.game)
        quiet = next(option for option in table.game.options if option.name == "quiet")
        told = option_sentence(table.game, quiet, rounds, language)
        assert terms_of(table, words) == [told]
        assert [each["text"] for each in edition_rules(table, words)] == [told]
        assert [each["text"] for each in rule_changes(table.game, options, words)] == [told]


def test_the_end_names_what_the_last_deed_did_to_the_coins() -> None:
    """A kiss: who gave how much, and whoever reads it is spoken to; then who has the most."""
    start = registry.game("recess").load(form("0B1=d4 0G1=d5", nuns=["a1", "l12"], coins=[10, 9, 11]))
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    table = fold([Created("recess", dict(start.options), seats, start=str(start), mode="same_screen", at=0, by="Ann")])
    kiss = next(move for move in map(start.text, start.legal()) if "*" in move)
    table = after_event(table, Moved(1, 0, kiss))
    told = render_table(table, "en", (1,))["parts"]["result"]
    assert "You give Red 2 coins for the kiss." in told
    assert "Green gives Red 2 coins for the kiss." in told
    assert told.count("#review") == 1, "one way to the review is enough"
    assert "Red wins with the most coins, 14 in all." in told
    kisser, watcher = (render_table(table, "en", held)["parts"]["result"] for held in ((0,), ()))
    assert "Blue gives you 2 coins for the kiss." in kisser
    assert "You win with the most coins, 14 in all." in kisser
    assert "Blue gives Red 2 coins for the kiss." in watcher


def test_the_review_leads_to_the_next_game(house: House) -> None:
    """Who played may play again from there; who only looks may not; once there is a next game, all find it."""
    guest, other = house.guest(), house.guest()
    table = opened(guest, game="cerocle", mode="same_screen")["id"]
    assert "data-next" not in guest.get(f"/replay/{table}").text, "it is not over"
    for move in CIRCLE:
        assert guest.post(f"/api/tables/{table}/commands", json={"type": "move", "move": move}).status_code == 200
    assert "data-next" in guest.get(f"/replay/{table}").text
    assert "Play again" not in other.get(f"/replay/{table}").text
    following = guest.post(f"/api/tables/{table}/commands", json={"type": "rematch"}).json()["table"]
    for each in (guest, other):
        page = each.get(f"/replay/{table}").text
        assert f'href="/t/{following}">The next game' in page
        assert "data-next" not in page


def test_the_report_card_is_headed_by_names() -> None:
    """Whoever reads a column knows whose it is; scores stand once, on the plates or, where these lack them, here."""
    start = registry.game("recess").load(form("0B1=d4 0G1=d6 0B2=g3 1B1=g6", nuns=["a1", "l12"]))
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    table = fold([Created("recess", dict(start.options), seats, start=str(start), mode="same_screen", at=0, by="Ann")])
    for move in ("B2xg6", "B1*d6"):
        table = after_event(table, Moved(1, 0, move))
    told = render_table(table, "en", ())["parts"]["result"]
    head = told.partition("<thead>")[2].partition("</thead>")[0]
    assert re.findall(r"<span>(.*?)</span>", head) == ["Ann", "Cleo", "Bob"], "by rank"
    assert head.count('class="winner"') == 1
    assert "Final score" not in told
    assert 'class="scores"' not in told
    assert table.result is not None
    other = replace(table, result=replace(table.result, scores=(5, 3, 4)))
    row = render_table(other, "en", ())["parts"]["result"].partition("Final score")[2]
    assert re.findall(r"<td[^>]*>(\d+)", row)[:3] == ["5", "4", "3"]


def test_a_seat_that_is_no_colour_is_not_called_one() -> None:
    """Of four players two share a colour: the seat is told, and no language calls it a colour."""
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo", "Dora"))
    options = dict(preau.new("cerocle", players=4).options)
    table = fold([Created("cerocle", options, seats, mode="same_screen", at=0, by="Ann")])
    told = [render_table(table, language, (2,))["opening"] for language in LANGUAGES]
    assert ("Braun 2" in told[2], "Farbe" in told[2]) == (True, False)
    assert not any(word in text for text in told for word in ("colour", "couleur", "色"))
