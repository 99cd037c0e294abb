"""Help at the terminal: hints, threats, and the review of a record."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import preau
from preau.games import registry
from preau.play.history import History
from preau.play.record_reader import read
from preau.play.records import Record, write
from tests.cli.conftest import Run
from tests.games.recess.yards import form

FIVE = ("g7", "c3", "f6", "d3", "h7", "d5", "g8", "e4", "g5", "e5")  # Green then closes the circle around d4 on c4


@pytest.fixture
def blundered(tmp_path: Path) -> Path:
    """A game in which Brown does not see the circle."""
    history = History(preau.new("cerocle"))
    for move in (*FIVE, "e6", "c4"):
        history = history.play(move)
    path = tmp_path / "game.preau"
    path.write_text(write(Record(history, ("Ann", "Bob"))), "utf-8")
    return path


def test_hint_and_threats(run: Run) -> None:
    """First where to look, then the move; a game without threats says so."""
    ran = run("play", "cerocle", typed="\n".join([*FIVE, "threats", "hint", "hint", "quit", ""]))
    assert ran.status == 0
    assert "C2.2" in ran.out
    assert "Green can close the circle around d4 with a piece on c4, and win." in ran.out
    before, after = ran.out.split("A strong player would look at c4.")
    assert "what a strong player would do" not in before
    assert "Place one of your pieces on c4. That is what a strong player would do." in after
    ran = run("play", "nim", "tallest=3", typed="threats\nhint\na1\nb1\nc1\nhint\n")
    assert "Threats are not shown in this game." in ran.out
    assert "A strong player would look at" in ran.out
    assert "The game is over." in ran.out


def test_who_is_to_move_is_spoken_to(run: Run, tmp_path: Path) -> None:
    """Threats and what a move would do say “you”, as the questions and the pages do."""
    start = registry.game("recess").load(form("0B1=d4 1B1=d6", nuns=["a10", "l10"]))
    path = tmp_path / "game.preau"
    path.write_text(write(Record(History(start), ())), "utf-8")
    ran = run("play", "recess", typed=f"resume {path}\nthreats\nwhy pass\nquit\n")
    assert "Blue’s boy B1 can start a fight with your boy B1 on d4." in ran.out
    assert "You pass the turn." in ran.out
    assert "Red passes" not in ran.out
    learned = run("learn", "recess", "stay", typed="stay d9\n").out
    assert "You keep fighting on d9" in learned
    assert "Red keeps" not in learned


def test_review(run: Run, blundered: Path, tmp_path: Path) -> None:
    """The chart as text and as a picture, the turning point in words, and all of it as data."""
    picture = tmp_path / "chart.svg"
    ran = run("review", str(blundered), "--simulations", "60", "--svg", str(picture))
    assert ran.status == 0
    assert re.search("Bob  [▄▅]", ran.out)
    assert ". Turn 11 · Ann · Brown places a piece on e6. (e6)" in ran.out
    assert "And so, in the game, " in ran.out or "Without it, Green can " in ran.out
    assert "nobody has won" not in ran.out, "that explains nothing"
    assert "With the best move, Ann’s chance of winning would have been" in ran.out
    assert "Here is what would have been better. Brown places" in ran.out
    ET.parse(picture)
    data = json.loads(run("review", str(blundered), "--simulations", "60", "--json").out)
    assert data["players"] == ["Ann", "Bob"]
    assert data["shares"][-1] == [0.0, 1.0]
    assert data["points"][-1]["number"] == 11
    again = json.loads(run("review", str(blundered), "--simulations", "60", "--json").out)
    assert again == data


def test_a_review_names_the_best_move_and_says_why(run: Run, tmp_path: Path) -> None:
    """As the page does: what it was, what others would have brought, and what it prevented; of each player one."""
    history = History(preau.new("cerocle"))
    for move in (*FIVE, "c4", "i5", "a2"):
        history = history.play(move)
    path = tmp_path / "game.preau"
    path.write_text(write(Record(history, ("Ann", "Bob"))), "utf-8")
    told = run("review", str(path), "--simulations", "60").out.partition("Best moves\n")[2]
    assert "Turn 11 · Ann · Brown places a piece on c4. (c4)" in told
    assert "With it, the chance of winning was" in told
    assert "· Without it, Green can close the circle" in told
    (best,) = [
        each
        for each in json.loads(run("review", str(path), "--simulations", "60", "--json").out)["best"]
        if not each["seat"]
    ]
    assert (best["number"], best["turn"], best["move"]) == (11, 11, "c4")
    assert best["share"] > best["share_others"]


def test_a_review_calls_bots_by_their_names(run: Run, blundered: Path, tmp_path: Path) -> None:
    """As the arena writes them, or a table; two of a kind have given names there too."""
    history, path = read(blundered.read_text("utf-8")).history, tmp_path / "game.preau"
    for names, called in (
        (("greedy", "3"), ["Magpie", "Starling"]),
        (("3", "3"), ["Starling Pip", "Starling Kiki"]),
        (("Ann (bot, level 9000)", "Starling (bot, level 3)"), ["Ann (bot, level 9000)", "Starling"]),
    ):
        path.write_text(write(Record(history, names)), "utf-8")
        assert json.loads(run("review", str(path), "--simulations", "20", "--json").out)["players"] == called


def test_review_refuses(run: Run, tmp_path: Path) -> None:
    """What is no record is refused in words."""
    (tmp_path / "odd").write_text("nonsense", "utf-8")
    assert run("review", str(tmp_path / "odd")).status == 1
    assert run("review", str(tmp_path / "missing")).status == 1
    assert run("review", str(tmp_path / "odd"), "--simulations", "0").status == 2
