"""Where a game or a position comes from: a name, options, a line of position text, exchange JSON, a record, a file."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from preau.games import position_reader, registry
from preau.games.api import Game, Phrase, PositionError
from preau.games.registry import UnknownGame
from preau.play.history import History
from preau.play.inputs import given_options
from preau.play.record_reader import read_leniently
from preau.play.records import FIRST_LINE
from preau.words import nearest_game

STDIN = "-"


def find_game(name: str) -> Game:
    """The game of that name; raises UnknownGame with the nearest name, if one is near."""
    if not registry.is_installed(name) and (guess := nearest_game(name.lower(), registry.names())):
        raise UnknownGame(Phrase("input-unknown-game-guess", {"name": name, "guess": guess}))
    return registry.game(name)


def read_file(name: str) -> str:
    """The text of a file, or of standard input for `-`; bytes that are not UTF-8 show up as odd characters."""
    if name == STDIN:
        return sys.stdin.buffer.read().decode(errors="replace")
    return Path(name).read_text("utf-8", errors="replace")


def history_of_words(words: Sequence[str]) -> History:
    """The line of play that the words of a command line mean; raises Refused or OSError."""
    first, *options = words
    if not registry.is_installed(first) and not options and _is_file(first):
        return history_of_text(read_file(first))
    if all("=" in option for option in options) and " " not in first and not first.startswith("{"):
        game = find_game(first)
        return History(game.set_up(game.settle(given_options(options))))
    return history_of_text(" ".join(words))


def _is_file(name: str) -> bool:
    try:
        return name == STDIN or Path(name).is_file()
    except OSError:  # a whole position can be too long for a file's name
        return False


def history_of_text(text: str) -> History:
    """The line of play in a piece of text: exchange JSON, a record, or a line of position text."""
    text = text.strip().removeprefix("\ufeff")
    if not text:
        raise PositionError(Phrase("terminal-nothing-to-show"))
    if text.startswith("{"):
        return History(position_reader.load(text))
    if text.startswith(FIRST_LINE):
        return read_leniently(text)[0].history
    return History(position_reader.position(text))
