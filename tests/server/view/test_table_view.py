"""What a page shows of a table: for whom, in which language, and how clicks become moves or reasons."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import replace
from html import unescape

import pytest

import preau
from preau.games import registry
from preau.games.api import Phrase, Position, PositionError
from preau.games.recess.text.phrases import child
from preau.play.events import Created, Moved, Resigned, SeatPlan, TimedOut
from preau.play.fold import after_event, fold
from preau.play.history import History
from preau.play.records import Record
from preau.play.table import Result, Table
from preau.server.pages import editor, plain_editor
from preau.server.view import board, log
from preau.server.view.names import kin_name, seat_title
from preau.server.view.table import render_record, render_table
from preau.words import LANGUAGES, Language, Speaker
from tests.games.recess.yards import form, later
from tests.server.view.tables import table_of


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_view(name: str, language: str) -> None:
    """A view is plain JSON, with clicks for who may move and for nobody else."""
    for moves in (0, 1, 25):
        table = table_of(name, moves, "bank")
        mine = render_table(table, language, table.seats_of("me"))  # type: ignore[arg-type]
        others = render_table(table, language, ())  # type: ignore[arg-type]
        json.dumps(mine)
        assert (mine["clicks"] is not None) == (table.status == "playing")
        assert others["clicks"] is None
        assert "&lt;0&gt;" in mine["parts"]["seats"], "a name is no markup"
        assert "page-" not in "".join(mine["parts"].values())


def test_only_a_layer_that_shows_something_is_offered() -> None:
    """Cerocle marks where a piece may not return to, once there is such a place; Recess! always has nuns who look."""
    assert "layer-bans" not in render_table(table_of("cerocle", 0, "none"), "en", ())["parts"]["layers"]
    assert "layer-sight" in render_table(table_of("recess", 0, "none"), "en", ())["parts"]["layers"]


def test_stages_go_when_the_game_is_over() -> None:
    """Who has resigned a game is not shown what the turn still holds."""
    table = table_of("cerocle", 2)
    assert "chip now" in render_table(table, "en", ())["parts"]["turn"]
    table = after_event(table, Resigned(0, 0))
    assert table.status == "over"
    assert "chip" not in render_table(table, "en", ())["parts"]["turn"]


@pytest.mark.parametrize("name", registry.names())
def test_looking_back(name: str) -> None:
    """The view of an earlier moment shows that position, from the log or from what was kept."""
    table = table_of(name, 12)
    positions = list(table.history.positions())
    for number in (0, 3, len(positions) - 1):
        if number >= len(positions):
            continue
        assert log.position_after(table, number) == positions[number]
        view = render_table(table, "en", table.seats_of("me"), number)
        assert view["shown"] == number
        assert view["clicks"] is None


def test_a_record_is_seen_like_a_table() -> None:
    """A record's view is that of a table which played the same."""
    history = History(preau.new("cerocle"))
    for move in ("e5", "e6", "d5"):
        history = history.play(move)
    view = render_record(log.table_of_record(Record(history, ("Anna", "Ben"))), "en", None)
    assert view["shown"] == view["moves"] == 3
    assert "Anna" in view["parts"]["seats"]
    assert render_record(log.table_of_record(Record(history)), "en", 1)["shown"] == 1


def test_a_long_log_comes_in_windows() -> None:
    """A page shows some lines around where it is; asked for again and again, the others come without a gap."""
    table = endless_table(300)
    lines: list[int] = []
    at: int | None = len(table.history)
    while at is not None:
        part = log.log_part(table, Speaker("en", table.game), at, asks=True)
        shown = [int(each) for each in re.findall(r'data-move="(\d+)"', part)]
        assert at in shown
        assert len(shown) <= 4 * log.LEAF_LINES
        lines = [*shown, *(each for each in lines if each > shown[-1])]
        earlier = re.search(r'id="log-earlier"[^>]*data-log-at="(\d+)"', part)
        at = int(earlier[1]) if earlier else None
    assert lines == list(range(1, 301))
    view = render_table(table, "en", (), 120)
    assert 'data-move="120"' in view["parts"]["log"]
    assert 'id="log-later"' in view["parts"]["log"]


def test_a_page_costs_what_it_shows() -> None:
    """Ten times as many moves do not make a page ten times as dear: counted in the calls that it makes."""

    def calls(moves: int) -> int:
        table, count = endless_table(moves), 0

        def step(*_: object) -> None:
            nonlocal count
            count += 1

        render_table(table, "en", (), None)  # what is loaded with the first one
        after = after_event(table, Moved(moves, table.position.player, quiet_move(table.position)))
        sys.setprofile(step)
        render_table(after, "en", (), None)
        sys.setprofile(None)
        return count

    assert calls(1500) < 2 * calls(150)


def endless_table(moves: int) -> Table:
    """A game that nobody wins and no rule ends: pieces go to and fro."""
    start = registry.game("cerocle").set_up({**board.first_options(registry.game("cerocle")), "quiet": 0})
    seats = tuple(SeatPlan("person", f"<{number}>") for number in range(start.players))
    table = fold([Created("cerocle", dict(start.options), seats, mode="same_screen", at=0, by="me")])
    for number in range(moves):
        table = after_event(table, Moved(number, table.position.player, quiet_move(table.position)))
    return table


def quiet_move(position: Position) -> str:
    """The first legal move that does not end the game."""
    return next(position.text(move) for move in position.legal() if not position.apply(move).over)


def test_editing_by_pointing() -> None:
    """A piece is put elsewhere without knowing the game, or the reason is told why it cannot be."""
    position = plain_editor.move_piece(preau.new("recess"), "N1", "e6")
    assert position.to_json()["nuns"] == ["e6", "l12"]
    placed, _ = preau.new("cerocle").play("e5")
    moved = plain_editor.move_piece(placed, board.scene_of(placed).pieces[0].id, "c3")
    assert moved.to_json()["board"] == {"c3": placed.to_json()["board"]["e5"]}
    with pytest.raises(PositionError):
        plain_editor.move_piece(preau.new("recess"), "N1", "b7")  # there stands a tree
    for nowhere in ("c3", "nowhere", ""):
        with pytest.raises(PositionError) as refused:
            plain_editor.move_piece(placed, "nobody", nowhere)
        assert refused.value.phrase.args["cell"] == nowhere
    with pytest.raises(PositionError, match="the girls’ entrance"):
        plain_editor.move_piece(preau.new("recess"), "nobody", "girls")
    with pytest.raises(PositionError):
        editor.read_position(registry.game("cerocle"), str(preau.new("recess")), "en")


def test_names_of_one_kin_are_told_apart() -> None:
    """Where there is little room, bots of one level show the part of their names that differs."""
    names = ["Swallow Pip", "Ann Lee", "Swallow Kiki", "Swallow", "ツバメのピップ", "ツバメのキキ"]
    assert [kin_name(names, name) for name in names] == ["Swallow ", "", "Swallow ", "", "ツバメの", "ツバメの"]


def test_a_bot_is_called_the_same_at_the_end() -> None:
    """The plates say Pip and Kiki, and so does the result."""
    seats = (SeatPlan("person", "Ann"), SeatPlan("bot", "", "2"), SeatPlan("bot", "", "2"))
    table = fold([Created("recess", dict(preau.new("recess", players=3).options), seats, mode="online", at=0, by="me")])
    over = replace(table, result=Result((1,), "rules", (5, 20, 5), ()))
    parts = render_table(over, "en", (0,))["parts"]
    assert "Pip" in parts["result"]
    assert "Swallow Pip" not in parts["result"]


def test_a_step_that_drops_out_is_told_above_the_next_question() -> None:
    """What no effect tells stands before what is asked: for who decides, in every language, and for nobody else."""
    held = "1G1 g3 0G1;1G2 d6 0G2"
    hemmed = later("0B1=f8 0B2=a12 1B1=a11", held, steps=[2, 1], movable=["B1", "B2"], nuns=["a6", "l12"])
    start = registry.game("recess").load(hemmed)
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Bob", "Cleo"))
    table = fold([Created("recess", dict(start.options), seats, start=str(start), mode="same_screen", at=0, by="Ann")])
    assert render_table(table, "en", (0,))["aside"] == ""
    table = after_event(table, Moved(1, 0, "B1-f6"))
    view = render_table(table, "en", (0,))
    assert view["aside"] == "Your step of 1 drops out because nobody can walk it."
    assert view["prompt"].startswith(view["aside"] + " Move either nun")
    assert render_table(table, "en", (1,))["aside"] == ""
    assert len({render_table(table, language, (0,))["aside"] for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", ("1. You (Red)", "Your boy B1 walks to"), ("1. Ann (Red)", "Red’s boy B1 walks to")),
        ("fr", ("1. Vous (Rouge)", "Votre garçon B1 va en"), ("1. Ann (Rouge)", "Le garçon rouge B1 va en")),
        ("de", ("1. Du (Rot)", "Dein Junge B1 läuft nach"), ("1. Ann (Rot)", "Der rote Junge B1 läuft nach")),
        ("ja", ("1. あなた（赤）", "あなたの男の子B1が"), ("1. Ann（赤）", "赤の男の子B1が")),
    ],
)
def test_the_log_calls_its_reader_you(language: Language, own: tuple[str, ...], others: tuple[str, ...]) -> None:
    """One's own turns and moves; whoever watches, and several at one screen, read names and colours."""
    start = preau.new("recess")
    names = ("Ann", "Guest", "Invité 2")[: start.players]
    seats = tuple(SeatPlan("person", name) for name in names)
    table = fold([Created("recess", dict(start.options), seats, mode="online", at=0, by="Ann")])
    walk = next(text for text in map(start.text, start.legal()) if text.startswith("B1-"))
    table = after_event(table, Moved(0, 0, walk))
    for held, told, untold in (((0,), own, others), ((1,), others, own), ((), others, own), ((0, 1), others, own)):
        part = unescape(render_table(table, language, held)["parts"]["log"])
        assert all(text in part for text in told)
        assert not any(text in part for text in untold)


@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("fr", "Vous"), ("de", "Du"), ("ja", "あなた")])
def test_the_own_plate_says_you_once(language: Language, you: str) -> None:
    """In the place of a name that nobody chose, else beside the name; the others read the name."""
    start = preau.new("recess")
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Guest", "Cleo"))
    table = fold([Created("recess", dict(start.options), seats, mode="online", at=0, by="Ann")])
    of_ann, of_guest = (_plates(render_table(table, language, (seat,))["parts"]["seats"]) for seat in (0, 1))
    blue = Speaker(language, table.game)("scene-colour-blue").capitalize()
    opening, closing = ("（", "）") if language == "ja" else ("(", ")")
    assert of_guest[1][:4] == [you, opening, blue, closing]
    assert you.lower() not in of_guest[1][1:] + of_guest[0] + of_ann[1]
    assert (of_ann[0][0], of_ann[0].count(you.lower())) == ("Ann", 1)
    assert of_ann[1][0] == "Guest"


def _plates(part: str) -> list[list[str]]:
    """The words beside each player's badge."""
    found = re.findall(r'<span class="who">(.*?)(?:<span class="tag away".*?)?<span class="counters">', part, re.DOTALL)
    return [re.sub(r"<[^>]+>", " ", each).split() for each in found]


def test_who_chose_no_name_is_called_by_the_colour() -> None:
    """In every sentence, as the game's own do; the plate has both. In whichever language the name was given."""
    start = preau.new("recess")
    seats = tuple(SeatPlan("person", name) for name in ("Ann", "Guest", "Invité 2"))
    table = fold([Created("recess", dict(start.options), seats, mode="same_screen", at=0, by="Ann")])
    words = Speaker("en", table.game)
    assert [seat_title(table, seat, words) for seat in range(3)] == ["Ann (Red)", "Blue", "Green"]
    late = after_event(after_event(table, Moved(0, 0, "pass")), TimedOut(1, 1))
    assert "The sand has run out for Blue." in render_table(late, "en", (0,))["parts"]["log"]
    two = (SeatPlan("person", "Ann"), SeatPlan("person", "Gast"))
    pair = fold([Created("cerocle", dict(preau.new("cerocle").options), two, mode="same_screen", at=0, by="Ann")])
    over = after_event(pair, Resigned(0, 0))
    assert render_table(over, "en", ())["prompt"] == "Ann (Brown) resigned, so Green wins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_that_detention_took_is_said_where_somebody_is_to_move(language: Language) -> None:
    """R2.4: beside who thinks or chooses, and on the step itself, with the child that has cost it."""
    lying = form(player=1, minute=2, serving=["1G1"], steps=[2, 1], movable=["B1", "B2", "G2"])
    start = registry.game("recess").load(lying)
    ann, cleo = (SeatPlan("person", name) for name in ("Ann", "Cleo"))
    for bob in (SeatPlan("person", "Bob"), SeatPlan("bot", level="2")):
        seats = (ann, bob, cleo)
        made = Created("recess", dict(start.options), seats, start=str(start), mode="same_screen", at=0, by="me")
        view = render_table(fold([made]), language, (0,))
        told = Speaker(language, start.game).say(Phrase("scene-stage-gone", {"child": child(6), "steps": 3}))
        assert view["prompt"].startswith(told)
        assert told in unescape(view["parts"]["turn"])
        chips = re.findall(r'class="chip (\w+)"', view["parts"]["turn"])
        assert chips == ["lost", "now", "next", "next"]
        assert re.findall(r'class="chip-cost"[^>]*>(\w+)<', view["parts"]["turn"]) == ["G1"]
    free = registry.game("recess").load(form(player=1, minute=2))
    seats = (ann, SeatPlan("person", "Bob"), cleo)
    made = Created("recess", dict(free.options), seats, start=str(free), mode="same_screen", at=0, by="me")
    assert "lost" not in render_table(fold([made]), language, (0,))["parts"]["turn"]
