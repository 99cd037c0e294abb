"""What commands share: their options; and those that play matches: the folder, the progress bar."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from preau.games.api import Phrase
from preau.words import Language, Speaker, language_of_environment, say

if TYPE_CHECKING:
    from preau.arena.game import GameResult
    from preau.arena.match import Match
    from preau.arena.runners import Runner


def environment_language() -> Language:
    return language_of_environment(os.environ)


def help_text(key: str) -> str:
    """A text of `--help`, which is shown before any `--lang` is read."""
    return say(Phrase(key), environment_language())


LangOption = Annotated[
    Language,
    typer.Option("--lang", help=help_text("help-lang"), default_factory=environment_language, show_default=False),
]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help=help_text("help-arg-game"), show_default=False)]
PlayersOption = Annotated[int | None, typer.Option("--players", min=1, help=help_text("help-arena-players"))]
OptionsOption = Annotated[
    list[str] | None, typer.Option("--options", metavar="NAME=VALUE", help=help_text("help-arena-options"))
]
OutOption = Annotated[Path | None, typer.Option("--out", metavar="DIR", help=help_text("help-arena-out"))]
SeedOption = Annotated[int, typer.Option("--seed", help=help_text("help-arena-seed"))]
SimulationsOption = Annotated[int | None, typer.Option("--simulations", help=help_text("help-arena-simulations"))]
SecondsOption = Annotated[float | None, typer.Option("--seconds", help=help_text("help-arena-seconds"))]
WorkersOption = Annotated[
    int,
    typer.Option(
        "--workers", min=1, max=256, help=help_text("help-arena-workers"), default_factory=lambda: os.cpu_count() or 1,
        show_default=False,
    ),
]  # fmt: skip
RayOption = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=help_text("help-arena-ray"))]


def parse_options(options: Sequence[str] | None) -> dict[str, str]:
    """`--options a=1 --options "b=2 c=3"` as names and values."""
    from preau.play.inputs import given_options

    return given_options(word for text in options or () for word in text.split())


def today() -> str:
    return datetime.now().astimezone().date().isoformat()


def choose_runner(workers: int, ray: str | None) -> Runner:
    from preau.arena.runners import cores_runner, ray_runner

    return cores_runner(workers) if ray is None else ray_runner(ray)


def match_folder(match: Match) -> Path:
    """Where a match lies when nobody says where: the same match always in the same place."""
    import json
    from hashlib import sha256

    from preau.cli.terminal.saves import folder

    mark = sha256(json.dumps(match.to_json(), sort_keys=True).encode()).hexdigest()[:8]
    return folder() / "arena" / f"{match.game}-{match.players}-{mark}"


def play_match(match: Match, games: int, path: Path, runner: Runner, speaker: Speaker) -> list[GameResult]:
    """Play what is missing, with a bar that shows how far it is. Ctrl-C says where the results are."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from preau.arena.folder import MatchFolder
    from preau.arena.runners import run_match

    folder = MatchFolder(path, match)
    console = Console(stderr=True, highlight=False)
    done = games - len(folder.missing_games(games))
    looks = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*looks, console=console, transient=True, disable=not console.is_terminal) as progress:
            bar = progress.add_task(speaker("arena-progress"), total=games, completed=done)
            return run_match(match, games, folder, runner, date=today(), on_result=lambda _: progress.advance(bar))
    except KeyboardInterrupt:
        print(speaker("arena-stopped", games=len(folder.results), path=str(path)), file=sys.stderr)
        raise
