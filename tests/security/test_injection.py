"""What people type never becomes a path, a statement or a script."""

from __future__ import annotations

import json
import random
from html.parser import HTMLParser
from typing import Any

import pytest
import sqlalchemy as sa

from preau.server.database.schema import metadata
from tests.server.house import House, opened, position_of, sit, some_move

PATHS = (
    "../secret", "..%2fsecret", "%2e%2e/secret", "%2e%2e%2fsecret", "..%5csecret", "....//secret", "..%00/secret",
    "/etc/passwd", "%2fetc%2fpasswd", "secret%00.css", "base.css/../../secret", "file:///etc/passwd", "%c0%ae%c0%ae/x",
    "..;/secret", "~root", "con", ".", "..", "%25%32%65%25%32%65/secret", "base.css%20", "BASE.CSS", "__init__.py",
)  # fmt: skip
STATEMENTS = (
    "' OR '1'='1", "' OR 1=1 --", "'; DROP TABLE table_log; --", '" OR ""="', "1 OR 1=1", "') OR ('a'='a",
    "' UNION SELECT event FROM table_log --", "%' OR '1'='1", "\\'; --", "x' AND SLEEP(9) --", "0x27", "1; SELECT 1",
    "'||(SELECT by FROM table_index)||'", "\u02bc OR 1=1", "%27%20OR%201=1",
)  # fmt: skip
SCRIPTS = (
    "<script>boo()</script>", "<img src=x onerror=boo()>", "\"><svg/onload=boo()>", "'-boo()-'",
    "</script><script>boo()",
    "javascript:boo()", "<!--", "]]>", "&lt;b&gt;", "{{boo}}", "{ $name }", "\u2028boo()", "</title><b onclick=boo()>",
    "<math><mtext><b id=boo>", "<a href=javascript:boo()>",
)  # fmt: skip


class Tags(HTMLParser):
    """The tags of a page with the names of their attributes: what a reader's browser would build."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, tuple[str, ...]]] = []
        self.values: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, tuple(name for name, _ in attrs)))
        self.values += [value or "" for name, value in attrs if name in {"href", "src", "action"}]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out(house: House, path: str) -> None:
    """In every address with a name in it: not found or refused, and nothing of the server's own files is told."""
    guest = house.guest()
    secret = house.settings.signing_key()
    for before in (
        "/static/", "/shelf/", "/learn/", "/learn/recess/lessons/", "/learn/recess/diagrams/", "/learn/recess/rules/",
        "/t/", "/api/games/", "/api/games/recess/rules/", "/api/tables/", "/replay/", "/s/", "/edit/", "/new/", "/aid/",
        "/sit/", "/companion/", "/invite/", "/",
    ):  # fmt: skip
        answer = guest.get(before + path, follow_redirects=False)
        assert answer.status_code in {200, 307, 403, 404, 405, 422}, (before, answer.status_code)
        if answer.status_code == 200:  # the way led back to a page, or to the nearest rule
            assert "text/html" in answer.headers["content-type"] or "/api/" in before, (before, path)
        assert answer.headers.get("location", "/").startswith("/")
        assert not answer.headers.get("location", "/").startswith("//")
        for never in (secret, "root:", "from __future__"):
            assert never not in answer.text
    assert path in {".", ".."} or guest.get(f"/static/{path}").status_code == 404  # these two lead to pages


def stored(house: House) -> dict[str, list[Any]]:
    """Everything in the database."""
    engine = sa.create_engine(f"sqlite:///{house.data / 'preau.sqlite3'}")
    with engine.connect() as connection:
        return {
            table.name: [tuple(row) for row in connection.execute(sa.select(table))] for table in metadata.sorted_tables
        }


@pytest.mark.parametrize("text", STATEMENTS)
def test_no_text_is_a_statement(house: House, text: str) -> None:
    """In every place that reaches the database: finds nothing, is kept as text, all else is untouched."""
    ann, eve = house.guest(), house.guest()
    table = opened(ann, options={"players": 2})
    before = stored(house)
    assert set(before) >= {"table_log", "table_index", "table_seats"}
    for path in (
        "/api/tables/{}", "/api/tables/{}/log", "/api/tables/{}/links", "/api/tables/{}/view", "/t/{}", "/replay/{}",
        "/invite/{}", "/sit/{}/0", "/s/{}", "/api/games/{}", "/learn/recess?table={}",
    ):  # fmt: skip
        assert eve.get(path.format(text)).status_code in {403, 404, 422}, path
    for path, form in (
        ("/api/tables/{}/commands", {"type": "resign"}),
        ("/api/tables/{}/branch", {"move": 0}),
        ("/api/tables/{}/seats/0", {"name": "Eve"}),
        ("/api/tables/{}/seats/0/revoke", {}),
    ):
        assert eve.post(path.format(text), json=form).status_code in {403, 404}, path
    where = f"/api/tables/{table['id']}"
    assert eve.get(f"{where}/log", params={"since": text}).status_code == 422
    assert eve.post(f"{where}/seats/1", params={"token": text}, json={"name": "Eve"}).status_code == 403
    openings: list[dict[str, Any]] = [
        {"game": text}, {"game": "cerocle", "options": {text: 2}}, {"game": "cerocle", "options": {"side": text}},
        {"game": "cerocle", "position": text},
    ]  # fmt: skip
    for wanted in openings:
        assert eve.post("/api/tables", json=wanted).status_code in {404, 422}
    eve.headers["cookie"] = f"preau_guest={text.encode('ascii', 'replace').decode()}"
    assert eve.get("/api/tables").json()["mine"] == []
    del eve.headers["cookie"]
    assert stored(house) == before
    sit(eve, table, 1, text)
    said = eve.post(f"{where}/commands", json={"type": "say", "text": text})
    assert said.status_code == 200
    log = [json.loads(line) for line in eve.get(f"{where}/log").text.splitlines()]
    assert [event["text"] for event in log if event["type"] == "said"] == [" ".join(text.split())]
    more = {name: len(rows) - len(before[name]) for name, rows in stored(house).items()}
    assert {name: rows for name, rows in more.items() if rows} == {"table_log": 2, "table_guests": 1, "audit": 1}


def party(house: House, text: str) -> tuple[Any, str]:
    """A table where everybody is called that, or nearly so, says that, and plays a little."""
    ann, bob = house.guest(), house.guest()
    table = opened(ann, name=text[:40], options={"players": 2})
    sit(bob, table, 1, f"{text[:38]} 2")  # no two at a table have the same name
    where = f"/api/tables/{table['id']}"
    for guest in (ann, bob):
        assert guest.post(f"{where}/commands", json={"type": "say", "text": text}).status_code == 200
    chance = random.Random(4)
    for guest in (ann, bob):
        move = some_move(position_of(ann, table["id"]), chance)
        assert guest.post(f"{where}/commands", json={"type": "move", "move": move}).status_code == 200
    return ann, table["id"]


def pages_of(house: House, text: str) -> list[Any]:
    """What is shown of that table, and of that text wherever else a page repeats what it was given."""
    ann, table = party(house, text)
    seat = house.guest().get(f"/sit/{table}/1")
    found = [seat] + [
        ann.get(path) for path in (f"/t/{table}", f"/replay/{table}?move=1", f"/invite/{table}", "/")
    ]  # fmt: skip
    always = {"lang": text, "mode": text, "theme": text, "x": text}
    for path in ("/new/cerocle", "/edit/cerocle", "/learn/cerocle", "/look", "/", "/nowhere", "/learn/cerocl"):
        found += [ann.get(path, params={**always, name: text}) for name in ("x", "position", "edition")]
    return found


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> list[Any]:
    """The same pages with a harmless text in them."""
    from contextlib import ExitStack

    with ExitStack() as stack:
        return pages_of(House(tmp_path_factory.mktemp("plain"), stack), "harmless")


@pytest.mark.parametrize("text", SCRIPTS)
def test_no_text_is_a_script(house: House, plain: list[Any], text: str) -> None:
    """With it or with a harmless one, a page has the same tags with the same attributes, and no address is a script."""
    for given, harmless in zip(pages_of(house, text), plain, strict=True):
        assert given.status_code == harmless.status_code, given.url
        if "text/html" not in given.headers["content-type"]:
            continue
        tags = Tags(given.text)
        assert tags.found == Tags(harmless.text).found, given.url
        assert not [value for value in tags.values if value.strip().casefold().startswith("javascript:")]


@pytest.mark.parametrize("text", SCRIPTS)
def test_views_and_records_have_no_script_either(house: House, text: str) -> None:
    """What scripts put into a page is made here too: pieces of page with the text in them, and never as a tag."""
    ann, table = party(house, text)
    view = ann.get(f"/api/tables/{table}/view").json()
    record = ann.get(f"/api/tables/{table}/record").text
    looked = house.guest().post("/look", json={"text": record})
    read = house.guest().post("/api/records", json={"text": record})
    assert looked.status_code == read.status_code == 200
    assert read.json()["names"][0] == " ".join(text[:40].split())
    for part in [*view["parts"].values(), *looked.json()["parts"].values()]:
        for tag, names in Tags(str(part)).found:
            assert tag not in {"script", "img", "math", "mtext", "title"}, part
            assert not [name for name in names if name.startswith("on")], part
    picture = ann.get(f"/api/tables/{table}/picture.svg")
    assert "boo" not in picture.text
