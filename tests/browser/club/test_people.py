"""People: becoming friends, a challenge that is taken, and the page of one's own, on a phone and by day and night."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from tests.browser.test_accessible import check_day_and_night
from tests.browser.test_account import signed_up
from tests.browser.test_pages import check_fits

if TYPE_CHECKING:
    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)


def test_friends_meet_at_a_table(visit: OpenPage) -> None:
    """One asks, the other agrees, challenges, and both sit at the table; who sees the page is chosen on it."""
    (ann, ann_name), (bob, bob_name) = signed_up(visit), signed_up(visit, touch=True)
    ann.goto(f"/people/{quote(bob_name)}")
    ann.click("[data-person='/api/people/friends']:enabled")
    ann.wait_for_selector("[data-person$='friends/remove']")
    bob.goto("/people/me")
    bob.tap("[data-person='/api/people/friends']:enabled")
    bob.wait_for_selector(f"a:text-is('{ann_name}')")
    check_fits(bob)
    check_day_and_night(bob)
    ann.reload()
    ann.click("summary:has-text('Challenge')")
    ann.select_option("#challenge-game", "cerocle")
    ann.click("[data-challenge] [type=submit]:enabled")
    ann.wait_for_url("**/t/*")
    bob.reload()
    bob.tap("[data-post$=accept]:enabled")
    bob.wait_for_url("**/t/*")
    assert bob.url == ann.url
    bob.goto("/people/me")
    bob.check("[name=games][value=nobody]")
    bob.tap("[data-privacy] [type=submit]:enabled")
    bob.wait_for_selector("[data-toast]:not(:empty)")
    ann.goto(f"/people/{quote(bob_name)}")
    assert f"{bob_name} keeps this private." in ann.inner_text("main")
