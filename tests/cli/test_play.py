"""A sitting at the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from preau.games import position_reader, registry
from preau.play.history import History
from preau.play.record_reader import read
from preau.play.records import Record, write
from preau.testing.random_games import GameVariant, random_game
from tests.cli.conftest import Run


def saved(tmp_path: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted((tmp_path / "data").glob("*.preau"))]


def test_a_whole_game_typed(run: Run, tmp_path: Path) -> None:
    """Moves typed as the rules write them; the end is announced, and the game is on the disk."""
    ran = run("play", "nim", "tallest=3", "--name", "Ann", typed="a1\nb1\nc1\n")
    assert ran.status == 0
    assert "1. Ann>" in ran.out
    assert ran.out.count("Red takes the last stone and wins.") == 1
    (text,) = saved(tmp_path)
    assert read(text).history.moves == ("a1", "b1", "c1")
    assert "Seat 0: Ann" in text


@pytest.mark.parametrize("name", registry.names())
def test_every_game_can_be_played(run: Run, name: str) -> None:
    """The first moves of a random game of every title, typed."""
    moves = random_game(GameVariant(name)).moves[:6]
    ran = run("play", name, typed="\n".join([*moves, "moves", "board", "why " + moves[0], "quit", ""]))
    assert ran.status == 0


@pytest.mark.parametrize("name", registry.names())
def test_every_game_can_be_clicked(run: Run, name: str, tmp_path: Path) -> None:
    """Choosing the first choice again and again makes moves."""
    ran = run("play", name, typed="\n" + "1\n" * 40)
    assert ran.status == 0
    assert len(read(saved(tmp_path)[0]).history) > 1


def test_step_by_step(run: Run, tmp_path: Path) -> None:
    """A blank line shows the choices; a number or a name takes one; others are refused."""
    ran = run("play", "nim", typed="\n99\n0\nb2\n4\n")
    assert "the place b2" in ran.out
    assert "“99” is not one of the choices." in ran.out
    assert read(saved(tmp_path)[0]).history.moves == ("b2", "b1")


def test_what_is_asked_for_is_said(run: Run) -> None:
    """Before each move and at each step of one, in the words that the page has too."""
    ran = run("play", "recess", typed="\n?\nred-B1\n")
    assert ran.out.count("Move one of your children exactly 3 squares, or pass the turn.") == 3
    assert "Boy B1 walks exactly 3 squares. Where to?" in ran.out
    assert "red-B1" not in ran.out  # pieces and places have the names that people say
    assert "Red> Red’s boy B1 …" in ran.out


@pytest.mark.parametrize(
    ("name", "told"), [("recess", "a rule (R1.1), a section (R1)"), ("cerocle", "(C1.1), a section (C1)")]
)
def test_the_help_speaks_of_this_games_rules(run: Run, name: str, told: str) -> None:
    assert told in run("play", name, typed="?\n").out


def test_questions(run: Run) -> None:
    """Help, the reasons for and against a move, rules, and a guess at what was meant."""
    ran = run(
        "play", "nim", typed="?\nwhy a9\nwhy a1\na1\nwhy a1\nrules N2\nrules N9\nb9\nundoo\nboard sight\ntimeout\n"
    )
    assert "why MOVE" in ran.out
    assert "names no stone" in ran.out
    assert "a1 is legal. Red takes 3 from heap a." in ran.out
    assert "The stone a1 has already been taken. (N1: a1)" in ran.out
    assert "Whoever takes the last stone wins." in ran.out
    assert "There is no rule N9. Did you mean" in ran.out
    assert "Did you mean undo?" in ran.out
    assert "no layer “sight”" in ran.out
    assert "no sand timer" in ran.out


def test_in_another_language(run: Run) -> None:
    """`--lang` is the language of the whole sitting."""
    assert "Vouliez-vous dire undo" in run("play", "nim", "--lang", "fr", typed="undoo\n").out


def test_timeout(run: Run, tmp_path: Path) -> None:
    """The sand timer is a command in a game that has one."""
    ran = run("play", "recess", typed="?\ntimeout\n")
    assert "the sand timer has run out" in ran.out
    assert read(saved(tmp_path)[0]).history.moves == ("timeout",)


def test_undo(run: Run, tmp_path: Path) -> None:
    """Moves are taken back on the disk too, down to the first and no further."""
    ran = run("play", "nim", typed="a1\nb1\nundo\n")
    assert read(saved(tmp_path)[0]).history.moves == ("a1",)
    ran = run("play", "nim", typed="undo\n")
    assert "nothing to take back" in ran.out


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    """A game goes on from the last save, from a named one, and inside a sitting."""
    kept = tmp_path / "kept.preau"
    run("play", "nim", typed=f"a1\nsave {kept}\nb1\nsave\n")
    assert read(kept.read_text("utf-8")).history.moves == ("a1",)
    assert "3. Red>" in run("play", "--resume").out
    assert "3. Red>" in run("play", "nim", "--resume").out
    assert "2. Blue>" in run("play", str(kept)).out
    assert "2. Blue>" in run("play", "nim", typed=f"resume {kept}\n").out
    assert "3. Red>" in run("play", "nim", typed="resume\n").out
    assert "no-such" in run("play", "nim", typed="resume no-such\n").out
    kept.write_text("nonsense", "utf-8")
    assert "Line 1" in run("play", "nim", typed=f"resume {kept}\n").out


def test_no_game_overwrites_another(run: Run, tmp_path: Path) -> None:
    """A game that was only looked at leaves nothing behind."""
    run("play", "nim")
    assert saved(tmp_path) == []


def test_ctrl_c_loses_nothing(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C ends the sitting politely; what was played is saved."""
    typed: Iterator[str | KeyboardInterrupt] = iter(["a1", KeyboardInterrupt()])

    def fake_input(_: str) -> str:
        answer = next(typed)
        if isinstance(answer, KeyboardInterrupt):
            raise answer
        return answer

    monkeypatch.setattr("builtins.input", fake_input)
    ran = run("play", "nim")
    assert ran.status == 0
    assert "--resume" in ran.out
    assert read(saved(tmp_path)[0]).history.moves == ("a1",)


def test_choosing_a_game(run: Run) -> None:
    """Without a game the shelf is offered; a number or a name chooses; the end of input leaves."""
    assert "1. Red>" in run("play", typed="0\nchess\nnim\n").out
    number = registry.names().index("nim") + 1
    assert "1. Red>" in run("play", typed=f"{number}\n").out
    assert run("play").status == 0


FORCED_FIRST_STEP = (
    "recess 4:A0B0C0D0:rook:no:yes:8:fewest 11 2 nun - later e8,l7 "
    "b2,a3,j12,j11/b2,b2,j12,l10/in,c2,i10,l10/a1,b1,i10,j11 "
    "2G1xi10x3G1,2G2xl10x1G2,0G2xj11x3G2,1G1xj12x0G1 - - - - l10 8,10,15,7 -"
)


def test_back_past_what_was_no_choice(run: Run, tmp_path: Path) -> None:
    """`0` leads back to the last choice, over steps that were taken of themselves since then."""
    kept = tmp_path / "kept.preau"
    kept.write_text(write(Record(History(position_reader.position(FORCED_FIRST_STEP)))), "utf-8")
    prompts = [line for line in run("play", str(kept), typed="1\n0\n").out.splitlines() if "11. " in line]
    assert ["un N2, Square l10 …" in prompt for prompt in prompts] == [False, True, False]
