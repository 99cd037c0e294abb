"""Which lessons and puzzles have been done on this machine: a small JSON file each in the data folder."""

from __future__ import annotations

import json

from preau.cli.terminal.saves import data_folder
from preau.games.api import Game

LESSONS_FILE, PUZZLES_FILE = "lessons.json", "puzzles.json"


def done_ids(game: Game, file: str = LESSONS_FILE) -> frozenset[str]:
    """The ids of the lessons taken to their end, or of the puzzles solved."""
    return frozenset(_read_file(file).get(game.name, ()))


def mark_done(game: Game, each: str, file: str = LESSONS_FILE) -> frozenset[str]:
    """Write down a lesson or puzzle as done; all that are."""
    taken = done_ids(game, file) | {each}
    path = data_folder() / file
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    text = json.dumps(_read_file(file) | {game.name: sorted(taken)}, indent=2, sort_keys=True)
    beside.write_text(text + "\n", "utf-8", newline="\n")
    beside.replace(path)
    return taken


def _read_file(file: str) -> dict[str, list[str]]:
    """The file's content; nothing where there is none, or none that makes sense: a tick lost is no reason to stop."""
    try:
        data = json.loads((data_folder() / file).read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    taken = data.items() if isinstance(data, dict) else ()
    return {game: [each for each in ids if isinstance(each, str)] for game, ids in taken if isinstance(ids, list)}
