"""The referee protocol, answer by answer."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import preau
from preau.cli.commands.referee import answer_lines
from preau.games import registry
from preau.play.record_reader import read
from preau.testing.random_games import GameVariant, random_game

ERROR_CODES = {
    "unknown_command", "no_game", "bad_option", "bad_notation", "illegal", "bad_position", "game_over",
    "nothing_to_undo",
}  # fmt: skip


def ask(*lines: str | bytes) -> list[dict[str, Any]]:
    """The answers to these lines."""
    raw = [line if isinstance(line, bytes) else line.encode() for line in lines]
    return [json.loads(answer) for answer in answer_lines(line + b"\n" for line in raw)]


def code(*lines: str | bytes) -> str:
    """The error code of the last of these lines; every error has exactly the keys it should have."""
    answer = ask(*lines)[-1]
    assert set(answer) == {"ok", "error"}
    assert answer["ok"] is False
    assert set(answer["error"]) == {"code", "message", "rule", "squares"}
    assert answer["error"]["message"]
    if answer["error"]["code"] != "illegal":
        assert answer["error"]["rule"] is None
    return str(answer["error"]["code"])


WON = ("new nim tallest=3", "play a1", "play b1", "play c1")


def test_answers_have_exactly_these_keys() -> None:
    """Each command's answer, key by key."""
    lines = ["games", "new nim", "position", "legal", "play a1", "undo", "record", "quit", "games"]
    got = ask(*lines)
    assert [set(answer) for answer in got] == [
        {"ok", "games"}, {"ok", "position"}, {"ok", "position"}, {"ok", "legal"}, {"ok", "effects"}, {"ok", "position"},
        {"ok", "record"}, {"ok"},
    ]  # fmt: skip
    assert all(answer["ok"] is True for answer in got)
    assert got[0]["games"] == registry.names()
    assert got[5] == got[1] == got[2]


def test_effects_have_a_rule_and_a_text() -> None:
    """What happens of itself is told with its rule."""
    assert ask(*WON)[-1]["effects"] == [{"rule": "N2", "text": "Red takes the last stone and wins."}]


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        # unknown commands
        ([""], "unknown_command"),
        (["   \t "], "unknown_command"),
        (["dance"], "unknown_command"),
        (["GAMES"], "unknown_command"),
        (["games please"], "unknown_command"),
        (["new nim", "position now"], "unknown_command"),
        (["new nim", "legal a1"], "unknown_command"),
        (["new nim", "undo 2"], "unknown_command"),
        (["new nim", "record all"], "unknown_command"),
        (["quit now"], "unknown_command"),
        (["new nim", "timeout"], "unknown_command"),
        (["new cerocle", "timeout"], "unknown_command"),
        (["new recess", "timeout now"], "unknown_command"),
        ([b"\xff\xfe"], "unknown_command"),
        ([b"new nim \xc3\x28"], "unknown_command"),
        # no game
        (["position"], "no_game"),
        (["legal"], "no_game"),
        (["play a1"], "no_game"),
        (["play"], "no_game"),
        (["timeout"], "no_game"),
        (["undo"], "no_game"),
        (["record"], "no_game"),
        # options
        (["new"], "bad_option"),
        (["new chess"], "bad_option"),
        (["new nim tallest=10"], "bad_option"),
        (["new nim tallest=05"], "bad_option"),
        (["new nim tallest"], "bad_option"),
        (["new nim tallest="], "bad_option"),
        (["new nim =5"], "bad_option"),
        (["new nim colour=red"], "bad_option"),
        (["new nim tallest=5 tallest=5"], "bad_option"),
        (["new nim edition=fr"], "bad_option"),
        (["new recess seed=1"], "bad_option"),
        (["new recess layout=random"], "bad_option"),
        (["new recess layout=random seed=x"], "bad_option"),
        (["new recess layout=A0A0C0D0"], "bad_option"),
        # positions
        (["load"], "bad_position"),
        (["load nonsense"], "bad_position"),
        (["load []"], "bad_position"),
        (["load {}"], "bad_position"),
        (['load {"game": 7}'], "bad_position"),
        (['load {"game": "chess"}'], "bad_position"),
        (['load {"game": "nim"}'], "bad_position"),
        (['load {"game": "recess"}'], "bad_position"),
        (['load {"game": "nim", "game": "nim"}'], "bad_position"),
        (["load " + "[" * 100_000], "bad_position"),
        (["load " + "9" * 10_000], "bad_position"),
        (['load {"game": "\\ud800"}'], "bad_position"),
        # moves
        (["new nim", "play"], "bad_notation"),
        (["new nim", "play a1 b1"], "bad_notation"),
        (["new nim", "play \U0001f600"], "bad_notation"),
        (["new nim", b"play \xff"], "bad_notation"),
        (["new nim", b"  play a1\xff"], "bad_notation"),
        (["new nim", "play a1", "play a1"], "illegal"),
        ([*WON, "play c1"], "game_over"),
        ([*WON, "play nonsense"], "game_over"),
        ([*WON, "play"], "game_over"),
        (["new nim", "undo"], "nothing_to_undo"),
        (["new nim", "play a1", "undo", "undo"], "nothing_to_undo"),
    ],
)
def test_errors(lines: list[str | bytes], expected: str) -> None:
    """Each way to go wrong has its code."""
    assert code(*lines) == expected


def test_a_refusal_names_rule_and_squares() -> None:
    """An illegal move comes back with the rule that it breaks and the squares that show it."""
    error = ask("new nim", "play a1", "play a1")[-1]["error"]
    assert error == {
        "code": "illegal", "message": "The stone a1 has already been taken.", "rule": "N1", "squares": ["a1"],
    }  # fmt: skip


def test_a_bad_command_changes_nothing() -> None:
    """The game stands as it was after every kind of error."""
    bad: list[str | bytes] = [
        "",
        "x",
        "new chess",
        "new nim tallest=x",
        "load {}",
        "play zz",
        "play a3",
        "undo 1",
        "legal x",
        b"\xff",
    ]
    got = ask("new nim", "play a1", "position", *bad, "position", "undo", "position")
    assert all(not answer["ok"] for answer in got[3:-3])
    assert got[-3] == got[2]
    assert got[-1]["position"]["heaps"] == [3, 4, 5]


def test_lines_are_trimmed() -> None:
    """Blanks around a line and a Windows line end do not matter."""
    assert ask("  new   nim  tallest=4 \r")[0]["position"]["heaps"] == [2, 3, 4]


def test_undo_after_the_end() -> None:
    """A game that is over can be taken up again."""
    assert ask(*WON, "undo", "legal")[-1]["legal"] == ["c1", "c2", "c3"]
    assert ask(*WON, "legal")[-1]["legal"] == []


def test_new_and_load_clear_the_history() -> None:
    """Nothing can be taken back across the beginning of a game."""
    position = json.dumps(preau.position("nim 5 4 0 2 2").to_json())
    assert code("new nim", "play a1", f"load {position}", "undo") == "nothing_to_undo"
    assert code("new nim", "play a1", "new nim", "undo") == "nothing_to_undo"
    record = ask(f"load {position}", "play b1", "record")[-1]["record"]
    assert read(record).history.moves == ("b1",)
    assert "Position: nim 5 4 0 2 2" in record


def test_random_layouts_are_repeatable() -> None:
    """The same seed draws the same layout, and the layout drawn is what is stored."""
    first, again, other = ask(*(f"new recess layout=random seed={seed}" for seed in (1, 1, 2)))
    assert first == again != other
    assert first["position"]["options"]["layout"] != "random"
    assert "seed" not in first["position"]["options"]


def test_timeout_in_a_timed_game() -> None:
    """The sand timer ends the turn, can be taken back, and stands in the record."""
    got = ask("new recess", "timeout", "position", "record", "undo", "position")
    assert got[1]["ok"]
    assert got[2]["position"]["minute"] == 2
    assert "1. timeout\n" in got[3]["record"]
    assert got[5]["position"]["minute"] == 1


@pytest.mark.parametrize("name", registry.names())
def test_a_whole_game(name: str) -> None:
    """A random game of every title goes through the referee, `legal` agreeing with what is played."""
    history = random_game(GameVariant(name))
    lines = [f"new {name}"]
    for move in history.moves:
        lines += ["legal", "timeout" if move == "timeout" else f"play {move}"]
    got = ask(*lines, "position", "record")
    assert all(answer["ok"] for answer in got)
    for asked, move in zip(got[1:-2:2], history.moves, strict=True):
        assert asked["legal"] == sorted(asked["legal"])
        assert move == "timeout" or move in asked["legal"]
    assert got[-2]["position"] == history.position.to_json()
    assert read(got[-1]["record"]).history.moves == history.moves


@given(
    st.lists(
        st.one_of(st.binary(max_size=30), st.sampled_from([b"new nim", b"play a1", b"undo", b"legal"])), max_size=8
    )
)
def test_fuzzed_bytes(lines: list[bytes]) -> None:
    """Any bytes get one answer a line, never a crash."""
    asked = [line.replace(b"\n", b"") for line in lines if line.strip() != b"quit"]
    got = ask(*asked)
    assert len(got) == len(asked)
    for answer in got:
        assert answer["ok"] or answer["error"]["code"] in ERROR_CODES


def referee(text: bytes, *words: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "LC_ALL": "C"}
    command = [sys.executable, "-m", "preau", "referee", *words]
    return subprocess.run(command, input=text, capture_output=True, check=False, env=environment)


def test_the_program_ends_with_its_input() -> None:
    """The end of input is like `quit`, and nothing but answers is printed."""
    ran = referee(b"games\nnonsense")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert [json.loads(line)["ok"] for line in ran.stdout.splitlines()] == [True, False]
    assert referee(b"quit\ngames\n").stdout == b'{"ok": true}\n'


def test_the_referee_speaks_the_language_asked_for() -> None:
    """`--lang` is for people who read the answers."""
    assert "Es gibt keinen Befehl" in json.loads(referee(b"x\n", "--lang", "de").stdout)["error"]["message"]


def test_answers_come_at_once() -> None:
    """Each answer is flushed before the next command is read."""
    command = [sys.executable, "-m", "preau", "referee"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for line in (b"games\n", b"new nim\n", b"quit\n"):
            program.stdin.write(line)
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["ok"]
    assert program.returncode == 0


def test_it_starts_quickly_and_without_the_web() -> None:
    """Starting, setting up and saying a sentence takes little time, and no option parser, let alone a server."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert referee(b"new recess\nplay zz\n").returncode == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime < 0.6  # measured 0.2; machines differ
    check = "import sys; from preau.cli.commands import referee; print({'typer', 'rich', 'fastapi'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", check], capture_output=True, check=True).stdout == b"set()\n"
