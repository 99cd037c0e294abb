"""Python's garbage collector, kept from stopping the table in mid-move.

Tables are frozen values without cycles: they are freed by counting. Sockets and requests that have gone leave cycles
behind. Python looks for those when so many more things were made than freed; but where each new thing takes an old
one's place, as in every cache, that may be late, and there is a lot to look through by then. So it is done by the
clock: what is new again and again, which is little each time, and everything when many sockets have gone, or where
the process has grown: then something may have piled up. What is left is put aside (`gc.freeze`), so that the next time
is short too; a few times an hour that is looked through as well. All of it waits for a moment in which nobody makes a
move.
"""

from __future__ import annotations

import asyncio
import gc
import mmap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

YOUNG_OBJECTS, NEVER_OBJECTS = 2_000, 1_000_000  # more made than freed, until Python looks by itself
YOUNG_SECONDS = 0.05  # between two looks at what is new
MIDDLE_LOOKS = 3  # of these, until what they left is looked at once more
DEPARTED_SOCKETS = 500  # sockets that have gone, until everything not put aside is looked at
GROWTH_SECONDS, GROWTH_BYTES = 15.0, 16 * 1024 * 1024  # how often its size is asked; so little growth, so short a look
DEPARTED_DEEP, LATEST_DEEP_SECONDS = 2_500, 900.0  # sockets, or time, until what was put aside is looked at too
MOMENT_SECONDS = 0.002
MOST_MOMENTS = 25  # that a look waits for those who move


def resident_bytes() -> float:
    """The memory that this process takes up; endless where the system does not tell, so that it counts as grown."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * mmap.PAGESIZE
    except OSError:
        return float("inf")


@dataclass
class Collector:
    """`departed` counts sockets that have gone, `busy` says whether a move is being made, `size` is in bytes."""

    departed: Callable[[], int]
    busy: Callable[[], bool]
    size: Callable[[], float] = resident_bytes
    _looks: int = 0  # since the last one at everything, or since the size was asked
    _looks_deep: int = 0  # since the last one at what was put aside
    _seen: int = 0  # of the departed, at these
    _seen_deep: int = 0
    _size: float = 0  # after the last look at everything

    async def run(self) -> None:
        """Set the collector up, then look again and again."""
        self.look(deep=True)
        gc.set_threshold(YOUNG_OBJECTS, NEVER_OBJECTS, NEVER_OBJECTS)
        while True:
            await asyncio.sleep(YOUNG_SECONDS)
            for _ in range(MOST_MOMENTS):
                if not self.busy():
                    break
                await asyncio.sleep(MOMENT_SECONDS)
            self.look_when_due()

    def look_when_due(self) -> None:
        self._looks, self._looks_deep = self._looks + 1, self._looks_deep + 1
        gone = self.departed()
        if gone - self._seen_deep >= DEPARTED_DEEP or self._looks_deep * YOUNG_SECONDS >= LATEST_DEEP_SECONDS:
            self.look(deep=True)
        elif gone - self._seen >= DEPARTED_SOCKETS or self._has_grown():
            self.look()
        else:
            gc.collect(0 if self._looks % MIDDLE_LOOKS else 1)

    def _has_grown(self) -> bool:
        """Asked now and then, which is when it costs something."""
        if self._looks * YOUNG_SECONDS < GROWTH_SECONDS:
            return False
        self._looks = 0
        return self.size() >= self._size + GROWTH_BYTES

    def look(self, *, deep: bool = False) -> None:
        """At everything that was not put aside; where it is to be deep, at that as well."""
        self._looks, self._seen = 0, self.departed()
        if deep:
            self._looks_deep, self._seen_deep = 0, self._seen
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._size = self.size()
