"""`preau games`: what is on the shelf."""

from __future__ import annotations

from typing import Annotated

import typer

from preau.cli.options import LangOption, help_text
from preau.cli.sources import find_game
from preau.games import registry
from preau.games.api import Game, Option
from preau.words import Language, Speaker, edition_name, game_pitch, game_title, option_help, value_help
from preau.words.text import pairs_text, span_text


def games(
    lang: LangOption,
    name: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("help-games-game"))] = None,
) -> None:
    if name is not None:
        print("\n".join(_details(find_game(name), lang)))
        return
    shelf = [registry.game(each) for each in registry.names()]
    broken = registry.broken_games()
    width = max(map(len, [*registry.names(), *broken]), default=0)
    for game in shelf:
        about = Speaker(lang, game)("terminal-games-line", players=_players(game, lang), minutes=game.minutes)
        print(f"{game.name:<{width}}  {pairs_text([(game_title(game, lang), about)], lang)}")
    for each, reason in broken.items():
        print(f"{each:<{width}}  {Speaker(lang)('terminal-games-broken', reason=reason)}")


def _players(game: Game, lang: Language) -> str:
    option = next(option for option in game.options if option.name == "players")
    counts = [int(value) for value in option.values] or list(option.bounds or (1,))
    return span_text(min(counts), max(counts), lang)


def _details(game: Game, lang: Language) -> list[str]:
    speaker = Speaker(lang, game)
    lines = [game_title(game, lang), *filter(None, [game_pitch(game, lang)]), ""]
    for option in game.options:
        told = speaker.sentences([option_help(game, option, lang), speaker.aside(option.rule)])
        lines.append(f"{option.name}={option.default}  {told}")
        lines += [f"    {text}" for text in _values(game, option, lang)]
    for edition, values in game.editions.items():
        same = " ".join(f"{name}={value}" for name, value in values.items())
        same = same or speaker("terminal-games-edition-default")
        lines.append(f"edition={edition}  {pairs_text([(edition_name(game, edition, lang), same)], lang)}")
    return lines


def _values(game: Game, option: Option, lang: Language) -> list[str]:
    if option.bounds:
        return [span_text(*option.bounds, lang)]
    return [
        f"{option.name}={value}  {value_help(game, option, value, lang)}".rstrip()
        for value in option.values + option.drawn
    ]
