"""`preau rules`: the rulebook, whole or by number, for players and to the letter. `preau words`: all that is said."""

from __future__ import annotations

from typing import Annotated

import typer

from preau.cli.main import FAILURE_STATUS
from preau.cli.options import GameArgument, LangOption, help_text
from preau.cli.sources import find_game
from preau.games import registry
from preau.games.api import Game
from preau.words import Language, Rule, Speaker, game_opening, game_title, rulebook
from preau.words.catalogue import INTERFACE
from preau.words.proof import Erratum, read_proofs, wordings_of
from preau.words.rulebook import rules_under


def rules(
    game: GameArgument,
    lang: LangOption,
    number: Annotated[str | None, typer.Argument(metavar="RULE", help=help_text("help-rules-number"))] = None,
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


# --- all that is said ------------------------------------------------------------------------------------------------


def words(
    lang: LangOption,
    check: Annotated[
        str | None, typer.Option("--check", metavar="LANGUAGE", help=help_text("help-words-check"))
    ] = None,
) -> None:
    speaker = Speaker(lang)
    if check is None:
        for package in _packages(lang):
            for key, wording in wordings_of(package, lang).items():
                print(f"{_folder(package, lang)}/{wording.file}.ftl  {key}\n{wording.parts['']}")
        return
    proofs = (read_proofs(package, check, game) for package, game in _packages(check).items())
    errata = [erratum for proof in proofs for erratum in proof]
    for erratum in errata:
        print(_erratum_line(erratum, check, speaker))
    print(speaker("terminal-words-found", count=len(errata), language=check))
    if errata:
        raise typer.Exit(FAILURE_STATUS)


def _packages(language: str) -> dict[str, str]:
    """The packages whose words are looked at, each with the game they belong to: the interface's belong to none.

    A game from outside may speak fewer languages; it is read in those that it has.
    """
    found = {registry.game(name).package: name for name in registry.names()}
    ours = f"{INTERFACE}."
    return {INTERFACE: ""} | {
        package: name for package, name in found.items() if package.startswith(ours) or wordings_of(package, language)
    }


def _erratum_line(erratum: Erratum, language: str, speaker: Speaker) -> str:
    place = f"{_folder(erratum.package, language)}/{erratum.file}.ftl"
    return f"{place}  {erratum.key}  {speaker.say(erratum.what)}"


def _folder(package: str, language: str) -> str:
    return f"{package.replace('.', '/')}/words/{language}"
