"""What `load` refuses, and how it names what is wrong."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from preau.games.api import Json, PositionError
from preau.games.cerocle import GAME
from tests.games.cerocle.positions import EXAMPLE, TEN_GREEN, data, play, position, relocating

TWO = data("e5", "d4", "c3")
FOUR = relocating().to_json()
THREE = data("e5", "d4", "c3", players=3)
LINE = play(position("a1 a2 a3 a4", "b2"), "a5").to_json()
WON = play(position("d4 d5 e4 e6 f5"), "f6").to_json()
TWICE = play(position("b3 b4 c3 c5 d4 d6 e5 e7 f6 f7"), "d5").to_json()
TEAM = play(position("d4 d5 e4 e6 f5", players=4, turn=3), "f6").to_json()
DRAWN = play(relocating(quiet=1, quiet_turns=3), "e5-e6").to_json()
NO_PAIR = LINE | {"board": dict.fromkeys(("a1", "a2", "a3", "a4", "a5"), "brown") | {"g9": "green"}}


def change(base: Json, *path: Any, to: Any) -> Json:
    """A copy with one part changed."""
    changed = copy.deepcopy(base)
    part = changed
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = to
    return changed


def less(base: Json, *path: Any) -> Json:
    """A copy with one part left out."""
    changed = copy.deepcopy(base)
    part = changed
    for key in path[:-1]:
        part = part[key]
    del part[path[-1]]
    return changed


REFUSED: list[tuple[str, Any]] = [
    # shape
    ("position-not-object", None),
    ("position-not-object", [TWO]),
    ("position-not-object", 1.5),
    ("position-game", change(TWO, "game", to="recess")),
    ("position-game", change(TWO, "game", to=["cerocle"])),
    ("position-unknown-key", {**TWO, "extra": 1}),
    ("position-unknown-key", {**TWO, 7: 1}),
    ("position-missing-key", less(TWO, "quiet")),
    ("position-missing-key", less(TWO, "options", "start")),
    ("position-unknown-key", change(TWO, "options", "colour", to="red")),
    ("position-option", change(TWO, "options", "players", to=5)),
    ("position-option", change(TWO, "options", "players", to="2")),
    ("position-option", change(TWO, "options", "players", to=2.0)),
    ("position-option", change(TWO, "options", "quiet", to=True)),
    ("position-option", change(TWO, "options", "quiet", to=10**5000)),
    ("position-option", change(TWO, "options", "quiet", to=1001)),
    ("position-option", change(TWO, "options", "relocate", to=[])),
    ("position-option", change(TWO, "options", "start", to="late")),
    ("position-not-object", change(TWO, "options", to=[])),
    ("position-not-whole", change(TWO, "turn", to=0)),
    ("position-not-whole", change(TWO, "turn", to=True)),
    ("position-not-whole", change(TWO, "turn", to=10**5000)),
    ("position-not-whole", change(TWO, "player", to="0")),
    ("position-player", change(TWO, "turn", to=2)),
    ("position-player", change(TWO, "player", to=5)),
    ("position-not-one-of", change(TWO, "phase", to="wait")),
    ("position-not-one-of", change(TWO, "phase", to={})),
    ("position-not-object", change(TWO, "board", to=[])),
    ("position-space", change(TWO, "board", "j9", to="brown")),
    ("position-space", change(TWO, "board", to={5: "brown"})),
    ("position-colour", change(TWO, "board", "a1", to="red")),
    ("position-colour", change(TWO, "board", "a1", to=0)),
    ("position-not-list", change(TWO, "reserves", to={})),
    ("position-per-player", change(TWO, "reserves", to=[])),
    ("position-not-object", change(TWO, "reserves", 0, to=[19, 0])),
    ("position-not-whole", change(TWO, "reserves", 0, "own", to=-1)),
    ("position-unknown-key", change(TWO, "reserves", 0, "white", to=0)),
    ("position-per-player", change(TWO, "taken", to=[[]])),
    ("position-not-list", change(TWO, "taken", 0, to="white")),
    ("position-order", change(THREE, "taken", 0, to=["white", "green"])),
    ("position-not-whole", change(TWO, "exchanges", to=None)),
    ("position-missing-key", less(TWO, "spent", "row")),
    ("position-order", change(LINE, "spent", "row", to=["a2", "a1", "a3", "a4", "a5"])),
    ("position-order", change(LINE, "spent", "row", to=["a1", "a1", "a2", "a3", "a4", "a5"])),
    ("position-not-list", change(LINE, "spent", "row", to="a1")),
    ("position-space", change(LINE, "spent", "row", to=[["a1"]])),
    ("position-per-player", change(TWO, "bans", to=[None])),
    ("position-not-list", change(TWO, "bans", 0, to="e5-e6")),
    ("position-ban-shape", change(TWO, "bans", 0, to=["e5"])),
    ("position-ban-shape", change(TWO, "bans", 0, to=["e5", "e5"])),
    ("position-space", change(TWO, "bans", 0, to=["e5", "e99"])),
    # pieces
    ("position-count", change(TWO, "reserves", 0, "own", to=18)),
    ("position-count", change(TWO, "board", "a1", to="white")),
    ("position-count", change(change(TWO, "reserves", 1, "neutral", to=6), "options", "encircled", to="out")),
    ("position-count", change(THREE, "reserves", 0, "neutral", to=1)),
    ("position-count", data("e5", players=3, own=[16, 17, 17], taken=[["green"], [], []])),
    (
        "position-hand",
        change(
            change(FOUR, "reserves", 2, "own", to=11),
            "board",
            to={space: colour for space, colour in FOUR["board"].items() if space != "a1"},
        ),
    ),
    ("position-taken-limit", data(taken=[["white"] * 5, []])),
    ("position-taken-limit", data(players=4, taken=[["white"] * 3, [], [], []])),
    ("position-taken-limit", data(players=3, taken=[["green", "green"], [], []])),
    ("position-taken-colour", data(taken=[["brown"], []])),
    ("position-taken-colour", data(players=3, taken=[["brown"], [], []])),
    # bans
    ("position-ban-empty", change(TWO, "bans", 0, to=["a1", "a2"])),
    ("position-ban-piece", change(TWO, "bans", 0, to=["d4", "a2"])),
    ("position-ban-piece", change(change(TWO, "bans", 0, to=["c3", "a2"]), "options", "relocate", to="own")),
    # phase
    ("position-exchanges", change(TWO, "exchanges", to=1)),
    ("position-exchanges", change(LINE, "exchanges", to=0)),
    ("position-exchanges", change(WON, "exchanges", to=1)),
    ("position-spent-phase", change(TWO, "spent", "row", to=["a1", "a2", "a3", "a4", "a5"])),
    ("position-spent-phase", change(LINE, "spent", "row", to=[])),
    ("position-spent-line", change(LINE, "spent", "row", to=["a1", "a2", "a3", "a4"])),
    ("position-spent-line", change(LINE, "spent", "rise", to=["a1", "a2", "a3", "a4", "a5"])),
    ("position-no-pair", NO_PAIR),
    ("position-quiet", data("e5", quiet=1, quiet_turns=2)),
    ("position-quiet", change(change(LINE, "quiet", to=101), "options", "quiet", to=50)),
    # results
    ("position-circle", data("d4 d5 e4 e6 f5 f6")),
    ("position-circle", data("d4 d5 e4 e6 f5", "", "f6")),
    ("position-circle", data("d4 d5 e4 e6 f5", "f6", players=3)),
    ("position-result-early", change(TWO, "result", to=WON["result"])),
    ("position-not-object", change(WON, "result", to=None)),
    ("position-missing-key", less(WON, "result", "reason")),
    ("position-not-one-of", change(WON, "result", "reason", to="resigned")),
    ("position-not-whole", change(WON, "result", "winners", to=[False])),
    ("position-order", change(TEAM, "result", "winners", to=[2, 0])),
    ("position-order", change(TWICE, "result", "circles", to=TWICE["result"]["circles"][::-1])),
    ("position-order", change(WON, "result", "circles", to=[WON["result"]["circles"][0][::-1]])),
    ("position-result", change(WON, "result", "winners", to=[1])),
    ("position-result", change(WON, "result", "circles", to=[])),
    ("position-result", change(DRAWN, "result", "winners", to=[0])),
    ("position-result", change(DRAWN, "result", "reason", to="circle")),
    ("position-not-over", change(DRAWN, "quiet", to=3)),
]


@pytest.mark.parametrize(("key", "given"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_refused(key: str, given: Any) -> None:
    """A position that cannot be is refused with a message of its own."""
    with pytest.raises(PositionError) as refused:
        GAME.load(given)
    assert refused.value.phrase.key == key
    str(refused.value)


@pytest.mark.parametrize("base", [TWO, THREE, FOUR, LINE, WON, TWICE, TEAM, DRAWN, EXAMPLE], ids=str)
def test_accepted(base: Json) -> None:
    """The positions that the refused ones are made from are possible, and come back unchanged."""
    assert GAME.load(base).to_json() == base


def test_neutrals_may_be_fewer_with_encircled_out() -> None:
    """C6.3: neutrals may be missing, but only after a taking, and never be too many."""
    base = data("e5", encircled="out", taken=[["white"], []])
    assert GAME.load(change(base, "reserves", 1, "neutral", to=3)).neutral == [0, 3]
    with pytest.raises(PositionError):
        GAME.load(change(base, "reserves", 1, "neutral", to=8))


def test_quiet_may_stand_at_its_limit_while_exchanging() -> None:
    """C7.2: the draw waits for the exchanges."""
    now = relocating("e1 e2 e3 e4 a1 a3 i5 i6 g3 h4", TEN_GREEN, "f5", quiet=1, quiet_turns=3)
    exchanging = play(now, "a1-e5")
    assert GAME.load(exchanging.to_json()) == exchanging


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.sampled_from(["e5", "white"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3) | st.integers(), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.slow
@given(JUNK)
@settings(max_examples=60, deadline=None)
def test_junk(given: object) -> None:
    """Anything at all is refused as a position, never by another error."""
    with pytest.raises(PositionError):
        GAME.load(given)


@pytest.mark.slow
@given(st.sampled_from([TWO, FOUR, LINE, TEAM, DRAWN]), st.data())
@settings(max_examples=150, deadline=None)
def test_junk_inside(base: Json, draw: st.DataObject) -> None:
    """Any part replaced by anything is accepted or refused as a position, never another error."""
    path: list[Any] = []
    part: Any = base
    while isinstance(part, dict | list) and part and (not path or draw.draw(st.booleans())):
        key = draw.draw(st.sampled_from(list(part) if isinstance(part, dict) else range(len(part))))
        path.append(key)
        part = part[key]
    given = change(base, *path, to=draw.draw(JUNK))
    try:
        now = GAME.load(given)
    except PositionError as error:
        str(error)
    else:
        assert now.to_json() == given
