"""A person at the table is told what to do, shown what would happen, and asked before the game ends."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from preau.games import registry
from preau.teach.puzzles import find_puzzle
from preau.words import LANGUAGES
from tests.browser.conftest import OpenPage
from tests.browser.playing import by_mouse, middle, open_table
from tests.browser.table.test_phone import box_of
from tests.games.recess.yards import form, later

DASH = """() => {
  const way = getComputedStyle(document.querySelector(".changes .way:not(.under)"));
  return parseFloat(way.strokeDasharray) / parseFloat(way.strokeWidth);
}"""  # how many times longer than thick


def prompt(page: Page) -> str:
    return page.locator("[data-prompt]").inner_text()


def at(page: Page, data: dict[str, object]) -> None:
    open_table(page, "recess", position=str(registry.game("recess").load(data)))


def test_a_move_with_guidance(visit: OpenPage) -> None:
    """Prompts follow the clicks, targets have signs, pointing at one shows what would happen; a kiss asks once."""
    page = visit(width=1280)
    at(page, later("0G1=d4 0B1=d6 0G2=c3", steps=[2, 1], movable=["B1", "B2", "G1"], nuns=["a1", "l11"]))
    page.wait_for_selector(".piece.lit")
    assert page.locator(".targets .ring").count() >= 2
    assert prompt(page).startswith("Move another child exactly 2 squares")
    by_mouse(page, "red-G1")
    page.wait_for_selector(".targets .icon")
    assert prompt(page) == "Girl G1 walks exactly 2 squares. Where to?"
    label = page.locator(".cell[data-id=d6]").get_attribute("aria-label") or ""
    assert "kiss and end the game" in label
    page.mouse.move(*middle(page, "e5"))
    page.wait_for_selector(".ghosts > *")
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes('walks to e5')")
    assert page.evaluate(DASH) >= 3, "a way is dashed: what a nun sees is dotted"
    page.mouse.move(5, 5)
    page.wait_for_function("() => !document.querySelector('.ghosts > *')")
    by_mouse(page, "d6")
    page.wait_for_selector("#confirm-move")
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes('ends the game')")
    assert page.locator(".result").count() == 0
    page.click("#confirm-move")
    page.wait_for_selector(".result")
    assert page.locator(".chip").count() == 0


def test_what_to_be_careful_of_stands_out(visit: OpenPage) -> None:
    """In bold at the end of what would happen; the move itself is told as ever, and once it is left nothing is bold."""
    page = visit(width=1280)
    nun = {"phase": "nun", "steps": [], "movable": [], "nuns": ["b2", "f6"]}
    at(page, later("0B2=c6 0G1=k10", "0B1 g3 1B1", **nun))
    by_mouse(page, "N2")
    page.mouse.move(*middle(page, "g6"))
    page.wait_for_selector("[data-prompt] strong")
    assert page.locator("[data-prompt] strong").inner_text().startswith("Careful, a nun will then see you")
    assert "N2" in prompt(page).partition("Careful")[0]
    page.mouse.move(5, 5)
    page.wait_for_function("() => !document.querySelector('[data-prompt]').textContent.includes('N2 from')")
    assert page.locator("[data-prompt] strong").count() == 0


LEAVES = """who => [...document.querySelectorAll(".piece.leaves")].map((each) => each.dataset.id).sort().join(" ")
  === who.sort().join(" ")"""


def test_who_is_pushed_is_shown_as_soon_as_that_is_chosen(visit: OpenPage) -> None:
    """While the move is half made: first who breaks up the fight, then the fighter whose way is chosen; it asks on."""
    page = visit(width=1280)
    at(page, form("0G1=d4", fights="1B1 d7 2B2"))
    page.wait_for_selector(".piece.lit")
    for click, who, asked in (("d7", ["red-G1"], "Blue’s boy B1"), ("c6", ["red-G1", "blue-B1"], "Green’s boy B2")):
        if click == "d7":
            by_mouse(page, "red-G1")
        by_mouse(page, click)
        page.wait_for_function(LEAVES, arg=who)
        assert page.locator(".ghosts > *").count()
        assert prompt(page) == f"The fight is broken up. Where will you push {asked}?"


def test_telling_of_the_only_fight_shows_what_comes_of_it_when_that_is_chosen(visit: OpenPage) -> None:
    """The fight to tap is in sight, and nobody stands there yet; one sees the outcome when it has been tapped."""
    page = visit(width=360, height=640, touch=True)
    at(page, later("0G1=d4 0G2=c3", "1B1 i7 2B2", steps=[2, 1], movable=["B1", "B2", "G1"], nuns=["d6", "l11"]))
    page.wait_for_selector(".piece.lit")
    for name in ("red-G1", "d6"):
        page.touchscreen.tap(*middle(page, name))
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes('Which fight')")
    page.wait_for_timeout(400)
    assert not page.locator(".ghosts > *").count()
    page.touchscreen.tap(*middle(page, "i7"))
    page.wait_for_selector(".ghosts > *", state="attached")


LOOK = """name => {
  const button = document.querySelector(name);
  const {boxShadow, fontWeight} = getComputedStyle(button);
  return [boxShadow !== "none", Number(fontWeight) >= 600, Math.min(button.offsetWidth, button.offsetHeight) >= 24];
}"""


def test_passing_is_quieter_than_what_can_be_chosen_on_the_board(visit: OpenPage) -> None:
    """It can be tapped and focused as before; a button that begins a move looks like one."""
    page = visit(width=360, height=640, touch=True)
    at(page, form("0B1=a1 1B1=a1"))
    page.wait_for_selector(".piece.lit")
    assert page.evaluate(LOOK, "#choice-pass") == [False, True, True]
    painted = "() => getComputedStyle(document.querySelector('#choice-pass')).backgroundColor"
    assert page.evaluate(painted) != "rgba(0, 0, 0, 0)", "a button like others, and none that is disabled"
    page.locator("#choice-pass").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#confirm-move")
    open_table(page, "cerocle")
    page.wait_for_selector(".choice")
    assert page.evaluate(LOOK, ".choice") == [True, True, True]


BELOW = "() => document.querySelector('[id^=tool-abandon]').getBoundingClientRect().top"


@pytest.mark.parametrize("language", LANGUAGES)
def test_taking_back_says_how_far_and_pushes_nothing(visit: OpenPage, language: str) -> None:
    """After a reply it takes back more, in other words; the buttons below it stay where they are."""
    page = visit(width=1280, height=800, language=language)
    open_table(page, "cerocle", "bots", seats=[{"kind": "person"}, {"kind": "bot", "level": "random"}])
    undo = page.locator("[id^=tool-undo]")
    nothing, before = undo.inner_text(), page.evaluate(BELOW)
    by_mouse(page, "e5")
    page.locator("[id^=tool-undo]:enabled", has_not_text=nothing).wait_for()
    assert page.evaluate(BELOW) == before


def test_where_a_kiss_is_still_possible_is_marked_with_the_move(visit: OpenPage) -> None:
    """Whoever points at a nun's goal sees where another player could still kiss, and reads it."""
    page = visit(width=1280)
    at(page, later("0B1=c3 0B2=b3 0G1=k10 1B1=d4 1G1=g4", phase="nun", steps=[], movable=[]))
    by_mouse(page, "N2")
    page.mouse.move(*middle(page, "l11"))
    page.wait_for_selector(".cell.trouble[data-id=f5]", state="attached")
    assert "Even after this, Blue’s boy B1 and girl G1 can kiss on f5" in prompt(page)
    page.mouse.move(5, 5)
    page.wait_for_function("() => !document.querySelector('.cell.trouble')")


def test_deciding_first_and_squares_that_are_shared(visit: OpenPage) -> None:
    """Pointing at a child says what is to be decided and moves nothing; on a shared square the child is chosen."""
    page = visit(width=1280)
    at(page, form(fights="0B1 d6 1B1", phase="stay"))
    page.get_by_role("button", name="Stay on d6").wait_for()
    choices = page.locator("[data-choices]")
    before = choices.bounding_box()
    by_mouse(page, "red-G1")
    page.wait_for_function("() => document.querySelector('[data-message]').textContent.includes('decide with')")
    assert choices.bounding_box() == before
    at(page, form("0B1=a1 1B1=a1"))
    page.wait_for_selector(".piece.lit")
    passing = page.get_by_role("button", name="Pass", exact=True)
    assert "the whole turn" in (passing.get_attribute("title") or ""), "what so short a word means"
    passing.click()  # there is much left to do, so it asks
    page.wait_for_selector("#confirm-move")
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes('You pass')")
    page.click("#take-back-choice")
    left, top, width, height = page.evaluate(
        "() => { const box = document.querySelector('.cell[data-id=a1] > .halo').getBoundingClientRect();"
        " return [box.x, box.y, box.width, box.height]; }"
    )
    for across in (0.2, 0.4, 0.6, 0.8):
        for down in (0.2, 0.5, 0.8):
            page.mouse.click(left + across * width, top + down * height)
            page.wait_for_selector(".piece.chosen[data-id=red-B1]")
            page.keyboard.press("Escape")
            page.wait_for_selector(".piece.lit[data-id=red-B1]")
    page.locator(".crowd", has_text="Blue’s boy B1").wait_for()  # whoever points there for long is told who is there
    page.mouse.move(left - 100, top - 100)
    page.locator(".crowd").wait_for(state="hidden")


LINE = "cerocle 2,5,own_or_neutral,opponent,free,50 gg1g1/6/7/8/2bbb1b2/4g3/7/6/5 9 16+4,16+4 -,- 0 -,-,- -,- 0 -"


REPLACED = """() => [...document.querySelectorAll(".piece.replaced")]
  .map((piece) => [piece.dataset.cell, getComputedStyle(piece).visibility])"""


def test_what_comes_to_lie_under_the_pointer_is_not_pointed_at(visit: OpenPage) -> None:
    """A pointer that rests on what has just come previews nothing; moved, it does, and says that it is a preview."""
    page = visit()
    open_table(page, "cerocle", position=LINE)
    prompt = page.locator("[data-prompt]")
    spot = page.locator(".cell[data-id=e6]").bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    page.mouse.click(x, y)  # a line of five: an exchange is to be chosen, and this piece can be part of it
    page.wait_for_selector(".piece[data-cell=e6]")
    page.wait_for_timeout(400)
    assert prompt.inner_text().startswith("Your line of five gives you one exchange. Choose two neighbouring pieces")
    assert page.locator(".chosen").count() == 0
    page.mouse.move(x + 4, y)
    page.locator("[data-prompt].would", has_text="This is what would happen. You exchange").wait_for()
    link = page.locator(".link[data-steps='e6 f6']")  # the sign between two pieces stands for both
    assert page.locator(".links .link-dot").count() == page.locator(".links .link").count() > 0, "it can be seen"
    link.hover()
    page.locator("[data-prompt].would", has_text="on e6 with the green piece on f6").wait_for()
    page.locator(".changes .way.trade:not(.under)").nth(1).wait_for(state="attached")  # an arrow for each
    assert page.evaluate(REPLACED) == [["e6", "hidden"], ["f6", "hidden"]], "where one goes, the other is not seen"
    link.click()
    page.wait_for_selector(".piece[data-cell=f6][data-kind=brown]")


CROWD = "gg1gg/bg4/1bg4/b1g5/2bbb1bg1/b3gg2/b4gb/6/1g3"
CROWDED = f"cerocle 2,5,own_or_neutral,opponent,free,50 {CROWD} 23 10+4,8+4 -,- 0 -,-,- -,- 0 -"


def test_a_piece_that_cannot_be_exchanged_keeps_its_colour_on_the_line(visit: OpenPage) -> None:
    """It is faded, but the yellow of the line does not shine through: that looked like a third kind of piece."""
    page = visit()
    open_table(page, "cerocle", position=CROWDED)
    by_mouse(page, "e6")
    page.wait_for_selector(".mostly-free .piece.dim")
    styles = "each => each.map(piece => [getComputedStyle(piece).opacity, getComputedStyle(piece).filter !== 'none'])"
    assert {(opacity, faded) for opacity, faded in page.eval_on_selector_all(".piece.dim", styles)} == {("1", True)}


def test_a_move_that_ends_the_game_says_why_it_asks(visit: OpenPage) -> None:
    """Under a mouse no other move does; and no sign sticks out from behind the two who would trade places."""
    page = visit()
    puzzle = find_puzzle(registry.game("cerocle"), "win-11")
    open_table(page, "cerocle", position=str(puzzle.start))
    placed, exchange = puzzle.line
    by_mouse(page, placed)
    page.wait_for_selector(f".piece[data-cell={placed}]")
    for cell in exchange.split("~"):
        by_mouse(page, cell)
    page.locator("[data-prompt].would", has_text="This ends the game with a win for Green.").wait_for()
    assert page.locator("[data-prompt]").inner_text().endswith("You are always asked before a move that ends the game.")
    signs = page.locator(".targets .corner-sign")
    assert signs.count()
    assert not any(signs.nth(place).is_visible() for place in range(signs.count()))
    page.locator("#confirm-move").press("Enter")
    page.locator("[data-part=result] .result").wait_for()


def test_back_begins_the_move_anew(visit: OpenPage) -> None:
    """Asked where a nun should push somebody, *Back* puts the nun down: tapped again, she is chosen, not given up."""
    page = visit(width=360, height=640, touch=True)
    at(page, later("0B1=c3 0B2=b3 0G1=k10 0G2=l9 1B1=d6", phase="nun", steps=[], movable=[], nuns=["d4", "l12"]))
    page.wait_for_selector(".piece.lit")
    for name in ("N1", "d6"):
        page.touchscreen.tap(*middle(page, name))
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes('push')")
    page.locator("#take-back-choice").tap()
    page.wait_for_selector("#take-back-choice", state="detached")
    assert page.locator(".board .chosen").count() == 0
    page.touchscreen.tap(*middle(page, "N1"))
    page.wait_for_selector(".piece.chosen[data-id=N1]")


@pytest.mark.parametrize("letters", [150, 300, 480])
def test_what_would_happen_keeps_off_the_board(visit: OpenPage, letters: int) -> None:
    """On a laptop, however much there is to tell: in its own place, written smaller."""
    page = visit(width=1280, height=800)
    at(page, form("0G1=d4"))
    page.route(
        "**/preview?*", lambda route: route.fulfill(json={**route.fetch().json(), "text": "word " * (letters // 5)})
    )
    page.wait_for_selector(".piece.lit")
    by_mouse(page, "red-G1")
    page.mouse.move(*middle(page, "d7"))
    page.locator("[data-prompt].would").wait_for()
    told, board, head = (box_of(page.locator(each)) for each in ("[data-prompt]", "svg.board", "header"))
    assert told[3] <= board[1] + 1
    assert told[1] >= head[3] - 1
    assert page.locator("[data-prompt] .told-sign").count() == 1


def test_the_signs_of_a_push_are_seen_beside_what_is_told(visit: OpenPage) -> None:
    """As they stand on the board, and gone with the preview."""
    page = visit(width=1280)
    nuns = ["d4", "l12"]
    at(page, later("0B1=c3 0B2=b3 0G1=k10 0G2=l9 1B1=d6", phase="nun", steps=[], movable=[], nuns=nuns))
    page.wait_for_selector(".piece.lit")
    for name in ("N1", "d6"):
        by_mouse(page, name)
    page.wait_for_function("() => document.querySelector('[data-prompt]').textContent.includes('push')")
    pushed = page.locator(".cell.lit").first.get_attribute("data-id") or ""
    page.mouse.move(*middle(page, pushed))
    page.locator("[data-prompt].would").wait_for()
    assert page.locator("[data-prompt] .told-sign").count() == 2
    assert f"push Blue’s boy B1 to {pushed}" in prompt(page)
    page.mouse.move(5, 5)
    page.locator("[data-prompt]:not(.would)").wait_for()
    assert page.locator("[data-prompt] .told-sign").count() == 0
