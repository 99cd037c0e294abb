"""The forms around a game in a real browser: what a choice changes is shown at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import preau
from preau.play.history import History
from preau.play.records import Record, write
from tests.browser.playing import by_mouse, by_touch

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)


def test_new_table(visit: OpenPage) -> None:
    """An edition is told rule by rule, a schoolyard is built by pointing, and the table opens with it."""
    page = visit("/new/recess?mode=screen", width=360, height=640, touch=True, expect_errors=True)
    usual = page.locator("#option-nuns [data-usual]")
    assert usual.text_content() == "in eight directions (usual)"
    page.select_option("#edition", "ja")
    assert page.locator("[data-changes] li").count() == 3
    assert page.locator("[data-changes] li", has_text="R7.2").count() == 1
    assert usual.text_content() == "in four directions, not diagonally (this edition)"
    page.select_option("#edition", "fr")
    assert "usual rules" in page.inner_text("[data-changes]")

    page.locator(".card", has_text="Let me build one").tap()
    page.get_by_role("button", name="Turn the section in the south-west").press("Enter")
    page.wait_for_function("() => document.querySelector('[data-builder-text]').value === 'C3A0D3B1'")
    page.wait_for_selector("button[data-value^=C0]")
    assert page.evaluate("document.activeElement.ariaLabel") == "Turn the section in the south-west"
    page.get_by_role("button", name="Swap the two southern sections").tap()
    page.wait_for_function("() => document.querySelector('[data-builder-text]').value === 'A0C3D3B1'")
    page.fill("[data-builder-text]", "A0C3D3B9")
    page.wait_for_function("() => document.querySelector('[data-builder-status]').textContent.includes('A0C3D3B9')")
    page.fill("[data-builder-text]", "B0C3D3A1")
    page.wait_for_selector("button[data-value^=B1]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.fill("[data-seat-row='1'] [name=name]", "Bob")
    page.locator(".tabs a").last.tap()  # for another purpose, with all that was entered
    page.wait_for_selector("[data-mode=friends] button[data-value^=B1]")
    assert page.input_value("#edition") == "fr"
    assert page.input_value("[data-seat-row='1'] [name=name]") == "Bob"
    page.locator(".tabs a").nth(1).tap()
    page.wait_for_selector("[data-mode=screen] [type=submit]:enabled")
    page.click("[type=submit]")
    page.wait_for_url("**/t/*")
    options = page.evaluate(
        "async () => (await (await fetch(`/api/tables/${location.pathname.slice(3)}`)).json()).options"
    )
    assert options["layout"] == "B0C3D3A1"


def test_opponents(visit: OpenPage) -> None:
    """Another opponent is introduced at once, with its strength."""
    page = visit("/new/cerocle")
    row = page.locator("[data-seat-row='1']")
    weaker = float(row.locator("meter").get_attribute("value") or "")
    row.locator("[name=kind]").select_option("bot:8")
    assert "Owl" in row.inner_text()
    assert row.locator("meter").evaluate("meter => meter.value") == 1 > weaker
    row.locator("[name=kind]").select_option("person")
    assert row.locator("meter").is_hidden()


def test_set_up_a_yard(visit: OpenPage) -> None:
    """By pointing: places that there are, fights, problems named at the spot; it survives whatever one looks at."""
    page = visit("/edit/recess", expect_errors=True)
    by_mouse(page, "green-G1")
    lit = page.eval_on_selector_all(".cell.lit", "all => all.map(cell => cell.dataset.id)")
    assert {"girls", "e5"} <= set(lit)
    assert not {"boys", "c9"} & set(lit), "an obstacle is no place to stand"
    by_mouse(page, "c9")
    page.wait_for_selector("[data-problem].wrong")
    assert "Red" not in page.inner_text("[data-problem]")
    assert page.locator(".cell.trouble").get_attribute("data-id") == "c9"
    for piece in ("green-G1", "blue-B1"):
        if not page.locator(f".piece.chosen[data-id={piece}]").count():
            by_mouse(page, piece)
        by_mouse(page, "e6")
        page.wait_for_selector(f".piece[data-id={piece}][data-cell=e6]")
    page.get_by_role("button", name="Make the other child the attacker").click()
    by_mouse(page, "e6")
    page.wait_for_function("() => document.querySelector('#json').value.includes('\"attacker\": \"2G1\"')")
    page.fill("[data-field=coins-0]", "12")
    page.locator("[data-field=coins-0]").press("Tab")
    page.wait_for_selector("[data-problem].wrong")
    assert page.locator("[data-field=coins-1]").get_attribute("aria-invalid") == "true"
    assert page.locator("[data-play]").is_disabled()
    page.fill("[data-field=coins-1]", "8")
    page.locator("[data-field=coins-1]").press("Tab")
    page.wait_for_selector("[data-problem]:not(.wrong)")
    page.get_by_title("Deutsch").click()
    page.wait_for_selector("html[lang=de]")
    page.wait_for_selector(".piece[data-id=green-G1][data-cell=e6]")
    page.get_by_role("button", name="Rückgängig").is_visible()
    page.locator("[data-play]").click()
    page.wait_for_url("**/new/recess**")
    page.locator(".tabs a").first.click()  # another tab of the form
    page.click("[type=submit]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".piece[data-id=green-G1][data-cell=e6]")


def test_set_up_a_board(visit: OpenPage) -> None:
    """On a phone: pieces out of the reserves and back, undo, other players, and a record as the beginning."""
    page = visit("/edit/cerocle", width=360, height=640, touch=True)
    page.locator("#tool-green").tap()
    for space in ("e5", "d4"):
        by_touch(page, space)
        page.wait_for_selector(f".piece[data-cell={space}]")
    assert "18" in page.inner_text("#tool-green")
    page.locator("#tool-off").tap()
    by_touch(page, "e5")
    page.wait_for_selector(".piece[data-cell=e5]", state="detached")
    page.get_by_role("button", name="Undo").tap()
    page.wait_for_selector(".piece[data-cell=e5]")
    page.select_option("[data-field='option:side']", "6")
    page.wait_for_selector(".cell[data-id=k6]")
    assert page.locator(".piece").count() == 2
    history = History(preau.new("cerocle"))
    for move in ("e5", "e6", "a1"):
        history = history.play(move)
    page.locator("summary", has_text="From a record").tap()
    page.fill("#record", write(Record(history)))
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 3")
    page.locator("#moves").fill("1")
    page.wait_for_function("() => document.querySelectorAll('.piece').length === 1")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_three_at_cerocle_are_told_what_is_different(visit: OpenPage) -> None:
    """In one line below their number, as soon as it is chosen."""
    page = visit("/new/cerocle")
    note = page.locator("[data-players-note]")
    assert note.is_hidden()
    page.select_option("#players", "3")
    note.get_by_text("With three players there are no neutral pieces").wait_for()
    page.select_option("#players", "2")
    assert note.is_hidden()
