"""Socket messages that nobody should send: good ones, broken in every way that came to mind. The same for each seed."""

from __future__ import annotations

import json
import random
from typing import Any

GOOD: tuple[dict[str, Any], ...] = (
    {"type": "move", "move": "e5", "seq": 2, "seat": 0},
    {"type": "undo", "to": 0, "seat": 0},
    {"type": "answer_undo", "yes": True, "seat": 1},
    {"type": "offer_draw", "seat": 0},
    {"type": "answer_draw", "yes": False, "seat": 1},
    {"type": "resign", "seat": 1},
    {"type": "abandon"},
    {"type": "answer_end", "yes": True, "seat": 1},
    {"type": "answer_rematch", "yes": True, "seat": 1},
    {"type": "answer_claim", "yes": True, "seat": 1},
    {"type": "pause"},
    {"type": "resume"},
    {"type": "stand_in", "seat": 1},
    {"type": "return", "seat": 0},
    {"type": "say", "text": "hello", "name": "Eve", "seat": 0},
    {"type": "rename", "name": "Eve", "avatar": "disc-red", "seat": 0},
    {"type": "rematch"},
    {"type": "read_along", "yes": True},
    {"type": "ping"},
)
TEXTS = (
    "", " ", "\0", "\r\n\t", "\x1b[31m", "\u202eabc\u202c", "\u200d" * 40, "e\u0301" * 200, "\ufeff", "\uffff",
    "👩‍👩‍👧‍👦" * 30,
    "'; DROP TABLE table_log; --", "<script>alert(1)</script>", "{{7*7}}", "${jndi:ldap://x}", "%s%n",
    "../../etc/passwd",
    "{ $name }", "a" * 199, "a" * 201, "a" * 501, "a" * 2001, "é" * 9000, "null", "true", "-1", "NaN",
)  # fmt: skip
VALUES: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 63, 64, 2**31, 2**53, 2**63, 2**64, 10**300, -(10**300), 0.5, 1e308, float("nan"),
    float("inf"), [], {}, [[]], {"": ""}, [None] * 500, {"a": {"b": {"c": 1}}}, *TEXTS,
)  # fmt: skip
RAW = (
    b"", b" ", b"null", b"[]", b'""', b"0", b"{", b"}", b'{"type":', b'{"type":"ping"', b'{"type":"ping"}}',
    b"\xff\xfe",
    b'{"type":"say","text":"\xc3("}', b'{"type":"say","text":"\\ud800","name":"Eve"}',
    b'{"type":"ping","type":"resign"}',
    b'{"type":"move","seat":1e999,"move":"e5"}', b'{"type":"move","seq":' + b"9" * 5000 + b',"move":"e5"}',
    b'{"type":"ping","id":' + b"[" * 7000 + b"]" * 7000 + b"}", b'{"a":' * 2500 + b"1" + b"}" * 2500, b"[" * 16_000,
    b"\x00" * 100, b"P" * 16_385, b"P" * 60_000,
)  # fmt: skip


def messages(chance: random.Random, number: int) -> list[str | bytes]:
    """So many of them, as text or as bytes."""
    return [_one(chance) for _ in range(number)]


def _one(chance: random.Random) -> str | bytes:
    kind = chance.random()
    if kind < 0.1:
        data = chance.choice(RAW)
    elif kind < 0.2:
        data = chance.randbytes(chance.choice((1, 10, 100, 1000)))
    else:
        data = _broken(
            chance, json.dumps(_changed(chance), ensure_ascii=chance.random() < 0.5).encode("utf-8", "replace")
        )
    try:
        return data if chance.random() < 0.2 else data.decode()
    except UnicodeDecodeError:
        return data


def _changed(chance: random.Random) -> dict[str, Any]:
    """A good message, with some of its fields made into something else."""
    message = dict(chance.choice(GOOD))
    for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
        name = chance.choice([*message, "id", "seat", "seq", "extra", "type", "by", "__proto__", "at"])
        match chance.randrange(5):
            case 0:
                message.pop(name, None)
            case 1:
                message[name] = chance.choice(GOOD)
            case _:
                message[name] = chance.choice(VALUES)
    return message


def _broken(chance: random.Random, data: bytes) -> bytes:
    """Now and then cut off, doubled, or with a byte changed."""
    match chance.randrange(12):
        case 0:
            return data[: chance.randrange(len(data))]
        case 1:
            return data * 2
        case 2:
            place = chance.randrange(len(data))
            return data[:place] + chance.randbytes(1) + data[place + 1 :]
    return data
