"""Moves in advance are pointed at: on a phone by touch, and by keyboard; axe finds nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import ask, new_table
from tests.browser.test_accessible import check
from tests.browser.test_pages import check_fits


def test_a_plan_is_pointed_at(visit: OpenPage) -> None:
    """Theirs by touch, confirmed; a wrong one is explained; one's own by keyboard; then it is kept."""
    anna, ben = visit(), visit(width=360, height=640, touch=True)
    table = new_table(anna, "cerocle", "friends", name="Anna", clock={"kind": "days", "seconds": 259_200})
    seat = table["links"][-1]
    ask(ben, f"/tables/{table['id']}/seats/{seat['seat']}?token={seat['token']}", name="Ben")
    ben.goto(f"/ahead/{table['id']}")
    ben.locator('.cell.lit[data-id="e5"]').tap(force=True)
    ben.locator("#confirm-move").tap()
    ben.wait_for_url("**?m=e5#line")
    ben.locator('.cell.lit[data-id="d4"]').wait_for()
    ben.locator('.cell[data-id="e5"]').tap(force=True)
    expect(ben.locator("[data-message]")).to_be_visible()
    check(ben)
    check_fits(ben)
    ben.locator('.cell[data-id="d4"]').focus()
    ben.keyboard.press("Enter")
    ben.wait_for_url("**&m=d4#line")
    ben.get_by_role("button", name="Keep this plan").tap()
    expect(ben.get_by_role("button", name="Delete")).to_be_visible()
    assert ben.request.get(f"/api/tables/{table['id']}/advance").json() == {"lines": [["e5", "d4"]]}
