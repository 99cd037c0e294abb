"""`preau ratings --people`: the lists of the best, and all ratings computed anew."""

from __future__ import annotations

import asyncio
from pathlib import Path

from preau.cli.commands.database import find_database
from preau.games import registry
from preau.words import Language, Speaker, game_title
from preau.words.text import aside_text, decimal_text


def print_people(lang: Language, database_url: str | None, data: Path | None) -> None:
    """The best of every game and number of players."""
    from preau.server.ratings.leaderboard import all_leaders

    speaker = Speaker(lang)
    found = asyncio.run(all_leaders(find_database(database_url, data)))
    if not found:
        print(speaker("ratings-nobody"))
    for pool, lines in found.items():
        title = game_title(registry.game(pool.game), lang) if pool.game in registry.names() else pool.game
        print(speaker("ratings-board-title", game=title, players=pool.players))
        if not lines:
            print(f"  {speaker('ratings-nobody-sure')}")
        for line in lines:
            rating, doubt = (decimal_text(value, lang) for value in (line.skill.mean, line.skill.doubt))
            games = aside_text(speaker("ratings-games", count=line.games), lang)
            print(f"  {line.rank:3d}  {rating:>5} ±{doubt:<4}  {line.name} {games}")


def recompute_people(lang: Language, database_url: str | None, data: Path | None) -> None:
    """All ratings from the results, in the place of those that are kept."""
    from preau.server.ratings.recompute import recompute

    done = asyncio.run(recompute(find_database(database_url, data)))
    print(Speaker(lang)("ratings-recomputed", games=done.games, people=done.people, changed=done.changed))
