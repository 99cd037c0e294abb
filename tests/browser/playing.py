"""Hands for the tests: they play by what the page shows, and know no game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from preau.games import registry
from preau.server.view.clicks import button_labels

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from preau.games.api import Position

STATE = """() => ({
  over: document.querySelector('[data-part=result] .result') !== null,
  waits: document.querySelector('#confirm-move') !== null,
  moves: Number([...document.querySelectorAll('[data-part=log] [data-move]')].at(-1)?.dataset.move ?? 0),
  lit: [...document.querySelectorAll('.board .lit')].map(each => each.dataset.id),
  buttons: [...document.querySelectorAll('[data-choices] .choice')].map(each => each.textContent),
})"""
CHANGED = """before => {
  const lit = [...document.querySelectorAll('.board .lit')].map(each => each.dataset.id).join(' ');
  const buttons = [...document.querySelectorAll('[data-choices] .choice')].map(each => each.textContent).join(' ');
  const over = document.querySelector('[data-part=result] .result') !== null;
  const moves = Number([...document.querySelectorAll('[data-part=log] [data-move]')].at(-1)?.dataset.move ?? 0);
  const waits = document.querySelector('#confirm-move') !== null;
  return over || waits || ((lit || buttons) && `${lit}|${buttons}|${moves}` !== before);
}"""


def ask(page: Page, path: str, **form: object) -> dict[str, Any]:
    """Ask the API as the page's guest, with no page loaded for it."""
    answer = page.request.post(f"/api{path}", data=form)
    assert answer.ok, answer.text()
    told: dict[str, Any] = answer.json()
    return told


def new_table(page: Page, game: str, mode: str = "screen", **wishes: object) -> dict[str, Any]:
    """A table as the form of that mode would open it; its id and the links to its seats."""
    players = registry.game(game).new().players
    seats = [{"kind": "bot" if mode == "bots" and seat else "person"} for seat in range(players)]
    terms = {"seats": seats} if mode == "bots" else {}
    return ask(page, "/tables", game=game, mode="same_screen" if mode == "screen" else "online", **terms | wishes)


def open_table(page: Page, game: str, mode: str = "screen", **wishes: object) -> None:
    """Open a table and go there."""
    page.goto(f"/t/{new_table(page, game, mode, **wishes)['id']}")
    page.wait_for_selector(".board .piece, .board .lit, .choice")


def seat_two(visit: Callable[..., Page], **of_ben: object) -> tuple[Page, Page]:
    """Anna and Benoît, who reads French, at a table of Cerocle."""
    anna, ben = visit(), visit(language="fr", **of_ben)
    table = new_table(anna, "cerocle", "friends", name="Anna")
    seat = table["links"][-1]
    ask(ben, f"/tables/{table['id']}/seats/{seat['seat']}?token={seat['token']}", name="Benoît")
    for page in (anna, ben):
        page.goto(f"/t/{table['id']}")
    anna.wait_for_selector(".cell.lit")
    ben.wait_for_selector("[data-say] button:enabled")
    return anna, ben


def play_on(page: Page, point: Callable[[Page, str], None], chance: Random, most: int = 2000) -> int:
    """Choose whatever can be chosen until the game is over; the number of moves then played."""
    for _ in range(most):
        state = page.evaluate(STATE)
        if state["over"]:
            break
        before = f"{' '.join(state['lit'])}|{' '.join(state['buttons'])}|{state['moves']}"
        choices = [("board", each) for each in state["lit"]] + [("button", each) for each in state["buttons"]]
        if state["waits"]:  # a move that ends the game asks once
            page.locator("#confirm-move").press("Enter")
            page.wait_for_selector("#confirm-move", state="detached")
            continue
        if choices:
            kind, what = chance.choice(choices)
            if kind == "button":
                page.locator("[data-choices] .choice", has_text=what).first.press("Enter")
            else:
                point(page, what)
        page.wait_for_function(CHANGED, arg=before)
    return int(page.evaluate(STATE)["moves"])


def thing(page: Page, name: str) -> str:
    """The selector of a cell or piece."""
    return f"svg.board [data-id='{name}'] > .halo"


MIDDLE = """selector => {
  const it = document.querySelector(selector);
  it.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const box = it.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


def middle(page: Page, name: str) -> tuple[float, float]:
    """Where to point at a thing, scrolled into view; asked in one go, for the board may be drawn anew at any time."""
    page.wait_for_selector(thing(page, name), state="attached")
    x, y = page.evaluate(MIDDLE, thing(page, name))
    return x, y


def by_mouse(page: Page, name: str) -> None:
    page.mouse.click(*middle(page, name))


def by_touch(page: Page, name: str) -> None:
    """Tap; where that proposes a move, tap again."""
    page.touchscreen.tap(*middle(page, name))
    if page.locator("#confirm-move").count():
        page.touchscreen.tap(*middle(page, name))


PLACE = """name => {
  const it = document.querySelector(`.board [data-id='${name}']`);
  const cell = it.dataset.cell || name;
  const there = [...document.querySelectorAll(`.piece.lit[data-cell='${cell}']`)];
  const lit = document.querySelector(`.cell[data-id='${cell}']`).classList.contains('lit');
  return {cell, label: !lit && there.length > 1 ? it.getAttribute('aria-label') : null};
}"""
WAY = """cell => {
  const at = each => ({row: Number(each.dataset.row), x: Number(each.dataset.x)});
  const here = document.activeElement;
  if (!here.classList.contains('cell')) return 'Tab';
  if (here.dataset.id === cell) return null;
  const goal = at(document.querySelector(`.cell[data-id='${cell}']`));
  if (goal.row !== at(here).row) return goal.row > at(here).row ? 'ArrowDown' : 'ArrowUp';
  return goal.x > at(here).x ? 'ArrowRight' : 'ArrowLeft';
}"""


def by_keyboard(page: Page, name: str) -> None:
    """Go to the thing's cell and press Enter; where several stand there, a button says which of them is meant."""
    place = page.evaluate(PLACE, name)
    for _ in range(150):
        key = page.evaluate(WAY, place["cell"])
        if key is None:
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    if place["label"]:
        page.locator("[data-choices] .choice", has_text=place["label"]).first.press("Enter")


def choose_by_keyboard(page: Page, position: Position, move: str) -> None:
    """Make a move by keyboard alone: cells and pieces on the board, everything else by its button."""
    click = next(click for click in position.clicks() if click.move == move)
    for step in click.path:
        page.wait_for_function("() => document.querySelector('.board .lit, [data-choices] .choice')")
        if page.locator(f".board [data-id='{step}']").count():
            by_keyboard(page, step)
        else:
            named = button_labels(position, position.scene(), "en")[step]
            page.locator("[data-choices] .choice").nth(_which(page, named)).press("Enter")


def _which(page: Page, label: str) -> int:
    return page.locator("[data-choices] .choice").all_inner_texts().index(label)
