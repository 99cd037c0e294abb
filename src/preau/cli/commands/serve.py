"""`preau serve`: the table in the browser. The server's room is loaded only here."""

from __future__ import annotations

import errno
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from preau.cli.main import FAILURE_STATUS
from preau.cli.options import LangOption, help_text
from preau.games.api import Refused
from preau.words import Speaker

if TYPE_CHECKING:
    from preau.server.settings import Settings

ANY_ADDRESS = "0.0.0.0"  # noqa: S104  # only where somebody asks for --lan


def serve(
    lang: LangOption,
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS", help=help_text("help-serve-host"))] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help=help_text("help-serve-port"))] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help=help_text("help-serve-data"))] = None,
    database_url: Annotated[
        str | None, typer.Option("--database-url", metavar="URL", help=help_text("help-serve-database"))
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help=help_text("help-serve-lan"))] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=help_text("help-serve-no-browser"))] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help=help_text("help-serve-verbose"))] = False,
) -> None:
    from preau.server import run
    from preau.server.calls.mail import BadMailSetting, mail_server
    from preau.server.ops.redact import redact
    from preau.server.settings import Settings

    speaker = Speaker(lang)
    given: dict[str, Any] = {"host": host, "port": port, "data": data, "database_url": database_url}
    if lan and host is None:
        given["host"] = ANY_ADDRESS
    settings = Settings(**{name: value for name, value in given.items() if value is not None})
    run.configure_logging(verbose=verbose)
    if settings.bus_url and not settings.secret.get_secret_value():
        print(f"preau: {speaker('hosting-serve-no-secret')}", file=sys.stderr)
        raise typer.Exit(FAILURE_STATUS)
    try:
        run.check_bus(settings)
    except ValueError as error:
        print(f"preau: {speaker('hosting-serve-bad-bus', url=redact(settings.bus_url))}", file=sys.stderr)
        raise typer.Exit(FAILURE_STATUS) from error
    try:
        mail_server(settings)
    except BadMailSetting as bad:
        told = speaker("hosting-serve-bad-mail", setting=bad.setting, example=bad.example)
        print(f"preau: {told}", file=sys.stderr)
        raise typer.Exit(FAILURE_STATUS) from bad
    listening = _listen(settings, speaker)
    try:
        run.check_database(settings)
    except Exception as error:
        listening.close()
        why = redact(str(error).splitlines()[0])
        told = speaker("hosting-bad-database", why=why)
        if isinstance(error, Refused):
            told = speaker.tell_refusal(error)
        print(f"preau: {told}", file=sys.stderr)
        raise typer.Exit(FAILURE_STATUS) from error
    urls = _urls(listening, lan=lan)
    print(speaker("hosting-serve-address", url=urls[0]))
    for url in urls[1:]:
        _print_code(url)
        print(speaker("hosting-serve-lan", url=url))
    print(speaker("hosting-serve-stop"), flush=True)
    if not run.serve(settings, listening, lambda: None if no_browser else _open_browser(urls[0])):
        raise typer.Exit(FAILURE_STATUS)


def _listen(settings: Settings, speaker: Speaker) -> socket.socket:
    from preau.server import run

    try:
        return run.listen(settings.host, settings.port)
    except OSError as error:
        taken = error.errno in {errno.EADDRINUSE, errno.EACCES}
        key = "hosting-serve-port-taken" if taken else "hosting-serve-no-address"
        print(f"preau: {speaker(key, port=str(settings.port), host=settings.host)}", file=sys.stderr)
        raise typer.Exit(FAILURE_STATUS) from error


def _urls(listening: socket.socket, *, lan: bool) -> list[str]:
    """The address for this machine first, then the one for others."""
    from preau.server.http.own_address import lan_address

    host, port = listening.getsockname()[:2]
    own = "127.0.0.1" if host in {ANY_ADDRESS, "::"} else f"[{host}]" if ":" in host else host
    urls = [f"http://{own}:{port}/"]
    shared = lan_address() if lan else None
    return [*urls, f"http://{shared}:{port}/"] if shared else urls


def _print_code(url: str) -> None:
    """A QR code that a phone can read off the terminal."""
    import segno

    segno.make(url, micro=False).terminal(compact=True)


def _open_browser(url: str) -> None:
    """Open a browser where there is one; in the background, since some wait for it."""
    import threading
    import webbrowser

    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
