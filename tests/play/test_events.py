"""Events as JSON: they come back as they went, and anything else is named."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from preau.play.clocks import ClockPlan
from preau.play.events import TYPES, Created, Event, Moved, Said, Seated, SeatPlan, Undone, from_json, to_json, type_of

SAMPLES: dict[str, Any] = {
    "int": 7,
    "str": "text",
    "bool": True,
    "int | None": None,
    "str | None": None,
    "Mode": "same_screen",
    "Pace": "calm",
    "Question": "rematch",
    "Mapping[str, Value]": {"players": 2, "layout": "A0"},
    "tuple[SeatPlan, ...]": (SeatPlan("person", "Zoé"), SeatPlan("bot", "", "2")),
    "ClockPlan": ClockPlan("bank", 300, 5),
}


def sample(cls: type[Event]) -> Event:
    return cls(**{name: SAMPLES[str(each.type)] for name, each in cls.__dataclass_fields__.items()})


def test_the_set_is_closed() -> None:
    """Every event type has a name, and each name one type."""
    assert set(TYPES.values()) == set(get_args(Event))
    assert len(TYPES) == 29
    assert {"created", "timed_out", "undo_asked", "stood_in"} <= set(TYPES)


@pytest.mark.parametrize("name", TYPES)
def test_round_trip(name: str) -> None:
    """An event survives its JSON text."""
    event = sample(TYPES[name])
    data = to_json(event)
    assert list(data)[:2] == ["type", "at"]
    assert data["type"] == type_of(event) == name
    assert from_json(json.loads(json.dumps(data))) == event


def test_shape() -> None:
    """What is stored is plain and small."""
    assert to_json(Moved(12, 0, "e5")) == {"type": "moved", "at": 12, "seat": 0, "move": "e5"}
    assert from_json({"type": "said", "at": 1, "seat": None, "name": "A", "text": "hi"}) == Said(1, None, "A", "hi")


def test_older_logs() -> None:
    """A table that was opened before tables knew of help, pace, length and absence is as it was, and what happened."""
    later = {"help", "pace", "absence_seconds", "gathers", "longest", "rules", "rated", "rating_low", "rating_high"}
    data = {key: value for key, value in GOOD.items() if key not in later}
    assert from_json(data) == from_json(GOOD)
    assert from_json({"type": "undone", "at": 1, "by": 0, "to": 2}) == Undone(1, 0, 2, time_kept=False)
    seated = {"type": "seated", "at": 1, "seat": 0, "holder": "g", "name": "A", "avatar": ""}
    assert from_json(seated) == Seated(1, 0, "g", "A", "", registered=False)


GOOD = to_json(Created("hop", {"players": 2}, (SeatPlan("person"), SeatPlan("bot", "x", "1")), at=1, by="g"))


@pytest.mark.parametrize(
    ("data", "named"),
    [
        ([], "not an event"),
        ({}, "not an event"),
        ({"type": 3}, "not an event"),
        ({"type": "exploded", "at": 1}, "exploded"),
        ({"type": "moved", "at": 1, "seat": 0}, "'move'"),
        ({"type": "moved", "at": 1, "seat": 0, "move": "a", "colour": 1}, "'colour'"),
        ({"type": "moved", "at": 1, "seat": True, "move": "a"}, "'moved.seat'"),
        ({"type": "moved", "at": "1", "seat": 0, "move": "a"}, "'moved.at'"),
        (GOOD | {"mode": "telepathy"}, "'created.mode'"),
        (GOOD | {"options": {"players": None}}, "'created.options'"),
        (GOOD | {"seats": {}}, "'created.seats'"),
        (GOOD | {"seats": [{"kind": "cat", "name": "", "level": None}]}, "'created.seats.kind'"),
        (GOOD | {"clock": None}, "'created.clock'"),
        (GOOD | {"clock": {"kind": "sand", "seconds": 60}}, "'increment'"),
    ],
)
def test_the_unknown_is_named(data: object, named: str) -> None:
    """A log that this version cannot read says where."""
    with pytest.raises(ValueError, match=named):
        from_json(data)
