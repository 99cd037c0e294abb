"""`preau rules`: the rulebook, whole or by number, as players read it and to the letter."""

from __future__ import annotations

from typing import Annotated

import typer

from preau.cli.options import GameArgument, LangOption, help_text
from preau.cli.sources import find_game
from preau.games.api import Game
from preau.words import Language, Rule, Speaker, game_opening, game_title, rulebook
from preau.words.rulebook import rules_under


def rules(
    game: GameArgument,
    lang: LangOption,
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]", help=help_text("help-rules-number"))] = None,
    letter: Annotated[bool, typer.Option("--letter", help=help_text("help-rules-letter"))] = False,
) -> None:
    found = find_game(game)
    print_rules(found, lang, number, letter=letter)


def print_rules(game: Game, lang: Language, number: str | None = None, *, letter: bool = False) -> None:
    """Print one rule, a section or the book; raises UnknownRule. One rule alone is told to the letter, too."""
    from rich.console import Console

    console = Console(highlight=False)
    speaker = Speaker(lang, game)
    asked = rulebook(game, lang) if number is None else rules_under(game, number, lang)
    letter = letter or (number is not None and len(asked) == 1)
    if number is None:
        console.print(game_title(game, lang), style="bold", markup=False)
        for part, text in game_opening(game, lang).items():
            console.print()
            console.print(speaker(f"learn-{part}"), style="bold underline", markup=False)
            console.print(text, markup=False, soft_wrap=not console.is_terminal)
    for rule in asked:
        console.print()
        for style, line in _rule_lines(rule, speaker, letter=letter):
            console.print(line, style=style, markup=False, soft_wrap=not console.is_terminal)


def _rule_lines(rule: Rule, speaker: Speaker, *, letter: bool) -> list[tuple[str, str]]:
    heading = not rule.text
    lines = [("bold underline" if heading else "bold", f"{rule.number}  {rule.title}")]
    lines += [("", text) for text in (rule.lead, rule.text) if text]
    exact = [text for text in (rule.letter, rule.edition, rule.ruling) if text]
    if letter and exact:
        lines += [("dim", ""), ("dim italic", speaker("terminal-rule-letter"))]
        lines += [("dim", text) for text in exact]
    return lines
