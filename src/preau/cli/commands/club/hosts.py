"""`preau roles`, `moderate`, `sanctions`, `announce`, `registration`, `invite`, `ledger`: what hosts have on pages."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, get_args

import typer

from preau.cli.commands.database import DataOption, UrlOption, find_database
from preau.cli.options import LangOption, help_text
from preau.games.api import OptionError, Phrase
from preau.words import LANGUAGES, Speaker
from preau.words.text import when_text

WhyOption = Annotated[str, typer.Option("--why", metavar="TEXT", help=help_text("help-moderate-why"))]
HoursOption = Annotated[int | None, typer.Option("--hours", min=1, help=help_text("help-moderate-hours"))]
KINDS = {"warn": "warning", "silence": "silence", "suspend": "suspension"}


def roles(
    lang: LangOption,
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help=help_text("help-roles-name"), show_default=False)
    ] = None,
    role: Annotated[
        str | None, typer.Argument(metavar="host|moderator|none", help=help_text("help-roles-role"), show_default=False)
    ] = None,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.moderation.host_commands import give_role_in, roles_in
    from preau.server.moderation.roles import RoleName

    speaker, url = Speaker(lang), find_database(database_url, data)
    if name is not None:
        wanted = _one_of(role or "", (*get_args(RoleName), "none"))
        asyncio.run(give_role_in(url, name, None if wanted == "none" else wanted))  # type: ignore[arg-type]
    found = asyncio.run(roles_in(url))
    for each in found:
        print(speaker("hosts-role-line", name=each.name, role=speaker(f"hosts-role-{each.role}")))
    if not found:
        print(speaker("hosts-no-roles"))


def moderate(
    lang: LangOption,
    action: Annotated[
        str,
        typer.Argument(
            metavar="warn|silence|suspend|undo|close", help=help_text("help-moderate-action"), show_default=False
        ),
    ],
    whom: Annotated[str, typer.Argument(metavar="WHOM", help=help_text("help-moderate-whom"), show_default=False)],
    why: WhyOption = "",
    hours: HoursOption = None,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.moderation import host_commands

    speaker, url = Speaker(lang), find_database(database_url, data)
    chosen = _one_of(action, (*KINDS, "undo", "close"))
    if chosen == "undo":
        asyncio.run(host_commands.undo_in(url, whom))
    elif chosen == "close":
        asyncio.run(host_commands.close_report_in(url, whom))
    else:
        kind: Any = KINDS[chosen]
        print(asyncio.run(host_commands.impose_in(url, whom, kind, why, hours)))
    print(speaker("hosts-done"))


def sanctions(
    lang: LangOption,
    name: Annotated[
        str | None, typer.Argument(metavar="NAME", help=help_text("help-sanctions-name"), show_default=False)
    ] = None,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.moderation.host_commands import sanctions_in

    speaker = Speaker(lang)
    found = asyncio.run(sanctions_in(find_database(database_url, data), name))
    for each in found:
        sanction = each.sanction
        kind, at = speaker(f"hosts-kind-{sanction.kind}"), when_text(sanction.at, lang)
        if sanction.kind == "warning":
            text = speaker("hosts-imposed", kind=kind, at=at)
        elif sanction.until is None:
            text = speaker("hosts-imposed-for-good", kind=kind, at=at)
        else:
            text = speaker("hosts-imposed-until", kind=kind, at=at, until=when_text(sanction.until, lang))
        state = speaker(f"hosts-state-{'undone' if sanction.undone else 'runs' if each.in_force else 'over'}")
        name_text = each.name or speaker("hosts-a-guest")
        print(speaker("hosts-sanction-line", id=sanction.id, name=name_text, text=text, state=state, why=sanction.why))
    if not found:
        print(speaker("hosts-nothing-imposed"))


def announce(
    lang: LangOption,
    en: Annotated[str, typer.Option("--en", metavar="TEXT", help=LANGUAGES["en"])] = "",
    fr: Annotated[str, typer.Option("--fr", metavar="TEXT", help=LANGUAGES["fr"])] = "",
    de: Annotated[str, typer.Option("--de", metavar="TEXT", help=LANGUAGES["de"])] = "",
    ja: Annotated[str, typer.Option("--ja", metavar="TEXT", help=LANGUAGES["ja"])] = "",
    hours: HoursOption = None,
    remove: Annotated[
        str | None, typer.Option("--remove", metavar="ID", help=help_text("help-announce-remove"))
    ] = None,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.moderation import host_commands

    speaker, url = Speaker(lang), find_database(database_url, data)
    if remove is not None:
        asyncio.run(host_commands.remove_announcement_in(url, remove))
    texts = {"en": en, "fr": fr, "de": de, "ja": ja}
    if any(texts.values()):
        asyncio.run(host_commands.announce_in(url, texts, hours))
    found = asyncio.run(host_commands.announcements_in(url))
    for each in found:
        until = "" if each.until is None else speaker("hosts-told-until", until=when_text(each.until, lang))
        print("  ".join(filter(None, (each.id, *each.texts.values(), until))))
    if not found:
        print(speaker("hosts-nothing-told"))


def registration(
    lang: LangOption,
    mode: Annotated[
        str | None,
        typer.Argument(metavar="open|invited|closed", help=help_text("help-registration-mode"), show_default=False),
    ] = None,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.moderation.host_commands import registration_in
    from preau.server.moderation.registration import REGISTRATION_MODES

    wanted: Any = None if mode is None else _one_of(mode, REGISTRATION_MODES)
    speaker = Speaker(lang)
    found, invitations = asyncio.run(registration_in(find_database(database_url, data), wanted))
    print(speaker("hosts-registration-line", mode=speaker(f"hosts-registration-{found}")))
    for each in invitations:
        note = each.note or speaker("hosts-invitation-nobody")
        if each.used is None:
            text = speaker("hosts-invitation-open", note=note, until=when_text(each.until, lang))
        else:
            text = speaker("hosts-invitation-used", note=note, at=when_text(each.used, lang))
        print(f"{each.short_id}  {text}")


def invite(
    lang: LangOption,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help=help_text("help-invite-note"))] = "",
    days: Annotated[int, typer.Option("--days", min=1, help=help_text("help-invite-days"))] = 14,
    withdraw: Annotated[
        str | None, typer.Option("--withdraw", metavar="ID", help=help_text("help-invite-withdraw"))
    ] = None,
    database_url: UrlOption = None,
    data: DataOption = None,
) -> None:
    from preau.server.moderation.host_commands import invite_in, withdraw_in

    speaker, url = Speaker(lang), find_database(database_url, data)
    if withdraw is not None:
        asyncio.run(withdraw_in(url, withdraw))
        print(speaker("hosts-done"))
        return
    print(speaker("hosts-invitation-word", word=asyncio.run(invite_in(url, note, days))))


def ledger(lang: LangOption, database_url: UrlOption = None, data: DataOption = None) -> None:
    from preau.server.moderation.host_commands import entries_in

    speaker = Speaker(lang)
    found = asyncio.run(entries_in(find_database(database_url, data), speaker))
    for each in found:
        print(f"{each.number}  {when_text(each.at, lang, seconds=True)}  {each.told}  {each.digest}")
    if not found:
        print(speaker("hosts-log-empty"))


def _one_of(word: str, known: tuple[str, ...]) -> str:
    """The word, if it is one of these; raises OptionError."""
    if word not in known:
        raise OptionError(Phrase("hosts-unknown-action", {"action": word[:40], "known": tuple(known)}))
    return word
