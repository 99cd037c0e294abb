"""Help at the table in a real browser: hints, threats, the review, and who gets none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import preau
from tests.browser.playing import by_keyboard, by_mouse, open_table, seat_two
from tests.browser.table.test_phone import box_of
from tests.browser.test_accessible import check, check_day_and_night

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(180)

FIVE = ("g7", "c3", "f6", "d3", "h7", "d5", "g8", "e4", "g5", "e5")  # Green then closes the circle around d4 on c4
THINKING = 60_000  # a worker has to be started first


def almost_closed(*more: str) -> str:
    position = preau.new("cerocle")
    for move in (*FIVE, *more):
        position = position.play(move)[0]
    return str(position)


def marked(page: Page, kind: str) -> list[str]:
    found: list[str] = page.evaluate(
        "kind => [...document.querySelectorAll(`.cell.${kind}`)].map(each => each.dataset.id)", kind
    )
    return found


def in_sight(page: Page, *things: str) -> bool:
    """Whether all of each of these can be seen, wherever the page has been scrolled to."""
    boxes = [page.locator(each).first.bounding_box() for each in things]
    high = (page.viewport_size or {"height": 0})["height"]
    return all(box and box["y"] >= 0 and box["y"] + box["height"] <= high for box in boxes)


def hint(page: Page) -> None:
    """Press the button and wait until showing the move is offered."""
    # pressing on changes nothing while it is on its way: the second press comes before any answer can
    page.locator("[data-hints=hint]").evaluate("each => { each.click(); each.click(); }")
    page.locator("#advice-again").wait_for(timeout=THINKING)


def test_hint_then_the_move(visit: OpenPage) -> None:
    """The first question marks squares and names them, the second says the move; both are announced."""
    page = visit(newcomer=True)
    open_table(page, "cerocle", position=almost_closed("e6"))
    page.click("[data-guide-set=on]")
    page.locator("[data-guide-told]").wait_for()
    page.evaluate("() => { document.querySelector('[data-guide-text]').textContent = 'word '.repeat(80); }")
    assert page.evaluate(
        "() => { const { scrollHeight, clientHeight } = document.querySelector('[data-guide]');"
        " return scrollHeight <= clientHeight; }"
    ), "no sentence is cut"
    assert in_sight(page, "svg.board", "[id^=tool-undo]", "[id^=tool-resign]", "[data-why-mode]"), "without scrolling"
    threats = page.locator("[data-hints=threats]").bounding_box()
    hint(page)
    assert page.locator("[data-guide]").is_hidden(), "one card at a time"
    assert page.locator("[data-hints=threats]").bounding_box() == threats, "what a button says moves no other"
    advice = page.locator("[data-advice]")
    assert advice.get_attribute("role") == "status"
    assert "c4" in marked(page, "asked")
    assert "c4" in advice.inner_text()
    assert "Place one" not in advice.inner_text()
    check(page)
    show = page.get_by_role("button", name="Show the move")
    assert show.count() == 1, "one such button at a time"
    page.locator("#advice-close").press("Enter")
    assert page.locator("[data-guide]").is_visible(), "the guide has not gone"
    assert show.get_attribute("id") == "help-hint"
    show.press("Enter")
    advice.get_by_text("Place one of your pieces on c4.").wait_for(timeout=THINKING)
    assert show.count() == 0, "it is shown"
    assert marked(page, "asked") == ["c4"]
    by_mouse(page, "i5")
    page.wait_for_function("() => document.querySelectorAll('[data-move]').length === 1")
    assert advice.is_hidden()  # of another position
    assert marked(page, "asked") == []
    assert page.locator("[data-hints=hint]").inner_text() == "Hint"


def test_threats(visit: OpenPage) -> None:
    """What the others could do is listed with its rule, and marked; a phone of 360 pixels has room for it."""
    page = visit(width=360, height=740)
    open_table(page, "cerocle", position=almost_closed())
    page.locator("#tab-tools").press("Enter")
    page.locator("[data-hints=threats]").press("Enter")
    line = page.locator("[data-advice] button", has_text="Green can close the circle around d4 with a piece on c4")
    line.wait_for()
    assert set(marked(page, "trouble")) == {"c3", "c4", "d3", "d5", "e4", "e5"}
    assert page.locator("[data-advice] a.rule").inner_text() == "rule C2.2"
    line.press("Enter")
    assert line.get_attribute("aria-pressed") == "true"
    check_day_and_night(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    by_keyboard(page, "c4")
    page.wait_for_function("() => document.querySelectorAll('[data-move]').length === 1")
    page.locator("#tab-tools").press("Enter")
    page.locator("[data-hints=threats]").press("Enter")
    page.locator("[data-advice]", has_text="your opponent cannot close a circle").wait_for()


def test_threats_instead_of_a_hint_and_another_way_than_hinted(visit: OpenPage) -> None:
    """Where threats took the place of a hint, the next hint begins anew; what it marks goes with another choice."""
    page = visit(width=1280, height=800)
    open_table(page, "cerocle", position=almost_closed("e6"))
    hint(page)
    page.locator("[data-hints=threats]").press("Enter")
    page.locator("[data-advice]", has_text="threat").wait_for()
    assert page.locator("#help-hint").inner_text() == "Hint"
    page.locator("#help-hint").press("Enter")
    page.locator("#advice-again").wait_for(timeout=THINKING)
    assert "c4" in marked(page, "asked")
    page.locator("[data-choices] .choice").first.press("Enter")  # a neutral piece could go there, too
    assert "c4" in marked(page, "asked")
    page.click("#take-back-choice")
    page.locator("[data-confirm]").select_option("yes")
    by_mouse(page, "i5")
    page.wait_for_selector("#confirm-move")
    page.wait_for_function("() => !document.querySelector('.cell.asked')")


def test_a_game_without_threats(visit: OpenPage) -> None:
    """Nim has hints, and no button for threats."""
    page = visit()
    open_table(page, "nim")
    assert page.locator("[data-hints=threats]").count() == 0
    hint(page)


@pytest.mark.parametrize(
    ("language", "better"), [("en", "Here is what would have been better. "), ("ja", "ほうが有利でした")]
)
def test_review(visit: OpenPage, language: str, better: str) -> None:
    """From the result to the review: progress, chart, the turning point in words and on the board; then once more."""
    page = visit(language=language)
    open_table(page, "cerocle", position=almost_closed())
    for number, space in enumerate(("e6", "c4"), 1):
        by_mouse(page, space)
        if space == "c4":  # it closes the circle, so it asks once
            page.click("#confirm-move")
        page.wait_for_function("count => document.querySelectorAll('[data-move]').length === count", arg=number)
    result, ask = (page.locator(each).bounding_box() for each in (".result", "[data-why-mode]"))
    assert result
    assert ask
    assert result["y"] < ask["y"], "first how it ended"
    page.click("#door-review")
    page.wait_for_selector("[data-review-out] svg.chart", timeout=THINKING)
    assert better in page.locator(".point").inner_text()
    assert page.locator(".point-why li").count(), "and why it is better"
    assert in_sight(page, "svg.board")
    assert page.evaluate("scrollY") == 0, "it begins at its beginning"
    check(page)
    page.locator("[data-point]").press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.cell.asked').length")
    assert marked(page, "asked") == ["c4"]
    assert marked(page, "trouble") == ["e6"]
    why_there = page.locator("[data-point]").get_attribute("data-here")
    assert page.locator("[data-prompt]").inner_text() == why_there
    assert (page.locator("[data-edit]").get_attribute("href") or "").endswith("&move=0")
    page.locator("[data-line]").press("Enter")
    page.locator("[data-line-told]").wait_for()
    assert page.locator("[data-line-told]").inner_text() == page.locator("[data-prompt]").inner_text()
    assert page.locator("[data-prompt]").inner_text() != why_there, "the better moves, on the board"
    assert "&move=0&line=" in (page.locator("[data-edit]").get_attribute("href") or "")
    page.click("[data-why-mode]")
    by_mouse(page, "c4")
    page.wait_for_selector("[data-why-box][open] .cause")  # it lies there in what is shown, not in the game
    shown, asked = box_of(page.locator("[data-why-box]")), box_of(page.locator(".board .asked-about > .halo"))
    assert shown[0] >= asked[2], "what is asked about is not covered"
    page.click("[data-why-close]")
    assert page.locator(".board .asked-about").count() == 0
    page.locator("[data-mark='1']").click()  # in the chart
    page.wait_for_function("() => document.querySelectorAll('.cell.asked').length")
    page.locator(".review summary").press("Enter")
    assert page.locator(".review-table tbody tr").count() == 3
    check(page)
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.reload()
    page.wait_for_selector("[data-review-out] svg.chart", timeout=THINKING)
    page.locator("[data-point]").click()
    assert in_sight(page, "svg.board")


def test_review_of_a_record(visit: OpenPage) -> None:
    """A record dropped on the page of records is reviewed there."""
    page = visit()
    open_table(page, "nim")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector(".result")
    record = page.evaluate(
        "async () => (await fetch(location.pathname.replace('/t/', '/api/tables/') + '/record')).text()"
    )
    page.goto("/look")
    page.fill("#record", record)
    page.click("[data-look] [type=submit]")
    page.wait_for_selector("[data-looked] svg.board")
    page.locator("[data-review-start]").press("Enter")
    page.wait_for_selector("[data-review-out] svg.chart", timeout=THINKING)
    check(page)


def test_no_help_among_people(visit: OpenPage) -> None:
    """Friends see no buttons for help, unless the table was opened with help for all."""
    _, friend = seat_two(visit)
    assert friend.locator("[data-hints]").count() == 0
    host = visit("/new/cerocle?mode=friends")
    host.check("[name=help]")
    host.click("[type=submit]")
    host.wait_for_url("**/invite/*")
    friend.goto(host.locator(".invite input").first.input_value())
    friend.fill("#name", "Bob")
    friend.click("[type=submit]")
    friend.wait_for_url("**/t/*")
    friend.wait_for_selector(".seat")
    assert friend.locator("[data-hints]").count() > 0


def test_choosing_bots(visit: OpenPage) -> None:
    """Whoever chooses a bot reads who it is; bots may take every seat, and one watches them play."""
    page = visit("/new/nim?mode=bots")
    line = page.locator("#bot-line-0")
    assert line.inner_text() == ""
    page.locator("[name=kind]").nth(0).select_option("bot:3")
    assert line.inner_text().startswith("Starling (3): ")
    assert "not measured yet" in line.inner_text()
    page.select_option("[name=pace]", "quick")
    check(page)
    page.click("[type=submit]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".result", timeout=THINKING)
