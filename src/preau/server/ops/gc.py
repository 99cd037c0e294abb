"""Python's garbage collector, kept from stopping the table in mid-move.

Tables are frozen values without cycles: they are freed by counting. Sockets and requests that have gone leave cycles
behind. Python looks for those when so many more things were made than freed; but where each new thing takes an old
one's place, as in every cache, that may be late, and there is a lot to look through by then. So it is done by the
clock: what is new again and again, which is little each time, and everything when many sockets have gone. What is left
then is put aside (`gc.freeze`), so that the next time is short too; now and then that is looked through as well. All of
it waits for a moment in which nobody makes a move.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from dataclasses import dataclass

YOUNG, NEVER = 2_000, 1_000_000  # more made than freed, until Python looks by itself
YOUNG_SECONDS = 0.05  # between two looks at what is new
MIDDLE_LOOKS = 3  # of these, until what they left is looked at once more
DEPARTED = 500  # sockets that are worth a look at everything that was not put aside, ...
DEPARTED_DEEP = 2_500  # ... and at what was
LATEST_SECONDS = 900.0
MOMENT_SECONDS = 0.002
MOST_MOMENTS = 25  # that a look waits for those who move


@dataclass
class Collector:
    """`departed` counts sockets that have gone, `busy` says whether a move is being made."""

    departed: Callable[[], int]
    busy: Callable[[], bool]
    _looks: int = 0
    _seen: int = 0  # of the departed, at the last look at everything
    _seen_deep: int = 0

    async def run(self) -> None:
        """Set the collector up, then look again and again."""
        self.look(deep=True)
        gc.set_threshold(YOUNG, NEVER, NEVER)
        while True:
            await asyncio.sleep(YOUNG_SECONDS)
            for _ in range(MOST_MOMENTS):
                if not self.busy():
                    break
                await asyncio.sleep(MOMENT_SECONDS)
            self.look_when_due()

    def look_when_due(self) -> None:
        self._looks += 1
        gone, late = self.departed(), self._looks * YOUNG_SECONDS >= LATEST_SECONDS
        if late or gone - self._seen >= DEPARTED:
            self.look(deep=late or gone - self._seen_deep >= DEPARTED_DEEP)
        else:
            gc.collect(0 if self._looks % MIDDLE_LOOKS else 1)

    def look(self, *, deep: bool) -> None:
        """At everything that was not put aside; where it is to be deep, at everything."""
        self._seen = self.departed()
        if deep:
            self._seen_deep, self._looks = self._seen, 0
            gc.unfreeze()
        gc.collect()
        gc.freeze()
