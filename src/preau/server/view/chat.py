"""The chat as a page shows it: whose a line is, in a word that says so at this table only, for muting and reporting."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any

from preau.play.events import Said
from preau.play.table import Table


def chat_lines(table: Table, held: Collection[int]) -> list[dict[str, Any]]:
    """What was said and is still there, for who holds these seats."""
    return [
        {
            "name": line.name, "text": line.text, "who": speaker_id(table, line), "at": line.at,
            "mine": line.seat in held, "watching": line.seat is None,
        }
        for line in table.chat
        if line.text
    ]  # fmt: skip


def speaker_id(table: Table, line: Said) -> str:
    who = line.by or f"seat {line.seat} {line.name}"
    return hashlib.blake2s(f"{table.created.at} {who}".encode(), digest_size=6).hexdigest()
