"""`preau referee`: the rules for any program. One command a line in, one line of JSON out. See docs/referee.md."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from preau.games import position_reader, registry
from preau.games.api import Game, Json, OptionError, Phrase, Refused
from preau.play.history import History
from preau.play.inputs import given_options
from preau.play.records import Record, write
from preau.words import Language, say


def referee(language: Language = "en") -> None:
    """Answer standard input on standard output, each line at once."""
    for answer in answer_lines(sys.stdin.buffer, language):
        print(answer, flush=True)


class ProtocolError(Refused):
    """A command that the referee cannot follow, whatever the game."""

    def __init__(self, code: str, key: str, **args: str) -> None:
        super().__init__(Phrase(key, args))
        self.kind = code


class Referee:
    """One game at a time, and the answers to commands about it. A refused command changes nothing."""

    def __init__(self, language: Language = "en") -> None:
        self.language = language
        self.history: History | None = None
        self.speaker: Game | None = None  # whose words the answer uses
        self.over = False  # `quit` was said

    def answer(self, raw: bytes) -> Json:
        """The answer to one line."""
        try:
            return {"ok": True} | self._obey(raw)
        except Refused as refused:
            return {"ok": False, "error": self._explain(refused)}

    def _obey(self, raw: bytes) -> Json:
        try:
            line = raw.decode().strip()
        except UnicodeDecodeError:
            kind = "bad_notation" if raw.split()[:1] == [b"play"] else "unknown_command"
            raise ProtocolError(kind, "terminal-referee-not-utf8") from None
        word, *rest = line.split(maxsplit=1) or [""]
        text = rest[0] if rest else ""
        if word in self.WITH_TEXT:
            return self.WITH_TEXT[word](self, text)
        if word not in self.ALONE:
            raise ProtocolError(
                "unknown_command", "terminal-referee-unknown" if word else "terminal-referee-blank", word=word
            )
        if text:
            raise ProtocolError("unknown_command", "terminal-referee-superfluous", word=word, text=text)
        return self.ALONE[word](self)

    def _explain(self, refused: Refused) -> Json:
        code = refused.kind if isinstance(refused, ProtocolError) else refused.code
        message = self._say(refused.phrase)
        return {"code": code, "message": message, "rule": refused.rule, "squares": list(refused.squares)}

    def _say(self, phrase: Phrase) -> str:
        return say(phrase, self.language, self.speaker)

    def _current(self) -> History:
        if self.history is None:
            raise ProtocolError("no_game", "terminal-referee-no-game")
        self.speaker = self.history.start.game
        return self.history

    # --- commands ----------------------------------------------------------------------------------------------------

    def _games(self) -> Json:
        return {"games": registry.names()}

    def _new(self, text: str) -> Json:
        name, *words = text.split() or [""]
        if not name:
            raise OptionError(Phrase("input-missing-game", {"allowed": tuple(registry.names())}))
        self.speaker = game = registry.game(name)
        return self._start(History(game.set_up(game.settle(given_options(words)))))

    def _load(self, text: str) -> Json:
        self.speaker, data = position_reader.recognise(text)
        return self._start(History(self.speaker.load(data)))

    def _start(self, history: History) -> Json:
        self.history = history
        return self._position()

    def _position(self) -> Json:
        return {"position": self._current().position.to_json()}

    def _legal(self) -> Json:
        position = self._current().position
        return {"legal": [position.text(move) for move in position.legal()]}

    def _play(self, text: str) -> Json:
        history = self._current()
        if not text and not history.position.over:
            raise ProtocolError("bad_notation", "terminal-referee-no-move")
        return self._effects_answer(history.play(text))

    def _timeout(self) -> Json:
        history = self._current()
        game = history.start.game
        if not game.timed:
            raise ProtocolError("unknown_command", "terminal-not-timed", game=game.name)
        return self._effects_answer(history.timeout())

    def _effects_answer(self, history: History) -> Json:
        self.history = history
        effects = history.steps[-1].effects
        return {"effects": [{"rule": each.rule, "text": self._say(each.phrase)} for each in effects]}

    def _undo(self) -> Json:
        history = self._current()
        if not len(history):
            raise ProtocolError("nothing_to_undo", "terminal-nothing-to-undo")
        self.history = history.cut(len(history) - 1)
        return self._position()

    def _record(self) -> Json:
        return {"record": write(Record(self._current()))}

    def _quit(self) -> Json:
        self.over = True
        return {}

    ALONE: ClassVar[dict[str, Callable[[Referee], Json]]] = {
        "games": _games,
        "position": _position,
        "legal": _legal,
        "timeout": _timeout,
        "undo": _undo,
        "record": _record,
        "quit": _quit,
    }
    WITH_TEXT: ClassVar[dict[str, Callable[[Referee, str], Json]]] = {"new": _new, "load": _load, "play": _play}


def answer_lines(lines: Iterable[bytes], language: Language = "en") -> Iterator[str]:
    """One line of JSON for each line, until `quit` or the end."""
    judge = Referee(language)
    for line in lines:
        yield json.dumps(judge.answer(line))  # ASCII: any terminal or pipe can carry it
        if judge.over:
            return
