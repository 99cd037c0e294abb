"""The legal moves of Recess! as paths of clicks."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from preau.games.api import Json
from preau.games.recess import GAME
from tests.games.recess.yards import crowd, form, later, turns


def paths(data: Json) -> dict[str, tuple[str, ...]]:
    """The path of each legal move."""
    return {click.move: click.path for click in GAME.load(data).clicks()}


@given(seed=st.integers(0, 10**9))
def test_clicks_make_the_legal_moves(seed: int) -> None:
    """Every legal move has one path, and no path is the beginning of another."""
    chance = random.Random(seed)
    for position in turns(crowd(chance), chance, 1):
        clicks = list(position.clicks())
        assert sorted(click.move for click in clicks) == sorted(position.text(move) for move in position.legal())
        found = sorted(click.path for click in clicks)
        assert len(set(found)) == len(found)
        for shorter, longer in pairwise(found):
            assert longer[: len(shorter)] != shorter


@given(seed=st.integers(0, 10**9))
def test_an_only_way_to_push_is_not_asked_for(seed: int) -> None:
    """What one has chosen before the pushes is the whole path where there is but one move of it."""
    chance = random.Random(seed)
    for position in turns(crowd(chance), chance, 1):
        whole = [move.partition(">")[0] for move in map(position.text, position.legal())]
        for click in position.clicks():
            core, pushes, way = click.move.partition(">")
            asked = bool(pushes) and click.path[-1] == way.replace(",", ":").split(":")[-1]
            assert asked == (bool(pushes) and whole.count(core) > 1)


def test_first_decision() -> None:
    """A walk is a child and a square; passing is a button."""
    found = paths(form())
    assert found["B1-b2"] == ("red-B1", "b2")
    assert found["pass"] == ("pass",)


def test_staying_is_one_button_a_fight() -> None:
    """For each fight the player leads, in board order, a button says stay or leave."""
    found = paths(form(fights="0B1 g2 1B1;0B2 g3 1B2", phase="stay"))
    assert found["stay none"] == ("leave:g2", "leave:g3")
    assert found["stay g3"] == ("leave:g2", "stay:g3")
    assert found["stay g2+g3"] == ("stay:g2", "stay:g3")
    assert next(iter(found.values())) == ("stay:g2", "stay:g3"), "staying comes first, in all positions"
    assert list(paths(form()))[-1] == "pass"


def test_skipping_is_a_button() -> None:
    """A step that may be skipped has a button of its own."""
    found = paths(form("0B1=f3", "1B1 g3 0B2;1B2 h3 0G1;1G1 g6 0G2", movable=["B1"]))
    assert found["skip"] == ("skip",)


def test_walking_or_telling_is_asked() -> None:
    """Where a child may walk or tell on the same safe square a button asks which; elsewhere it does not."""
    found = paths(form("0G1=f3", "1B1 g3 2B1", nuns=["b2", "f6"]))
    assert found["B1-b2"] == ("red-B1", "b2", "walk")
    assert found["B1!b2@g3>f2"] == ("red-B1", "b2", "tell", "g3", "f2")
    assert found["B1-a1"] == ("red-B1", "a1")
    assert found["G1!f6@g3>f2"] == ("red-G1", "f6", "g3", "f2")


def test_breaking_up_pushes_the_attacker_first() -> None:
    """After the fight's square comes the attacker's way, then the victim's, square by square."""
    found = paths(later("0B1=f4 0B2=c6", "1B1 g3 2B1", steps=[2, 1], movable=["B1", "G1", "G2"]))
    assert found["B1/g3>f2,h3"] == ("red-B1", "g3", "f2", "h3")


def test_a_nun_pushes() -> None:
    """A nun is chosen, then her square, then where the piece there is pushed."""
    yard = later("0B1=f3 0B2=f6 0G1=c3", phase="nun", steps=[], movable=[])
    found = paths(yard)
    assert found["N1-c1"] == ("N1", "c1")
    assert found["N1-c3>b3"] == ("N1", "c3", "b3")
    signs = {click.move: click.signs for click in GAME.load(yard).clicks()}
    assert signs["N1-c1"] == ("", "walk")
    assert signs["N1-c3>b3"] == ("", "displace", "push"), "who stands there has to go, and where to is chosen next"
