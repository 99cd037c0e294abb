"""Help at the table: hints, threats, fair play, and the bots one plays against."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import ExitStack
from html import unescape
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

import preau
from preau.bots import Candidate, ratings
from preau.bots.introductions import introduce
from preau.cli.main import main
from preau.games import registry
from preau.games.api import Phrase, refusal
from preau.play.events import Created, SeatPlan
from preau.play.fold import fold
from preau.server.bots import hints, table_bots
from preau.server.view.hints import hint_view
from preau.words import LANGUAGES, Language, Speaker, say
from tests.server.house import House, opened, pair, position_of

BOT = {"kind": "bot", "level": "1"}
ME = {"kind": "person"}
FIVE = ("g7", "c3", "f6", "d3", "h7", "d5", "g8", "e4", "g5", "e5")  # Green then closes the circle around d4 on c4


def screen(guest: TestClient, *moves: str, **form: Any) -> str:
    """A table on one screen, with these moves played."""
    table: str = opened(guest, mode="same_screen", **form)["id"]
    for move in moves:
        assert guest.post(f"/api/tables/{table}/commands", json={"type": "move", "move": move}).status_code == 200
    return table


def test_a_hint_is_squares_first_and_then_the_move(house: House) -> None:
    """Green can close a circle: a look shows where, the second question says it in words and as clicks."""
    guest = house.guest()
    table = screen(guest, *FIVE, "e6")
    look = guest.get(f"/api/tables/{table}/hint").json()
    assert look["move"] is None
    assert "c4" in look["squares"]
    assert "c4" in look["text"]
    assert look["text"].startswith("You can win the game this turn!")
    told = guest.get(f"/api/tables/{table}/hint?ask=move&lang=de").json()
    assert told["move"] == "c4"
    assert told["path"] == ["c4"]
    assert "Setze einen deiner Steine auf c4." in told["text"]
    assert guest.get(f"/api/tables/{table}/hint?ask=everything").json()["code"] == "malformed"
    assert position_of(guest, table).turn == 12  # nothing was played


def test_asked_for_again_a_hint_is_thought_of_once() -> None:
    """Whoever presses twice, or on two devices, waits for one thought; and one that failed is tried anew."""
    start = preau.new("nim")
    seats = (SeatPlan("person", "Ann"),) * start.players
    table = fold([Created("nim", dict(start.options), seats, mode="same_screen", at=0, by="Ann")])
    thought = (Candidate("1", 9, (0.5, 0.5)),)

    class Coach:
        asked = 0

        async def ponder(self, *_: object) -> tuple[Candidate, ...]:
            self.asked += 1
            await asyncio.sleep(0)
            if self.asked == 1:
                raise refusal("busy", "bot-busy")
            return thought

    coach = cast("table_bots.Bots", Coach())

    async def ask(times: int) -> list[object]:
        asked = (hints.find_candidates(coach, table, "Ann", "here") for _ in range(times))
        return list(await asyncio.gather(*asked, return_exceptions=True))

    assert [getattr(each, "code", "") for each in asyncio.run(ask(2))] == ["busy", "busy"]
    assert asyncio.run(ask(3)) == [thought] * 3
    assert cast("Coach", coach).asked == 2


def test_what_to_begin_with_is_named_as_the_board_shows_it() -> None:
    """Where all that can be chosen first would light up, a look names the one to begin with, with no colon."""
    position = preau.new("recess", players=3)
    walks = {move[0]: move for move in (click.move for click in position.clicks()) if move[:2] in {"B1", "G1"}}
    for first, english in (
        (walks["B"], "begin with your boy B1."),
        ("pass", "choose “Pass” this time."),
    ):
        thought = [Candidate(move, 9, (0.5, 0.5, 0.5)) for move in dict.fromkeys((first, walks["B"], walks["G"]))]
        told = {lang: hint_view(position, thought, "look", Speaker(lang, position.game)).text for lang in LANGUAGES}
        assert told["en"].endswith(f" A strong player would {english}"), "first what to aim at"
        assert not [text for text in told.values() if ":" in text or "：" in text]


def test_a_line_that_every_good_move_stops_is_told() -> None:
    """Two ways to stop it do not make it nothing: a look says in the way of what to get, and so does the move."""
    position = preau.new("cerocle")
    for move in ("b1", "a1", "i9", "a2", "i7", "a3", "i5", "a4"):
        position = position.play(move)[0]
    thought = [Candidate(move, 9, (0.5, 0.5)) for move in ("a5", "n:a5")]
    told = {lang: hint_view(position, thought, "move", Speaker(lang, position.game)).text for lang in LANGUAGES}
    assert "Green can no longer make a line of five with a piece on a5." in told["en"]
    assert "Vert ne peut plus former de ligne de cinq avec un pion en a5." in told["fr"]
    assert "Grün kann mit einem Stein auf a5 keine Fünferreihe mehr bilden." in told["de"]
    assert "緑はもうa5で五目の列を作れません。" in told["ja"]
    look = hint_view(position, thought, "look", Speaker("en", position.game)).text
    assert look.startswith("Put a piece in the way, and Green can no longer make a line of five with a piece on a5. ")


def test_threats(house: House) -> None:
    """On one screen whoever is to move is warned; a rule and squares come with it."""
    guest = house.guest()
    table = screen(guest, *FIVE)
    found = guest.get(f"/api/tables/{table}/threats").json()
    assert found["text"] == "There is one threat:"
    (threat,) = found["threats"]
    assert (threat["seat"], threat["rule"]) == (1, "C2.2")
    assert "c4" in threat["squares"]
    quiet = screen(guest, "e5")
    none = guest.get(f"/api/tables/{quiet}/threats").json()
    assert none["threats"] == []
    assert "your opponent cannot close a circle or make a line of five of their own colour" in none["text"]
    nim = screen(guest, game="nim")
    assert guest.get(f"/api/tables/{nim}/threats").json()["code"] == "unknown_thing"


@pytest.mark.parametrize("what", ["hint", "threats"])
def test_no_help_among_people(house: House, what: str) -> None:
    """Where another person plays nobody is helped, unless the table was opened so; spectators never are."""
    ann, bob, table = pair(house)
    refused = ann.get(f"/api/tables/{table}/{what}")
    assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
    assert "Other people are playing" in refused.json()["message"]
    assert house.guest().get(f"/api/tables/{table}/{what}").json()["code"] == "not_your_seat"
    ann, bob, table = pair(house, help=True)
    assert ann.get(f"/api/tables/{table}").json()["help"] is True
    assert ann.get(f"/api/tables/{table}/{what}").status_code == 200
    other = bob.get(f"/api/tables/{table}/{what}")
    assert other.status_code == (409 if what == "hint" else 200)  # it is Ann's turn
    alone = opened(ann, seats=[ME, BOT])["id"]
    assert ann.get(f"/api/tables/{alone}/{what}").status_code == 200


def test_help_ends_with_the_game(house: House) -> None:
    """No help before the game or after it; no review before its end; no such table, no answer."""
    ann = house.guest()
    waiting = opened(ann)["id"]
    assert ann.get(f"/api/tables/{waiting}/hint").json()["code"] == "not_started"
    table = screen(ann, "e5")
    refused = ann.get(f"/api/tables/{table}/review")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
    ann.post(f"/api/tables/{table}/commands", json={"type": "resign"})
    for what in ("hint", "threats"):
        assert ann.get(f"/api/tables/{table}/{what}").json()["code"] == "table_over"
        assert ann.get(f"/api/tables/nowhere/{what}").status_code == 404
    assert ann.get("/api/tables/nowhere/review").status_code == 404


def test_too_much_help(tmp_path: Path, stack: ExitStack) -> None:
    """One address asks so often a minute and no more."""
    guest = House(tmp_path, stack, help_rate="1/minute").guest()
    table = screen(guest, "e5")
    asked = [guest.get(f"/api/tables/{table}/{what}").status_code for what in ("threats", "hint", "threats")]
    assert asked == [200, 429, 429]


def test_a_crowd_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where too many wait, or nothing comes in time, one is asked to come back; the table is none the worse."""
    guest = house.guest()
    table = screen(guest, *FIVE, "n:b1")  # which no other test has asked about
    monkeypatch.setattr(table_bots, "MOST_HELP_WAITING", 0)
    refused = guest.get(f"/api/tables/{table}/hint")
    assert (refused.status_code, refused.json()["code"]) == (503, "busy")
    monkeypatch.undo()
    monkeypatch.setattr(table_bots, "HELP_PATIENCE_SECONDS", -hints.HINT_SECONDS)
    assert guest.get(f"/api/tables/{table}/hint").json()["code"] == "busy"
    monkeypatch.undo()
    assert guest.get(f"/api/tables/{table}/hint").status_code == 200


@pytest.mark.parametrize("pace", ["quick", "calm"])
def test_the_pace_of_bots(house: House, pace: str) -> None:
    """A table says how quickly its bots move, and a rematch keeps it."""
    ann = house.guest()
    table = opened(ann, seats=[ME, BOT], pace=pace)["id"]
    assert ann.get(f"/api/tables/{table}").json()["pace"] == pace
    live = house.app.state.service.tables.peek(table)
    assert house.app.state.bots._pace(live.table) == {"quick": 0.0, "calm": 2.5}[pace]
    assert ann.post("/api/tables", json={"game": "cerocle", "pace": "hasty"}).json()["code"] == "malformed"


def test_bots_on_every_seat(house: House) -> None:
    """Nobody has to sit down: bots play each other while somebody watches, also after a restart, and else rest."""
    ann = house.guest()
    tables = [opened(ann, game="nim", seats=[BOT, BOT])["id"] for _ in range(2)]
    house.restart()
    ann = house.guest(ann)
    table, unseen = tables
    house.line(ann, table)
    while ann.get(f"/api/tables/{table}").json()["status"] != "over":
        time.sleep(0.05)
    assert ann.get(f"/api/tables/{table}").json()["moves"]
    assert not ann.get(f"/api/tables/{unseen}").json()["moves"]
    house.line(ann, unseen)
    while ann.get(f"/api/tables/{unseen}").json()["status"] != "over":
        time.sleep(0.05)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_introduced_where_they_are_chosen(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """The form says of each level what `preau ratings` prints: name, character, and what a small match measured."""
    guest, nim = house.guest(), registry.game("nim")
    before = unescape(guest.get(f"/new/nim?lang={language}").text)
    assert introduce(nim, "1", language).line in before
    assert introduce(nim, "1", language).rating == say(Phrase("bot-unrated"), language)
    made = tmp_path / "nim.json"
    match = ["arena", "nim", "--bots", "random,1", "--games", "4", "--workers", "1", "--out", str(tmp_path / "match")]
    assert main([*match, "--json", str(made)]) == 0
    stored = ratings.read_ratings(json.loads(made.read_text("utf-8")))
    tables = {("nim", None): stored, ("nim", 2): stored}
    monkeypatch.setattr(ratings, "ratings_of", lambda game, players=None: tables.get((game, players)))
    monkeypatch.setattr(ratings, "sizes_measured", lambda game: (2,) if game == "nim" else ())
    after = unescape(guest.get(f"/new/nim?lang={language}").text)
    measured = introduce(nim, "1", language)
    assert all(told in after for told in (measured.name, measured.character, measured.rating))
    assert measured.rating not in before
    listed = guest.get(f"/api/games/nim?lang={language}").json()["introductions"]
    assert [each["rating"] for each in listed if each["bot"] == "1"] == [measured.rating]
    assert [each["ratings"] for each in listed if each["bot"] in {"1", "8"}] == [{"2": measured.rating}, {}]
