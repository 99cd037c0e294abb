"""The command `preau`. `referee` is asked by programs that start it often, so it goes past the option parser."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

FAILURE_STATUS = 1
INTERRUPTED_STATUS = 130  # what a shell says of a program ended by Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit status is 0 when all went well, 2 for a wrong command line, else 1."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        if words == ["referee"]:
            from preau.cli.commands.referee import referee

            referee()
            return 0
        from preau.cli.app import run

        return run(words)
    except BrokenPipeError:  # whoever read our output has gone: `preau rules recess | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
