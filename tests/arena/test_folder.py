"""Results on disk: nothing is lost, and nothing foreign is taken in."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from preau.arena.folder import RESULTS_FILE, MatchFolder
from preau.arena.game import FinishedGame, GameResult, GameTask
from preau.arena.match import ArenaRefused, Match
from preau.arena.runners import play_here, run_match
from preau.play.record_reader import read
from tests.arena.conftest import match_of


def facts(results: Iterable[GameResult]) -> list[tuple[object, ...]]:
    """Results without the time that they took."""
    return [(each.number, each.seed, each.seats, each.winners, each.turns) for each in results]


@pytest.fixture
def match() -> Match:
    return match_of("nim", "random", "greedy")


@pytest.fixture
def whole(match: Match, tmp_path: Path) -> list[GameResult]:
    """The match as it goes when nothing stops it."""
    return run_match(match, 8, MatchFolder(tmp_path / "whole", match), play_here)


def test_a_match_goes_on_after_an_interruption(match: Match, whole: list[GameResult], tmp_path: Path) -> None:
    """Ctrl-C keeps what was played; the same match then has the same results as if nothing had happened."""

    def interrupted(tasks: Iterable[GameTask]) -> Generator[FinishedGame, None, None]:
        for number, finished in enumerate(play_here(tasks)):
            if number == 3:
                raise KeyboardInterrupt
            yield finished

    path = tmp_path / "match"
    with pytest.raises(KeyboardInterrupt):
        run_match(match, 8, MatchFolder(path, match), interrupted)
    assert len(MatchFolder(path, match).results) == 3
    asked: list[int] = []
    results = run_match(
        match, 8, MatchFolder(path, match), play_here, on_result=lambda result: asked.append(result.number)
    )
    assert asked == [3, 4, 5, 6, 7]
    assert facts(results) == facts(whole)
    assert [read(each.read_text("utf-8")).names for each in sorted((path / "games").iterdir())] == [
        result.seats for result in whole
    ]


def test_a_line_cut_off_is_played_again(match: Match, whole: list[GameResult], tmp_path: Path) -> None:
    """A power cut in the middle of a line costs that game only."""
    file = tmp_path / "whole" / RESULTS_FILE
    file.write_bytes(file.read_bytes()[:-20])
    folder = MatchFolder(tmp_path / "whole", match)
    assert folder.missing_games(8) == [7]
    assert facts(run_match(match, 8, folder, play_here)) == facts(whole)
    assert len(MatchFolder(tmp_path / "whole", match).results) == 8


def test_a_longer_match_continues_a_shorter_one(match: Match, whole: list[GameResult], tmp_path: Path) -> None:
    """More games are more games, and fewer are the first of them."""
    folder = MatchFolder(tmp_path / "whole", match)
    assert facts(run_match(match, 10, folder, play_here))[:8] == facts(whole)
    assert len(run_match(match, 4, folder, play_here)) == 4


def test_another_match_is_refused(whole: list[GameResult], tmp_path: Path) -> None:
    """A folder holds one match; what differs is named, and the results stay."""
    before = (tmp_path / "whole" / RESULTS_FILE).read_bytes()
    with pytest.raises(ArenaRefused, match="bots"):
        MatchFolder(tmp_path / "whole", match_of("nim", "random", "1"))
    assert (tmp_path / "whole" / RESULTS_FILE).read_bytes() == before


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"number": 3}', "3"])
def test_spoilt_results_are_refused(match: Match, whole: list[GameResult], tmp_path: Path, line: str) -> None:
    """A line that is no result is named by its number."""
    with (tmp_path / "whole" / RESULTS_FILE).open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(ArenaRefused, match="line 10"):
        MatchFolder(tmp_path / "whole", match)


def test_a_file_of_something_else_is_refused(match: Match, tmp_path: Path) -> None:
    """A first line that is no match at all is refused, too."""
    (tmp_path / RESULTS_FILE).write_text("[1]\n", "utf-8")
    with pytest.raises(ArenaRefused, match="another match"):
        MatchFolder(tmp_path, match)
