"""What is said to somebody whose turn it is, in their language."""

from __future__ import annotations

from dataclasses import dataclass, replace

from preau.play.table import Table
from preau.server.tables.turns import BEGUN_TURN, turn_began
from preau.server.view.names import company, seat_name
from preau.server.view.players.time_left import time_left_text
from preau.words import Language, Speaker, game_title


@dataclass(frozen=True, slots=True)
class CallMessage:
    """One turn of one person. `until` is when their time is up, where time is kept."""

    table_id: str
    turn: int
    seat: int
    title: str
    text: str
    since: int
    until: int | None
    page: str = ""  # where to answer, if not at the table

    @property
    def path(self) -> str:
        return self.page or f"/t/{self.table_id}"

    @property
    def tag(self) -> str:
        """What tells this turn from every other."""
        return f"{self.table_id}.{self.turn}.{self.seat}"


def call_message(table_id: str, table: Table, seat: int, language: Language, now: int) -> CallMessage:
    """What to say to the holder of that seat, who has to move."""
    words = Speaker(language, table.game)
    mine = table.seats_of(str(table.seats[seat].holder))
    names = [seat_name(table, number, words) for number in range(len(table.seats))]
    left = table.clock.ms_left(seat, now) if table.deadline else None
    parts = [company(names, mine, table.sides, words)]
    if left is not None:
        parts.append(time_left_text(left, words))
    title = words("account-call-turn", game=game_title(table.game, language))
    until = None if left is None else now + left
    return CallMessage(table_id, table.position.turn, seat, title, words.dot.join(parts), turn_began(table), until)


def begun_message(table_id: str, table: Table, seat: int, language: Language, now: int) -> CallMessage:
    """What to say to somebody whose game has begun while another moves first."""
    told = call_message(table_id, table, seat, language, now)
    title = Speaker(language)("account-call-begun", game=game_title(table.game, language))
    return replace(told, turn=BEGUN_TURN, title=title, since=table.started or table.created.at)


def invitation_message(table_id: str, table: Table, seat: int, language: Language, now: int) -> CallMessage:
    """What to say to somebody who is challenged: by whom, and to what."""
    words = Speaker(language, table.game)
    by = next(iter(table.seats_of(table.created.by)), 0)
    title = words("people-call-title", name=seat_name(table, by, words))
    text = words("people-call-text", game=game_title(table.game, language))
    return CallMessage(table_id, -1, seat, title, text, min(now, table.created.at), None, "/people/me#challenges")


def trial_message(language: Language, now: int) -> CallMessage:
    """What is said to somebody who tries whether calls come."""
    words = Speaker(language)
    title, text = words("account-call-test-title"), words("account-call-test-text")
    return CallMessage("test", now, 0, title, text, now, None, "/calls")
