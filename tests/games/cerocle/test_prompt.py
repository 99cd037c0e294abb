"""What a player of Cerocle is asked for, step by step."""

from __future__ import annotations

from preau.games.cerocle import GAME
from tests.games.cerocle.positions import play, position, relocating


def test_placing() -> None:
    """A piece of one's own at once, a neutral one after its button."""
    start = GAME.new()
    assert str(start.prompt()) == "Place one of your pieces on an empty space, or choose a neutral piece instead."
    assert str(start.prompt(["neutral"])).startswith("Place the neutral piece on an empty space. It can be the joker")
    assert str(start.prompt(["e5"])) == "Brown places a piece on e5."
    assert str(GAME.new(players=3).prompt()) == "Place one of your pieces on an empty space."
    assert "two steps from the centre" in str(GAME.new(start="fair").prompt())


def test_relocating_and_taking() -> None:
    """With an empty reserve one relocates or takes."""
    late = relocating()
    assert str(late.prompt()) == "Relocate one of your pieces or a neutral one, or take a piece off the board."
    assert str(late.prompt(["e5"])) == "Which empty space should the neutral piece on e5 go to?"
    assert str(late.prompt(["take"])).startswith("Which neutral piece will you take?")


def test_exchanging() -> None:
    """How many exchanges are in hand; then with which neighbour."""
    line = play(position("a1 a2 a3 a4", "b1"), "a5")
    assert str(line.prompt()) == (
        "Exchange two neighbouring pieces of different colours (one exchange left), or choose “Done” to end your turn."
    )
    assert str(line.prompt(["b1"])) == "Which neighbour will you exchange with the green piece on b1?"


def test_the_end() -> None:
    """When over, what ended it."""
    won = play(position("d4 d5 e4 e6 f5"), "f6")
    assert str(won.prompt()) == str(won.outcome.why[-1].phrase if won.outcome else "")
    assert "wins" in str(won.prompt())
