"""Positions to test with: chosen ones, ones met in random games, and random crowds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from preau.games.api import Json
from preau.games.recess import GAME
from preau.games.recess.position import RecessPosition, freeze
from preau.games.recess.rules.apply import set_up, settle, start_turn
from preau.games.recess.rules.board import BOARD_RANK, PLACE, SAFE, draw_layout, squares_of
from preau.games.recess.rules.options import Setup
from preau.games.recess.rules.refusals import why_no_timeout
from preau.games.recess.rules.state import Fight, entrance, fights_led

# The example of the law, word for word.
EXAMPLE: Json = {
    "game": "recess",
    "options": {
        "players": 3,
        "layout": "A0B0C0D0",
        "nuns": "queen",
        "safe_telling": "yes",
        "push_to_safe": "no",
        "push": "8",
        "tie": "fewest",
    },
    "minute": 17,
    "player": 1,
    "phase": "kids",
    "steps": [2, 1],
    "first": True,
    "nuns": ["a7", "l12"],
    "children": [
        {"B1": "f3", "B2": "a1", "G1": "k12", "G2": "girls"},
        {"B1": "boys", "B2": "c4", "G1": "g8", "G2": "j10"},
        {"B1": "d6", "B2": "boys", "G1": "g8", "G2": "l11"},
    ],
    "fights": [{"square": "g8", "attacker": "2G1", "victim": "1G1"}],
    "detained": ["0G2"],
    "serving": ["1B1"],
    "movable": ["B2", "G2"],
    "must_leave": [],
    "caught": [],
    "coins": [9, 10, 11],
    "result": None,
}


def form(places: str = "", fights: str = "", **changes: Any) -> Json:
    """Red's first turn with everybody in the entrances, but for `places` such as `0B1=d4`, `fights` and `changes`.

    Fights are written `0B1 g3 1B1`, with semicolons between them, and put both children there.
    """
    data = GAME.new(players=changes.pop("players", 3)).to_json()
    for each in places.split():
        child, square = each.split("=")
        data["children"][int(child[0])][child[1:]] = square
    for each in filter(None, fights.split(";")):
        attacker, square, victim = each.split()
        data["fights"].append({"square": square, "attacker": attacker, "victim": victim})
        for child in (attacker, victim):
            data["children"][int(child[0])][child[1:]] = square
    return data | changes


def later(places: str = "", fights: str = "", **changes: Any) -> Json:
    """Red's first turn as in `form`, but after its first decision."""
    return form(places, fights, **{"first": False, **changes})


def turns(position: RecessPosition, chance: random.Random, count: int) -> Iterator[RecessPosition]:
    """The positions of so many turns played by chance, the sand timer included; eager for fights and what ends them."""
    last = position.minute + count
    yield position
    while not position.over and position.minute < last:
        if chance.random() < 0.08 and not why_no_timeout(position):
            position, _ = position.timeout()
        else:
            rare = [move for move in position.legal() if move.kind in ("x", "/", "!", "stay", "skip")]
            choice = rare if rare and chance.random() < 0.6 else position.legal()
            position = position.apply(chance.choice(choice))
        yield position


def crowd(chance: random.Random) -> RecessPosition:
    """A random start of a turn under random options, with everybody close together and many fights."""
    options = {option.name: chance.choice(option.values) for option in GAME.options if option.values}
    order = {option.name: options.get(option.name, draw_layout(chance.randrange(10**6))) for option in GAME.options}
    setup = Setup(order)
    middle, reach = chance.randrange(144), chance.choice([1, 2, 3, 12])
    near = [
        square
        for square in squares_of(setup.yard.open)
        if all(abs(one - other) <= reach for one, other in zip(PLACE[square], PLACE[middle], strict=True))
    ]
    chance.shuffle(near)
    safe = list(squares_of(SAFE))
    nuns = [near.pop() if near and chance.random() < 0.7 else chance.choice(safe) for _ in range(2)]
    waiting = list(range(4 * setup.players))
    chance.shuffle(waiting)
    children = {child: entrance(child) for child in waiting}
    fights: list[Fight] = []
    while waiting and near:
        child = waiting.pop()
        if chance.random() < 0.2:
            children[child] = chance.choice([entrance(child), *safe])
            continue
        children[child] = near.pop()
        victims = [other for other in waiting if other // 4 != child // 4]
        if victims and chance.random() < 0.4 and len(fights_led(fights, child // 4)) < 3:
            victim = chance.choice(victims)
            waiting.remove(victim)
            children[victim] = children[child]
            fights.append(Fight(children[child], child, victim))
    draft = set_up(order)
    draft.nuns = (nuns[0], nuns[1])
    draft.children = tuple(children[child] for child in range(4 * setup.players))
    draft.fights = tuple(sorted(fights, key=lambda fight: BOARD_RANK[fight.square]))
    draft.detained = sum(1 << child for child in children if children[child] >= 144 and chance.random() < 0.4)
    draft.minute = chance.choice([1, 2, 13, 29])
    draft.seat = (draft.minute - 1) % setup.players
    start_turn(draft, None)
    settle(draft, None)
    return freeze(draft)
