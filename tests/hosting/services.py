"""A real PostgreSQL and a real Redis from Debian's packages, each a process of ours on a free port of this machine."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tests.support import end_program, running_program, start_program

START_SECONDS = 30.0  # until which a service must be up, or down


class Missing(Exception):
    """A program is not installed here."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def find_program(name: str) -> str:
    """Where a program is; PostgreSQL's lie in a folder of their own."""
    places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    found = str(places[-1]) if places else shutil.which(name)
    if found is None:
        raise Missing(f"{name} is not installed (on Debian: apt install postgresql redis-server)")
    return found


def _as_nobody(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: give the folder, and the process, to somebody else."""
    if os.geteuid() != 0:
        return {}
    names = {each.pw_name for each in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Service:
    """Start, stop and kill one program."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"preau-{name}-"))
        self._user = _as_nobody(self.folder)
        self._program: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._program = start_program(self.command(), stdout=log, stderr=log, cwd=self.folder, **self._user)
        until = time.monotonic() + START_SECONDS
        while not self.answers():
            if self._program.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text("utf-8", "replace")[-2000:])
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.send_signal(how)
            try:
                program.wait(START_SECONDS)
            finally:
                end_program(program)

    def remove(self) -> None:
        self.stop(signal.SIGQUIT if isinstance(self, Postgres) else signal.SIGINT)  # at once: nothing is kept
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """`url(name)` is that of a database of its own; SIGINT is its fast shutdown."""

    def __init__(self) -> None:
        server = find_program("postgres")
        super().__init__("postgres")
        self._server = server
        self._made = 0
        made = [find_program("initdb"), "-D", str(self.folder / "data"), "-U", "preau", "-A", "trust"]
        made += ["-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(made, check=True, capture_output=True, cwd=self.folder, **self._user)

    def command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",  # the machine does not fail here, only processes do
            "shared_buffers": "16MB",
            "max_connections": "80",
        }
        given = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [self._server, "-D", str(self.folder / "data"), "-p", str(self.port), *given]

    def answers(self) -> bool:
        asked = [find_program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port), "-t", "1"]
        return subprocess.run(asked, check=False).returncode == 0

    def database(self) -> str:
        """The URL of a new database."""
        self._made += 1
        name = f"preau{self._made}"
        self.say(f"CREATE DATABASE {name} TEMPLATE template0")
        return f"postgresql://preau@127.0.0.1:{self.port}/{name}"

    def say(self, statement: str, database: str = "postgres") -> str:
        asked = [*self._psql(database), "-c", statement]
        return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()

    @contextmanager
    def session(self, database: str) -> Iterator[IO[str]]:
        """Statements written here are carried out one after another, in one session."""
        with running_program(self._psql(database), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as psql:
            assert psql.stdin is not None
            yield psql.stdin

    def _psql(self, database: str) -> list[str]:
        return [find_program("psql"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "preau", "-d", database, "-qtAX"]


class Redis(Service):
    """Keeps nothing on disk."""

    def __init__(self) -> None:
        self._server = find_program("redis-server")
        super().__init__("redis")

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        return [self._server, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    def answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as line:
                line.sendall(b"PING\r\n")
                return line.recv(16).startswith(b"+PONG")
        except OSError:
            return False
