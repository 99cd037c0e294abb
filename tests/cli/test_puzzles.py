"""`preau puzzles`: today's first, wrong tries answered, progress kept, new ones mined."""

from __future__ import annotations

from pathlib import Path

import pytest

from preau.games import registry
from preau.teach.puzzle_reader import read_puzzles
from preau.teach.puzzles import find_puzzle, puzzles_of
from tests.cli.conftest import Run


def test_todays_comes_first(run: Run, tmp_path: Path) -> None:
    """Without a name it is today's; solved, it is ticked off, and the next one is another."""
    ran = run("puzzles", "cerocle", typed="?\n?\nquit\n")
    assert ran.status == 0
    assert "Today’s puzzle: " in ran.out
    today = ran.out.partition("(")[2].partition(")")[0]
    assert "Hint: " in ran.out
    assert f"The answer is {find_puzzle(registry.game('cerocle'), today).line[0]}." in ran.out
    solved = run(
        "puzzles", "cerocle", typed="".join(f"{move}\n" for move in find_puzzle(registry.game("cerocle"), today).line)
    )
    assert "Another one: preau puzzles cerocle " in solved.out
    assert (tmp_path / "data" / "puzzles.json").read_text("utf-8") == f'{{\n  "cerocle": [\n    "{today}"\n  ]\n}}\n'
    listed = run("puzzles", "cerocle", "--list")
    assert f"Cerocle · {len(puzzles_of(registry.game('cerocle')))} puzzles, 1 solved" in listed.out
    assert f"✓ {today}" in listed.out
    assert f"Today’s puzzle: preau puzzles cerocle {today}" in listed.out
    assert "Today’s puzzle" not in run("puzzles", "cerocle", typed="quit\n").out


@pytest.mark.parametrize("name", ["recess", "cerocle"])
def test_all_in_japanese(run: Run, name: str) -> None:
    """All puzzles of a game one after the other."""
    ran = None
    for each in puzzles_of(registry.game(name)):
        ran = run("puzzles", name, each.id, "--lang", "ja", typed="".join(f"{move}\n" for move in each.line))
        assert "次のパズル" in ran.out or "すべて解きました" in ran.out, each.id
    assert ran is not None
    assert "すべて解きました" in ran.out


def test_wrong_tries_are_answered(run: Run) -> None:
    """Legal but not the answer, refused by a rule, no move at all, and a rule that there is not."""
    each = next(each for each in puzzles_of(registry.game("recess")) if each.kind == "haul")
    legal = next(text for text in map(each.start.text, each.start.legal()) if text not in each.line)
    ran = run("puzzles", "recess", each.id, typed=f"{legal}\nB1xl12\nhello\n\n{each.line[0]}\nback\nrules\nrules R99\n")
    assert ran.status == 0
    assert "allowed, but then you take " in ran.out
    assert "Not yet. Your boy B1" in ran.out
    assert "Walk B1-d4, fight G2xd4" in ran.out
    assert "Right! Go on." in ran.out
    assert "R5.4" in ran.out
    assert "There is no rule R99." in ran.out


def test_helpful_answers(run: Run) -> None:
    """Unknown games and puzzles get the nearest name; a game without puzzles says so."""
    ran = run("puzzles", "recess", "wins-01")
    assert "Did you mean win-01?" in ran.err
    assert "preau puzzles recess --list" in run("puzzles", "recess", "zzzzz").err
    assert run("puzzles", "nim").err.endswith("This game has no puzzles yet. Try: preau learn nim\n")
    assert ran.status == 2
    assert "Did you mean recess?" in run("puzzles", "reces").err
    for words in ([], ["--list"], ["win-01"]):
        assert "no puzzles yet" in run("puzzles", "nim", *words).err


def test_mining(run: Run, tmp_path: Path) -> None:
    """The same seed mines the same puzzles; the file can be read again; too few are said to be so."""
    texts = []
    for name in ("a", "b"):
        out = tmp_path / "mined" / f"{name}.jsonl"
        ran = run("puzzles", "cerocle", "--mine", "4", "--games", "4", "--seed", "3", "--out", str(out))
        assert ran.status == 0
        texts.append(out.read_text("utf-8"))
    assert texts[0] == texts[1]
    assert read_puzzles(registry.game("cerocle"), "a.jsonl", texts[0])
    ran = run("puzzles", "recess", "--mine", "50", "--games", "1", "--out", str(tmp_path / "c.jsonl"))
    assert "of the 50 puzzles asked for turned up" in ran.err
    assert "--out FILE" in run("puzzles", "cerocle", "--mine", "4").err
    assert "none to mine" in run("puzzles", "nim", "--mine", "4", "--out", str(tmp_path / "d.jsonl")).err
