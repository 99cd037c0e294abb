"""The end of a game as a page and a record tell it: who plays on, who won, what the game was like."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import preau
from preau.games import registry
from preau.games.api import TableRefused
from preau.games.report import report_of
from preau.play.events import Created, Moved, Resigned, SeatPlan
from preau.play.fold import after_event, fold
from preau.play.history import History
from preau.play.record_reader import read
from preau.play.table import Table
from preau.server.tables.public import record_text
from preau.server.view.story.report_card import report_card, report_rows
from preau.server.view.table import render_table
from preau.words import LANGUAGES, Speaker, can_say

CIRCLE = ("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5", "e9", "f6")  # Brown closes the circle around e5


def table_of(game: str, *seats: SeatPlan, moves: tuple[str, ...] = ()) -> Table:
    options = dict(preau.new(game, players=len(seats)).options)
    table = fold([Created(game, options, seats, mode="same_screen", at=0, by="Ann")])
    for number, move in enumerate(moves):
        table = after_event(table, Moved(number, table.position.player, move))
    return table


def test_a_record_names_bots_and_their_levels() -> None:
    """Who looks at a record later knows against whom it was played."""
    table = table_of("cerocle", SeatPlan("person", "Ann"), SeatPlan("bot", "", level="2"), moves=CIRCLE)
    assert "Seat 1: Swallow (bot, level 2)" in record_text(table)
    assert read(record_text(table)).names == ("Ann", "Swallow (bot, level 2)")


def test_who_resigned_is_not_said_to_think() -> None:
    """A bot plays on for who resigned among three, and the page says that it does."""
    table = table_of("recess", *(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo")))
    table = after_event(table, Resigned(1, 0))
    assert table.status == "playing"
    assert render_table(table, "en", (1,))["waiting"] == "A bot plays on for Ann (Red) …"


TALE = (
    *("B1-a3", "B2-b1", "G1-l12", "N1-f6"),  # Red
    *("B1xa3", "B2-b1", "G1-l12", "N1-f7"),  # Blue fights with Red's boy
)


def test_the_report_card_counts_what_the_game_told() -> None:
    """Fights, coins and lines are counted for who made them, in four languages, and drawn with escaped names."""
    table = table_of("cerocle", SeatPlan("person", "<Ann>"), SeatPlan("bot", "", level="2"), moves=CIRCLE)
    told = {row["heading"]: row["counts"] for row in report_rows(table, Speaker("en", table.game))["rows"]}
    assert told == {"Pieces placed": (6, 5)}
    drawn = report_card(table, "x", Speaker("ja", table.game))
    ET.fromstring(drawn)  # our own drawing
    assert "&lt;Ann&gt;" in drawn
    assert "置いたコマ" in drawn


def test_a_fight_is_on_the_card() -> None:
    table = table_of("recess", *(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo")), moves=TALE)
    for language in LANGUAGES:
        rows = report_rows(table, Speaker(language, table.game))
        assert [row["counts"] for row in rows["rows"]] == [(0, 1, 0), (0, 1, 0)], "a fight and its coin"
        assert len(rows["remarks"]) == 1, "nobody told"


def test_there_is_no_card_before_the_end() -> None:
    with pytest.raises(TableRefused, match="not_over"):
        report_card(table_of("cerocle", SeatPlan("person"), SeatPlan("person")), "", Speaker("en"))


def test_any_game_has_a_report() -> None:
    """A game that brings none has its moves counted."""
    nim = registry.game("nim")
    history = History(nim.set_up(nim.settle({})))
    history = history.play(history.position.text(history.position.legal()[0]))
    (moves,) = report_of(nim.package)(history.start, history.steps).tallies
    assert moves.counts == (1, 0)
    assert can_say(moves.phrase.key, "de")


def test_the_end_leads_on() -> None:
    """Rematch, review, replay and puzzles are at hand; where the winning circle is, the board marks it."""
    table = table_of("cerocle", SeatPlan("person", "Ann"), SeatPlan("bot", "", level="2"), moves=CIRCLE)
    view = render_table(table, "en", (0,))
    for door in ('"rematch"', "#review", "/learn/cerocle/puzzles", "card.svg"):
        assert door in view["parts"]["result"]
    assert "You win!" in view["parts"]["result"]
    assert "Ann wins." in render_table(table, "en", (1,))["parts"]["result"]
    looked_back = render_table(table, "en", (), len(table.history))
    assert not looked_back["parts"]["result"], "the replay leads back to the table, which has it"
    assert looked_back["prompt"].endswith("Ann wins.")
    assert view["step"]["weight"] == "grave"
