"""`preau arena`, `preau ratings`: matches between bots, and how strong those that were played show them to be."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from preau.cli.commands.database import DataOption, UrlOption
from preau.cli.options import (
    GameArgument,
    LangOption,
    OptionsOption,
    OutOption,
    PlayersOption,
    RayOption,
    SecondsOption,
    SeedOption,
    SimulationsOption,
    WorkersOption,
    help_text,
)
from preau.words import Speaker


def arena(
    lang: LangOption,
    game: GameArgument,
    workers: WorkersOption,
    bots: Annotated[list[str], typer.Option("--bots", metavar="BOTS", help=help_text("help-arena-bots"))],
    games: Annotated[int, typer.Option("--games", min=1, help=help_text("help-arena-games"))] = 100,
    players: PlayersOption = None,
    near: Annotated[int | None, typer.Option("--near", help=help_text("help-arena-near"))] = None,
    options: OptionsOption = None,
    out: OutOption = None,
    seed: SeedOption = 1,
    simulations: SimulationsOption = None,
    seconds: SecondsOption = None,
    ray: RayOption = None,
    as_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help=help_text("help-arena-json"))] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help=help_text("help-arena-svg"))] = None,
) -> None:
    import json
    import sys

    from preau.arena.labels import draw_ratings
    from preau.arena.match import Match, parse_bots
    from preau.arena.summary import summarise_match
    from preau.cli.options import parse_options
    from preau.cli.sources import find_game
    from preau.cli.terminal.match import choose_runner, match_folder, play_match, today
    from preau.cli.terminal.tables import print_summary

    found = find_game(game)
    match = Match.of(
        found, parse_bots(bots), players=players, options=parse_options(options), seed=seed, seconds=seconds,
        simulations=simulations, near=near,
    )  # fmt: skip
    speaker = Speaker(lang, found)
    path = out or match_folder(match)
    summary = summarise_match(match, play_match(match, games, path, choose_runner(workers, ray), speaker))
    print_summary(summary, speaker)
    if games % match.games_until_even and len(set(match.bots)) > 1:
        print(speaker("arena-uneven", even=match.games_until_even), file=sys.stderr)
    print(speaker("arena-kept", path=str(path)), file=sys.stderr)
    if as_json:
        as_json.write_text(json.dumps(summary.to_json(today()), indent=1, ensure_ascii=False) + "\n", "utf-8")
    if svg:
        svg.write_text(draw_ratings(summary, lang) + "\n", "utf-8")


def ratings(
    lang: LangOption,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help=help_text("help-ratings-game"))] = None,
    players: Annotated[int | None, typer.Option("--players", min=1, help=help_text("help-ratings-players"))] = None,
    people: Annotated[bool, typer.Option("--people", help=help_text("help-ratings-people"))] = False,
    recompute: Annotated[bool, typer.Option("--recompute", help=help_text("help-ratings-recompute"))] = False,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    if people or recompute:
        from preau.cli.commands.club.people_ratings import print_people, recompute_people

        (recompute_people if recompute else print_people)(lang, database_url, data)
        return
    from preau.bots import BOTS
    from preau.bots import ratings as stored
    from preau.bots.introductions import introduce
    from preau.cli.sources import find_game
    from preau.cli.terminal.tables import print_ratings, print_unmeasured
    from preau.games import registry

    games = [registry.game(name) for name in registry.names()] if game is None else [find_game(game)]
    if players is not None and game is not None:
        games[0].settle({"players": str(players)})  # refuses what that game does not have
    printed = 0
    for found in games:
        speaker = Speaker(lang, found)
        sizes = stored.sizes_measured(found.name) if players is None else (players,)
        tables = [table for size in sizes if (table := stored.ratings_of(found.name, size))]
        for table in tables:
            print_ratings(table, speaker)
        if not tables:
            print_unmeasured(found, players, speaker)
        for bot in BOTS:
            print(f"  {introduce(found, bot, lang, players).line}")
        printed += len(tables)
    if printed:
        print(Speaker(lang)("arena-ratings-how"))
