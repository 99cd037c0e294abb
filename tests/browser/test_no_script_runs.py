"""A real browser shows what guests typed, and runs none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.security.test_injection import SCRIPTS

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

TRAP = "window.ran = []; window.boo = () => window.ran.push('boo'); window.alert = window.boo;"
SEND = """async ({path, form}) => {
  const headers = {'Content-Type': 'application/json'};
  return (await fetch(path, {method: 'POST', headers, body: JSON.stringify(form)})).json();
}"""
REFUSED = "(work) => { try { work(); return ''; } catch (error) { return error.name; } }"
PARTS = "[onerror], [onload], [onclick], #boo, math, .chat-line a, .chat-line img, .chat-line script"


def send(page: Page, path: str, **form: object) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(SEND, {"path": path, "form": form})
    return found


def check(page: Page) -> None:
    """Nothing of the guests' ran, nor became a part of the page."""
    assert page.evaluate("window.ran") == [], page.url
    assert page.locator(PARTS).count() == 0, page.url


def test_no_script_of_a_guest_runs(visit: OpenPage) -> None:
    """Names and chat full of scripts, as they come in at the table, looking back, and in lists."""
    page = visit("/", own=True)
    page.add_init_script(TRAP)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    form = {"game": "cerocle", "seats": seats, "public": True, "options": {"players": 2}}
    where = f"/api/tables/{send(page, '/api/tables', **form)['id']}"
    page.goto(where.replace("/api/tables", "/t"))
    for number, text in enumerate(SCRIPTS):
        send(page, f"{where}/commands", type="rename", seat=0, name=text[:40])
        send(page, f"{where}/commands", type="say", seat=0, text=text)
        page.locator(".chat-line").nth(number).wait_for(state="attached")
        check(page)
    send(page, f"{where}/commands", type="move", seat=0, move="e5")
    for path in (where.replace("/api/tables", "/t"), where.replace("/api/tables", "/replay"), "/"):
        page.goto(path)
        check(page)
    page.evaluate("boo()")
    assert page.evaluate("window.ran") == ["boo"]  # the trap is there


def test_no_address_is_a_script(visit: OpenPage) -> None:
    """What is written into an address is repeated as text at most, and no text becomes markup."""
    page = visit(expect_errors=True, own=True)
    page.add_init_script(TRAP)
    for text in SCRIPTS[:3]:
        query = page.evaluate("text => encodeURIComponent(text)", text)
        for path in (f"/new/cerocle?position={query}&mode={query}", f"/learn/cerocle?edition={query}", f"/t/{query}"):
            page.goto(path)
            check(page)
    page.goto("/edit/cerocle")
    for work in (
        "document.body.innerHTML = '<b>x</b>'",
        "document.body.insertAdjacentHTML('beforeend', '<b>x</b>')",
        "new DOMParser().parseFromString('<b>x</b>', 'text/html')",
        "trustedTypes.createPolicy('other', {createHTML: (text) => text})",
        "trustedTypes.createPolicy('preau', {createHTML: (text) => text})",
    ):  # plain text becomes no markup, and nobody else may vouch for it
        assert page.evaluate(f"({REFUSED})(() => {{ {work} }})") == "TypeError", work


def test_no_record_is_a_script(visit: OpenPage) -> None:
    """Nor is a record that somebody sent."""
    page = visit("/look", own=True)
    page.add_init_script(TRAP)
    form = {"game": "cerocle", "mode": "same_screen", "name": SCRIPTS[1], "options": {"players": 2}}
    table = send(page, "/api/tables", **form)["id"]
    for seat in (0, 1):
        send(page, f"/api/tables/{table}/commands", type="rename", seat=seat, name=SCRIPTS[seat])
    send(page, f"/api/tables/{table}/commands", type="move", seat=0, move="e5")
    record = page.evaluate(f"fetch('/api/tables/{table}/record').then(answer => answer.text())")
    assert "onerror" in record
    page.goto("/look")
    page.fill("textarea", record)
    page.locator("form button, main button").first.click()
    page.wait_for_selector(".piece")
    assert "onerror" in page.inner_text("main")
    check(page)
