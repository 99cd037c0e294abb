"""Events as JSON, as the log keeps them. A log of an older version lacks what came later, and still reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final, get_args

from preau.games.api import Json, Value
from preau.play.clocks import ClockKind, ClockPlan
from preau.play.events.kinds import TYPES, Event, Mode, Pace, Question, SeatKind, SeatPlan, type_of


class NewerEvent(ValueError):
    """An event of a kind, or with a field, that this version does not know: a newer one has written it."""


def to_json(event: Event) -> Json:
    """The event as plain JSON data: its type, then its fields."""
    return {"type": type_of(event)} | _plain_fields(event)


def from_json(data: object) -> Event:
    """The inverse; raises ValueError that names what is missing or of the wrong kind, NewerEvent what is unknown."""
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise ValueError(f"not an event: {data!r}")
    name = data["type"]
    if name not in TYPES:
        raise NewerEvent(f"unknown event type {name!r}")
    rest = {key: value for key, value in data.items() if key != "type"}
    event: Event = _build(TYPES[name], rest, name)
    return event


def _plain_fields(value: object) -> Json:
    names = _FIELD_NAMES[type(value)]
    return {name: part if type(part := getattr(value, name)) in _ATOMS else _plain(part) for name in names}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain_fields(item) for item in value]
    return dict(value) if isinstance(value, Mapping) else _plain_fields(value)


_ATOMS: Final = frozenset({int, str, bool, type(None)})


def _field_names(cls: type[Any]) -> tuple[str, ...]:
    """In the order of JSON: a class's own, then those that it has from another."""
    return tuple(sorted((each.name for each in fields(cls)), key=lambda name: name not in cls.__annotations__))


_FIELD_NAMES: Final[dict[type, tuple[str, ...]]] = {
    cls: _field_names(cls) for cls in (*TYPES.values(), SeatPlan, ClockPlan)
}


def _build(cls: type[Any], data: Mapping[str, object], where: str) -> Any:
    """A dataclass from JSON; every field must be there, but for those that came later, and no other."""
    known = {each.name: str(each.type) for each in fields(cls) if each.name in data or not each.metadata.get("later")}
    for key in data:
        if key not in known:
            raise NewerEvent(f"unknown field {key!r} of {where!r}")
    for key in known:
        if key not in data:
            raise ValueError(f"missing field {key!r} of {where!r}")
    return cls(**{key: _READ[known[key]](data[key], f"{where}.{key}") for key in known})


def _exactly(*kinds: type) -> Callable[[object, str], Any]:
    """A reader of values of just these types: a bool is no int here."""

    def read(value: object, where: str) -> Any:
        if type(value) not in kinds:
            raise ValueError(f"wrong value for {where!r}: {value!r}")
        return value

    return read


def _one_of(allowed: object) -> Callable[[object, str], Any]:
    def read(value: object, where: str) -> Any:
        if not isinstance(value, str) or value not in get_args(allowed):
            raise ValueError(f"wrong value for {where!r}: {value!r}")
        return value

    return read


def _options(value: object, where: str) -> dict[str, Value]:
    if not isinstance(value, dict) or not all(type(key) is str and type(v) in {int, str} for key, v in value.items()):
        raise ValueError(f"wrong value for {where!r}: {value!r}")
    return dict(value)


def _seats(value: object, where: str) -> tuple[SeatPlan, ...]:
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise ValueError(f"wrong value for {where!r}: {value!r}")
    return tuple(_build(SeatPlan, item, where) for item in value)


def _clock(value: object, where: str) -> ClockPlan:
    if not isinstance(value, dict):
        raise ValueError(f"wrong value for {where!r}: {value!r}")
    plan: ClockPlan = _build(ClockPlan, value, where)
    return plan


# by the annotation of a field, as it is written above
_READ: Final[dict[str, Callable[[object, str], Any]]] = {
    "int": _exactly(int),
    "str": _exactly(str),
    "bool": _exactly(bool),
    "int | None": _exactly(int, type(None)),
    "str | None": _exactly(str, type(None)),
    "SeatKind": _one_of(SeatKind),
    "ClockKind": _one_of(ClockKind),
    "Mode": _one_of(Mode),
    "Pace": _one_of(Pace),
    "Question": _one_of(Question),
    "Mapping[str, Value]": _options,
    "tuple[SeatPlan, ...]": _seats,
    "ClockPlan": _clock,
}
