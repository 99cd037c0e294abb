"""Threats of every game that knows some: their cells, words and rules exist, and the position is left as it was."""

from __future__ import annotations

import random

import pytest

from preau.games.api import Game, Phrase
from preau.games.threats import Threat, threats_of
from preau.words import LANGUAGES, find_rule, has_message, say
from tests.support import shelf

KNOWING = [game for game in shelf() if threats_of(game.package) is not None]


def variants(game: Game) -> list[int]:
    return [int(value) for option in game.options if option.name == "players" for value in option.values]


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in KNOWING for players in variants(game)],
    ids=lambda value: value.name if isinstance(value, Game) else str(value),
)
def test_threats_are_sound(game: Game, players: int) -> None:
    """Along a random game: seats that exist, cells of the scene, a sentence in four languages, a rule of the book."""
    find = threats_of(game.package)
    assert find is not None
    chance, position, met = random.Random(7), game.new(players=players), dict[str, Threat]()
    for _ in range(150):
        if position.over:
            assert find(position) == ()
            position = game.new(players=players)
        before = str(position)
        found = find(position)
        assert str(position) == before
        cells = {cell.id for cell in position.scene().cells}
        for threat in found:
            assert threat.seat is None or 0 <= threat.seat < players
            assert threat.seat not in threat.against
            assert set(threat.cells) <= cells
            met[threat.phrase.key] = threat
        position = position.apply(chance.choice(position.legal()))
    assert met
    for threat in met.values():
        for language in LANGUAGES:
            assert has_message(threat.phrase.key, language, game)
            assert "{" not in say(threat.phrase, language, game)
        assert threat.rule is None or find_rule(game, threat.rule, "en").text


def test_a_game_may_have_none() -> None:
    assert threats_of("tests.play") is None


def test_whom_a_threat_concerns() -> None:
    """Those it is against, else all but the one who threatens."""
    aimed = Threat(1, (), Phrase("x"), against=(0,))
    assert (aimed.concerns((0,)), aimed.concerns((2,)), aimed.concerns((1, 0))) == (True, False, False)
    assert Threat(1, (), Phrase("x")).concerns((2,))
    assert not Threat(1, (), Phrase("x")).concerns((1,))


def test_a_threat_stays_the_same_by_its_name() -> None:
    """On other squares, too; without a name, by what is said; and never somebody else's."""
    here, there = Threat(1, ("a1",), Phrase("x"), name="pair"), Threat(1, ("b1",), Phrase("y"), name="pair")
    assert here.is_same(there)
    assert not here.is_same(Threat(2, ("a1",), Phrase("x"), name="pair"))
    assert Threat(1, (), Phrase("x")).is_same(Threat(1, ("c1",), Phrase("x")))
    assert not Threat(1, (), Phrase("x")).is_same(Threat(1, (), Phrase("y")))
