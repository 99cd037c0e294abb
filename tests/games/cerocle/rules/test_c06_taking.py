"""C6: taking."""

from tests.games.cerocle.positions import effects, play, position, relocating, texts

# Two players with everything on the board, brown to move: no circle, no line.
BROWN = "a1 a2 a4 a5 b3 c1 c7 d2 d8 e5 e9 f3 f8 g3 g9 h4 h6 i5 i7 i9"
GREEN = "a3 b1 b2 b4 b6 c3 c5 d1 d5 d7 e2 e8 f4 f6 g5 g8 h7 h9 i6 i8"
WHITE = "d4 e4 f5 c4 b5 g7 f9 e1"


def test_C6_1_C6_2_taken_neutral_is_out() -> None:
    """C6.1, C6.2: the neutral is out, its neighbours go back to their owners, the taker's own too."""
    now = position(BROWN, GREEN, WHITE)
    after = play(now, "xf5")
    json = after.to_json()
    assert json["taken"] == [["white"], []]
    assert not {"f5", "e4", "e5", "f4", "f6", "g5", "g6"} & set(json["board"])
    assert json["reserves"] == [{"own": 1, "neutral": 0}, {"own": 3, "neutral": 1}]
    assert (json["player"], json["turn"], json["quiet"]) == (1, 2, 0)
    assert effects(now, "xf5") == [
        ("C6.1", "effect-taken"),
        ("C6.2", "effect-returned"),
        ("C6.2", "effect-returned"),
        ("C6.3", "effect-neutrals"),
    ]


def test_C6_3_encircled_out() -> None:
    """C6.3: with encircled=out neutrals among the neighbours leave the game, and count towards nobody's limit."""
    now = position(BROWN, GREEN, WHITE, encircled="out")
    after = play(now, "xf5").to_json()
    assert after["reserves"] == [{"own": 1, "neutral": 0}, {"own": 3, "neutral": 0}]
    assert after["taken"] == [["white"], []]
    assert ("C6.3", "effect-neutrals-out") in effects(now, "xf5")
    assert type(now).game.load(after).to_json() == after
    lonely = position(BROWN, GREEN, WHITE, encircled="out")
    assert ("C6.3", "effect-neutrals-out") not in effects(lonely, "xf9")


def test_C6_1_limit() -> None:
    """C6.1: four takings each with two players, then there are none."""
    board = (BROWN, GREEN, "d4 e4 c4 b5")
    assert not [text for text in texts(position(*board, taken=[["white"] * 4, []])) if text[0] == "x"]
    assert len([text for text in texts(position(*board, taken=[["white"] * 3, ["white"]])) if text[0] == "x"]) == 4


def test_C6_1_limit_of_four_players() -> None:
    """C6.1: two takings each with four players."""
    assert "xe5" in texts(relocating(taken=[["white"], [], [], []]))
    assert "xe5" not in texts(relocating(taken=[["white"] * 2, [], [], []]))


def test_C6_4_dealing_to_the_team() -> None:
    """C6.4: dealt in turn, the mover last, passing over whoever holds ten; neutrals to the opponents in turn."""
    now = relocating(
        brown="e4 d4 d5 a5 c7 d8 e9 g3 h4 i5",
        green="f5 f6 c1 d1 b6 b5 h9 i9 i8 h8",
        white="e5 e6",
    )
    after = play(now, "xe5").to_json()["reserves"]
    assert [each["own"] for each in after] == [3, 2, 10, 10]
    assert [each["neutral"] for each in after] == [0, 1, 0, 6]
    assert {rule for rule, _ in effects(now, "xe5")} == {"C6.1", "C6.4"}


def test_C6_4_dealing_alternates() -> None:
    """C6.4: one by one, starting with the partner, and with the next opponent."""
    now = relocating(
        brown="e4 d4 d5 a5 c7 d8 e9 g3 h4 i5 a1 a3",
        green="f5 f6 c1 d1 b6 b5 h9 i9 i8 h8 b1 b3",
        white="e5 e6",
        own=[0, 4, 8, 4],
        neutral=[0, 3, 0, 3],
    )
    after = play(now, "xe5").to_json()["reserves"]
    assert [each["own"] for each in after] == [1, 5, 10, 5]
    assert [each["neutral"] for each in after] == [0, 4, 0, 3]


def test_C6_5_three_players_take_opposing_pieces() -> None:
    """C6.5: any opposing piece, once from each opponent; it stays with the taker, its neighbours go back."""
    brown = "a1 a3 a5 b2 b4 c1 c7 d8 e9 g3 h4 i5 i7 i9 h9 g9 e1"
    green = "a2 a4 b1 b3 b6 c3 c5 d3 d6 e3 e7 f4 f7 g5 g6 g7 h7"
    white = "b5 c2 c4 c6 d1 d5 d7 e2 e8 f3 f5 f8 g4 g8 h5 h8 i6"
    now = position(brown, green, white, players=3)
    after = play(now, "xa2")
    assert after.to_json()["taken"] == [["green"], [], []]
    assert [each["own"] for each in after.to_json()["reserves"]] == [3, 1, 0]
    assert {rule for rule, _ in effects(now, "xa2")} == {"C6.5"}
    again = position(brown, green.replace("a2 ", ""), white, players=3, taken=[["green"], [], []])
    assert {again.to_json()["board"][text[1:]] for text in texts(again) if text[0] == "x"} == {"white"}
    both = position(
        brown, green.replace("a2 ", ""), white.replace("b5 ", ""), players=3, taken=[["green", "white"], [], []]
    )
    assert not [text for text in texts(both) if text[0] == "x"]


def test_C6_6_taking_makes_no_line() -> None:
    """C6.6: taking ends the turn, with no line counted."""
    assert play(position(BROWN, GREEN, WHITE), "xd4").phase == "act"
