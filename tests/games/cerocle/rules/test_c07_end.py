"""C7: the end."""

import pytest

from preau.games.cerocle import GAME
from tests.games.cerocle.positions import effects, play, random_games, relocating, texts


def test_C7_2_quiet_counts_relocations() -> None:
    """C7.2: one more with each relocation, back to 0 on a placement or a taking."""
    now = play(relocating(), "e5-e6")
    assert now.quiet == 1
    assert play(now, "b1-c2").quiet == 2
    assert play(now, "b1-c2", "g5").quiet == 0
    assert play(now, "xe6").quiet == 0


def test_C7_2_draw() -> None:
    """C7.2: after `quiet` rounds the game is drawn at the end of the turn; the last mover stays."""
    now = relocating(quiet=1, quiet_turns=3)
    after = play(now, "e5-e6")
    json = after.to_json()
    assert json["result"] == {"winners": [], "reason": "quiet", "circles": []}
    assert (json["turn"], json["player"], json["phase"], json["quiet"]) == (5, 0, "over", 4)
    assert json["bans"][0] == ["e6", "e5"]
    assert effects(now, "e5-e6")[-1] == ("C7.2", "effect-quiet")
    assert after.outcome is not None
    assert after.outcome.winners == ()


def test_C7_2_draw_comes_after_exchanges() -> None:
    """C7.2: the draw is declared after the exchanges of the turn."""
    now = relocating(brown="e1 e2 e3 e4 a1 a3 i5 i6 g3 h4", white="f5", quiet=1, quiet_turns=3)
    line = play(now, "a1-e5")
    assert line.phase == "exchange"
    assert play(line, "done").phase == "over"
    assert play(line, "e5~f5").to_json()["result"]["reason"] == "quiet"


def test_C7_2_circle_comes_before_the_draw() -> None:
    """C7.2: a circle comes first."""
    now = relocating(
        brown="d4 d5 e4 e6 f5 a1 a3 i5 i7 a5", green="b1 b2 c1 d1 b6 b5 h9 h4 i8 h8", quiet=1, quiet_turns=3
    )
    assert play(now, "a1-f6").to_json()["result"]["reason"] == "circle"


def test_C7_2_quiet_zero_counts_on() -> None:
    """C7.2: with quiet=0 nothing is ever drawn, and the count goes on."""
    now = play(relocating(quiet=0, quiet_turns=5000), "e5-e6")
    assert (now.quiet, now.over) == (5001, False)


@pytest.mark.slow
def test_C7_1_C7_2_every_random_game_ends() -> None:
    """C7.1, C7.2: random games end, by a circle or by a draw, and positions come through JSON unchanged."""
    for options in ({"quiet": 3}, {"players": 3}, {"players": 4, "encircled": "out"}, {"side": 6, "relocate": "any"}):
        for now in random_games(2, seed=7, **options):
            again = type(now).game.load(now.to_json())
            assert again == now
            assert hash(again) == hash(now)
            assert list(again.legal()) == list(now.legal())


def test_C7_3_no_chance_and_nothing_hidden() -> None:
    """C7.3: the exchange form has everything there is, and one line of moves leads to one position."""
    for now in random_games(2, quiet=2):
        again = GAME.load(now.to_json())
        assert again == now
        assert texts(again) == texts(now)
