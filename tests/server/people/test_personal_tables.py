"""Export and deletion cover every table that knows a person: whoever adds one is reminded here."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any, Final

import sqlalchemy as sa

from preau.server.database.schema import metadata
from tests.server.house import PASSWORD, House, sign_up
from tests.server.people.test_adoption import id_of, stored

LOGS: Final = {
    "table_index", "table_seats", "table_guests", "table_log", "tournament_index", "tournament_guests", "tournament_log"
}  # with the events that name a person: test_personal_data.py and test_tournaments.py see to those  # fmt: skip

PEOPLE: Final = {
    "accounts": ("id",), "passkeys": ("account",), "sessions": ("guest",), "ended_sessions": ("guest",),
    "audit": ("guest",), "reports": ("by", "guest"), "call_wishes": ("guest",), "push_subscriptions": ("guest",),
    "roles": ("account",), "sanctions": ("guest",), "tokens": ("account",), "bot_accounts": ("account",),
    "kept_seats": ("account", "asker"), "seeks": ("guest",), "seek_ends": ("guest",), "visible_guests": ("guest",),
    "days_off": ("guest",), "advance_moves": ("guest",), "club_members": ("account",), "profiles": ("guest",),
    "friendships": ("guest", "friend"), "blocks": ("guest", "blocked"), "password_resets": ("account",),
    "result_seats": ("guest",), "rating_steps": ("guest",), "ratings": ("guest",),
}  # in which columns somebody's id stands  # fmt: skip

NO_PEOPLE: Final = {
    "accounts.name", "accounts.key", "passkeys.id", "sessions.device", "push_subscriptions.id",
    "push_subscriptions.key", "push_subscriptions.auth", "call_wishes.asked", "calls.id", "results.game",
    "result_seats.opening", "rating_steps.game", "ratings.game", "password_resets.link", "seeks.name", "seeks.game",
    "seeks.sizes", "visible_guests.name", "tokens.id", "tokens.name", "tokens.scopes", "house_rules.value",
    "invitations.id", "invitations.note", "used_invitations.id", "clubs.key",
}  # as wide as an id, and none  # fmt: skip

KEPT: Final = {
    "ended_sessions",  # so that a copied cookie opens nothing
    "reports",  # what somebody was reported for, as long as reports are kept
}
NOT_TOLD: Final = {
    "ended_sessions",  # no more than a time
    "reports.guest", "blocks.blocked",  # what others said of somebody is theirs
}  # fmt: skip


def test_every_column_that_may_hold_an_id_is_known() -> None:
    """A new table with a guest's id has to be exported and deleted, and then named above."""
    wide = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        if table.name not in LOGS
        for column in table.columns
        if isinstance(column.type, sa.String)
        and not isinstance(column.type, sa.Text)
        and (column.type.length or 0) >= 64
    }
    named = {f"{table}.{column}" for table, columns in PEOPLE.items() for column in columns}
    assert wide == named | NO_PEOPLE


def _value(column: sa.Column[Any], mark: int) -> Any:
    """Something that may stand there; a text or a number bears the mark, so that it can be found again."""
    if isinstance(column.type, sa.String):
        return str(mark)
    return True if isinstance(column.type, sa.Boolean) else mark


def _fill(house: House, guest: str) -> dict[str, int]:
    """A row for each column that may hold the guest's id; by column, the mark that its row bears."""
    marks: dict[str, int] = {}
    with closing(sqlite3.connect(house.data / "preau.sqlite3")) as connection, connection:
        for name, columns in PEOPLE.items():
            if name == "accounts":
                continue
            table = metadata.tables[name]
            for whose in columns:
                mark = marks[f"{name}.{whose}"] = 4_710_000 + len(marks)
                row = {column.name: _value(column, mark) for column in table.columns} | {whose: guest}
                connection.execute(
                    f"INSERT INTO {name} ({', '.join(f'{key!r}' for key in row)}) VALUES ({', '.join('?' * len(row))})",
                    list(row.values()),
                )
    return marks


def test_friends_are_told_by_name(house: House) -> None:
    ann, bob, cleo = house.guest(), house.guest(), house.guest()
    for guest, name in ((ann, "Ann"), (bob, "Bob"), (cleo, "Cleo")):
        sign_up(guest, name)
    assert ann.post("/api/people/friends", json={"name": "Bob"}).status_code < 300
    assert ann.post("/api/people/blocks", json={"name": "Cleo"}).status_code < 300
    told = ann.get("/api/account/export").json()["club"]
    assert [each["who"] for each in told["friends"]] == ["Bob"]
    assert [each["who"] for each in told["blocked"]] == ["Cleo"]
    assert [each["who"] for each in bob.get("/api/account/export").json()["club"]["friends_who_asked"]] == ["Ann"]
    assert cleo.get("/api/account/export").json()["club"]["blocked"] == []


def test_everything_is_taken_along_and_forgotten(house: House) -> None:
    """A row in each table that knows a person: all of them are in the file, and gone when the person is."""
    ann = house.guest()
    sign_up(ann, "Ann of Green Gables")
    me = id_of(ann)
    marks = _fill(house, me)
    told = ann.get("/api/account/export")
    assert told.status_code == 200
    missing = {column for column, mark in marks.items() if str(mark) not in told.text}
    assert missing == {column for column in marks if column in NOT_TOLD or column.partition(".")[0] in NOT_TOLD}
    assert me not in told.text
    assert ann.post("/api/account/delete", json={"sure": True, "password": PASSWORD}).status_code == 204
    left = [line for line in stored(house).splitlines() if me in line]
    assert {line.split('"')[1] for line in left} <= KEPT, left
