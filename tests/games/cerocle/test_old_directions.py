"""C1.2: `rise` and `fall` once had each other's names. What was written then still says what it said.

The file holds positions and records as the program wrote them before the names changed places.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from preau.games.cerocle import GAME
from preau.play import record_reader, records

OLD = json.loads((Path(__file__).parents[2] / "golden" / "cerocle" / "old_directions.json").read_text("utf-8"))
old_ones = pytest.mark.parametrize(
    "old", OLD, ids=lambda old: "+".join(k for k, v in old["json"]["spent"].items() if v)
)


@old_ones
def test_old_exchange_forms_load(old: dict[str, Any]) -> None:
    """C1.2: a form with the old names is told by how its lines run, and comes back with the new ones."""
    position = GAME.load(old["json"])
    spent = old["json"]["spent"]
    assert position.to_json() == old["json"] | {"spent": spent | {"rise": spent["fall"], "fall": spent["rise"]}}
    assert GAME.load(position.to_json()) == position


@old_ones
def test_the_line_of_text_is_what_it_was(old: dict[str, Any]) -> None:
    """C1.2: it names no direction: what was stored as text is read and written as ever."""
    position = GAME.load(GAME.read(old["text"]))
    assert position == GAME.load(old["json"])
    assert str(position) == old["text"]


@old_ones
def test_old_records_replay(old: dict[str, Any]) -> None:
    """C1.2: a record from the middle of a turn replays to the letter, so the rules keep their version."""
    record = record_reader.read(old["record"])
    assert len(record.history.steps) > 5
    assert records.write(record) == old["record"]


def test_a_form_that_fits_as_it_stands_is_not_an_old_one() -> None:
    """C1.2: lines that run as they are called stay what they are called; lines that run neither way are refused."""
    form = GAME.load(OLD[0]["json"]).to_json()
    assert form["spent"] == {"row": [], "fall": ["a1", "b1", "c1", "d1", "e1"], "rise": []}
    assert GAME.load(form).to_json() == form
    mixed = form | {
        "spent": {"row": [], "fall": ["a1", "b2", "c3", "d4", "e5"], "rise": ["a1", "a2", "a3", "a4", "a5"]}
    }
    with pytest.raises(ValueError, match="spent spaces"):
        GAME.load(mixed)
