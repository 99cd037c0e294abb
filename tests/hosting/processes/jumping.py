"""`preau` on a machine whose clock can be set: by so many seconds as the file that JUMP names says."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

JUMP = Path(os.environ["JUMP"])
_true_ns = time.time_ns


def _time_ns() -> int:
    return _true_ns() + int(JUMP.read_text("ascii")) * 1_000_000_000


if __name__ == "__main__":
    time.time_ns = _time_ns
    time.time = lambda: _time_ns() / 1e9
    from preau.cli.main import main

    sys.exit(main(sys.argv[1:]))
