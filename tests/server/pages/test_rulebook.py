"""The rulebook as a page and over the API: rules, figures, editions, and what is not there."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from preau.games import registry
from preau.server.view.diagrams import crop_box
from preau.teach.diagrams import diagrams, diagrams_of
from preau.words import LANGUAGES, Language, rulebook
from tests.server.house import House, opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook(guest: TestClient, language: Language) -> None:
    """The API tells every rule in every language, and the page shows the same ones with their diagrams."""
    for name in registry.names():
        told = guest.get(f"/api/games/{name}/rules", params={"lang": language}).json()
        book = rulebook(registry.game(name), language)
        assert [(each["number"], each["title"], each["text"]) for each in told] == [
            (rule.number, rule.title, rule.text) for rule in book
        ]
        page = guest.get(f"/learn/{name}", params={"lang": language}).text
        assert all(f'id="{rule.number}"' in page for rule in book)
        shown = {each["number"] for each in told if each["diagrams"]}
        assert shown == {diagram.rule for diagram in diagrams(registry.game(name))}


def test_one_rule(guest: TestClient) -> None:
    """A rule is found however it is written; its own address leads to its place in the book."""
    for number in ("R5.6", "r5-6"):
        assert guest.get(f"/api/games/recess/rules/{number}").json()["number"] == "R5.6"
    there = guest.get("/learn/recess/rules/r5-6", follow_redirects=False)
    assert there.headers["location"] == "/learn/recess#R5.6"


def test_figures_tell_nothing_twice(guest: TestClient) -> None:
    """What the sentence of the move has said, the figure's other sentences leave out; what is new they tell."""
    told = {
        rule["number"]: [each["text"] for diagram in rule["diagrams"] for each in diagram["told"]]
        for rule in guest.get("/api/games/recess/rules?lang=en").json()
    }
    assert [text for text in told["R8.1"] if "kiss" in text] == told["R8.1"][:1]
    assert any("coin" in text for text in told["R5.4"])


def test_diagrams_are_pictures(guest: TestClient) -> None:
    """Every picture that the rulebook names can be had, by day and by night."""
    for rule in guest.get("/api/games/cerocle/rules").json():
        for address in [picture for diagram in rule["diagrams"] for picture in diagram["pictures"]]:
            for theme in ("light", "dark"):
                picture = guest.get(address, params={"theme": theme})
                assert picture.headers["content-type"].startswith("image/svg+xml")
    assert guest.get("/learn/cerocle/diagrams/C2.2-9-before.svg").status_code == 404


def test_cut_pictures_name_their_cells(guest: TestClient) -> None:
    """Where letters and numbers at the edge are cut off, the cells that the text speaks of have their names on them."""
    cut = guest.get("/learn/cerocle/diagrams/C2.2-1-before.svg").text
    assert cut.count('class="names"') == 1
    assert ">e5</text>" in cut
    assert ">f6</text>" in cut
    whole = [each for each in diagrams(registry.game("recess")) if crop_box(each)[:2] == (0, 0)]
    number = diagrams_of(registry.game("recess"), whole[0].rule).index(whole[0]) + 1
    assert 'class="names"' not in guest.get(f"/learn/recess/diagrams/{whole[0].rule}-{number}-before.svg").text


def test_editions_are_marked(house: House) -> None:
    """The book shows how editions differ, and marks what one edition or one's own table plays."""
    guest = house.guest()
    nuns = guest.get("/api/games/recess/rules/R4.1").json()["variants"][0]
    by = {choice["value"]: choice["editions"] for choice in nuns["choices"]}
    assert by == {"queen": ["French edition", "German edition"], "rook": ["Japanese edition"]}
    assert 'class="played"' not in guest.get("/learn/recess").text
    assert "how the game is played in the Japanese edition" in guest.get("/learn/recess?edition=ja").text
    table = opened(guest, game="recess", options={"edition": "de", "players": "3"})["id"]
    page = guest.get(f"/learn/recess?table={table}").text
    assert "Your table plays by the German edition" in page
    german, french = (house.guest(language=each).get(f"/learn/recess?table={table}").text for each in ("de", "fr"))
    assert "An eurem Tisch gilt die deutsche Ausgabe." in german
    assert "Votre table suit l’édition allemande." in french
    assert page.count('<span class="mark">your table</span>') == len(registry.game("recess").options)
    usual = opened(guest, game="recess", options={"layout": "C2A0D3B1"})["id"]
    assert "Your table plays by the usual rules" in guest.get(f"/learn/recess?table={usual}").text
    own = opened(guest, game="recess", options={"push": "4"})["id"]
    assert "plays by rules of its own" in guest.get(f"/learn/recess?table={own}").text
    for options, told in (
        ({}, "plays by the usual rules"),
        ({"players": "3"}, "plays by the usual rules"),
        ({"start": "fair"}, "plays by rules of its own"),
    ):
        quiet = opened(guest, game="cerocle", options=options)["id"]
        page = guest.get(f"/learn/cerocle?table={quiet}").text
        assert told in page
        assert re.search(r'<li class="played">A draw after 50 rounds without placing or taking <', page)
        assert "0 for never" not in page, "the label is for the form"


@pytest.mark.parametrize(
    ("path", "code", "guess"),
    [
        ("games/recess/rules/R5.66", "unknown_rule", "R5.6"),
        ("games/reces/rules", "unknown_game", "“Recess!”"),
        ("games/chess/rules", "unknown_game", "Cerocle, Nim and Recess!"),
        ("games/recess/rules?lang=frr", "unknown_language", "fr"),
        ("games/recess/rules?lang=deutsch%21", "unknown_language", "de"),
        ("games/recess/rules?lang=xx", "unknown_language", ""),
        ("tables/nope/why", "unknown_table", ""),
    ],
)
def test_unknown_things_in_the_api(guest: TestClient, path: str, code: str, guess: str) -> None:
    """What there is not gets 404 and the nearest match."""
    answer = guest.get(f"/api/{path}")
    assert answer.status_code == 404
    assert answer.json()["code"] == code
    assert guess in answer.json()["message"]


@pytest.mark.parametrize(
    ("path", "nearest"),
    [
        ("/learn/recess/rules/R5.66", "/learn/recess/rules/R5.6"),
        ("/learn/recess/lessons/wlak", "/learn/recess/lessons/walk"),
        ("/learn/reces/lessons/walk", "/learn/recess/lessons/walk"),
        ("/learn/recess?edition=d", "/learn/recess?edition=de"),
        ("/learn/recess?lang=frr", "/learn/recess?lang=fr"),
        ("/companion/cerocel", "/companion/cerocle"),
    ],
)
def test_unknown_things_on_pages(guest: TestClient, path: str, nearest: str) -> None:
    """A page that there is not says so and links to the nearest."""
    answer = guest.get(path)
    assert answer.status_code == 404
    assert f'href="{nearest}"' in answer.text
    assert guest.get(nearest).status_code == 200
