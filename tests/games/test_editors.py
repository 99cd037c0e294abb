"""Setting up positions by pointing: what an editor offers can be done, and what it makes is judged as any is."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest

from preau.games import registry
from preau.games.api import PositionError
from preau.games.editor import PositionEditor, editor_of, read_change
from preau.words import Language, say

GAMES = ("cerocle", "recess")


def editor(name: str) -> PositionEditor:
    found = editor_of(registry.game(name).package)
    assert found is not None
    return found


def midgame(name: str, moves: int, seed: int = 3) -> dict[str, Any]:
    chance = Random(seed)
    position = registry.game(name).new()
    for _ in range(moves):
        if not position.over:
            position = position.apply(chance.choice(position.legal()))
    return position.to_json()


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_offered_can_be_done(name: str) -> None:
    """Every piece to some of its places, every tool, every field to both ends: a form that can be drawn and read."""
    this, game, chance = editor(name), registry.game(name), Random(1)
    possible = 0
    for moves in (0, 30):
        data = midgame(name, moves)
        made = []
        for piece in this.scene(data).pieces:
            for cell in chance.sample(this.places(data, piece.id), 2):
                made.append(this.move(data, piece.id, cell))
                assert any(each.cell == cell for each in this.scene(made[-1]).pieces)
        for field in this.fields(data):
            ends = [str(end) for end in field.bounds or ()] or [str(value) for value, _ in field.values]
            for text in ends:
                value = read_change(field, text)
                assert value is not None
                made.append(this.change(data, field.id, value))
                assert {each.id: each.value for each in this.fields(made[-1])}[field.id] == value
        for tool in this.tools(data):
            for cell in {piece.cell for piece in this.scene(data).pieces}:
                try:
                    made.append(this.use(data, tool.id, cell))
                except PositionError as refused:
                    assert refused.phrase.key.startswith("position-edit-"), refused  # most are done
        for each in made:
            this.scene(each)
            try:
                assert game.load(each).to_json() == each
            except PositionError:
                continue
            possible += 1
    assert possible > 20


@pytest.mark.parametrize("name", GAMES)
def test_what_has_not_the_shape_of_a_position_is_refused(name: str) -> None:
    """Whatever stands anywhere in a form, an editor answers or refuses."""
    this, data, chance = editor(name), midgame(name, 20), Random(2)
    piece = "red-B1" if name == "recess" else "piece-a1"
    strange: tuple[Any, ...] = (None, -1, 10**20, "", "boys", "a1", "zz", [], {}, True, [["a1"]], 1.5)
    for _ in range(250):
        broken = json.loads(json.dumps(data))
        spot: Any = broken
        while True:
            key = chance.choice(list(spot) if isinstance(spot, dict) else range(len(spot)))
            if isinstance(spot[key], dict | list) and spot[key] and chance.random() < 0.7:
                spot = spot[key]
                continue
            spot[key] = chance.choice(strange)
            break
        for act in (this.scene, this.tools, this.fields, partial(this.move, piece=piece, cell="a1")):
            with suppress(PositionError):
                act(broken)


def test_recess_children_meet() -> None:
    """R3.4: two children of two players on an open square fight, led by who came last; a third is named as too many."""
    this, game = editor("recess"), registry.game("recess")
    data = this.move(this.move(midgame("recess", 0), "red-B1", "d5"), "blue-B1", "d5")
    assert data["fights"] == [{"square": "d5", "attacker": "1B1", "victim": "0B1"}]
    game.load(data)
    with pytest.raises(PositionError) as found:
        game.load(this.move(data, "green-B1", "d5"))
    assert found.value.squares == ("d5",)
    freed = this.use(data, "detain", "d5")
    assert (freed["fights"], freed["detained"]) == ([], ["1B1"])
    assert game.load(freed).to_json() == freed
    turned = this.change(this.use(data, "lead", "d5"), "player", 0)
    assert (turned["phase"], turned["player"]) == ("stay", 0), "who leads a fight decides first"


def test_recess_refusals_are_about_the_piece_that_was_moved() -> None:
    """R1.3, R1.6: from the entrance, where many stand, onto equipment or into the others' entrance."""
    this, data = editor("recess"), midgame("recess", 0)
    for cell, rule in (("c9", "R1.3"), ("boys", "R1.6")):
        assert cell not in this.places(data, "green-G1")
        with pytest.raises(PositionError) as found:
            this.move(data, "green-G1", cell)
        assert found.value.rule == rule
        assert "Red" not in str(found.value)


@pytest.mark.parametrize(
    ("language", "place"),
    [
        ("en", "the boys’ entrance"),
        ("fr", "l’entrée des garçons"),
        ("de", "Eingang für Jungen"),
        ("ja", "男の子用エントランス"),
    ],
)
def test_recess_entrances_are_called_by_their_names(language: Language, place: str) -> None:
    """Nobody who asks is told of `boys`, which is the name that programs have for it."""
    with pytest.raises(PositionError) as refused:
        editor("recess").use(midgame("recess", 0), "off", "boys")
    assert place in say(refused.value.phrase, language, registry.game("recess"))


def test_cerocle_pieces_come_from_the_reserves() -> None:
    """C1.3: what stands on the board is missing in a reserve; an empty reserve gives nothing; a circle is shown."""
    this, game = editor("cerocle"), registry.game("cerocle")
    data = this.use(midgame("cerocle", 0), "brown", "e5")
    assert [each["own"] for each in data["reserves"]] == [19, 20]
    data = this.use(data, "green", "e5")
    assert [each["own"] for each in data["reserves"]] == [20, 19]
    ring = data
    for cell in ("d4", "d5", "e4", "e6", "f5", "f6"):
        ring = this.use(ring, "brown", cell)
    with pytest.raises(PositionError) as found:
        game.load(ring)
    assert sorted(found.value.squares) == ["d4", "d5", "e4", "e6", "f5", "f6"]
    empty = this.change(data, "own-0", 0)
    with pytest.raises(PositionError) as found:
        this.use(empty, "brown", "a1")
    assert found.value.phrase.key == "position-edit-none-left"


@pytest.mark.parametrize(
    ("language", "square", "entrance"),
    [
        ("en", "Nothing on d4 can be changed that way.", "Nothing in the boys’ entrance can be changed that way."),
        ("fr", "Ce choix ne changerait rien en d4.", "Ce choix ne changerait rien à l’entrée des garçons."),
        ("de", "Damit lässt sich auf d4 nichts ändern.", "Damit lässt sich im Eingang für Jungen nichts ändern."),
        ("ja", "d4には、それができる相手がいません。", "男の子用エントランスには、それができる相手がいません。"),
    ],
)
def test_a_tool_with_nothing_to_do_says_where(language: Language, square: str, entrance: str) -> None:
    """On a square or in an entrance, as the language says it."""
    game, data = registry.game("recess"), midgame("recess", 0)
    for cell, told in (("d4", square), ("boys", entrance)):
        with pytest.raises(PositionError) as refused:
            editor("recess").use(data, "lead", cell)
        assert say(refused.value.phrase, language, game) == told
