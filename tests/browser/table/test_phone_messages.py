"""What a phone tells beside the turn: news of the others, refusals, a step that is lost."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from preau.games import registry
from preau.words import LANGUAGES, Language
from tests.browser.playing import ask, new_table, open_table
from tests.browser.table.test_phone import HIGH, WIDE, box_of, check_whole_turn_in_sight, overlap, tap
from tests.games.recess.yards import form

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

BLUE_FIGHTS = ("B1-a3", "B2-b1", "G1-l12", "N1-f6", "B1xa3", "B2-b1", "G1-l12", "N2-l11")
GREEN_BREAKS_UP = ("B1/a3>b3,a4", "B2-a2", "G1-l12", "N1-f7")
YELLOW_FIGHTS = ("B1xa3", "B2-b1", "G1-l12", "N1-f6")
PURPLE_BREAKS_UP = ("B1/a3>b4,a4:a5", "B2-b1", "G1-l12", "N1-f7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_is_told_whole(visit: OpenPage, language: Language) -> None:
    """What weighs most in any case, in the language's own length; a sign says where there is more."""
    page = visit(width=WIDE, height=HIGH, touch=True, language=language)
    for moves, more in ((("pass",) * 3, False), (GREEN_BREAKS_UP + YELLOW_FIGHTS + PURPLE_BREAKS_UP, True)):
        table = new_table(page, "recess", options={"players": 5})["id"]
        for move in (*BLUE_FIGHTS, *moves):
            ask(page, f"/tables/{table}/commands", type="move", move=move)
        page.goto(f"/t/{table}")
        page.wait_for_selector(".board .lit")
        news, told = page.locator("[data-news]"), page.locator("[data-news-text]")
        assert told.inner_text().endswith("…") == more
        assert told.evaluate("each => each.scrollHeight <= each.clientHeight")
        assert told.evaluate("each => each.offsetHeight") <= box_of(news)[3] - box_of(news)[1] + 1
        check_whole_turn_in_sight(page)


@pytest.mark.parametrize(("language", "length"), [(language, 90) for language in LANGUAGES] + [("en", 240)])
def test_a_refusal_covers_nothing_that_is_needed(visit: OpenPage, language: str, length: int) -> None:
    """Neither the coins, nor what is asked, the board and the buttons, however long it is; tapped, it goes away."""
    page = visit(width=WIDE, height=HIGH, touch=True, language=language, newcomer=True)
    page.evaluate("localStorage.setItem('preau-guide-recess', 'on')")
    open_table(page, "recess", options={"players": 5})
    reason = {"code": "illegal", "message": ("word " * length)[:length], "rule": "R5.2", "squares": []}
    page.route(re.compile(r"/why\?"), lambda route: route.fulfill(json=reason))
    tap(page, "red-B1")
    tap(page, "e5")
    message = page.locator("[data-message]")
    message.wait_for()
    told = box_of(message)
    for needed in (".turn", ".seats", ".prompt-box", "svg.board", ".bar"):
        assert not overlap(told, box_of(page.locator(needed))), needed
    assert message.evaluate("each => each.scrollHeight <= each.clientHeight + 1"), "all of it"
    page.touchscreen.tap(told[0] + 8, told[1] + 8)
    message.wait_for(state="hidden")


def test_a_short_refusal_is_as_large_as_its_place_allows(visit: OpenPage) -> None:
    """Where the board leaves no room but that of the tabs, too: a fraction of a pixel is no reason to write smaller."""
    page = visit(width=600, height=HIGH, touch=True)
    open_table(page, "recess")
    reason: dict[str, object] = {"code": "illegal", "message": "No.", "rule": None, "squares": []}
    page.route(re.compile(r"/why\?"), lambda route: route.fulfill(json=reason))
    tap(page, "red-B1")
    tap(page, "e5")
    message = page.locator("[data-message]", has_text="No.")
    message.wait_for()
    assert message.evaluate("each => each.matches(':not(.long, .longest)')")


def test_a_step_that_is_lost_makes_no_other_word_smaller(visit: OpenPage) -> None:
    """What is told of it beside a board takes no room on a phone: whose turn it is stays as large."""
    page = visit(width=WIDE, height=HIGH, touch=True)
    sizes = []
    for yard in (form(), form(serving=["0G1"], steps=[2, 1], movable=["B1", "B2", "G2"])):
        open_table(page, "recess", position=str(registry.game("recess").load(yard)))
        sizes.append(page.locator(".whose").evaluate("each => getComputedStyle(each).fontSize"))
    assert page.locator(".chip.lost").count() == 1
    assert sizes[0] == sizes[1]
