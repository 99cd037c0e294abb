"""The server's clock: whole milliseconds since the epoch."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeAlias

Now: TypeAlias = Callable[[], int]


def now_ms() -> int:
    return time.time_ns() // 1_000_000
