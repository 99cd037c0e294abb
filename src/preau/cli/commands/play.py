"""`preau play`: a game in the terminal, everybody at one keyboard."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from preau.cli.options import LangOption, help_text
from preau.games.api import Phrase, PositionError
from preau.words import Language, Speaker, game_title

if TYPE_CHECKING:
    from rich.console import Console

    from preau.play.records import Record


def play(
    lang: LangOption,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("help-play-game"))] = None,
    options: Annotated[
        list[str] | None, typer.Argument(metavar="OPTION=VALUE", help=help_text("help-play-options"))
    ] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help=help_text("help-play-name"))] = None,
    *,
    resume: Annotated[bool, typer.Option("--resume", help=help_text("help-play-resume"))] = False,
) -> None:
    from rich.console import Console

    from preau.cli.terminal.game import GameSession

    console = Console(highlight=False)
    now = datetime.now().astimezone()
    try:
        if game is None and not resume:
            game = _choose_game(console, lang)
        record, path = _open_record(game, options or [], name or [], now, resume=resume)
        GameSession(record, path, lang, console).run()
    except (KeyboardInterrupt, EOFError):  # before the first game was chosen: nothing to lose
        print()


def _choose_game(console: Console, lang: Language) -> str:
    """Ask for a game on the shelf, by its number or its name."""
    from preau.games import registry

    names = registry.names()
    speaker = Speaker(lang)
    for number, name in enumerate(names, 1):
        console.print(f"{number:>3}  {game_title(registry.game(name), lang)}", markup=False)
    while True:
        answer = input(speaker("terminal-play-which") + " ").strip()
        if answer in names:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]


def _open_record(
    game: str | None, options: list[str], names: list[str], now: datetime, *, resume: bool
) -> tuple[Record, Path]:
    """The record to go on with, and where it is saved."""
    from preau.cli.sources import find_game
    from preau.cli.terminal import saves
    from preau.play.history import History
    from preau.play.inputs import given_options
    from preau.play.records import Record

    if resume:
        path = saves.latest_save(game)
        if path is None:
            raise PositionError(Phrase("terminal-nothing-to-resume"))
        return saves.load_record(path), path
    assert game is not None
    if game.endswith(saves.SAVE_SUFFIX) and Path(game).is_file():
        return saves.load_record(Path(game)), Path(game)
    found = find_game(game)
    start = found.set_up(found.settle(given_options(options)))
    record = Record(History(start), tuple(names[: start.players]), now.date().isoformat())
    return record, saves.new_save_path(found.name, now)
