"""The forms around a game in a real browser: what a choice changes is shown at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)


def test_new_table(visit: OpenPage) -> None:
    """An edition is told rule by rule, a schoolyard is built by pointing, and the table opens with it."""
    page = visit("/new/recess?mode=screen", width=360, height=640, touch=True, expect_errors=True)
    usual = page.locator("#option-nuns [data-usual]")
    assert usual.text_content() == "As usual: in eight directions"
    page.select_option("#edition", "ja")
    assert page.locator("[data-changes] li").count() == 3
    assert page.locator("[data-changes] li", has_text="R7.2").count() == 1
    assert usual.text_content() == "As in this edition: in four directions, not diagonally"
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
