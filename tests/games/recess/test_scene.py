"""What there is to see of Recess!: who is who can be read on a small phone."""

from __future__ import annotations

import pytest

from preau.games.recess import GAME
from tests.games.recess.yards import form

PHONE = 315  # pixels that the board is wide on a phone of 360 × 640 while a guide speaks
LEGIBLE = 9  # pixels that a label is high

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
