"""The whole API against its own description once more, at length."""

from __future__ import annotations

from typing import Any

import pytest

from tests.security.running import Running
from tests.security.test_api_schema import API, ask, examples, known

__all__ = ["known"]
MANY = 300


@pytest.mark.nightly
@pytest.mark.timeout(1200)
@API.parametrize()
@examples(MANY)  # type: ignore[untyped-decorator]
def test_answers_are_as_described_at_length(case: Any, server: Running, known: dict[str, Any]) -> None:
    """The same with many more."""
    ask(case, server, known)
