"""The editor's page asks the server at every step: it draws, judges and offers; a game without an editor is text."""

from __future__ import annotations

import json
from typing import Any

import preau
from preau.play.history import History
from preau.play.records import Record, write
from tests.server.house import House


def ask(house: House, game: str, **body: Any) -> Any:
    answer = house.guest().post(f"/edit/{game}", json=body)
    assert answer.status_code in {200, 422, 400, 404}, answer.text
    return answer.json()


def test_a_position_in_the_making(house: House) -> None:
    """It need not be possible yet: what is wrong is told where it is, and goes away when it is mended."""
    first = preau.new("recess")
    form = json.dumps(first.to_json())
    view = ask(house, "recess", position=form, field="coins-0", value="12")
    assert view["text"] == ""
    assert view["problem"]["rule"] == "R1.6"
    assert view["parts"]["fields"].count('aria-invalid="true"') == 3
    view = ask(house, "recess", position=view["json"], field="coins-2", value="8")
    assert view["problem"] is None
    assert preau.position(view["text"]).to_json()["coins"] == [12, 10, 8]
    view = ask(house, "recess", position=view["json"], field="option:players", value="5")
    assert preau.position(view["text"]).options["players"] == 5
    view = ask(house, "recess", position=view["text"], piece="green-G1", to="e6")
    assert preau.position(view["text"]).to_json()["children"][2]["G1"] == "e6"
    assert "c9" not in view["areas"][view["places"]["green-G1"]]
    assert ask(house, "recess", position=view["json"], first=True)["text"].startswith("recess 3:")


def test_what_cannot_be_done_is_refused_in_words(house: House) -> None:
    form = json.dumps(preau.new("recess").to_json())
    for body in (
        {"piece": "green-G1", "to": "c9"}, {"piece": "pink-G9", "to": "e6"}, {"tool": "off", "at": "e6"},
        {"tool": "magic", "at": "a1"}, {"field": "coins-0", "value": "-1"}, {"field": "coins-9", "value": "1"},
        {"field": "option:layout", "value": "A0"}, {"field": "option:players", "value": "9"},
    ):  # fmt: skip
        assert ask(house, "recess", position=form, **body)["message"]
    for position in (
        "{}",
        '{"game": 3}',
        "{",
        "[1",
        "",
        "recess nonsense",
        '{"game": "cerocle"}',
        "cerocle 2",
        "{" * 9000,
    ):
        assert ask(house, "recess", position=position)["message"], position
    assert "c9" in ask(house, "recess", position=form, piece="green-G1", to="c9")["squares"]


def test_from_a_record(house: House) -> None:
    """After all its moves, or after so many; of this game only."""
    history = History(preau.new("cerocle"))
    for move in ("e5", "e6"):
        history = history.play(move)
    text = write(Record(history))
    whole = ask(house, "cerocle", record=text)
    assert (whole["text"], whole["moves"]) == (str(history.position), 2)
    assert ask(house, "cerocle", record=text, moves=1)["text"] == str(history.at(1))
    refused = ask(house, "recess", record=text)
    assert (refused["code"], "“Cerocle”" in refused["message"]) == ("bad_position", True)
    assert ask(house, "cerocle", record="once upon a time")["message"]


def test_a_game_without_an_editor(house: House) -> None:
    """Nim is changed as text, and only to what is possible."""
    view = ask(house, "nim", position="nim 4 2 2 3 0")
    assert (view["text"], view["parts"]["palette"]) == ("nim 4 2 2 3 0", "")
    assert ask(house, "nim", position="nim 4 99")["message"]
    assert house.guest().get("/edit/nim").status_code == 200
