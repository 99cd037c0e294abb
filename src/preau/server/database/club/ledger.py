"""How a line of the moderators' ledger is sealed, so that it is noticed when somebody has changed one."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

SEALED = ("number", "at", "what", "role", "about", "detail")


def digest_of(line: Mapping[str, Any], before: str) -> str:
    """What stands under a line: of itself and, by the digest before it, of all lines before."""
    text = orjson.dumps([*(line[name] for name in SEALED), before])
    return hashlib.blake2b(text, digest_size=16).hexdigest()


def first_damage(rows: Sequence[Any]) -> int | None:
    """The number of the first line that is not as it was written, of all lines in their order."""
    before = ""
    for number, row in enumerate(rows, 1):
        if row.number != number or row.digest != digest_of(row._mapping, before):  # noqa: SLF001  # SQLAlchemy's public name for it
            return number
        before = row.digest
    return None
