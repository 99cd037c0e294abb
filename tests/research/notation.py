"""The numbers of actions read from the notation, as docs/research.md tells it: apart from the core's."""

from __future__ import annotations

import re
from typing import Any

from preau.games.api import Position

CHILDREN = ("B1", "B2", "G1", "G2")
DIRECTIONS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))  # SW, W, NW, S, N, SE, E, NE
CHAIN = None  # a move with a chain: numbered by its place among them


def cerocle_number(text: str) -> int:
    """The number of a move; in Cerocle it follows from the text alone."""

    def cell(name: str) -> int:
        return 11 * "abcdefghijk".index(name[0]) + int(name[1:]) - 1

    if text == "done":
        return 726
    if "~" in text:
        first, second = map(cell, text.split("~"))
        return 363 + 121 * [1, 11, 12].index(second - first) + first
    if "-" in text:
        origin, goal = map(cell, text.split("-"))
        return 727 + 121 * origin + goal
    if text.startswith("n:"):
        return 121 + cell(text[2:])
    return 242 + cell(text[1:]) if text.startswith("x") else cell(text)


def recess_number(text: str, position: dict[str, Any]) -> int | None:
    """The number of a move in a position; CHAIN if it pushes more than one piece a way."""
    if text in {"pass", "skip"}:
        return ("pass", "skip").index(text)
    if text.startswith("stay "):
        mine = position["children"][position["player"]]
        squares = text.removeprefix("stay ").split("+")
        return 2 + sum(1 << CHILDREN.index(child) for child, square in mine.items() if square in squares)
    if ":" in text:
        return CHAIN
    found = re.fullmatch(r"(\w\d)([-x*/!])([a-l]\d+)(?:@([a-l]\d+))?(?:>([a-l]\d+))?(?:,([a-l]\d+))?", text)
    assert found is not None, text
    piece, sign, goal, fight, way, other_way = found.groups()
    if piece.startswith("N"):
        pushed = 1 + _direction(goal, way) if way else 0
        return 594 + 9 * (144 * (int(piece[1]) - 1) + _square(goal)) + pushed
    child = CHILDREN.index(piece)
    if sign == "!":
        nun = int(position["nuns"].index(goal))
        return 3186 + 8 * (20 * (2 * child + nun) + _leader(position, fight)) + _direction(fight, way)
    if sign == "/":
        ways = 8 * _direction(goal, way) + _direction(goal, other_way)
        return 4466 + 64 * (20 * child + _leader(position, goal)) + ways
    return 18 + 144 * child + _square(goal)


def _square(name: str) -> int:
    return 12 * "abcdefghijkl".index(name[0]) + int(name[1:]) - 1


def _direction(start: str, goal: str) -> int:
    return DIRECTIONS.index((ord(goal[0]) - ord(start[0]), int(goal[1:]) - int(start[1:])))


def _leader(position: dict[str, Any], square: str) -> int:
    led: str = next(fight["attacker"] for fight in position["fights"] if fight["square"] == square)
    after = (int(led[0]) - int(position["player"])) % len(position["children"])
    return 4 * after + CHILDREN.index(led[1:])


def numbers_of(position: Position) -> list[int]:
    """The numbers of the legal moves, in the order of their texts."""
    texts = [position.text(move) for move in position.legal()]
    if position.game.name == "nim":
        return [9 * "abc".index(text[0]) + int(text[1]) - 1 for text in texts]
    if position.game.name == "cerocle":
        return [cerocle_number(text) for text in texts]
    data, chains, numbers = position.to_json(), 0, []
    for text in texts:
        number = recess_number(text, data)
        numbers.append(9586 + chains if number is None else number)
        chains += number is CHAIN
    return numbers
