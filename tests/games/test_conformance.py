"""Every game on the shelf keeps what games from outside must keep too: `preau.testing`."""

from __future__ import annotations

from preau.testing import Conformance


class TestConformance(Conformance):
    """Every test of the suite, for all games that are installed here."""
