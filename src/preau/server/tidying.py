"""Python's garbage collector, kept from stopping the table in mid-move.

Tables are frozen values without cycles: they are freed by counting. So the young generations are looked through as
usual, and the old one, which holds every table, only now and then.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG, MIDDLE, NEVER = 2_000, 10, 1_000_000
SECONDS = 900.0


async def tidy() -> None:
    """Set the collector up, then look through everything every quarter of an hour."""
    gc.collect()
    gc.freeze()  # what was loaded to begin with stays
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    while True:
        await asyncio.sleep(SECONDS)
        gc.collect()
