"""A tournament by a real pointer: opened, entered on a phone, begun, and the page that was open leads to the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessible import check


def test_an_evening(visit: OpenPage) -> None:
    """The form shows what belongs to the kind, standings come by themselves, and nothing is wider than a phone."""
    page, other = visit("/tournaments"), visit(width=360, height=640, touch=True, dark=True)
    name = "Ann of the tournament"
    signed_up = page.request.post("/api/account/sign-up", data={"name": name, "password": "correct horse battery"})
    assert signed_up.ok, signed_up.text()
    page.reload()
    page.get_by_role("main").get_by_role("link", name="New tournament").click()
    page.get_by_label("Arena").check()
    expect(page.get_by_label("Length in minutes")).to_be_visible()
    expect(page.get_by_label("Rounds", exact=True)).to_be_hidden()
    page.get_by_label("Swiss").check()
    page.get_by_label("Name of the tournament").fill("Friday night")
    page.get_by_label("Game", exact=True).select_option("cerocle")
    check(page)
    page.get_by_role("button", name="Open the tournament").click()
    page.wait_for_url("**/tournaments/*")
    page.get_by_role("button", name=f"Enter as {name}").click()
    expect(page.get_by_role("row", name=name)).to_be_visible()
    other.goto(page.url)
    other.get_by_label("Your name").fill("Bob")
    other.get_by_role("button", name="Enter").tap()
    expect(page.get_by_role("row", name="Bob")).to_be_visible()  # without a press
    page.get_by_role("button", name="Begin now").click()
    other.get_by_role("link", name="Go to your table").tap()
    other.wait_for_url("**/t/*")
    expect(page.get_by_text("Round 1 of 5")).to_be_visible()
    check(page)
    page.get_by_text("How places are decided").click()
    expect(page.get_by_text("Whoever had the harder opponents is placed higher")).to_be_visible()
    for path in ("/tournaments", "/tournaments/new", "/clubs", page.url):
        other.goto(path)
        assert other.evaluate("document.documentElement.scrollWidth") <= 360
    check(other)
