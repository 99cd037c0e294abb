"""A match on disk: a folder with one line of JSON for each game played, and the record of each.

The first line of `results.jsonl` says what match it is; every other is one game, written when its record is. So a
match broken off at any moment continues with the games that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from preau.arena.game import FinishedGame, GameResult
from preau.arena.match import ArenaRefused, Match

RESULTS_FILE, RECORDS_FOLDER, LOG_FILE = "results.jsonl", "games", "outside.log"


class MatchFolder:
    """The results of one match."""

    def __init__(self, path: Path, match: Match) -> None:
        """Open the folder, or make it; raises ArenaRefused if it holds another match or cannot be read."""
        self.path = path
        self.file = path / RESULTS_FILE
        self.results: dict[int, GameResult] = {}
        (path / RECORDS_FOLDER).mkdir(parents=True, exist_ok=True)
        header = match.to_json()
        lines = self._whole_lines() if self.file.exists() else []
        if not lines:
            self.file.write_text(_json_line(header), "utf-8", newline="\n")
            return
        found, *results = lines
        if found != header:
            raise ArenaRefused("arena-other-match", path=str(path), differs=_difference(found, header))
        for number, data in enumerate(results, 2):
            try:
                result = GameResult.from_json(data)
            except (AttributeError, KeyError, TypeError, ValueError):
                raise ArenaRefused("arena-bad-results", path=str(self.file), line=number) from None
            self.results[result.number] = result

    def missing_games(self, games: int) -> list[int]:
        """The numbers of the games still to be played."""
        return [number for number in range(games) if number not in self.results]

    def results_so_far(self, games: int) -> list[GameResult]:
        """The results of the games of the match as far as they have been played, in order."""
        return [self.results[number] for number in sorted(self.results) if number < games]

    def save(self, finished: FinishedGame) -> None:
        """Write a game and its record down, for good."""
        number = finished.result.number
        record = self.path / RECORDS_FOLDER / f"{number:05}.preau"
        record.write_text(finished.record, "utf-8", newline="\n")
        with self.file.open("a", encoding="utf-8", newline="\n") as file:
            file.write(_json_line(finished.result.to_json()))
        self.results[number] = finished.result

    def _whole_lines(self) -> list[Any]:
        """What the file holds. A last line that was cut off in the writing is dropped: its game is played again."""
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self.file.write_bytes(whole)
        read = []
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                read.append(json.loads(line))
            except ValueError:
                raise ArenaRefused("arena-bad-results", path=str(self.file), line=number) from None
        return read


def _json_line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def _difference(found: object, wanted: dict[str, Any]) -> tuple[str, ...]:
    """Which facts of the two matches differ."""
    if not isinstance(found, dict):
        return ("-",)
    names: Iterable[str] = [name for name in wanted if found.get(name) != wanted[name]] or found.keys() - wanted.keys()
    return tuple(names)
