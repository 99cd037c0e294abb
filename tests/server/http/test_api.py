"""The rest of the HTTP API: shelf, pictures, positions, records, documents, headers."""

from __future__ import annotations

import re
from contextlib import ExitStack
from html import escape
from pathlib import Path

import structlog

import preau
from preau.games import registry
from preau.words import LANGUAGES
from preau.words.glossary import forbidden_in
from tests.server.house import House, opened, pair, sign_up


def test_games_in_words(house: House) -> None:
    """The shelf comes in the reader's language, with every option."""
    guest = house.guest()
    for language in LANGUAGES:
        shelf = guest.get("/api/games", params={"lang": language}).json()
        assert [game["name"] for game in shelf] == registry.names()
        assert all(game["title"] and game["options"] for game in shelf)
    assert guest.get("/api/games/recess").json()["timed"]
    assert guest.get("/api/games/chess").json()["code"] == "unknown_game"


def test_games_that_cannot_be_loaded(broken_games: dict[str, str], tmp_path: Path) -> None:
    """A broken game says so on its own card and in the list, in the reader's language; guests are told no reason."""
    with ExitStack() as stack, structlog.testing.capture_logs() as lines:
        guest = House(tmp_path, stack).guest()
        shelf = guest.get("/api/games").json()
        pages = {language: guest.get("/", params={"lang": language}).text for language in LANGUAGES}
        refused, missing = guest.get("/api/games/raises"), guest.get("/new/raises")
        table = opened(guest, options={"players": 2})
    assert [game["name"] for game in shelf if not game["broken"]] == registry.names()
    assert [game["name"] for game in shelf if game["broken"]] == list(broken_games)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_option")
    assert missing.status_code == 404
    assert table["id"]
    for page in pages.values():
        assert page.count('class="game broken"') == len(broken_games)
        assert page.count('class="game"') == len(registry.names())
    assert pages["en"].count("could not be loaded") == len(broken_games)
    assert len({page.partition('class="game broken"')[2] for page in pages.values()}) == len(LANGUAGES)
    told = "".join([*pages.values(), str(shelf), refused.text, missing.text])
    assert not [reason for reason in broken_games.values() if reason in told or escape(reason) in told]
    assert "at import" not in told
    known = {line["game"]: line["why"] for line in lines if line["event"] == "game cannot be loaded"}
    assert known == broken_games


def test_pictures_of_any_move(house: House) -> None:
    """The position now and after any move is a picture, in every theme."""
    ann, _, table = pair(house)
    house.line(ann, table).ask(type="move", move="e5")
    now = ann.get(f"/api/tables/{table}/picture.svg")
    assert now.headers["content-type"].startswith("image/svg+xml")
    assert "'unsafe-inline'" in now.headers["content-security-policy"]
    assert "script-src" not in now.headers["content-security-policy"]
    first = ann.get(f"/api/tables/{table}/picture.svg", params={"move": 0, "theme": "light"})
    assert first.text != now.text
    assert ann.get(f"/api/tables/{table}/picture.svg", params={"move": 2}).json()["code"] == "bad_option"


def test_positions_are_checked(house: House) -> None:
    """A position is judged by the game, from text and from the exchange form."""
    guest, start = house.guest(), preau.new("cerocle")
    for given in (str(start), start.to_json()):
        told = guest.post("/api/positions/check", json={"position": given}).json()
        assert told["position"] == str(start)
        assert len(told["moves"]) == len(start.legal())
    bad = guest.post("/api/positions/check", json={"position": "cerocle ???"})
    assert bad.status_code == 422
    assert bad.json()["code"] == "bad_position"


def test_records_are_read(house: House) -> None:
    """A record comes back as frames, and what is odd about it is noted."""
    ann, _, table = pair(house)
    house.line(ann, table).ask(type="move", move="e5")
    text = ann.get(f"/api/tables/{table}/record").text
    told = ann.post("/api/records", json={"text": text}).json()
    assert [frame["move"] for frame in told["frames"]] == [None, "e5"]
    assert told["names"] == ["Ann", "Bob"]
    assert told["notes"] == []
    assert ann.post("/api/records", json={"text": text.replace("e5", "zz")}).json()["notes"]
    assert ann.post("/api/records", json={"text": "hello"}).json()["code"] == "bad_record"


def test_documents(house: House) -> None:
    """The API describes itself, without anything from elsewhere."""
    guest = house.guest()
    page = guest.get("/api/docs").text
    paths = guest.get("/api/openapi.json").json()["paths"]
    assert all(path in page for path in paths)
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page
    kinds = guest.get("/api/messages.json").json()["client"]["$defs"]
    assert {"MoveIn", "SayIn", "PingIn"} <= set(kinds)


def test_the_api_is_described_in_the_words_of_its_pages(house: House) -> None:
    """Each route in a sentence, which sums it up; no word that the glossary forbids, and nobody is called “one”."""
    schema = house.guest().get("/api/openapi.json").json()
    routes = [operation for operations in schema["paths"].values() for operation in operations.values()]
    models = schema["components"]["schemas"].values()
    assert [each["operationId"] for each in routes if not each.get("description")] == []
    assert all(each["description"].startswith(each["summary"]) for each in routes)
    fields = [field for each in models for field in each.get("properties", {}).values()]
    for text in filter(None, (each.get("description") for each in (*routes, *models, *fields))):
        assert forbidden_in(re.sub(r"`[^`]*`", "", text), "en") == [], text
        assert not re.search(r"\b(one's|oneself|one is|one has)\b", text), text


def test_security_headers(house: House) -> None:
    """Every answer has a strict policy and a request id."""
    guest = house.guest()
    for path in ("/api/games", "/api/docs", "/nothing-here"):
        headers = guest.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "require-trusted-types-for 'script'; trusted-types preau" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-request-id"]


def test_rates(tmp_path: Path, stack: ExitStack) -> None:
    """Who opens tables or tries links too often has to wait."""
    house = House(tmp_path, stack, create_rate="3/minute", seat_rate="2/minute")
    guest = house.guest()
    table = opened(guest)["id"]
    codes = [guest.post("/api/tables", json={"game": "cerocle"}).status_code for _ in range(4)]
    assert codes == [201, 201, 429, 429]
    url = f"/api/tables/{table}/seats/1?token=x"
    assert [guest.post(url, json={"name": "B"}).status_code for _ in range(3)] == [403, 403, 429]


def test_who_gives_no_name_goes_by_that_of_their_account(house: House) -> None:
    ann = house.guest()
    tables = [opened(ann, name="")["id"]]
    sign_up(ann, "Annabel")
    tables.append(opened(ann, name="")["id"])
    assert [ann.get(f"/api/tables/{table}").json()["seats"][0]["name"] for table in tables] == ["Guest", "Annabel"]


def test_guests_are_not_told_to_others(house: House) -> None:
    """Neither log nor snapshot holds a guest's id."""
    ann, bob, table = pair(house)
    ids = [guest.cookies["preau_guest"].split(".")[0] for guest in (ann, bob)]
    shown = ann.get(f"/api/tables/{table}/log").text + ann.get(f"/api/tables/{table}").text
    assert not any(found in shown for found in ids)


def test_the_shelf_says_whose_turn_it_is(house: House) -> None:
    """Of one's own tables, those that wait for oneself are marked, in words."""
    ann, bob, table = pair(house)
    assert "Your turn" in ann.get("/").text
    assert "in progress" in bob.get("/").text
    house.line(ann, table).ask(type="move", seat=0, move="e5")
    assert "in progress" in ann.get("/").text
    assert "Your turn" in bob.get("/").text
