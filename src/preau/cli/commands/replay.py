"""`preau replay`: read a record, and print, check, convert or draw it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from preau.cli.options import LangOption, help_text
from preau.words import Speaker

if TYPE_CHECKING:
    from rich.console import Console

    from preau.play.history import History
    from preau.play.records import Record


def replay(
    lang: LangOption,
    file: Annotated[str, typer.Argument(metavar="FILE", help=help_text("help-replay-file"))],
    to: Annotated[int | None, typer.Option("--to", min=0, help=help_text("help-to"))] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help=help_text("help-svg"))] = None,
    *,
    check: Annotated[bool, typer.Option("--check", help=help_text("help-check"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("help-json"))] = False,
    lenient: Annotated[bool, typer.Option("--lenient", help=help_text("help-lenient"))] = False,
) -> None:
    import json

    from preau.cli.sources import read_file
    from preau.cli.terminal.board import print_board, write_svg
    from preau.play.record_reader import read, read_leniently

    text = read_file(file)
    record, notes = read_leniently(text) if lenient else (read(text), ())
    speaker = Speaker(lang, record.game)
    for note in notes:
        print(speaker("input-record-line", line=note.line, why=note.phrase), file=sys.stderr)
    history = record.history
    number = len(history) if to is None else min(to, len(history))
    position = history.at(number)
    if check and not notes:
        print(speaker("terminal-replay-sound", moves=len(history)))
    if as_json:
        print(json.dumps(position.to_json()))
    if svg is not None:
        write_svg(svg, position, lang)
    if not (check or as_json or svg):
        from rich.console import Console

        console = Console(highlight=False)
        _print_story(console, record, number, speaker)
        print_board(console, position, lang)
    if check and notes:
        raise typer.Exit(1)


def _print_story(console: Console, record: Record, number: int, speaker: Speaker) -> None:
    """Every decision in words, and what came of it."""
    from preau.words import game_title

    day = f" ({record.date})" if record.date else ""
    console.print(game_title(record.game, speaker.language) + day, style="bold", markup=False)
    for seat, name in enumerate(record.names):
        if name:
            console.print(speaker("terminal-seat-name", seat=seat + 1, name=name), markup=False)
    for line in _story_lines(record.history, number, speaker):
        console.print(line, markup=False, soft_wrap=True)


def _story_lines(history: History, number: int, speaker: Speaker) -> list[str]:
    lines = []
    for step in history.steps[:number]:
        told = speaker("teach-timeout") if step.phrase is None else speaker.say(step.phrase)
        lines.append(f"{step.turn}. {step.text}  {told}")
        lines += [f"    {speaker.effect(effect)}" for effect in step.effects]
    return lines
