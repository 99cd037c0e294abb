"""Tables to be looked at, and what a page tells of them."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import preau
from preau.games import registry
from preau.play.clocks import ClockPlan
from preau.play.events import Created, Moved, SeatPlan
from preau.play.fold import after_event, fold
from preau.play.table import Table
from preau.server.view import board
from preau.server.view.table import render_table
from preau.words import Language


def table_at(position: str, game: str) -> Table:
    start = registry.game(game).load(registry.game(game).read(position))
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")[: start.players])
    return fold([Created(game, dict(start.options), seats, start=position, mode="online", at=0, by="me")])


def with_help(table: Table) -> Table:
    return replace(table, created=replace(table.created, help=True))


def yard(data: dict[str, object]) -> Table:
    return table_at(str(registry.game("recess").load(data)), "recess")


def moved(table: Table, move: str) -> Table:
    return replace(table, history=table.history.play(move))


def table_of(name: str, moves: int = 0, clock: str = "none") -> Table:
    """A table on one screen after so many moves by chance."""
    start = registry.game(name).set_up(board.first_options(registry.game(name)))
    seats = tuple(SeatPlan("person", f"<{number}>") for number in range(start.players))
    plan = ClockPlan("bank", 300, 5) if clock == "bank" else ClockPlan()
    table = fold([Created(name, dict(start.options), seats, clock=plan, mode="same_screen", at=0, by="me")])
    chance = Random(name)
    for number in range(moves):
        if table.status == "over":
            break
        position = table.position
        table = after_event(table, Moved(number, position.player, position.text(chance.choice(position.legal()))))
    return table


# Red walks; Blue fights with Red's B1 on a3 and takes a coin.
RED = ("B1-a3", "B2-b1", "G1-l12", "N1-f6")

# In a position of Recess!: Blue has only the nun's move left, in the second minute.
NUN: dict[str, Any] = {"minute": 2, "player": 1, "phase": "nun", "steps": [], "movable": []}


def recess_table(moves: tuple[str, ...]) -> Table:
    """Red is mine; the others are somebody else's."""
    return _played("recess", ("Ann", "Bob", "Cleo"), moves)


def circle_table(*moves: str) -> Table:
    """Brown is mine, and may be helped."""
    return with_help(_played("cerocle", ("Ann", "Bob"), moves))


def three_table(*moves: str) -> Table:
    """Three people at one screen, who may be helped."""
    return with_help(_played("cerocle", ("Ann", "Bob", "Cleo"), moves))


def _played(name: str, people: tuple[str, ...], moves: tuple[str, ...]) -> Table:
    options = dict(preau.new(name, players=len(people)).options)
    seats = tuple(SeatPlan("person", each) for each in people)
    table = fold([Created(name, options, seats, mode="same_screen", at=0, by="Ann")])
    for number, move in enumerate(moves):
        table = after_event(table, Moved(number, table.position.player, move))
    return table


def recap_html(table: Table, language: Language, seats: tuple[int, ...]) -> str:
    """What the recap tells these seats, without its pictures."""
    html = render_table(table, language, seats)["parts"]["recap"]
    return re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)
