"""What Recess! takes from outside, and what it refuses, naming what is wrong."""

from __future__ import annotations

import copy
import json
import math
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from preau.games.api import Json, PositionError
from preau.games.recess import GAME
from preau.words import LANGUAGES, say
from tests.games.recess.yards import EXAMPLE, crowd, form, later, turns


def refused(data: object) -> PositionError:
    """The refusal of a position, which must have a sentence in every language."""
    with pytest.raises(PositionError) as caught:
        GAME.load(data)
    for language in LANGUAGES:
        told = say(caught.value.phrase, language, GAME)
        assert "{$" not in told.replace(" ", "")
        assert not told.startswith("position-")
    return caught.value


def check_refused(data: object, key: str, rule: str | None) -> None:
    error = refused(data)
    assert (error.phrase.key, error.rule) == (f"position-{key}", rule)


def check_loads(data: Json) -> None:
    assert GAME.load(data).to_json() == data


# --- what loads ------------------------------------------------------------------------------------------------------


def test_the_example_of_the_law() -> None:
    """The law's own example loads, with the legal moves of its phase."""
    position = GAME.load(EXAMPLE)
    assert position.to_json() == EXAMPLE
    assert "pass" in [position.text(move) for move in position.legal()]


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"edition": "de", "players": "4"},
        {"edition": "ja", "players": "5"},
        {"push": "4", "layout": "C2A0D3B1"},
        {"layout": "random", "seed": "5", "push_to_safe": "yes", "push": "4"},
    ],
    ids=str,
)
def test_games_load_back(options: dict[str, str]) -> None:
    """Every position of random games, timeouts included, loads back equal and with the same legal moves."""
    for seed in range(3):
        for position in turns(GAME.set_up(GAME.settle(options)), random.Random(seed), 30):
            data = position.to_json()
            again = GAME.load(json.loads(json.dumps(data)))
            assert again == position
            assert again.to_json() == data
            assert list(again.legal()) == list(position.legal())


@given(seed=st.integers(0, 10**9))
def test_crowds_load_back(seed: int) -> None:
    """So do the positions of a turn that starts in a crowd full of fights."""
    chance = random.Random(seed)
    for position in turns(crowd(chance), chance, 1):
        again = GAME.load(position.to_json())
        assert again == position
        assert list(again.legal()) == list(position.legal())


def test_loading_leaves_its_input_alone() -> None:
    """A position keeps nothing of the data it was read from."""
    data = copy.deepcopy(EXAMPLE)
    position = GAME.load(data)
    data["options"]["push"] = "4"
    data["children"][0]["B1"] = "f4"
    assert position.to_json() == EXAMPLE


# --- shape -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [None, 3, "recess", [], [EXAMPLE], (), object()], ids=lambda data: type(data).__name__)
def test_only_objects(data: object) -> None:
    """A position is an object."""
    check_refused(data, "type", None)


@pytest.mark.parametrize("key", EXAMPLE)
def test_keys_are_all_there(key: str) -> None:
    """Without any of its keys, or with another one, it is no position."""
    check_refused({name: value for name, value in EXAMPLE.items() if name != key}, "missing-key", None)
    check_refused({**EXAMPLE, key.upper(): 1}, "unknown-key", None)


@pytest.mark.parametrize("name", EXAMPLE["options"])
def test_options_are_all_there(name: str) -> None:
    """Every option is given, once, with a value that it can take in a position."""
    options = EXAMPLE["options"]
    check_refused({**EXAMPLE, "options": {key: options[key] for key in options if key != name}}, "missing-key", None)
    wrongs: list[object] = ["random", "", 8, 3.0, True, None, [], 10**5000]
    for wrong in wrongs:
        error = refused({**EXAMPLE, "options": {**options, name: wrong}})
        assert error.phrase.key == "position-option"
        assert error.rule == next(option.rule for option in GAME.options if option.name == name)


@pytest.mark.parametrize(
    ("key", "value", "what", "rule"),
    [
        ("options", [], "type", None),
        ("options", {**EXAMPLE["options"], "edition": "fr"}, "unknown-key", None),
        ("options", {**EXAMPLE["options"], 7: "fr"}, "unknown-key", None),
        ("game", "cerocle", "game", None),
        ("game", 1, "type", None),
        ("minute", 17.0, "type", None),
        ("minute", True, "type", None),
        ("minute", 0, "range", None),
        ("minute", 31, "range", None),
        ("minute", math.nan, "type", None),
        ("player", "1", "type", None),
        ("player", 3, "range", None),
        ("phase", "end", "phase", "R2.2"),
        ("phase", None, "type", None),
        ("steps", [3, 1], "steps-order", "R2.2"),
        ("steps", [1, 2], "steps-order", "R2.2"),
        ("steps", [2, 1, 0], "range", None),
        ("steps", [2, True], "type", None),
        ("steps", (2, 1), "type", None),
        ("first", 1, "type", None),
        ("nuns", ["a7"], "length", None),
        ("nuns", ["a7", "m1"], "square", "R1.2"),
        ("nuns", ["a7", "a13"], "square", "R1.2"),
        ("nuns", ["a7", None], "type", None),
        ("nuns", "a7", "type", None),
        ("children", EXAMPLE["children"][:2], "length", None),
        ("children", {}, "type", None),
        ("children", [*EXAMPLE["children"][:2], {"B1": "d6"}], "missing-key", None),
        ("children", [*EXAMPLE["children"][:2], {**EXAMPLE["children"][2], "B3": "d6"}], "unknown-key", None),
        ("children", [*EXAMPLE["children"][:2], {**EXAMPLE["children"][2], "B1": "D6"}], "square", "R1.2"),
        ("children", [*EXAMPLE["children"][:2], {**EXAMPLE["children"][2], "B1": ["d6"]}], "type", None),
        ("fights", [["g8", "2G1", "1G1"]], "type", None),
        ("fights", [{"square": "g8", "attacker": "2G1"}], "missing-key", None),
        ("fights", [{"square": "g8", "attacker": "2G1", "victim": "G1"}], "child", "R1.6"),
        ("fights", [{"square": "g8", "attacker": "2G1", "victim": "3G1"}], "child", "R1.6"),
        ("fights", [{"square": "g8", "attacker": "2G1", "victim": ""}], "child", "R1.6"),
        ("fights", [{"square": "g8", "attacker": "2G3", "victim": "1G1"}], "child", "R1.6"),
        ("fights", [{"square": "boys", "attacker": "2G1", "victim": "1G1"}], "square", "R1.2"),
        ("fights", EXAMPLE["fights"] * 2, "order", None),
        ("detained", ["0G2", "0G1"], "order", None),
        ("detained", ["0G2", "0G2"], "order", None),
        ("detained", "0G2", "type", None),
        ("serving", ["1B1", "1B1"], "order", None),
        ("movable", ["G2", "B2"], "order", None),
        ("movable", ["1B2"], "child", "R1.6"),
        ("must_leave", ["B2", "B2"], "order", None),
        ("caught", ["d4", "e1"], "order", None),
        ("caught", ["d4", "d4"], "order", None),
        ("coins", [10, 20], "length", None),
        ("coins", [10, 10, 10.0], "type", None),
        ("coins", [10**9, 10, 10], "range", None),
    ],
)
def test_shape(key: str, value: object, what: str, rule: str | None) -> None:
    """Wrong types, unknown names and lists out of order are refused, each by its own words."""
    check_refused({**EXAMPLE, key: value}, what, rule)


NODES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["boys", "a1", "g8", "0B1", "B1", "kids", "nun", "over", "stay", 0, 1, 2, 3, True])
    | st.binary(max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=2),
    max_leaves=6,
)


@pytest.mark.slow
@given(node=NODES, where=st.integers(0, 10**6), base=st.sampled_from(["example", "later", "over"]))
def test_anything_else_is_refused(node: object, where: int, base: str) -> None:
    """Any value in any place is refused in words, or is another position exactly as given."""
    data = copy.deepcopy({"example": EXAMPLE, "later": LATER, "over": OVER}[base])
    places: list[tuple[Any, Any]] = []
    queue: list[Any] = [data]
    for holder in queue:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        places += [(holder, key) for key in keys]
        queue += [holder[key] for key in keys if isinstance(holder[key], dict | list)]
    holder, key = places[where % len(places)]
    holder[key] = node
    try:
        position = GAME.load(data)
    except PositionError as error:
        assert str(error)
    else:
        assert position.to_json() == data


def test_vast_values_are_refused() -> None:
    """Neither lists a hundred thousand deep nor numbers of five thousand digits do any harm."""
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    check_refused({**EXAMPLE, "nuns": ["a7", deep]}, "type", None)
    check_refused({**EXAMPLE, "steps": deep}, "type", None)
    check_refused({**EXAMPLE, "minute": 10**5000}, "range", None)


# --- the yard --------------------------------------------------------------------------------------------------------


ELSEWHERE = {"square": "g3", "attacker": "1B1", "victim": "2B1"}


@pytest.mark.parametrize(
    ("data", "key", "rule", "squares"),
    [
        (form(minute=2), "minute-player", "R2.1", []),
        (form(player=1), "minute-player", "R2.1", []),
        (form(coins=[11, 20, -1]), "debt", "R5.4", []),
        (form(coins=[10, 10, 11]), "coins", "R1.6", []),
        (form(nuns=["girls", "l12"]), "nun-entrance", "R1.5", []),
        (form(nuns=["a1", "d1"]), "nun-obstacle", "R1.3", ["d1"]),
        (form("1B1=e4"), "obstacle", "R1.3", ["e4"]),
        (form("1B1=girls"), "wrong-entrance", "R1.6", []),
        (form("1G1=boys"), "wrong-entrance", "R1.6", []),
        (form("1G1=g3 2G1=g3"), "crowd", "R3.4", ["g3"]),
        (form("0G1=g3 0B1=g3"), "crowd", "R3.4", ["g3"]),
        (form("1G1=g3", nuns=["a1", "g3"]), "crowd", "R3.4", ["g3"]),
        (form(nuns=["g3", "g3"]), "crowd", "R3.4", ["g3"]),
        (form("1B1=g3", "0B1 g3 2B1"), "crowd", "R3.4", ["g3"]),
        (form("", "1B1 g3 2B1;2G1 h3 1B1"), "two-fights", "R5.1", ["g3", "h3"]),
        (form("", "1B1 b2 2B1"), "safe-fight", "R3.5", ["b2"]),
        (form("", "1B1 g3 1G1"), "own-fight", "R5.3", ["g3"]),
        (form("", "1B1 g3 1B1"), "own-fight", "R5.3", ["g3"]),
        (form("2B1=h3", "1B1 g3 2B2") | {"fights": [ELSEWHERE]}, "fights-elsewhere", "R5.1", ["g3", "h3"]),
        (
            form("", "1B1 g1 2B1;1B2 g2 2B2;1G1 g3 2G1;1G2 g6 2G2"),
            "four-fights",
            "R5.9",
            ["g1", "g2", "g3", "g6"],
        ),
        (form("1B1=g3", detained=["1B1"]), "detained-outside", "R6.1", ["g3"]),
        (form("0B1=g3", serving=["0B1"]), "detained-outside", "R6.1", ["g3"]),
        (form(detained=["0B1"], serving=["0B1"]), "detained-serving", "R6.3", []),
        (form(serving=["1B1"]), "serves-out-of-turn", "R6.3", []),
    ],
)
def test_yard(data: Json, key: str, rule: str, squares: list[str]) -> None:
    """A yard that cannot be is refused by the rule it breaks, with the squares that show it."""
    error = refused(data)
    assert (error.phrase.key, error.rule, list(error.squares)) == (f"position-{key}", rule, squares)


def test_many_share_safe_squares() -> None:
    """R3.5: on a safe square everybody stands in peace, nuns too."""
    check_loads(form("0B1=b2 0G1=b2 1B1=b2", nuns=["b2", "b2"]))


# --- the end ---------------------------------------------------------------------------------------------------------

LATER = later("0B1=g3", steps=[2, 1], movable=["B2", "G1", "G2"])
OVER = form(
    "0B1=g3",
    "1B1 h3 2B1",
    minute=30,
    player=2,
    phase="over",
    first=False,
    steps=[],
    movable=[],
    coins=[12, 12, 6],
    detained=["0G1"],
    result={"winners": [1], "coins": [12, 12, 6], "kiss": None},
)
KISS = form(
    "0B1=g3 0G2=g3",
    "1B1 h3 2B1",
    phase="over",
    first=False,
    steps=[],
    movable=[],
    coins=[14, 8, 8],
    detained=["1G1"],
    serving=["0B2"],
    result={"winners": [0], "coins": [14, 8, 8], "kiss": 0},
)


def result(data: Json, **changes: object) -> Json:
    return {**data, "result": {**data["result"], **changes}}


def test_ends_load() -> None:
    """Games that ended by the clock or by a kiss load, with nothing left to play."""
    for data in (LATER, OVER, KISS):
        check_loads(data)
    assert not GAME.load(KISS).legal()
    safe = copy.deepcopy(KISS)
    safe["children"][0] |= {"B1": "b1", "G2": "b1"}
    safe["children"][1] |= {"G2": "b1"}
    check_loads({**safe, "nuns": ["f5", "l12"]})


@pytest.mark.parametrize(
    ("data", "key", "rule"),
    [
        ({**OVER, "result": None}, "type", None),
        ({**EXAMPLE, "result": OVER["result"]}, "early-result", "R10.1"),
        (result(OVER, winners=[0, 1]), "result-winners", "R10.2"),
        (result(OVER, winners=[]), "result-winners", "R10.2"),
        (result(OVER, winners=[3]), "range", None),
        (result(OVER, winners=1), "type", None),
        (result(OVER, coins=[12, 11, 7]), "result-coins", "R10.2"),
        (result(OVER, coins=[12, 12]), "length", None),
        (result(OVER, kiss=False), "type", None),
        (result(OVER, why="so"), "unknown-key", None),
        (result(OVER, kiss=2), "no-kiss", "R8.1"),
        ({**OVER, "minute": 27}, "over-early", "R10.1"),
        ({**OVER, "serving": ["2G1"]}, "over-serving", "R6.3"),
        ({**OVER, "first": True}, "over-left", "R10.1"),
        ({**OVER, "steps": [1]}, "over-left", "R10.1"),
        ({**OVER, "movable": ["B1"]}, "over-left", "R10.1"),
        ({**OVER, "must_leave": ["B1"]}, "over-left", "R10.1"),
        ({**OVER, "caught": ["h3"]}, "over-left", "R10.1"),
        (result(KISS, kiss=1), "kisser", "R8.2"),
        (result(KISS, kiss=None), "over-early", "R10.1"),
        (result({**KISS, "coins": [3, 19, 8]}, coins=[3, 19, 8], winners=[1]), "kiss-coins", "R8.2"),
        ({**KISS, "nuns": ["g6", "l12"]}, "no-kiss", "R8.1"),
    ],
)
def test_ends(data: Json, key: str, rule: str | None) -> None:
    """An end that is none, or whose result does not follow from the rest, is refused."""
    check_refused(data, key, rule)


def test_two_kisses_on_open_squares() -> None:
    """R8.1: only the two who kissed may share an open square."""
    data = copy.deepcopy(KISS)
    data["serving"] = []
    data["children"][0] |= {"B2": "g2", "G1": "g2"}
    check_refused(data, "crowd", "R3.4")


# --- the decision at hand --------------------------------------------------------------------------------------------


def test_a_step_nobody_can_take_is_refused() -> None:
    """R2.7: the walk of 1 from a12 is dropped where a nun sees the only way out taken by another's child."""
    held = "1B1 g3 0B2;1B2 h3 0G1;1G1 g6 0G2"
    data = later("0B1=a12 2B1=a11", held, steps=[1], movable=["B1"], nuns=["a1", "l12"])
    check_refused(data, "dropped", "R2.7")
    check_loads({**data, "steps": [], "phase": "nun", "movable": []})
    check_loads({**data, "nuns": ["b1", "l12"]})
