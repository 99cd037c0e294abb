"""The documentation is true: its code runs, its commands exist, and no command goes unmentioned."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tomllib
import urllib.request
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

import preau
from preau.cli.app import app
from preau.cli.main import main
from preau.play.record_reader import read
from preau.play.records import FIRST_LINE, write
from tests.support import running_program

ROOT = Path(__file__).parents[1]
MOST_COLUMNS = 120
FENCED = re.MULTILINE | re.DOTALL
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(kind: str) -> list[ParameterSet]:
    """All code blocks of a kind, each with the page it stands on."""
    found = []
    for page in PAGES:
        for number, code in enumerate(
            re.findall(rf"^```{kind}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
        ):
            found.append(pytest.param(code, id=f"{page.name}-{number}"))
    return found


def test_examples_are_of_games_that_every_reader_has() -> None:
    """Only the page on adding a game speaks of the example from outside, which is not installed with the package."""
    for page in PAGES:
        if page.name != "adding-a-game.md":
            assert not re.search(r"\bnim\b", page.read_text("utf-8")), page.name


def test_lines_can_be_read_in_a_terminal() -> None:
    """Prose is no wider than code; tables and blocks are as wide as they must be."""
    long = []
    for page in [*PAGES, ROOT / "CHANGELOG.md"]:
        text = page.read_text("utf-8")
        prose = re.sub(r"^ *```.*?^ *```", lambda block: "\n" * block[0].count("\n"), text, flags=FENCED)
        lines = enumerate(prose.splitlines(), 1)
        long += [f"{page.name}:{number}" for number, line in lines if len(line) > MOST_COLUMNS and line[:1] != "|"]
    assert long == []


@pytest.mark.parametrize("code", blocks("python"))
def test_python_blocks_run(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A block of Python runs as it stands, and prints what the comments beside its prints say."""
    exec(compile(code, "<docs>", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    promised = re.findall(r"^\s*print\(.*?\)\s*# ([^\s:]+)", code, re.MULTILINE)
    assert printed[: len(promised)] == promised


@pytest.mark.parametrize("block", blocks("console"))
def test_console_blocks_run(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A command in a console block works and prints what stands below it; `...` stands for anything."""
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PREAU_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        status = run_here(command) if "--lang" in command else run_in_shell(command)
        ran = capfd.readouterr()
        assert status == 0, ran.err
        pattern = ".*".join(map(re.escape, re.split(r"^\.\.\.\n", expected, flags=re.MULTILINE)))
        assert re.fullmatch(pattern, ran.out, re.DOTALL), ran.out


def run_in_shell(command: str) -> int:
    """As everybody types it."""
    return subprocess.run(["bash", "-c", command], stdin=subprocess.DEVNULL, check=False).returncode


def run_here(command: str) -> int:
    """What hosts type, in their language: in this process, which has loaded the server already."""
    name, *words = shlex.split(command)
    assert name == "preau"
    return main(words)


@pytest.mark.parametrize("text", [block for block in blocks("") if str(block.values[0]).startswith(FIRST_LINE)])
def test_records_are_sound(text: str) -> None:
    """A record shown on a page is one."""
    assert write(read(text)) == text


def test_every_command_is_in_the_readme() -> None:
    """A command that the README does not mention is missing there."""
    text = (ROOT / "README.md").read_text("utf-8")
    for command in app.registered_commands:
        assert f"preau {command.name}" in text, command.name


def test_links_lead_somewhere() -> None:
    """Links between pages are not broken."""
    for page in PAGES:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            assert link.startswith("https://") or (page.parent / link).exists(), f"{page.name}: {link}"


def test_rooms_are_in_the_architecture() -> None:
    """Every room has its line on the architecture page, or is announced there."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    for room in Path(preau.__file__).parent.iterdir():
        if room.is_dir() and room.name != "__pycache__":
            assert re.search(rf"\b{room.name}\b", text), room.name


def test_the_example_is_tiny() -> None:
    """The game from outside is under 200 lines, all files together."""
    files = [path for path in (ROOT / "examples" / "nim").rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".md")]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < 200


def test_ci_runs_the_test_command_and_nothing_else() -> None:
    """What is checked elsewhere is what the README tells everybody to run."""
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == [
        "set -euo pipefail",
        'cd "$(dirname "$0")/.."',
        "exec ./test",
    ]


@pytest.mark.parametrize("script", ["start", "test", *map(str, sorted((ROOT / "scripts").glob("*.sh"))), ".ci/run"])
def test_scripts_are_plain_shell(script: str) -> None:
    """The scripts are understood by any POSIX shell."""
    subprocess.run(["sh", "-n", ROOT / script], check=True)


def test_the_version_is_told_once() -> None:
    """The changelog speaks of the version that the package is."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert preau.__version__ == version
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def packages_here(folder: Path) -> Path:
    """All that is installed for these tests but our own packages, for an environment that finds it there."""
    folder.mkdir()
    for each in Path(sysconfig.get_path("purelib")).iterdir():
        if not each.name.startswith(("preau", "_preau", "__editable__")) and each.suffix != ".pth":
            (folder / each.name).symlink_to(each)
    return folder


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    "from_here", [True, pytest.param(False, marks=pytest.mark.nightly)], ids=["only-itself", "with-all-it-stands-on"]
)
def test_start_makes_it_ready_to_play(tmp_path: Path, from_here: bool) -> None:
    """`./start` in a fresh copy installs the package and serves the table; the second time it needs no installing.

    By day the packages it stands on are those that are here, by night they are installed as well.
    """
    copy = tmp_path / "copy"
    leave = shutil.ignore_patterns(".git", ".venv*", ".*_cache", "__pycache__", ".hypothesis")
    shutil.copytree(ROOT, copy, ignore=leave)
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PREAU_DATA": str(tmp_path / "data"), "PREAU_PORT": "0"}
    environment["PREAU_FAST"] = "0"  # it would compile the bots of this copy, and be stopped in the middle of it
    if from_here:
        environment["PYTHONPATH"] = str(packages_here(tmp_path / "packages"))
    pipe = subprocess.PIPE
    with running_program(
        [copy / "start"], cwd=tmp_path, env=environment, text=True, stdout=pipe, stderr=pipe
    ) as serving:
        assert serving.stdout is not None
        address = re.search(r"http://\S+", serving.stdout.readline())
        assert address is not None
        with urllib.request.urlopen(address[0], timeout=30) as page:
            assert b"Cerocle" in page.read()
        serving.send_signal(signal.SIGINT)
        _, errors = serving.communicate(timeout=30)
    assert serving.returncode == 0, errors
    assert "Installing" in errors
    again = subprocess.run([copy / "start", "games"], env=environment, capture_output=True, text=True, check=True)
    assert "Installing" not in again.stderr
    assert "cerocle" in again.stdout


def test_start_says_so_where_an_extra_cannot_be_installed(tmp_path: Path) -> None:
    """Without Numba for this machine `./start` says so, once, and goes on."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text("#!/bin/sh\nexit 1\n", "utf-8")
    python.chmod(0o755)
    script = f'set -eu; . scripts/venv.sh; try_extra "{tmp_path}" fast "Numba" "No Numba here."; echo going on'
    tries = [
        subprocess.run(["sh", "-c", script], cwd=ROOT, check=False, capture_output=True, text=True) for _ in range(2)
    ]
    assert [(each.returncode, each.stdout, each.stderr) for each in tries] == [
        (0, "going on\n", "Installing Numba ...\nNo Numba here.\n"),
        (0, "going on\n", ""),
    ]


def test_settings_are_documented() -> None:
    """Every variable of the environment that the command line reads is explained on some page."""
    pages = "".join(page.read_text("utf-8") for page in PAGES)
    for path in (Path(preau.__file__).parent / "cli").glob("*.py"):
        for setting in re.findall(r'"(PREAU_[A-Z_]+)"', path.read_text("utf-8")):
            assert f"`{setting}`" in pages, setting


def test_the_fast_core_page_names_what_exists() -> None:
    """Every file that the page on fast cores names is in the folders it speaks of."""
    page = (ROOT / "docs" / "fast-core.md").read_text("utf-8")
    inside = Path(preau.__file__).parent
    there = {path.name for folder in ("bots", "games", "games/*") for path in inside.glob(f"{folder}/fast/**/*.py")}
    assert set(re.findall(r"[a-z_]+\.py", re.sub(r"bench/[\w/]+\.py", "", page))) <= there


def test_security_names_what_exists() -> None:
    """Every threat is answered by modules and shown by tests that are there."""
    page = (ROOT / "docs" / "security.md").read_text("utf-8")
    rows = re.findall(r"^\| [^|]+ \| [^|]+ \| (`[^|]+`) \| ([^|]+) \|$", page, re.MULTILINE)
    assert len(rows) >= 15
    for modules, tests in rows:
        for name in re.findall(r"`([^`]+)`", modules):
            inside = name if "/" in name else f"server/{name}"
            assert (Path(preau.__file__).parent / f"{inside}.py").exists(), name
        named = re.findall(r"`([\w/]+\.py)::(\w+)`", tests)
        assert named, tests
        for file, name in named:
            assert re.search(rf"^def {name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE), name


def test_contributing_names_what_exists() -> None:
    """Every path that a newcomer is sent to is there, in each of our games and languages."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    named = re.findall(r"`((?:src|tests|docs|bench)/[^`\s]+)`", page)
    assert len(named) >= 20
    for path in named:
        shapes = [path.replace("NAME.ftl", "page.ftl").replace("NAME", game) for game in ("recess", "cerocle")]
        for shape in shapes:
            for language in ("en", "fr", "de", "ja"):
                assert (ROOT / shape.replace("{en,fr,de,ja}", language)).exists(), path
