"""C5: relocating."""

import pytest

from tests.games.cerocle.positions import TEN_BROWN, TEN_GREEN, effects, play, position, relocating, texts


def test_C5_1_whose_pieces() -> None:
    """C5.1: own and neutral by default; own alone, or all, by option."""
    pieces = {
        option: {text[:2] for text in texts(relocating(relocate=option)) if "-" in text}
        for option in ("own_or_neutral", "own", "any")
    }
    own = set(TEN_BROWN.split())
    assert pieces == {"own_or_neutral": own | {"e5"}, "own": own, "any": own | {"e5"} | set(TEN_GREEN.split())}


@pytest.mark.parametrize(("option", "colours"), [("own_or_neutral", {"white"}), ("any", {"brown", "green", "white"})])
def test_C5_1_whose_pieces_with_three(option: str, colours: set[str]) -> None:
    """C5.1: with three players there are no neutrals: own pieces, or any."""
    brown = "a1 a3 a5 b2 b4 c1 c7 d8 e9 g3 h4 i5 i7 i9 h9 g9 e1"
    green = "a2 a4 b1 b3 b6 c3 c5 d3 d6 e3 e7 f4 f7 g5 g6 g7 h7"
    white = "b5 c2 c4 c6 d1 d5 d7 e2 e8 f3 f5 f8 g4 g8 h5 h8 i6"
    now = position(brown, green, white, players=3, turn=3, relocate=option)
    board = now.to_json()["board"]
    assert {board[text[:2]] for text in texts(now) if "-" in text} == colours


def test_C5_2_no_take_back() -> None:
    """C5.2: until the player has acted again, no one may go back; the player's next action may not either."""
    now = relocating(own=[0, 0, 10, 10], neutral=[0, 0, 0, 7])
    after = play(now, "e5-e6")
    assert after.to_json()["bans"] == [["e6", "e5"], None, None, None]
    assert "e6-e5" not in texts(after)
    assert "e6-e4" in texts(after)
    assert effects(now, "e5-e6") == [("C5.2", "effect-ban")]
    round_later = play(after, "b1-c2", "g5", "f2")
    assert round_later.player == 0
    assert "e6-e5" not in texts(round_later)
    assert play(round_later, "a1-b3").to_json()["bans"][0] == ["b3", "a1"]


def test_C5_2_ban_ends_when_the_piece_leaves() -> None:
    """C5.2: gone for good as soon as the piece leaves, even if one comes back."""
    now = play(relocating(), "e5-e6", "e6-f4")
    assert now.to_json()["bans"] == [None, ["f4", "e6"], None, None]


def test_C5_2_ban_ends_with_any_next_action() -> None:
    """C5.2: with the next action the ban gives way, here to none."""
    now = position("e5", "d4", "c3", bans=[["e5", "a1"], ["d4", "a2"]], neutral=[3, 4])
    assert play(now, "b1").to_json()["bans"] == [None, ["d4", "a2"]]


def test_C5_2_ban_ends_by_taking() -> None:
    """C5.2: a taking lifts the bans of all pieces that leave, and the taker's."""
    now = relocating(
        brown="e4 a2 a4 a5 c7 d8 e9 g3 h4 i5",
        bans=[["a2", "a1"], ["b1", "c2"], ["e4", "c4"], ["e5", "f4"]],
    )
    assert play(now, "xe5").to_json()["bans"] == [None, ["b1", "c2"], None, None]


def test_C5_2_ban_ends_by_exchange() -> None:
    """C5.2: an exchange is not banned and lifts the ban of a piece that it moves."""
    now = relocating(brown="e1 e2 e3 e4 a1 a3 i5 i6 g3 h4", white="f5")
    line = play(now, "a1-e5")
    assert line.to_json()["bans"][0] == ["e5", "a1"]
    assert play(line, "e5~f5").to_json()["bans"] == [None] * 4
    assert play(line, "done").to_json()["bans"][0] == ["e5", "a1"]


def test_C5_2_equal_bans_count_once() -> None:
    """C5.2: two players' bans of the same way leave the other ways alone."""
    now = relocating(bans=[["e5", "f4"], None, ["e5", "f4"], ["e5", "c3"]])
    assert len(now.legal()) == 11 * 40 + 1 - 2
    assert not {"e5-f4", "e5-c3"} & set(texts(now))
