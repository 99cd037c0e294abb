"""Why Recess! says no: the rule that a move breaks, and the squares that show it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import preau
from preau.games.api import GameOver, IllegalMove, NotationError
from preau.games.recess import GAME
from preau.words import LANGUAGES, Language, say
from tests.games.recess.yards import form

ROWS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "golden" / "recess" / "refusals.json").read_text("utf-8")
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['rule']} {row['key']}")
def test_refusal(row: dict[str, Any]) -> None:
    """Each way to break a rule is refused with that rule, its sentence and its squares."""
    position = preau.position(row["position"])
    with pytest.raises(IllegalMove) as refused:
        position.play(row["move"])
    error = refused.value
    assert (error.rule, error.phrase.key, list(error.squares)) == (row["rule"], row["key"], row["squares"])
    assert row["move"] in str(error)
    assert row["rule"] in str(error)
    assert row["position"] in str(error)


WAYS = {
    "en": ("(1 square), not by way of l9 and k8.", "not even by way of k11 and j12"),
    "fr": ("(1 case), et non passer par l9 et k8.", "pas même par k11 et j12."),
    "de": ("der Weg über l9 und k8 ist länger.", "auch nicht über k11 und j12."),
    "ja": ("l9、k8を通る経路ではなく、1スペースの経路", "k11、j12を通る経路も"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_way_is_told_in_words(language: Language) -> None:
    """R9.3, R9.4: square by square, never as a move is written."""
    for key, told in zip(("refusal-not-shortest", "refusal-no-way"), WAYS[language], strict=True):
        row = next(row for row in ROWS if row["key"] == key)
        with pytest.raises(IllegalMove) as refused:
            preau.position(row["position"]).play(row["move"])
        assert told in say(refused.value.phrase, language, GAME)


def test_no_step_for_each_leaver() -> None:
    """R5.5: with one step left two children cannot both leave their fights."""
    data = GAME.new().to_json() | {"minute": 4, "phase": "stay", "steps": [1], "movable": ["B1", "G1"]}
    data |= {"serving": ["0B2", "0G2"]}
    data["fights"] = [
        {"square": "f5", "attacker": "0B1", "victim": "1B1"},
        {"square": "i6", "attacker": "0G1", "victim": "2B1"},
    ]
    for seat, places in enumerate([{"B1": "f5", "G1": "i6"}, {"B1": "f5"}, {"B1": "i6"}]):
        data["children"][seat] |= places
    position = GAME.load(data)
    assert [position.text(move) for move in position.legal()] == ["pass", "stay f5+i6"]
    with pytest.raises(IllegalMove) as refused:
        position.play("stay none")
    assert (refused.value.rule, refused.value.squares) == ("R5.5", ("f5", "i6"))


def test_who_has_walked_is_told_so() -> None:
    """A child that was freed in its own turn waits too (R2.5); where a position cannot tell, both are said."""
    position = GAME.load(form("0B1=d4 0B2=f4", fights="1B1 f7 0G1", movable=["B1", "B2", "G2"]))
    after = position.make_move("B1-d7").after
    with pytest.raises(IllegalMove, match="boy B1 has already walked, and each child walks only once a turn"):
        after.make_move("B1-d8")
    freed = position.make_move("B2/f7>e6,g6").after
    with pytest.raises(
        IllegalMove, match="Each child walks once, and a child that was in a fight when the turn began waits"
    ):
        freed.make_move("G1-g7")
    twice = GAME.load(form("0B1=d4 0B2=f4")).make_move("B1-d7").after.make_move("B2-f6").after
    with pytest.raises(IllegalMove, match="boy B1 has already walked"):
        twice.make_move("B1-d8")


def test_bound_nun_step_refuses_the_timer() -> None:
    """R2.8: the duty of R5.6 outlives the sand timer."""
    row = next(row for row in ROWS if row["key"] == "refusal-duty")
    position = preau.position(row["position"])
    with pytest.raises(IllegalMove) as refused:
        position.timeout()
    assert (refused.value.rule, refused.value.squares) == ("R2.8", ("c1",))


def test_over() -> None:
    """After the end no text is a move, and no timer runs."""
    position = GAME.new()
    while not position.over:
        position = position.apply(position.legal()[-1])
    with pytest.raises(GameOver):
        position.play("nonsense")
    with pytest.raises(GameOver):
        position.timeout()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "notation-shape"),
        ("B1", "notation-shape"),
        ("B3-d4", "notation-shape"),
        ("b1-d4", "notation-shape"),
        ("B1-d4 ", "notation-shape"),
        ("B1/d4", "notation-shape"),
        ("B1!d4@e5", "notation-shape"),
        ("N1-d4>", "notation-shape"),
        ("stay", "notation-shape"),
        ("timeout", "notation-shape"),
        ("B1-m4", "notation-square"),
        ("B1-d13", "notation-square"),
        ("B1-d04", "notation-square"),
        ("N1-d4>e5:", "notation-square"),
        ("stay d4+", "notation-square"),
        ("stay g7+d4", "notation-order"),
        ("stay d4+d4", "notation-order"),
        ("B1-" + "a1" * 5000, "notation-square"),
    ],
)
def test_notation(text: str, key: str) -> None:
    """Text of the wrong shape, unknown squares and squares out of order are no moves at all."""
    with pytest.raises(NotationError) as refused:
        GAME.new().play(text)
    assert refused.value.phrase.key == key
