"""A table on a phone of 360 × 640 pixels, played with a finger."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from preau.games import registry
from preau.words import LANGUAGES, Language, Speaker
from tests.browser.playing import ask, middle, new_table, open_table
from tests.games.cerocle import positions as rings
from tests.games.recess.yards import form

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

WIDE, HIGH = 360, 640
CUT = """() => [...document.querySelectorAll("[data-choices] button")].some(
  each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)"""
IN_PLACE = """() => [...document.querySelector(".turn").children].every(
  each => each.scrollWidth <= each.clientWidth + 1)"""
Box = tuple[float, float, float, float]


def box_of(found: Locator) -> Box:
    """Left, top, right and bottom of what can be seen."""
    box = found.bounding_box()
    assert box is not None, found
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def tap(page: Page, name: str) -> None:
    page.touchscreen.tap(*middle(page, name))


def check_whole_turn_in_sight(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollHeight") <= HIGH, "the page scrolls"
    boxes = [box_of(page.locator(each)) for each in (".turn", ".seats", ".prompt-box", "svg.board", ".bar", ".tab-bar")]
    assert all(left >= 0 and right <= WIDE and bottom <= HIGH for left, _, right, bottom in boxes), boxes
    assert all(not overlap(one, other) for i, one in enumerate(boxes) for other in boxes[:i]), boxes


def test_a_turn(visit: OpenPage) -> None:
    """Everything for a turn is in sight. A tap proposes, another one moves the choice, a second one plays it."""
    page = visit(width=WIDE, height=HIGH, touch=True)
    open_table(page, "recess", options={"players": 5})
    check_whole_turn_in_sight(page)
    assert box_of(page.locator("svg.board"))[2] == WIDE, "the board is as wide as the phone"
    for seat in page.locator(".seat").all():
        left, _, right, _ = box_of(seat)
        inside = [box_of(each) for each in (*seat.locator(".counter").all(), seat.locator(".name"))]
        assert all(left <= each[0] and each[2] <= right for each in inside), "what a seat has, stays in its box"

    tap(page, "red-B1")
    tap(page, "a3")
    play = page.get_by_role("button", name="Play this move")
    before = box_of(play)
    assert page.locator(".cell.chosen").get_attribute("data-id") == "a3"
    tap(page, "e5")
    page.wait_for_selector("[data-message] a.rule")
    assert box_of(play) == before, "a box that appears pushes nothing away"
    check_whole_turn_in_sight(page)
    tap(page, "c1")
    assert page.locator(".cell.chosen").get_attribute("data-id") == "c1"
    assert page.locator(".log-line").count() == 0
    tap(page, "c1")
    page.wait_for_selector(".log-line", state="attached")
    assert "c1" in (page.locator(".log-line").text_content() or "")

    page.tap("#tab-tools")
    page.select_option("[data-confirm]", "no")
    page.tap("[data-why-mode]")
    page.locator("[data-prompt]", has_text="Choose a piece or a place to ask about.").wait_for()
    assert page.locator("#panel-tools").is_hidden(), "who asks the board sees it"
    assert page.locator(".toast.shown").count() == 0, "nothing covers what is asked"
    page.keyboard.press("Escape")
    assert "ask about" not in page.locator("[data-prompt]").inner_text()
    tap(page, "red-B2")
    tap(page, "b1")
    page.wait_for_function("() => document.querySelectorAll('.log-line').length === 2")
    check_that_a_half_made_move_takes_the_place_of_a_proposed_one(page)
    check_that_a_replay_uses_the_phone(page)


def check_that_a_half_made_move_takes_the_place_of_a_proposed_one(page: Page) -> None:
    """What the proposed one would do is not told any longer: the next step is asked for."""
    page.evaluate("localStorage.setItem('preau-confirm', 'touch')")
    yard = form("0B1=f8 2G1=g6", "1B1 f5 2B1", nuns=["l2", "l12"])
    open_table(page, "recess", position=str(registry.game("recess").load(yard)))
    tap(page, "red-B1")
    tap(page, "g6")
    page.locator("[data-prompt].would", has_text="starts a fight").wait_for()
    page.wait_for_selector(".ghosts > *", state="attached")
    tap(page, "f5")
    page.locator(
        "[data-prompt]:not(.would)", has_text="The fight is broken up. Where will you push Blue’s boy B1?"
    ).wait_for()
    page.wait_for_selector(".piece.leaves[data-id=red-B1]")  # what is settled: where the child goes that breaks it up
    assert page.locator(".piece.leaves").count() == 1


def check_that_a_replay_uses_the_phone(page: Page) -> None:
    """The board is large, its buttons are in sight, the turn is named; bots go by names of their own, none cut."""
    page.goto(f"/replay/{new_table(page, 'recess', 'bots')['id']}")
    _, top, _, bottom = box_of(page.locator("svg.board"))
    assert bottom - top > HIGH * 0.55
    assert box_of(page.locator("[data-go=play]"))[3] <= HIGH
    assert page.locator("[data-where]").is_visible(), "which turn and move is shown"
    cut = (
        "() => [...document.querySelectorAll('.seat .name')].filter(each => each.scrollWidth > each.clientWidth).length"
    )
    assert page.evaluate(cut) == 0
    page.tap("[data-why-mode]")  # far below the board
    asks = page.locator("[data-prompt]", has_text="Choose a piece or a place to ask about.")
    asks.wait_for()
    _, top, _, bottom = box_of(asks)
    assert -1 < top < bottom <= HIGH, "in sight, wherever it was asked for"


def swipe(page: Page, where: str, distance: float) -> None:
    """Draw a finger over it, up or down."""
    box = page.locator(where).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 9):
        touch = {"x": x, "y": y + distance * part / 8}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [touch]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def test_after_the_game_nothing_is_unread(visit: OpenPage) -> None:
    """The end tells what happened: no dot calls for the moves of the others any more."""
    page = visit(width=WIDE, height=HIGH, touch=True)
    open_table(page, "cerocle", mode="bots")
    page.evaluate("localStorage.setItem('preau-follow', 'off')")
    tap(page, "i5")
    page.tap("#confirm-move")
    page.wait_for_selector("#tab-log [data-unread]", state="visible")
    page.once("dialog", lambda dialog: dialog.accept())
    page.tap("#tab-tools")
    page.get_by_role("button", name="Resign").tap()
    page.wait_for_selector(".result")
    assert page.locator("#tab-log [data-unread]").is_hidden()


def test_tabs(visit: OpenPage) -> None:
    """Log, chat, rules and tools lie in tabs that keys reach too; a new message leaves a dot until it is read."""
    page = visit(width=WIDE, height=HIGH, touch=True)
    open_table(page, "cerocle", mode="bots")
    assert page.locator("[data-panel]:visible").count() == 0
    other = visit(page.url)
    other.fill("#who", "Zoé")
    other.fill("#say", "Nice board!")
    other.locator("[data-say] [type=submit]").click()
    page.wait_for_selector("#tab-chat [data-unread]", state="visible")

    page.evaluate("localStorage.setItem('preau-follow', 'off')")  # then the others' moves are told in the recap alone
    page.tap("#tab-log")
    tap(page, "i5")
    page.tap("#confirm-move")
    page.wait_for_selector("#tab-log [data-unread]", state="visible")  # the bot has answered
    page.focus("#tab-log")
    page.keyboard.press("Enter")
    assert page.locator("#panel-log .recap-line").first.is_visible()
    assert page.locator("#tab-log [data-unread]").is_hidden()
    page.evaluate(
        "() => { const turns = document.querySelector('#panel-log .turns'); turns.parentElement.scrollTop = 0;"
        " for (let n = 0; n < 30; n += 1) turns.append(turns.lastElementChild.cloneNode(true)); }"
    )
    swipe(page, "#panel-log .log", -120)
    page.wait_for_function("() => document.querySelector('#panel-log .log').scrollTop > 60")  # many moves: by finger
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("ArrowRight")
    assert page.locator("#panel-chat .chat-line").is_visible()
    assert page.locator("#tab-chat").get_attribute("aria-selected") == "true"
    assert page.locator("#tab-chat [data-unread]").is_hidden(), "read"
    other.fill("#say", "And yours?")
    other.locator("[data-say] [type=submit]").click()
    page.wait_for_function("() => document.querySelectorAll('.chat-line').length === 2")
    assert page.locator("#panel-chat").is_visible(), "what happens at the table closes nothing"
    assert page.locator("#tab-chat [data-unread]").is_hidden(), "whoever reads along has read it"
    page.focus("#say")
    page.keyboard.press("Escape")
    assert page.locator("#panel-chat").is_hidden()
    assert page.evaluate("document.activeElement.id") == "tab-chat"

    page.set_viewport_size({"width": 1100, "height": 800})
    page.wait_for_function("() => !document.querySelector('[role=tabpanel]')")  # the page hears of its new size
    assert page.locator("[data-panel]:visible").count() == 4
    assert page.locator(".top .switches").is_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_is_cut_or_lies_where_moves_are_confirmed(visit: OpenPage, language: str) -> None:
    """Three long answers beside a guide: all in sight, none over another; an answer never takes the place of *Play*."""
    page = visit(width=WIDE, height=HIGH, touch=True, language=language, newcomer=True)
    page.evaluate("localStorage.setItem('preau-guide-recess', 'on')")
    yard = registry.game("recess").load(form("0G1=k11 0G2=l9", "0B2 g3 1B2;0B1 d6 1B1", phase="stay"))
    open_table(page, "recess", "bots", position=str(yard))
    guide = box_of(page.locator("[data-guide]"))
    board, prompt = box_of(page.locator("svg.board")), box_of(page.locator("[data-prompt]"))
    assert prompt[3] <= board[1] + 1, "the question keeps off the board"

    def answers() -> list[Box]:
        found = [box_of(each) for each in page.locator("[data-choices] button").all()]
        assert all(board[3] <= top and bottom <= guide[1] + 1 and right <= WIDE for _, top, right, bottom in found)
        assert all(not overlap(one, other) for i, one in enumerate(found) for other in found[:i])
        assert not page.evaluate(CUT), "each says all it has to say"
        return found

    assert len(answers()) == 3
    page.locator("[data-choices] .choice").nth(1).tap()
    second = answers()[:-1]
    page.locator("[data-choices] .choice").nth(1).tap()
    page.wait_for_selector("#confirm-move")
    answers()
    confirm = box_of(page.locator("#confirm-move"))
    assert not any(overlap(each, confirm) for each in second)
    seen = form("0G1=k11 0G2=l9", "0B1 d6 1B1", phase="stay", nuns=["d4", "l12"], caught=["d6"])
    for nothing_to_take in ({}, {"coins": [20, 0, 10]}):
        open_table(page, "recess", "bots", position=str(registry.game("recess").load({**seen, **nothing_to_take})))
        prompt, plates = box_of(page.locator("[data-prompt]")), box_of(page.locator(".seats"))
        assert prompt[3] <= board[1] + 1, "however much there is to be told"
        assert prompt[1] >= plates[3] - 6, "nor does it hide the coins"


STANDS = "() => document.querySelector('[data-toast]').getAnimations().length === 0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_confirms_every_step_is_told_once_that_it_can_be_switched_off(visit: OpenPage, language: Language) -> None:
    """In the fifth turn, with the way to the setting; no button waits for it, and it is not said again."""
    page = visit(width=WIDE, height=HIGH, touch=True, language=language)
    open_table(page, "cerocle")
    board, told = box_of(page.locator("svg.board")), page.locator("[data-toast].shown")
    for number, cell in enumerate(("e5", "a1", "b1", "c1", "d1", "e1", "f2"), 1):  # the first turn of both is one
        page.wait_for_selector(f".board .lit[data-id='{cell}']")
        tap(page, cell)
        page.locator("#confirm-move").tap()
        page.wait_for_selector(f"[data-move='{number}']", state="attached")
        if number < 6:
            assert told.count() == 0
        elif number == 6:
            told.wait_for()
            page.wait_for_function(STANDS)
            kept = (".turn", ".prompt-box", "svg.board", ".bar", ".tab-bar")
            assert not any(overlap(box_of(told), box_of(page.locator(each))) for each in kept), "only the plates wait"
            assert Speaker(language)("page-confirm-moves") in told.inner_text(), "as the tools call it"
            told.get_by_role("button").tap()
            assert page.locator("[data-confirm]").is_visible()
            page.locator("#tab-tools").tap()
    assert box_of(page.locator("svg.board")) == board
    assert told.count() == 0, "once is enough"


def test_the_turn_is_counted_in_words(visit: OpenPage) -> None:
    """Which of how many, not a number that could be anything; on a phone and beside a board."""
    for wide, high in ((WIDE, HIGH), (1280, 800)):
        page = visit(width=wide, height=high)
        open_table(page, "recess")
        left, _, right, _ = box_of(page.get_by_text("Turn 1 of 30"))
        assert 0 <= left < right <= wide
        assert page.evaluate(IN_PLACE)


def test_a_game_looked_back_at_has_turns_and_colours_in_words(visit: OpenPage) -> None:
    """As it had while it was played."""
    page = visit(width=WIDE, height=HIGH, touch=True)
    table = new_table(page, "recess", "bots")["id"]
    ask(page, f"/tables/{table}/commands", type="resign")
    page.goto(f"/replay/{table}")
    page.wait_for_selector(".board .piece")
    assert box_of(page.get_by_text("Turn 1 of 30"))[2] <= WIDE
    for seat, colour in zip(page.locator(".seat").all(), ("Red", "Blue", "Green"), strict=True):
        inside = box_of(seat.locator(".colour"))
        assert colour in seat.inner_text()
        assert inside[2] - inside[0] > 10
        assert inside[2] <= box_of(seat)[2]


def test_the_end_leaves_the_board_whole(visit: OpenPage) -> None:
    """However much there is to tell of it, and to five: the wall at the bottom is above the tabs."""
    page = visit(width=WIDE, height=HIGH, touch=True)
    yard = form("0B1=d4 0G1=d6 0B2=g3", players=5)
    open_table(page, "recess", position=str(registry.game("recess").load(yard)), options={"players": 5})
    for child, goal in (("red-B2", "g2"), ("red-B1", "d6")):
        for thing in (child, goal):
            page.wait_for_selector(f'.board .lit[data-id="{thing}"]', state="attached")
            tap(page, thing)
        page.locator("#confirm-move").tap()
        page.wait_for_selector("[data-part=log] [data-move]", state="attached")  # it is played
    page.wait_for_selector(".result")
    page.wait_for_timeout(300)
    board, tabs = (box_of(page.locator(name)) for name in ("[data-board] svg.board", "[data-tab-bar]"))
    assert board[3] <= tabs[1]
    assert board[3] - board[1] > 180


def test_of_several_under_a_finger_one_is_chosen_by_name(visit: OpenPage) -> None:
    """On a crowded square pieces are smaller than a fingertip: who can move is offered, in buttons that can be hit."""
    page = visit(width=WIDE, height=HIGH, touch=True)
    crowd = form("0B1=a1 0B2=a1 0G1=a1 1B1=a1", nuns=["a8", "l12"])
    open_table(page, "recess", position=str(registry.game("recess").load(crowd)))
    page.wait_for_selector(".piece.lit")
    tap(page, "red-B1")
    offered = page.locator("[data-choices] .choice", has_text="B2")
    offered.wait_for()
    boxes = [box_of(each) for each in page.locator("[data-choices] button").all()]
    assert len(boxes) >= 3
    assert all(bottom - top >= 40 and right - left >= 40 for left, top, right, bottom in boxes), boxes
    assert not any(overlap(one, other) for i, one in enumerate(boxes) for other in boxes[:i]), boxes
    offered.tap()
    page.wait_for_selector(".piece.chosen[data-id=red-B2]")
    tap(page, "a4")
    page.locator("#confirm-move").wait_for()
    check_whole_turn_in_sight(page)


COUNTED = """() => [...document.querySelectorAll('.seat')].every(seat => {
  const { right } = seat.getBoundingClientRect();
  const shown = [...seat.querySelectorAll('.counter > *:not(.sr)')];
  return shown.every(each => each.getBoundingClientRect().right <= right + 1);
})"""


@pytest.mark.parametrize(
    ("players", "taken"),
    [
        (2, [["white"] * 3, ["white"]]),
        (3, [["green", "white"], ["brown"], []]),
        (4, [["white"], ["white"] * 2, [], []]),
    ],
)
def test_what_was_taken_fits_on_the_plates(visit: OpenPage, players: int, taken: list[list[str]]) -> None:
    """With how many may be, in each language, whatever the number of players."""
    start = str(rings.position(brown="d4 a1", green="c3 h9", turn=25, players=players, taken=taken))
    for language in ("en", "ja"):
        page = visit(width=WIDE, height=HIGH, touch=True, language=language)
        open_table(page, "cerocle", position=start)
        assert f"{len(taken[0]) if players == 2 else 1}/" in page.inner_text(".seat")
        assert page.evaluate(COUNTED)
