"""External bots: any program that reads a position a line and answers with a move. docs/bots.md tells how.

Whatever such a program does (nothing, nonsense, a crash), it costs it one decision and never the game: the arena gets
a `MissedDecision` instead of a move.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final, Literal, TypeAlias

from preau.bots.levels import BadBot
from preau.games.api import MoveRefused, Phrase, Position

COMMAND_PREFIX: Final = "cmd:"
DECISION_SECONDS: Final = 3.0  # to decide, where the match sets no time
START_SECONDS: Final = 5.0  # more, for the first answer of a program just started
GRACE_SECONDS: Final = 0.2  # more, for the way there and back
MOST_ANSWER_BYTES: Final = 2_000
MOST_MISSES_IN_A_ROW: Final = 3  # of its decisions, after which a program is not asked again in this game

MissReason: TypeAlias = Literal["start", "crash", "deadline", "illegal"]

_running: set[subprocess.Popen[bytes]] = set()


@dataclass(frozen=True, slots=True)
class MissedDecision:
    """A decision that an external bot did not make: why, and what it said if it said anything."""

    why: MissReason
    said: str = ""


def is_external(bot: str) -> bool:
    return bot.startswith(COMMAND_PREFIX)


def check_command(bot: str) -> None:
    """Raise BadBot if there is no such program."""
    if not (words := _command_words(bot)) or shutil.which(words[0]) is None:
        raise BadBot(Phrase("bot-bad-command", {"name": bot}))


def _command_words(bot: str) -> list[str]:
    try:
        return shlex.split(bot.removeprefix(COMMAND_PREFIX))
    except ValueError:  # a quotation mark without its other
        return []


class ExternalBot:
    """One program at one table. It is started when it is first asked, and anew after a crash or a silence."""

    def __init__(self, bot: str, seconds: float | None, log: Path | None = None) -> None:
        self.words = _command_words(bot)
        self.seconds = DECISION_SECONDS if seconds is None else seconds
        self.log = log  # where its error stream goes
        self.misses_in_a_row = 0
        self.last_miss = MissedDecision("start")
        self._program: _Program | None = None

    def choose(self, position: Position) -> str | MissedDecision:
        """A legal move as text, or why there is none."""
        if self.misses_in_a_row >= MOST_MISSES_IN_A_ROW:
            return self.last_miss
        answer = self._ask(position)
        if isinstance(answer, str):
            try:
                answer = position.text(position.parse(answer))
            except MoveRefused:
                answer = MissedDecision("illegal", answer[:200])
        if isinstance(answer, str) or answer.why == "illegal":  # it is there, and may know better next time
            self.misses_in_a_row = 0
        else:
            self.misses_in_a_row += 1
            self.last_miss = answer
        return answer

    def _ask(self, position: Position) -> str | MissedDecision:
        allowed = self.seconds + GRACE_SECONDS
        if self._program is None:
            try:
                self._program = _Program(self.words, self.log)
            except OSError as error:
                return MissedDecision("start", str(error.strerror))
            allowed += START_SECONDS
        legal = [position.text(move) for move in position.legal()]
        question = {"position": position.to_json(), "legal": legal, "seconds": self.seconds}
        raw = self._program.ask(json.dumps(question).encode() + b"\n", allowed)
        if isinstance(raw, MissedDecision):
            self.close()
            return raw
        return raw.decode(errors="replace").strip()

    def close(self) -> None:
        if self._program is not None:
            self._program.end()
            self._program = None


class _Program:
    """A running program, and a thread that waits for it: neither writing nor reading may hold up the arena."""

    def __init__(self, words: list[str], log: Path | None) -> None:
        errors = _open_log(log)
        try:
            self.process = subprocess.Popen(  # noqa: S603  # what the user asked for, without a shell
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, start_new_session=True
            )
        finally:
            if not isinstance(errors, int):
                errors.close()
        _running.add(self.process)
        self.questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()  # an empty one: the program has ended
        self.thread = threading.Thread(target=self._answer_questions, daemon=True)
        self.thread.start()

    def ask(self, question: bytes, allowed: float) -> bytes | MissedDecision:
        self.questions.put(question)
        try:
            answer = self.answers.get(timeout=allowed)
        except queue.Empty:
            return MissedDecision("deadline")
        if answer and not answer.endswith(b"\n"):  # too long, or cut off in the middle: what follows makes no sense
            return MissedDecision("crash", answer[:200].decode(errors="replace"))
        return answer or MissedDecision("crash")

    def _answer_questions(self) -> None:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        while (question := self.questions.get()) is not None:
            try:
                process.stdin.write(question)
                process.stdin.flush()
                answer = process.stdout.readline(MOST_ANSWER_BYTES)
            except (OSError, ValueError):  # it has ended, or was ended
                answer = b""
            self.answers.put(answer)
            if not answer:
                return

    def end(self) -> None:
        self.questions.put(None)
        _kill_program(self.process)
        self.thread.join()
        for stream in (self.process.stdin, self.process.stdout):
            try:
                if stream:
                    stream.close()
            except OSError:  # a question that was never read
                pass
        self.process.wait()
        _running.discard(self.process)


def _open_log(log: Path | None) -> IO[bytes] | int:
    try:
        return log.open("ab") if log else subprocess.DEVNULL
    except OSError:  # another machine, without that folder
        return subprocess.DEVNULL


def _kill_program(process: subprocess.Popen[bytes]) -> None:
    """End the program and all that it has started."""
    if sys.platform == "win32":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # gone already
        process.kill()


def end_programs() -> None:
    """End every external bot of this process."""
    for process in tuple(_running):
        _kill_program(process)
