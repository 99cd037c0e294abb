"""Pages one by one: what they show, in each language, and that nothing is cut off on a small phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from preau.words import LANGUAGES
from tests.browser.playing import by_mouse, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

PATHS = (
    "/",
    "/new/recess",
    "/new/cerocle?mode=friends",
    "/look",
    "/edit/cerocle",
    "/learn/recess",
    "/learn/cerocle",
    "/account",
)
KEY = re.compile(r"\b(?:page|account|event|option|click|effect|stage)-[a-z][a-z-]+\b")  # a message nobody wrote


def check_fits(page: Page) -> None:
    width = page.evaluate("innerWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{page.url} scrolls sideways"


@pytest.mark.parametrize("language", LANGUAGES)
def test_language(visit: OpenPage, language: str) -> None:
    """Every page speaks the browser's language, in its title too, and fits on 360 pixels."""
    page = visit(language=language, width=360, height=740)
    for path in PATHS:
        page.goto(path)
        assert page.locator("html").get_attribute("lang") == language
        assert not KEY.findall(page.inner_text("body")), f"{path} shows the name of a message"
        assert page.title().endswith("・Préau" if language == "ja" else " · Préau")
        check_fits(page)
    for game in ("recess", "cerocle"):
        open_table(page, game)
        page.wait_for_selector(".lit")
        assert not KEY.findall(page.inner_text("body"))
        assert not KEY.findall(" ".join(page.eval_on_selector_all(".cell", "all => all.map(c => c.ariaLabel)")))
        check_fits(page)


def test_language_switch(visit: OpenPage) -> None:
    """A language can be chosen on the page or in a link, and stays; the place on the page stays too."""
    page = visit("/learn/recess#R5.6", language="en")
    page.get_by_title("Deutsch").click()
    page.wait_for_url("**lang=de**")
    assert page.url.endswith("#R5.6")
    page.goto("/")
    assert page.locator("html").get_attribute("lang") == "de"


def test_theme_switch(visit: OpenPage) -> None:
    """The theme follows the system until somebody chooses, and then the choice."""
    page = visit("/", dark=True)
    night = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Light or dark").click()
    day = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.reload()
    assert night != day == page.evaluate("getComputedStyle(document.body).backgroundColor")


def test_refusals_cite_the_rule(visit: OpenPage) -> None:
    """What cannot be chosen is explained with the rule and its squares; Escape takes a half-made move back."""
    page = visit()
    open_table(page, "recess")
    by_mouse(page, "red-B1")
    page.wait_for_selector(".piece.chosen")
    by_mouse(page, "f5")
    page.wait_for_selector("[data-message] a.rule")
    assert page.locator("[data-message] a.rule").inner_text() == "rule R3.1"
    assert page.locator(".cell.trouble").count() >= 1
    page.keyboard.press("Escape")
    assert page.locator(".chosen").count() == 0
    page.locator("[data-message] a.rule").wait_for(state="hidden")


def test_confirming_and_looking_back(visit: OpenPage) -> None:
    """A move can wait for a second click; the log leads back to any position, and forth again."""
    page = visit()
    open_table(page, "cerocle")
    page.select_option("[data-confirm]", "yes")
    by_mouse(page, "e5")
    assert page.locator(".piece").count() == 0
    page.get_by_role("button", name="Play this move").click()
    page.wait_for_selector(".piece")
    page.select_option("[data-confirm]", "touch")
    by_mouse(page, "e6")
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 2")
    assert page.inner_text("[data-live]"), "the move is spoken"
    page.locator("[data-move='1']").click()
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 1")
    assert page.locator(".lit").count() == 0
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 2")


def test_replay_and_branch(visit: OpenPage) -> None:
    """A table can be stepped through, and played on from any position."""
    page = visit()
    open_table(page, "cerocle")
    for number, cell in enumerate(("e5", "e6", "e7", "e8"), 1):
        by_mouse(page, cell)
        page.wait_for_function("count => document.querySelectorAll('.piece').length === count", arg=number)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.wait_for_function("() => document.querySelector('[data-where]').textContent === 'Start'")
    branch = page.locator("[data-branch]").bounding_box()
    page.locator("[data-go=next]").click()
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 1")
    assert page.locator("[data-branch]").bounding_box() == branch, "no button moves"
    page.select_option("[data-speed]", "200")
    page.locator("[data-go=play]").click()
    page.wait_for_function("() => document.querySelector('[data-where]').textContent.includes('last move (turn 4)')")
    page.locator("[data-slider]").fill("2")
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 2")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 2")
    page.wait_for_selector(".board .lit")  # the board is drawn before its script listens
    by_mouse(page, "a1")
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 3")


def test_a_record_is_looked_at(visit: OpenPage) -> None:
    """The record that a table gives can be dropped on the page."""
    page = visit()
    open_table(page, "cerocle")
    by_mouse(page, "e5")
    page.wait_for_selector(".piece")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    page.goto("/look")
    page.set_input_files("#file", str(download.value.path()))
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 1")
    page.locator("[data-go=back]").click()
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 0")


def test_a_bad_record(visit: OpenPage) -> None:
    """What is no record is refused in words."""
    page = visit("/look", expect_errors=True)
    page.fill("#record", "once upon a time")
    page.click("[type=submit]")
    page.wait_for_selector("[data-error]:not([hidden])")
    assert "Line 1" in page.inner_text("[data-error]")


def test_zoom(visit: OpenPage) -> None:
    """At 200 % on a laptop (half the pixels) everything is still there."""
    page = visit(width=640, height=400)
    open_table(page, "recess")
    check_fits(page)
    by_mouse(page, "red-B1")
    page.wait_for_selector(".chosen")


def test_first_page_is_light(visit: OpenPage) -> None:
    """All that the first page needs is under 100 KB as sent."""
    page = visit(own=True)
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    sent: list[float] = []
    client.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    page.goto("/", wait_until="networkidle")
    assert 0 < sum(sent) < 100_000
