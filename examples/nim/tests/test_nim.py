"""Nim keeps what every game must keep."""

from preau.testing import Conformance


class TestNim(Conformance):
    """The whole suite."""

    games = ("nim",)
