"""`preau serve` as a program."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import structlog

from preau.cli.main import main
from tests.support import running_program

COMMAND = [sys.executable, "-m", "preau"]


@pytest.fixture(autouse=True)
def logs_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who starts a server sets up its logs, for good; here that would reach the tests that follow."""
    monkeypatch.setattr(structlog, "configure", lambda **_: None)


@contextmanager
def serving(data: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server and its address."""
    command = [*COMMAND, *words, "--port", "0", "--data", str(data), "--no-browser", "--lang", "en"]
    with running_program(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        found = re.search(r"http://\S+", program.stdout.readline())
        assert found is not None
        yield program, found[0]


def ask(url: str, form: object = None) -> object:
    data = None if form is None else json.dumps(form).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer)


def test_start_stop_and_start_again(tmp_path: Path) -> None:
    """Without a command the server starts, stops cleanly on Ctrl-C, and has lost nothing when it is back."""
    with serving(tmp_path) as (program, url):
        table = ask(f"{url}api/tables", {"game": "cerocle", "mode": "same_screen"})
        program.send_signal(signal.SIGINT)
        _, errors = program.communicate(timeout=20)
        assert (program.returncode, errors) == (0, "")
    with serving(tmp_path, "serve") as (_, url):
        assert ask(f"{url}api/tables/{table['id']}")["status"] == "playing"  # type: ignore[index]


def test_a_taken_port_is_said_to_be_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A second server on the same port ends with a sentence, not with a traceback."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--data", str(tmp_path), "--no-browser", "--lang", "fr"]) == 1
    said = capsys.readouterr().err
    assert port in said
    assert "pris" in said
    assert "Traceback" not in said


def test_a_wrong_database_is_said_to_be_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is no database of ours is refused and left as it is."""
    file = tmp_path / "preau.sqlite3"
    file.write_text("This is no database. " * 50)
    assert main(["serve", "--port", "0", "--data", str(tmp_path), "--no-browser", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert said.startswith("preau: The database cannot be opened")
    assert "Traceback" not in said
    assert file.read_text().startswith("This is no database.")


def test_other_commands_do_not_load_the_server() -> None:
    """The command line stays quick: only `serve` imports the web stack."""
    program = (
        "import sys\n"
        "from preau.cli.main import main\n"
        "main(['games'])\n"
        "heavy = {'fastapi', 'uvicorn', 'sqlalchemy', 'alembic'} & set(sys.modules)\n"
        "sys.exit(str(heavy) if heavy else 0)\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
