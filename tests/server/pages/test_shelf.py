"""The shelf's list of one's own tables: none is left out, and those that wait for oneself come first."""

from __future__ import annotations

import re

import pytest

from tests.server.house import House, opened, sit

DAY_SECONDS = 24 * 60 * 60


def listed(page: str) -> list[str]:
    return re.findall(r'href="/t/([\w-]+)"', page)


def test_playing_at_once_says_against_whom(house: House) -> None:
    """How many bots, which, and how strong; where nobody has measured that, their level."""
    against = dict(re.findall(r'id="against-(\w+)">([^<]+)<', house.guest().get("/").text))
    assert against["cerocle"] == "Against one bot: Swallow (beginner)"
    assert against["recess"] == "Against 2 bots: Swallow Pip and Swallow Kiki (beginner)", "as the table calls them"
    assert against["nim"] == "Against one bot: Swallow (level 2)"


def test_every_table_that_goes_on_is_listed(house: House) -> None:
    """The oldest of many waits for Ann: it stands first, with her opponent, the time that is left and a picture."""
    ann, bob = house.guest(), house.guest()
    tables = []
    for days in (3, 1, 1, 1, 1, 1, 1, 1):
        clock = {"kind": "days", "seconds": days * DAY_SECONDS, "increment": 0}
        tables.append(opened(ann, clock=clock))
        sit(bob, tables[-1], 1, "Bob")
        house.clock.pass_by(1)
    for table in tables:  # a clock runs as soon as somebody has moved
        answer = ann.post(f"/api/tables/{table['id']}/commands", json={"type": "move", "seat": 0, "move": "e5"})
        assert answer.status_code == 200, answer.text
    move = {"type": "move", "seat": 1, "move": "e6"}
    assert bob.post(f"/api/tables/{tables[0]['id']}/commands", json=move).status_code == 200
    house.clock.pass_by(1)
    over = opened(ann, mode="same_screen")["id"]
    assert ann.post(f"/api/tables/{over}/commands", json={"type": "abandon"}).status_code == 200

    page = ann.get("/").text
    assert sorted(listed(page)) == sorted(table["id"] for table in tables)
    assert listed(page)[0] == tables[0]["id"]
    assert len(listed(page[: page.index("<details")])) == 4, "the games are not far below"
    assert page.index("<details") < page.index('id="games"')
    first = page[page.index('<li class="table-line">') : page.index("</li>", page.index('<li class="table-line">'))]
    assert "Against Bob" in first
    assert "Your turn · 2 days left" in first
    assert "Ann" not in first
    picture = re.search(r'src="(/t/[^"]+theme=light)"', first)
    assert picture is not None
    answer = ann.get(picture[1].replace("&amp;", "&"))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert "<svg" in answer.text

    house.clock.pass_by(2.5 * DAY_SECONDS)
    assert "11 hours left" in ann.get("/").text
    assert house.guest().get(f"/t/{'x' * 12}/board.svg").status_code == 404


def test_the_game_for_most_people_comes_first(house: House) -> None:
    """Not the one whose name comes first in the alphabet; learning a game begins with its lessons."""
    page = house.guest().get("/").text
    games = re.findall(r'<li class="game" id="(\w+)">', page)
    assert games.index("recess") < games.index("cerocle") < games.index("nim")
    assert 'href="/learn/recess/lessons"' in page
    assert 'href="/learn/nim"' in page, "it has none"


def test_every_card_says_why_to_play(house: House) -> None:
    """In a sentence of the game's own, one from outside too: its example shows how a game gives one."""
    cards = house.guest().get("/").text.split('<li class="game" id="')[1:]
    assert len(cards) == 3
    assert all(re.search(r'<p class="pitch">[^<]{40,}\.</p>', card) for card in cards)


def test_public_tables_are_listed_for_strangers(house: House) -> None:
    """Whoever comes by sees the tables that are open to all, though none is their own."""
    table = opened(house.guest(), public=True)["id"]
    answer = house.guest().get("/")
    assert answer.status_code == 200
    assert listed(answer.text) == [table]


@pytest.mark.parametrize(("language", "told"), [("en", "Ann and a free seat"), ("de", "Ann und ein freier Platz")])
def test_a_free_seat_in_a_row_of_names(house: House, language: str, told: str) -> None:
    """It is told as within a sentence."""
    opened(house.guest(), game="cerocle", public=True, name="Ann")
    assert told in house.guest(language=language).get("/").text
