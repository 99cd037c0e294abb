"""The options of Recess!, its editions, and what follows from them for a whole game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from preau.games.api import Option, Value
from preau.games.recess.rules.board import Yard, is_layout, yard_for

OPTIONS = (
    Option("players", "R1.1", 3, values=(3, 4, 5)),
    Option("layout", "R1.3", "A0B0C0D0", accepts=is_layout, example="C2A0D3B1", drawn=("random",)),
    Option("nuns", "R4.1", "queen", values=("queen", "rook")),
    Option("safe_telling", "R7.2", "yes", values=("yes", "no")),
    Option("push_to_safe", "R9.2", "no", values=("no", "yes")),
    Option("push", "R9.1", "8", values=("8", "4")),
    Option("tie", "R10.2", "fewest", values=("fewest", "most_loses")),
)
EDITIONS: Mapping[str, Mapping[str, Value]] = {
    "fr": {},
    "de": {"push_to_safe": "yes", "tie": "most_loses"},
    "ja": {"nuns": "rook", "safe_telling": "no", "push_to_safe": "yes"},
}


@dataclass(frozen=True)
class Setup:
    """What does not change during a game, shared by all its positions."""

    options: Mapping[str, Value]
    players: int = field(init=False)
    yard: Yard = field(init=False)
    safe_telling: bool = field(init=False)
    push_to_safe: bool = field(init=False)
    most_loses: bool = field(init=False)

    def __post_init__(self) -> None:
        options = self.options
        object.__setattr__(self, "players", int(options["players"]))
        object.__setattr__(self, "yard", yard_for(str(options["layout"]), str(options["nuns"]), str(options["push"])))
        object.__setattr__(self, "safe_telling", options["safe_telling"] == "yes")
        object.__setattr__(self, "push_to_safe", options["push_to_safe"] == "yes")
        object.__setattr__(self, "most_loses", options["tie"] == "most_loses")
