"""The conformance suite tells a message that lacks an argument from one that quotes braces."""

from __future__ import annotations

import pytest

from preau.games import registry
from preau.games.api import Phrase
from preau.testing.sentences import check_said


def test_quoted_braces_are_no_gap() -> None:
    """A move typed as `{a}` is quoted as it is."""
    check_said(Phrase("notation-shape", {"text": "{a}"}), registry.game("recess"))


def test_a_missing_argument_is_found() -> None:
    """A phrase without the argument that its message needs fails."""
    with pytest.raises(AssertionError, match="missing arguments"):
        check_said(Phrase("notation-shape"), registry.game("recess"))
