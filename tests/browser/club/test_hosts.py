"""A moderator's evening in a real browser: a report is judged, its person reads it; and who watches talks apart."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import seat_two
from tests.browser.test_accessible import check
from tests.browser.test_account import signed_up
from tests.browser.test_pages import check_fits

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage, Server

pytestmark = pytest.mark.timeout(120)


def test_a_report_is_judged(visit: OpenPage, server: Server) -> None:
    """On a phone: the report in context, a warning by touch, which its person reads and puts away."""
    anna, ben = seat_two(visit)
    watcher = visit(anna.url.partition("?")[0], own=True)
    watcher.fill("#who", "Wendy")
    watcher.fill("#say", "look at e5")
    watcher.keyboard.press("Enter")
    watcher.locator(".chat-line", has_text="look at e5").wait_for()
    assert "only other spectators" in watcher.inner_text("[data-chat-where]")
    anna.wait_for_selector("[data-apart]:not([hidden])")
    assert anna.locator(".chat-line").count() == 0
    anna.click("[data-apart-switch]")
    anna.locator(".chat-line", has_text="look at e5").wait_for()
    ben.fill("#say", "you are slow")
    ben.keyboard.press("Enter")
    line = anna.locator(".chat-line", has_text="you are slow")
    anna.on("dialog", lambda dialog: dialog.accept())
    line.locator(".chat-more summary").click()
    line.locator("[data-report]").click()
    anna.wait_for_selector("[data-toast].shown")
    host, name = signed_up(visit, own=True)
    given = [sys.executable, "-m", "preau", "roles", name, "host", "--data", str(server.data)]
    subprocess.run(given, check=True, capture_output=True)  # by itself: the browser's driver keeps a loop running
    host.set_viewport_size({"width": 360, "height": 640})
    host.goto("/hosts")
    case = host.locator(".case", has_text="you are slow").first
    case.locator("summary", has_text="Warn").click()
    assert case.locator("[data-unless]").is_hidden()
    case.locator("[name=why]").fill("Be kind to beginners.")
    check(host)
    check_fits(host)
    case.locator("[type=submit]").click()
    host.wait_for_function("() => !document.body.innerText.includes('you are slow')")
    ben.goto("/")
    assert "Be kind to beginners." in ben.inner_text(".house-notices")
    check(ben)
    ben.click("[data-notice-read]")
    ben.wait_for_selector(".house-notices", state="detached")
