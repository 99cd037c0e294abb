"""What there is to see of Recess!: who is who can be read on a small phone."""

from __future__ import annotations

from itertools import pairwise

import pytest

from preau.games.recess import GAME
from tests.games.recess.yards import form

PHONE = 315  # pixels that the board is wide on a phone of 360 × 640 while a guide speaks
LEGIBLE = 9  # pixels that a label is high
LEGIBLE_UNITS = 37.0  # of the scene, on such a phone

CROWD = ("0B1", "0G1", "1B1", "1G1", "2B1", "2G1")


@pytest.mark.parametrize("together", [1, 2, 3, 4])
def test_labels_can_be_read_on_a_phone(together: int) -> None:
    """Of children alone, in a fight, in detention, in an entrance, and of up to four on one square."""
    there = " ".join(f"{child}=k12" for child in CROWD[:together])
    scene = GAME.load(form(there, "2B1 d4 1G2", detained=["2G1"])).scene()
    art = {glyph.name: glyph for glyph in scene.art}
    heights = {
        piece.id: art[piece.glyph].label_size * piece.size / 100 * PHONE / scene.size[0]
        for piece in scene.pieces
        if piece.owner is not None
    }
    assert len(heights) == 12
    assert min(heights.values()) >= LEGIBLE


@pytest.mark.parametrize("together", [2, 3, 4, 5, 6])
def test_labels_on_one_square_do_not_run_together(together: int) -> None:
    """“G1” beside “G1” in one line reads as one word: those side by side stand at different heights."""
    scene = GAME.load(form(" ".join(f"{child}=k12" for child in CROWD[:together]))).scene()
    art = {glyph.name: glyph for glyph in scene.art}
    there = [piece for piece in scene.pieces if piece.cell == "k12"]
    assert len(there) == together
    places = []
    for piece in there:
        across, down = art[piece.glyph].label_at
        places.append((piece.x + across * piece.size / 100, piece.y + down * piece.size / 100))
    for number, (x, y) in enumerate(places):
        for other_x, other_y in places[:number]:
            assert abs(x - other_x) >= 2 * LEGIBLE_UNITS or abs(y - other_y) >= LEGIBLE_UNITS / 3


def test_in_an_entrance_everybody_has_a_place() -> None:
    """Nobody slides up when others leave, so a way begins where its child stood, and not at another child."""
    for moved in ("0B1=d4", "0B1=d4 0B2=g3 1G1=k10", "2B2=a4"):
        before, after = (GAME.load(form(places)).scene() for places in ("", moved))
        stood = {piece.id: (piece.x, piece.y) for piece in before.pieces}
        stay = {piece.id: (piece.x, piece.y) for piece in after.pieces if piece.cell in ("boys", "girls")}
        assert len(stay) == 12 - len(moved.split())
        assert all(stood[child] == place for child, place in stay.items())
        left = [place for child, place in stood.items() if child not in stay]
        assert not set(left) & set(stay.values())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_those_in_an_entrance_are_as_large_as_a_square(players: int) -> None:
    """Standing or lying, side by side, and all of them in it."""
    scene = GAME.load(form(players=players, player=1, minute=2, detained=["0B1", "2G2"])).scene()
    doors = {cell.id: cell for cell in scene.cells if cell.id in ("boys", "girls")}
    for name, door in doors.items():
        there = sorted(piece.x for piece in scene.pieces if piece.cell == name)
        assert len(there) == 2 * players
        assert {piece.size for piece in scene.pieces if piece.cell == name} == {100}
        assert all(right - left >= 100 for left, right in pairwise(there))
        assert door.x - door.size[0] / 2 <= there[0] - 50
        assert there[-1] + 50 <= door.x + door.size[0] / 2
        assert door.x - door.size[0] / 2 >= 0
        assert door.x + door.size[0] / 2 <= scene.size[0]


def test_more_on_one_square_are_drawn_as_large_as_fits() -> None:
    """Five and six of them larger than nine."""
    sizes = []
    for together in (2, 4, 5, 6, 9):
        crowd = [f"{seat}{child}" for seat in range(3) for child in ("B1", "B2", "G1", "G2")][:together]
        scene = GAME.load(form(" ".join(f"{child}=k12" for child in crowd))).scene()
        sizes.append(min(piece.size for piece in scene.pieces if piece.cell == "k12"))
    assert sizes == sorted(set(sizes), reverse=True)
