"""Positions of Recess! for the tests of its rules, and what is asked of them."""

from __future__ import annotations

from typing import Any

import pytest

from preau.games.api import IllegalMove, Position
from preau.games.recess import GAME
from tests.games.recess.yards import form


def turn(places: str = "", fights: str = "", **changes: Any) -> Position:
    """Red's first turn with everybody in the entrances, but for what is given (see `yards.form`).

    `nuns` are two squares; `options` are changed by name; what follows from fights is filled in: phase, movable.
    """
    options = changes.pop("options", {})
    if isinstance(nuns := changes.get("nuns"), str):
        changes["nuns"] = nuns.split()
    data = form(places, fights, **changes)
    data["options"] |= options
    data["fights"].sort(key=lambda fight: (int(fight["square"][1:]), fight["square"][0]))  # board order
    player = data["player"]
    if "phase" not in changes and any(each["attacker"][0] == str(player) for each in data["fights"]):
        data["phase"] = "stay"
    if "movable" not in changes:
        held = {each["victim"] for each in data["fights"]} | set(data["serving"])
        data["movable"] = [name for name in ("B1", "B2", "G1", "G2") if f"{player}{name}" not in held]
    return GAME.load(data)


def nun_step(places: str = "", fights: str = "", **changes: Any) -> Position:
    """Red's nun step, since B2, G1 and G2 serve detention; everything else as in `turn`."""
    given = {"phase": "nun", "steps": [], "movable": [], "serving": ["0B2", "0G1", "0G2"]}
    return turn(places, fights, **{**given, **changes})


def texts(position: Position) -> list[str]:
    return [position.text(move) for move in position.legal()]


def of(position: Position, piece: str) -> list[str]:
    """The legal moves of a child or a nun."""
    return [text for text in texts(position) if text.startswith(piece)]


def play(position: Position, *moves: str) -> Position:
    for move in moves:
        position, _ = position.play(move)
    return position


def effects(position: Position, move: str) -> list[str]:
    """The rules of what a move brings about."""
    return [effect.rule for effect in position.play(move)[1]]


def broken_rule(position: Position, move: str) -> str | None:
    """The rule by which a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    return refused.value.rule


def place(position: Position, child: str) -> str:
    """Where a child stands, given as seat and name."""
    where: str = position.to_json()["children"][int(child[0])][child[1:]]
    return where
