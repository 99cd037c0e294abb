"""How one says what is asked of an address: a function of the house and a number, which says who asks for what.

`pages` and `api` say it for every address of `http/costs.py`; `every_address` has them together.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from full_house import FullHouse, Visitor

from preau.games import registry
from preau.teach.lessons import lessons_of
from preau.teach.puzzles import puzzles_of

LANGUAGES = ("en", "fr", "de", "ja")
GAMES = ("recess", "cerocle")
THEMES = ("light", "dark")
RULES = ("R1.2", "R1.3", "R1.4", "R1.5", "R5.1", "R5.2", "R5.3", "R5.6")
DAY_MS = 86_400_000
CREDENTIAL = {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": {"clientDataJSON": "e30"}}
KEYS = {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg",
}


@dataclass
class Ask:
    """Who asks for what."""

    who: Visitor
    method: str
    address: str
    body: Any = None
    form: dict[str, Any] | None = None
    token: str = ""


MakeAsk: TypeAlias = Callable[[FullHouse, int], Ask | Awaitable[Ask]]
ASKS: dict[tuple[str, str], MakeAsk] = {}


def get(route: str, address: Callable[[FullHouse, int], str] | None = None, who: str = "ann") -> None:
    """A page or a thing, asked for in another language each time."""

    def make(house: FullHouse, number: int) -> Ask:
        visitor: Visitor = getattr(house, who)
        visitor.language = LANGUAGES[number % 4]
        return Ask(visitor, "GET", address(house, number) if address else route)

    ASKS["GET", route] = make


def post(
    route: str, body: Callable[[FullHouse, int], Any] = lambda _h, _n: None,
    address: Callable[[FullHouse, int], str] | None = None, who: str = "ann", *, form: bool = False,
) -> None:  # fmt: skip
    """Something to be done."""

    def make(house: FullHouse, number: int) -> Ask:
        where, brought = address(house, number) if address else route, body(house, number)
        return Ask(getattr(house, who), "POST", where, None if form else brought, brought if form else None)

    ASKS["POST", route] = make


def register_ask(method: str, route: str) -> Callable[[MakeAsk], MakeAsk]:
    """One for which something has to be there first, which does not count."""

    def keep(make: MakeAsk) -> MakeAsk:
        ASKS[method, route] = make
        return make

    return keep


def game(number: int) -> str:
    return GAMES[number % 2]


def lesson(number: int) -> str:
    name, found = game(number), lessons_of(registry.game(game(number)))
    return f"{name}/lessons/{found[number // 2 % len(found)].id}"


def puzzle(number: int) -> str:
    name, found = game(number), puzzles_of(registry.game(game(number)))
    return f"{name}/puzzles/{found[number // 2 % len(found)].id}"


def at(house: FullHouse, number: int) -> int:
    """A move of the long game, nearly its last, that was not asked for before."""
    return house.sizes.long_moves - 1 - 97 * number % (house.sizes.long_moves // 2)


def record(house: FullHouse, number: int) -> str:
    return f"{house.record}\n# {secrets.token_hex(4)} {number}"


def position(house: FullHouse, number: int) -> str:
    """In the middle of the dearer game, another each time."""
    return house.positions[number % len(house.positions)]
