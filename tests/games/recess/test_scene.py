"""What there is to see of Recess!: who is who can be read on a small phone."""

from __future__ import annotations

import pytest

from preau.games.recess import GAME
from tests.games.recess.yards import form

PHONE = 315  # pixels that the board is wide on a phone of 360 × 640 while a guide speaks
LEGIBLE = 9  # pixels that a label is high
LEGIBLE_UNITS = 37.0  # of the scene, on such a phone

CROWD = ("0B1", "0G1", "1B1", "1G1")


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


@pytest.mark.parametrize("together", [2, 3, 4])
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
