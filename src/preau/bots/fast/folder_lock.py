"""One process at a time works in a folder. The system frees it when that process ends, however it does."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
    import time

    def _wait_for(file: int) -> None:
        while True:
            try:
                msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            except PermissionError:  # held by another process
                time.sleep(0.1)
            else:
                return

else:
    import fcntl

    def _wait_for(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


class FolderLock:
    """Held in a `with` block; who holds it may take it again. Where a folder cannot be locked, nobody waits."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "lock"
        self._thread = threading.RLock()
        self._depth = 0
        self._file: int | None = None

    def __enter__(self) -> None:
        self._thread.acquire()
        if not self._depth:
            self._file = _lock_file(self._path)
        self._depth += 1

    def __exit__(self, *_error: object) -> None:
        self._depth -= 1
        if not self._depth and self._file is not None:
            os.close(self._file)  # which frees it
            self._file = None
        self._thread.release()


def _lock_file(path: Path) -> int | None:
    """The file, open and locked; None if that cannot be done here."""
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
    except OSError:
        return None
    try:
        _wait_for(file)
    except OSError:  # not every file system can
        os.close(file)
        return None
    except BaseException:  # Ctrl-C
        os.close(file)
        raise
    return file
