"""R10: the end."""

from __future__ import annotations

from typing import Any

from preau.games.recess import GAME
from tests.games.recess.rules.turns import play, texts, turn

LAST: dict[str, Any] = {"minute": 30, "player": 2, "movable": ["B1", "B2", "G1", "G2"]}


def test_R10_1_after_the_thirtieth_turn() -> None:
    """With the end of the thirtieth turn the game is over; whoever served has stood up by then."""
    position = turn(**{**LAST, "movable": ["B1", "B2", "G1"]}, serving=["2G2"], steps=[2, 1])
    after = play(position, "pass")
    assert after.over
    assert after.to_json()["serving"] == []


def test_R10_2_most_coins_then_fewest_in_detention() -> None:
    """Most coins win; among equals who has fewest children lying; by the other rule who has most loses."""
    assert play(turn(**LAST, coins=[12, 9, 9]), "pass").to_json()["result"]["winners"] == [0]
    lying: dict[str, Any] = {"detained": ["0B1", "0B2", "1B1"], "coins": [10, 10, 10]}
    assert play(turn(**LAST, **lying), "pass").to_json()["result"]["winners"] == [2]
    most = turn(**LAST, **lying, options={"tie": "most_loses"})
    assert play(most, "pass").to_json()["result"]["winners"] == [1, 2]
    equal = play(turn(**LAST), "pass").to_json()["result"]["winners"]
    assert equal == [0, 1, 2]


def test_R10_3_nothing_is_hidden() -> None:
    """The exchange form has everything there is: read back, it plays on alike."""
    position = GAME.new(layout="random", seed=7)
    for _ in range(40):
        position = play(position, texts(position)[len(texts(position)) // 2])
        again = GAME.load(position.to_json())
        assert again == position
        assert texts(again) == texts(position)
