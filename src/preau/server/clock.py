"""The server's clock: whole milliseconds since the epoch, at an even pace whatever is done to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Now: TypeAlias = Callable[[], int]

MINUTE_MS = 60_000
DAY_MS = 24 * 60 * MINUTE_MS
CORRECTION_PARTS = 100  # a difference to the machine's clock is made good by one part in so many


class SteadyClock:
    """Begins with the machine's clock and runs by its own. A jump of an hour is made good over a hundred hours.

    It never goes back, so no time is counted twice and none is taken from a player who did not use it.
    """

    def __init__(self, wall: Now = time.time_ns, steady: Now = time.monotonic_ns) -> None:
        self._wall, self._steady = wall, steady
        self._seen = steady()
        self._nanoseconds = wall()

    def __call__(self) -> int:
        seen = self._steady()
        passed, self._seen = seen - self._seen, seen
        behind = self._wall() - (self._nanoseconds + passed)
        most = passed // CORRECTION_PARTS
        self._nanoseconds += passed + min(most, max(-most, behind))
        return self._nanoseconds // 1_000_000


now_ms = SteadyClock()  # the process's


def longer_ago(moment: datetime, seconds: int) -> bool:
    """Whether it is longer ago than that. What a clock that was ahead has dated into the future is not."""
    return (datetime.now(UTC) - moment).total_seconds() > seconds
