"""What was said at a table, for one who reads it: nobody is sent what they are not to hear."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from preau.play.events import Said
from preau.play.table import Table
from preau.server.view.templates import fill_template
from preau.words import Speaker


@dataclass(frozen=True, slots=True)
class Hearing:
    """Whom a reader has blocked, and whether they, though they play, wish to read what those who watch write."""

    blocked: frozenset[str] = frozenset()
    along: bool = False

    def at_table(self, table: Table) -> Hearing:
        """The same with those alone who have spoken there: readers for whom it is equal can share a view."""
        return Hearing(self.blocked & {line.by for line in table.chat if line.by}, self.along) if self.blocked else self


HEARS_ALL: Final = Hearing()


def hears(table: Table, held: Collection[int], hearing: Hearing, line: Said) -> bool:
    """Whether a line is for who holds these seats."""
    return line.by not in hearing.blocked and not (is_apart(table, held, hearing) and _is_from_outside(table, line))


def is_apart(table: Table, held: Collection[int], hearing: Hearing = HEARS_ALL) -> bool:
    """Whether its reader plays, and so does not hear those who watch, unless they wish: they might say too much."""
    return bool(held) and _talk_is_apart(table) and not (hearing.along and may_read_along(table))


def may_read_along(table: Table) -> bool:
    """Not where it counts: there nobody gets advice, wished for or not."""
    return not table.created.rated and table.tournament is None


def _talk_is_apart(table: Table) -> bool:
    """While several people play. Who plays against bots alone may be talked to."""
    return table.status == "playing" and sum(seat.kind == "person" for seat in table.seats) > 1


def _is_from_outside(table: Table, line: Said) -> bool:
    """Written by who watches, since the game began: before, all talk together."""
    return line.seat is None and line.at >= (table.started or 0)


def chat_part(table: Table, words: Speaker, held: Collection[int], since: int = 0, hearing: Hearing = HEARS_ALL) -> str:
    """The chat, or of a chat that a page has already what is new: its reader knows the first `since` lines."""
    forgotten = table.said - len(table.chat)
    lines: list[dict[str, Any]] = [
        {
            "number": number, "name": line.name, "text": line.text, "who": speaker_id(table, line), "at": line.at,
            "mine": line.seat in held, "watching": line.seat is None,
            "program": line.seat is not None and table.seats[line.seat].program,
        }
        for number, line in enumerate(table.chat[max(0, since - forgotten) :], max(since, forgotten))
        if line.text and hears(table, held, hearing, line)
    ]  # fmt: skip
    return fill_template("parts/chat.html", t=words, lines=lines) if lines or not since else ""


def chat_terms(table: Table, words: Speaker, held: Collection[int], hearing: Hearing) -> dict[str, Any]:
    """Who reads what is written there now; and for who plays, whether those who watch talk, and if they read along."""
    apart = bool(held) and _talk_is_apart(table)
    talk = apart and any(line.text and _is_from_outside(table, line) for line in table.chat)
    free = may_read_along(table)
    return {
        "chat_where": words("chat-to-spectators" if not held and _talk_is_apart(table) else "chat-to-all"),
        "chat_apart": words("chat-apart" if free else "chat-apart-later") if talk else "",
        "chat_along": apart and free and hearing.along,
        "chat_may_along": apart and free,
    }


def speaker_id(table: Table, line: Said) -> str:
    """Whose a line is, in a word that says so at this table only, for muting and reporting."""
    who = line.by or f"seat {line.seat} {line.name}"
    return hashlib.blake2s(f"{table.created.at} {who}".encode(), digest_size=6).hexdigest()
