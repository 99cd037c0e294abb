"""Games saved on this machine, each as its record. Every move is saved at once, so nothing is ever lost."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from preau.play.record_reader import read
from preau.play.records import Record, write

SAVE_SUFFIX = ".preau"


def data_folder() -> Path:
    """Where saves lie: PREAU_DATA, or the place that the system sets aside for programs' data."""
    chosen = os.environ.get("PREAU_DATA")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("preau", appauthor=False)


def new_save_path(game: str, now: datetime) -> Path:
    """Where a game begun now is saved: a file of its own, so that no game overwrites another."""
    return data_folder() / f"{game}-{now:%Y%m%d-%H%M%S}{SAVE_SUFFIX}"


def save_record(path: Path, record: Record) -> None:
    """Write the record so that whatever happens the file is whole: the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".part")
    beside.write_text(write(record), "utf-8", newline="\n")
    beside.replace(path)


def load_record(path: Path) -> Record:
    """A saved game; raises RecordError or OSError."""
    return read(path.read_text("utf-8", errors="replace"))


def latest_save(game: str | None = None) -> Path | None:
    """The save written last, of that game or of any."""
    saves = data_folder().glob(f"{game or '*'}-*{SAVE_SUFFIX}")
    return max(saves, key=lambda path: path.stat().st_mtime, default=None)
