"""Whole games in a real browser: by mouse, by touch on a small phone, by keyboard alone."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import preau
from tests.browser.playing import by_keyboard, by_mouse, by_touch, open_table, play_on

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)


LOWEST_AT_THE_END = """() => {
  scrollTo(0, 0);
  const told = [...document.querySelectorAll('#result-title, .result > .why, .result > .doors:not(.more), .seats')];
  const board = document.querySelector('svg.board').getBoundingClientRect();
  return Math.max(...told.map(each => each.getBoundingClientRect().bottom), board.top + board.height * 0.9);
}"""  # who won, why, where to go from here and the board, in one view


def late_position(name: str, moves_left: int, seed: int) -> str:
    """A position of a game played by chance, so many moves before its end."""
    chance, played = Random(seed), [preau.new(name)]
    while not played[-1].over:
        played.append(played[-1].apply(chance.choice(played[-1].legal())))
    return str(played[-1 - moves_left])


def check_result(page: Page, game: str) -> None:
    result = page.locator(".result")
    assert result.locator("h2").inner_text()
    assert f"/learn/{game}?table=" in (result.locator("a.rule").first.get_attribute("href") or "")
    assert result.get_by_role("link", name="Replay").count() == 1
    assert result.get_by_role("link", name="Download the record").count() == 1


def test_by_mouse(visit: OpenPage) -> None:
    """Cerocle on one screen, to its end, then once more."""
    page = visit()
    open_table(page, "cerocle", position=late_position("cerocle", 12, 4))
    assert play_on(page, by_mouse, Random(4))
    check_result(page, "cerocle")
    first, ways = page.url, list[str]()
    page.on("request", lambda request: ways.extend([request.url] * request.is_navigation_request()))
    page.get_by_role("button", name="Play again").click()
    page.wait_for_function("first => location.href !== first && document.querySelector('.cell.lit')", arg=first)
    assert ways == [page.url.split("#")[0]], "it goes there once, although it hears of it twice"


def test_by_touch(visit: OpenPage) -> None:
    """The last turns of Recess! on a phone of 360 pixels; the page never scrolls sideways."""
    page = visit(width=360, height=740, touch=True)
    open_table(page, "recess", position=late_position("recess", 24, 6))
    play_on(page, by_touch, Random(5))
    check_result(page, "recess")
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate(LOWEST_AT_THE_END) <= page.evaluate("document.querySelector('[data-tab-bar]').offsetTop")
    assert (page.locator(".turn-head").last.text_content() or "").startswith("30.")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_by_keyboard(visit: OpenPage) -> None:
    """Nim, a game from outside, and the end of a game of Cerocle, without touching the mouse."""
    page = visit("/new/nim?mode=screen")
    page.focus("[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".cell.lit, .piece.lit")
    play_on(page, by_keyboard, Random(7))
    assert page.locator(".result").count() == 1
    open_table(page, "cerocle", position=late_position("cerocle", 6, 8))
    play_on(page, by_keyboard, Random(9), most=400)
    check_result(page, "cerocle")


def test_against_bots(visit: OpenPage) -> None:
    """Two clicks from the first page to the first move; bots answer."""
    page = visit("/")
    page.locator("#cerocle").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".cell.lit")
    by_mouse(page, "e5")
    page.wait_for_function("() => document.querySelectorAll('[data-move]').length >= 2")
    page.wait_for_selector(".whose.yours")
    page.get_by_role("button", name="Take back my last move").click()
    page.wait_for_function("() => document.querySelectorAll('[data-move]').length === 0")
