"""`preau show`: a picture of a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from preau.cli.options import LangOption, help_text


def show(
    lang: LangOption,
    what: Annotated[list[str], typer.Argument(metavar="WHAT", help=help_text("help-show-what"))],
    to: Annotated[int | None, typer.Option("--to", min=0, help=help_text("help-to"))] = None,
    layer: Annotated[list[str] | None, typer.Option("--layer", metavar="LAYER", help=help_text("help-layer"))] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help=help_text("help-svg"))] = None,
) -> None:
    from rich.console import Console

    from preau.cli.sources import history_of_words
    from preau.cli.terminal.board import print_board, write_svg

    history = history_of_words(what)
    position = history.at(len(history) if to is None else min(to, len(history)))
    if svg is not None:
        write_svg(svg, position, lang, layer or ())
    else:
        print_board(Console(highlight=False), position, lang, layer or ())
