"""A position from outside: read whatever game it is of, or refused with what was wrong."""

from __future__ import annotations

import json

import pytest

from preau.games import position_reader
from preau.games.api import PositionError
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS


@pytest.mark.parametrize("game", [CEROCLE, RECESS], ids=lambda game: game.name)
def test_both_forms_are_read(game: object) -> None:
    """As text, as JSON and as JSON already read."""
    start = (CEROCLE if game is CEROCLE else RECESS).new()
    data = start.to_json()
    assert (
        position_reader.position(str(start))
        == position_reader.load(data)
        == position_reader.load(json.dumps(data))
        == start
    )


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "input-json"),
        ("[" * 100_000, "input-json"),
        ("[]", "input-position-shape"),
        ("{}", "input-position-game"),
        ('{"game": 1}', "input-position-game"),
        ('{"game": "cerocle", "game": "recess"}', "input-json-twice"),
    ],
)
def test_what_is_no_position_is_refused(text: str, key: str) -> None:
    with pytest.raises(PositionError) as refused:
        position_reader.load(text)
    assert refused.value.phrase.key == key


def test_a_refusal_speaks_in_the_words_of_its_game() -> None:
    for read, what in ((position_reader.load, '{"game": "recess"}'), (position_reader.position, "recess nonsense")):
        with pytest.raises(PositionError) as refused:
            read(what)
        assert refused.value.game is RECESS
    with pytest.raises(PositionError, match="chess"):
        position_reader.position("chess e4")
