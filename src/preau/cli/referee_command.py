"""`preau referee` as seen by the option parser; without options `cli.main` goes straight to the referee."""

from __future__ import annotations

import sys

from preau.cli.options import LangOption


def referee(lang: LangOption) -> None:
    from preau.cli.commands.referee import answers

    for answer in answers(sys.stdin.buffer, lang):
        print(answer, flush=True)
