"""Which lessons have been taken on this machine: a small JSON file in the data folder."""

from __future__ import annotations

import json
from pathlib import Path

from preau.cli.saves import folder
from preau.games.api import Game

FILE = "lessons.json"


def done(game: Game) -> frozenset[str]:
    """The ids of the lessons taken to their end."""
    return frozenset(_read().get(game.name, ()))


def finish(game: Game, lesson: str) -> frozenset[str]:
    """Write down a lesson as taken; all that are."""
    taken = done(game) | {lesson}
    path = _path()
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    text = json.dumps(_read() | {game.name: sorted(taken)}, indent=2, sort_keys=True)
    beside.write_text(text + "\n", "utf-8", newline="\n")
    beside.replace(path)
    return taken


def _path() -> Path:
    return folder() / FILE


def _read() -> dict[str, list[str]]:
    """The file's content; nothing where there is none, or none that makes sense: a tick lost is no reason to stop."""
    try:
        data = json.loads(_path().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    taken = data.items() if isinstance(data, dict) else ()
    return {game: [each for each in ids if isinstance(each, str)] for game, ids in taken if isinstance(ids, list)}
