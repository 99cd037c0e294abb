"""A match as a command plays it: on what it runs, where it lies, and the bar that shows how far it is."""

from __future__ import annotations

import json
import sys
from datetime import datetime
from hashlib import sha256
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from preau.arena.folder import MatchFolder
from preau.arena.game import GameResult
from preau.arena.match import Match
from preau.arena.runners import Runner, cores_runner, ray_runner, run_match
from preau.cli.terminal.saves import data_folder
from preau.words import Speaker


def today() -> str:
    return datetime.now().astimezone().date().isoformat()


def choose_runner(workers: int, ray: str | None) -> Runner:
    """On a Ray cluster where one is named, else on the cores of this machine."""
    return cores_runner(workers) if ray is None else ray_runner(ray)


def match_folder(match: Match) -> Path:
    """Where a match lies when nobody says where: the same match always in the same place."""
    mark = sha256(json.dumps(match.to_json(), sort_keys=True).encode()).hexdigest()[:8]
    return data_folder() / "arena" / f"{match.game}-{match.players}-{mark}"


def play_match(match: Match, games: int, path: Path, runner: Runner, speaker: Speaker) -> list[GameResult]:
    """Play what is missing, with a bar that shows how far it is. Ctrl-C says where the results are."""
    folder = MatchFolder(path, match)
    console = Console(stderr=True, highlight=False)
    done = games - len(folder.missing_games(games))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task(speaker("arena-progress"), total=games, completed=done)
            return run_match(match, games, folder, runner, date=today(), on_result=lambda _: progress.advance(bar))
    except KeyboardInterrupt:
        print(speaker("arena-stopped", games=len(folder.results), path=str(path)), file=sys.stderr)
        raise
