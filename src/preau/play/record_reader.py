"""Reading records: strictly (exactly what `records.write` writes) or leniently (all that can be made of it).

Both walk the same lines. What the strict reader raises, the lenient one notes and goes on; only a record without a
game, without possible options or without a possible first position is beyond help.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from itertools import zip_longest
from typing import NoReturn

from preau.games import registry
from preau.games.api import Game, MoveRefused, OptionError, Phrase, Position, PositionError, Refused
from preau.play.history import History
from preau.play.inputs import given_options, one_line
from preau.play.records import BETWEEN_MOVES, CHECKSUM, FIRST_LINE, Record, checksum, result, write

HEADER = re.compile(r"([A-Za-z][A-Za-z0-9 ]*?)\s*:(.*)")
TURN = re.compile(r"([0-9]{1,9})\s*\.(.*)")
SEAT = re.compile(r"Seat ([0-9]{1,2})")
KNOWN = ("Game", "Rules", "Options", "Date", "Result", "Ended", "Position", CHECKSUM)
ENDED = re.compile(r"(resigned|flagged|draw|abandoned|length)(, won by [0-9]+(, [0-9]+)*)?")


class RecordError(Refused):
    """A record that cannot be read: the line (from 1) where it goes wrong, and the game whose words say why."""

    code = "bad_record"

    def __init__(self, line: int, phrase: Phrase, game: Game | None = None) -> None:
        super().__init__(Phrase("input-record-line", {"line": line, "why": phrase}))
        self.line = line
        self.reason = phrase
        self.game = game


@dataclass(frozen=True, slots=True)
class Remark:
    """Something odd that the lenient reader passed over, and the line where it stands."""

    line: int
    phrase: Phrase


def read(text: str) -> Record:
    """The record that `text` is, to the letter and with every move legal; raises RecordError."""
    sheet = _Sheet(text)

    def refuse(line: int, phrase: Phrase) -> NoReturn:
        raise RecordError(line, phrase, sheet.game)

    record = sheet.read(refuse)
    sheet.check_letters(record, refuse)
    sheet.check_checksum(record, refuse)
    return record


def read_leniently(text: str, pause: Callable[[], None] = lambda: None) -> tuple[Record, tuple[Remark, ...]]:
    """All that can be read: legal moves up to the first bad one, and notes on what was odd; may raise RecordError.

    `pause` is called before each move: who reads long records beside other work gives way there, or gives up.
    """
    notes: list[Remark] = []
    sheet = _Sheet(text, pause)

    def note(line: int, phrase: Phrase) -> None:
        notes.append(Remark(line, phrase))

    record = sheet.read(note)
    sheet.check_checksum(record, note)
    return record, tuple(notes)


Complain = Callable[[int, Phrase], object]


class _Sheet:
    """One record's lines, sorted into headers and turns."""

    def __init__(self, text: str, pause: Callable[[], None] = lambda: None) -> None:
        self.text = text
        self.pause = pause
        self.game: Game | None = None
        self.headers: dict[str, tuple[int, str]] = {}
        self.turns: list[tuple[int, int, list[str]]] = []  # line, number of the turn, moves
        self.last_line = 1

    def read(self, complain: Complain) -> Record:
        self._sort_lines(complain)
        game = self._find_game(complain)
        history = self._replay(History(self._first_position(game, complain)), complain)
        names = self._names(history.start.players, complain)
        record = Record(history, names, self._date(complain), self._end_reason(complain))
        self._check_result(record, complain)
        if CHECKSUM not in self.headers:
            complain(self.last_line, Phrase("input-record-no-checksum"))
        return record

    def check_letters(self, record: Record, complain: Complain) -> None:
        """Whether the text is what `write` would write, all but the checksum's value."""
        wanted = write(record).split("\n")
        for number, (found, line) in enumerate(zip_longest(self.text.split("\n"), wanted, fillvalue=""), 1):
            if found != line and not (found.startswith(CHECKSUM) and line.startswith(CHECKSUM)):
                complain(number, Phrase("input-record-not-canonical", {"wanted": line}))
        if not self.text.endswith("\n") or self.text.endswith("\n\n"):
            complain(self.last_line, Phrase("input-record-not-canonical", {"wanted": wanted[-2]}))

    def check_checksum(self, record: Record, complain: Complain) -> None:
        """The checksum of the lines as they stand, or of the same game in its canonical form."""
        line, text = self.headers.get(CHECKSUM, (self.last_line, ""))
        before = self.text[: self.text.rfind(CHECKSUM)]
        if text and text not in (checksum(before), write(record).split()[-1]):
            complain(line, Phrase("input-record-checksum"))

    def _sort_lines(self, complain: Complain) -> None:
        begun = False
        for number, raw in enumerate(re.split(r"\r\n|\r|\n", self.text.removeprefix("\ufeff")), 1):
            line = raw.split("#", 1)[0].strip()  # no game writes # in a move
            if not line:
                continue
            self.last_line = number
            if not begun and line != FIRST_LINE:
                complain(number, Phrase("input-record-first-line", {"wanted": FIRST_LINE}))
            if not begun and line == FIRST_LINE:
                begun = True
                continue
            begun = True
            self._sort_line(number, raw.strip(), line, complain)

    def _sort_line(self, number: int, raw: str, line: str, complain: Complain) -> None:
        if found := TURN.fullmatch(line):
            moves = [move.strip() for move in found[2].split(BETWEEN_MOVES.strip())]
            self.turns.append((number, int(found[1]), [move for move in moves if move]))
        elif found := HEADER.fullmatch(line):
            name, value = found[1], found[2].strip()
            if SEAT.fullmatch(name):
                value = raw.partition(":")[2].strip()  # a player's name may hold a #
            if name not in KNOWN and not SEAT.fullmatch(name):
                complain(number, Phrase("input-record-unknown-header", {"name": name}))
            elif name in self.headers:
                complain(number, Phrase("input-record-twice", {"name": name}))
            else:
                self.headers[name] = (number, value)
        else:
            complain(number, Phrase("input-record-odd-line", {"text": line}))

    def _find_game(self, complain: Complain) -> Game:
        if "Game" not in self.headers:
            raise RecordError(1, Phrase("input-record-no-header", {"name": "Game"}))
        line, name = self.headers["Game"]
        try:
            self.game = game = registry.game(name)
        except OptionError as error:
            raise RecordError(line, error.phrase) from error
        line, version = self.headers.get("Rules", (line, ""))
        if version != game.version:
            complain(line, Phrase("input-record-other-rules", {"is": version or "-", "wanted": game.version}))
        return game

    def _first_position(self, game: Game, complain: Complain) -> Position:
        line, text = self.headers.get("Options", (1, ""))
        if "Options" not in self.headers:
            complain(line, Phrase("input-record-no-header", {"name": "Options"}))
        try:
            start = game.set_up(game.settle(given_options(text.split())))
            if "Position" not in self.headers:
                return start
            line, text = self.headers["Position"]
            loaded = game.load(game.read(text))
        except (OptionError, PositionError) as error:
            raise RecordError(line, error.phrase, game) from error
        if dict(loaded.options) != dict(start.options):
            complain(line, Phrase("input-record-other-options"))
        return loaded

    def _replay(self, history: History, complain: Complain) -> History:
        for line, number, moves in self.turns:
            if moves and number != history.position.turn:
                complain(line, Phrase("input-record-turn", {"is": number, "wanted": history.position.turn}))
            for move in moves:
                self.pause()
                try:
                    history = history.enter(move)
                except MoveRefused as error:
                    complain(
                        line,
                        Phrase("input-record-move", {"move": move, "rule": error.rule or "-", "why": error.phrase}),
                    )
                    return history
        return history

    def _names(self, players: int, complain: Complain) -> tuple[str, ...]:
        names = [""] * players
        for header, (line, name) in self.headers.items():
            if found := SEAT.fullmatch(header):
                if int(found[1]) < players:
                    names[int(found[1])] = one_line(name)
                else:
                    complain(line, Phrase("input-record-no-seat", {"seat": found[1], "players": players}))
        return tuple(names)

    def _end_reason(self, complain: Complain) -> str:
        line, text = self.headers.get("Ended", (1, ""))
        if text and not ENDED.fullmatch(text):
            complain(line, Phrase("input-record-ended", {"text": text}))
            return ""
        return text

    def _date(self, complain: Complain) -> str:
        line, text = self.headers.get("Date", (1, ""))
        try:
            return date.fromisoformat(text).isoformat() if text else ""
        except ValueError:
            complain(line, Phrase("input-record-date", {"text": text}))
            return ""

    def _check_result(self, record: Record, complain: Complain) -> None:
        line, text = self.headers.get("Result", (1, ""))
        wanted = result(record.history.position.outcome)
        if text != wanted:
            complain(line, Phrase("input-record-result", {"is": text or "-", "wanted": wanted}))
