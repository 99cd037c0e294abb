"""The form of a new table: what it says of editions, boards and opponents, and what it keeps."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

import preau
from preau.bots import LEVELS, ratings
from preau.bots.introductions import introduce
from preau.games import registry
from preau.games.option_pictures import option_pictures
from preau.server.view.choices.strength import even_out_falls
from tests.server.house import House


def page_data(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="page-data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_a_position_survives_every_change_of_the_form(house: House) -> None:
    """Whoever plays from a position that they set up finds it under every tab, and in every language."""
    position = preau.new("recess").play("B1-c1")[0]
    guest = house.guest()
    page = guest.get("/new/recess", params={"mode": "screen", "position": str(position)}).text
    tabs = re.findall(r'<a href="(\?mode=[^"]+)"', page)
    assert len(tabs) == 3
    for tab in tabs:
        assert parse_qs(urlsplit(tab.replace("&amp;", "&")).query)["position"] == [str(position)]
        there = guest.get("/new/recess" + tab.replace("&amp;", "&")).text
        assert f'data-start="{position}"' in there
    french = re.search(r'href="([^"]+)" lang="fr"', page)
    assert french is not None
    assert f'data-start="{position}"' in guest.get(french[1].replace("&amp;", "&")).text


def test_single_rules_are_folded(house: House) -> None:
    """Who only wants to play need not pass by every rule that can be changed."""
    page = house.guest().get("/new/cerocle").text
    assert '<details class="fold"><summary>' in page
    assert '<details class="fold" open' not in page


def test_editions_say_what_they_change(house: House) -> None:
    """Every option has its value under every edition, and what differs from the usual rules is told with its rule."""
    editions = page_data(house.guest().get("/new/recess").text)["editions"]
    assert {name: [change["rule"] for change in row["changes"]] for name, row in editions.items()} == {
        "": [], "fr": [], "de": ["R9.2", "R10.2"], "ja": ["R4.1", "R7.2", "R9.2"],
    }  # fmt: skip
    assert editions[""]["usual"]["nuns"] == "in eight directions (usual)"
    assert editions["ja"]["usual"]["nuns"] == "in four directions, not diagonally (this edition)"
    assert editions["ja"]["changes"][0]["text"] == (
        "How nuns walk and see: in four directions, not diagonally (usually in eight directions)"
    )
    assert editions["fr"]["note"]


@pytest.mark.parametrize("name", ["cerocle", "recess", "nim"])
def test_pictures_of_options(house: House, name: str) -> None:
    """Each value that is shown has a picture of its own; every step of a builder leads to a value of the option."""
    guest, game = house.guest(), registry.game(name)
    known = {option.name: option for option in game.options}
    pictures = option_pictures(game.package)
    for option, values in pictures.values.items():
        assert known[option].default in values
        drawn = [guest.get(f"/new/{name}/board.svg", params={option: str(value)}) for value in values]
        assert [answer.status_code for answer in drawn] == [200] * len(values)
        assert len({answer.text for answer in drawn}) == len(values)
    for option in pictures.steps:
        here = str(known[option].default)
        steps = guest.get(f"/new/{name}/steps", params={"name": option, "value": here}).json()
        reached = {step["value"] for step in steps}
        assert here not in reached
        assert len(reached) == len(steps) == len({step["text"] for step in steps})
        assert all(known[option].valid(value) for value in reached)
        assert all(0 < step["x"] < 1 and 0 < step["y"] < 1 for step in steps)
    if not pictures.values:
        assert "data-pictured" not in guest.get(f"/new/{name}").text


def test_every_schoolyard_can_be_built() -> None:
    """R1.3: turning and swapping lead from one layout to all 6,144."""
    steps = option_pictures("preau.games.recess").steps["layout"]
    found, ahead = {"A0B0C0D0"}, ["A0B0C0D0"]
    while ahead:
        fresh = {step.value for step in steps(ahead.pop())} - found
        found |= fresh
        ahead += fresh
    assert len(found) == 6144


def test_what_is_no_option_or_no_value_is_refused(house: House) -> None:
    guest = house.guest()
    for params in ({"name": "layout", "value": "A0A0A0A0"}, {"name": "colour", "value": "A0B0C0D0"}):
        assert guest.get("/new/recess/steps", params=params).json()["code"] == "bad_option"
    assert guest.get("/new/recess/steps", params={"name": "layout", "value": "x" * 65}).status_code == 422
    assert guest.get("/new/recess/steps", params={"name": "nuns", "value": "rook"}).json() == []
    assert guest.get("/new/recess/board.svg", params={"layout": "nonsense"}).status_code == 404
    assert guest.get("/new/recess/board.svg", params={"layout": "random"}).status_code == 404


def test_opponents_are_introduced_with_their_strength(house: House) -> None:
    """Who they are, and where between the weakest and the strongest that was measured; nothing where nothing was."""
    strengths = re.findall(
        r'<option value="bot:\d" data-line="([^"]+)" data-strength="([^"]*)"', house.guest().get("/new/recess").text
    )
    levels = [float(strength) for _, strength in strengths[:8]]
    assert levels == sorted(levels)
    assert levels[-1] == 1
    assert levels[0] == 0, "what moves at random is no level, and would make all of them look strong"
    assert "Swallow (2)" in strengths[1][0]
    unmeasured = re.findall(r'<option value="bot:\d" [^>]*data-strength="([^"]*)"', house.guest().get("/new/nim").text)
    assert set(unmeasured) == {""}


def test_no_level_is_told_to_be_weaker_than_one_below_it() -> None:
    """What a match measured the wrong way round is told alike; what it measured in order stays."""
    assert even_out_falls([1, 2, 4]) == [1, 2, 4]
    assert even_out_falls([1, 5, 3, 6]) == [1, 4, 4, 6]
    assert even_out_falls([6, 5, 1, 9, 8]) == [4, 4, 4, 8.5, 8.5]
    assert even_out_falls([]) == []


@pytest.mark.parametrize("game", ["cerocle", "recess"])
def test_strengths_are_those_of_so_many_players(house: House, game: str) -> None:
    """Where the number of players is chosen, the form knows what was measured among so many, or that nothing was."""
    bots = page_data(house.guest().get(f"/new/{game}").text)["bots"]
    sizes = next(option.values for option in registry.game(game).options if option.name == "players")
    assert [*bots] == [*map(str, sizes)]
    for size in sizes:
        measured = ratings.ratings_of(game, int(size))
        told_of = [bots[str(size)][f"bot:{level}"]["strength"] for level in LEVELS]
        assert told_of == sorted(told_of)
        for level in LEVELS:
            told = bots[str(size)][f"bot:{level}"]
            assert told["rating"] == introduce(registry.game(game), level, "en", int(size)).rating
            assert (told["strength"] == "") == (measured is None)
            assert bool(told["word"]) == (measured is not None)


def test_a_seat_is_called_by_its_colour_in_a_game_of_so_many(house: House) -> None:
    """The third of three in Cerocle is white; of four, the third is brown again, and both have numbers."""
    page = house.guest().get("/new/cerocle").text
    names = re.findall(r'<span class="seat-name" data-side="(\d)"( hidden)?>.*?</svg>([^<]+)</span>', page, re.DOTALL)
    assert [name for players, hidden, name in names if players == "3"] == ["Brown", "Green", "White"]
    assert [name for players, hidden, name in names if players == "4"] == ["Brown 1", "Green 1", "Brown 2", "Green 2"]


@pytest.mark.parametrize(
    ("language", "rated"),
    [
        ("en", "In a rated game"),
        ("fr", "En partie classée"),
        ("de", "In einer gewerteten Partie"),
        ("ja", "ランク戦では"),
    ],
)
def test_what_rated_brings_is_said_of_rated_games(house: House, language: str, rated: str) -> None:
    """Its box is empty at first, so the text beneath must not read as if it held for this table."""
    page = house.guest().get("/new/cerocle", params={"lang": language}).text
    said = re.search(r'id="rated-help">([^<]+)<', page)
    assert said is not None
    assert said[1].startswith(rated)


def test_layouts_are_counted_and_their_code_is_for_builders(house: House) -> None:
    """Under its picture a layout has a number; its letters are told where one builds or writes it."""
    page = house.guest().get("/new/recess").text
    captions = re.findall(r"<b>([^<]+)</b></span></label>|<small>([^<]+)</small>", page)
    assert not [code for name, code in captions if re.fullmatch(r"([A-D]\d){4}", code)]
    assert {"No. 1", "No. 2"} <= {name for name, _ in captions}
    assert 'value="C2A0D3B1"' in page


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "no neutral pieces"), ("fr", "pas de pions neutres"), ("de", "keine neutralen"), ("ja", "中立コマがなく")],
)
def test_what_is_different_with_three_is_told_with_their_number(house: House, language: str, told: str) -> None:
    """C1.3: in one line of its own for each number that plays otherwise; where a game has nothing to say, none."""
    notes = page_data(house.guest().get(f"/new/cerocle?lang={language}").text)["notes"]
    assert notes["2"] == ""
    assert told in notes["3"]
    assert notes["4"] not in ("", notes["3"])
    assert set(page_data(house.guest().get("/new/recess").text)["notes"].values()) == {""}
