"""`preau simulate`: how fair and how long a game is, when a bot plays itself."""

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


def simulate(
    lang: LangOption,
    game: GameArgument,
    workers: WorkersOption,
    games: Annotated[int, typer.Option("--games", min=1, help=help_text("help-simulate-games"))] = 100,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", help=help_text("help-simulate-bot"))] = "greedy",
    players: PlayersOption = None,
    options: OptionsOption = None,
    out: OutOption = None,
    seed: SeedOption = 1,
    simulations: SimulationsOption = None,
    seconds: SecondsOption = None,
    ray: RayOption = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help=help_text("help-simulate-html"))] = None,
    *,
    by_option: Annotated[bool, typer.Option("--options-by-option", help=help_text("help-simulate-by-option"))] = False,
) -> None:
    import sys

    from preau.arena.match import Match
    from preau.arena.report import VariantResult, write_report
    from preau.arena.variants import Variant, list_variants
    from preau.cli.options import parse_options
    from preau.cli.sources import find_game
    from preau.cli.terminal.match import choose_runner, match_folder, play_match, today
    from preau.cli.terminal.tables import print_summary

    found = find_game(game)
    match = Match.of(
        found,
        [bot],
        players=players,
        options=parse_options(options),
        seed=seed,
        seconds=seconds,
        simulations=simulations,
    )
    speaker = Speaker(lang, found)
    runner = choose_runner(workers, ray)
    played = []
    for variant in list_variants(match) if by_option else [Variant("", match)]:
        path = out / (variant.changed.replace("=", "-") or "unchanged") if out else match_folder(variant.match)
        if variant.changed:
            print(variant.changed, file=sys.stderr)
        played.append(VariantResult(variant, play_match(variant.match, games, path, runner, speaker)))
    print_summary(played[0].summary(), speaker)
    if html:
        html.write_text(write_report(played, lang, today()), "utf-8")
