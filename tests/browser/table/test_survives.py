"""Whatever arrives at a table, what its reader is just doing goes on: a press, a menu, focus, text, scrolling."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import by_mouse, middle, new_table, seat_two, thing
from tests.browser.table.test_online import moves, play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page, Route

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)


@contextmanager
def pressed(page: Page, what: Locator) -> Iterator[None]:
    """The mouse goes down on it, something happens, and the mouse goes up again."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    with held_down(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2):
        yield


@contextmanager
def held_down(page: Page, x: float, y: float) -> Iterator[None]:
    page.mouse.move(x, y)
    page.mouse.down()
    yield
    page.mouse.up()


def say(page: Page, text: str, *hearers: Page) -> None:
    if page.locator("#who").count():  # a spectator has a name
        page.fill("#who", "Zoé")
    page.fill("#say", text)
    page.locator("#say").press("Enter")
    for hearer in hearers:
        hearer.locator(".chat-line", has_text=text).wait_for()


def host_of(visit: OpenPage, game: str, *, bots: bool = False, **wishes: object) -> tuple[Page, str]:
    """Somebody opens a table for friends, or one where bots take the other seats; its page and its id."""
    host = visit()
    table = new_table(host, game, "bots" if bots else "friends", **wishes)["id"]
    host.goto(f"/t/{table}")
    host.wait_for_selector("[data-say] button:enabled", state="attached")  # with bots alone there is no chat to see
    return host, table


def test_pressing_sit_down_while_another_sits_down(visit: OpenPage) -> None:
    """Somebody takes the other free seat in the middle of the press."""
    _, table = host_of(visit, "recess", public=True)
    guest, other = visit(f"/t/{table}"), visit(f"/sit/{table}/2")
    other.fill("#name", "Olga")
    with pressed(guest, guest.get_by_role("link", name="Sit down").first):
        other.click("[type=submit]")
        other.wait_for_url("**/t/*")
        guest.locator(".seat", has_text="Olga").wait_for()
    guest.wait_for_url(f"**/sit/{table}/1")


def test_pressing_sit_down_while_the_script_comes(visit: OpenPage) -> None:
    """The page was there before its script; what was pressed then is still there when the script has run."""
    _, table = host_of(visit, "cerocle", public=True)
    guest = visit()
    scripts: list[Route] = []
    guest.route("**/pages/table.js*", lambda route: scripts.append(route))  # noqa: PLW0108  # no built-in is taken
    guest.goto(f"/t/{table}", wait_until="commit")
    link = guest.get_by_role("link", name="Sit down")
    link.wait_for()
    with pressed(guest, link):
        while not scripts:
            guest.wait_for_timeout(50)
        scripts[0].continue_()
        guest.wait_for_selector("[data-say] button:enabled")
    guest.wait_for_url(f"**/sit/{table}/1")


def test_pressing_a_choice(visit: OpenPage) -> None:
    """A button for what is not on the board is pressed while somebody speaks."""
    anna, ben = seat_two(visit)
    with pressed(anna, anna.locator(".choice", has_text="neutral")):
        say(ben, "Bonjour", anna)
    anna.get_by_role("button", name="Back", exact=True).wait_for()


def test_pressing_a_piece(visit: OpenPage) -> None:
    """A piece of one's own is pressed while somebody speaks; it is chosen."""
    host, table = host_of(visit, "recess", bots=True)
    watcher = visit(f"/t/{table}")
    piece = host.locator(".piece.lit").first.get_attribute("data-id")
    assert piece
    with held_down(host, *middle(host, piece)):
        say(watcher, "Hello", host)
    host.wait_for_selector(f".piece.chosen[data-id='{piece}']")


LINE = "cerocle 2,5,own_or_neutral,opponent,free,50 gg1g1/6/7/8/2bbb1b2/4g3/7/6/5 9 16+4,16+4 -,- 0 -,-,- -,- 0 -"


def test_pressing_a_sign_between_two_pieces(visit: OpenPage) -> None:
    """It stands for both, and is pressed while somebody speaks; the two are exchanged."""
    host, table = host_of(visit, "cerocle", bots=True, position=LINE)
    watcher = visit(f"/t/{table}")
    host.wait_for_selector(".cell.lit")
    by_mouse(host, "e6")
    link = host.locator(".link[data-steps='e6 f6']")
    link.wait_for()
    with pressed(host, link):
        say(watcher, "Hello", host)
    host.wait_for_function("() => document.querySelectorAll('[data-move]').length > 1")


def test_pressing_a_cell_while_the_other_moves(visit: OpenPage) -> None:
    """Who presses too early and lets go in time has moved."""
    anna, ben = seat_two(visit)
    play(anna, "e5", ben, 1)
    with held_down(anna, *middle(anna, "g7")):
        play(ben, "e6", anna, 2)
        anna.wait_for_selector(".cell.lit")
    moves(ben, 3)


def test_pressing_resign(visit: OpenPage) -> None:
    """The other takes another name in the middle of the press, which one of the buttons nearby says."""
    anna, ben = seat_two(visit)
    anna.on("dialog", lambda dialog: dialog.accept())
    with pressed(anna, anna.get_by_role("button", name="Resign")):
        ben.locator(".keys summary").click()
        ben.fill("#rename", "Bernadette")
        ben.locator("#rename").press("Enter")
        anna.locator(".seat", has_text="Bernadette").wait_for()
    anna.wait_for_selector(".result")


def test_pressing_mute(visit: OpenPage) -> None:
    """The next line comes in the middle of the press; neither is seen any more."""
    anna, ben = seat_two(visit)
    say(ben, "Bonjour", anna)
    anna.locator(".chat-more summary").click()
    with pressed(anna, anna.locator("[data-mute]").first):
        say(ben, "Ça va ?", anna)
    anna.locator("[data-muted]").wait_for()
    assert anna.locator(".chat-line:visible").count() == 0


def test_pressing_a_line_of_the_log(visit: OpenPage) -> None:
    """Its reader has scrolled to the top, and the other moves in the middle of the press; the board goes back there."""
    anna, ben = seat_two(visit)
    for number, (player, other, cell) in enumerate(((anna, ben, "e5"), (ben, anna, "e6"), (anna, ben, "d5")), 1):
        play(player, cell, other, number)
    anna.evaluate("() => { document.querySelector('.log').style.maxHeight = '4rem'; }")
    anna.evaluate("() => { document.querySelector('.log').scrollTop = 0; }")
    with pressed(anna, anna.locator("[data-move='1']")):
        play(ben, "c5", anna, 4)
    anna.locator("[data-looking]").wait_for()
    assert anna.locator(".log-line.here [data-move='1']").count() == 1


def test_what_is_pointed_at_goes_on_being_shown(visit: OpenPage) -> None:
    """What a move would do stays on the board and in the headline while the mouse rests there and somebody speaks."""
    anna, ben = seat_two(visit)
    anna.mouse.move(*middle(anna, "e5"))
    anna.wait_for_selector(".ghosts > *", state="attached")
    told = anna.locator("[data-prompt].would").inner_text()
    say(ben, "Bonjour", anna)
    assert anna.locator(".ghosts > *").count() > 0
    assert anna.locator("[data-prompt].would").inner_text() == told


def test_an_open_menu(visit: OpenPage) -> None:
    """The menu beside a line of the chat stays open when another line comes."""
    anna, ben = seat_two(visit)
    say(ben, "Bonjour", anna)
    anna.locator(".chat-more summary").click()
    say(ben, "Ça va ?", anna)
    assert anna.locator(".chat-more").first.get_attribute("open") is not None
    anna.locator("[data-mute]").first.click()
    assert anna.locator(".chat-line:visible").count() == 0, "both are by who is muted now"
    say(ben, "Allô ?")
    anna.wait_for_function("() => document.querySelectorAll('.chat-line').length === 3")
    assert anna.locator(".chat-line:visible").count() == 0


def test_scrolling_text_and_focus(visit: OpenPage) -> None:
    """Who reads the beginning of the log, or writes, is left alone by moves and lines of the chat."""
    anna, ben = seat_two(visit)
    for number, (player, other, cell) in enumerate(((anna, ben, "e5"), (ben, anna, "e6"), (anna, ben, "d5")), 1):
        play(player, cell, other, number)
    anna.evaluate("() => { document.querySelector('.log').style.maxHeight = '4rem'; }")
    anna.evaluate("() => { document.querySelector('.log').scrollTop = 0; }")
    anna.fill("#say", "half a sent")
    say(ben, "Bonjour", anna)
    play(ben, "c5", anna, 4)
    anna.wait_for_selector(".cell.lit")
    assert anna.evaluate("document.querySelector('.log').scrollTop") == 0
    assert anna.input_value("#say") == "half a sent"
    assert anna.evaluate("document.activeElement.id") == "say"
    play(anna, "f6", ben, 5)
    first = anna.locator("[data-move='1']")
    first.focus()
    play(ben, "b5", anna, 6)
    assert first.evaluate("it => it === document.activeElement")


def test_the_log_follows_who_reads_along(visit: OpenPage) -> None:
    """Who looks at the last move sees the next one too."""
    anna, ben = seat_two(visit)
    anna.evaluate("() => { document.querySelector('.log').style.maxHeight = '4rem'; }")
    for number, (player, other, cell) in enumerate(((anna, ben, "e5"), (ben, anna, "e6"), (anna, ben, "d5")), 1):
        play(player, cell, other, number)
    assert anna.evaluate("document.querySelector('.log').scrollTop") > 0


def test_focus_on_a_button_that_stays(visit: OpenPage) -> None:
    """The keyboard's place is not lost when the buttons around it change."""
    anna, ben = seat_two(visit)
    anna.get_by_role("button", name="Resign").focus()
    ben.on("dialog", lambda dialog: dialog.accept())
    ben.get_by_role("button", name="nulle").click()
    anna.locator("#vote-draw").wait_for()
    assert anna.get_by_role("button", name="Resign").evaluate("it => it === document.activeElement")


def test_why_not_stays_marked(visit: OpenPage) -> None:
    """What shows why a move was refused stays lit for as long as the sentence that says so is there."""
    anna, ben = seat_two(visit)
    play(anna, "e5", ben, 1)
    play(ben, "e6", anna, 2)
    anna.wait_for_selector(".cell.lit")
    anna.mouse.click(*middle(anna, "e6"))
    anna.wait_for_selector("[data-message]:not([hidden])")
    anna.wait_for_selector(".board .trouble")
    say(ben, "Occupé", anna)
    assert anna.locator("[data-message]").is_visible()
    assert anna.locator(".board .trouble").count() > 0
    anna.mouse.click(*middle(anna, "f6"))
    moves(anna, 3)
    assert anna.locator("[data-message]").is_hidden()
    assert anna.locator(".board .trouble").count() == 0


def test_pieces_stay_the_same_elements(visit: OpenPage) -> None:
    """A new view moves what is there; it does not draw the board anew."""
    anna, ben = seat_two(visit)
    play(anna, "e5", ben, 1)
    kept = "document.querySelectorAll('.piece, .seat, .cell, [data-move]')"
    before = anna.evaluate(f"() => {{ window.kept = [...{kept}]; return window.kept.length; }}")
    play(ben, "e6", anna, 2)
    assert anna.evaluate("() => window.kept.filter(each => each.isConnected).length") == before
    assert anna.locator(thing(anna, "e6")).count() == 1
