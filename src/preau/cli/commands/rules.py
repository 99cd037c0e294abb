"""`preau rules`: the rulebook, whole or by number."""

from __future__ import annotations

from typing import Annotated

import typer

from preau.cli.options import GameArgument, LangOption, help_text
from preau.cli.sources import find_game
from preau.games.api import Game
from preau.words import Language, Rule, Speaker, game_title, rulebook
from preau.words.rulebook import rules_under


def rules(
    game: GameArgument,
    lang: LangOption,
    number: Annotated[str | None, typer.Argument(metavar="[NUMBER]", help=help_text("help-rules-number"))] = None,
) -> None:
    found = find_game(game)
    print_rules(found, lang, number)


def print_rules(game: Game, lang: Language, number: str | None = None) -> None:
    """Print one rule, a section or the book; raises UnknownRule."""
    from rich.console import Console

    console = Console(highlight=False)
    speaker = Speaker(lang, game)
    if number is None:
        console.print(game_title(game, lang), style="bold", markup=False)
    for rule in rulebook(game, lang) if number is None else rules_under(game, number, lang):
        console.print()
        for style, line in _rule_lines(rule, speaker):
            console.print(line, style=style, markup=False, soft_wrap=not console.is_terminal)


def _rule_lines(rule: Rule, speaker: Speaker) -> list[tuple[str, str]]:
    lines = [("bold" if rule.text else "bold underline", f"{rule.number}  {rule.title}")]
    lines += [("", rule.text)] if rule.text else []
    lines += [("dim", speaker("terminal-rule-ruling", text=rule.ruling))] if rule.ruling else []
    lines += [("dim", speaker("terminal-rule-edition", text=rule.edition))] if rule.edition else []
    return lines
