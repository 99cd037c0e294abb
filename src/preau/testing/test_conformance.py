"""What `pytest --pyargs preau.testing` runs: the suite over the games asked for, or over all that are installed."""

from __future__ import annotations

from preau.testing import Conformance


class TestConformance(Conformance):
    """Every test of the suite."""
