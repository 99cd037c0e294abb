"""Results on disk: nothing is lost, and nothing foreign is taken in."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path

import pytest

from preau.arena.folder import RESULTS, Folder
from preau.arena.game import Finished, GameResult, GameTask
from preau.arena.match import Match
from preau.arena.refusals import ArenaRefused
from preau.arena.runners import here, run
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
    return run(match, 8, Folder(tmp_path / "whole", match), here)


def test_a_match_goes_on_after_an_interruption(match: Match, whole: list[GameResult], tmp_path: Path) -> None:
    """Ctrl-C keeps what was played; the same match then has the same results as if nothing had happened."""

    def interrupted(tasks: Iterable[GameTask]) -> Generator[Finished, None, None]:
        for number, finished in enumerate(here(tasks)):
            if number == 3:
                raise KeyboardInterrupt
            yield finished

    path = tmp_path / "match"
    with pytest.raises(KeyboardInterrupt):
        run(match, 8, Folder(path, match), interrupted)
    assert len(Folder(path, match).results) == 3
    asked: list[int] = []
    results = run(match, 8, Folder(path, match), here, on_result=lambda result: asked.append(result.number))
    assert asked == [3, 4, 5, 6, 7]
    assert facts(results) == facts(whole)
    assert [read(each.read_text("utf-8")).names for each in sorted((path / "games").iterdir())] == [
        result.seats for result in whole
    ]


def test_a_line_cut_off_is_played_again(match: Match, whole: list[GameResult], tmp_path: Path) -> None:
    """A power cut in the middle of a line costs that game only."""
    file = tmp_path / "whole" / RESULTS
    file.write_bytes(file.read_bytes()[:-20])
    folder = Folder(tmp_path / "whole", match)
    assert folder.missing(8) == [7]
    assert facts(run(match, 8, folder, here)) == facts(whole)
    assert len(Folder(tmp_path / "whole", match).results) == 8


def test_a_longer_match_continues_a_shorter_one(match: Match, whole: list[GameResult], tmp_path: Path) -> None:
    """More games are more games, and fewer are the first of them."""
    folder = Folder(tmp_path / "whole", match)
    assert facts(run(match, 10, folder, here))[:8] == facts(whole)
    assert len(run(match, 4, folder, here)) == 4


def test_another_match_is_refused(whole: list[GameResult], tmp_path: Path) -> None:
    """A folder holds one match; what differs is named, and the results stay."""
    before = (tmp_path / "whole" / RESULTS).read_bytes()
    with pytest.raises(ArenaRefused, match="bots"):
        Folder(tmp_path / "whole", match_of("nim", "random", "1"))
    assert (tmp_path / "whole" / RESULTS).read_bytes() == before


@pytest.mark.parametrize("line", ["nonsense", "[]", '{"number": 3}', "3"])
def test_spoilt_results_are_refused(match: Match, whole: list[GameResult], tmp_path: Path, line: str) -> None:
    """A line that is no result is named by its number."""
    with (tmp_path / "whole" / RESULTS).open("a", encoding="utf-8") as file:
        file.write(line + "\n")
    with pytest.raises(ArenaRefused, match="line 10"):
        Folder(tmp_path / "whole", match)


def test_a_file_of_something_else_is_refused(match: Match, tmp_path: Path) -> None:
    """A first line that is no match at all is refused, too."""
    (tmp_path / RESULTS).write_text("[1]\n", "utf-8")
    with pytest.raises(ArenaRefused, match="another match"):
        Folder(tmp_path, match)
