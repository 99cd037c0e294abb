"""The lobby: open seats as they come and go, joining by one press, finding a table, who is here."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from preau.server.database.store import Store
from preau.server.database.summary import SeatOut
from preau.server.lobby.board import LobbyTable
from preau.server.lobby.groups import BOTS_MS
from preau.server.lobby.lines import line_html
from preau.server.lobby.seeks import LAPSE_MS, Seeks, SeekWish
from preau.server.sockets.frames import frame_of
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import Player, TableService
from preau.words import LANGUAGES
from tests.server.house import House, Line, opened, sit

BANK = {"kind": "bank", "seconds": 300, "increment": 5}


def at_board(house: House, guest: TestClient) -> Line:
    """A socket of a page that this guest has loaded."""
    guest.get("/lobby")
    line = Line(house._running.enter_context(guest.websocket_connect("/api/lobby/socket?v=1")))
    line.session.send_json({"type": "ping"})
    return line


def look(guest: TestClient, **wish: Any) -> dict[str, Any]:
    asked = {"game": "cerocle", "sizes": [2], "clock": BANK, "name": "Ann", "bots": False, **wish}
    answer = guest.post("/api/lobby/seek", json=asked)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_table_comes_and_goes_without_reloading(house: House) -> None:
    """A public table is told when it opens, when somebody sits down and when it begins; a private one never."""
    reader, ann, bob, cleo = (house.guest() for _ in range(4))
    board = at_board(house, reader)
    assert board.next("lobby")["lines"] == []
    opened(ann, game="recess", options={"players": 3})
    table = opened(ann, game="recess", options={"players": 3}, public=True, clock=BANK)
    (line,) = board.next("changes")["lines"]
    assert (line["id"], line["list"]) == (table["id"], "open")
    assert all(text in line["html"] for text in ("Recess!", "with Ann", "2 free seats", "5 minutes each"))
    sit(bob, table, 1, "<b>Bob")
    (line,) = board.next("changes")["lines"]
    assert "1 free seat" in line["html"]
    assert "&lt;b&gt;Bob" in line["html"]
    answer = cleo.post(f"/api/lobby/tables/{table['id']}", json={"name": "Ann"})
    assert answer.json() == {"table": table["id"], "seat": 2}
    (line,) = board.next("changes")["lines"]
    assert line["list"] == "watch"
    assert "Ann 2" in line["html"]  # the second of that name
    assert cleo.post(f"/api/lobby/tables/{table['id']}", json={"name": "Ann"}).json()["seat"] == 2  # pressed twice
    assert reader.post(f"/api/lobby/tables/{table['id']}", json={"name": "Eve"}).json()["code"] == "seat_taken"
    late = at_board(house, house.guest())
    assert [each["list"] for each in late.next("lobby")["lines"]] == ["watch"]
    for guest in (ann, bob, cleo):
        guest.post(f"/api/tables/{table['id']}/commands", json={"type": "resign"})
    assert board.next("changes")["gone"] == [table["id"]]


def test_one_screen_is_nobody_elses_to_watch(house: House) -> None:
    """Whatever is asked for, a table that shares a screen is in no list."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, mode="same_screen", public=True, name="")
    assert ann.post(f"/api/tables/{table['id']}/commands", json={"type": "move", "move": "e5"}).status_code == 200
    assert bob.get("/api/tables").json()["public"] == []


def test_a_line_where_nobody_has_a_name() -> None:
    """An older server listed tables that share a screen, where names are not asked for."""
    seats = [
        SeatOut(seat=seat, kind="person", name="", avatar="", level=None, held=True, stand_in=None, out=None)
        for seat in (0, 1)
    ]
    assert "2 players" in line_html(LobbyTable("x", "watch", "cerocle", 0, tuple(seats)), "en")


def test_spectators_are_counted(house: House) -> None:
    ann, bob, eve = (house.guest() for _ in range(3))
    table = opened(ann, public=True, options={"players": 2})
    sit(bob, table, 1)
    board = at_board(house, eve)
    assert "no spectators" in board.next("lobby")["lines"][0]["html"]
    house.line(eve, table["id"])
    assert "1 spectator<" in board.next("changes")["lines"][0]["html"]
    assert eve.get("/api/lobby").json()["watch"][0]["watching"] == 1


def test_a_reader_who_falls_behind_is_told_everything_when_it_can_take_it(house: House) -> None:
    """Frames are written to it; what it does not take is kept nowhere, and then it gets the board as it stands."""
    taken: list[bytes] = []
    taking = [True]

    def write(frame: bytes) -> bool:
        taken.extend([frame] * taking[0])
        return taking[0]

    async def join() -> Any:
        return crowd.join("slow", "en", session=0, address="", write=write)

    def next_frame(kind: bytes) -> bytes:
        until = time.monotonic() + 20
        while not any(kind in frame for frame in taken):
            assert time.monotonic() < until
            time.sleep(0.01)
        return next(frame for frame in taken if kind in frame)

    ann, crowd = house.guest(), house.app.state.lobby
    other = at_board(house, house.guest())
    member = house.run(join)
    assert b'"lines":[]' in next_frame(b'"lobby"')
    first = opened(ann, public=True)["id"]
    assert first.encode() in next_frame(b'"changes"')
    taking[0] = False
    taken.clear()
    for _ in range(3):
        last = opened(ann, public=True)["id"]
        while all(line["id"] != last for line in other.next("changes")["lines"]):
            pass
    assert (taken, list(member.out), member.behind) == ([], [], True)
    taking[0] = True
    whole = next_frame(b'"lobby"')  # at the next look, or the next change
    assert whole.count(b'"html"') == 4
    assert (whole[0], whole[1], int.from_bytes(whole[2:4])) == (0x81, 126, len(whole) - 4)
    assert not member.behind


@pytest.mark.parametrize(
    ("size", "head"), [(5, "8105"), (125, "817d"), (126, "817e007e"), (65536, "817f" + "0" * 11 + "10000")]
)
def test_a_frame_says_how_long_it_is(size: int, head: str) -> None:
    frame = frame_of("x" * size)
    assert (frame[:-size].hex(), frame[-size:]) == (head, b"x" * size)


def test_what_is_mine_is_told_to_me_alone(house: House) -> None:
    ann, eve = house.guest(), house.guest()
    hers, others = at_board(house, ann), at_board(house, eve)
    table = opened(ann, public=True)
    assert hers.next("mine")["tables"] == [table["id"]]
    others.session.send_json({"type": "nonsense"})
    while (message := others.session.receive_json())["type"] != "refused":
        assert message["type"] != "mine"


def test_two_are_led_to_one_table(house: House) -> None:
    """Both hear of it by themselves; they sit opposite each other, the clock is theirs, and nobody looks any more."""
    ann, bob = house.guest(), house.guest()
    boards = [at_board(house, ann), at_board(house, bob)]
    for guest, board in zip((ann, bob), boards, strict=True):
        board.session.send_json({"type": "seeking", "seek": look(guest)["seek"]})
    tables = [board.next("found")["table"] for board in boards]
    assert tables[0] == tables[1] is not None
    table = ann.get(f"/api/tables/{tables[0]}").json()
    assert sorted(seat["name"] for seat in table["seats"]) == ["Ann", "Ann 2"]
    assert (table["status"], table["clock"]["kind"], table["public"]) == ("playing", "bank", True)
    assert ann.get("/api/lobby").json()["seeking"] == 0
    assert len(ann.get("/api/tables").json()["mine"]) == 1


def test_without_a_script(house: House) -> None:
    """Forms do it all: look, be led there by loading the page again, stop looking, sit down, be seen."""
    ann, bob = house.guest(), house.guest()
    form = {"do": "seek", "game": "cerocle", "size": "2", "clock": "bank-300-5"}
    first = ann.post("/lobby", data=form, follow_redirects=False).headers["location"]
    assert 'http-equiv="refresh"' in ann.get(first).text
    second = bob.post("/lobby", data=form, follow_redirects=False).headers["location"]
    loads = [guest.get(page, follow_redirects=False) for guest, page in ((bob, second), (ann, first))]
    places = {answer.headers["location"] for answer in loads}
    assert len(places) == 1
    assert places.pop().startswith("/t/")
    ann.post("/lobby", data=form)
    assert "Stop looking" in ann.get("/lobby").text
    ann.post("/lobby", data={"do": "withdraw"})
    assert ann.get("/api/lobby/seek").json()["seek"] is None
    table = opened(ann, public=True)["id"]
    assert (
        bob.post("/lobby", data={"do": "join", "table": table}, follow_redirects=False).headers["location"]
        == f"/t/{table}"
    )
    bob.post("/lobby", data={"do": "show", "name": "Bob"})
    assert bob.get("/api/lobby").json()["here"] == [{"name": "Bob", "registered": False}]
    bob.post("/lobby", data={"do": "hide"})
    assert bob.get("/api/lobby").json()["here"] == []


@pytest.mark.parametrize(
    "form",
    [
        {}, {"do": "dance"}, {"do": "join", "table": "nowhere"}, {"do": "join"}, {"do": "bots"},
        {"do": "seek", "game": "go"}, {"do": "seek", "game": "cerocle", "clock": "x"},
        {"do": "seek", "game": "cerocle", "clock": "bank-300-5", "size": "9"}, {"do": "x" * 5000},
        {"do": "show", "name": "x" * 99},
    ],
)  # fmt: skip
def test_a_wrong_press_is_told_on_a_page(house: House, form: dict[str, str]) -> None:
    answer = house.guest().post("/lobby", data=form, follow_redirects=False)
    assert 400 <= answer.status_code < 500, answer.status_code
    assert "<h1" in answer.text


def test_bots_are_offered_after_a_while(house: House) -> None:
    """Alone, one is asked; two who agreed get their table with a bot in the third seat."""
    ann = house.guest()
    look(ann, game="recess", sizes=[3], bots=True)
    assert ann.get("/api/lobby/seek").json()["bots"] is False
    house.clock.pass_by(BOTS_MS / 1000)
    assert ann.get("/api/lobby/seek").json()["bots"] is True
    alone = ann.post("/api/lobby/seek/bots").json()["table"]
    seats = ann.get(f"/api/tables/{alone}").json()["seats"]
    assert sorted(seat["kind"] for seat in seats) == ["bot", "bot", "person"]
    assert ann.post("/api/lobby/seek/bots").json()["code"] == "stale"
    bob = house.guest()
    mine, his = look(ann, game="recess", sizes=[], bots=True), look(bob, game="recess", sizes=[3], bots=True)
    house.clock.pass_by(BOTS_MS / 1000)
    ann.get("/api/lobby/seek")
    found = [
        guest.get("/api/lobby/seek", params={"seek": it["seek"]}).json()["table"]
        for guest, it in ((ann, mine), (bob, his))
    ]
    assert found[0] == found[1] is not None
    kinds = sorted(seat["kind"] for seat in ann.get(f"/api/tables/{found[0]}").json()["seats"])
    assert kinds == ["bot", "person", "person"]


def test_a_seek_outlives_a_restart_and_lapses_with_its_person(house: House) -> None:
    ann, bob = house.guest(), house.guest()
    seek = look(ann)["seek"]
    house.restart()
    ann, bob = house.guest(ann), house.guest(bob)
    assert ann.get("/api/lobby/seek").json()["seek"] == seek
    house.clock.pass_by(LAPSE_MS / 1000 + 1)
    look(bob)
    house.run(house.app.state.seeks.tend)
    assert ann.get("/api/lobby/seek").json()["seek"] is None
    assert bob.get("/api/lobby/seek").json()["seek"] is not None
    assert ann.get("/api/lobby").json()["seeking"] == 1


def test_nobody_hears_of_anothers_seek(house: House) -> None:
    ann, bob, eve = (house.guest() for _ in range(3))
    seek = look(ann)["seek"]
    board = at_board(house, eve)
    board.session.send_json({"type": "seeking", "seek": seek})
    look(bob)
    house.run(house.app.state.lobby.look_for_tables)
    board.session.send_json({"type": "nonsense"})
    while (message := board.session.receive_json())["type"] != "refused":
        assert message["type"] != "found"
    assert eve.get("/api/lobby/seek", params={"seek": seek}).json()["table"] is None
    assert ann.get("/api/lobby/seek", params={"seek": seek}).json()["table"] is not None


def test_nobody_is_seen_who_did_not_ask(house: House) -> None:
    """By default nobody; then while they are here; under no name of somebody's account."""
    ann, eve = house.guest(), house.guest()
    eve.post("/api/account/sign-up", json={"name": "Eve", "password": "four words of mine"})
    board = at_board(house, ann)
    assert board.next("lobby")["here"] == []
    assert ann.post("/api/lobby/here", json={"shown": True, "name": "eve"}).json()["code"] == "name_taken"
    assert ann.post("/api/lobby/here", json={"shown": True, "name": "Ann"}).json() == {"name": "Ann"}
    assert board.next("here")["people"] == [{"name": "Ann", "registered": False}]
    assert eve.post("/api/lobby/here", json={"shown": True, "name": "Somebody"}).json() == {"name": "Eve"}
    assert board.next("here")["people"][1] == {"name": "Eve", "registered": True}
    house.clock.pass_by(60)
    house.run(house.app.state.lobby.look_who_is_here)
    assert [each["name"] for each in ann.get("/api/lobby").json()["here"]] == ["Ann"]  # whose socket is open
    mine = ann.get("/api/account/export").json()["club"]["visible_guests"]
    assert [row["name"] for row in mine] == ["Ann"]
    ann.post("/api/account/delete", json={"sure": True})
    assert ann.get("/api/lobby").json()["here"] == []


def test_the_page_says_it_in_every_language(house: House) -> None:
    opened(house.guest(), game="recess", options={"players": 3}, public=True)
    texts = {language: house.guest(language=language).get("/lobby").text for language in LANGUAGES}
    assert "2 places libres" in texts["fr"]
    assert "2 Plätze frei" in texts["de"]
    assert "空席2" in texts["ja"]
    assert "%clock%で遊ぶ相手を探しています。このページ" in texts["ja"]  # sentences in a row leave no gap there
    assert "Lobby: somebody is waiting" in house.guest().get("/").text


def test_a_match_is_made_once_by_whoever_is_first(tmp_path: Any) -> None:
    """Two processes find the same pairs at the same moment, many times: each seek ends at one table, none is empty."""

    async def work() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path}/club.sqlite3"
        stores = [await Store.open(url), await Store.open(url)]
        try:
            both = [Seeks(TableService(store, LocalBus(), Links("key", 1))) for store in stores]
            wish = SeekWish("cerocle", (2,), "bank-300-5", bots=False)
            for turn in range(5):
                begun = [await both[n % 2].begin(wish, Player(f"g{turn}-{n}", f"P{n}")) for n in range(6)]
                await asyncio.gather(*(each.tend() for each in (*both, *both)))
                assert await both[0].tend() == 0
                ends = await both[0].found_tables([seek.id for seek in begun])
                tables = [table for _, table in ends.values()]
                assert len(ends) == 6
                assert sorted(tables.count(each) for each in set(tables)) == [2, 2, 2]
            assert len(await stores[0].public(100)) == 15  # and no table that nobody was led to
        finally:
            for store in stores:
                await store.close()

    asyncio.run(work())


def test_sizes_of_a_game_are_told_as_a_choice(house: House) -> None:
    """Whoever looks for a table of a size that there is not."""
    asked = {"game": "cerocle", "sizes": [9], "clock": BANK, "name": "Ann", "bots": False}
    for language, told in (("en", "2, 3 or 4"), ("fr", "2, 3 ou 4"), ("de", "2, 3 oder 4"), ("ja", "2、3、4人")):
        answer = house.guest(language=language).post("/api/lobby/seek", json=asked)
        assert told in answer.json()["message"]
