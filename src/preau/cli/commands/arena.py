"""`preau arena`: matches between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

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
    bots: Annotated[list[str], typer.Option("--bots", help=help_text("help-arena-bots"))],
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
    from preau.cli.options import choose_runner, match_folder, parse_options, play_match, today
    from preau.cli.shelf import find_game
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
