"""The pages that teach, in a real browser: puzzles, search, tips, reasons, companion, axe, 360 pixels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from preau.games import registry
from preau.teach.lessons import find_lesson
from preau.teach.puzzles import Attempt, RightAnswer, find_puzzle, puzzles_of
from preau.teach.tutor import Wrong
from preau.words import LANGUAGES
from tests.browser.playing import by_mouse, choose_by_keyboard, middle, open_table
from tests.browser.test_accessible import check, check_day_and_night
from tests.browser.test_pages import KEY, check_fits

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

PATHS = (
    "/learn/recess?edition=ja", "/learn/recess/lessons", "/learn/recess/lessons/fight", "/learn/cerocle/lessons/line",
    "/learn/cerocle/puzzles", "/aid/cerocle", "/companion/recess", "/learn/recess/lessons/wlak",
)  # fmt: skip
IN_SIGHT = """() => [...document.querySelectorAll('[data-asks], .board, .choice, [data-show-hint]')].filter(part => {
  const { top, bottom, left, right } = part.getBoundingClientRect();
  return top < 0 || bottom > innerHeight || left < 0 || right > innerWidth;
}).map(part => part.outerHTML.slice(0, 80))"""
FIGHT = str(find_lesson(registry.game("recess"), "fight").start)


def test_a_puzzle_shows_everybodys_coins_on_a_phone(visit: OpenPage) -> None:
    """Above the board, each number within its card, also of five; the task and the buttons stay in sight."""
    page = visit("/learn/recess/puzzles/escape-05", width=360, height=640, touch=True)
    cards = [card.bounding_box() for card in page.locator(".seat").all()]
    counts = [count.bounding_box() for count in page.locator(".seat .counter").all()]
    board, choices = (page.locator(each).bounding_box() for each in ("[data-board]", "[data-choices]"))
    assert board
    assert choices
    assert choices["y"] + choices["height"] <= 640
    assert len(cards) == len(counts) == 5
    for card, count in zip(cards, counts, strict=True):
        assert card
        assert count
        assert count["x"] + count["width"] <= card["x"] + card["width"]
        assert card["y"] + card["height"] <= board["y"]


@pytest.mark.parametrize("game", ["recess", "cerocle"])
def test_a_puzzle_by_keyboard(visit: OpenPage, game: str) -> None:
    """Today's puzzle stands first; it is solved with the keys alone, and remembered."""
    if not puzzles_of(registry.game(game)):
        pytest.skip("no puzzles in the package")
    page = visit(f"/learn/{game}/puzzles")
    page.locator(".today:not([data-newcomer]) .button").press("Enter")
    page.wait_for_url("**/puzzles/*")
    name = page.url.rsplit("/", 1)[1].split("?")[0]
    attempt = Attempt.begin(find_puzzle(registry.game(game), name))
    while not attempt.done:
        choose_by_keyboard(page, attempt.position, attempt.solution)
        verdict = attempt.judge(attempt.solution)
        assert isinstance(verdict, RightAnswer)
        attempt = verdict.attempt
        page.wait_for_function(
            "n => document.querySelectorAll('[data-step].done').length === n", arg=len(attempt.moves)
        )
    page.wait_for_selector("[data-lesson].finished")
    page.goto(f"/learn/{game}/puzzles")
    page.wait_for_selector(f".today[data-entry='{name}'].done")


@pytest.mark.parametrize("game", ["recess", "cerocle"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 640)])
def test_what_is_said_of_a_move_is_in_sight(visit: OpenPage, game: str, width: int, height: int) -> None:
    """Beside the board or above it, without scrolling, and nothing gives way to it."""
    attempt = Attempt.begin(puzzles_of(registry.game(game))[0])
    page = visit(f"/learn/{game}/puzzles/{attempt.puzzle.id}", language="de", width=width, height=height)
    page.wait_for_selector(".board .lit, .choice")
    parts = ("svg.board", "[data-asks]", ".seats-box")
    page.locator(".keys summary").click()
    page.evaluate("scrollTo(0, 0)")
    before = [page.locator(part).bounding_box() for part in parts]
    moves = [attempt.position.text(move) for move in attempt.position.legal()]
    wrong = next(text for text in moves if isinstance(attempt.judge(text), Wrong))
    page.fill("#typed", wrong)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-message]:not([hidden])")
    page.evaluate("scrollTo(0, 0)")
    box, board = (page.locator(part).bounding_box() for part in ("[data-message]", "svg.board"))
    assert box
    assert board
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= height
    assert box["y"] + box["height"] <= board["y"] or box["x"] >= board["x"] + board["width"]
    assert [page.locator(part).bounding_box() for part in parts] == before, "nothing has moved"


def test_a_puzzle_tells_before_and_after(visit: OpenPage) -> None:
    """What a move would do, before it is confirmed; of a wrong one what it leaves undone, and the answer if wished."""
    page = visit("/learn/recess/puzzles/haul-03", width=360, height=640, touch=True)
    for name in ("red-G2", "k12"):
        page.wait_for_selector(f".board .lit[data-id='{name}']")
        page.touchscreen.tap(*middle(page, name))
    would = page.locator("[data-prompt].would:visible")
    would.wait_for()
    assert would.inner_text().endswith("Your girl G2 walks to k12.")
    assert page.locator(".board .ghosts > *").count()
    page.locator("#confirm-move").tap()
    answer = page.locator("[data-message]")
    answer.wait_for()
    assert answer.inner_text().startswith("That is allowed, but then you take only one coin this turn, not 2.")
    assert "largest step" not in answer.inner_text(), "no hint is given that was not asked for"
    page.locator("#answer-retry").tap()
    answer.wait_for(state="hidden")
    for name in ("red-G2", "k12"):
        page.wait_for_selector(f".board .lit[data-id='{name}']")
        page.touchscreen.tap(*middle(page, name))
    page.locator("#confirm-move").tap()
    page.locator("#answer-solution").tap()
    page.locator("[data-hint]:visible", has_text="Here is the answer. ").wait_for()


def test_free_spaces_look_as_at_the_table(visit: OpenPage) -> None:
    """However few there are: where each can be chosen, none is drawn as if something lay there; a counter speaks."""
    page = visit("/learn/cerocle/puzzles/stop-02")
    page.wait_for_selector(".board .cell.lit")
    assert page.locator(".board .cell.lit").count() <= 20
    assert page.locator(".board-box.wide-open").count() == 1
    assert page.locator(".targets svg").count() == 0
    counter = page.locator(".counter").first
    counter.press("Enter")
    assert page.locator("[data-toast].shown").inner_text() == counter.get_attribute("title")


def test_search_and_links(visit: OpenPage) -> None:
    """A search leaves the rules that have the words; a link shows its rule all the same, or names the nearest."""
    page = visit("/learn/recess", expect_errors=True)
    page.fill("[data-search]", "kiss nun")
    page.wait_for_function("() => document.querySelector('[data-found]').textContent !== ''")
    shown = page.locator(".rule-entry:visible")
    assert 0 < shown.count() < 12
    assert page.locator("#R8\\.1").is_visible()
    page.goto("/learn/recess#R2.2")
    page.wait_for_selector("#R2\\.2:visible")
    page.fill("[data-search]", "xyzzy")
    assert page.inner_text("[data-found]") == "No rule contains these words."
    page.evaluate("location.hash = 'R5.66'")
    page.wait_for_selector(".toast.shown")
    assert "R5.6" in page.inner_text(".toast")


def test_asking_why(visit: OpenPage) -> None:
    """A number, a piece and a rule's number on the table answer without leaving the board."""
    page = visit()
    open_table(page, "recess", position=FIGHT)
    page.wait_for_selector(".piece.lit")
    by_mouse(page, "red-B1")
    page.wait_for_selector(".piece.chosen")
    by_mouse(page, "d9")
    page.wait_for_selector(".piece[data-id=red-B1][data-cell=d9]")
    page.wait_for_selector("[data-move]")
    page.locator("[data-why='seat=0&counter=0']").press("Enter")
    page.wait_for_selector("dialog[open]")
    assert "11 coins" in page.inner_text("dialog h2")
    assert "R5.4" in page.inner_text("dialog")
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ask about the board").click()
    by_mouse(page, "d9")
    page.wait_for_selector("dialog[open]")
    assert "R5.1" in page.inner_text("dialog")
    page.get_by_role("button", name="Close").click()
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.locator(".log a.rule").first.hover()
    page.wait_for_selector(".tip:not([hidden])")
    assert "Starting a fight rule R5.1" in page.inner_text(".tip"), "no number without the word"
    page.locator(".keys summary").click()
    page.fill("#typed", "B1-a1")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-message] a.rule")
    assert "/t/" in page.url


def test_tips_by_touch(visit: OpenPage) -> None:
    """The first tap on a rule's number shows its text, the second opens the rulebook beside the board."""
    page = visit("/learn/recess/lessons/fight", width=390, height=800, touch=True)
    page.wait_for_selector(".piece.lit")
    page.locator(".taught a.rule").first.tap()
    page.wait_for_selector(".tip:not([hidden])")
    assert "What a nun sees" in page.inner_text(".tip")
    assert len(page.context.pages) == 1
    with page.context.expect_page() as opened:
        page.locator(".taught a.rule").first.tap()
    assert opened.value.url.endswith("/learn/recess#R4.3")
    with page.context.expect_page() as opened:
        page.locator(".tip a", has_text="The rule to the letter").tap()
    assert opened.value.url.endswith("/learn/recess#R4.3")


def test_companion(visit: OpenPage) -> None:
    """Turns, coins, sand and rules at a real table; what was counted is still there after a reload."""
    page = visit("/companion/recess?players=4", width=360, height=740, touch=True)
    page.get_by_role("button", name="Next turn").click()
    assert page.inner_text("[data-whose]") == "Blue to move"
    assert "2" in page.inner_text("[data-round]")
    assert page.inner_text("[data-sand]") == "Pause"
    page.get_by_role("button", name="One more, Blue, 10 coins").click()
    page.get_by_role("button", name="One less, Red, 10 coins").press("Enter")
    page.reload()
    page.wait_for_function("() => document.querySelector('[data-whose]').textContent !== ''")
    assert page.locator("[data-count]").all_inner_texts() == ["9", "11", "10", "10"]
    page.get_by_role("button", name="One more, Blue, 11 coins").click()
    page.get_by_role("button", name="Undo").click()
    assert page.locator("[data-count]").all_inner_texts() == ["9", "11", "10", "10"]
    page.fill("[data-ask-rules]", "kiss")
    page.wait_for_selector(".answers li")
    assert "R8.1" in page.inner_text(".answers")


def test_axe(visit: OpenPage) -> None:
    """Axe finds nothing on these pages."""
    page = visit(expect_errors=True)
    for path in PATHS:
        page.goto(path)
        check_day_and_night(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_language(visit: OpenPage, language: str) -> None:
    """They speak the reader's language and fit on 360 pixels; a lesson is in sight as a whole."""
    page = visit(language=language, width=360, height=640, touch=True, expect_errors=True)
    for path in PATHS:
        page.goto(path)
        text = page.inner_text("body")
        assert not KEY.findall(text)
        assert "learn-" not in text
        check_fits(page)
    page.goto("/learn/recess/lessons/stay")
    page.wait_for_selector("[data-choices] .choice")
    assert page.evaluate(IN_SIGHT) == []
    assert page.locator(".board").bounding_box()["width"] > 350  # type: ignore[index]
    page.locator(".choice").first.tap()  # a button proposes too, where a finger points
    page.wait_for_selector("#confirm-move")


def test_the_aid_is_one_page(visit: OpenPage) -> None:
    """The sheet prints on one page of A4 in every language."""
    page = visit()
    for game in ("recess", "cerocle"):
        for language in LANGUAGES:
            page.goto(f"/aid/{game}?lang={language}")
            assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1, (game, language)
