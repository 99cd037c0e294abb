"""Which rule a refusal names: each row of the law's table."""

import random

import pytest

from preau.games.api import GameOver, IllegalMove, NotationError
from preau.games.cerocle import GAME
from preau.games.cerocle.rules import refusals
from tests.games.cerocle.positions import TEN_BROWN, play, position, random_games, refusal, relocating, texts

THREE = {
    "brown": "a1 a3 a5 b2 b4 c1 c7 d8 e9 g3 h4 i5 i7 i9 h9 g9 e1",
    "green": "a4 b1 b3 b6 c3 c5 d3 d6 e3 e7 f4 f7 g5 g6 g7 h7",
    "white": "b5 c2 c4 c6 d1 d5 d7 e2 e8 f3 f5 f8 g4 g8 h5 h8 i6",
}


@pytest.mark.parametrize(
    ("move", "key", "squares"),
    [
        ("e5-e6", "refusal-reserve-not-empty", ()),
        ("e5-e5", "refusal-reserve-not-empty", ()),
        ("xe5", "refusal-reserve-not-empty", ()),
        ("e5", "refusal-occupied", ("e5",)),
        ("n:e5", "refusal-occupied", ("e5",)),
        ("n:a1", "refusal-no-neutral-left", ()),
    ],
)
def test_placing(move: str, key: str, squares: tuple[str, ...]) -> None:
    """C3.1: anything but placing while the reserve is not empty; an occupied space; no such piece left."""
    assert refusal(position("e5", "d4", "c3"), move) == ("illegal", "C3.1", key, squares)


def test_no_own_piece_left() -> None:
    """C3.1: an own piece when only neutrals are left."""
    now = position(TEN_BROWN, players=4, own=[0, 10, 10, 10], neutral=[8, 0, 0, 0])
    assert refusal(now, "e5") == ("illegal", "C3.1", "refusal-no-own-left", ())


@pytest.mark.parametrize("move", ["e6", "n:e6", "a1"])
def test_placing_with_an_empty_reserve(move: str) -> None:
    """C3.2: placing with an empty reserve."""
    assert refusal(relocating(), move) == ("illegal", "C3.2", "refusal-reserve-empty", ())


def test_first_piece() -> None:
    """C3.4: the first piece with start=fair, and the spaces where it may go."""
    code, rule, key, squares = refusal(position(start="fair", neutral=[4, 4]), "n:e5")
    assert (code, rule, key, len(squares)) == ("illegal", "C3.4", "refusal-first-piece", 12)


def test_neutral_with_three() -> None:
    """C1.3: a neutral with three players, whatever else is wrong."""
    for now in (GAME.new(players=3), play(position("a1 a2 a3 a4", "b2", players=3), "a5")):
        assert refusal(now, "n:e5") == ("illegal", "C1.3", "refusal-no-neutrals", ())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("move", "key", "squares"),
    [
        ("e5", "refusal-exchange-first", ()),
        ("n:e5", "refusal-exchange-first", ()),
        ("a1-e5", "refusal-exchange-first", ()),
        ("xa1", "refusal-exchange-first", ()),
        ("a1~a3", "refusal-not-neighbours", ("a1", "a3")),
        ("a1~a1", "refusal-no-partner", ("a1",)),
        ("a1~a2", "refusal-same-colour", ("a1", "a2")),
        ("a1~b1", "refusal-exchange-empty", ("b1",)),
        ("g7~g8", "refusal-exchange-empty", ("g7", "g8")),
    ],
)
def test_exchanging(move: str, key: str, squares: tuple[str, ...]) -> None:
    """C4.3: anything but an exchange or done; not neighbours, same colour, an empty space."""
    now = play(position("a1 a2 a3 a4", "b2"), "a5")
    assert refusal(now, move) == ("illegal", "C4.3", key, squares)


@pytest.mark.parametrize("move", ["done", "d4~e5", "a1~a2"])
def test_none_in_hand(move: str) -> None:
    """C4.5: an exchange or done with none in hand, be the reserve empty or not."""
    for now in (position("e5", "d4"), relocating()):
        assert refusal(now, move) == ("illegal", "C4.5", "refusal-none-in-hand", ())


@pytest.mark.parametrize(
    ("move", "key", "squares"),
    [
        ("e6-e7", "refusal-nothing-there", ("e6",)),
        ("b1-e7", "refusal-not-yours", ("b1",)),
        ("a1-a1", "refusal-same-space", ("a1",)),
        ("a1-b1", "refusal-goal-occupied", ("b1",)),
    ],
)
def test_relocating(move: str, key: str, squares: tuple[str, ...]) -> None:
    """C5.1: not one's to relocate; the goal is occupied or where it came from."""
    assert refusal(relocating(), move) == ("illegal", "C5.1", key, squares)


def test_banned() -> None:
    """C5.2: the way back."""
    now = relocating(bans=[None, None, None, ["e5", "f4"]])
    assert refusal(now, "e5-f4") == ("illegal", "C5.2", "refusal-banned", ("e5", "f4"))


def test_banned_way_that_is_blocked() -> None:
    """C5.1: where the way back is occupied, that is what a player is told."""
    assert refusal(relocating(bans=[["e5", "a1"], None, None, None]), "e5-a1")[1] == "C5.1"


@pytest.mark.parametrize(("move", "key"), [("xa1", "refusal-take-not-neutral"), ("xe6", "refusal-take-nothing")])
def test_taking_what_is_not_neutral(move: str, key: str) -> None:
    """C6.1: only neutrals can be taken."""
    assert refusal(relocating(), move) == ("illegal", "C6.1", key, (move[1:],))


def test_taking_too_often() -> None:
    """C6.1: the limit is reached."""
    now = relocating(taken=[["white", "white"], [], [], []])
    assert refusal(now, "xe5") == ("illegal", "C6.1", "refusal-take-limit", ("e5",))


@pytest.mark.parametrize(
    ("move", "key"),
    [("xa1", "refusal-take-own"), ("xa4", "refusal-take-again"), ("xe5", "refusal-take-nothing")],
)
def test_taking_with_three(move: str, key: str) -> None:
    """C6.5: not an opposing piece, or the second from one opponent."""
    now = position(**THREE, players=3, taken=[["green"], [], []])
    assert refusal(now, move) == ("illegal", "C6.5", key, (move[1:],))


@pytest.mark.parametrize("move", ["e5", "done", "nonsense", ""])
def test_game_over(move: str) -> None:
    """When the game is over, that is the answer, whatever the text."""
    after = play(position("d4 d5 e4 e6 f5"), "f6")
    with pytest.raises(GameOver):
        after.parse(move)


@pytest.mark.parametrize(
    "text",
    [
        *("", "E5", "e5 ", " e5", "e0", "e10", "j1", "n:", "x", "xx1", "n:n:e5", "e5-", "-e5", "e5-e6-e7", "e5~j9"),
        *("e6~e5", "e5~", "Done", "pass", "e05", "e5\n", "é5", "e٥", "n e5", "xe5~e6", "e5-e6~e7", "e5>e6", "\ud800"),
    ],
)
def test_bad_notation(text: str) -> None:
    """Text of the wrong shape, an unknown space, or an exchange not in board order is no move at all."""
    for now in (GAME.new(), relocating(), play(position("a1 a2 a3 a4", "b2"), "a5")):
        with pytest.raises(NotationError) as refused:
            now.parse(text)
        assert refused.value.rule is None
        str(refused.value).encode("utf-8", "replace")


def test_board_order_of_two_digits() -> None:
    """An exchange of f9 and f10 is written f9~f10, since numbers count as numbers."""
    now = GAME.new(side=6)
    assert refusal(now, "f9~f10")[0] == "illegal"  # type: ignore[arg-type]
    assert refusal(now, "f10~f9")[2] == "refusal-notation-order"  # type: ignore[arg-type]


def test_every_move_is_legal_or_refused_with_a_rule() -> None:
    """In positions of random games, a well-formed move is either listed and accepted, or refused with a rule."""
    chance = random.Random(3)
    for options in ({}, {"players": 3}, {"players": 4, "relocate": "any"}, {"start": "fair", "relocate": "own"}):
        for now in random_games(1, seed=11, **options):
            if now.over:
                continue
            listed = set(texts(now))
            for text in chance.sample(now.setup.board.texts, 40):
                if text in listed:
                    assert now.text(now.parse(text)) == text
                    continue
                with pytest.raises(IllegalMove) as refused:
                    now.parse(text)
                assert refused.value.rule is not None
                assert set(refused.value.squares) <= set(now.setup.board.names)


def test_refusals_are_only_about_what_is_illegal() -> None:
    """A refusal quotes the move and the position."""
    with pytest.raises(IllegalMove, match="cerocle 2,5") as refused:
        position("e5").play("e5")
    assert isinstance(refused.value.phrase.args["space"], str)
    assert refusals.Refusal("C1.1", refused.value.phrase).squares == ()
