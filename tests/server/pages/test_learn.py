"""What the table teaches over HTTP: rules, lessons, reasons; and helpful answers where there is no such thing."""

from __future__ import annotations

import json
from html import unescape
from typing import Any

import pytest
from markupsafe import escape
from starlette.testclient import TestClient

from preau.games import registry
from preau.server.view.lesson import Tried, judge_try
from preau.teach.lessons import find_lesson, lessons_of
from preau.teach.tutor import Tutor
from preau.words import LANGUAGES, Language, Speaker, say
from tests.server.house import House, opened, pair

GAMES = registry.names()
FIGHT = (
    "recess 3:A0B0C0D0:queen:yes:no:8:fewest 4 0 kids 321 first g8,a1 c7,b3,g3,k8/d9,in,e8,in/in,in,d6,in "
    "- - - B1,B2,G1,G2 - - 10,10,10 -"
)


# --- lessons ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_lessons_are_played(guest: TestClient, name: str) -> None:
    """Every lesson can be solved over the API by what it shows, from the first task to the last."""
    for lesson in lessons_of(registry.game(name)):
        url = f"/api/games/{name}/lessons/{lesson.id}"
        state = guest.post(url, json={}).json()
        assert state["view"]["clicks"]
        while not state["done"]:
            shown = guest.post(url, json={"moves": state["moves"], "show": True}).json()["solution"]
            before = len(state["moves"])
            state = guest.post(url, json={"moves": state["moves"], "move": shown["move"]}).json()
            assert state["verdict"]["right"]
            assert state["verdict"]["praise"]
            assert len(state["moves"]) == before + 1
        assert state["asks"] == say(lesson.close, "en", lesson.game)


def test_what_is_played_of_itself_is_told(guest: TestClient) -> None:
    """After the learner's move the turn goes on: each board on the way says who did what, and who is to move there."""
    url = "/api/games/recess/lessons/stay"
    frames = guest.post(url, json={"move": "stay d9"}).json()["verdict"]["frames"]
    assert len(frames) == 6
    assert [line["text"].split()[0] for line in frames[0]["told"]] == ["You", "You", "You"], "nothing before its board"
    assert frames[1]["told"].pop(0)["text"] == "The lesson now plays the rest of your turn."
    told = [frame["told"][0]["text"] for frame in frames]
    assert [text.split()[0] for text in told[1:]] == ["Your", "Your", "You", "Blue", "Green"]
    assert not any(":" in text for text in told), "the sentence itself says who"
    assert "g5" in told[1]
    assert "Your turn" in frames[1]["parts"]["turn"]
    assert "Blue to move" in frames[3]["parts"]["turn"]


def test_a_half_made_move_is_asked_for(guest: TestClient) -> None:
    """A lesson has the sentences that ask for each click, and says whose turn it is when it is not the learner's."""
    url = "/api/games/cerocle/lessons/place"
    view = guest.post(url, json={"moves": ["e5"]}).json()["view"]
    assert any("neutral" in ask for ask in view["asks"])
    page = guest.get("/learn/recess/lessons/stay").text
    first = guest.post("/api/games/recess/lessons/stay", json={}).json()["view"]["clicks"]
    assert f'"clicks": {json.dumps(first)[:40]}' in page  # buttons stand there in the same order from the beginning
    done = guest.post(url, json={"moves": ["e5"], "move": "n:f5"}).json()
    assert done["done"]
    assert "Green to move" in done["view"]["parts"]["turn"]


def test_wrong_tries(guest: TestClient) -> None:
    """A wrong try is answered with the reason, the rule and the squares; one beside the point with a hint."""
    url = "/api/games/recess/lessons/fight"

    def verdict(**tried: Any) -> dict[str, Any]:
        answer = guest.post(url, json=tried).json()
        assert not answer["done"]
        assert "view" not in answer
        found: dict[str, Any] = answer["verdict"]
        return found

    seen = verdict(move="B1xe8")
    assert (seen["right"], seen["rule"], set(seen["squares"])) == (False, "R5.2", {"e8", "g8"})
    beside = verdict(move="B1-c8")
    assert beside["hint"]
    assert beside["rule"] is None
    clicked = verdict(path=["red-B1", "d6"])
    assert clicked["rule"] == "R3.1"
    assert verdict(move="???")["message"]


@pytest.mark.parametrize(
    ("moves", "path", "told"),
    [
        ([], ["g6"], "It is three squares from f4 to g6."),
        ([], ["red-G1"], "is held down in a fight and cannot walk this turn."),
        ([], ["red-B1", "g6", "g6"], "Whoever is pushed has to leave g6. Choose a free square next to it."),
        ([], ["red-B1", "g6", "i5"], "i5 is not next to g6. Choose a square that is."),
        ([], ["red-B1", "g6", "h7", "h7"], "choose another square for this one."),
        ([], ["red-B1", "g6", "h7", "boys"], "Where will you push your girl G1?"),
        (["B1/g6>h7,f5"], ["red-G1"], "was in a fight when the turn began and waits for the next turn."),
        (["B1/g6>h7,f5"], ["red-B1"], "has already walked, and each child walks only once a turn."),
    ],
)
def test_what_a_newcomer_tries_leads_to_what_is_wanted(moves: list[str], path: list[str], told: str) -> None:
    """In the lesson on breaking up a fight: each click that is none of the choices says what to do instead."""
    tutor = Tutor.resume(find_lesson(registry.game("recess"), "break-up"), moves)
    for language in LANGUAGES:
        verdict = judge_try(tutor, Tried(moves=moves, path=path), language)["verdict"]
        assert verdict["message"]
        assert bool(verdict["hint"]) == (verdict["rule"] is None)
    english = judge_try(tutor, Tried(moves=moves, path=path), "en")["verdict"]
    assert told in f"{english['message']} {english['hint']}"


def test_who_points_at_the_gap_is_told_to_choose_the_piece_first() -> None:
    """In the lesson on relocating the gap is lit, and the piece that goes there has to be chosen before it."""
    tutor = Tutor.begin(find_lesson(registry.game("cerocle"), "relocate"))
    assert "Choose the piece first, then the space." in judge_try(tutor, Tried(), "en")["asks"]
    told = judge_try(tutor, Tried(path=["f6"]), "en")["verdict"]["message"]
    assert told == "There is no piece on f6 to relocate. Choose the piece first, then the space it goes to."


@pytest.mark.parametrize(
    ("language", "your", "colour"),
    [("en", "your", "red"), ("fr", "votre", "rouge"), ("de", "dein", "rot"), ("ja", "あなた", "赤")],
)
def test_a_typed_move_that_is_refused_speaks_to_the_learner(language: Language, your: str, colour: str) -> None:
    """R2.1: as a click's refusal does: “you”, and never the learner's own colour."""
    tutor = Tutor.begin(find_lesson(registry.game("recess"), "walk"))
    said = judge_try(tutor, Tried(move="B1-a1"), language)["verdict"]["message"].casefold()
    assert your in said
    assert colour not in said


def test_lessons_hold_nothing(guest: TestClient) -> None:
    """Moves that do not fit are forgotten, and too many are refused."""
    url = "/api/games/recess/lessons/walk"
    assert guest.post(url, json={"moves": ["B1-d5", "nonsense", "x"]}).json()["moves"] == ["B1-d5"]
    assert guest.post(url, json={"moves": ["x"] * 100}).status_code == 422
    unknown = guest.post("/api/games/recess/lessons/wlak", json={})
    assert unknown.status_code == 404
    assert "walk" in unknown.json()["message"]


# --- why -------------------------------------------------------------------------------------------------------------


def test_what_can_be_chosen_is_told_to_the_reader(house: House) -> None:
    """C3.1: an empty space is a choice of one's own: “you”, not one's colour."""
    guest = house.guest()
    table = opened(guest, game="cerocle", seats=[{"kind": "person"}, {"kind": "bot", "level": "1"}])["id"]
    told = guest.get(f"/api/tables/{table}/why", params={"cell": "e5"}).json()["explained"][-1]["text"]
    assert told == "You can choose it now. This is what would happen. You place a piece on e5.", "it is not done yet"
    assert "Brown" not in told


def test_why(house: House) -> None:
    """Coins, pieces, places and the running turn are traced to moves and rules."""
    guest = house.guest()
    people = [{"kind": "person"}] * 3
    table = opened(guest, game="recess", position=FIGHT, mode="same_screen", seats=people)["id"]
    done = guest.post(f"/api/tables/{table}/commands", json={"type": "move", "move": "B1xd9"})
    assert done.status_code == 200, done.text

    def why(**asked: Any) -> dict[str, Any]:
        answer = guest.get(f"/api/tables/{table}/why", params=asked)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    coins = why(seat=0, counter=0)
    assert "11 coins" in coins["asked"]
    assert [(each["turn"], each["change"]) for each in coins["causes"]] == [(4, 1)] * len(coins["causes"])
    assert "R5.4" in {each["rule"] for each in coins["causes"]}
    assert "fight" in coins["causes"][0]["told"]
    assert {each["rule"] for each in why(piece="blue-B1")["causes"]} >= {"R5.1"}
    assert why(cell="d9")["causes"]
    assert why(cell="l1")["causes"] == []
    assert why(seat=0, counter=0, move=0)["causes"] == []
    assert why(about="turn")["causes"]
    nun = why(piece="N1")
    assert nun["heading"] == "On the board"
    assert [each["rule"] for each in nun["explained"]] == ["R4.3", "R2.2"], "what she does, why not now"
    past = why(piece="N1", move=0)
    assert [each["rule"] for each in past["explained"]] == ["R4.3"], "nobody chooses anything there any more"
    assert "can choose" in why(piece="red-G1")["explained"][0]["text"]
    for thing, rule in {"e4": "R1.3", "a1": "R3.5", "g3": "R3.4", "girls": "R1.5"}.items():
        kind, now = why(cell=thing)["explained"]
        assert kind["rule"] == rule
        assert kind["text"] != now["text"]
    assert why(about="turn")["heading"] == "This stage of the turn", "a step is one of 3, 2 or 1, and Cerocle has none"
    assert "Rot" in why(seat=0, lang="de")["asked"]
    for nothing in ({"piece": "x"}, {"cell": "z9"}, {"seat": 7}, {"seat": 0, "counter": 9}, {}):
        answer = guest.get(f"/api/tables/{table}/why", params=nothing)
        assert answer.json()["code"] == "unknown_thing"


def test_why_it_ended(house: House) -> None:
    """The result says by which rule."""
    guest = house.guest()
    position = next(lesson for lesson in lessons_of(registry.game("cerocle")) if lesson.id == "circle")
    table = opened(
        guest, game="cerocle", position=str(position.start), mode="same_screen", seats=[{"kind": "person"}] * 2
    )["id"]
    move = position.tasks[0].solution
    guest.post(f"/api/tables/{table}/commands", json={"type": "move", "move": move})
    answer = guest.get(f"/api/tables/{table}/why", params={"about": "result"}).json()
    assert {each["rule"] for each in answer["causes"]} & {"C2.2", "C2.3", "C7.1"}
    told = {each["text"] for each in answer["causes"]}
    assert answer["explained"], "what the rule says"
    assert not told & {each["text"] for each in answer["explained"]}, "not what stands beside the result already"
    assert 'data-why="about=result"' in guest.get(f"/t/{table}").text


def test_numbers_can_be_asked(house: House) -> None:
    """Each counter on the table page is a button that asks; in a record that was dropped here none is."""
    ann, _, table = pair(house)
    assert 'data-why="seat=1&amp;counter=0"' in ann.get(f"/t/{table}").text
    record = ann.get(f"/api/tables/{table}/record").text
    assert ann.get("/look").status_code == 200  # the empty page, before a record is brought
    assert "data-why" not in ann.post("/look", json={"text": record}).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_to_do_is_told_as_the_table_plays_it(house: House, language: Language) -> None:
    """C3.1: with three players nothing is said of neutral pieces, neither behind ? nor by the picture of the stage."""
    guest = house.guest()
    neutral = {"en": "neutral", "fr": "neutre", "de": "neutral", "ja": "中立"}[language]
    for players in (2, 3):
        table = opened(guest, game="cerocle", mode="same_screen", options={"players": players})["id"]
        asked = {"about": "turn", "lang": language}
        (stage,) = guest.get(f"/api/tables/{table}/why", params=asked).json()["explained"]
        assert stage["rule"] == "C3.1"
        assert (neutral in stage["text"]) is (players == 2)
        assert f'data-told="{stage["text"]}"' in unescape(guest.get(f"/t/{table}", params={"lang": language}).text)


def test_an_empty_space_says_first_what_could_be_done_there(house: House) -> None:
    """C2.2: who could win on it, before what any space is; on a quiet one, what one's own piece would be good for."""
    guest = house.guest()
    table = opened(guest, game="cerocle", mode="same_screen")["id"]
    for move in ("a1", "c3", "a3", "d3", "a5", "d5", "i9", "e4", "i7", "e5"):
        assert guest.post(f"/api/tables/{table}/commands", json={"type": "move", "move": move}).status_code == 200

    def told(cell: str) -> list[dict[str, str]]:
        found: list[dict[str, str]] = guest.get(f"/api/tables/{table}/why", params={"cell": cell}).json()["explained"]
        return found

    win, general, *_ = told("c4")
    assert win == {"text": "Green can close the circle around d4 with a piece on c4, and win.", "rule": "C2.2"}
    assert general["rule"] == "C2.1"
    assert told("a4")[0]["text"] == "With your piece here, Brown can then make a line of five with a piece on a2."
    assert told("h5")[0]["text"].startswith("With your piece here, Brown then has ")
    assert told("a1")[0]["rule"] == "C2.1", "where a piece lies there is nothing of the kind to say"


def test_who_has_had_the_lessons_plays_at_once(guest: TestClient) -> None:
    """From their list and from the last of them: at the same table as from the shelf, with the long form beside it."""
    for path in ("/learn/cerocle/lessons", "/learn/cerocle/lessons/trick"):
        assert 'data-create="{"game": "cerocle"' in unescape(guest.get(path).text), path
    assert 'href="/new/cerocle">More options<' in guest.get("/learn/cerocle/lessons").text


# --- at a real table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_aid_and_companion(guest: TestClient, language: str) -> None:
    """Each game has a sheet and a companion; a game that brings no sheet gets its rules in brief."""
    for name in GAMES:
        assert guest.get(f"/aid/{name}", params={"lang": language}).text.count("<li>") > 1
        for option in registry.game(name).options:
            for count in option.values if option.name == "players" else ():
                page = guest.get(f"/companion/{name}", params={"players": count, "lang": language}).text
                assert page.count('class="desk-seat"') == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_one_edition_has_no_list_of_them(guest: TestClient, language: Language) -> None:
    """Cerocle has none to choose from."""
    page = guest.get("/learn/cerocle", params={"edition": "xx", "lang": language}).text
    assert str(escape(Speaker(language)("learn-unknown-edition-none", wanted="xx"))) in page
    assert "–." not in page
