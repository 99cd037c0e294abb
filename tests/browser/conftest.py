"""A real server in a process of its own, and a real Chromium.

Without a browser these tests are left out, except where `CI` is set: there it is a failure.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.support import end_program, start_program

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
ANSWER_SECONDS = 30  # for a server to answer, and to stop
QUICK = {
    "PREAU_BOT_PACE": "0",
    "PREAU_REQUEST_RATE": "100000/minute",
    "PREAU_WORK_RATE": "100000000/minute",
    "PREAU_ADDRESS_WORK_RATE": "100000000/minute",
    "PREAU_CREATE_RATE": "1000/minute",
    "PREAU_SIGNUP_RATE": "1000/minute",
    "PREAU_HELP_RATE": "1000/minute",
}


KNOWS_THE_GAMES = """for (const game of ['recess', 'cerocle', 'nim']) {
  const wish = `preau-guide-${game}`;
  if (location.origin !== 'null' && !localStorage.getItem(wish)) localStorage.setItem(wish, 'off');
}"""  # so that nobody is offered a guide


class Server:
    """`preau serve` on a port and a data folder that stay the same when it is started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self._program: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        start = "from preau.cli.main import main; main()"
        command = [sys.executable, "-c", start, "serve", "--no-browser", "--port", str(self.port)]
        with (self.data / "server.log").open("ab") as log:
            self._program = start_program(
                [*command, "--data", str(self.data)], env=os.environ | QUICK, stdout=log, stderr=log
            )
        give_up = time.monotonic() + ANSWER_SECONDS
        while True:
            try:
                urllib.request.urlopen(f"{self.url}/static/icon.svg", timeout=1).close()
            except (OSError, urllib.error.URLError):
                if self._program.poll() is not None or time.monotonic() > give_up:
                    raise RuntimeError((self.data / "server.log").read_text()) from None
                time.sleep(0.1)
            else:
                return

    def freeze(self) -> None:
        """Let it hang: its connections stay open, and nothing comes."""
        assert self._program is not None
        self._program.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._program is not None
        self._program.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.terminate()
            try:
                program.wait(ANSWER_SECONDS)
            finally:
                end_program(program)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("preau"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        message = "no Chromium here: apt install chromium fonts-ipafont-gothic"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


OpenPage = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[OpenPage]:
    """Open a page as a guest of its own: `visit("/", language="fr")`. No page may complain in its console.

    Others' moves are shown at once, unless `pace` says how quickly.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str,
        *,
        language: str = "en",
        width: int = 1100,
        height: int = 800,
        dark: bool = False,
        touch: bool = False,
        hand_over: bool = False,
        expect_errors: bool = False,
        newcomer: bool = False,
        pace: str = "off",
    ) -> Page:
        context = chromium.new_context(
            base_url=server.url,
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(10_000)
        if not newcomer:
            context.add_init_script(KNOWS_THE_GAMES)
        if not hand_over:  # one who plays all seats of a screen passes nothing on
            context.add_init_script("try { localStorage.setItem('preau-handover', 'no'); } catch { }")
        contexts.append(context)
        context.add_init_script(f"try {{ localStorage['preau-follow'] ??= '{pace}' }} catch {{}}")
        page = context.new_page()
        if not expect_errors:
            page.on("console", lambda message: complaints.extend(_complaint(message)))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


def _complaint(message: ConsoleMessage) -> list[str]:
    # A server that is being restarted cannot be reached; that is what such a test is about.
    harmless = "WebSocket connection to" in message.text or "ERR_CONNECTION_REFUSED" in message.text
    return [message.text] if message.type in {"error", "warning"} and not harmless else []
