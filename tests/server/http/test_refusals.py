"""Bad input: a clear refusal in the player's language, the table unharmed."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from itsdangerous import URLSafeTimedSerializer
from markupsafe import escape
from starlette.websockets import WebSocketDisconnect

from preau.games import registry
from preau.games.api import Phrase, PositionError
from preau.games.editor import editor_of
from preau.play.inputs import MOST_NAME_CHARS
from preau.server.http.depends import find_address_game
from preau.server.http.refusals import refusal_body
from preau.server.sockets.messages import CLOSE_FOREIGN
from preau.words import LANGUAGES, Language, Speaker, say
from preau.words.catalogue import message_ids
from tests.server.house import House, opened, pair, position_of, sit


def first_move(guest: Any, table: str) -> str:
    position = position_of(guest, table)
    return position.text(position.legal()[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_players_language(house: House, language: str) -> None:
    """Every refusal is a whole sentence in the language asked for, over the socket and over HTTP."""
    _, bob, table = pair(house)
    line = house.line(bob, table, f"lang={language}")
    told = [
        line.ask(type="move", move="a1"),
        line.ask(type="undo"),
        line.ask(type="say", text=""),
        line.ask(type="what"),
        bob.get("/api/tables/none", params={"lang": language}).json(),
        bob.post(f"/api/tables/{table}/seats/0?token=x&lang={language}", json={"name": "Bob"}).json(),
        house.guest(language=language).post(f"/api/tables/{table}/commands", json={"type": "resign"}).json(),
    ]
    codes = [each["code"] for each in told]
    assert codes == ["not_your_turn", "nothing_to_undo", "bad_text", "malformed", "unknown_table", "bad_link",
                     "not_your_seat"]  # fmt: skip
    for each in told:
        assert " " in each["message"] or language == "ja"
        assert not each["message"].startswith(("server-", "table-"))
    if language != "en":
        assert told[0]["message"] != house.line(bob, table, "lang=en").ask(type="move", move="a1")["message"]


def test_wrong_seat(house: House) -> None:
    """Nobody plays from another's seat, and a spectator from none."""
    ann, bob, table = pair(house)
    eve = house.guest()
    move = first_move(ann, table)
    assert house.line(bob, table).ask(type="move", move=move, seat=0)["code"] == "not_your_seat"
    assert house.line(eve, table).ask(type="move", move=move)["code"] == "not_your_seat"
    assert house.line(eve, table).ask(type="move", move=move, seat=0)["code"] == "not_your_seat"
    assert house.line(ann, table).ask(type="move", move=move, seat=5)["code"] == "not_your_seat"
    assert eve.post(f"/api/tables/{table}/commands", json={"type": "abandon"}).json()["code"] == "not_allowed"
    assert ann.get(f"/api/tables/{table}").json()["moves"] == []


def test_wrong_turn_and_rules(house: House) -> None:
    """A move out of turn, a text that is no move and an illegal one are told apart, with the rule that is broken."""
    ann, bob, table = pair(house)
    line = house.line(ann, table)
    assert house.line(bob, table).ask(type="move", move="e5")["code"] == "not_your_turn"
    assert line.ask(type="move", move="xyzzy")["code"] == "bad_notation"
    assert line.ask(type="move", move="e5")["type"] == "ok"
    illegal = house.line(bob, table).ask(type="move", move="e5")
    assert illegal["code"] == "illegal"
    assert illegal["rule"].startswith("C")
    assert illegal["squares"] == ["e5"]


def test_stale_sequence_number(house: House) -> None:
    """Who has not seen the last move cannot play by accident."""
    ann, _, table = pair(house)
    line = house.line(ann, table)
    seq = line.next("hello")["seq"]
    assert line.ask(type="move", move="e5", seq=seq - 1)["code"] == "stale"
    assert line.ask(type="move", move="e5", seq=seq + 5)["code"] == "stale"
    assert line.ask(type="move", move="e5", seq=seq)["type"] == "ok"


def test_forged_expired_and_revoked_links(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a genuine, fresh link that was not called back opens a seat, and only its own."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, options={"players": 2})
    url, token = f"/api/tables/{table['id']}/seats/1", table["links"][1]["token"]

    def tried(given: str, at: str = url) -> str:
        return str(bob.post(at, params={"token": given}, json={"name": "Bob"}).json().get("code"))

    told, dot, signature = token.rpartition(".")  # whose last letter has bits that mean nothing: its first is changed
    assert tried(told + dot + ("B" if signature[0] == "A" else "A") + signature[1:]) == "bad_link"
    forged = URLSafeTimedSerializer("guess", salt="preau.seat").dumps([table["id"], 1, 0])
    assert tried(str(forged)) == "bad_link"
    assert tried(table["links"][0]["token"]) == "bad_link"
    other = opened(ann, options={"players": 2})
    assert tried(other["links"][1]["token"]) == "bad_link"
    signer = house.app.state.service.links
    monkeypatch.setattr(signer, "_seconds", -1)
    assert tried(token) == "expired_link"
    monkeypatch.undo()
    assert bob.post(f"{url}/revoke").json()["code"] == "not_your_seat"
    assert ann.post(f"{url}/revoke").status_code == 204
    assert tried(token) == "expired_link"
    fresh = ann.get(f"/api/tables/{table['id']}/links").json()[1]["token"]
    assert bob.get(f"/api/tables/{table['id']}/links").json()["code"] == "not_allowed"
    assert tried(fresh) == "None"


def test_a_seat_moves_to_another_device_by_its_link(house: House) -> None:
    """The link takes the seat along, if the old device agrees; that only watches from then on, and is told so."""
    ann, bob, phone = house.guest(), house.guest(), house.guest()
    table = opened(ann, options={"players": 2})
    sit(bob, table, 1)
    old = house.line(bob, table["id"])
    assert old.next("hello")["you"] == [1]
    sit(phone, table, 1)
    assert old.ask(type="answer_claim", yes=True)["type"] == "ok"
    assert house.line(bob, table["id"]).next("hello")["you"] == []
    assert house.line(phone, table["id"]).next("hello")["you"] == [1]
    assert house.line(phone, table["id"]).next("hello")["you"] == [1]


def test_players_do_not_get_each_others_links(house: House) -> None:
    """A link takes its seat from whoever sits there, so a player is shown those of free seats only."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, options={"players": 3})
    sit(bob, table, 1)
    links = house.app.state.service.links
    pages = [guest.get(f"/invite/{table['id']}").text for guest in (ann, bob)]
    shown = [{links.read(token).seat for token in re.findall(r"/s/([\w.-]+)", page)} for page in pages]
    assert shown == [{1, 2}, {2}]
    assert house.guest().get(f"/invite/{table['id']}").status_code == 403


def test_oversized_and_malformed_messages(house: House) -> None:
    """Messages that are too large or make no sense are refused, and the socket stays open."""
    ann, _, table = pair(house)
    line = house.line(ann, table)
    session = line.session
    cases = {
        "too_big": ["x" * 20_000],
        "malformed": ["", "{", "[]", "null", '"move"', "{}", '{"type":"move"}', '{"type":"move","move":5}',
                      '{"type":"ping","extra":1}', '{"type":"say","text":"' + "y" * 3000 + '"}', "\ud7ff",
                      '{"type":"move","move":"e5","seq":"1"}', '{"type":"move","move":"e5","seat":-1}'],
    }  # fmt: skip
    for code, texts in cases.items():
        for text in texts:
            session.send_text(text)
            assert line.next("refused")["code"] == code
    session.send_bytes(b"\xff\xfe")
    assert line.next("refused")["code"] == "malformed"
    assert line.ask(type="ping")["type"] == "pong"
    assert ann.get(f"/api/tables/{table}").json()["moves"] == []


def test_oversized_requests(house: House) -> None:
    """A body above the limit is refused, whether or not it says its length."""
    ann = house.guest()
    large = b'{"text": "' + b"x" * 300_000 + b'"}'
    headers = {"content-type": "application/json"}
    assert ann.post("/api/records", content=large, headers=headers).status_code == 413
    pieces = (large[at : at + 10_000] for at in range(0, len(large), 10_000))
    answer = ann.post("/api/records", content=pieces, headers=headers)
    assert answer.status_code == 413
    assert answer.json()["code"] == "too_big"


def test_unknown_table(house: House) -> None:
    """What is not there is said to be so, everywhere."""
    ann = house.guest()
    for path in ("", "/log", "/record", "/picture.svg", "/card.svg", "/view", "/links"):
        for name in ("none", "x" * 200, "..%2f..", "a'b"):
            answer = ann.get(f"/api/tables/{name}{path}")
            assert answer.status_code == 404, (name, path)
    session = house.line(ann, "none")
    assert session.next("refused")["code"] == "unknown_table"
    assert session.session.receive()["code"] == 4004


def test_html_and_odd_names(house: House) -> None:
    """Names and chat are kept as text; too long or empty ones are refused."""
    ann, bob, table = pair(house)
    line = house.line(ann, table)
    nasty = "<script>alert(1)</script>"
    assert line.ask(type="rename", name=nasty)["type"] == "ok"
    assert line.ask(type="say", text=f"{nasty}\u202e\x00")["type"] == "ok"
    assert ann.get(f"/api/tables/{table}").json()["seats"][0]["name"] == nasty
    for name in ("", "   ", "x" * (MOST_NAME_CHARS + 1), "\u202e"):
        assert line.ask(type="rename", name=name)["code"] == "bad_name"
    assert line.ask(type="rename", name="Ann", avatar="../etc")["code"] == "bad_name"
    assert house.line(house.guest(), table).ask(type="say", text="hi")["code"] == "bad_name"
    said = house.line(bob, table, "since=0").next("events")["events"][-1]
    assert said["text"] == nasty
    page = ann.get(f"/t/{table}")
    assert nasty not in page.text


def test_bad_openings(house: House) -> None:
    """Tables that cannot be are refused before they exist."""
    ann = house.guest()
    cases: list[dict[str, Any]] = [
        {"game": "chess"},
        {"options": {"players": 99}},
        {"options": {"colour": "red"}},
        {"seats": [{"kind": "person"}]},
        {"options": {"players": 2}, "seats": [{"kind": "bot", "level": "99"}, {"kind": "person"}]},
        {"clock": {"kind": "sand", "seconds": 60}},
        {"clock": {"kind": "bank", "seconds": 1}},
        {"position": "cerocle nonsense"},
        {"sit": 40},
        {"name": "x" * 100},
        {"extra": 1},
        {"mode": "blindfold"},
    ]
    for form in cases:
        answer = ann.post("/api/tables", json={"game": "cerocle", **form})
        assert answer.status_code in {403, 422}, form
        assert set(answer.json()) == {"code", "message", "rule", "squares"}, form
    assert ann.get("/api/tables").json()["mine"] == []


def test_foreign_pages(house: House) -> None:
    """A page of another site can neither post nor listen."""
    ann, _, table = pair(house)
    foreign = {"Origin": "https://evil.example"}
    answer = ann.post(f"/api/tables/{table}/commands", json={"type": "resign"}, headers=foreign)
    assert answer.json()["code"] == "foreign_origin"
    crossed = {"Sec-Fetch-Site": "cross-site"}
    assert ann.post(f"/api/tables/{table}/commands", json={"type": "resign"}, headers=crossed).status_code == 403
    with ann.websocket_connect(f"/api/tables/{table}/socket", headers=foreign) as session:
        assert session.receive()["code"] == 4003
    own = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    assert ann.post(f"/api/tables/{table}/commands", json={"type": "resign"}, headers=own).status_code == 200


def test_tampered_cookies(house: House) -> None:
    """A changed cookie is nobody's: its bearer is a new guest without a seat."""
    ann, _, table = pair(house)
    thief = house.guest()
    value = ann.cookies["preau_guest"]
    thief.cookies.set("preau_guest", ("B" if value[0] == "A" else "A") + value[1:])
    assert house.line(thief, table).next("hello")["you"] == []
    assert thief.get("/api/tables").headers["set-cookie"].startswith("preau_guest=")
    assert "set-cookie" not in ann.get("/api/tables").headers


def test_names_that_are_not_ours(tmp_path: Path, stack: ExitStack) -> None:
    """A page elsewhere that lets its name point at us is not one of ours; its sockets neither."""
    house = House(tmp_path, stack, hosts="preau.example, *.club.example", origins=("https://play.example",))
    guest = house.guest()
    table = opened(guest)["id"]
    ours = "preau.example", "PREAU.example.:443", "a.club.example", "play.example:8000", "localhost:1", "127.0.0.1:8321"
    for host in (*ours, "[::1]:8321", "192.0.2.7", "testserver", "x.localhost", socket.gethostname()):
        assert guest.get("/api/games", headers={"Host": host}).status_code == 200, host
    for host in (
        "evil.example",
        "club.example.evil.test",
        "preau.example.evil.test",
        "xpreau.example",
        "",
        "a b.c",
        "[::1",
    ):
        for path in ("/", "/metrics", f"/t/{table}", "/api/games"):
            answer = guest.get(path, headers={"Host": host})
            assert (answer.status_code, answer.json()["code"]) == (421, "unknown_host"), host
        assert guest.get("/healthz", headers={"Host": host}).status_code == 200
    rebound = {"Host": "evil.example", "Origin": "http://evil.example"}
    with (
        guest.websocket_connect(f"/api/tables/{table}/socket", headers=rebound) as line,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        line.receive_json()
    assert closed.value.code == CLOSE_FOREIGN
    assert House(tmp_path / "any", stack, hosts="*").guest().get("/", headers={"Host": "x.test"}).status_code == 200


HALVES = [r"\ud800", r"\udc00\ud800", "\ud800"]


@pytest.mark.parametrize("half", HALVES)
def test_half_characters(house: House, half: str) -> None:
    """No text can hold them: they are malformed wherever they come, written out or as an escape."""
    guest = house.guest()
    table = opened(guest)["id"]
    bodies = {
        "/api/positions/check": '{"position": "cerocle %s"}',
        "/api/account/sign-up": '{"name": "Ann", "password": "long enough %s"}',
        "/api/account/sign-in": '{"name": "Ann%s", "password": "long enough"}',
        "/api/tables": '{"game": "cerocle%s"}',
        f"/api/tables/{table}/commands": '{"type": "say", "text": "%s"}',
        "/api/records/review": '{"text": "%s"}',
    }
    for path, body in bodies.items():
        content = (body % half).encode(errors="surrogatepass")
        answer = guest.post(path, content=content, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed"), path
    text = r'{"type": "say", "text": "\\ud800 and \ud83d\ude00"}'  # a backslash, and a whole character
    answer = guest.post(f"/api/tables/{table}/commands", content=text, headers={"Content-Type": "application/json"})
    assert answer.status_code == 200
    for place in (f"/t/{table}?lang=%ED%A0%80", "/games/%ED%A0%80", f"/api/tables/{table}/view?move=%ED%A0%80"):
        assert guest.get(place).status_code < 500
    form = {"Content-Type": 'multipart/form-data; boundary=x; charset="utf-7"'}
    part = b'--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n+2AA-\r\n--x--\r\n'
    for path in ("/new/cerocle", f"/sit/{table}/0", "/look"):
        assert guest.post(path, content=part, headers=form).status_code < 500


# --- the words of the game that refuses ------------------------------------------------------------------------------


def sentences_with_one_key() -> list[tuple[str, Language]]:
    """Refusals that both games know and say differently."""
    games = [registry.game(name) for name in ("recess", "cerocle")]
    keys = set.intersection(*({*message_ids(game.package, "en")} for game in games))
    return [(key, language) for key in sorted(keys) for language in LANGUAGES if key.startswith(("position-", "edit-"))]


def test_a_refusal_is_said_in_the_words_of_its_game() -> None:
    """A request's game, or the one that the refusal brings, decides between two messages of one name."""
    assert sentences_with_one_key()
    for key, language in sentences_with_one_key():
        for name in ("recess", "cerocle"):
            game, refused = registry.game(name), PositionError(Phrase(key))
            said = say(refused.phrase, language, game)
            assert refusal_body(refused, language, game).message == said
            refused.game = game
            assert refusal_body(refused, language).message == said
            assert Speaker(language).tell_refusal(refused) == said


def test_every_address_with_a_game_says_which(house: House) -> None:
    """What is refused there is refused in the game's words, whoever answers."""
    found = [each for each in all_routes(house.app.router) if "{game}" in each.path]
    assert len(found) > 20
    for route in found:
        assert find_address_game in {each.call for each in route.dependant.dependencies}, route.path


def all_routes(router: Any) -> Iterator[APIRoute]:
    for each in router.routes:
        if isinstance(each, APIRoute):
            yield each
        elif (inner := getattr(each, "original_router", None) or getattr(each, "app", None)) is not None:
            yield from all_routes(inner) if hasattr(inner, "routes") else ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["recess", "cerocle"])
def test_a_position_is_refused_in_the_words_of_its_game(house: House, name: str, language: Language) -> None:
    """Wherever one is set up or sent: both games refuse these under the same names."""
    guest, game = house.guest(language=language), registry.game(name)
    form = game.new().to_json()
    odd, cell = form | {"odd": 1}, game.new().scene().cells[0].id
    said = Speaker(language, game).tell_refusal
    editor = editor_of(game.package)
    assert editor is not None
    with pytest.raises(PositionError) as unchangeable:
        editor.use(form, "off", cell)
    with pytest.raises(PositionError) as unknown:
        game.load(odd)
    body = {"position": json.dumps(form), "tool": "off", "at": cell}
    assert guest.post(f"/edit/{name}", json=body).json()["message"] == said(unchangeable.value)
    assert guest.post("/api/positions/check", json={"position": odd}).json()["message"] == said(unknown.value)
    page = guest.get(f"/new/{name}", params={"position": json.dumps(odd)}).text
    assert str(escape(said(unknown.value))) in page
