"""The page of one's own: accounts, passkeys, one's data; and the chat with somebody one would rather not hear."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest

from preau.words import LANGUAGES
from tests.browser.playing import open_table, seat_two
from tests.browser.test_accessible import check
from tests.browser.test_pages import KEY, check_fits

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Dialog, Page

    from tests.browser.conftest import OpenPage, Server

pytestmark = pytest.mark.timeout(120)

PASSWORD = "a few good words"


def sign(page: Page, what: str, name: str, password: str = PASSWORD) -> None:
    """Fill a form in by keyboard alone, and send it as soon as that is possible."""
    page.locator(f"#{what}-name").focus()
    page.keyboard.type(name)
    page.keyboard.press("Tab")
    page.keyboard.type(password)
    page.wait_for_selector(f"form:has(#{what}-name) [type=submit]:enabled")
    page.keyboard.press("Enter")


def test_no_password_gets_into_an_address(visit: OpenPage) -> None:
    """While the script has not come, or never comes, nothing is sent."""
    page = visit(expect_errors=True)
    page.route("**/pages/account.js*", lambda route: route.abort())
    page.goto("/account")
    for key, text in (("name", "Ann"), ("password", PASSWORD)):
        page.fill(f"#up-{key}", text)
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    assert page.url.endswith("/account")
    assert page.locator("form[data-send] [type=submit]:enabled").count() == 0
    assert page.locator("form[data-send]:not([method=post])").count() == 0


def signed_up(visit: OpenPage, **how: object) -> tuple[Page, str]:
    page, name = visit("/account", **how), f"Zoé {uuid4().hex[:8]}"
    sign(page, "up", name)
    page.wait_for_selector("[data-post$=sign-out]")
    assert name in page.inner_text(".lead")
    return page, name


def test_one_account_in_two_browsers(visit: OpenPage) -> None:
    """A game begun as a guest is found again on another device, after signing up here and in there."""
    page = visit()
    open_table(page, "cerocle")
    table = page.url
    page.click(".me")
    name = f"Ann {uuid4().hex[:8]}"
    sign(page, "up", name)
    page.wait_for_selector("[data-post$=sign-out]")
    phone = visit("/account", width=360, height=740, expect_errors=True)
    sign(phone, "in", name, "not the password")
    phone.wait_for_selector(".form-error:not([hidden])")
    assert "do not match" in phone.inner_text(".form-error:not([hidden])")
    phone.locator("#in-password").fill(PASSWORD)
    phone.keyboard.press("Enter")
    phone.wait_for_selector("[data-post$=sign-out]")
    phone.goto("/")
    assert table.rpartition("/")[2] in phone.content()
    phone.goto(table)
    phone.wait_for_selector(".cell.lit")
    page.goto("/account")
    page.click("[data-post$=everywhere]")
    page.wait_for_selector("#in-name")
    phone.goto("/account")
    phone.wait_for_selector("#in-name")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits(visit: OpenPage, language: str) -> None:
    """Signed in too, the page speaks the reader's language, fits on 360 pixels, and axe finds nothing."""
    page, _ = signed_up(visit, language=language, width=360, height=740, dark=language == "fr")
    page.locator("summary").click()
    assert not KEY.findall(page.inner_text("body"))
    check_fits(page)
    check(page)


def test_ones_data(visit: OpenPage) -> None:
    """It can be taken along as a file, and deleted after two questions."""
    page, name = signed_up(visit)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download my data").click()
    told = json.loads(Path(waiting.value.path()).read_text("utf-8"))
    assert told["account"]["name"] == name
    asked: list[str] = []

    def yes(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    page.on("dialog", yes)
    page.locator("summary").click()
    page.fill("#gone-password", PASSWORD)
    page.locator("[name=sure]").check()
    page.get_by_role("button", name="Delete everything about me").click()
    page.wait_for_selector("#up-name")
    assert len(asked) == 1


def with_device(page: Page) -> tuple[CDPSession, str]:
    """A device that keeps keys, as a phone or a laptop does, and is always touched."""
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    return device, device.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_passkeys(visit: OpenPage, server: Server) -> None:
    """A key in the device is added, opens the account in a browser that was signed out, and can be taken off again."""
    page = visit(expect_errors=True, own=True)
    page.goto(f"http://localhost:{server.port}/account")  # passkeys are for names, not for addresses
    device, key = with_device(page)
    name = f"Pia {uuid4().hex[:8]}"
    sign(page, "up", name)
    page.click("[data-passkey-add]")
    page.wait_for_selector("#passkeys li")
    assert len(device.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]) == 1
    check(page)
    page.click("[data-post$=sign-out]")
    page.click("[data-passkey-sign-in]")
    page.wait_for_selector("[data-passkey-add]")
    assert name in page.inner_text(".lead")
    page.on("dialog", lambda dialog: dialog.accept())
    page.click("[data-post$=remove]")
    page.wait_for_selector("#passkeys", state="detached")
    page.click("[data-post$=sign-out]")
    page.click("[data-passkey-sign-in]")
    page.wait_for_selector("[data-toast].shown")
    assert "does not open an account here" in page.inner_text("[data-toast]")


def test_signing_up_with_a_passkey(visit: OpenPage, server: Server) -> None:
    """A name is asked for, and nothing else."""
    page = visit(own=True)
    page.goto(f"http://localhost:{server.port}/account")
    with_device(page)
    page.click("[data-passkey-sign-up]")
    assert page.locator("#up-name:invalid").count() == 1
    name = f"Kim {uuid4().hex[:8]}"
    page.fill("#up-name", name)
    page.click("[data-passkey-sign-up]")
    page.wait_for_selector("#passkeys li")
    assert name in page.inner_text(".lead")
    assert page.locator("#old").count() == 0
    check(page)


def test_mute_and_report(visit: OpenPage) -> None:
    """What somebody says is hidden here, also what comes later and after a reload, and can be shown again."""
    anna, ben = seat_two(visit)
    ben.fill("#say", "something rude")
    ben.keyboard.press("Enter")
    anna.wait_for_selector(".chat-line")
    anna.on("dialog", lambda dialog: dialog.accept())
    anna.locator(".chat-more summary").click()
    anna.click("[data-report]")
    anna.wait_for_selector("[data-toast].shown")
    assert "Reported" in anna.inner_text("[data-toast]")
    check(anna)
    anna.locator("[data-mute]").focus()
    anna.keyboard.press("Enter")
    anna.wait_for_selector(".chat-line", state="hidden")
    ben.fill("#say", "something worse")
    ben.keyboard.press("Enter")
    anna.locator(".chat-line").nth(1).wait_for(state="attached")
    assert anna.locator(".chat-line:visible").count() == 0
    anna.reload()
    anna.wait_for_selector("[data-muted]:not([hidden])")
    assert anna.locator(".chat-line:visible").count() == 0
    check(anna)
    anna.click("[data-unmute]")
    assert anna.locator(".chat-line:visible").count() == 2
