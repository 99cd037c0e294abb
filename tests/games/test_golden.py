"""The engines against their golden files: counted positions and whole games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import preau
from tests.golden.perft import Counted, counted, perft
from tests.golden.playthrough import files, moves_in, options_in, write

COUNTED = [row for game in ("cerocle", "recess") for row in counted(game)]


@pytest.mark.parametrize("row", COUNTED, ids=str)
def test_perft(row: Counted) -> None:
    """From a position that shows a rule there are as many lines of play as the second reading of the law counts."""
    position = preau.position(row.position)
    assert str(position) == row.position
    assert perft(position, len(row.counts)) == row.counts


@pytest.mark.parametrize("game", ["cerocle", "recess"])
def test_every_rule_is_counted(game: str) -> None:
    """Each rule of the book that does something has a counted position."""
    from preau.words.catalogue import message_ids

    rules = {key.replace("-", ".") for key in message_ids(f"preau.games.{game}", "en", rules=True) if "-" in key}
    # What a table is made of, who begins, how a rule reads: nothing to count.
    still = {"recess": {"R1.2", "R1.7", "R10.3"}, "cerocle": {"C1.4", "C7.3"}}[game]
    assert {row.rule for row in counted(game)} == rules - still


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_playthrough(path: Path) -> None:
    """A whole game goes as it went when its file was read by eye."""
    text = path.read_text("utf-8")
    name, options = options_in(text)
    assert write(name, options, moves_in(text)).splitlines() == text.splitlines()


def test_playthroughs_cover_the_editions() -> None:
    """There is a whole game for each game, edition and number of players."""
    seen = {(path.parts[-3], *re.findall(r"players-(\d)(?:_edition-(\w\w))?", path.stem)[0]) for path in files()}
    assert {("recess", str(players), edition) for players in (3, 4, 5) for edition in ("fr", "de", "ja")} <= seen
    assert {("cerocle", str(players), "") for players in (2, 3, 4)} <= seen
