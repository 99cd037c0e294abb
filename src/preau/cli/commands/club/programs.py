"""`preau bots`: which accounts are bots', and making one a bot's or a person's."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from preau.cli.commands.database import DataOption, UrlOption, find_database
from preau.cli.options import LangOption, help_text
from preau.games.api import OptionError, Phrase
from preau.words import Speaker

KINDS = ("bot", "person")


def bots(
    lang: LangOption,
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help=help_text("help-bots-name"), show_default=False)
    ] = None,
    kind: Annotated[
        str, typer.Argument(metavar="bot|person", help=help_text("help-bots-kind"), show_default=False)
    ] = "bot",
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.programs.bot_accounts import bots_in

    if kind not in KINDS:
        raise OptionError(Phrase("hosts-unknown-action", {"action": kind[:40], "known": tuple(KINDS)}))
    found = asyncio.run(bots_in(find_database(database_url, data), name, bot=kind == "bot"))
    print("\n".join(found) or Speaker(lang)("programs-no-bots"))
