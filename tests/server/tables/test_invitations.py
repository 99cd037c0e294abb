"""The page of invitations, names at a table, and what a table says of itself."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

import pytest

from preau.server.http import own_address
from tests.server.house import House, opened, sign_up, sit


def test_a_link_that_works_here_alone_says_so(
    tmp_path: Path, stack: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `--lan` the link is the network's; without, the page says how to get one."""
    house = House(tmp_path, stack, hosts="games.example")
    ann = house.guest()
    table = opened(ann, options={"players": 2})["id"]

    def page(host: str) -> str:
        answer = ann.get(f"/invite/{table}", headers={"host": host})
        assert answer.status_code == 200, answer.text
        return answer.text

    monkeypatch.setattr(own_address, "lan_address", lambda: "192.0.2.7")
    for host in ("127.0.0.1:8000", "localhost:8000", "[::1]:8000"):
        assert "preau serve --lan" in page(host)
    assert "preau serve --lan" not in page("games.example")
    house.app.state.listens_on = "0.0.0.0"  # as with --lan
    assert "preau serve --lan" not in page("127.0.0.1:8000")
    assert "http://192.0.2.7:8000/s/" in page("127.0.0.1:8000")
    assert "http://games.example/s/" in page("games.example")


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_bots_at_one_table_have_different_names(house: House, language: str) -> None:
    """The same in the panel and on the shelf, which says against whom one plays."""
    guest = house.guest(language=language)
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 3]
    table = opened(guest, options={"players": 4}, seats=seats, name="Zoé")["id"]
    parts = guest.get(f"/api/tables/{table}/view").json()["parts"]
    seats_part = re.sub(r'<span class="kin">(.*?)</span>', r"\1", parts["seats"])  # what bots' names have in common
    names = re.findall(r'class="name">(?:<svg.*?</svg>)?([^<]+)', seats_part)
    assert len(set(names)) == len(names) == 4
    shelf = guest.get("/").text
    assert names[0] == "Zoé"
    assert all(name in shelf for name in names[1:])


def test_a_registered_name_is_its_owners(house: House) -> None:
    """A guest who took it first gets a number; one who comes later is refused."""
    ann, imposter, bob = house.guest(), house.guest(), house.guest()
    table = opened(bob, options={"players": 3}, name="Bob")
    sit(imposter, table, 1, "Ann")
    sign_up(ann, "Ann")
    sit(ann, table, 2, "Ann")
    names = [seat["name"] for seat in bob.get(f"/api/tables/{table['id']}").json()["seats"]]
    assert names == ["Bob", "Ann 2", "Ann"]
    renamed = imposter.post(f"/api/tables/{table['id']}/commands", json={"type": "rename", "name": "Ann"})
    assert renamed.json()["code"] == "bad_name"


def test_a_table_says_what_it_was_opened_with(house: House) -> None:
    """Edition, what differs from it, and the clock."""
    guest = house.guest()
    clock = {"kind": "sand", "seconds": 60}
    options = {"players": 3, "edition": "ja", "push": "4"}
    table = opened(guest, game="recess", mode="same_screen", options=options, clock=clock)["id"]
    html = guest.get(f"/t/{table}").text
    found = re.search(r'class="(?:fold )?terms">.*?</span>(.*?)</(?:summary|p)>', html)
    assert found is not None
    edition, rule, time = found[1].split(" · ")
    assert "Japan" in edition
    assert ": " in rule
    assert "60 seconds" in time


def test_who_has_gone_is_not_said_to_think(house: House) -> None:
    """At three a bot plays on for who resigned, and the page says so."""
    ann, bob, cleo = house.guest(), house.guest(), house.guest()
    table = opened(ann, options={"players": 3})
    sit(bob, table, 1, "Bob")
    sit(cleo, table, 2, "Cleo")
    house.app.state.bots._changed = lambda *_: None
    house.app.state.service.bus._listeners.clear()
    assert ann.post(f"/api/tables/{table['id']}/commands", json={"type": "resign"}).status_code == 200
    turn = bob.get(f"/api/tables/{table['id']}/view").json()["waiting"]
    assert turn == "A bot is playing on for Ann (Brown) …"
