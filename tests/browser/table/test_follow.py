"""Following the others in a real browser: their moves come one by one, can be passed over, and are told afterwards."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.browser.playing import STATE, ask, by_mouse, open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenPage

pytestmark = pytest.mark.timeout(120)

MY_TURN = "document.querySelector('.my-turn') !== null"
SHOWN = "document.querySelectorAll('.changes .ring').length"
WAITED = """async () => {
  const [base] = document.querySelector("script[type=module]").src.split("/js/"); // the page's own copy of it
  const { Board } = await import(`${base}/js/board/board.js`);
  const box = document.querySelector("[data-board]").cloneNode(true);
  const [{ frame }, cells] = [box.dataset, box.querySelectorAll(".cell").length];
  const [board, moving] = [new Board(box, () => {}), '<svg xmlns="http://www.w3.org/2000/svg"></svg>'];
  board.show({ frame: "another", still: moving, moving });
  board.show({ frame, moving });
  return [cells, box.querySelectorAll(".cell").length];
}"""


def play_turn(page: Page, chance: Random) -> None:
    """Walk about until it is somebody else's turn."""
    while page.evaluate(MY_TURN):
        state = page.evaluate(STATE)
        if state["lit"]:
            by_mouse(page, chance.choice(state["lit"]))
        elif state["buttons"]:
            page.locator("[data-choices] .choice").first.click()
        page.wait_for_timeout(60)


def test_others_moves_come_one_by_one(visit: OpenPage) -> None:
    """Bots that move at once are shown slowly; a tap or Escape passes over; the recap and the marks stay; replay."""
    page = visit("/", width=1280, pace="slow")
    page.locator("#recess").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".my-turn")
    assert page.locator("[data-replay-turns]").is_hidden(), "nothing has happened yet"
    play_turn(page, Random(3))
    page.wait_for_selector("[data-skip]:visible")
    assert page.locator(".lit").count() == 0, "nothing can be chosen before all is seen"
    assert page.locator("[data-looking]").is_hidden()
    page.locator("[data-skip]").click()
    page.wait_for_selector("[data-skip]", state="hidden")
    page.wait_for_selector(".my-turn")  # bots may have had more to do: then it comes by itself
    page.keyboard.press("Escape")
    page.wait_for_selector(".lit")
    told = page.locator("[data-part=recap]").inner_text()
    assert "Blue" in told or "Green" in told or "Nothing special" in told
    assert page.evaluate(SHOWN) > 1, "all that changed is marked"
    newest = page.locator(".log .log-line").last.bounding_box()
    assert newest is not None
    assert newest["y"] + newest["height"] <= 800, "the newest line of the log is in sight, nothing was scrolled"
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="Show again", exact=True).click()
    page.wait_for_selector("[data-skip]:visible")
    assert page.locator(".lit").count() == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".lit")
    page.get_by_label("Others’ moves").select_option("quick")
    page.reload()
    assert page.get_by_label("Others’ moves").input_value() == "quick", "remembered"
    before, after = page.evaluate(WAITED)
    assert before == after > 1, "a view that waited behind one with another drawing finds its own again"


HEAR = """() => {
  const box = document.querySelector("[data-prompt]");
  window.heard = [];
  const hear = () => window.heard.push(box.textContent);
  new MutationObserver(hear).observe(box, {childList: true, characterData: true, subtree: true});
}"""
THEIRS = """() => [...document.querySelectorAll(".turn-entry")].slice(-2).flatMap(turn =>
  [...turn.querySelectorAll("[data-move]")].map(each => each.firstChild.textContent.trim()))"""
TIMES = """async () => {
  const [base] = document.querySelector("script[type=module]").src.split("/js/"); // the page's own copy of it
  const { Playback } = await import(`${base}/js/story/playback.js`);
  const playback = new Playback(() => {});
  const text = "x".repeat(20);
  const steps = ["light", "usual", "heavy", "grave"].map((weight) => ({ weight, text }));
  const times = [...steps, { ...steps[3], touches: true }].map((step) => playback.time({ step }));
  playback.waiting = Array(30).fill({ step: steps[3] });
  return { times, hurried: [steps[0], { ...steps[0], touches: true }].map((step) => playback.time({ step })) };
}"""


def test_the_headline_tells_what_the_others_do(visit: OpenPage) -> None:
    """Each of their moves as a sentence while they move; on one's own turn at once what is asked for."""
    page = visit("/", width=360, height=640, pace="quick")
    page.locator("#recess").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".my-turn")
    page.evaluate(HEAR)
    play_turn(page, Random(3))
    page.wait_for_selector(".my-turn .prompt:not(.told)", timeout=60_000)
    heard, theirs = page.evaluate("heard"), page.evaluate(THEIRS)
    first = next(number for number, text in enumerate(heard) if text.startswith(theirs[0]))
    assert len(theirs) >= 6, theirs
    for deed in theirs[:-1]:  # the last one begins the reader's turn: the recap and the board tell it
        assert any(text.startswith(deed) for text in heard[first:]), f"{deed} was not told: {heard}"
    between = heard[first:-1]
    assert all(any(text.startswith(deed) for deed in theirs) for text in between), f"nothing else is said: {between}"
    assert heard[-1].startswith("Move one of your children"), "and then what is asked for"


def test_what_matters_is_held_longer(visit: OpenPage) -> None:
    """By its weight, and longest what happened to the reader; where much waits, only what matters little is hurried."""
    page = visit("/", pace="usual")
    page.locator("#recess").get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    told = page.evaluate(TIMES)
    assert told["times"] == sorted(set(told["times"])), "the heavier the longer, and what touches the reader longest"
    assert told["times"][-1] >= 2000
    assert told["hurried"][0] < told["times"][0]
    assert told["hurried"][1] > told["times"][0]


def test_who_plays_for_the_first_time_is_shown_the_others_slowly(visit: OpenPage) -> None:
    """Until something else is chosen, which is remembered, or a game is finished."""
    page = visit("/", width=1280)
    page.evaluate("localStorage.removeItem('preau-follow')")
    open_table(page, "recess", "bots")
    assert page.get_by_label("Others’ moves").input_value() == "slow"
    page.get_by_label("Others’ moves").select_option("usual")
    page.reload()
    assert page.get_by_label("Others’ moves").input_value() == "usual"
    page.evaluate("localStorage.removeItem('preau-follow')")
    ask(page, f"/tables/{page.url.rpartition('/')[2]}/commands", type="abandon")
    open_table(page, "recess", "bots")
    assert page.get_by_label("Others’ moves").input_value() == "usual"


TELL_CELLS = """() => {
  const line = document.createElement("button");
  Object.assign(line, { id: "told", textContent: "A circle" }).dataset.cells = "d4 e5";
  document.querySelector("[data-part=recap]").append(line);
}"""


def test_what_a_sentence_speaks_of_is_marked_while_it_is_pointed_at(visit: OpenPage) -> None:
    """By the pointer or the keys; not any longer."""
    page = visit(width=1280)
    open_table(page, "cerocle")
    page.evaluate(TELL_CELLS)
    page.hover("#told")
    page.wait_for_function("() => document.querySelectorAll('.cell.asked-about').length === 2")
    page.mouse.move(640, 4)
    page.wait_for_function("() => !document.querySelector('.asked-about')")
    page.focus("#told")
    page.wait_for_function("() => document.querySelectorAll('.cell.asked-about').length === 2")


def test_a_note_goes_when_its_reader_goes_on(visit: OpenPage) -> None:
    """It covers nothing that is played after it; a press on it is for it."""
    page = visit(width=360, height=640)
    open_table(page, "cerocle")
    page.evaluate(
        "import(document.querySelector('script[type=module]').src.replace(/js\\/.*/, 'js/lib/toast.js')).then("
        "({ toast }) => toast('Read me', { text: 'Do', do() {} }))"
    )
    page.wait_for_selector("[data-toast].shown")
    page.wait_for_timeout(1600)
    page.locator("svg.board").click(position={"x": 100, "y": 100})
    page.wait_for_selector("[data-toast]:not(.shown)", state="attached")
