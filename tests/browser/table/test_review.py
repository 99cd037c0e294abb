"""Reading a review: how far it is, which card the board shows, and the way back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from preau.draw.charts import Curve, curves
from preau.words import LANGUAGES
from tests.browser.playing import new_table, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, Route

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

CARD = """<li class="point"><p>{}</p><p class="point-acts"><button type="button" data-point="{}" data-played=""
  data-better="" data-here="Card {}">Show</button></p><p class="line-acts"><button class="button small" type="button"
  data-line-back aria-disabled="true">Back</button> <button class="button small" type="button" data-steps="2"
  data-line="{}" data-start="Begin" data-next="Next" data-anew="Begin anew"><span data-line-text>Begin</span></button>
  </p>
  <p data-line-told hidden></p></li>"""
REVIEW = "<h3>Chart</h3>" + "".join(CARD.format("word " * 90, number, number, number) for number in range(3))
IN_SIGHT = """selector => {
  const {top, bottom, height} = document.querySelector(selector).getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
}"""
PHONE = 900  # px: below it the tools are in tabs
READ_HALF = """() => [0.52, 0.7, 0.9].every((height) => {
  const there = document.elementFromPoint(innerWidth / 2, innerHeight * height);
  return there.closest(".review") !== null;
})"""
READ = """() => {
  const line = document.querySelector("[data-board]").getBoundingClientRect().bottom;
  scrollBy({top: document.querySelectorAll(".point")[%d].getBoundingClientRect().top - line, behavior: "instant"});
}"""
READ_SECOND, READ_THIRD = READ % 1, READ % 2


def finish_game(page: Page) -> None:
    open_table(page, "nim")
    page.once("dialog", lambda dialog: dialog.accept())
    size = page.viewport_size
    if size and size["width"] < PHONE:
        page.get_by_role("tab", name="Tools").click()
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector(".result")


def test_the_board_stays_with_the_card_that_is_read(visit: OpenPage) -> None:
    """Progress is in sight at once; reading on takes the board along; back at the table one can play again."""
    page = visit(width=360, height=640)
    answers = [{"ready": False, "done": 1, "total": 5, "progress": "1 of 5"}]
    page.route(re.compile(r"/t/[^/]+/review\?"), lambda route: _answer(route, answers[-1]))
    finish_game(page)
    page.locator("#door-review").scroll_into_view_if_needed()
    page.locator("#door-review").click()
    page.wait_for_function("() => document.querySelector('[data-review-done]')?.textContent === '1 of 5'")
    assert page.evaluate(IN_SIGHT, "[data-review-progress] progress")
    assert page.evaluate(IN_SIGHT, "svg.board")
    answers.append({"ready": True, "done": 5, "total": 5, "progress": "done", "html": REVIEW})
    page.wait_for_selector(".point.here")
    cards = page.locator(".point")
    assert "here" in (cards.nth(0).get_attribute("class") or "")
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent === 'Card 0'")
    page.evaluate(READ_SECOND)
    page.wait_for_function("() => document.querySelectorAll('.point')[1].classList.contains('here')")
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent === 'Card 1'")
    assert page.evaluate(READ_HALF), "half of the screen is for what is read"
    assert page.evaluate(IN_SIGHT, "svg.board")
    assert page.evaluate(IN_SIGHT, ".seats .seat:last-child"), "who has what is in sight too"
    _see_better_line(page, cards.nth(1))
    page.go_back()
    page.wait_for_selector("#door-rematch")
    assert page.evaluate(IN_SIGHT, "#door-rematch")


BEST = """<div class="point"><p>Your best</p>
  <button type="button" data-point="0" data-best="{}" data-here="Here">Show</button></div>"""


def test_the_best_move_has_a_sign_of_its_own(visit: OpenPage) -> None:
    """It is not marked as what went wrong, and the legend names the sign."""
    page = visit(width=360, height=640)
    finish_game(page)
    cell = page.locator(".board .cell").first.get_attribute("data-id") or ""
    ready = {"ready": True, "done": 5, "total": 5, "progress": "done", "html": BEST.format(cell)}
    page.route(re.compile(r"/t/[^/]+/review\?"), lambda route: _answer(route, ready))
    page.locator("#door-review").scroll_into_view_if_needed()
    page.locator("#door-review").click()
    page.wait_for_selector(".board .best")
    assert page.locator(".board .best").get_attribute("data-id") == cell
    assert page.locator(".board :is(.trouble, .asked)").count() == 0
    expect(page.locator("[data-marks-legend]")).to_have_text(re.compile("your best move"))
    assert page.locator("[data-legend]:visible").all_inner_texts() == ["your best move"]


def _see_better_line(page: Page, card: Locator) -> None:
    """Its buttons lead on and back; what the board shows then stands below them."""
    told = ["Step 1 again", "Step 2", "Step 1"]
    view = page.request.get(page.url.partition("#")[0].replace("/replay/", "/api/tables/") + "/view?move=0").json()
    page.route(re.compile(r"/line\?"), lambda route: _answer(route, {**view, "prompt": told.pop(), "line": ["1"]}))
    button, back, below = (card.locator(each) for each in ("[data-line]", "[data-line-back]", "[data-line-told]"))
    show = card.locator("[data-point]")
    expect(back).to_have_attribute("aria-disabled", "true")
    for step, text in (("Step 1", "Next"), ("Step 2", "Begin anew")):
        button.click()
        expect(below).to_have_text(step)
        expect(button).to_have_text(text)
    expect(show).to_have_attribute("aria-pressed", "false")
    back.press("Enter")
    expect(below).to_have_text("Step 1 again")
    expect(button).to_have_text("Next")
    back.press("Enter")
    expect(below).to_be_hidden()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_be_focused()
    box = back.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    told += ["Step 1", "Step 1"]
    button.click()
    expect(below).to_have_text("Step 1")
    page.locator("[data-go=first]").evaluate("each => each.click()")
    expect(below).to_be_hidden()  # the board shows something else
    expect(button).to_have_text("Begin")
    button.click()
    expect(below).to_have_text("Step 1")
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(button).to_have_text("Begin")
    expect(below).to_be_hidden()
    told += ["Step 1"]
    button.click()
    expect(below).to_have_text("Step 1")
    page.evaluate(READ_THIRD)
    page.wait_for_timeout(600)  # what is stepped through stays, wherever its reader scrolls
    expect(page.locator("[data-prompt]").first).to_have_text("Step 1")


PLACE = "() => document.querySelectorAll('[data-line]')[1].getBoundingClientRect().top"


def test_what_is_pressed_again_and_again_stays_under_the_finger(visit: OpenPage) -> None:
    """However much is told above it: presses in one place are steps of the line, and hit nothing else."""
    page = visit(width=360, height=640)
    ready = {"ready": True, "done": 5, "total": 5, "progress": "done", "html": REVIEW}
    page.route(re.compile(r"/t/[^/]+/review\?"), lambda route: _answer(route, ready))
    finish_game(page)
    page.locator("#door-review").scroll_into_view_if_needed()
    page.locator("#door-review").click()
    page.wait_for_selector(".point.here")
    view = page.request.get(page.url.partition("#")[0].replace("/replay/", "/api/tables/") + "/view?move=0").json()
    page.route(re.compile(r"/line\?"), lambda route: _answer(route, {**view, "prompt": "word " * 80, "line": ["1"]}))
    page.locator("[data-point]").nth(1).click()
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent === 'Card 1'")
    button = page.locator("[data-line]").nth(1)
    button.evaluate("button => button.scrollIntoView({block: 'end', behavior: 'instant'})")
    place, box = page.evaluate(PLACE), button.bounding_box()
    assert box
    for text in ("Next", "Begin anew"):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(button).to_have_text(text)
        assert abs(page.evaluate(PLACE) - place) < 2


GAPS = """() => {
  const right = (selector) => Math.max(...all(selector).map((each) => each.getBoundingClientRect().right));
  const all = (selector) => [...document.querySelectorAll(`.review-chart ${selector}`)];
  const signs = all("path[transform]:has(+ text)").map((each) => each.getBoundingClientRect().left);
  const chart = document.querySelector(".review-chart").getBoundingClientRect();
  return [Math.min(...signs) - right("path[stroke-linejoin]"), chart.right - right("path[transform] + text")];
}"""


@pytest.mark.parametrize("width", [360, 1280])
def test_the_sign_before_a_name_is_no_point_of_the_line(visit: OpenPage, width: int) -> None:
    """It stands apart from where the line ends, and the longest name still fits beside it."""
    page = visit(width=width, height=740)
    rows = [Curve("Swallow Kikiriki", "blue", (0.5, 0.8, 1.0)), Curve("Bob", "red", (0.5, 0.2, 0.0))]
    chart = curves(rows, "Chart", str, theme="page", width=360)
    html = f'<figure class="review-chart" tabindex="0">{chart}</figure>{CARD.format("word", 0, 0, 0)}'
    ready = {"ready": True, "done": 5, "total": 5, "progress": "done", "html": html}
    page.route(re.compile(r"/t/[^/]+/review\?"), lambda route: _answer(route, ready))
    finish_game(page)
    page.locator("#door-review").scroll_into_view_if_needed()
    page.locator("#door-review").click()
    page.wait_for_selector(".review-chart svg")
    apart, room = page.evaluate(GAPS)
    assert apart > 12
    assert room >= 0


def _answer(route: Route, answer: dict[str, object]) -> None:
    route.fulfill(json=answer)


@pytest.mark.parametrize("width", [360, 1280])
def test_the_way_back_to_the_end(visit: OpenPage, width: int) -> None:
    """By a link that keys reach, apart from the next game's button: the page that says how the game ended."""
    page = visit(width=width, height=740)
    ready = {"ready": True, "done": 5, "total": 5, "progress": "done", "html": REVIEW}
    page.route(re.compile(r"/t/[^/]+/review\?"), lambda route: _answer(route, ready))
    finish_game(page)
    page.locator("#door-review").scroll_into_view_if_needed()
    page.locator("#door-review").click()
    page.wait_for_selector(".point.here")
    back = page.get_by_role("link", name="Back to the end of the game")
    assert page.evaluate(DISTANCE) >= 8
    back.press("Enter")
    page.wait_for_selector("#door-rematch")
    expect(page.locator(".result")).to_contain_text("resigned")


DISTANCE = """() => {
  const [one, other] = [...document.querySelector(".review-next").children].map((each) => each.getBoundingClientRect());
  return Math.max(other.top - one.bottom, other.left - one.right);
}"""


WORDS_CUT = """() => [...document.querySelectorAll("[data-go]")].filter(
  each => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1).length"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_of_a_game_looked_back_at_have_words(visit: OpenPage, language: str) -> None:
    """Seen under each picture, and part of what is read aloud; none cut, and in one line on a phone."""
    page = visit(width=360, height=640, touch=True, language=language)
    page.goto(f"/replay/{new_table(page, 'cerocle')['id']}")
    page.wait_for_selector(".board .cell")
    buttons = page.locator("[data-go]").all()
    for button in buttons:
        word = button.inner_text().strip()
        assert word
        assert word.lower() in (button.get_attribute("aria-label") or "").lower()
    assert page.evaluate(WORDS_CUT) == 0
    assert len({round(box["y"]) for button in buttons if (box := button.bounding_box())}) == 1, "one line"
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.evaluate(WORDS_CUT) == 0
