"""Cycles are found by the clock, in small pieces; what was put aside is looked through now and then."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from preau.server.ops.gc import (
    DEPARTED_DEEP,
    DEPARTED_SOCKETS,
    GROWTH_BYTES,
    GROWTH_SECONDS,
    LATEST_DEEP_SECONDS,
    MIDDLE_LOOKS,
    YOUNG_SECONDS,
    Collector,
    resident_bytes,
)


class Knot:
    """Something that holds itself, as a socket that has gone does."""

    def __init__(self) -> None:
        self.me: Knot | None = self


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    """Nothing is collected meanwhile but what the test asks for."""
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


def test_what_is_new_is_looked_at_again_and_again() -> None:
    collector, short = Collector(lambda: 0, bool), ref(Knot())
    collector.look_when_due()
    assert short() is None
    held = Knot()
    longer = ref(held)
    collector.look_when_due()  # it is in use then, and grows older
    del held
    for _ in range(MIDDLE_LOOKS):
        collector.look_when_due()
    assert longer() is None


def test_what_was_put_aside_is_looked_at_when_many_have_gone() -> None:
    gone, held = 0, Knot()
    collector, kept = Collector(lambda: gone, bool), ref(held)
    collector.look(deep=True)
    del held
    gone = DEPARTED_SOCKETS
    collector.look_when_due()
    assert kept() is not None, "such a look is short: it leaves out what was put aside"
    gone = DEPARTED_DEEP
    collector.look_when_due()
    assert kept() is None


def test_nothing_is_put_aside_for_ever() -> None:
    held = Knot()
    collector, kept = Collector(lambda: 0, bool), ref(held)
    collector.look(deep=True)
    del held
    for _ in range(int(LATEST_DEEP_SECONDS / YOUNG_SECONDS)):
        assert kept() is not None
        collector.look_when_due()
    assert kept() is None


@pytest.mark.parametrize(("growth", "found"), [(GROWTH_BYTES, True), (GROWTH_BYTES - 1, False), (float("inf"), True)])
def test_what_grew_old_is_looked_at_where_the_process_has_grown(growth: float, found: bool) -> None:
    """Everybody waits for such a look: it is taken where something may have piled up, or where nobody can tell."""
    size = growth if growth == float("inf") else 1000.0
    collector, held = Collector(lambda: 0, bool, lambda: size), Knot()
    collector.look()
    kept = ref(held)
    gc.unfreeze()  # it is among the oldest now
    del held
    size += growth
    for _ in range(int(GROWTH_SECONDS / YOUNG_SECONDS)):
        assert kept() is not None
        collector.look_when_due()
    assert (kept() is None) == found


def test_the_size_is_asked_of_the_system() -> None:
    before = resident_bytes()
    block = bytearray(b"x") * GROWTH_BYTES
    assert resident_bytes() >= before + len(block) // 2
