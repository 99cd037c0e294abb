"""What tests share: every game on the shelf with random play in each, and programs that end with their test."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from preau.games import registry
from preau.games.api import Game, Phrase, Position
from preau.play.history import History
from preau.words import LANGUAGES, Language, say
from preau.words.catalogue import word_files

UNRESOLVED = re.compile(r"\{(\$|-?[a-z]+[a-z0-9-]*\}|\?\?\?)")  # how Fluent shows what it was not given
MOST_DECISIONS = 20_000  # a random game that takes longer never ends
END_SECONDS = 10.0  # until a killed program must have gone


@dataclass(frozen=True)
class Variant:
    """One game with one choice of options."""

    game: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options)])

    def start(self) -> Position:
        game = registry.game(self.game)
        return game.set_up(game.settle(dict(self.options)))


def shelf() -> list[Game]:
    return [registry.game(name) for name in registry.names()]


def variants() -> list[Variant]:
    """Every game as it is, in every edition, and with each option set to each of its values."""
    found: list[Variant] = []
    for game in shelf():
        found.append(Variant(game.name))
        found += [Variant(game.name, (("edition", edition),)) for edition in game.editions]
        for option in game.options:
            ends = option.bounds or ()
            given = [option.example] if option.accepts and option.example else []
            for value in {*map(str, (*option.values, *ends)), *given} - {str(option.default)}:
                found.append(Variant(game.name, ((option.name, value),)))
            found += [Variant(game.name, ((option.name, value), ("seed", "7"))) for value in option.drawn]
    return sorted(found, key=str)


@cache
def random_game(variant: Variant, seed: int = 0) -> History:
    """A whole game by chance, the sand timer included where there is one."""
    chance = random.Random(f"{variant} {seed}")
    history = History(variant.start())
    position = history.start
    while not position.over and len(history) < MOST_DECISIONS:
        if position.game.timed and chance.random() < 0.02:
            try:
                history = history.timeout()
            except ValueError:  # refused now: goes on with a move
                pass
            else:
                position = history.position
                continue
        history = history.play(position.text(chance.choice(position.legal())))
        position = history.position
    return history


@cache
def positions(variant: Variant, count: int = 12, seed: int = 0) -> tuple[Position, ...]:
    """Some positions of a random game, the first and the last among them."""
    history = random_game(variant, seed)
    chance = random.Random(f"{variant} {seed} sample")
    numbers = {0, len(history), *(chance.randrange(len(history) + 1) for _ in range(count - 2))}
    return tuple(history.at(number) for number in sorted(numbers))


def languages(game: Game) -> list[Language]:
    """The languages that a game brings; English it must."""
    found: list[Language] = [each for each in LANGUAGES if word_files(game.package, each)]
    assert "en" in found, f"{game.name} has no English words"
    return found


def check_said(phrase: Phrase, game: Game) -> None:
    """Fail unless the phrase is a whole sentence in all the game's languages."""
    for language in languages(game):
        text = say(phrase, language, game)
        assert text.strip(), (phrase, language)
        assert not text.startswith(phrase.key), f"no words in {language} for {phrase}"
        assert not UNRESOLVED.search(text), f"missing arguments in {language}: {text!r} for {phrase}"


# --- programs --------------------------------------------------------------------------------------------------------


def start_program(command: Sequence[str | Path], **settings: Any) -> subprocess.Popen[Any]:
    """Start a program in a session of its own; `end_program` ends it with all that it has started.

    It hears Ctrl-C even where these tests do not (`./test &` in a script): what is ignored is inherited, a handler of
    ours becomes the default.
    """
    ignored = [each for each in (signal.SIGINT, signal.SIGQUIT) if signal.getsignal(each) is signal.SIG_IGN]
    for each in ignored:
        signal.signal(each, signal.default_int_handler)
    try:
        return subprocess.Popen(command, start_new_session=True, **settings)
    finally:
        for each in ignored:
            signal.signal(each, signal.SIG_IGN)


def end_program(program: subprocess.Popen[Any]) -> None:
    """End a program and all processes of its session at once, if they have not ended by themselves."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program.pid, signal.SIGKILL)
    program.wait(END_SECONDS)
    for stream in (program.stdin, program.stdout, program.stderr):
        if stream is not None:
            stream.close()


@contextmanager
def running_program(command: Sequence[str | Path], **settings: Any) -> Iterator[subprocess.Popen[Any]]:
    """A program that has ended when its test has, whatever happens."""
    program = start_program(command, **settings)
    try:
        yield program
    finally:
        end_program(program)
