"""Two browsers at one table: links, moves, chat, votes, reload and a server that is restarted in mid-game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import by_mouse, new_table, open_table, seat_two

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import OpenPage, Server

pytestmark = pytest.mark.timeout(120)


def moves(page: Page, count: int) -> None:
    page.wait_for_function("count => document.querySelectorAll('[data-move]').length === count", arg=count)


def play(page: Page, cell: str, other: Page, count: int) -> None:
    page.wait_for_selector(".cell.lit")
    by_mouse(page, cell)
    moves(page, count)
    moves(other, count)


def two_at_a_table(visit: OpenPage) -> tuple[Page, Page]:
    """Anna opens a table of Cerocle and hands a link to Benoît."""
    anna = visit("/new/cerocle?mode=friends")
    anna.locator("[name=name]").first.fill("Anna")
    anna.click("[type=submit]")
    anna.wait_for_url("**/invite/*")
    assert anna.locator(".qr svg").count() == 2, "one for the free seat, one for spectators"
    link = anna.locator(".invite input").first.input_value()
    assert anna.inner_text("[data-missing]") == "Waiting for one more player"
    assert anna.locator("[data-only-here]").count() == 1, "a link to 127.0.0.1 says that it works here alone"
    ben = visit(link, language="fr")
    ben.fill("#name", "Benoît <b>")
    ben.locator(".avatar").nth(4).click()
    ben.click("[type=submit]")
    ben.wait_for_url("**/t/*")
    anna.wait_for_url("**/t/*")  # by itself
    anna.wait_for_selector(".cell.lit")
    assert "Benoît <b>" in anna.inner_text(".seats")
    return anna, ben


PRESS_AT_ONCE = """name => {
  window.pressed = false;
  new MutationObserver((_, watch) => {
    const button = [...document.querySelectorAll('.notice button')].find(each => each.textContent.trim() === name);
    if (!button) return;
    watch.disconnect();
    button.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1}));
    window.pressed = true;
  }).observe(document.body, {childList: true, subtree: true});
}"""


def answer(page: Page, name: str) -> None:
    """Answer a question that has come, and that took no answer in its first moment."""
    page.wait_for_function("() => window.pressed")
    page.wait_for_timeout(800)
    page.locator(".notice").get_by_role("button", name=name).click()


def test_a_table_of_two(visit: OpenPage, server: Server) -> None:
    """Everything that two people do at a table, and nothing of it lost by reload or restart."""
    anna, ben = two_at_a_table(visit)
    for page in (anna, ben):
        page.on("dialog", lambda dialog: dialog.accept())
    play(anna, "e5", ben, 1)
    assert "place" in ben.inner_text("[data-part=log]").lower() or ben.inner_text("[data-part=log]")
    play(ben, "e6", anna, 2)

    # chat, with something that is no markup
    ben.fill("#say", "<i>Bonjour</i>")
    ben.keyboard.press("Enter")
    anna.wait_for_selector(".chat-line")
    assert "<i>Bonjour</i>" in anna.inner_text(".chat")

    # a move of the past is taken back by consent
    anna.evaluate(PRESS_AT_ONCE, "Yes")
    ben.get_by_role("button", name="Demander à reprendre").click()
    answer(anna, "Yes")
    moves(anna, 1)
    moves(ben, 1)
    play(ben, "d5", anna, 2)

    # reload in mid-game
    ben.reload()
    moves(ben, 2)
    play(anna, "f6", ben, 3)

    # the server stops and starts again; the pages come back by themselves
    server.stop()
    anna.wait_for_selector("[data-offline]:not([hidden])")
    server.start()
    anna.wait_for_selector("[data-offline]", state="hidden", timeout=20_000)
    ben.wait_for_selector("[data-offline]", state="hidden", timeout=20_000)
    play(ben, "c5", anna, 4)

    # who leaves is shown
    ben.goto("/")
    assert ben.locator(".table-line").count() >= 1, "my tables, to go on with"
    anna.wait_for_selector(".tag.away:not([hidden])")
    ben.locator(".table-line a").first.click()
    anna.wait_for_selector(".tag.away", state="hidden")

    # an offer moves nothing; a no is told; the other's offer is another one
    places = "() => [...document.querySelectorAll('.board, .choices, .tools')].map(e => e.getBoundingClientRect().top)"
    before = ben.evaluate(places)
    ben.evaluate(PRESS_AT_ONCE, "Non")
    anna.get_by_role("button", name="Offer a draw").click()
    ben.wait_for_selector("#vote-draw")
    assert ben.evaluate(places) == before
    answer(ben, "Non")
    anna.wait_for_selector("#declined-draw-0")
    assert anna.get_by_role("button", name="Offer a draw").count() == 0
    anna.evaluate(PRESS_AT_ONCE, "Yes")
    ben.get_by_role("button", name="Proposer une partie nulle").click()
    answer(anna, "Yes")
    anna.wait_for_selector(".result")
    ben.wait_for_selector(".result")

    # a rematch by agreement leads both to the next table
    first = anna.url
    ben.evaluate(PRESS_AT_ONCE, "Oui")
    anna.get_by_role("button", name="Play again").click()
    answer(ben, "Oui")
    for page in (anna, ben):
        page.wait_for_function("first => location.href !== first && document.querySelector('.board .cell')", arg=first)
    ben.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes('Cette fois, vous')")


def test_a_server_that_hangs(visit: OpenPage, server: Server) -> None:
    """Nothing closes and nothing comes: the page notices, keeps what is tapped, and sends it once."""
    anna, ben = seat_two(visit, own=True)
    play(anna, "e5", ben, 1)
    ben.clock.install()
    ben.reload()
    ben.wait_for_selector(".cell.lit")
    server.freeze()
    try:
        for _ in range(10):
            ben.clock.run_for(1_000)
        assert ben.locator("[data-offline]").is_visible()
        by_mouse(ben, "e6")
        ben.clock.run_for(1_000)
        moves(ben, 1)
    finally:
        server.thaw()
    for _ in range(100):
        ben.clock.run_for(500)
        if ben.locator("[data-move]").count() == 2 and not ben.locator("[data-offline]").is_visible():
            break
        ben.wait_for_timeout(50)
    moves(ben, 2)
    moves(anna, 2)
    assert not ben.locator("[data-message]").is_visible()


def test_spectators_and_public_tables(visit: OpenPage) -> None:
    """A public table is on the shelf; whoever comes may watch, or take the free seat."""
    host = visit("/new/cerocle?mode=friends")
    host.check("[name=public]")
    host.click("[type=submit]")
    host.wait_for_url("**/invite/*")
    table = host.url.rsplit("/", 1)[1]
    guest = visit("/")
    guest.locator(f"a[href='/t/{table}']").click()
    guest.get_by_role("link", name="Sit down").click()
    guest.fill("#name", "Chiara")
    guest.click("[type=submit]")
    guest.wait_for_url(f"**/t/{table}")
    watcher = visit(f"/t/{table}")
    host.wait_for_url(f"**/t/{table}")
    host.wait_for_selector(".cell.lit")
    by_mouse(host, "e5")
    moves(watcher, 1)
    assert watcher.locator(".lit").count() == 0
    assert watcher.locator("[data-part=tools] button").count() == 0


def test_who_types_before_the_script_has_come(visit: OpenPage) -> None:
    """What was typed stays, and is sent as soon as it can be; sent too early, it would only load the page again."""
    guest = visit()
    scripts: list[Route] = []
    guest.route("**/pages/seat.js*", lambda route: scripts.append(route))  # noqa: PLW0108  # no built-in is taken
    guest.goto(new_table(visit(), "cerocle", "friends")["links"][1]["url"], wait_until="commit")
    guest.fill("#name", "Chiara")
    guest.keyboard.press("Enter")
    assert guest.locator("[type=submit]").is_disabled()
    while not scripts:
        guest.wait_for_timeout(50)
    scripts[0].continue_()
    guest.click("[type=submit]")
    guest.wait_for_url("**/t/*")
    assert "Chiara" in guest.inner_text(".seats")


def test_a_forged_link(visit: OpenPage) -> None:
    """A link that nobody signed opens no door."""
    page = visit("/s/WyJ0IiwxLDBd.forged", expect_errors=True, language="de")
    assert page.locator("h1").inner_text() == "Diese Tür ist zu"


def test_same_screen_needs_no_link(visit: OpenPage) -> None:
    """One device serves all seats: it is passed on, time stands still meanwhile, and nobody chats."""
    page = visit(hand_over=True)
    open_table(page, "cerocle", clock={"kind": "turn", "seconds": 60})
    assert page.locator(".chat-box").count() == 0
    for number, (cell, to) in enumerate((("e5", "Green"), ("e6", "Brown"), ("e7", "Green")), 1):
        by_mouse(page, cell)
        moves(page, number)
        page.wait_for_selector("dialog[open]")
        assert page.inner_text("[data-hand-over-text]") == f"Hand over to {to}"
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open]", state="detached")
    page.get_by_role("button", name="Pause").click()
    page.wait_for_selector("dialog[open]")
    page.click("[data-ready]")
    page.get_by_role("button", name="Take back").click()
    moves(page, 2)


AT_ONCE = """cell => {
  document.querySelector('[data-ready]').click();
  document.querySelector(`.cell[data-id='${cell}']`).dispatchEvent(new MouseEvent('click', {bubbles: true}));
}"""


def test_who_takes_over_can_move_at_once(visit: OpenPage) -> None:
    """Time runs again before the first press after that, however soon it comes; Escape takes over as well."""
    page = visit(hand_over=True)
    open_table(page, "cerocle", clock={"kind": "turn", "seconds": 60})
    by_mouse(page, "e5")
    page.wait_for_selector("dialog[open]")
    page.evaluate(AT_ONCE, "e6")
    moves(page, 2)
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    by_mouse(page, "e7")
    moves(page, 3)
