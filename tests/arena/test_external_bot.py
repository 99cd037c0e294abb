"""Programs from outside: good ones play, bad ones cost themselves decisions and nobody a match."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from preau.arena import external_bot
from preau.arena.external_bot import ExternalBot, MissedDecision
from preau.arena.summary import summarise_match
from tests.arena.conftest import Play, Program, match_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "mybot.py"
FIRST = "while True: print(ask()['legal'][0], flush=True)"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Less time to start: these programs are tiny. Machines under load are slow, so not too little."""
    monkeypatch.setattr(external_bot, "START_SECONDS", 2.0)


def test_a_good_program_plays(play: Play, program: Program, tmp_path: Path) -> None:
    """A program that answers has its moves played; its error stream is kept."""
    bot = program("print('hello', file=sys.stderr)\n" + FIRST)
    match = match_of("nim", bot)
    result = play(match, 1)[0]
    assert result.slips == ({}, {})
    position = match.start(0)
    moves = (tmp_path / "match" / "games" / "00000.preau").read_text("utf-8")
    assert f"1. {position.text(position.legal()[0])}\n" in moves
    assert "hello" in (tmp_path / "match" / "outside.log").read_text("utf-8")


def test_the_example_plays(play: Play) -> None:
    """The example of the documentation plays, and finds the move that wins."""
    summary = summarise_match(match := match_of("nim", "random", f"cmd:{sys.executable} {EXAMPLE}"), play(match, 4))
    assert not any(line.slips for line in summary.bots)
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 15
    assert EXAMPLE.read_text("utf-8") in (EXAMPLE.parents[2] / "docs" / "bots.md").read_text("utf-8")


def test_the_question(program: Program, tmp_path: Path) -> None:
    """The line holds the position in exchange form, the legal moves and the time."""
    seen = tmp_path / "seen.json"
    bot = ExternalBot(
        program(f"q = ask()\nopen({str(seen)!r}, 'w').write(json.dumps(q))\nprint(q['legal'][-1], flush=True)"), 2
    )
    position = match_of("nim", "random").start(0)
    assert bot.choose(position) == position.text(position.legal()[-1])
    bot.close()
    import json

    asked = json.loads(seen.read_text("utf-8"))
    assert asked == {
        "position": position.to_json(),
        "legal": [position.text(move) for move in position.legal()],
        "seconds": 2,
    }


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("ask(); print('z9', flush=True); time.sleep(9)", "illegal"),
        ("ask(); print('', flush=True); time.sleep(9)", "illegal"),
        ("ask(); sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush(); time.sleep(9)", "illegal"),
        ("ask(); print('a' * 5000, flush=True); time.sleep(9)", "crash"),
        ("ask(); print('a1', end='', flush=True)", "crash"),
        ("ask(); 1 / 0", "crash"),
        ("sys.exit()", "crash"),
    ],
)
def test_bad_programs(program: Program, code: str, why: str) -> None:
    """Each kind of failure is a slip of its kind."""
    bot = ExternalBot(program(code), 1)
    position = match_of("nim", "random").start(0)
    answer = bot.choose(position)
    bot.close()
    assert isinstance(answer, MissedDecision)
    assert answer.why == why


def test_a_program_that_cannot_be_started() -> None:
    """It is found out at the first decision, too, where nobody looked before."""
    answer = ExternalBot("cmd:./no-such-program-here", 1).choose(match_of("nim", "random").start(0))
    assert isinstance(answer, MissedDecision)
    assert answer.why == "start"


def test_a_silent_program_costs_itself_decisions(play: Play, program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence is waited out, and after a while no more; the match is played to its end, and counts the slips."""
    monkeypatch.setattr(external_bot, "START_SECONDS", 0.0)
    silent = program("time.sleep(60)")
    match = match_of("cerocle", "greedy", silent, seconds=0.05)
    began = time.perf_counter()
    summary = summarise_match(match, play(match, 2))
    assert time.perf_counter() - began < 10
    line = next(line for line in summary.bots if line.bot == silent)
    assert line.slips == {"deadline": line.decisions}
    assert line.decisions > 2 * external_bot.MOST_MISSES_IN_A_ROW
    assert not external_bot._running


def test_a_program_that_never_reads_does_not_block(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question larger than the pipe waits in a thread, not in the arena."""
    monkeypatch.setattr(external_bot, "START_SECONDS", 0.0)
    bot = ExternalBot(program("time.sleep(60)"), 0.05)
    talk = external_bot._Program(bot.words, None)
    assert talk.ask(b"x" * 1_000_000 + b"\n", 0.1) == MissedDecision("deadline")
    talk.end()


def test_a_crashing_program_is_started_again(play: Play, program: Program) -> None:
    """One that answers once and then crashes is started anew, so every other decision is its own."""
    bot = program("print(ask()['legal'][0], flush=True); ask(); sys.exit(3)")
    result = play(match_of("nim", bot, "random", tallest="7"), 1)[0]
    seat = result.seats.index(bot)
    assert result.slips[seat] == {"crash": result.decisions[seat] // 2}
