"""Scenes to draw: positions by hand in the exchange form, and a game from outside that brings no art."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from preau.games.api import Phrase
from preau.games.cerocle import scene as cerocle_scene
from preau.games.recess import scene as recess_scene
from preau.games.scene import Cell, Chip, Counter, Layer, Piece, Rim, Scene, SceneClock, Seat, Shape

Json = dict[str, Any]

RECESS: Json = {
    "game": "recess",
    "options": {
        "players": 3, "layout": "A0B0C0D0", "nuns": "queen", "safe_telling": "yes", "push_to_safe": "no", "push": "8",
        "tie": "fewest",
    },
    "minute": 17, "player": 1, "phase": "kids", "steps": [2, 1], "first": True,
    "nuns": ["a7", "l12"],
    "children": [
        {"B1": "f3", "B2": "a1", "G1": "k12", "G2": "girls"},
        {"B1": "boys", "B2": "c4", "G1": "g8", "G2": "j10"},
        {"B1": "d6", "B2": "boys", "G1": "g8", "G2": "l11"},
    ],
    "fights": [{"square": "g8", "attacker": "2G1", "victim": "1G1"}],
    "detained": ["0G2"], "serving": ["1B1"],
    "movable": ["B2", "G2"], "must_leave": [], "caught": [],
    "coins": [9, 10, 11], "result": None,
}  # fmt: skip

CEROCLE: Json = {
    "game": "cerocle",
    "options": {
        "players": 2, "side": 5, "relocate": "own_or_neutral", "encircled": "opponent", "start": "free", "quiet": 50,
    },
    "turn": 164, "player": 1, "phase": "act",
    "board": {
        "a1": "brown", "a2": "brown", "a3": "green", "b2": "green", "c4": "brown", "d4": "brown", "e5": "white",
        "e6": "green",
    },
    "reserves": [{"own": 3, "neutral": 0}, {"own": 0, "neutral": 0}],
    "taken": [["white", "white"], []],
    "exchanges": 0, "spent": {"row": [], "rise": [], "fall": []},
    "bans": [None, ["e6", "h8"]], "quiet": 0, "result": None,
}  # fmt: skip


def recess(**changes: Any) -> Scene:
    """The example of the law, with some keys changed; options among them go to the options."""
    return recess_scene.from_json(_changed(RECESS, changes))


def cerocle(**changes: Any) -> Scene:
    return cerocle_scene.from_json(_changed(CEROCLE, changes))


def _changed(example: Json, changes: Json) -> Json:
    data = deepcopy(example)
    for key, value in changes.items():
        # `nuns` and `quiet` are both an option and a key: here the key is meant.
        (data if key in data else data["options"])[key] = value
    return data


def crowd() -> Scene:
    """Five players with everybody on one safe square."""
    everybody = [{"B1": "b1", "B2": "b1", "G1": "b1", "G2": "b1"} for _ in range(5)]
    return recess(
        players=5, children=everybody, nuns=["b1", "b1"], fights=[], detained=[], serving=[], coins=[10] * 5, player=1
    )


def waiting() -> Scene:
    """Five players with everybody in the entrances."""
    everybody = [{"B1": "boys", "B2": "boys", "G1": "girls", "G2": "girls"} for _ in range(5)]
    return recess(players=5, children=everybody, fights=[], detained=["0B1"], serving=["1G1"], coins=[10] * 5)


def kiss() -> Scene:
    children = deepcopy(RECESS["children"])
    children[0] |= {"B1": "f3", "G1": "f3"}
    result = {"winners": [0], "coins": [13, 8, 9], "kiss": 0}
    return recess(children=children, nuns=["a12", "l12"], phase="over", steps=[], result=result)


def exchange() -> Scene:
    spent = {"row": ["a1", "a2", "a3"], "rise": ["c4", "d5"], "fall": []}
    return cerocle(phase="exchange", exchanges=2, spent=spent)


def won(side: int = 5) -> Scene:
    ring = ["d4", "d5", "e4", "e6", "f5", "f6"]
    result = {"winners": [0], "reason": "circle", "circles": [ring]}
    return cerocle(side=side, phase="over", board=dict.fromkeys(ring, "brown"), result=result)


def outside() -> Scene:
    """Noughts and crosses, by someone who knows nothing but the contract. Its words need escaping."""
    cells = tuple(
        Cell(f"{'abc'[x]}{y + 1}", 60 + 100 * x, 280 - 100 * y, 2 - y, x, Phrase("<&\"'>"), "tile")
        for y in range(3)
        for x in range(3)
    )
    glyphs = ("disc", "square", "triangle", "diamond", "star", "ring")
    pieces = tuple(
        Piece(
            f"p{index}", cell.id, cell.x, cell.y, glyph, Phrase("piece"), label="<1", short="X", owner=0, colour="red"
        )
        for index, (cell, glyph) in enumerate(zip(cells, glyphs, strict=False))
    )
    return Scene(
        game="outside",
        title=Phrase("</title>&"),
        size=(320, 340),
        cells=cells,
        pieces=pieces,
        layers=(Layer("all", Phrase("all"), (Shape("M0 0L9 9", "", "accent", 4),), ("a1",)),),
        rims=(Rim("1", 5, 280),),
        seats=(Seat(0, Phrase("one"), "red", "disc", (Counter("coin", 3, Phrase("coins")),), active=True),),
        chips=(Chip(Phrase("chip"), "now", text="<"),),
        clock=SceneClock(1, 9, Phrase("clock")),
    )


def say(phrase: Phrase) -> str:
    return phrase.key


ALL = {
    "recess": recess, "crowd": crowd, "waiting": waiting, "kiss": kiss, "cerocle": cerocle, "exchange": exchange,
    "won": won, "won-6": lambda: won(6), "outside": outside,
}  # fmt: skip
