"""`python -m preau.testing [GAME …] [OPTIONS OF PYTEST]`: the suite for these games, or for all that are installed."""

from __future__ import annotations

import sys
from itertools import takewhile

import pytest


def main(words: list[str]) -> int:
    names = list(takewhile(lambda word: not word.startswith("-"), words))
    chosen = [part for name in names for part in ("--game", name)]
    options = words[len(names) :]
    return int(pytest.main(["-p", "preau.testing.plugin", "--pyargs", "preau.testing", *chosen, *options]))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
