"""The record: a whole game as text that people can read. docs/records.md describes the format.

A `Record` is a line of play with what is known about it. `write` makes its text; `play.record_reader` reads it back.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby

from preau.games.api import Game, Outcome, Position
from preau.play.history import History
from preau.play.inputs import one_line

FIRST_LINE = "Preau record 1"  # the number is that of the format
UNFINISHED = "unfinished"
BETWEEN_MOVES = "; "
CHECKSUM = "Checksum"
BOT_NAME = re.compile(r".+ \(bot, level (\d)\)")


@dataclass(frozen=True, slots=True)
class Record:
    """A line of play, who sat where (names may be empty), and the day (ISO 8601, may be empty).

    `ended` says how the table ended where the rules did not end the game: `resigned, won by 1`, `draw`, ...
    """

    history: History
    names: tuple[str, ...] = ()
    date: str = ""
    ended: str = ""

    @property
    def game(self) -> Game:
        return self.history.start.game


def level_of_bot(name: str) -> str | None:
    """The level in a name that a table has written for a bot, as `Swallow (bot, level 2)`."""
    written = BOT_NAME.fullmatch(name)
    return written[1] if written else None


def write(record: Record) -> str:
    """The canonical text, checksum included."""
    paragraphs = [[FIRST_LINE, *_headers(record)], _turns(record.history)]
    body = "".join("\n".join(lines) + "\n\n" for lines in paragraphs if lines)
    return f"{body}{CHECKSUM}: {checksum(body)}\n"


def checksum(body: str) -> str:
    """What the last line says of all the lines before it."""
    return sha256(body.encode()).hexdigest()[:32]


def result(outcome: Outcome | None) -> str:
    """The result header: `unfinished`, `drawn` or `won by 0, 2`, with the scores where the game counts them."""
    if outcome is None:
        return UNFINISHED
    text = f"won by {', '.join(map(str, outcome.winners))}" if outcome.winners else "drawn"
    return f"{text} ({' '.join(map(str, outcome.scores))})" if outcome.scores else text


def options_text(position: Position) -> str:
    return " ".join(f"{name}={value}" for name, value in position.options.items())


def _headers(record: Record) -> list[str]:
    start = record.history.start
    headers = [
        f"Game: {record.game.name}",
        f"Rules: {record.game.version}",
        f"Options: {options_text(start)}",
    ]
    names = map(one_line, record.names[: start.players])
    headers += [f"Seat {seat}: {name}" for seat, name in enumerate(names) if name]
    headers += [f"Date: {record.date}"] if record.date else []
    headers += [f"Result: {result(record.history.position.outcome)}"]
    headers += [f"Ended: {record.ended}"] if record.ended else []
    if start != record.game.set_up(start.options):
        headers.append(f"Position: {start}")
    return headers


def _turns(history: History) -> list[str]:
    """One numbered line for each turn."""
    turns = groupby(history.steps, key=lambda step: step.turn)
    return [f"{turn}. {BETWEEN_MOVES.join(step.text for step in steps)}" for turn, steps in turns]
