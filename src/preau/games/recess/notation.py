"""Moves and positions as text, both ways."""

from __future__ import annotations

from preau.games.api import Json
from preau.games.recess.board import NAMES
from preau.games.recess.moves import move_text
from preau.games.recess.position import CHILDREN, RecessPosition, child_name, place_name
from preau.games.recess.say import children_in

__all__ = ["move_text", "to_json"]


def to_json(position: RecessPosition) -> Json:
    """The exchange form."""
    outcome = position.outcome
    return {
        "game": "recess",
        "options": dict(position.options),
        "minute": position.minute,
        "player": position.seat,
        "phase": position.phase,
        "steps": list(position.steps),
        "first": position.first,
        "nuns": [NAMES[square] for square in position.nuns],
        "children": [
            {name: place_name(position.children[4 * seat + k]) for k, name in enumerate(CHILDREN)}
            for seat in range(position.players)
        ],
        "fights": [
            {"square": NAMES[fight.square], "attacker": child_name(fight.attacker), "victim": child_name(fight.victim)}
            for fight in position.fights
        ],
        "detained": [child_name(child) for child in children_in(position.detained)],
        "serving": [child_name(child) for child in children_in(position.serving)],
        "movable": [CHILDREN[k] for k in children_in(position.movable)],
        "must_leave": [CHILDREN[k] for k in children_in(position.must_leave)],
        "caught": [NAMES[square] for square in position.caught],
        "coins": list(position.coins),
        "result": outcome
        and {
            "winners": list(outcome.winners),
            "coins": list(outcome.scores),
            "kiss": position.seat if position.kiss else None,
        },
    }
