"""A server in this process, as full as its limits let it become, and visitors who ask it for things.

`bench/server/costs.py` measures what each address costs here; a test looks whether anything here tells who somebody is.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import sqlalchemy as sa
from fastapi import FastAPI
from visitors import endless_line

import preau
from preau.play.clocks import ClockPlan
from preau.play.history import History
from preau.play.records import Record, write
from preau.server.app import create_app
from preau.server.clock import now_ms
from preau.server.database.club.people import rating_steps, ratings, result_seats, results
from preau.server.database.schema import accounts, table_index
from preau.server.database.summary import seat_out
from preau.server.run import configure_logging
from preau.server.settings import Settings
from preau.server.tournaments import decisions
from preau.server.tournaments.events import TournamentTerms
from preau.server.view.players.chat import speaker_id

HOST = "house.localhost"
PASSWORD = "correct horse battery"
ENDLESS = "100000000/minute"
RATES = (
    "request_rate", "work_rate", "address_work_rate", "create_rate", "seat_rate", "help_rate", "signup_rate",
    "login_rate", "guess_rate", "name_rate", "pressed_rate", "say_rate", "address_say_rate", "table_say_rate",
    "mail_rate", "mail_to_rate", "report_rate", "export_rate", "file_rate", "write_rate", "address_write_rate",
)  # fmt: skip


@dataclass(frozen=True)
class Sizes:
    """How full the house is."""

    long_moves: int = 1_990  # of a game that could end at 2,000
    record_moves: int = 4_500  # what fits into 64 KiB
    lines_said: int = 400
    schoolyard_moves: int = 120
    positions: int = 16  # of that kind, to be judged and drawn
    own_tables: int = 190  # of Ann's that go on; a guest may have 200
    reports: int = 50  # a page shows no more
    entrants: int = 500  # of a tournament
    circle: int = 90  # friendships asked for
    finished_games: int = 1_000  # of Ann's; as many as a chart shows


@dataclass
class Answer:
    """What came back."""

    status: int
    body: bytes
    headers: list[tuple[str, str]] = field(default_factory=list)

    @property
    def text(self) -> str:
        packed = dict(self.headers).get("content-encoding") == "gzip"
        return (gzip.decompress(self.body) if packed else self.body).decode()

    def json(self) -> Any:
        return json.loads(self.text)


class Visitor:
    """Somebody with a cookie. Asks the application itself: no network, no client library."""

    def __init__(self, app: FastAPI, address: str, language: str = "en") -> None:
        self._app, self.address, self.language = app, address, language
        self.cookies: dict[str, str] = {}

    @property
    def guest_id(self) -> str:
        """As the cookie says it; nobody else is to be told."""
        return self.cookies["preau_guest"].split(".")[0]

    async def ask(
        self, method: str, address: str, body: Any = None, *, form: dict[str, Any] | str | None = None, token: str = ""
    ) -> Answer:
        """`body` is sent as JSON, `form` as a browser sends one."""
        split = urlsplit(address)
        data = b"" if body is None else json.dumps(body).encode()
        if form is not None:
            data = (form if isinstance(form, str) else urlencode(form, doseq=True)).encode()
        kind = "application/x-www-form-urlencoded" if form is not None else "application/json"
        headers = {
            "host": HOST, "content-type": kind, "content-length": str(len(data)), "accept-language": self.language,
            "accept-encoding": "gzip", "cookie": "; ".join(f"{key}={value}" for key, value in self.cookies.items()),
            **({"authorization": f"Bearer {token}"} if token else {}),
        }  # fmt: skip
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
            "path": split.path, "raw_path": split.path.encode(), "query_string": split.query.encode(),
            "root_path": "", "headers": [(key.encode(), value.encode()) for key, value in headers.items()],
            "client": (self.address, 50_000), "server": (HOST, 80),
        }  # fmt: skip
        found, sent, waiting = Answer(0, b""), asyncio.Event(), [{"type": "http.request", "body": data}]

        async def receive() -> dict[str, Any]:
            if waiting:
                return waiting.pop()
            await sent.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                found.status = message["status"]
                found.headers = [(key.decode(), value.decode()) for key, value in message["headers"]]
            else:
                found.body += message.get("body", b"")
                if not message.get("more_body"):
                    sent.set()

        await asyncio.create_task(self._app(scope, receive, send))  # each in a context of its own, as a server has it
        self._keep_cookies(found)
        return found

    def _keep_cookies(self, answer: Answer) -> None:
        for key, value in answer.headers:
            if key == "set-cookie":
                name, _, rest = value.partition("=")
                self.cookies[name] = rest.split(";")[0]

    async def do(self, method: str, address: str, body: Any = None, *, form: dict[str, Any] | None = None) -> Any:
        """Ask for something that is not refused; the answer's JSON, if it is any."""
        answer = await self.ask(method, address, body, form=form)
        assert answer.status < 400, (method, address, answer.status, answer.body[:300])
        return answer.json() if answer.text[:1] in {"{", "["} else None


class FullHouse:
    """Everything there is to ask for, by name."""

    def __init__(self, app: FastAPI, sizes: Sizes) -> None:
        self.app, self.sizes = app, sizes
        self.state = app.state
        self.visitors: list[Visitor] = []
        self._addresses = (f"198.51.{high}.{low}" for high in range(100, 200) for low in range(1, 250))
        self.ann, self.bob, self.host, self.guest = (self.visitor() for _ in range(4))
        self.chance = random.Random(1)

    def visitor(self, language: str = "en") -> Visitor:
        visitor = Visitor(self.app, next(self._addresses), language)
        self.visitors.append(visitor)
        return visitor

    def guest_ids(self) -> set[str]:
        """Of everybody who has been here."""
        crowd = {f"crowd-{number}" for number in range(max(self.sizes.circle, self.sizes.entrants))}
        return crowd | {each.guest_id for each in self.visitors if each.cookies}

    async def fill(self) -> None:
        await self._invite_people()
        self.record = self._write_record()
        self.positions = [self._find_position() for _ in range(self.sizes.positions)]
        self.long = await self._play_long(self.ann)
        self.finished = await self._play_long(self.ann, end=True)
        self.yard = await self._play_schoolyard()
        self.own = [(await self.open(self.ann, mode="online", public=True))["id"] for _ in range(self.sizes.own_tables)]
        self.post = await self._play_by_post()
        await self._talk()
        self.club = (await self.ann.do("POST", "/api/clubs", {"name": "Club", "about": "x" * 400}))["id"]
        self.tournament = await self._hold_tournament()
        await self._end_games()
        await self._look_after()

    # --- people ------------------------------------------------------------------------------------------------------

    async def _invite_people(self) -> None:
        for name, person in (("Ann", self.ann), ("Bob", self.bob), ("Hilda", self.host)):
            await self.sign_up(person, name)
        await self.guest.do("GET", "/api/games")
        account = await self.state.people.find_by_name("Hilda")
        await self.state.roles.give(account, "host")
        rows = [
            {"id": f"crowd-{number}", "name": f"Crowd {number}", "key": f"crowd {number}", "created": number}
            for number in range(max(self.sizes.circle, self.sizes.entrants))
        ]
        await self.state.service.store.write(*[sa.insert(accounts).values(**row) for row in rows])
        for number in range(self.sizes.circle):
            await self.ann.do("POST", "/api/people/friends", {"name": f"Crowd {number}"})
        await self.befriend(self.ann, self.bob, "Ann", "Bob")

    async def sign_up(self, person: Visitor, name: str) -> None:
        await person.do("POST", "/api/account/sign-up", {"name": name, "password": PASSWORD})

    async def befriend(self, one: Visitor, other: Visitor, one_name: str, other_name: str) -> None:
        await one.do("POST", "/api/people/friends", {"name": other_name})
        await other.do("POST", "/api/people/friends", {"name": one_name})

    # --- tables ------------------------------------------------------------------------------------------------------

    async def open(self, opener: Visitor, **form: Any) -> Any:
        usual = {"game": "cerocle", "mode": "same_screen", "options": {"players": 2, "quiet": 0}, "name": "Ann"}
        return await opener.do("POST", "/api/tables", usual | form)

    async def play(self, player: Visitor, table: str, move: str) -> None:
        await player.do("POST", f"/api/tables/{table}/commands", {"type": "move", "move": move})

    async def _play_long(self, player: Visitor, *, end: bool = False) -> str:
        table = str((await self.open(player, public=True, free_undo=True))["id"])
        for move in endless_line(self.sizes.long_moves):
            await self.play(player, table, move)
        if end:
            await player.do("POST", f"/api/tables/{table}/commands", {"type": "resign", "seat": 0})
        return table

    async def _play_schoolyard(self) -> str:
        """The largest table of Recess!, well into its game."""
        table = str((await self.open(self.ann, game="recess", options={"players": 5}))["id"])
        there = await self.ann.do("GET", f"/api/tables/{table}")
        position = preau.position(there["position"])
        for _ in range(self.sizes.schoolyard_moves):
            move = self.chance.choice(list(position.legal()))
            if position.apply(move).over:
                break
            await self.play(self.ann, table, position.text(move))
            position = position.apply(move)
        return table

    async def _play_by_post(self) -> str:
        """Ann and Bob, three days a turn; Ann has moved."""
        clock = {"kind": "days", "seconds": 259_200}
        made = await self.open(self.ann, mode="online", options={"players": 2}, clock=clock)
        seat = made["links"][1]
        await self.bob.do("POST", f"/api/tables/{made['id']}/seats/1?token={seat['token']}", {"name": "Bob"})
        await self.play(self.ann, made["id"], "e5")
        return str(made["id"])

    async def free_seat(self) -> Any:
        """A table of Ann's with a free seat."""
        return await self.open(self.ann, mode="online", options={"players": 2}, public=True)

    def _write_record(self) -> str:
        history = History(preau.new("cerocle", players=2, quiet=0))
        for move in endless_line(self.sizes.record_moves):
            history = history.play(move)
        return write(Record(history))[: 63 * 1024]

    def _find_position(self) -> str:
        """Some way into a game of Recess! with five players, by lot."""
        position = preau.new("recess", players=5)
        for _ in range(self.sizes.schoolyard_moves):
            after = position.apply(self.chance.choice(list(position.legal())))
            if after.over:
                break
            position = after
        return str(position)

    async def _talk(self) -> None:
        for number in range(self.sizes.lines_said):
            line = {"type": "say", "text": f"{number} " + "x" * 400, "name": "Ann"}
            await self.ann.do("POST", f"/api/tables/{self.long}/commands", line)
        for number in range(self.sizes.reports):
            said = {"type": "say", "text": f"rude words {number}", "name": "Eve"}
            await self.bob.do("POST", f"/api/tables/{self.long}/commands", said)
        there = (await self.state.service.live(self.long)).table
        self.said = [{"who": speaker_id(there, line), "at": line.at} for line in there.chat]
        for line in self.said[-self.sizes.reports :]:
            await self.ann.do("POST", f"/api/tables/{self.long}/reports", line)

    # --- the club ----------------------------------------------------------------------------------------------------

    async def _hold_tournament(self) -> str:
        """A Swiss one with as many tables as a round of so many entrants has."""
        book, driver, now = self.state.tournaments, self.state.tournament_driver, now_ms()
        terms = TournamentTerms("Night", "cerocle", "swiss", 2, 2, rounds=5, clock=ClockPlan("days", 259_200))
        state = await book.open(decisions.announce(terms, self.ann.guest_id, now))
        for number in range(self.sizes.entrants):
            await book.do(state.id, lambda each, n=number: decisions.enter(each, f"crowd-{n}", f"Crowd {n}", now))
        await book.do(state.id, lambda each: decisions.begin(each, now))
        await driver.drive(state.id)
        return str(state.id)

    async def _end_games(self) -> None:
        """Rated games that Ann has finished, and how strong everybody is."""
        rows: list[Any] = []
        pool = {"game": "cerocle", "players": 2}
        there = (await self.state.service.live(self.post)).table
        seats = json.dumps([seat_out(there, number) for number in (0, 1)])
        for number in range(1, self.sizes.finished_games + 1):
            table = f"finished-{number}"
            where = {"table_id": table, "ended": number}
            rows += [
                sa.insert(table_index).values(
                    id=table, game="cerocle", status="over", public=True, wakes=False, by="nobody", created=number,
                    updated=number, seats=seats,
                ),
                sa.insert(results).values(**pool, **where, mode="online", reason="rules", moves=40, state="done"),
                sa.insert(result_seats).values(
                    **where, seat=0, guest=self.ann.guest_id, place="won", opening=f"e{number % 60}"
                ),
                sa.insert(rating_steps).values(
                    **pool, **where, number=number, seat=0, guest=self.ann.guest_id, mean=25 + number / 100, doubt=5,
                    games=number, weight=1,
                ),
            ]  # fmt: skip
        strong = [self.ann.guest_id, *(f"crowd-{number}" for number in range(self.sizes.entrants))]
        for number, guest in enumerate(strong):
            rows.append(
                sa.insert(ratings).values(**pool, guest=guest, mean=40 - number / 50, doubt=2, games=9, ended=1)
            )
        await self.state.service.store.write(*rows)

    async def _look_after(self) -> None:
        await self.host.do("POST", "/api/hosts/announcements", {"en": "Welcome", "hours": 5})
        for _ in range(20):
            await self.host.do("POST", "/api/hosts/invitations", {"note": "x", "days": 3})
        await self.ann.do("POST", "/api/calls/feed")
        calls = await self.ann.do("GET", "/api/calls")
        self.feed = urlsplit(calls["atom"]).path.removesuffix(".atom")
        made = await self.ann.do("POST", "/api/account/tokens", {"name": "t", "scopes": ["read", "play"]})
        self.token = made
        self.cases = [each["id"] for each in await self.host.do("GET", "/api/hosts/reports")]


@asynccontextmanager
async def full_house(
    data: Path, sizes: Sizes, *, verbose: bool = False, hasher: Any = None
) -> AsyncIterator[FullHouse]:
    """A house in that folder, filled."""
    wide = dict.fromkeys(RATES, ENDLESS)
    settings = Settings(
        data=data, message_rate=1e9, address_message_rate=1e9, address_tables=10**6, guest_tables=10**6,
        show_words=True, **wide,
    )  # fmt: skip
    configure_logging(verbose=verbose)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        if hasher is not None:
            app.state.passwords._hasher = hasher  # noqa: SLF001  # a lighter one, where passwords are not the question
        house = FullHouse(app, sizes)
        await house.fill()
        yield house
