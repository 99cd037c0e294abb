"""`preau ratings`: how strong the bots were measured to be."""

from __future__ import annotations

from typing import Annotated

import typer

from preau.cli.options import LangOption, help_text
from preau.words import Speaker


def ratings(
    lang: LangOption,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=help_text("help-ratings-game"))] = None,
) -> None:
    from preau.bots import BOTS
    from preau.bots.introductions import introduce
    from preau.bots.ratings import ratings_of
    from preau.cli.shelf import find_game
    from preau.cli.terminal.tables import print_ratings
    from preau.games import registry
    from preau.words import game_title

    names = registry.names() if game is None else [find_game(game).name]
    for name in names:
        found = registry.game(name)
        speaker = Speaker(lang, found)
        measured = ratings_of(name)
        if measured is not None:
            print_ratings(measured, speaker)
        else:
            print(speaker("arena-ratings-none", title=game_title(found, lang), game=name))
        for bot in BOTS:
            print(f"  {introduce(found, bot, lang).line}")
    if any(map(ratings_of, names)):
        print(Speaker(lang)("arena-ratings-how"))
