"""`preau arena`, `preau simulate` and `preau ratings`, as typed."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from preau.arena import runners
from preau.arena.match import Match
from preau.arena.rating import Rating
from preau.arena.summary import BotLine, Duel, MatchSummary, Spread, Tally
from preau.bots import BOTS, ratings
from preau.bots.introductions import introduce
from preau.cli.terminal.tables import print_summary
from preau.draw.terminal import text_columns
from preau.games import registry
from preau.play.record_reader import read
from preau.words import LANGUAGES, Language, Speaker
from preau.words.text import decimal_text, span_text
from tests.cli.conftest import Run
from tests.support import running_program

COLUMNS = ("bot", "rating", "interval", "games", "wins", "draws", "seconds", "slips")
MATCH = ["arena", "nim", "--bots", "random,greedy", "--games", "6", "--workers", "1"]


@pytest.mark.parametrize("command", ["arena", "simulate", "ratings"])
def test_help(run: Run, command: str) -> None:
    """Every option is explained."""
    ran = run(command, "--help")
    assert ran.status == 0
    assert "help-" not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_arena(run: Run, tmp_path: Path, lang: str) -> None:
    """The tables in every language, with the files asked for and all records."""
    files = [tmp_path / "out.json", tmp_path / "out.svg"]
    ran = run(*MATCH, "--lang", lang, "--out", str(tmp_path / "m"), "--json", str(files[0]), "--svg", str(files[1]))
    assert (ran.status, "arena-" in ran.out) == (0, False)
    assert "greedy" in ran.out
    assert json.loads(files[0].read_text("utf-8"))["games"] == 6
    ET.fromstring(files[1].read_text("utf-8"))
    records = list((tmp_path / "m" / "games").iterdir())
    assert len(records) == 6
    assert all(read(record.read_text("utf-8")).names for record in records)


def test_arena_goes_on(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same command again plays nothing anew: it finds its folder by itself."""
    first = run(*MATCH)
    monkeypatch.setattr(runners, "play_game", None)
    assert run(*MATCH).out == first.out
    assert len(list((tmp_path / "data" / "arena").iterdir())) == 1


def test_interrupted_arena(tmp_path: Path) -> None:
    """Ctrl-C ends it with the shell's status and says where the results are; none is lost."""
    command = [sys.executable, "-m", "preau", "arena", "cerocle", "--bots", "random,greedy", "--games", "100000"]
    command += ["--workers", "2", "--out", str(tmp_path)]
    results, give_up = tmp_path / "results.jsonl", time.monotonic() + 60
    with running_program(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL) as program:
        while not (results.exists() and results.read_bytes().count(b"\n") > 3) and time.monotonic() < give_up:
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        _, err = program.communicate(timeout=30)
    assert program.returncode == 130
    assert str(tmp_path) in err.decode()
    assert "Traceback" not in err.decode()
    kept = [json.loads(line) for line in results.read_text("utf-8").splitlines()[1:]]
    assert len(kept) >= 3
    assert {f"{each['number']:05}.preau" for each in kept} <= {path.name for path in (tmp_path / "games").iterdir()}


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["nim", "--bots", "99"], 2, "99"),
        (["nim", "--bots", "cmd:./nothing-here"], 2, "nothing-here"),
        (["nim", "--bots", " , "], 1, "--bots"),
        (["nim", "--bots", "random", "--seconds", "0"], 2, "time"),
        (["nim", "--bots", "random", "--simulations", "0"], 2, "time"),
        (["nim", "--bots", "random", "--games", "0"], 2, "--games"),
        (["nim", "--bots", "random", "--players", "7"], 2, "7"),
        (["nim", "--bots", "random", "--options", "tallest"], 2, "tallest"),
        (["nin", "--bots", "random"], 2, "Did you mean nim?"),
        (["nim"], 2, "--bots"),
        (["nim", "--bots", "random", "--out", "/dev/null/x"], 1, "/dev/null"),
        (["nim", "--bots", "random", "--games", "1", "--ray", "auto"], 1, "sim"),
    ],
)
def test_bad_input_is_explained(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: list[str], status: int, message: str
) -> None:
    """A sentence on the error stream, before any game."""
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("arena", *words, "--workers", "1")
    assert (ran.status, ran.out) == (status, "")
    assert message in ran.err
    assert "Traceback" not in ran.err


def test_another_match_in_the_folder(run: Run, tmp_path: Path) -> None:
    """A folder with other results is left alone."""
    assert run(*MATCH, "--out", str(tmp_path / "m")).status == 0
    ran = run(*MATCH, "--out", str(tmp_path / "m"), "--seed", "2")
    assert ran.status == 1
    assert "seed" in ran.err


def test_uneven_seats_are_told(run: Run) -> None:
    """Seven games of two cannot be even."""
    assert "multiple of 2" in run(*MATCH[:5], "7", *MATCH[6:]).err
    assert "multiple" not in run(*MATCH).err


def test_slips_are_told(run: Run) -> None:
    """A program that ends at once misses its decisions, and the table says so."""
    ran = run("arena", "nim", "--bots", f"random,cmd:{sys.executable} -c 1", "--games", "2", "--workers", "1")
    assert ran.status == 0
    assert "Missed" in ran.out
    assert "crashed: 0" not in ran.out


def test_simulate(run: Run, tmp_path: Path) -> None:
    """The report, option by option, with the results beside it."""
    out = tmp_path / "report.html"
    ran = run(
        "simulate", "cerocle", "--bot", "random", "--games", "2", "--options-by-option", "--html", str(out),
        "--workers", "1", "--out", str(tmp_path / "m"),
    )  # fmt: skip
    assert ran.status == 0
    assert "relocate=any" in out.read_text("utf-8")
    assert (tmp_path / "m" / "side-6" / "results.jsonl").exists()
    assert run("simulate", "cerocle", "--bot", "nobody").status == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ratings(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: Language) -> None:
    """Stored tables are printed with how they were made; games without one say so."""
    assert run(*MATCH, "--json", str(tmp_path / "nim.json")).status == 0
    stored = ratings.read_ratings(json.loads((tmp_path / "nim.json").read_text("utf-8")))
    tables = {("nim", None): stored, ("nim", 2): stored}
    monkeypatch.setattr(ratings, "ratings_of", lambda game, players=None: tables.get((game, players)))
    monkeypatch.setattr(ratings, "sizes_measured", lambda game: (2,) if game == "nim" else ())
    ran = run("ratings", "--lang", lang)
    assert ran.status == 0
    assert stored.command in ran.out.replace("\n", " ")
    assert "OpenSkill" in ran.out
    told = {bot: introduce(registry.game("nim"), bot, lang) for bot in BOTS}
    assert all(each.line in ran.out for each in told.values())
    rated = stored.lines[0]
    assert decimal_text(rated.rating, lang) in told[rated.bot].rating
    assert decimal_text(rated.low, lang) in told[rated.bot].line
    assert {bot for bot in BOTS if told[bot].rating != told["8"].rating} == {line.bot for line in stored.lines}
    assert "preau arena recess" in ran.out
    assert run("ratings", "nim", "--lang", lang).out.count("preau arena") == 1
    assert run("ratings", "go").status == 2
    other = run("ratings", "recess", "--players", "4", "--lang", lang)
    assert "preau arena recess --players 4" in other.out.replace("\n", " ")
    assert introduce(registry.game("recess"), "1", lang, 4).line in other.out


@pytest.mark.parametrize(("game", "sizes"), [("cerocle", (2, 3, 4)), ("recess", (3, 4, 5))])
def test_ratings_of_the_package(run: Run, game: str, sizes: tuple[int, ...]) -> None:
    """Our games are measured at every table: all are printed, or the one that is asked for."""
    everything = " ".join(run("ratings", game).out.split())
    for players in sizes:
        table = ratings.ratings_of(game, players)
        assert table is not None
        assert " ".join(table.command.split()) in everything
        ran = run("ratings", game, "--players", str(players))
        assert ran.status == 0
        assert ran.out.replace("\n", " ").count("preau arena") == 1
        assert introduce(registry.game(game), "8", "en", players).line in ran.out
    assert run("ratings", game, "--players", "9").status == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_head_of_a_table_is_cut(
    lang: Language, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All columns that there are, with wide numbers, at 80 columns: heads may be broken, between words only."""
    monkeypatch.setenv("COLUMNS", "80")
    bots = ("5", "random", "greedy")
    tally = Tally(99999, 99999, 50000)
    rating = Rating(25.5, 23.5, 127.5)
    lines = tuple(BotLine(bot, rating, tally, (tally,) * 2, 9, 1.25, {"crash": 999}) for bot in bots)
    duels = tuple(Duel(bot, other, 9, 9, 0) for bot in bots for other in bots if bot != other)
    spread = Spread(1, 2, 2, 3)
    match = Match("cerocle", 2, bots)
    print_summary(MatchSummary(match, 9, lines, (tally,) * 2, duels, spread, spread, {"C2.3": 9}), Speaker(lang))
    shown = capsys.readouterr().out
    table = shown.splitlines()[1:9]
    assert max(map(text_columns, table)) <= 80
    heads = [word for head in COLUMNS for word in Speaker(lang)(f"arena-{head}").split(" ")]
    above = "\n".join(table).partition("──")[0]
    assert sorted(word for word in above.replace("\n", " ").split(" ") if word) == sorted(heads)
    range_shown = span_text(decimal_text(23.5, lang), decimal_text(127.5, lang), lang)
    assert shown.count(range_shown) == len(bots)
