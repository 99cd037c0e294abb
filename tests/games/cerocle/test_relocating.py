"""C3, C5 and C7: turns, relocating, and the draw."""

import pytest

from tests.games.cerocle.positions import TEN_BROWN, TEN_GREEN, effects, play, position, random_games, relocating, texts


def test_placing_own_or_neutral_on_any_empty_space() -> None:
    """C3.1: while the reserve is not empty, every empty space is offered for each kind of piece in it."""
    now = position("e5", "d4", neutral=[4, 4])
    assert len(now.legal()) == 2 * 59
    assert texts(now) == sorted(texts(now))
    only_neutrals = position(TEN_BROWN, players=4, own=[0, 10, 10, 10], neutral=[8, 0, 0, 0])
    assert all(text.startswith("n:") for text in texts(only_neutrals))


def test_empty_reserve_relocates_or_takes() -> None:
    """C3.2: with an empty reserve there are relocations and takings, and nothing else."""
    now = relocating()
    assert {("-" in text, text[0] == "x") for text in texts(now)} == {(True, False), (False, True)}
    assert len(now.legal()) == 11 * 40 + 1


def test_pieces_that_come_back_are_placed_again() -> None:
    """C3.2: a player who gets pieces back places again."""
    now = relocating(brown="e4 a2 a4 a5 c7 d8 e9 g3 h4 i5")
    after = play(now, "xe5", "b1-c2", "g5", "f2")
    assert after.to_json()["reserves"][0] == {"own": 1, "neutral": 0}
    assert all(len(text) == 2 for text in texts(after))


def test_fair_start() -> None:
    """C3.4: with start=fair the first piece, own or neutral, goes two steps from the centre, the second anywhere."""
    start = position(start="fair", neutral=[4, 4])
    ring = ["c3", "c4", "c5", "d3", "d6", "e3", "e7", "f4", "f7", "g5", "g6", "g7"]
    assert texts(start) == sorted([*ring, *(f"n:{space}" for space in ring)])
    assert "e5" in texts(play(start, "c3"))


def test_fair_start_is_about_the_first_piece_alone() -> None:
    """C3.4: a board emptied by a taking is not a start."""
    assert len(position(start="fair", turn=3, taken=[["white"], []]).legal()) == 61


def test_whose_pieces() -> None:
    """C5.1: own and neutral by default; own alone, or all, by option."""
    pieces = {
        option: {text[:2] for text in texts(relocating(relocate=option)) if "-" in text}
        for option in ("own_or_neutral", "own", "any")
    }
    own = set(TEN_BROWN.split())
    assert pieces == {"own_or_neutral": own | {"e5"}, "own": own, "any": own | {"e5"} | set(TEN_GREEN.split())}


@pytest.mark.parametrize(("option", "colours"), [("own_or_neutral", {"white"}), ("any", {"brown", "green", "white"})])
def test_whose_pieces_with_three(option: str, colours: set[str]) -> None:
    """C5.1: with three players there are no neutrals: own pieces, or any."""
    brown = "a1 a3 a5 b2 b4 c1 c7 d8 e9 g3 h4 i5 i7 i9 h9 g9 e1"
    green = "a2 a4 b1 b3 b6 c3 c5 d3 d6 e3 e7 f4 f7 g5 g6 g7 h7"
    white = "b5 c2 c4 c6 d1 d5 d7 e2 e8 f3 f5 f8 g4 g8 h5 h8 i6"
    now = position(brown, green, white, players=3, turn=3, relocate=option)
    board = now.to_json()["board"]
    assert {board[text[:2]] for text in texts(now) if "-" in text} == colours


def test_no_take_back() -> None:
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


def test_ban_ends_when_the_piece_leaves() -> None:
    """C5.2: gone for good as soon as the piece leaves, even if one comes back."""
    now = play(relocating(), "e5-e6", "e6-f4")
    assert now.to_json()["bans"] == [None, ["f4", "e6"], None, None]


def test_ban_ends_with_any_next_action() -> None:
    """C5.2: with the next action the ban gives way, here to none."""
    now = position("e5", "d4", "c3", bans=[["e5", "a1"], ["d4", "a2"]], neutral=[3, 4])
    assert play(now, "b1").to_json()["bans"] == [None, ["d4", "a2"]]


def test_ban_ends_by_taking() -> None:
    """C5.2: a taking lifts the bans of all pieces that leave, and the taker's."""
    now = relocating(
        brown="e4 a2 a4 a5 c7 d8 e9 g3 h4 i5",
        bans=[["a2", "a1"], ["b1", "c2"], ["e4", "c4"], ["e5", "f4"]],
    )
    assert play(now, "xe5").to_json()["bans"] == [None, ["b1", "c2"], None, None]


def test_ban_ends_by_exchange() -> None:
    """C5.2: an exchange is not banned and lifts the ban of a piece that it moves."""
    now = relocating(brown="e1 e2 e3 e4 a1 a3 i5 i6 g3 h4", white="f5")
    line = play(now, "a1-e5")
    assert line.to_json()["bans"][0] == ["e5", "a1"]
    assert play(line, "e5~f5").to_json()["bans"] == [None] * 4
    assert play(line, "done").to_json()["bans"][0] == ["e5", "a1"]


def test_equal_bans_count_once() -> None:
    """C5.2: two players' bans of the same way leave the other ways alone."""
    now = relocating(bans=[["e5", "f4"], None, ["e5", "f4"], ["e5", "c3"]])
    assert len(now.legal()) == 11 * 40 + 1 - 2
    assert not {"e5-f4", "e5-c3"} & set(texts(now))


def test_quiet_counts_relocations() -> None:
    """C7.2: one more with each relocation, back to 0 on a placement or a taking."""
    now = play(relocating(), "e5-e6")
    assert now.quiet == 1
    assert play(now, "b1-c2").quiet == 2
    assert play(now, "b1-c2", "g5").quiet == 0
    assert play(now, "xe6").quiet == 0


def test_draw() -> None:
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


def test_draw_comes_after_exchanges() -> None:
    """C7.2: the draw is declared after the exchanges of the turn."""
    now = relocating(brown="e1 e2 e3 e4 a1 a3 i5 i6 g3 h4", white="f5", quiet=1, quiet_turns=3)
    line = play(now, "a1-e5")
    assert line.phase == "exchange"
    assert play(line, "done").phase == "over"
    assert play(line, "e5~f5").to_json()["result"]["reason"] == "quiet"


def test_circle_comes_before_the_draw() -> None:
    """C7.2: a circle comes first."""
    now = relocating(
        brown="d4 d5 e4 e6 f5 a1 a3 i5 i7 a5", green="b1 b2 c1 d1 b6 b5 h9 h4 i8 h8", quiet=1, quiet_turns=3
    )
    assert play(now, "a1-f6").to_json()["result"]["reason"] == "circle"


def test_quiet_zero_counts_on() -> None:
    """C7.2: with quiet=0 nothing is ever drawn, and the count goes on."""
    now = play(relocating(quiet=0, quiet_turns=5000), "e5-e6")
    assert (now.quiet, now.over) == (5001, False)


def test_every_random_game_ends() -> None:
    """C7.1, C7.2: random games end, by a circle or by a draw, and positions come through JSON unchanged."""
    for options in ({"quiet": 3}, {"players": 3}, {"players": 4, "encircled": "out"}, {"side": 6, "relocate": "any"}):
        for now in random_games(2, seed=7, **options):
            again = type(now).game.load(now.to_json())
            assert again == now
            assert hash(again) == hash(now)
            assert list(again.legal()) == list(now.legal())
