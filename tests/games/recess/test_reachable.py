"""Whether a turn can have come this far."""

from __future__ import annotations

from typing import Any

import pytest

from preau.games.api import Json, PositionError
from preau.games.recess import GAME
from tests.games.recess.yards import form, later

FOUR = ["B1", "B2", "G1", "G2"]
REST = ["B2", "G1", "G2"]
NUN: dict[str, Any] = {"phase": "nun", "steps": [], "movable": []}
ONE = "0B1 g3 1B1"  # a fight that no nun sees from her corner
SEEN = "0B1 c3 1B1"  # a fight that the nun on a1 sees
TWO = "0B1 g2 1B1;0B2 g3 1B2"
THREE = "0B1 g2 1B1;0B2 g3 1B2;0G1 g6 1G1"
HELD = "1B1 g3 0B1"


@pytest.mark.parametrize(
    "data",
    [
        form(fights=ONE, phase="stay"),
        form(fights=SEEN, phase="stay", caught=["c3"]),
        form(fights=ONE, phase="stay", serving=["0G1"], steps=[2, 1], movable=["B1", "B2", "G2"]),
        form(fights=HELD, movable=REST),
        form(serving=["0B1", "0B2", "0G1"], **NUN),
        form(serving=["0B1", "0B2"], steps=[1], movable=["G1", "G2"]),
        form(fights="1B1 g2 0B1;1B2 g3 0B2;2G1 h3 0G2;1G1 g6 0G1", **NUN),
    ],
)
def test_starts(data: Json) -> None:
    """At the first decision all follows from the yard."""
    assert GAME.load(data).to_json() == data


@pytest.mark.parametrize(
    ("data", "key", "rule"),
    [
        (form(detained=["0B1"]), "start-detained", "R6.3"),
        (form(fights=ONE), "start-phase", "R2.7"),
        (form(phase="stay"), "start-phase", "R2.7"),
        (form(**NUN), "start-phase", "R2.7"),
        (form(steps=[2, 1]), "start-steps", "R2.7"),
        (form(serving=["0B1"], movable=REST), "start-steps", "R2.4"),
        (form(movable=REST), "start-movable", "R2.5"),
        (form(fights=HELD), "start-movable", "R2.5"),
        (form(fights=SEEN, phase="stay"), "start-caught", "R5.6"),
        (form(fights=ONE, phase="stay", caught=["g3"]), "start-caught", "R5.6"),
        (form(fights=ONE, phase="stay", must_leave=["B1"]), "phase-empty", "R2.2"),
        (form(must_leave=["B1"]), "start-must-leave", "R5.5"),
        (form(steps=[]), "no-step", "R2.2"),
        (form(**{**NUN, "steps": [1]}), "phase-empty", "R2.2"),
        (form(**{**NUN, "movable": ["B1"]}), "phase-empty", "R2.2"),
        (later(fights=ONE, phase="stay"), "stay-first", "R5.5"),
    ],
)
def test_impossible_starts(data: Json, key: str, rule: str) -> None:
    """What cannot be at the first decision of a turn is refused by its own rule."""
    check_refused(data, key, rule)


def check_refused(data: Json, key: str, rule: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.load(data)
    assert (caught.value.phrase.key, caught.value.rule) == (f"position-{key}", rule)


@pytest.mark.parametrize(
    "data",
    [
        later("0B1=g3", steps=[2, 1], movable=REST),  # one has walked
        later("0B1=g3 0B2=f3", steps=[1], movable=["G1", "G2"]),  # two have
        later("0B1=g3 0B2=f3 0G1=f6", **NUN),  # three have
        later(fights=ONE, steps=[2, 1], movable=REST),  # stays, or has just begun its fight
        later(fights=ONE, movable=FOUR, must_leave=["B1"]),  # leaves
        later(fights=TWO, steps=[2, 1], movable=REST, must_leave=["B2"]),  # one stays, one leaves
        later(fights=THREE, **NUN),  # all stay
        later(fights=SEEN, steps=[2, 1], movable=REST, caught=["c3"]),
        later(fights=SEEN, movable=FOUR, must_leave=["B1"], caught=["c3"]),
        later(fights=SEEN, caught=["c3"], **NUN),  # the sand timer ran out at once
        later("0B2=f3", SEEN, caught=["c3"], **NUN),  # or later
        later("0B1=a1", detained=["0B2"], nuns=["g3", "l12"], steps=[2, 1], movable=["G1", "G2"]),  # told on B2
        later("0B1=a1 0B2=f3", detained=["1B1"], nuns=["g3", "l12"], steps=[2, 1], movable=["G1", "G2"]),  # B1 told
        later("0B1=c6", HELD.replace("0B1", "0B2"), steps=[2, 1], movable=["G1", "G2"]),
        later("0B1=g3 0B2=f3 1B1=h3", steps=[2, 1], movable=["G1", "G2"]),  # B1 broke up the fight that held B2
        later("0B1=f3", HELD.replace("0B1", "0B2") + ";1B2 h3 0G1;1G1 g6 0G2", steps=[1], movable=["B1"]),  # two skips
        later("0B2=f3 0G1=f6 0G2=g6", serving=["0B1"], **NUN),
    ],
)
def test_middles(data: Json) -> None:
    """What a turn can come to is believed."""
    assert GAME.load(data).to_json() == data


@pytest.mark.parametrize(
    ("data", "key", "rule"),
    [
        (later("0B1=g3", serving=["0B2"], steps=[2, 1], movable=REST), "movable", "R2.5"),
        (later(fights=HELD, movable=FOUR), "movable", "R2.5"),
        (later("0B2=a1", detained=["0B1"], movable=FOUR), "movable", "R2.5"),
        (later(must_leave=["B1"]), "must-leave", "R5.5"),
        (later(fights=ONE, movable=REST, must_leave=["B1"]), "must-leave", "R5.5"),
        (later(fights=ONE, movable=FOUR), "must-leave-missing", "R5.5"),
        (later(movable=REST, steps=[2, 1]), "movable-missing", "R2.5"),
        (later("0B1=g3", movable=REST, steps=[2, 1], caught=["g3"]), "caught", "R5.6"),
        (later("0B1=f3", HELD.replace("0B1", "2B1"), movable=REST, steps=[2, 1], caught=["g3"]), "caught", "R5.6"),
        (later("0B2=f3", serving=["0B1"], movable=["G1", "G2"]), "steps-serving", "R2.4"),
        (later(), "story-first", "R2.3"),
        (later(fights="1B1 g2 0B1;1B2 g3 0B2;2G1 h3 0G2;1G1 g6 0G1", **NUN), "story-first", "R2.3"),
        (later("0B1=g3", movable=REST), "story", "R2.4"),  # walked, but no step is gone
        (later("0B1=g3", steps=[1], movable=REST), "story", "R2.4"),  # one walked, two steps gone
        (later("0B1=g3", **NUN), "story", "R2.4"),  # three in the entrance could still walk
        (later("0B1=g3 0B2=f3 0G1=f6 0G2=g6", movable=[], serving=[], steps=[1]), "story", "R2.4"),
        (later("0B1=g3 0B2=f3 0G1=f6 0G2=g6", steps=[3, 2, 1], movable=["G2"]), "story", "R2.4"),
        (later("0B1=g3 0B2=f3", steps=[2, 1], movable=["G1", "G2"]), "story", "R2.4"),  # two walked, one step gone
        (
            later("0B1=b1 0B2=b2 1B1=a1", steps=[2, 1], movable=["G1", "G2"]),
            "story",
            "R2.4",
        ),  # nor freed on safe squares
        (later("0B1=a1 0B2=l6", nuns=["g3", "l12"], steps=[2, 1], movable=["G1", "G2"]), "story", "R2.4"),
        (later(fights=ONE, movable=REST), "story", "R2.4"),  # staying costs a step
        (later(fights=ONE, coins=[0, 15, 15], steps=[2, 1], movable=REST), "story", "R2.4"),  # and brings a coin
        (later(fights=TWO, steps=[1], movable=FOUR, must_leave=["B1", "B2"]), "story", "R2.4"),  # nobody was stuck
        (later(detained=["0B1"], steps=[2, 1], movable=REST), "story", "R2.4"),  # nobody has told
        (later("0B2=f3", detained=["0B1", "0G1"], steps=[2, 1], movable=["G2"]), "story", "R2.4"),  # one tells of one
        (later(fights=SEEN, steps=[2, 1], movable=REST), "story-caught", "R5.6"),
        (later(fights=ONE, steps=[2, 1], movable=REST, caught=["g3"]), "story-caught", "R5.6"),
        (later(fights=ONE, caught=["g3"], **NUN), "story", "R2.4"),
        (later("0B2=f3", ONE, steps=[1], movable=["G1", "G2"], caught=["g3"]), "story-caught", "R5.6"),
        (
            later("0B2=a12", ONE, steps=[1], movable=["G1", "G2"], caught=["g3"], nuns=["a4", "l12"]),
            "story-caught",
            "R5.6",
        ),
    ],
)
def test_impossible_middles(data: Json, key: str, rule: str) -> None:
    """What no turn can come to is refused."""
    check_refused(data, key, rule)


def test_a_told_nun_saw_from_where_the_child_stands() -> None:
    """R5.6: she stood where the child that told her stands now, and saw from there what she no longer sees."""
    data = later("0B2=g1", ONE, steps=[1], movable=["G1", "G2"], caught=["g3"], detained=["1G1"])
    check_refused(data, "story-caught", "R5.6")
    data["nuns"] = ["d5", "l12"]
    assert GAME.load(data).to_json() == data
    check_refused({**data, "detained": []}, "story-caught", "R5.6")


def test_a_child_freed_by_another_may_walk_on() -> None:
    """R5.5, R9.5: a leaving child whose fight is broken up is pushed, may still walk, and so is found elsewhere."""
    line = (
        "recess 5:A2D1B0C3:queen:no:no:4:fewest 10 4 nun - later j3,c12 "
        "in,j4,in,in/k3,k5,h6,in/in,in,in,k4/k6,in,l5,l1/k5,h6,l3,l1 4G2xl1x3G2,4B1xk5x1B2,1G1xh6x4B2 "
        "- - - - k5 10,9,10,9,12 -"
    )
    assert str(GAME.load(GAME.read(line))) == line


# --- steps that were dropped -----------------------------------------------------------------------------------------


def test_more_children_must_leave_than_steps() -> None:
    """R2.7: two leaving children without a walk of 2 keep a step of 1 for both; with such a walk it was not dropped."""
    data = later(
        "2B2=a10 1G1=h1 1G2=k2",
        "0B1 j1 1B1;0B2 a12 1B2",
        serving=["0G1"],
        steps=[1],
        movable=["B1", "B2", "G2"],
        must_leave=["B1", "B2"],
        nuns=["a7", "k1"],
        caught=["j1", "a12"],
    )
    assert GAME.load(data).to_json() == data
    data["children"][1]["G2"] = "girls"
    check_refused(data, "story", "R2.4")


def test_a_step_dropped_in_an_earlier_yard() -> None:
    """R2.7: the walk of 3 is believed to have been dropped only where all who have not moved may have been stuck."""
    places = "0B1=a12 0G1=l2 0G2=f6 1G1=a9 1G2=b10 1B2=j1 2B1=j3 2B2=k2 2G1=l3 2G2=l5"
    data = later(places, "1B1 g3 0B2", steps=[1], movable=["B1", "G1"])
    assert GAME.load(data).to_json() == data
    for child, place in (("G1", "girls"), ("G1", "f3")):
        free = later(f"{places} 0{child}={place}", "1B1 g3 0B2", steps=[1], movable=["B1", "G1"])
        check_refused(free, "story", "R2.4")


def test_a_step_dropped_for_those_who_must_leave() -> None:
    """R5.5: while all steps are needed for leaving, it is enough that those who must leave were stuck."""
    fights = "0G1 l2 1B1;0B1 a12 1B2"
    places = "0G2=f6 1G1=a9 1G2=b10 2B1=j1 2B2=j3 2G1=k2 2G2=l3"
    data = later(places, fights, steps=[1], movable=["B1", "B2", "G1"], must_leave=["B1", "G1"], caught=["l2", "a12"])
    assert GAME.load(data).to_json() == data
    data["children"][1]["G1"] = "girls"
    check_refused(data, "story", "R2.4")
