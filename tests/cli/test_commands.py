"""Every command but `play` and `referee`, as typed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import preau
from preau.games import registry
from preau.play.history import History
from preau.play.records import Record, write
from tests.cli.conftest import Run

COMMANDS = ["play", "show", "replay", "rules", "games", "referee"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with a short game in it."""
    history = History(preau.new("nim", tallest=3))
    for move in ("a1", "b1", "c1"):
        history = history.play(move)
    path = tmp_path / "game.preau"
    path.write_text(write(Record(history, ("Ann", ""), "2026-05-31")), "utf-8")
    return path


def test_help(run: Run) -> None:
    """Help lists every command, in the reader's language."""
    ran = run("--help")
    assert ran.status == 0
    assert all(command in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_of_commands(run: Run, command: str) -> None:
    """Every command explains itself and every one of its options."""
    ran = run(command, "--help")
    assert ran.status == 0
    assert "--lang" in ran.out
    assert "help-" not in ran.out


def test_help_in_other_languages() -> None:
    """The language of the terminal is the language of the help, unless another is asked for."""
    command = [sys.executable, "-m", "preau", "--help"]
    ran = subprocess.run(command, capture_output=True, check=True, env={"LANG": "ja_JP.UTF-8", "PYTHONUTF8": "1"})
    assert "プレイ記録" in ran.stdout.decode()
    ran = subprocess.run([*command[:-1], "verify", "--lang", "fr", "--help"], capture_output=True, check=True)
    assert "règles" in ran.stdout.decode()
    assert not {"Usage", "Show"} & set(ran.stdout.decode().split())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--help", "--lang", "de"], ["preau [OPTIONEN] BEFEHL", "--lang en|fr|de|ja", "Befehle:"]),
        (["--lang", "fr", "arena", "-h"], ["[OPTIONS] JEU", "--games NOMBRE", "[par défaut 100]", "[de 1 à 256]"]),
        (["--lang=ja", "-h"], ["[オプション] コマンド"]),
        (["play", "--help", "--lang", "ja"], ["[ゲーム] [オプション=値...]", "\n  ゲーム         ゲームの名前"]),
        (["invite", "--help", "--lang", "ja"], ["［既定値は14］"]),  # and the note, which is empty, has none
    ],
)
def test_help_is_in_one_language(words: list[str], told: list[str]) -> None:
    """The language may be named before or after; words that stand for values are in it, too, and columns are even."""
    ran = subprocess.run([sys.executable, "-m", "preau", *words], capture_output=True, check=True)
    page = ran.stdout.decode().replace("\u00a0", " ")
    assert [each for each in told if each not in page] == []
    assert not re.search(r"GAME|COMMAND|<\w|default|required|既定値は］|\0", page)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["plai"], "La commande «\u00a0plai\u00a0» n’existe pas. Vouliez-vous dire play ou replay\u202f?"),
        (["play", "--nope"], "L’option --nope n’existe pas. Vouliez-vous dire --name\u202f?"),
        (["rules"], "Il manque un mot\u00a0: JEU"),
        (["moderate"], "Il manque un mot\u00a0: warn, silence, suspend, undo ou close."),
        (["move-data"], "Il manque l’option --from."),
        (
            ["serve", "--port", "x"],
            "La valeur «\u00a0x\u00a0» ne convient pas à --port. Il faut un nombre entier de 0 à",
        ),
        (
            ["serve", "--port=99999"],
            "«\u00a099999\u00a0» ne convient pas à --port. Il faut un nombre entier de 0 à 65535.",
        ),
        (["serve", "--port"], "--port demande une valeur."),
        (["serve", "--data", "--lan"], "--data demande une valeur."),
        (["arena", "nim", "--seed", "x"], "Il faut un nombre entier."),
        (["arena", "nim", "--seconds", "x"], "Il faut un nombre."),
        (["expire", "--days", "0"], "Il faut un nombre entier d’au moins 1."),
        (["rules", "recess", "R1", "x"], "Il y a des mots de trop\u00a0: x."),
    ],
)
def test_mistakes_in_other_languages(run: Run, words: list[str], told: str) -> None:
    """What the option parser finds wrong is said in the language asked for."""
    ran = run(*words, "--lang", "fr")
    assert ran.status == 2
    assert told in ran.err
    assert "--help" in ran.err


def test_version(run: Run) -> None:
    """The version is the package's."""
    assert run("--version").out.strip() == preau.__version__


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (["plai"], 2, "play"),
        (["rules"], 2, "GAME"),
        (["rules", "reces"], 2, "Did you mean recess?"),
        (["rules", "recess", "R5.66"], 2, "Did you mean R5.6?"),
        (["rules", "recess", "--lang", "xx"], 2, "xx"),
        (["games", "go"], 2, "recess"),
        (["show", "nim", "tallest=99"], 2, "99"),
        (["show", "nim", "--layer", "sight"], 2, "sight"),
        (["show", "nim 1 2 3"], 1, "heaps"),
        (["show", "{}"], 1, "game"),
        (["show", '{"game": "nim"' + " " * 5000 + "}"], 1, "heaps"),
        (["show", "x" * 300], 2, "xxx"),
        (["replay", "no-such-file"], 1, "no-such-file"),
        (["replay", "/"], 1, "/"),
        (["play", "nim", "tallest"], 2, "tallest"),
        (["play", "--resume"], 1, "saved"),
        (["replay", "x", "--to", "-1"], 2, "--to"),
    ],
)
def test_bad_input_is_explained(run: Run, words: list[str], status: int, message: str) -> None:
    """A wrong command line is status 2, any other failure 1, with a sentence on the error stream and no traceback."""
    ran = run(*words)
    assert (ran.status, ran.out) == (status, "")
    assert message in ran.err
    assert "Traceback" not in ran.err


def test_games(run: Run) -> None:
    """The shelf, a game a line."""
    lines = run("games").out.splitlines()
    assert [line.split()[0] for line in lines] == registry.names()
    assert "Minuten" in run("games", "--lang", "de").out


def test_games_that_cannot_be_loaded(run: Run, broken_games: dict[str, str]) -> None:
    """A broken game has its line on the shelf, with the reason; to play it is refused without one."""
    lines = run("games").out.splitlines()
    assert [line.split()[0] for line in lines] == [*registry.names(), *broken_games]
    assert next(line for line in lines if line.startswith("raises")).endswith("loaded: ZeroDivisionError: at import")
    assert [line for line in lines if line.startswith("cerocle")]
    for lang, words in (("fr", "chargé"), ("de", "laden"), ("ja", "読み込め")):
        assert run("games", "--lang", lang).out.count(words) == len(broken_games)
    refused = run("show", "raises")
    assert (refused.status, refused.out) == (2, "")
    assert "could not be loaded" in refused.err
    assert run("show", "cerocle").status == 0
    assert run("ratings").status == 0
    assert run("rules", "nim").status == 0


@pytest.mark.parametrize("name", registry.names())
def test_options_of_a_game(run: Run, name: str) -> None:
    """All options and editions of a game, with what they mean."""
    out = run("games", name).out
    game = registry.game(name)
    assert all(f"{option.name}={option.default}" in out for option in game.options)
    assert all(f"edition={edition}" in out for edition in game.editions)


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("lang", ["en", "fr", "de", "ja"])
def test_rulebooks(run: Run, name: str, lang: str) -> None:
    """The whole book in every language."""
    ran = run("rules", name, "--lang", lang)
    assert ran.status == 0
    assert len(ran.out.splitlines()) > 4


def test_one_rule(run: Run) -> None:
    """One rule or one section."""
    assert run("rules", "recess", "r5.6").out.strip().startswith("R5.6")
    out = run("rules", "cerocle", "C6", "--lang", "fr").out
    assert "C6.6" in out
    assert "C5" not in out.replace("C5.", "")


@pytest.mark.parametrize("name", registry.names())
def test_show_a_new_game(run: Run, name: str, tmp_path: Path) -> None:
    """A game's first position, in the terminal and as a picture."""
    assert run("show", name).out.strip()
    out = tmp_path / "new.svg"
    assert run("show", name, "--svg", str(out), "--lang", "ja").status == 0
    assert ET.parse(out).getroot().tag.endswith("svg")


def test_show_takes_anything(run: Run, record: Path, tmp_path: Path) -> None:
    """Text, JSON, files with either, a record and standard input show the same position."""
    position = preau.new("nim", tallest=3)
    expected = run("show", "nim", "tallest=3").out
    saved = tmp_path / "position.txt"
    saved.write_text(str(position) + "\n", "utf-8")
    data = json.dumps(position.to_json())
    for words, typed in [
        ([str(position)], ""),
        (str(position).split(), ""),
        ([data], ""),
        (["-"], data),
        ([str(saved)], ""),
        ([str(record), "--to", "0"], ""),
        (["-", "--to", "0"], record.read_text("utf-8")),
    ]:
        assert run("show", *words, typed=typed).out == expected
    assert run("show", str(record)).out != expected


def test_show_nothing(run: Run) -> None:
    """Empty input is no position."""
    assert run("show", "-").status == 1


def test_replay_tells_the_story(run: Run, record: Path) -> None:
    """Every move and every effect in words, then the board."""
    out = run("replay", str(record)).out
    assert "Ann" in out
    assert "1. a1  Red takes 1 from heap a." in out
    assert "Red takes the last stone and wins. (N2)" in out
    shorter = run("replay", str(record), "--to", "1").out
    assert "2. b1" not in shorter


def test_replay_check(run: Run, record: Path) -> None:
    """A sound record is called so; a damaged one is refused with the line."""
    ran = run("replay", "--check", str(record))
    assert (ran.status, ran.out) == (0, "The record is sound. 3 moves, all legal.\n")
    record.write_text(record.read_text("utf-8").replace("2. b1", "2. a1"), "utf-8")
    ran = run("replay", "--check", str(record))
    assert (ran.status, ran.out) == (1, "")
    assert "Line 10" in ran.err
    assert "Zeile 10" in run("replay", "--check", str(record), "--lang", "de").err
    ran = run("replay", "--check", "--lenient", str(record))
    assert ran.status == 1
    assert "Line 10" in ran.err


def test_replay_as_json_and_picture(run: Run, record: Path, tmp_path: Path) -> None:
    """The position after so many moves, for programs and for the wall."""
    assert json.loads(run("replay", str(record), "--json", "--to", "1").out)["heaps"] == [0, 2, 3]
    out = tmp_path / "end.svg"
    assert run("replay", str(record), "--svg", str(out)).status == 0
    assert ET.parse(out).getroot().tag.endswith("svg")


def test_replay_leniently(run: Run, record: Path) -> None:
    """What can be read is shown, and what is odd is told."""
    record.write_text("# found in a drawer\r\n" + record.read_text("utf-8").split("Checksum")[0], "utf-8")
    assert run("replay", str(record)).status == 1
    ran = run("replay", str(record), "--lenient")
    assert ran.status == 0
    assert "checksum" in ran.err
    assert "3. c1" in ran.out


def test_bytes_that_are_no_text(run: Run, tmp_path: Path) -> None:
    """A file of anything is refused, not crashed on."""
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))
    for words in (["replay"], ["replay", "--lenient"], ["show"]):
        assert run(*words, str(path)).status == 1


def test_files_in_the_readers_language(run: Run) -> None:
    """Not in the system's."""
    assert "Die Datei no-such-file gibt es nicht." in run("replay", "no-such-file", "--lang", "de").err
    assert "「/」はファイルではなくフォルダーです。" in run("replay", "/", "--lang", "ja").err


def test_proofs_in_the_terminal(run: Run) -> None:
    """`preau words --check` names what a language lacks that nobody has written yet."""
    assert run("words", "--check", "de").status == 0
    ran = run("words", "--check", "it", "--lang", "en")
    assert ran.status == 1
    assert "preau/words/it/page.ftl  page-turn-of  is missing." in ran.out
    assert "page-turn-of" in run("words", "--lang", "fr").out


def test_of_each_command_one_sentence_is_told(run: Run) -> None:
    """Where no space follows a full stop, too."""
    for line in run("--help", "--lang", "ja").out.splitlines():
        assert line.count("。") <= 1 or line.startswith("  ゲーム"), line
