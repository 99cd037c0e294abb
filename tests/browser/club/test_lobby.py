"""The lobby by a real pointer: two who look for a table are led to it, and a seat that comes up takes one press."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.test_accessible import check


def look_for_a_table(page: Page) -> None:
    form = page.locator("[data-do=seek]", has_text="Cerocle")
    form.get_by_label("Players").select_option("2")
    form.get_by_role("button").click()


def test_finding_each_other(visit: OpenPage) -> None:
    """Wide and on a phone; nothing is wider than the phone, and axe finds nothing while somebody looks."""
    page, other = visit("/lobby"), visit("/lobby", width=360, height=640, touch=True, dark=True)
    look_for_a_table(page)
    asked = page.locator("[data-seek-text]")
    terms = r"^You are looking for a table: Cerocle · 2 players · 5 minutes.*\. Stay on this page"
    expect(asked).to_contain_text(re.compile(terms))
    expect(other.get_by_text("One person is looking for a table.")).to_be_visible()
    assert other.evaluate("document.documentElement.scrollWidth") <= 360
    check(page)
    look_for_a_table(other)
    for each in (page, other):
        each.wait_for_url("**/t/*")
    assert page.url == other.url
    page.goto("/lobby")
    expect(page.locator("[data-list=watch]").get_by_role("link", name="Watch")).not_to_have_count(0)
    form = {"game": "cerocle", "options": {"players": 2}, "name": "Zoe", "public": True}
    answer = other.request.post("/api/tables", data=form)
    assert answer.ok
    page.get_by_role("button", name="Join Cerocle, with Zoe").click()
    page.wait_for_url(f"**/t/{answer.json()['id']}")
