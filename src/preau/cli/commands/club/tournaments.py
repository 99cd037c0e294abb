"""`preau tournaments`: what can be entered, what goes on, and what is over."""

from __future__ import annotations

import asyncio
import json
from dataclasses import asdict
from typing import Annotated

import typer

from preau.cli.commands.database import DataOption, UrlOption, find_database
from preau.cli.options import LangOption, help_text
from preau.games import registry
from preau.words import Speaker, game_title
from preau.words.text import aside_text

STATUSES = ("open", "running", "over")


def tournaments(
    lang: LangOption,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("help-tournaments-json"))] = False,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.tournaments.store import tournaments_in

    speaker = Speaker(lang)
    found = asyncio.run(tournaments_in(find_database(database_url, data)))
    if as_json:
        print(json.dumps([asdict(each) for each in found], indent=1, ensure_ascii=False))
        return
    for status in STATUSES:
        lines = [each for each in found if each.status == status]
        if lines:
            print(speaker(f"tourney-list-{status}"))
        for each in lines:
            game = game_title(registry.game(each.game), lang) if registry.is_installed(each.game) else each.game
            kind = speaker(f"tourney-kind-{each.kind.replace('_', '-')}")
            players = aside_text(speaker("tourney-players", count=each.players), lang)
            print(f"  {each.id}  {each.name}  {game} · {kind} {players}")
    if not found:
        print(speaker("tourney-none"))
