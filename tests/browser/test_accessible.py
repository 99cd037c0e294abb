"""axe finds nothing, on every page, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]

from preau.draw.theme import DARK, LIGHT
from tests.browser.playing import by_mouse, new_table, open_table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(180)

PATHS = (
    "/", "/new/recess", "/look", "/edit/recess", "/learn/cerocle", "/account", "/calls", "/lobby", "/games", "/ratings",
    "/clubs", "/account/reset",
)  # fmt: skip


# axe does not see that a piece's letters lie on its own drawn ground; `test_labels_on_pieces` measures those.
CONTEXT = {"exclude": [["svg.board text"]]}
RUN = "async ([context, options]) => (await axe.run(context, options)).violations"


def check(page: Page, *rules: str) -> None:
    options = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
    if not page.evaluate("'axe' in window"):  # by night it is still there
        page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN, [CONTEXT, options])
    told = [f"{page.url}: {each['id']}: {each['help']}: {each['nodes'][0]['html'][:300]}" for each in found]
    assert told == []


def check_day_and_night(page: Page) -> None:
    """Night changes colours, and nothing else."""
    check(page)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    check(page, "color-contrast")
    page.emulate_media(color_scheme="light")


def test_axe(visit: OpenPage) -> None:
    """Shelf, forms, books, tables in play and finished, replays, invitations, seats and errors."""
    page = visit(expect_errors=True)
    for path in (*PATHS, "/nowhere"):
        page.goto(path)
        check_day_and_night(page)
    table = new_table(page, "cerocle", "friends")
    page.goto(f"/invite/{table['id']}")
    check_day_and_night(page)
    page.goto(table["links"][1]["url"])
    check_day_and_night(page)
    for game, first in (("recess", "red-B1"), ("cerocle", "e5")):
        open_table(page, game)
        by_mouse(page, first)
        page.wait_for_timeout(300)
        check_day_and_night(page)
    page.goto(page.url.replace("/t/", "/replay/"))
    check_day_and_night(page)
    page.goto(page.url.replace("/replay/", "/t/"))
    page.on("dialog", lambda dialog: dialog.accept())
    page.wait_for_selector(".lit")
    page.get_by_role("button", name="Resign").click()
    page.wait_for_selector(".result")
    check_day_and_night(page)


def luminance(colour: str) -> float:
    """As WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("paint", [LIGHT, DARK], ids=["day", "night"])
def test_labels_on_pieces(paint: Mapping[str, str]) -> None:
    """What is written on a piece reads well on its colour: 4.5 to 1 at least."""
    for token in [token for token in paint if token.startswith("on-")]:
        low, high = sorted([luminance(paint[token]), luminance(paint[token.removeprefix("on-")])])
        assert (high + 0.05) / (low + 0.05) >= 4.5, token


def test_the_board_is_a_grid(visit: OpenPage) -> None:
    """One cell is in the tab order; letters find pieces; a cell says who stands there and whether it can be chosen."""
    page = visit()
    open_table(page, "recess")
    assert page.locator(".cell[tabindex='0']").count() == 1
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.type("n1")
    assert page.evaluate("document.activeElement.dataset.id") == "a1"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.dataset.id") == "a2"
    label = page.locator(".cell[data-id=boys]").get_attribute("aria-label") or ""
    assert "can be chosen" in label
    assert "B1" in label
