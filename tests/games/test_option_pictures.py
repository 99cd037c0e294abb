"""Options that are chosen by a picture: every picture is a first position, and building keeps to the rules."""

from __future__ import annotations

from preau.games.option_pictures import option_pictures
from preau.games.recess import GAME


def test_every_schoolyard_with_a_picture_can_be_played_in() -> None:
    """R1.3: those on offer, and those that one step makes of them."""
    pictures = option_pictures(GAME.package)
    for layout in map(str, pictures.values["layout"]):
        assert GAME.new(layout=layout).options["layout"] == layout
        for step in pictures.steps["layout"](layout):
            assert GAME.new(layout=step.value).options["layout"] == step.value != layout
            assert 0 < step.x < 1
            assert 0 < step.y < 1


def test_what_is_built_can_be_undone() -> None:
    """Four quarter turns of a section, or the same pair changed twice, give the yard that was there."""
    steps = option_pictures(GAME.package).steps["layout"]
    for number, first in enumerate(steps("A0B1C2D3")):
        value = "A0B1C2D3"
        for _ in range(4 if first.sign == "↻" else 2):
            value = steps(value)[number].value
        assert value == "A0B1C2D3"


def test_a_game_without_pictures_has_none() -> None:
    assert not option_pictures("preau.games.fast").values
