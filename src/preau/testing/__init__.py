"""The conformance suite, for games from outside too: what every game must keep, as a class of tests for pytest.

`python -m preau.testing NAME` runs it for an installed game. Needs the extra `preau[testing]`; no other room
imports it. Never here: what is about one game alone, such as its golden files; a table, the server, the command line.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from preau.testing.conformance import Conformance

__all__ = ["Conformance"]

WITH_ASSERTS = ("bot_tests", "move_tests", "position_tests", "scene_tests", "sentences", "word_tests")


def __getattr__(name: str) -> type[Conformance]:
    """Imported when asked for: by then pytest is running, and a failing `assert` tells what it compared."""
    if name != "Conformance":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import pytest  # an extra, which need not be there

    wanted = [f"{__name__}.{each}" for each in WITH_ASSERTS]
    pytest.register_assert_rewrite(*(each for each in wanted if each not in sys.modules))
    from preau.testing.conformance import Conformance  # after pytest knows of it

    return Conformance
