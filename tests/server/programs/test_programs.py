"""Programs: tokens of limited scope, bots' accounts, the seats kept for them, and what waits for them."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from preau.cli.main import main
from preau.server.database.schema import audit
from preau.server.http.scopes import scope_needed
from preau.server.people.tokens import SCOPES
from preau.server.programs.bot_accounts import bots_in
from tests.server.house import DATABASE, PASSWORD, House, opened, pair, position_of, sign_up
from tests.server.people.test_adoption import findings

BROWSER_ONLY = ("/api/account/export", "/api/account/tokens", "/api/account/sessions", "/api/calls", "/account", "/")


def token_of(owner: TestClient, *scopes: str, name: str = "robot") -> str:
    answer = owner.post("/api/account/tokens", json={"name": name, "scopes": scopes or SCOPES})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["token"])


def program(house: House, token: str) -> TestClient:
    """Somebody without a cookie, who brings the token along."""
    client = house.guest()
    client.headers["Authorization"] = f"Bearer {token}"
    return client


def bot(house: House, name: str = "Robo", *scopes: str) -> TestClient:
    """A bot's account, as its program uses it."""
    owner = house.guest()
    sign_up(owner, name)
    assert owner.post("/api/account/bot", json={"sure": True}).status_code == 204
    return program(house, token_of(owner, *scopes))


def challenge(guest: TestClient, name: str = "Robo", **form: Any) -> dict[str, Any]:
    return opened(guest, seats=[{"name": "Ann"}, {"account": name}], options={"players": 2}, **form)


# --- tokens ----------------------------------------------------------------------------------------------------------


def test_a_token_is_kept_as_a_digest_and_told_once(house: House) -> None:
    ann = house.guest()
    sign_up(ann)
    token = token_of(ann, "read")
    assert token.encode() not in (house.data / "preau.sqlite3").read_bytes()
    robot = program(house, token)
    assert robot.get("/api/account").json()["name"] == "Ann"
    assert not robot.cookies
    kept = ann.get("/api/account/tokens").json()[0]
    assert (kept["name"], kept["scopes"]) == ("robot", ["read"])
    assert kept["used"] is not None
    assert token not in ann.get("/account/programs").text


def test_a_token_is_for_what_it_is_for(house: House) -> None:
    """Reading does not play, playing does not read one's account; pages and the account are for browsers."""
    ann, _, table = pair(house)
    sign_up(ann)
    reads, plays = program(house, token_of(ann, "read")), program(house, token_of(ann, "play"))
    move = position_of(ann, table).text(position_of(ann, table).legal()[0])
    command = {"type": "move", "move": move}
    assert reads.get(f"/api/tables/{table}").status_code == 200
    refused = reads.post(f"/api/tables/{table}/commands", json=command)
    assert (refused.status_code, refused.json()["code"]) == (403, "scope_missing")
    assert "play" in refused.json()["message"]
    assert plays.get(f"/api/tables/{table}").json()["code"] == "scope_missing"
    assert plays.post(f"/api/tables/{table}/commands", json=command).status_code == 200
    assert house.line(reads, table).ask(type="resign")["code"] == "scope_missing"
    for robot in (reads, plays):
        assert all(robot.get(path).status_code == 403 for path in BROWSER_ONLY)
        assert robot.post("/api/account/tokens", json={"name": "x", "scopes": ["read"]}).status_code == 403
        assert robot.post("/api/account/delete", json={"sure": True, "password": PASSWORD}).status_code == 403


def test_revoked_one_by_one(house: House) -> None:
    """The other goes on; sockets of the revoked one are closed; signing out everywhere ends them all."""
    ann, _, table = pair(house)
    sign_up(ann)
    first, second = token_of(ann, name="first"), token_of(ann, name="second")
    line = house.line(program(house, first), table)
    assert line.next("hello")["you"] == [0]
    found = {each["name"]: each["id"] for each in ann.get("/api/account/tokens").json()}
    eve = house.guest()
    sign_up(eve, "Eve")
    assert eve.post(f"/api/account/tokens/{found['first']}/revoke").json()["code"] == "unknown_token"
    assert ann.post(f"/api/account/tokens/{found['first']}/revoke").status_code == 204
    answer = program(house, first).get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
    assert answer.headers["www-authenticate"] == "Bearer"
    while (message := line.session.receive())["type"] != "websocket.close":
        pass
    assert message["code"] == 4005
    assert program(house, second).get("/api/tables").status_code == 200
    ann.post("/api/account/sign-out-everywhere")
    assert program(house, second).get("/api/tables").status_code == 401


@pytest.mark.parametrize("header", ["Bearer x", "Bearer ", "bearer preau_" + "A" * 32, "Bearer " + "x" * 5000])
def test_bad_tokens(house: House, header: str) -> None:
    """Over HTTP and over the socket: neither a guest nor an account."""
    table = opened(house.guest())["id"]
    robot = house.guest()
    robot.headers["Authorization"] = header
    assert robot.get("/api/tables").json()["code"] == "bad_token"
    with robot.websocket_connect(f"/api/tables/{table}/socket") as line:
        assert line.receive_json()["code"] == "bad_token"


def test_a_token_changes_nothing_about_origins(house: House) -> None:
    ann = house.guest()
    sign_up(ann)
    answer = program(house, token_of(ann)).post(
        "/api/tables", json={"game": "cerocle"}, headers={"Origin": "https://evil.example"}
    )
    assert answer.json()["code"] == "foreign_origin"


@pytest.mark.parametrize(
    "form", [{"name": "", "scopes": ["read"]}, {"name": "x", "scopes": []}, {"name": "x", "scopes": ["all"]},
             {"name": "x" * 41, "scopes": ["read"]}, {"name": "\x07", "scopes": ["read"]}],
)  # fmt: skip
def test_bad_token_forms(house: House, form: dict[str, Any]) -> None:
    ann = house.guest()
    assert ann.post("/api/account/tokens", json={"name": "x", "scopes": ["read"]}).json()["code"] == "signed_out"
    sign_up(ann)
    assert ann.post("/api/account/tokens", json=form).status_code == 422
    assert ann.get("/api/account/tokens").json() == []


def test_so_many_tokens(house: House) -> None:
    ann = house.guest()
    sign_up(ann)
    forms = [ann.post("/api/account/tokens", json={"name": "x", "scopes": ["read"]}).status_code for _ in range(21)]
    assert forms == [201] * 20 + [429]


def test_the_description_says_the_scope(house: House) -> None:
    """Of every address, as it is asked for."""
    paths = house.guest().get("/api/openapi.json").json()["paths"]
    assert paths["/api/tables"]["post"]["security"] == [{}, {"token": ["play"]}]
    assert paths["/api/account/tokens"]["post"]["security"] == [{}]
    for path, operations in paths.items():
        for method, operation in operations.items():
            scope = scope_needed(method.upper(), path)
            assert operation["security"] == ([{}] if scope is None else [{}, {"token": [scope]}]), path


# --- bots ------------------------------------------------------------------------------------------------------------


def test_a_bot_is_shown_as_one(house: House) -> None:
    """In its seat, in lists, in the chat and in the log, also after a restart; under its own name whatever it says."""
    robo, ann = bot(house), house.guest()
    table = challenge(ann, public=True)["id"]
    assert robo.post(f"/api/challenges/{table}/1/accept").status_code == 200
    robo.post(f"/api/tables/{table}/commands", json={"type": "say", "text": "beep"})
    house.restart()
    seat = house.guest(ann).get(f"/api/tables/{table}").json()["seats"][1]
    assert (seat["name"], seat["program"], seat["kind"]) == ("Robo", True, "person")
    view = house.guest(ann).get(f"/api/tables/{table}/view").json()["parts"]
    assert ">bot<" in view["seats"]
    assert "(bot)" in view["chat"]
    assert "Robo (bot)" in house.guest().get("/").text
    assert findings(house) == []
    other = opened(house.guest(), options={"players": 2}, public=True)["id"]
    again = program(house, robo.headers["Authorization"][7:])
    assert again.post(f"/api/tables/{other}/seats/1", json={"name": "A person"}).status_code == 200
    assert house.guest().get(f"/api/tables/{other}").json()["seats"][1]["name"] == "Robo"


def test_who_has_played_as_a_person_is_no_bot(house: House) -> None:
    ann, robo = house.guest(), house.guest()
    sign_up(ann)
    opened(ann)
    assert ann.post("/api/account/bot", json={"sure": True}).json()["code"] == "not_allowed"
    sign_up(robo, "Robo")
    assert robo.post("/api/account/bot", json={"sure": False}).json()["code"] == "not_sure"
    assert robo.post("/api/account/bot", json={"sure": True}).status_code == 204
    assert robo.post("/api/account/bot", json={"sure": True}).json()["code"] == "is_a_bot"
    assert house.guest().get("/api/bots").json() == ["Robo"]
    assert "Robo (bot with an account)" in house.guest().get("/new/cerocle?mode=friends").text


def test_challenges_are_taken_and_declined(house: House) -> None:
    """By whom they are for; what became of it is told to who asked; a seat that was declined is free."""
    robo, eve, ann = bot(house), bot(house, "Eve"), house.guest()
    first, second = challenge(ann)["id"], challenge(ann)["id"]
    told = robo.get("/api/stream").json()["challenges"]
    assert {each["table"] for each in told} == {first, second}
    assert (told[0]["seat"], told[0]["game"], told[0]["players"]) == (1, "cerocle", ["Ann", ""])
    assert eve.get("/api/stream").json()["challenges"] == []
    assert eve.post(f"/api/challenges/{first}/1/accept").json()["code"] == "unknown_challenge"
    assert "Waiting for the bot Robo" in ann.get(f"/invite/{second}").text
    assert robo.post(f"/api/challenges/{second}/1/decline").status_code == 204
    assert "has declined" in ann.get(f"/invite/{second}").text
    assert robo.post(f"/api/challenges/{second}/1/accept").json()["code"] == "unknown_challenge"
    assert robo.post(f"/api/challenges/{first}/1/accept").status_code == 200
    assert robo.get("/api/stream").json()["challenges"] == []
    assert ann.get(f"/api/tables/{first}").json()["status"] == "playing"


def test_a_kept_seat_is_for_nobody_else(house: House) -> None:
    """Not at a public table, from the lobby or by a link, until it is declined or freed by who opened the table."""
    robo, ann, eve = bot(house), house.guest(), house.guest()
    table = challenge(ann, public=True)
    seat, link = f"/api/tables/{table['id']}/seats/1", table["links"][1]["token"]
    for params in ({}, {"token": link}):
        refused = eve.post(seat, params=params, json={"name": "Eve"})
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")
        assert "kept for somebody" in refused.json()["message"]
    assert eve.post(f"/api/lobby/tables/{table['id']}", json={"name": "Eve"}).json()["code"] == "seat_taken"
    page = ann.get(f"/invite/{table['id']}").text
    assert "data-release" in page
    assert link not in page
    assert eve.post(f"{seat}/revoke").status_code == 403
    assert ann.post(f"{seat}/revoke").status_code == 204
    assert robo.post(f"/api/challenges/{table['id']}/1/accept").json()["code"] == "unknown_challenge"
    assert "no longer kept" in ann.get(f"/invite/{table['id']}").text
    assert eve.post(seat, json={"name": "Eve"}).status_code == 200
    other = challenge(ann, public=True)
    assert robo.post(f"/api/tables/{other['id']}/seats/1", json={"name": "Robo"}).status_code == 200  # however it comes
    assert robo.get("/api/stream").json()["challenges"] == []


@pytest.mark.parametrize("name", ["Nobody", "Ann"])
def test_only_bots_are_asked(house: House, name: str) -> None:
    """No table is opened for an account that is none, or a person's."""
    sign_up(house.guest(), "Ann")
    guest = house.guest()
    form = {"game": "cerocle", "seats": [{}, {"account": name}], "options": {"players": 2}}
    assert guest.post("/api/tables", json=form).json()["code"] == "not_a_bot"
    assert guest.get("/api/tables").json()["mine"] == []


def test_a_bot_is_never_rated_as_a_person(house: House) -> None:
    """It has no seat at a rated table, whichever way it comes there."""
    robo, ann = bot(house), house.guest()
    sign_up(ann)
    rated: dict[str, Any] = {"rated": True, "free_undo": False, "clock": {"kind": "turn", "seconds": 60}}
    table = challenge(ann, **rated)["id"]
    assert robo.post(f"/api/challenges/{table}/1/accept").json()["code"] == "not_allowed"
    assert robo.post("/api/tables", json={"game": "cerocle", "options": {"players": 2}, **rated}).status_code == 403
    assert ann.get(f"/api/tables/{table}").json()["seats"][1]["held"] is False


def test_asking_a_bot_needs_its_scope(house: House) -> None:
    bot(house)
    ann = house.guest()
    sign_up(ann)
    form = {"game": "cerocle", "seats": [{}, {"account": "Robo"}], "options": {"players": 2}}
    assert program(house, token_of(ann, "play")).post("/api/tables", json=form).json()["code"] == "scope_missing"
    assert program(house, token_of(ann, "play", "challenge")).post("/api/tables", json=form).status_code == 201


def test_a_token_finds_tables_and_tournaments(house: House) -> None:
    """With its scope; to begin or close a tournament takes a browser, and bots are no people who look for company."""
    ann, robo = house.guest(), bot(house)
    sign_up(ann)
    reads, plays = (program(house, token_of(ann, scope)) for scope in ("read", "play"))
    clock = {"kind": "bank", "seconds": 300, "increment": 5}
    form = {"name": "Cup", "game": "cerocle", "kind": "swiss", "rounds": 2, "clock": clock}
    cup = ann.post("/api/tournaments", json=form).json()["id"]
    wish, look = f"/api/tournaments/{cup}/wishes", {"game": "cerocle", "sizes": [2], "clock": clock}
    for robot, code in ((reads, 403), (plays, 200)):
        assert robot.post(wish, json={"type": "enter"}).status_code == code
        assert robot.post("/api/lobby/seek", json=look).status_code == (201 if code == 200 else code)
        assert robot.post("/api/lobby/seek/withdraw").status_code == (204 if code == 200 else code)
        assert robot.post(wish, json={"type": "withdraw"}).status_code == code
        for of_organisers in ("begin", "close"):
            assert robot.post(wish, json={"type": of_organisers}).json()["code"] == "scope_missing"
        assert robot.post("/api/people/challenges", json={"name": "Bob", "game": "cerocle"}).json()["code"] == (
            "scope_missing"
        )
        assert robot.post("/api/tournaments", json=form).json()["code"] == "scope_missing"
    for path, body in ((wish, {"type": "enter"}), ("/api/lobby/seek", look)):
        refused = robo.post(path, json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_allowed")


def test_the_audit_has_who_became_what(house: House, tmp_path: Path) -> None:
    """By the account's own page and by a host's command."""
    bot(house)
    sign_up(ann := house.guest(), "Ann")
    url = f"sqlite+aiosqlite:///{tmp_path / DATABASE}"
    asyncio.run(bots_in(url, "Ann"))
    asyncio.run(bots_in(url, "Ann", bot=False))
    lines = [each["what"] for each in ann.get("/api/account/export").json()["audit"]]
    assert lines.count("became-bot") == lines.count("became-person") == 1
    rows = house.run(house.app.state.service.store.rows, sa.select(audit.c.what).where(audit.c.what == "became-bot"))
    assert len(rows) == 2


def test_the_stream_waits_for_what_is_new(house: House) -> None:
    """It answers when the other has moved, and holds all that waits: nothing is lost with a connection."""
    robo, ann = bot(house), house.guest()
    table = challenge(ann)["id"]
    robo.post(f"/api/challenges/{table}/1/accept")
    cursor = robo.get("/api/stream").json()["cursor"]
    assert robo.get(f"/api/stream?cursor={cursor}&wait=0").json()["turns"] == []
    told: list[Any] = []
    waiting = threading.Thread(target=lambda: told.append(robo.get(f"/api/stream?cursor={cursor}&wait=20").json()))
    waiting.start()
    move = position_of(ann, table)
    command = {"type": "move", "move": move.text(move.legal()[0])}
    assert house.guest(ann).post(f"/api/tables/{table}/commands", json=command).status_code == 200
    waiting.join(timeout=30)
    turn = told[0]["turns"][0]
    assert (turn["table"], turn["seat"], turn["moves"]) == (table, 1, 1)
    assert robo.get("/api/stream").json() == told[0]
    assert house.guest().get("/api/stream").json()["code"] == "signed_out"


def test_a_bot_leaves_like_anybody(house: House) -> None:
    """Its tokens and challenges with it; what it had is in its export."""
    owner = house.guest()
    sign_up(owner, "Robo")
    owner.post("/api/account/bot", json={"sure": True})
    token = token_of(owner)
    challenge(house.guest())
    found = owner.get("/api/account/export").json()["club"]
    assert [len(found[name]) for name in ("tokens", "bot_account", "asked_to_play")] == [1, 1, 1]
    assert owner.post("/api/account/delete", json={"sure": True, "password": PASSWORD}).status_code == 204
    assert program(house, token).get("/api/tables").status_code == 401
    assert house.guest().get("/api/bots").json() == []


def test_bots_by_command(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    """Listed, marked, and taken back, which nobody else can."""

    def bots(*words: str) -> str:
        capsys.readouterr()
        assert main(["bots", *words, "--data", str(house.data), "--lang", "en"]) == 0
        return capsys.readouterr().out.strip()

    sign_up(house.guest(), "Robo")
    assert bots() == "There are no bot accounts."
    assert bots("robo") == "Robo"
    assert bots("robo", "person") == "There are no bot accounts."
    assert main(["bots", "Nobody", "--data", str(house.data), "--lang", "en"]) == 1
    assert main(["bots", "Robo", "cat", "--data", str(house.data), "--lang", "en"]) == 2
