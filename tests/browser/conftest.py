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
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.support import end_program, start_program

CHROMIUM = "/usr/bin/chromium"
LEFT_OUT = (  # what Playwright leaves out by itself is named here again: of two such lists the last one counts
    "AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # a process in reserve, and what guesses the language of each page
    "SpareRendererForSitePerProcess", "Translate",
    # pages of the browser's own, for suggestions below its address bar: they take longer to load than most of ours
    "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup",
)  # fmt: skip
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", f"--disable-features={','.join(LEFT_OUT)}",
]  # fmt: skip
ANSWER_SECONDS = 90  # for a server to answer, and to stop, on a busy machine
QUICK = {
    "PREAU_FAST": "0",  # no compiled bots: each server would load them twice, and nobody here is that strong
    "PREAU_BOT_PACE": "0",
    "PREAU_REQUEST_RATE": "100000/minute",
    "PREAU_FILE_RATE": "10000000/minute",
    "PREAU_WORK_RATE": "100000000/minute",
    "PREAU_ADDRESS_WORK_RATE": "100000000/minute",
    "PREAU_CREATE_RATE": "1000/minute",
    "PREAU_SIGNUP_RATE": "1000/minute",
    "PREAU_HELP_RATE": "1000/minute",
}


PARKED = "/static/icon.svg"  # of the same origin, and nothing runs there
GAMES = ("recess", "cerocle", "nim")
REMEMBER = "known => { for (const key in known) localStorage.setItem(`preau-${key}`, known[key]); }"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


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


class PagePool:
    """Pages that stay open from test to test: a fresh one costs the browser a process. They keep nothing of a test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._idle: dict[tuple[str, bool], list[Page]] = {}

    def take(self, language: str, touch: bool) -> Page:
        """A page of a guest whom nobody knows, parked."""
        kept = self._idle.get((language, touch))
        return kept.pop() if kept else self.open(language, touch)

    def open(self, language: str, touch: bool) -> Page:
        context = self._browser.new_context(
            base_url=self._url, locale=language, has_touch=touch, reduced_motion="reduce"
        )
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.goto(PARKED)
        return page

    def give_back(self, page: Page, language: str, touch: bool) -> None:
        """Park a page and forget its guest; one that cannot be parked is closed."""
        try:
            for other in page.context.pages:
                if other != page:
                    other.close()
            page.unroute_all(behavior="ignoreErrors")
            page.goto(PARKED)
            page.evaluate(FORGET)
            page.context.clear_cookies()
        except PlaywrightError:
            page.context.close()
        else:
            self._idle.setdefault((language, touch), []).append(page)


@pytest.fixture(scope="session")
def pool(chromium: Browser, server: Server) -> PagePool:
    return PagePool(chromium, server.url)


OpenPage = Callable[..., Page]


@pytest.fixture
def visit(pool: PagePool) -> Iterator[OpenPage]:
    """Open a page as a guest of its own: `visit("/", language="fr")`. No page may complain in its console.

    Without a path nothing is loaded yet. Others' moves are shown at once, unless `pace` says how quickly. What a test
    does to the browser itself (its clock, its devices, scripts of its own) stays with a page: that page is `own`.
    """
    ends = ExitStack()
    complaints: list[str] = []

    def open_page(
        path: str = "",
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
        own: bool = False,
    ) -> Page:
        if own:
            page = pool.open(language, touch)
            ends.callback(page.context.close)
        else:
            page = pool.take(language, touch)
            ends.callback(pool.give_back, page, language, touch)
        _note_listeners(page, ends)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if dark else "light")
        known = {"follow": pace}
        if not newcomer:
            known |= {f"guide-{game}": "off" for game in GAMES}
        if not hand_over:  # one who plays all seats of a screen passes nothing on
            known["handover"] = "no"
        page.evaluate(REMEMBER, known)
        if not expect_errors:
            page.on("console", lambda message: complaints.extend(_complaint(message)))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path:
            page.goto(path)
        return page

    with ends:
        yield open_page
    assert complaints == []


def _note_listeners(page: Page, ends: ExitStack) -> None:
    """Whatever listens to the page from now on stops listening at the end."""
    listen = page.on

    def listen_until_the_end(event: Any, handler: Callable[..., Any]) -> None:
        listen(event, handler)
        ends.callback(page.remove_listener, event, handler)

    page.on = listen_until_the_end  # type: ignore[method-assign, assignment]
    ends.callback(delattr, page, "on")


def _complaint(message: ConsoleMessage) -> list[str]:
    # A server that is being restarted cannot be reached; that is what such a test is about.
    harmless = "WebSocket connection to" in message.text or "ERR_CONNECTION_REFUSED" in message.text
    return [message.text] if message.type in {"error", "warning"} and not harmless else []
