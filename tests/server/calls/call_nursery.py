"""Processes that deliver calls and are killed at it, each at another step. Run by `test_call_faults`.

One process loads everything, opens the tables and is then forked: a child takes one turn from the outbox and kills
itself at a given step between two words with the database, the mail server or the push service.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import orjson

from preau.play.commands import Sit
from preau.play.events import SeatPlan, TableTerms
from preau.server.calls import delivery as delivery_module
from preau.server.calls.delivery import RETRY_MS, Delivery
from preau.server.calls.links import CallLinks
from preau.server.calls.mail import MailServer, MailTalk
from preau.server.calls.message import call_message
from preau.server.calls.outbox import LEASE_MS, Outbox
from preau.server.calls.push import PushSender, encrypt
from preau.server.calls.wishes import CallWishes, PushSubscription, subscription_id
from preau.server.clock import now_ms
from preau.server.database.store import Store
from preau.server.settings import with_driver
from preau.server.tables.bus import LocalBus
from preau.server.tables.seat_links import Links
from preau.server.tables.service import Player, TableService

KILLS = 50
TURNS = 30
STEPS = 16  # about as many as one turn takes
ON_ITS_LIPS = ", with a letter on its lips"
TERMS = TableTerms("cerocle", {"players": 2}, (SeatPlan("person"), SeatPlan("person")))


class Clock:
    """Goes on by a lease with every process, so that what a dead one held is free."""

    now = now_ms()

    def __call__(self) -> int:
        return self.now


def service_of(store: Store, clock: Clock) -> TableService:
    return TableService(store, LocalBus(), Links("key", 1), now=clock)


async def open_tables(url: str, browser: dict[str, Any], clock: Clock) -> None:
    """Tables at which Bob has to move, who wants mail and is called in a browser."""
    store = await Store.open(url)
    try:
        wishes = CallWishes(store)
        await wishes.change("bob", "en", "http://club.example", mail="bob@club.example")
        endpoint, keys = browser["endpoint"], browser["keys"]
        await wishes.subscribe(
            PushSubscription(subscription_id(endpoint), "bob", 1, endpoint, keys["p256dh"], keys["auth"], clock())
        )
        service = service_of(store, clock)
        table = ""
        for _ in range(TURNS):
            table = await service.open(TERMS, "bob", Player("bob", "Bob"), 0)
            await service.do(table, Sit(1, "ann", "Ann", by_link=True))
        call_message(table, await service.table(table), 0, "en", clock())  # what is loaded now is loaded once
    finally:
        await store.close()


async def deliver(url: str, mail: str, push_host: str, clock: Clock) -> int:
    """Tell what is due, one turn at most; how many."""
    store = await Store.open(url)
    try:
        server = MailServer.of(mail, "preau@club.example")
        service = service_of(store, clock)
        inner = frozenset({push_host})
        found = Delivery(
            service, CallWishes(store), CallLinks("key"), mail=server, push=PushSender("key", ""), inner=inner
        )
        return await found.deliver_due()
    finally:
        await store.close()


async def count_waiting(url: str) -> int:
    store = await Store.open(url)
    try:
        return len(await Outbox(store).near(sys.maxsize))
    finally:
        await store.close()


class Fault:
    """Counts the steps of a process and kills it at one of them."""

    def __init__(self, at: int, log: Path) -> None:
        self._left = at
        self._log = log
        self._on_its_lips = False  # that a letter goes out is noted, and its last line is not surely sent

    def step(self, name: str, *args: Any) -> None:
        if name == "before note_done" and args[-1] == "mail":
            self._on_its_lips = True
        if name == "after finish":
            self._on_its_lips = False
        self._left -= 1
        if self._left == 0:
            with self._log.open("a") as file:
                file.write(f"{name}{ON_ITS_LIPS if self._on_its_lips else ''}\n")
            os.kill(os.getpid(), signal.SIGKILL)

    def around(self, holder: Any, name: str) -> None:
        """Before and after every call of a coroutine or a function."""
        called: Callable[..., Any] = getattr(holder, name)

        async def wait_for(*args: Any, **named: Any) -> Any:
            self.step(f"before {name}", *args)
            answer = await called(*args, **named)
            self.step(f"after {name}")
            return answer

        def call(*args: Any, **named: Any) -> Any:
            self.step(f"before {name}", *args)
            answer = called(*args, **named)
            self.step(f"after {name}")
            return answer

        setattr(holder, name, wait_for if asyncio.iscoroutinefunction(called) else call)


def child(fault: Fault, *args: Any) -> None:
    for holder, names in (
        (Outbox, ("lease", "note_done", "settle")),
        (MailTalk, ("begin", "finish")),
        (delivery_module, ("post_to_endpoint",)),
        (CallWishes, ("subscriptions",)),
    ):
        for name in names:
            fault.around(holder, name)
    one = Outbox.lease

    async def lease_one(self: Outbox, now: int) -> Any:
        return await one(self, now, 1)

    Outbox.lease = lease_one  # type: ignore[method-assign, assignment]
    asyncio.run(deliver(*args))


def main(database: str, mail: str, push_host: str, browser: str, log: str) -> None:
    url, clock = with_driver(database), Clock()
    form = orjson.loads(browser)
    asyncio.run(open_tables(url, form, clock))
    encrypt(PushSender("key", "").public_key.encode(), form["keys"]["p256dh"], form["keys"]["auth"])
    kills = number = 0
    while kills < KILLS:
        clock.now += LEASE_MS + 1
        number += 1
        process = os.fork()
        if process == 0:
            child(Fault(number % STEPS + 1, Path(log)), url, mail, push_host, clock)
            os._exit(0)
        _, status = os.waitpid(process, 0)
        assert os.waitstatus_to_exitcode(status) in {0, -signal.SIGKILL}, status
        kills += os.WIFSIGNALED(status)
    while asyncio.run(count_waiting(url)):  # those that were left, by processes that live
        clock.now += RETRY_MS[-1]
        asyncio.run(deliver(url, mail, push_host, clock))


if __name__ == "__main__":
    main(*sys.argv[1:])
