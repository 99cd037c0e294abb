"""What tests share: every game on the shelf (`preau.testing` plays them), and programs that end with their test."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from preau.games import registry
from preau.games.api import Game
from preau.testing.random_games import GameVariant, variants_of

END_SECONDS = 10.0  # until a killed program must have gone


def shelf() -> list[Game]:
    return [registry.game(name) for name in registry.names()]


def variants() -> list[GameVariant]:
    """Every game as it is, in every edition, and with each option set to each of its values."""
    return [variant for game in shelf() for variant in variants_of(game)]


# --- programs --------------------------------------------------------------------------------------------------------


def start_program(command: Sequence[str | Path], **settings: Any) -> subprocess.Popen[Any]:
    """Start a program in a session of its own; `end_program` ends it with all that it has started.

    It hears Ctrl-C even where these tests do not (`./test &` in a script): what is ignored is inherited.
    """
    ignored = [each.name for each in (signal.SIGINT, signal.SIGQUIT) if signal.getsignal(each) is signal.SIG_IGN]
    # not by changing our own handlers for a moment: only the main thread may, and tests start programs from others too
    heard = ["/usr/bin/env", f"--default-signal={','.join(ignored)}"] if ignored else []
    return subprocess.Popen([*heard, *command], start_new_session=True, **settings)


def end_program(program: subprocess.Popen[Any]) -> None:
    """End a program and all processes of its session at once, if they have not ended by themselves."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(program.pid, signal.SIGKILL)
    program.wait(END_SECONDS)
    for stream in (program.stdin, program.stdout, program.stderr):
        if stream is not None:
            stream.close()


@contextmanager
def running_program(command: Sequence[str | Path], **settings: Any) -> Iterator[subprocess.Popen[Any]]:
    """A program that has ended when its test has, whatever happens."""
    program = start_program(command, **settings)
    try:
        yield program
    finally:
        end_program(program)
