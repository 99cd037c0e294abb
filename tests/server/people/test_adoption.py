"""At the tables: what a guest has becomes an account's, and who leaves is taken out of every log."""

from __future__ import annotations

import sqlite3
from typing import Any

from preau.server.database.verify import Seen, verify
from preau.server.people.guests import GUEST_COOKIE
from preau.server.tables.service import TableService
from tests.server.house import House, pair, sit


def id_of(guest: Any) -> str:
    return str(guest.cookies[GUEST_COOKIE].split(".")[0])


def findings(house: House) -> list[str]:
    async def look() -> list[str]:
        return [finding.phrase.key async for finding in verify(house.settings.url, Seen())]

    found: list[str] = house.run(look)
    return found


def stored(house: House) -> str:
    """All that the database holds, as text."""
    connection = sqlite3.connect(house.data / "preau.sqlite3")
    try:
        return "\n".join(connection.iterdump())
    finally:
        connection.close()


def test_adoption(house: House) -> None:
    """Seats and the opener's rights go over; lists follow; doing it again changes nothing."""
    ann, bob, table = pair(house)
    service: TableService = house.app.state.service
    line = house.line(bob, table)
    assert line.next("hello")["you"] == [1]
    house.run(service.adopt, id_of(ann), "ann's account")
    assert line.next("events")["events"][0]["type"] == "adopted"
    now = house.run(service.table, table)
    assert now.seats_of("ann's account") == (0,)
    assert now.created.by == "ann's account"
    house.run(service.adopt, id_of(ann), "ann's account")
    assert house.run(service.table, table).seq == now.seq
    assert [each.id for each in house.run(service.of_guest, "ann's account")] == [table]
    assert house.run(service.of_guest, id_of(ann)) == []
    assert findings(house) == []
    house.restart()
    assert house.run(house.app.state.service.table, table).seats_of("ann's account") == (0,)


def test_forgetting(house: House) -> None:
    """Neither disk nor memory nor a page knows the name or the words any more; the game stands as it stood."""
    ann, bob, table = pair(house)
    service: TableService = house.app.state.service
    line = house.line(bob, table, "view=1")
    mine = house.line(ann, table)
    mine.ask(type="say", text="my phone number")
    mine.ask(type="rename", name="Annabel")
    mine.ask(type="move", move="e5")
    before = house.run(service.table, table)
    house.run(service.forget, table, id_of(ann))
    after = house.run(service.table, table)
    assert after.history == before.history
    assert after.seq == before.seq + 1
    assert after.seats_of(id_of(ann)) == ()
    view = line.next("view")["view"]
    while view["seq"] != after.seq:
        view = line.next("view")["view"]
    assert "Annabel" not in str(view)
    assert "my phone number" not in str(view)
    text = "\n".join(line for line in stored(house).splitlines() if not line.startswith('INSERT INTO "audit"'))
    assert not any(secret in text for secret in (id_of(ann), "Annabel", "my phone number", '"Ann"'))
    assert "Bob" in text
    assert "my phone number" not in bob.get(f"/api/tables/{table}/log").text
    assert findings(house) == []


def test_who_lost_the_seat_is_forgotten_too(house: House) -> None:
    """A log names also those who no longer sit there."""
    ann, bob, table = pair(house)
    other = house.guest()
    links = ann.get(f"/api/tables/{table}/links").json()
    sit(other, {"id": table, "links": links}, 1, "Cleo")
    service: TableService = house.app.state.service
    assert house.run(service.store.tables_naming, id_of(bob)) == [table]
    house.run(service.forget, table, id_of(bob))
    assert "Bob" not in stored(house)
    assert "Cleo" in stored(house)
    assert house.run(service.store.tables_naming, id_of(bob)) == []
    assert findings(house) == []
