"""What does each address of the server cost? One command: `python bench/server/costs.py`.

In a house as full as its limits let it become (`full_house.py`) every address of `http/costs.py` is asked for a few
times, each time for something else where that is possible, so that nothing is found in a cache. Told is the processor
time that this process, which is the whole server but its bots, took, in milliseconds; what the
bots' own processes took beside it; and the units that were charged. It ends with 1 where an address was charged less
than it took. The first askings of each address do not count: they load what is loaded once. Of the others every second
one asks for something of the same kind; told is the median of the dearer kind, so that chance decides nothing.

`python bench/server/costs.py /look /t/` measures those whose address holds one of these words.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import inspect
import math
import os
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from asks.every_address import ASKS, Ask
from full_house import FullHouse, Sizes, full_house

from preau.server.http.costs import COSTS

WARM = 4  # askings, one for each language, that do not count
COUNTED = 6
SETTLE_SECONDS = 0.02  # between two askings, for what a table's change sets going


@dataclass
class Measured:
    """What the askings of one address took (ms), here and in the bots' processes, and what each was charged."""

    here: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    units: list[int] = field(default_factory=list)
    statuses: set[int] = field(default_factory=set)

    def dearest(self) -> tuple[float, float, int]:
        """The median of every other asking, of those two the dearer: what was asked for alternates."""
        halves = [(median(self.here[part::2]), median(self.bots[part::2]), min(self.units[part::2])) for part in (0, 1)]
        return max(halves, key=lambda half: half[0] - half[2])


class Till:
    """Sees what is charged."""

    def __init__(self, house: FullHouse) -> None:
        self.units = 0
        house.state.limits.spends = self._spends

    async def _spends(self, units: int, _guest: str, _address: str) -> bool:
        self.units += units
        return True


def processor_ms() -> tuple[float, float]:
    """Of this process so far, and of its children."""
    return time.process_time_ns() / 1e6, sum(map(_task_ms, _children(os.getpid())))


def _children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # a thread that has ended
            found += map(int, (task / "children").read_text("ascii").split())
    return found


def _task_ms(pid: int) -> float:
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return sum(int((task / "schedstat").read_text("ascii").split()[0]) for task in tasks) / 1e6
    except OSError:  # it has ended
        return 0.0


async def measure(house: FullHouse, till: Till, make: Callable[[FullHouse, int], Any]) -> Measured:
    found = Measured()
    gc.collect()
    for number in range(WARM + COUNTED):
        made = make(house, number)
        ask: Ask = await made if inspect.isawaitable(made) else made
        await asyncio.sleep(SETTLE_SECONDS)
        till.units, before = 0, processor_ms()
        answer = await ask.who.ask(ask.method, ask.address, ask.body, form=ask.form, token=ask.token)
        after = processor_ms()
        assert answer.status < 500, (ask.method, ask.address, answer.body[:300])
        if number >= WARM:
            found.here.append(after[0] - before[0])
            found.bots.append(max(0.0, after[1] - before[1]))
            found.units.append(till.units)
            found.statuses.add(answer.status)
    return found


async def measure_all(words: list[str]) -> int:
    low = 0
    gc.disable()  # the server collects when nobody waits
    with tempfile.TemporaryDirectory() as folder:
        async with full_house(Path(folder), Sizes()) as house:
            till = Till(house)
            gc.freeze()
            print(f"{'address':58} {'ms':>7} {'bots ms':>8} {'charged':>8}  answers", flush=True)
            for (method, path), cost in COSTS.items():
                if words and not any(word in path for word in words):
                    continue
                found = await measure(house, till, ASKS[method, path])
                took, bots, units = found.dearest()
                dear = bool(cost.units) and math.floor(took) > units  # what is free has a rate of its own
                low += dear
                answers = ", ".join(map(str, sorted(found.statuses)))
                mark = "  TOO LOW" if dear else ""
                extra = f" ({units - cost.units} on top)" if units != cost.units else ""
                print(
                    f"{method + ' ' + path:58} {took:7.1f} {bots:8.1f} {units:8}  {answers}{extra}{mark}",
                    flush=True,
                )
    return low


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*")
    low = asyncio.run(measure_all(parser.parse_args().words))
    print(f"{low} charged too little" if low else "none is charged too little")
    sys.exit(1 if low else 0)


if __name__ == "__main__":
    main()
