"""Lessons in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from preau.games import registry
from preau.teach.lessons import lessons_of
from tests.cli.conftest import Run


def test_the_list_shows_what_is_done(run: Run, tmp_path: Path) -> None:
    """A lesson taken to its end is ticked off, and the next one is named."""
    ran = run("learn", "recess")
    assert ran.status == 0
    assert "Recess! · 10 lessons, 0 done" in ran.out
    assert "Begin with: preau learn recess walk" in ran.out
    ran = run("learn", "recess", "walk", typed="B1-d5\nG1-g8\nB2-a2\n")
    assert "Lesson done: Three, two, one" in ran.out
    assert "Go on with: preau learn recess fight" in ran.out
    ran = run("learn", "recess")
    assert "✓  1  walk" in ran.out
    assert "→  2  fight" in ran.out
    assert (tmp_path / "data" / "lessons.json").read_text("utf-8") == '{\n  "recess": [\n    "walk"\n  ]\n}\n'


def test_wrong_tries_are_answered(run: Run) -> None:
    """With the reason and its rule, with a hint where the move is legal, with the notation where it is no move."""
    ran = run("learn", "recess", "fight", typed="B1xe8\nB1-c8\nhello\n\n?\n?\nrules R5.2\nrules R99\nquit\n")
    assert ran.status == 0
    assert "A nun sees e8" in ran.out
    assert "(R5.2: e8, g8)" in ran.out
    assert "not what the task asks for. Nun N1 on g8 looks" in ran.out
    assert "Walk B1-d4, fight G2xd4" in ran.out
    assert "Hint: Nun N1" in ran.out
    assert "One way is B1xd9." in ran.out
    assert "Not under her nose" in ran.out
    assert "There is no rule R99." in ran.out
    assert "Lesson done" not in ran.out


@pytest.mark.parametrize("name", ["recess", "cerocle"])
def test_all_lessons_in_japanese(run: Run, name: str) -> None:
    """All lessons of a game one after the other, then there is nothing left but to play."""
    ran = None
    for each in lessons_of(registry.game(name)):
        ran = run("learn", name, each.id, "--lang", "ja", typed="".join(f"{task.solution}\n" for task in each.tasks))
        assert "レッスン修了" in ran.out
    assert ran is not None
    assert "さあ、遊びましょう" in ran.out
    assert "さあ、遊びましょう" in run("learn", name, "--lang", "ja").out


def test_helpful_answers(run: Run) -> None:
    """Unknown games and lessons get the nearest name; a game without lessons says so."""
    assert "Did you mean walk?" in run("learn", "recess", "walks").err
    assert "Did you mean recess?" in run("learn", "reces").err
    ran = run("learn", "nim")
    assert "no lessons yet" in ran.err
    assert ran.status == 2


def test_a_spoilt_file_is_no_reason_to_stop(run: Run, tmp_path: Path) -> None:
    """Progress that cannot be read counts as none."""
    (tmp_path / "data").mkdir()
    for text in ("{", "[]", '{"recess": 3}', '{"recess": [3, "walk"]}'):
        (tmp_path / "data" / "lessons.json").write_text(text)
        assert run("learn", "recess").status == 0
    assert "1 done" in run("learn", "recess").out
