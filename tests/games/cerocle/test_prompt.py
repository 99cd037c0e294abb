"""What a player of Cerocle is asked for, step by step."""

from __future__ import annotations

from preau.games.api import Phrase, Position
from preau.games.cerocle import GAME
from tests.games.cerocle.positions import play, position, relocating


def test_placing() -> None:
    """A piece of one's own at once, a neutral one after its button."""
    start = GAME.new()
    assert str(start.prompt()) == "Place one of your pieces on an empty space, or choose a neutral piece instead."
    assert str(start.prompt(["neutral"])).endswith("There it belongs to nobody and may help anybody, an opponent too.")
    assert str(start.prompt(["e5"])) == "Brown places a piece on e5."
    assert str(GAME.new(players=3).prompt()) == "Place one of your pieces on an empty space."
    assert "two steps from the centre" in str(GAME.new(start="fair").prompt())


def test_relocating_and_taking() -> None:
    """With an empty reserve one relocates or takes."""
    late = relocating()
    own = "Relocate a piece of your colour"
    assert str(late.prompt()) == f"{own} or a neutral one, or take a neutral piece off the board."
    three = Phrase("prompt-relocate", {"whose": "own", "take": "yes", "players": 3})
    assert str(three) == f"{own}, or take an opponent’s piece off the board."
    assert str(late.prompt(["e5"])) == "Which empty space should the neutral piece on e5 go to?"
    assert str(late.prompt(["take"])).startswith("Which neutral piece will you take?")
    assert str(late.prompt(["take"])).endswith("and neutral ones go to your opponents’ reserves.")


def test_exchanging() -> None:
    """How many exchanges are in hand; then with which neighbour."""
    line = play(position("a1 a2 a3 a4", "b1"), "a5")
    assert str(line.prompt()) == (
        "Your line of five gives you one exchange. Choose two neighbouring pieces of different colours,"
        " or “Done” to end your turn."
    )
    assert str(line.prompt(["b1"])) == "Which neighbour should trade places with the green piece on b1?"


def test_advice_speaks_to_who_is_to_move() -> None:
    """A move as a hint tells it: what to do, not what a colour does."""

    def advice(now: Position, move: str) -> str:
        return str(now.advice(now.parse(move)))

    start, line, late = GAME.new(), play(position("a1 a2 a3 a4", "b1"), "a5"), relocating()
    assert advice(start, "e5") == "Place one of your pieces on e5."
    assert advice(start, "n:e5") == "Place a neutral piece on e5."
    assert advice(line, "a1~b1") == "Exchange your piece on a1 with the green piece on b1."
    assert advice(line, "done") == "Choose “Done”."
    take = next(text for text in map(late.text, late.legal()) if text.startswith("x"))
    assert advice(late, take) == f"Take the neutral piece on {take[1:]}."
    move = next(text for text in map(late.text, late.legal()) if text.startswith("e5-"))
    assert advice(late, move) == f"Relocate the neutral piece from e5 to {move[3:]}."


def test_the_end() -> None:
    """When over, what ended it."""
    won = play(position("d4 d5 e4 e6 f5"), "f6")
    assert str(won.prompt()) == str(won.outcome.why[-1].phrase if won.outcome else "")
    assert "wins" in str(won.prompt())
