"""What a page shows of a table: for whom, in which language, and how clicks become moves or reasons."""

from __future__ import annotations

import json
from random import Random

import pytest

import preau
from preau.games import registry
from preau.games.api import PositionError
from preau.play.clocks import ClockPlan
from preau.play.events import Created, Moved, SeatPlan
from preau.play.fold import after_event, fold
from preau.play.history import History
from preau.play.records import Record
from preau.play.table import Table
from preau.server.pages import editor
from preau.server.view import board, clicks, log
from preau.server.view.table import render_record, render_table
from preau.words import LANGUAGES


def table_of(name: str, moves: int = 0, clock: str = "none") -> Table:
    """A table on one screen after so many moves by chance."""
    start = registry.game(name).set_up(board.first_options(registry.game(name)))
    seats = tuple(SeatPlan("person", f"<{number}>") for number in range(start.players))
    plan = ClockPlan("bank", 300, 5) if clock == "bank" else ClockPlan()
    table = fold([Created(name, dict(start.options), seats, clock=plan, mode="same_screen", at=0, by="me")])
    chance = Random(name)
    for number in range(moves):
        if table.status == "over":
            break
        position = table.position
        table = after_event(table, Moved(number, position.player, position.text(chance.choice(position.legal()))))
    return table


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_view(name: str, language: str) -> None:
    """A view is plain JSON, with clicks for who may move and for nobody else."""
    for moves in (0, 1, 25):
        table = table_of(name, moves, "bank")
        mine = render_table(table, language, table.held_by("me"))  # type: ignore[arg-type]
        others = render_table(table, language, ())  # type: ignore[arg-type]
        json.dumps(mine)
        assert (mine["clicks"] is not None) == (table.status == "playing")
        assert others["clicks"] is None
        assert "&lt;0&gt;" in mine["parts"]["seats"], "a name is no markup"
        assert "page-" not in "".join(mine["parts"].values())


@pytest.mark.parametrize("name", registry.names())
def test_every_click_path_is_in_the_trie(name: str) -> None:
    """Walking the trie by the clicks of a move leads to that move."""
    position = table_of(name, 8).position
    trie = clicks.click_trie(position.clicks())
    for click in position.clicks():
        node = trie
        for step in click.path:
            node = node[step]
        assert position.parse(str(node)) == position.parse(click.move)


@pytest.mark.parametrize("name", registry.names())
def test_looking_back(name: str) -> None:
    """The view of an earlier moment shows that position, from the log or from what was kept."""
    table = table_of(name, 12)
    positions = list(table.history.positions())
    for number in (0, 3, len(positions) - 1):
        if number >= len(positions):
            continue
        assert log.position_after(table, number) == positions[number]
        view = render_table(table, "en", table.held_by("me"), number)
        assert view["shown"] == number
        assert view["clicks"] is None


def test_the_reason_for_a_click() -> None:
    """A click that is no choice is refused with the rule that forbids the move it would make."""
    position = preau.new("recess")
    scene = position.scene()
    reason = clicks.click_refusal(position, ["red-B1", "f5"], scene, "en")
    assert reason["rule"] == "R3.1"
    assert "f5" in reason["squares"]
    assert clicks.click_refusal(position, ["blue-B1"], scene, "fr")["rule"] is None
    after, _ = preau.new("cerocle").play("e5")
    assert clicks.click_refusal(after, ["e5"], after.scene(), "de")["rule"]


def test_a_record_is_seen_like_a_table() -> None:
    """A record's view is that of a table which played the same."""
    history = History(preau.new("cerocle"))
    for move in ("e5", "e6", "d5"):
        history = history.play(move)
    view = render_record(Record(history, ("Anna", "Ben")), "en", None)
    assert view["shown"] == view["moves"] == 3
    assert "Anna" in view["parts"]["seats"]
    assert render_record(Record(history), "en", 1)["shown"] == 1


def test_editing_by_pointing() -> None:
    """A piece is put elsewhere without knowing the game, or the reason is told why it cannot be."""
    position = editor.move_piece(preau.new("recess"), "N1", "e6")
    assert position.to_json()["nuns"] == ["e6", "l12"]
    placed, _ = preau.new("cerocle").play("e5")
    moved = editor.move_piece(placed, board.scene_of(placed).pieces[0].id, "c3")
    assert moved.to_json()["board"] == {"c3": placed.to_json()["board"]["e5"]}
    with pytest.raises(PositionError):
        editor.move_piece(preau.new("recess"), "N1", "b7")  # there stands a tree
    with pytest.raises(PositionError):
        editor.move_piece(placed, "nobody", "c3")
    with pytest.raises(PositionError):
        editor.read_position(registry.game("cerocle"), str(preau.new("recess")))
