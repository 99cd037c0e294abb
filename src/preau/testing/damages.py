"""Exchange JSON that is almost right."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any


def damages(data: Any) -> Iterator[Any]:
    """The same JSON with one thing in it, at any depth, left out or replaced by something of another kind."""
    others: list[object] = [None, "?", "", -1, 10**30, [], {}, [[]], 1.5, True]
    if isinstance(data, int):
        others += [float(data), bool(data), str(data), data + 1]
    yield from (other for other in others if json.dumps(other) != json.dumps(data))
    if isinstance(data, dict):
        for name, value in data.items():
            yield {other: data[other] for other in data if other != name}
            yield from ({**data, name: damaged} for damaged in damages(value))
    elif isinstance(data, list):
        yield [*data, *data, 0]
        for number, value in enumerate(data):
            yield data[:number] + data[number + 1 :]
            yield from ([*data[:number], damaged, *data[number + 1 :]] for damaged in damages(value))
