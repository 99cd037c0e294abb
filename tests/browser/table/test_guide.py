"""The guide of a first game, in the browser."""

from __future__ import annotations

from preau.games import registry
from tests.browser.conftest import OpenPage
from tests.browser.playing import by_mouse, new_table, open_table
from tests.browser.table.test_help import almost_closed
from tests.browser.table.test_phone import box_of, overlap, tap
from tests.games.recess.yards import form

APART = """(names) => {
  const [one, other] = names.map((name) => document.querySelector(name).getBoundingClientRect());
  return one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
}"""


WHOLE = "(name) => { const box = document.querySelector(name); return box.scrollHeight <= box.clientHeight + 1; }"


SHIFTED = """() => new Promise((tell) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) sum += value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => tell(sum), 200);
})"""


def test_a_first_game(visit: OpenPage) -> None:
    """Who has never played is told the goal and offered a lesson or a guide, which says each new thing once."""
    page = visit(width=1280, height=800, newcomer=True, language="fr")  # which says it at greatest length
    open_table(page, "recess", "bots")
    page.wait_for_selector("[data-guide-offer]:not([hidden])")
    assert "À égalité" in page.locator("[data-guide-offer]").inner_text(), "who wins a tie"
    lowest = page.locator("[data-guide]").bounding_box()
    assert lowest is not None
    assert lowest["y"] + lowest["height"] <= 800, "without scrolling"
    page.set_viewport_size({"width": 360, "height": 640})
    page.reload()
    page.wait_for_selector("[data-guide-offer]:not([hidden])")
    assert page.evaluate(APART, ["[data-guide]", "[data-board] svg"])
    address = page.url
    for language in ("ja", "de", "fr"):
        page.goto(f"{address}?lang={language}")
        page.wait_for_selector("[data-guide-offer]:not([hidden])")
        assert page.evaluate(APART, ["[data-guide]", "[data-board] svg"]), language
        assert page.evaluate(WHOLE, "[data-guide-offer] > p"), language
    page.goto(f"{address}?lang=en")
    page.wait_for_selector("[data-guide-offer]:not([hidden])")
    assert page.evaluate(WHOLE, "[data-guide-offer] > p")
    assert page.evaluate(APART, ["[data-guide]", "[data-board] svg"])
    assert page.locator("[data-guide] a").get_attribute("href") == "/learn/recess/lessons/walk"
    board = page.locator("svg.board").bounding_box()
    page.locator(".piece.lit").first.click()
    page.wait_for_selector("#take-back-choice")
    assert not page.locator("[data-guide]").is_visible(), "what lies under it is needed now"
    page.click("#take-back-choice")
    assert page.locator("[data-guide]").is_visible()
    page.click("[data-guide-set=on]")
    page.wait_for_selector("[data-guide-offer]", state="hidden")
    assert "Yours are the red" in page.locator("[data-guide-text]").inner_text(), "what was just read is not said again"
    assert page.locator("svg.board").bounding_box() == board, "it keeps its size, whatever is said"
    for needed in ("[data-prompt]", ".seats", ".whose", "[data-board] svg", ".choice"):
        assert page.evaluate(APART, ["[data-guide]", needed]), needed
    assert page.locator("[data-guide].cut").count() == 0
    assert page.evaluate(WHOLE, "[data-guide-text]")
    page.locator(".piece.lit").first.click()
    assert "A child walks exactly" in page.locator("[data-guide-text]").inner_text(), "before it does"
    assert page.locator("[data-guide].cut").count() == 0
    page.click("[data-guide-close]")
    assert page.locator("[data-guide]").is_hidden()
    page.reload()
    page.wait_for_selector(".piece.lit")
    assert page.locator("[data-guide]").is_hidden()
    assert page.evaluate(SHIFTED) < 0.02, "where the guide may speak, its room is kept from the beginning"


def test_an_offer_gives_way_to_the_question_which_of_several_is_meant(visit: OpenPage) -> None:
    """Its answers are buttons below the board, where an offer may lie; taken back, the offer is there again."""
    page = visit(newcomer=True, width=360, height=640, touch=True)
    crowd = form("0B1=a1 0B2=a1 0G1=a1 1B1=a1", nuns=["a8", "l12"])
    open_table(page, "recess", "bots", position=str(registry.game("recess").load(crowd)))
    page.wait_for_selector("[data-guide-offer]:not([hidden])")
    tap(page, "red-B1")
    page.locator("[data-choices] .choice", has_text="B2").wait_for()
    assert not page.locator("[data-guide]").is_visible()
    page.tap("#take-back-choice")
    assert page.locator("[data-guide]").is_visible()


def test_who_has_had_a_lesson_is_offered_the_guide_alone(visit: OpenPage) -> None:
    """This browser knows it; another game has lessons of its own."""
    page = visit(width=1280, height=800, newcomer=True)
    page.evaluate("localStorage.setItem('preau-lesson-recess', 'walk')")
    for game, offered in (("recess", False), ("cerocle", True)):
        open_table(page, game, "bots")
        page.wait_for_selector("[data-guide-offer]:not([hidden])")
        assert page.locator("[data-guide-offer] a").is_visible() is offered
        assert page.locator("[data-guide-set=on]").is_visible()


def test_beside_the_board_a_warning_has_the_whole_width(visit: OpenPage) -> None:
    """The button for threats is on the same screen: a second one would squeeze the sentence."""
    page = visit(newcomer=True, width=1280, height=800)
    page.evaluate("localStorage.setItem('preau-guide-recess', 'on')")
    page.evaluate("localStorage.setItem('preau-guide-told-recess', 'goal move-1 move-1-more move-threat-kiss')")
    open_table(page, "recess", "bots", position=str(registry.game("recess").load(form("1B1=d4 1G1=g4"))))
    guide = page.locator("[data-guide-told]")
    assert "Look at this threat first. Blue’s" in guide.inner_text()
    assert guide.get_by_role("button", name="Threats").count() == 0
    assert page.locator("#help-threats").is_visible()
    text, box = (page.locator(each).bounding_box() for each in ("[data-guide-text]", "[data-guide]"))
    assert text
    assert box
    assert text["width"] > 0.8 * box["width"]


LINES = """() => {
  const log = document.querySelector("[data-part=log]").getBoundingClientRect();
  const lines = [...document.querySelectorAll("[data-part=log] .turn-head, [data-part=log] .log-line > button")]
    .map((line) => line.getBoundingClientRect());
  const cut = lines.filter(({ top, bottom }) => top < log.top && bottom > log.top + 2);
  return [cut.length, lines.filter(({ top, bottom }) => top >= log.top && bottom <= log.bottom).length];
}"""


def test_the_list_of_moves_shows_three_whole_lines_beside_a_guide(visit: OpenPage) -> None:
    """Whatever the guide says above it: none is cut through at its upper edge."""
    page = visit(newcomer=True, width=1280, height=800)
    page.evaluate("localStorage.setItem('preau-guide-cerocle', 'on')")
    open_table(page, "cerocle")
    for number, cell in enumerate(("e5", "f5", "d4", "d5", "c3", "g7", "b5"), 1):
        by_mouse(page, cell)
        page.wait_for_function("count => document.querySelectorAll('[data-move]').length === count", arg=number)
        page.wait_for_timeout(100)  # until the page knows how high the guide's sentence is
        cut, whole = page.evaluate(LINES)
        assert cut == 0, number
        assert whole >= min(3, number + 1), number


def test_the_offer_of_a_first_game_moves_nothing_when_it_comes(visit: OpenPage) -> None:
    """At a laptop the help has its place from the beginning, also before the page's script has run."""
    page = visit(width=1280, height=800, newcomer=True)
    place = "name => document.querySelector(name).getBoundingClientRect().top"
    page.route("**/js/pages/table.js", lambda route: route.fulfill(content_type="text/javascript", body=""))
    table = new_table(page, "cerocle", "bots")["id"]
    page.goto(f"/t/{table}")
    before = page.evaluate(place, "#help-hint")
    assert page.locator("[data-guide-offer]").is_visible()
    page.unroute("**/js/pages/table.js")
    page.reload()
    page.wait_for_selector("[data-guide-offer]:not([hidden])")
    assert page.evaluate(place, "#help-hint") == before


def test_the_guide_is_quiet_once_the_move_is_chosen(visit: OpenPage) -> None:
    """To look for what has been found would be confusing; taken back, it is said again, in the same place."""
    page = visit(width=1280, height=800, newcomer=True)
    open_table(page, "cerocle", position=almost_closed("e6"))
    page.click("[data-guide-set=on]")
    guide = page.locator("[data-guide]")
    page.locator("[data-guide-text]", has_text="close a circle").wait_for()
    before = guide.bounding_box()
    by_mouse(page, "c4")
    page.wait_for_selector("#confirm-move")
    assert not guide.is_visible()
    page.click("#take-back-choice")
    assert guide.is_visible()
    assert guide.bounding_box() == before


def test_the_guide_can_be_switched_on_later_and_begun_anew(visit: OpenPage) -> None:
    """Among the settings of any game, for that game alone; who has heard everything may hear it once more."""
    page = visit(width=1280, height=800)  # who has said no before
    open_table(page, "recess", "bots")
    guide, switch = page.locator("[data-guide-told]"), page.get_by_label("Guide me as I play")
    assert guide.is_hidden()
    assert not switch.is_checked()
    switch.check()
    guide.wait_for()
    first = page.inner_text("[data-guide-text]")
    page.click("[data-guide-close]")
    page.reload()
    page.wait_for_selector(".piece.lit")
    assert switch.is_checked()
    assert first not in page.inner_text("[data-guide]")
    page.get_by_role("button", name="Start the guide again").click()
    guide.wait_for()
    assert page.inner_text("[data-guide-text]") == first
    switch.uncheck()
    guide.wait_for(state="hidden")
    switch.check()
    open_table(page, "cerocle", "bots")
    assert not switch.is_checked(), "each game has its own"


def test_a_kiss_that_threatens_is_said_in_the_guide_and_can_be_shown(visit: OpenPage) -> None:
    """In every turn in which it is possible, also to who knows by now what a kiss is; beside it the way to see it."""
    page = visit(newcomer=True, width=360, height=640, touch=True)
    page.evaluate("localStorage.setItem('preau-guide-recess', 'on')")
    page.evaluate("localStorage.setItem('preau-guide-told-recess', 'goal move-1 move-1-more move-threat-kiss')")
    yard = registry.game("recess").load(form("1B1=d4 1G1=g4"))
    open_table(page, "recess", "bots", position=str(yard))
    guide = page.locator("[data-guide-told]")
    assert "Look at this threat first. Blue’s" in guide.inner_text()
    guide.get_by_role("button", name="Threats").tap()
    page.wait_for_selector("[data-advice] [data-threat]")
    assert page.locator(".board .trouble").count() > 0
    squares = [box_of(each) for each in page.locator(".board .cell.trouble").all()]
    assert not any(overlap(each, box_of(page.locator("[data-advice]"))) for each in squares), "nor is it covered"


SPEAK = """async (moments) => {
  const base = document.querySelector("script[type=module]").src.replace(/js\\/.*/, "js/parts/guide.js");
  const { Guide } = await import(base);
  const page = {};
  const guide = new Guide(document.querySelector("[data-table]"), page, "urgent", true, () => {});
  localStorage.setItem("preau-guide-urgent", "on");
  const said = [];
  for (const firsts of moments) {
    const told = firsts.map((id) => ({ id, text: id }));
    guide.render({ firsts: told, mine: [0], status: "playing", since: 9, step: null }, { ids: [] }, false);
    said.push(page.guide.now?.id);
  }
  return said;
}"""


def test_what_is_to_be_answered_in_this_turn_waits_for_no_other_sentence(visit: OpenPage) -> None:
    """A threat comes in the place of what is explained, and stays until its turn is over."""
    page = visit(width=1280)
    open_table(page, "cerocle")
    moments = [
        ["broken-up"],
        ["again-28-0", "broken-up"],
        ["again-28-0", "again-28-1", "broken-up"],
        ["broken-up", "new"],
    ]
    assert page.evaluate(SPEAK, moments) == ["broken-up", "again-28-0", "again-28-0", "new"]
