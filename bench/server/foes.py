"""What somebody could do to spoil the evening of others: each a function, all of them in `ATTACKS`.

`bench/server/attacks.py` measures them one by one, `bench/server/soak.py` all at once.
"""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Protocol
from urllib.parse import quote

from visitors import Guest, drain, endless_line, send_move
from websockets.sync.client import ClientConnection

import preau
from preau.play.history import History
from preau.play.records import Record, write

FRIEND = "198.51.100.7"  # an address for examples, of somebody who behaves; the server believes what this machine says
LONG_GAME_MOVES = 1_990
RECORD_MOVES = 4_500  # what fits into 64 KiB
SLOW_CONNECTIONS = 1_500
BOT_TABLES = 60
BUSY_TABLES = 16
REVIEWED_MOVES = 60
LANGUAGES = ("en", "fr", "de", "ja")
REFUSED_SECONDS = 0.5  # until who was told to wait tries again
READY = threading.Event()  # an attack is under way


class Over(Protocol):
    """An event, of threads or of processes."""

    def is_set(self) -> bool: ...
    def wait(self, timeout: float | None = None) -> bool: ...


Attack = Callable[[int, Over, str], None]  # the port, when to end, the attacker's address


def play_long_game(line: ClientConnection, over: Over) -> None:
    """As quickly as is allowed."""
    for move in endless_line(LONG_GAME_MOVES):
        while not over.is_set() and not send_move(line, move):
            over.wait(REFUSED_SECONDS)


def long_game(port: int, over: Over, address: str) -> None:
    """A game as long as can be; its page and its replay asked for once a second and not read."""
    foe = Guest(port, address)
    table = foe.open_table()
    with foe.line(table) as line:
        play_long_game(line, over)
    READY.set()
    kept = []
    while not over.is_set():
        for path in (f"/t/{table}", f"/replay/{table}"):
            raw = socket.create_connection(("127.0.0.1", port))
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\r\n".encode())
            kept.append(raw)
        over.wait(0.5)
    for raw in kept:
        raw.close()


def records(port: int, over: Over, address: str) -> None:
    """Records as long as can be, each a little different, hung up on after a moment."""
    start = History(preau.new("cerocle", players=2, quiet=0))
    for move in endless_line(RECORD_MOVES):
        start = start.play(move)
    text = write(Record(start))[: 63 * 1024]
    READY.set()
    number = 0
    while not over.is_set():
        number += 1
        body = json.dumps({"text": f"{text}\n# {number}"}).encode()
        raw = socket.create_connection(("127.0.0.1", port))
        head = f"POST /look HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\nContent-Type: application/json\r\n"
        raw.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        over.wait(0.3)
        raw.close()


def chat(port: int, over: Over, address: str) -> None:
    """A spectator who talks over thirty sockets, at a public table that somebody watches."""
    foe, friend = Guest(port, address), Guest(port, FRIEND)
    foe.ask("GET", "/")
    table = friend.open_table(public=True)
    ear = friend.line(table, "view=1")
    heard = 0

    def listen() -> None:
        nonlocal heard
        with suppress(Exception):
            for message in ear:
                heard += len(message)

    def talk() -> None:
        with suppress(Exception), foe.line(table) as line:
            while not over.is_set():
                line.send(json.dumps({"type": "say", "text": "x" * 480, "name": "Eve"}))
                time.sleep(0.05)

    threads = [threading.Thread(target=work, daemon=True) for work in (listen, *[talk] * 30)]
    for thread in threads:
        thread.start()
    READY.set()
    over.wait()
    ear.close()
    print(f"  a player was sent {heard / 1e6:.1f} MB", flush=True)


def slow(port: int, over: Over, address: str) -> None:
    """Heads that never end, and connections without a word; counted again at the end."""
    kept = []
    for number in range(SLOW_CONNECTIONS):
        with suppress(OSError):
            raw = socket.create_connection(("127.0.0.1", port), timeout=5)
            if number % 6:
                raw.sendall(f"GET / HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n".encode())
            kept.append(raw)
    READY.set()
    over.wait()
    alive = 0
    for raw in kept:
        raw.setblocking(False)
        try:
            alive += raw.recv(1) != b""
        except BlockingIOError:
            alive += 1
        except OSError:
            pass
        raw.close()
    print(f"  of {len(kept)} slow connections {alive} were still open", flush=True)


def positions(port: int, over: Over, address: str) -> None:
    """Positions to be judged and drawn, pictures, previews and pages, without a cookie, from eight threads."""
    text = str(preau.new("recess"))
    table = Guest(port, address).open_table()
    asked: list[tuple[str, str, object]] = [
        ("POST", "/edit/recess", {"position": text, "piece": "N1", "to": "e6"}),
        ("POST", "/api/positions/check", {"position": text}),
        ("GET", "/new/recess?position=" + quote(text), None),
        ("GET", f"/t/{table}/preview?move=e5", None),
        ("GET", f"/api/tables/{table}/picture.svg", None),
        ("GET", "/learn/recess", None),
        ("GET", f"/invite/{table}", None),
        ("POST", "/edit/recess", {"position": text}),
    ]
    _ask_on(port, over, address, asked)


def bots(port: int, over: Over, address: str) -> None:
    """Tables of strong bots alone, each opened by a new guest of one address, and watched."""
    seats = [{"kind": "bot", "level": "8"}] * 2
    with ExitStack() as stack:
        for _ in range(BOT_TABLES):
            foe = Guest(port, address)
            with suppress(Exception):  # what is refused is refused
                table = foe.open_table(mode="online", options={"players": 2}, seats=seats, pace="quick")
                drain(stack.enter_context(foe.line(table)))
        READY.set()
        over.wait()


def moves(port: int, over: Over, address: str) -> None:
    """Many tables at which moves are played as fast as can be, followed by pages in all languages."""
    with ExitStack() as stack:
        for _ in range(BUSY_TABLES):
            foe = Guest(port, address)
            table = foe.open_table()
            line = stack.enter_context(foe.line(table))
            threading.Thread(target=_play_on, args=(line, over), daemon=True).start()
            for language in LANGUAGES[: 63 // BUSY_TABLES - 1]:
                with suppress(Exception):
                    drain(stack.enter_context(foe.line(table, f"view=1&lang={language}")))
        READY.set()
        over.wait()


def _play_on(line: ClientConnection, over: Over) -> None:
    with suppress(Exception):
        for move in endless_line(LONG_GAME_MOVES):
            while not over.is_set() and not send_move(line, move):
                pass


def undo(port: int, over: Over, address: str) -> None:
    """A long game, of which half is taken back, move by move, and played again; followed by a page."""
    foe = Guest(port, address)
    table = foe.open_table(free_undo=True)
    with foe.line(table) as line, foe.line(table, "view=1") as page:
        drain(page)
        play_long_game(line, over)
        READY.set()
        count = LONG_GAME_MOVES
        while not over.is_set() and count > 1:
            count -= 1
            line.send(json.dumps({"type": "undo", "id": "m", "to": count}))
            heard = ""
            while '"id":"m"' not in heard and '"too_many"' not in heard:
                heard = str(line.recv(timeout=120))
            over.wait(REFUSED_SECONDS if '"too_many"' in heard else 0.01)


def files(port: int, over: Over, address: str) -> None:
    """What a page is made of, and whether the server is well, again and again: nobody has to say who asks."""
    paths = ("/static/js/board/board.js", "/static/css/table.css", "/healthz", "/readyz")
    _ask_on(port, over, address, [("GET", path, None) for path in paths for _ in (1, 2)])


def nonsense(port: int, over: Over, address: str) -> None:
    """Bots that nobody knows: as stand-ins, at tables, in places of others; and whatever a worker might choke on."""
    foe, form = Guest(port, address), {"game": "cerocle", "name": "x", "options": {"players": 2}}
    table = foe.open_table(mode="online", options={"players": 2})
    stand_in = f"/api/tables/{table}/commands"
    _ask_on(port, over, address, [
        ("POST", stand_in, {"type": "stand_in", "seat": 1, "level": "zzzz"}),
        ("POST", stand_in, {"type": "stand_in", "seat": 63}),
        ("POST", "/api/tables", form | {"seats": [{"kind": "bot", "level": "zzzz"}, {"kind": "person"}]}),
        ("POST", "/api/tables", form | {"seats": [{"kind": "bot", "level": "8-1999"}] * 2}),
        ("POST", "/api/records/review", {"text": "Preau record 1\nGame: zzzz\n\n1. zzzz\n"}),
        ("GET", f"/api/tables/{table}/hint?ask=zzzz", None),
    ], foe)  # fmt: skip


def ask_help(port: int, over: Over, address: str) -> None:
    """Hints, threats, puzzles, pictures of any move, and reviews of games each a little different."""
    foe = Guest(port, address)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "1"}, {"kind": "bot", "level": "1"}]
    yard = foe.open_table(game="recess", mode="online", options={"players": 3}, seats=seats)
    start = History(preau.new("cerocle", players=2))
    for move in endless_line(REVIEWED_MOVES):
        start = start.play(move)
    text = write(Record(start))
    games = ({"text": f"{text}\n# {number}"} for number in range(10**6))
    _ask_on(port, over, address, [
        ("GET", f"/api/tables/{yard}/hint?ask=move", None),
        ("GET", f"/api/tables/{yard}/threats", None),
        ("POST", "/api/games/recess/puzzles/win-01", {"show": True}),
        ("GET", f"/api/tables/{yard}/picture.svg?move=0", None),
        ("GET", f"/api/tables/{yard}/why?about=turn", None),
        ("POST", "/api/records/review", games),
        ("POST", "/look/review", games),
    ], foe)  # fmt: skip


def _ask_on(
    port: int, over: Over, address: str, asked: list[tuple[str, str, object]], guest: Guest | None = None
) -> None:
    """Each of these again and again, from a thread of its own; by that guest, or by a new one each time."""
    READY.set()

    def ask(method: str, path: str, body: object) -> None:
        while not over.is_set():
            with suppress(OSError, ValueError):
                brought = next(body) if isinstance(body, Iterator) else body
                (guest or Guest(port, address)).ask(method, path, brought)

    threads = [threading.Thread(target=ask, args=each, daemon=True) for each in asked]
    for thread in threads:
        thread.start()
    over.wait()
    for thread in threads:
        thread.join(30)


ATTACKS: dict[str, Attack] = {
    "long-game": long_game, "records": records, "chat": chat, "slow": slow, "positions": positions, "bots": bots,
    "moves": moves, "undo": undo, "files": files, "nonsense": nonsense, "help": ask_help,
}  # fmt: skip
