"""A position as a command shows it: on the terminal, or in an SVG file."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING

from preau.games.api import OptionError, Phrase, Position
from preau.words import Language, Speaker
from preau.words.text import nearest_word

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text


def board_text(
    position: Position, lang: Language, *, layers: Collection[str] = (), lit: Collection[str] = (),
    trouble: Collection[str] = (),
) -> Text:  # fmt: skip
    """The board in colour, with what lies beside it, and below it what its signs mean."""
    from rich.text import Text

    from preau.draw.terminal import legend_lines, terminal_lines

    speaker, scene = Speaker(lang, position.game), position.scene()
    text = Text()
    meanings = [(sign, speaker.say(phrase)) for sign, phrase in scene.legend]
    meanings += [(":", speaker.say(layer.phrase)) for layer in scene.layers if layer.name in layers]
    meanings += [("[ ]", speaker("terminal-legend-lit"))] if lit else []
    meanings += [("! !", speaker("terminal-legend-trouble"))] if trouble else []
    lines = terminal_lines(
        scene, layers=layers, lit=lit, trouble=trouble, say=speaker.say, mark=speaker.mark, colon=speaker.colon
    )
    for line in (*lines, *legend_lines(meanings)):
        for span in line:
            text.append(span.text, span.style())
        text.append("\n")
    return text


def print_board(console: Console, position: Position, lang: Language, layers: Collection[str] = ()) -> None:
    check_layers(position, layers)
    console.print(board_text(position, lang, layers=layers), soft_wrap=True, end="")


def write_svg(path: Path, position: Position, lang: Language, layers: Collection[str] = ()) -> None:
    from preau.draw.svg import svg

    check_layers(position, layers)
    picture = svg(position.scene(), layers=layers, say=Speaker(lang, position.game).say)
    path.write_text(picture + "\n", "utf-8")


def check_layers(position: Position, layers: Collection[str]) -> None:
    """Raise OptionError for a layer that the scene does not have."""
    known = [layer.name for layer in position.scene().layers]
    for layer in layers:
        if layer not in known:
            near = nearest_word(layer, known)
            allowed = (near,) if near else tuple(known) or ("-",)
            raise OptionError(Phrase("input-unknown-layer", {"name": layer, "allowed": allowed}))
