"""The page that is installed: its service worker shows a call once, and speaks without a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage

REGISTER = """async () => {
  const [base] = document.querySelector("script[type=module]").src.split("/js/"); // the page's own copy of it
  const { registerWorker } = await import(`${base}/js/calls/worker.js`);
  await registerWorker();
  await navigator.serviceWorker.ready;
}"""
SHOWN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  return (await registration.getNotifications()).map(({ title, body, tag }) => [title, body, tag]);
}"""
KEPT = "async () => (await (await caches.open('preau-offline')).keys()).length"
CALL = '{"title":"À vous","body":"Contre Ann","path":"/calls","tag":"%s","lang":"fr","count":2}'


def wait_until(page: Page, holds: Callable[[], bool]) -> None:
    """What a service worker does, no page waits for."""
    for _ in range(100):
        if holds():
            return
        page.wait_for_timeout(100)
    pytest.fail("it did not come to that")


def test_calls_are_shown_once_and_offline_is_told(visit: OpenPage) -> None:
    """What comes twice is shown once, a later turn takes its place, nothing but one page is kept."""
    page = visit(own=True, language="fr", expect_errors=True)
    page.context.grant_permissions(["notifications"])
    talk = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(each["registrationId"] for each in event["registrations"])

    talk.on("ServiceWorker.workerRegistrationUpdated", note)
    talk.send("ServiceWorker.enable")
    page.goto("/calls")
    page.evaluate(REGISTER)
    wait_until(page, lambda: bool(found))
    origin = page.evaluate("location.origin")
    for tag in ("t.1.0", "t.1.0", "t.3.0"):
        given = {"origin": origin, "registrationId": found[-1], "data": CALL % tag}
        talk.send("ServiceWorker.deliverPushMessage", given)
        wait_until(page, lambda tag=tag: page.evaluate(SHOWN) == [["À vous", "Contre Ann", tag]])  # type: ignore[misc]
    wait_until(page, lambda: page.evaluate(KEPT) == 3)
    page.context.set_offline(True)
    page.goto("/")
    assert page.title() == "Vous êtes hors ligne · Préau"
    page.context.set_offline(False)
    page.get_by_role("link", name="Réessayer").click()
    page.wait_for_selector(".games")
