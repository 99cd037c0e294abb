"""The card of a lesson in a real browser: its text shows that it scrolls, it is never empty, and it stays solved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from preau.games import registry
from preau.teach.lessons import find_lesson
from preau.teach.tutor import Right, Tutor
from tests.browser.learn.test_lessons import STEPS
from tests.browser.playing import choose_by_keyboard

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

EDGES = """() => {
  const { classList } = document.querySelector('[data-task-text]');
  return [classList.contains('more-above'), classList.contains('more-below')];
}"""


def test_a_text_that_scrolls_shows_that_there_is_more(visit: OpenPage) -> None:
    """An arrow at the edge, on which side there is more, for keys and fingers; where all is in sight there is none."""
    page = visit("/learn/recess/lessons/turn", language="de", width=360, height=640, touch=True)
    page.locator("[data-task-text]").evaluate("each => { each.append('word '.repeat(200)); each.scrollTop = 0; }")
    page.wait_for_function(f"() => JSON.stringify(({EDGES})()) === '[false,true]'")
    arrow = "each => getComputedStyle(each, '::after').content"
    assert "▾" in page.locator("[data-task-text]").evaluate(arrow)
    box = page.locator("[data-task-text]").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)
    page.wait_for_function(f"() => JSON.stringify(({EDGES})()) === '[true,true]'")
    page.locator("[data-task-text]").focus()
    page.keyboard.press("End")
    page.wait_for_function(f"() => JSON.stringify(({EDGES})()) === '[true,false]'")
    assert page.locator("[data-task-text]").evaluate(arrow) == "none"


LINES = "count => document.querySelectorAll('[data-told] > li').length === count"


def test_what_is_told_can_be_read_at_leisure(visit: OpenPage) -> None:
    """Moves that follow of themselves come one by one, or at once by a key; after the last the page waits for it."""
    page = visit(width=360, height=640, touch=True)
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.goto("/learn/recess/lessons/detention")
    page.wait_for_selector(".board .lit, .choice")
    tutor = Tutor.begin(find_lesson(registry.game("recess"), "detention"))
    choose_by_keyboard(page, tutor.position, tutor.solution)
    page.wait_for_function(LINES, arg=3)
    go_on, hint = page.locator("[data-go-on]"), page.locator("[data-show-hint]")
    assert go_on.inner_text() == "Go on"
    assert go_on.evaluate("each => each === document.activeElement")
    assert not hint.is_visible()
    assert "Your boy B2 walks to b4." in page.locator("[data-live]").inner_text(), "all of it is heard"
    page.keyboard.press("Enter")
    page.wait_for_function(LINES, arg=5)
    page.clock.fast_forward(5000)
    page.wait_for_function(LINES, arg=6)
    page.clock.fast_forward(60_000)
    assert page.locator(".lesson.telling").count() == 1, "what was told before is still there, and nothing moves on"
    assert page.evaluate(STEPS, 0)
    page.keyboard.press("Enter")
    page.wait_for_function(STEPS, arg=1)
    assert not go_on.is_visible()
    assert hint.is_visible()
    assert page.evaluate("document.activeElement.matches('.board .cell')")


def test_who_begins_anew_while_moves_are_told_is_told_no_more(visit: OpenPage) -> None:
    page = visit(width=1280, height=800)
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/learn/cerocle/lessons/take")
    page.wait_for_selector(".board .lit")
    page.locator(".keys summary").click()
    page.fill("#typed", "xf5")
    page.keyboard.press("Enter")
    page.locator("[data-go-on]").wait_for()
    page.locator("[data-again]").click()
    page.wait_for_selector(".lesson:not(.telling) .board .lit[data-id='f5'], .lesson:not(.telling) .choice")
    assert page.evaluate(STEPS, 0)
    assert not page.locator("[data-verdict]").is_visible()
    page.fill("#typed", "xf5")
    page.keyboard.press("Enter")
    page.locator("[data-go-on]").wait_for()


def test_a_solved_lesson_stays_solved(visit: OpenPage) -> None:
    """Whoever leaves while the last move is still told, and comes back, finds it done, and may start again."""
    page = visit("/learn/recess/lessons/fight")
    tutor = Tutor.begin(find_lesson(registry.game("recess"), "fight"))
    page.emulate_media(reduced_motion="no-preference")
    while not tutor.done:
        choose_by_keyboard(page, tutor.position, tutor.solution)
        verdict = tutor.judge(tutor.solution)
        assert isinstance(verdict, Right)
        tutor = verdict.tutor
        page.wait_for_function("n => (localStorage['preau-lesson-recess-fight'] || '').split(',').length >= n", arg=1)
        if not tutor.done:
            page.wait_for_function(STEPS, arg=len(tutor.moves))
    page.wait_for_function("() => (localStorage['preau-lesson-recess'] || '').includes('fight')")
    page.goto("/learn/recess/lessons")
    page.go_back()
    page.wait_for_selector(".lesson.finished [data-after]")
    page.emulate_media(reduced_motion="reduce")
    page.locator("[data-again]").click()
    page.wait_for_selector(".lesson:not(.finished) .board .lit")
