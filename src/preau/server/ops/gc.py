"""Python's garbage collector, kept from stopping the table in mid-move.

Tables are frozen values without cycles: they are freed by counting. Sockets that have gone leave cycles behind. So the
young generations are looked through as usual, and the old one, which holds every table, when many sockets have gone.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000
DEPARTED = 500
LOOK_SECONDS, LATEST_SECONDS = 5.0, 900.0


async def run_collector(departed: Callable[[], int]) -> None:
    """Set the collector up, then look through everything when it is worth the pause. `departed` counts sockets."""
    gc.collect()
    gc.freeze()  # what was loaded to begin with stays
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    seen, waited = 0, 0.0
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        waited += LOOK_SECONDS
        if departed() - seen >= DEPARTED or waited >= LATEST_SECONDS:
            seen, waited = departed(), 0.0
            gc.collect()
