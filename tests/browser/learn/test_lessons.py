"""Lessons in a real browser: by keyboard, on a phone, what is told while they are played."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from preau.games import registry
from preau.teach.lessons import find_lesson, lessons_of
from preau.teach.tutor import Right, Tutor
from preau.words import LANGUAGES, Language, Speaker, say
from tests.browser.playing import by_keyboard, by_mouse, choose_by_keyboard, middle

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

STEPS = "count => document.querySelectorAll('[data-step].done').length === count"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_of_two_lines_leaves_room_for_the_number_of_the_lesson(visit: OpenPage, language: str) -> None:
    page = visit("/learn/recess/lessons/fight", width=360, height=640, touch=True, language=language)
    kicker = page.locator(".lesson-kicker").bounding_box()
    assert kicker is not None
    assert kicker["y"] >= 0


@pytest.mark.parametrize(("game", "name"), [("recess", "walk"), ("cerocle", "line")])
def test_a_lesson_by_keyboard(visit: OpenPage, game: str, name: str) -> None:
    """A lesson is solved with the keys alone, remembered halfway and at the end, and leads to the next."""
    page = visit(f"/learn/{game}/lessons/{name}")
    tutor = Tutor.begin(find_lesson(registry.game(game), name))
    count = len(tutor.lesson.tasks)
    while not tutor.done:
        choose_by_keyboard(page, tutor.position, tutor.solution)
        verdict = tutor.judge(tutor.solution)
        assert isinstance(verdict, Right)
        tutor = verdict.tutor
        page.wait_for_function(STEPS, arg=len(tutor.moves))
        assert page.inner_text("[data-praise]") == say(verdict.praise, "en", tutor.lesson.game)
        number = page.locator("[data-task-number]")
        if tutor.done or count == 1:
            assert not number.is_visible()
        else:
            assert number.inner_text() == f"Task {len(tutor.moves) + 1} of {count}"
        if len(tutor.moves) == 1 and count > 1:
            page.reload()
            page.wait_for_function(STEPS, arg=1)
    assert page.inner_text("[data-asks]") == say(tutor.lesson.close, "en", tutor.lesson.game)
    assert page.evaluate("document.activeElement.matches('[data-after]')")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/lessons/" in url and not url.endswith(name))
    page.goto(f"/learn/{game}/lessons")
    page.wait_for_selector(f"[data-entry={name}].done")
    begin, following = page.locator("[data-begin]"), page.locator(".lesson-line.next a")
    assert begin.inner_text() == f"Continue: {following.locator('.lesson-name').inner_text()}"
    assert begin.evaluate("each => each.href") == following.evaluate("each => each.href")
    entries = [each.id for each in lessons_of(registry.game(game))]
    after = entries[entries.index(name) + 1]
    assert following.evaluate("each => each.href").endswith(after), "on from there, whatever was passed over"


END_OF_TASK = """() => {
  const [room, asks, prompt] = ['[data-task-text]', '[data-asks]', '[data-prompt]'].map(each => {
    const { top, bottom } = document.querySelector(each).getBoundingClientRect();
    return { top, bottom };
  });
  return asks.bottom > room.top + 16 && asks.bottom <= prompt.top + 1 && prompt.bottom <= room.bottom + 1;
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_task_stays_in_sight_on_a_phone(visit: OpenPage, language: str) -> None:
    """When a child is chosen, the end of the task, which says what to do, is above the question; the goal stays lit."""
    page = visit("/learn/recess/lessons/walk", language=language, width=360, height=640, touch=True)
    page.wait_for_selector(".board .piece.lit")
    by_keyboard(page, "red-B1")
    page.wait_for_selector("[data-prompt]:not([hidden])")
    assert page.evaluate(END_OF_TASK)
    assert page.locator(".board .asked[data-id='d5']").count() == 1


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_a_task_is_read_whole_on_a_phone(visit: OpenPage, language: str) -> None:
    """Where the board leaves room, a long task has it; and choosing moves no board, in a puzzle either."""
    page = visit("/learn/cerocle/lessons/relocate", language=language, width=360, height=640, touch=True)
    ends = [
        page.locator(part).evaluate("e => e.getBoundingClientRect().bottom") for part in ("[data-asks]", ".task-text")
    ]
    assert ends[0] <= ends[1] + 1
    page.goto(page.url.replace("lessons/relocate", "puzzles/stop-02"))
    page.wait_for_selector(".board .lit[data-id='h6']")
    before = page.locator("svg.board").bounding_box()
    page.touchscreen.tap(*middle(page, "h6"))
    page.locator("#confirm-move").wait_for()
    assert page.locator("svg.board").bounding_box() == before


LONG_HINT = "word " * 120


def _with_long_solution(route: Route) -> None:
    answer = route.fetch().json()
    if answer.get("solution"):
        answer["solution"]["text"] = LONG_HINT
    route.fulfill(json=answer)


def test_a_hint_too_long_for_its_place_on_a_phone_scrolls_with_the_task(visit: OpenPage) -> None:
    """Below the board there is room for a few lines: what is longer would be cut off there."""
    page = visit("/learn/recess/lessons/nun", width=360, height=640, touch=True)
    page.wait_for_selector(".board .lit")
    assert page.locator("[data-choices] button").count() == 0, "the place below the board is free"
    page.route(re.compile(r"/api/games/recess/lessons/nun"), _with_long_solution)
    page.tap("[data-show-hint]")
    page.tap("[data-show-hint]")
    hint = page.locator("[data-hint]", has_text=LONG_HINT.strip())
    hint.wait_for()
    assert page.locator(".low-hint").is_hidden()
    box = hint.bounding_box()
    assert box
    assert box["width"] > 200, "it is read in the text"


def test_a_lesson_shows_what_was_chosen(visit: OpenPage) -> None:
    """To stay or to leave: before it is confirmed, one reads what it would do, and sees it on the board."""
    page = visit("/learn/recess/lessons/stay", width=360, height=640, touch=True)
    told = []
    for choice in ("Stay", "Leave"):
        page.locator("[data-choices] .choice", has_text=choice).tap()
        page.wait_for_selector(".task-prompt.within.would")
        told.append(page.inner_text(".task-prompt.within"))
        assert page.evaluate(END_OF_TASK)
        page.tap("#take-back-choice")
        page.wait_for_selector(".task-prompt.within", state="hidden")
    assert all(each.startswith("This is what would happen. ") for each in told)
    assert told[0] != told[1]


TOPS = """() => [".seats-box", "[data-show-hint]", "svg.board"].map(
  (name) => document.querySelector(name).getBoundingClientRect().top)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_plates_and_help_keep_their_places_while_moves_are_told(visit: OpenPage, language: str) -> None:
    """What is told above or below them grows and shrinks; the rows of the players do not slide with it."""
    page = visit(width=1280, height=800, language=language)
    page.goto("/learn/cerocle/lessons/line")
    page.wait_for_selector(".cell.lit")
    before = page.evaluate(TOPS)
    page.click("[data-show-hint]")
    page.wait_for_selector("[data-hint]:not([hidden])")
    assert page.evaluate(TOPS) == before
    by_mouse(page, page.locator(".cell.asked.lit").first.get_attribute("data-id") or "")
    page.wait_for_selector("[data-verdict]:not([hidden])")
    assert page.evaluate(TOPS) == before
    page.wait_for_selector(".lesson:not(.telling) [data-asks]")
    assert page.evaluate(TOPS) == before


MARKED = "kind => [...document.querySelectorAll(`.board .${kind}`)].map(each => each.dataset.id)"


def test_a_wrong_try(visit: OpenPage) -> None:
    """The wrong child: the reason with its rule, the squares lit, its text in a tip; then a hint and the answer."""
    page = visit("/learn/recess/lessons/fight")
    page.wait_for_selector(".piece.lit")
    lit = page.evaluate(MARKED, "asked")
    by_keyboard(page, "red-B1")
    page.wait_for_selector(".piece.chosen")
    by_keyboard(page, "blue-G1")
    page.wait_for_selector("[data-message] a.rule")
    assert page.inner_text("[data-message] a.rule") == "rule R5.2"
    assert page.locator(".cell.trouble").count() == 2
    troubled = page.evaluate(MARKED, "trouble")
    assert page.evaluate(MARKED, "asked") == [each for each in lit if each not in troubled] != [], "the task stays lit"
    page.locator("[data-message] a.rule").focus()
    page.wait_for_selector(".tip:not([hidden])")
    assert "Not under her nose" in page.inner_text(".tip")
    page.keyboard.press("Escape")
    page.wait_for_selector(".tip", state="hidden")
    page.locator("[data-show-hint]").press("Enter")
    assert "row 8" in page.inner_text("[data-hint]")
    page.locator("[data-show-hint]").press("Enter")
    page.wait_for_function("() => document.querySelector('[data-hint]').textContent.includes('Here is one way. ')")
    page.locator(".keys summary").click()
    page.fill("#typed", "B1xd9")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-after]")


WHOLE = """() => {
  const [room, told] = ["[data-task-text]", "[data-prompt].within"].map(each => document.querySelector(each));
  return room.scrollTop === 0 && told.getBoundingClientRect().bottom <= room.getBoundingClientRect().bottom + 1;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_on_a_phone_keeps_its_task_and_its_answer(visit: OpenPage, language: Language) -> None:
    """Task and preview are in sight together; while the fight is chosen, the nun goes nowhere yet."""
    page = visit("/learn/recess/puzzles/escape-02", width=360, height=640, touch=True, language=language)
    page.locator(".choice").first.tap()
    page.locator("[data-prompt].would.within").wait_for()
    assert page.evaluate(WHOLE)
    page.locator("#confirm-move").tap()
    page.wait_for_selector(".board .lit[data-id=red-G2]")
    for thing in ("red-G2", "j11"):
        page.touchscreen.tap(*middle(page, thing))
    page.wait_for_selector(".ghosts > *", state="attached")
    assert page.locator(".ghosts .layer").count() == 0
    page.touchscreen.tap(*middle(page, "c1"))
    page.locator("[data-prompt].would.within").wait_for()
    page.wait_for_selector(".ghosts .layer", state="attached")
    assert page.evaluate(WHOLE)
    page.locator("#confirm-move").tap()
    dot = "・" if language == "ja" else " · "
    door = page.locator("[data-after]").inner_text()
    of_the_day = Speaker(language)("learn-another-puzzle")  # what it is if today is its day
    assert f"3{dot}" in door or door == of_the_day, "the next one has a title of the same words"
