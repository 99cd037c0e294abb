"""Every address of the server, asked for something that is there: no id is told, and half characters harm nothing.

What is asked for, and the house in which it is asked, are those of `bench/server/costs.py`, made small.
"""

from __future__ import annotations

import asyncio
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest

from preau.server.http.costs import COSTS
from tests.server.house import LIGHT_HASHER

BENCH = Path(__file__).parents[2] / "bench" / "server"
SMALL = {
    "long_moves": 24, "record_moves": 30, "lines_said": 6, "schoolyard_moves": 8, "positions": 3, "own_tables": 14,
    "reports": 14, "entrants": 8, "circle": 14, "finished_games": 6,
}  # fmt: skip
HALF = "\ud800"
FAULT = 500


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(BENCH)
    return importlib.import_module("asks.every_address")


def halved(body: Any) -> Iterator[Any]:
    """The body with half a character in one of its texts, for each of them."""
    if isinstance(body, str):
        yield body[:20] + HALF
    elif isinstance(body, dict):
        for key, value in body.items():
            yield from ({**body, key: other} for other in halved(value))
    elif isinstance(body, list):
        for place, value in enumerate(body):
            yield from ([*body[:place], other, *body[place + 1 :]] for other in halved(value))


@pytest.mark.timeout(300)
def test_no_address_tells_who_somebody_is(bench: Any, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Not to others, not to oneself, not in the server's log; and nothing that is sent makes it fail."""
    assert set(bench.ASKS) == set(COSTS), "each can be asked for, and so measured"
    full_house = importlib.import_module("full_house")

    async def ask_all() -> tuple[list[str], set[str]]:
        wrong = list[str]()
        async with full_house.full_house(
            tmp_path, full_house.Sizes(**SMALL), verbose=True, hasher=LIGHT_HASHER
        ) as house:
            for number, ((method, route), make) in enumerate(sorted(bench.ASKS.items())):
                made = make(house, number % 4)
                ask = await made if inspect.isawaitable(made) else made
                answer = await ask.who.ask(ask.method, ask.address, ask.body, form=ask.form, token=ask.token)
                if answer.status >= FAULT:
                    wrong.append(f"{method} {route}: {answer.status}")
                wrong += [f"{method} {route} tells {each}" for each in house.guest_ids() if each in answer.text]
                wrong += [f"{method} {route}: {each}" for each in await send_halves(house, ask)]
            return wrong, house.guest_ids()

    wrong, ids = asyncio.run(ask_all())
    assert wrong == []
    assert len(ids) > SMALL["entrants"] + 4
    log = "".join(capfd.readouterr())
    assert log.count("\n") > len(COSTS), "it was written"
    assert [each for each in ids if each in log] == []


async def send_halves(house: Any, ask: Any) -> list[str]:
    """What goes wrong where half a character is sent: in each text of a body, in a field of a form, in a query."""
    wrong, guest = list[str](), ask.who
    for body in halved(ask.body):
        answer = await guest.ask(ask.method, ask.address, body)
        if answer.status < 400 or answer.status >= FAULT:
            wrong.append(f"{answer.status} for half a character in {body}"[:300])
    for field in ask.form or {}:
        form = urlencode({**ask.form, field: "x"}).replace("=x", "=%ED%A0%80")
        answer = await guest.ask(ask.method, ask.address, form=form)
        if answer.status >= FAULT:
            wrong.append(f"{answer.status} for half a character in the field {field}")
    if ask.method == "GET":
        answer = await house.guest.ask("GET", f"{ask.address.partition('?')[0]}?lang=%ED%A0%80&move=%ED%A0%80")
        if answer.status >= FAULT:
            wrong.append(f"{answer.status} for half a character in the query")
    return wrong
