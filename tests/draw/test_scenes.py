"""What the games give to see."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from math import hypot

import pytest

from preau.draw.glyphs import BUILT_IN_GLYPHS
from preau.draw.theme import LIGHT
from preau.games.cerocle import GAME, CeroclePosition
from preau.games.recess import scene as recess_scene
from preau.games.recess.art.yard import equipment
from preau.games.recess.rules.board import AT, NAMES, printed_obstacles
from preau.games.scene import Glyph, Piece, Scene, Shape
from tests.draw.samples import ALL, RECESS, cerocle, crowd, exchange, kiss, recess, won
from tests.games.cerocle.positions import play, position

SCENES = pytest.mark.parametrize("make", ALL.values(), ids=ALL.keys())


def piece(scene: Scene, name: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == name)


def all_glyphs(scene: Scene) -> dict[str, Glyph]:
    return {**BUILT_IN_GLYPHS, **{glyph.name: glyph for glyph in scene.art}}


@SCENES
def test_ids_are_unique_and_pieces_stand_on_cells(make: Callable[[], Scene]) -> None:
    scene = make()
    ids = [cell.id for cell in scene.cells] + [piece.id for piece in scene.pieces]
    assert len(ids) == len(set(ids))
    assert {piece.cell for piece in scene.pieces} <= {cell.id for cell in scene.cells}


@SCENES
def test_rows_and_columns_place_each_cell_once(make: Callable[[], Scene]) -> None:
    places = [(cell.row, cell.column) for cell in make().cells]
    assert len(places) == len(set(places))


@SCENES
def test_every_glyph_named_exists(make: Callable[[], Scene]) -> None:
    scene = make()
    named = {mark.glyph for mark in (*scene.floor, *scene.decor, *scene.overlay)}
    named |= {piece.glyph for piece in scene.pieces} | {cell.ground for cell in scene.cells if cell.ground}
    named |= {seat.badge for seat in scene.seats} | {chip.glyph for chip in scene.chips if not chip.text}
    named |= {counter.glyph for seat in scene.seats for counter in seat.counters}
    assert named <= all_glyphs(scene).keys()


@SCENES
def test_every_colour_is_a_token_of_the_theme(make: Callable[[], Scene]) -> None:
    scene = make()
    shapes: list[Shape] = [shape for glyph in all_glyphs(scene).values() for shape in glyph.shapes]
    shapes += [shape for layer in scene.layers for shape in layer.shapes]
    used = {shape.fill for shape in shapes} | {shape.stroke for shape in shapes}
    used |= {glyph.label_colour for glyph in all_glyphs(scene).values()}
    used |= {cell.tone for cell in scene.cells} | {rim.colour for rim in scene.rims}
    used |= {piece.colour for piece in scene.pieces} | {seat.colour for seat in scene.seats}
    assert used - {"", "own", "on-own"} <= LIGHT.keys()


@SCENES
def test_everything_lies_in_the_picture(make: Callable[[], Scene]) -> None:
    scene = make()
    places = [(cell.x, cell.y) for cell in scene.cells] + [(rim.x, rim.y) for rim in scene.rims]
    places += [(piece.x, piece.y) for piece in scene.pieces]
    assert all(0 <= x <= scene.size[0] and 0 <= y <= scene.size[1] for x, y in places)


# --- Recess! ---


@pytest.mark.parametrize("order", list(permutations("ABCD")), ids="".join)
@pytest.mark.parametrize("turns", ["0000", "1230", "3121"])
def test_equipment_stands_on_the_printed_obstacles(order: tuple[str, ...], turns: str) -> None:
    layout = "".join(letter + turn for letter, turn in zip(order, turns, strict=True))
    squares = [AT[square] for _, where in equipment(layout) for square in where]
    assert len(squares) == len(set(squares))
    assert sum(1 << square for square in squares) == printed_obstacles(layout)


def test_a_fight_shows_both_children() -> None:
    scene = recess()
    assert piece(scene, "blue-G1").glyph == "victim-square"
    assert piece(scene, "green-G1").glyph == "attacker-girl-triangle"
    assert [note.key for note in piece(scene, "green-G1").notes] == ["scene-state-attacker"]


def test_who_lies_is_told_by_shape() -> None:
    scene = recess()
    lying = {piece.id for piece in scene.pieces if piece.glyph.endswith("-lying")}
    assert lying == {"red-G2", "blue-B1"}


def test_a_crowd_shares_a_square_without_standing_on_each_other() -> None:
    scene = crowd()
    places = {(round(piece.x, 3), round(piece.y, 3)) for piece in scene.pieces}
    assert len(places) == len(scene.pieces) == 22
    square = next(cell for cell in scene.cells if cell.id == "b1")
    assert all(abs(piece.x - square.x) < 50 and abs(piece.y - square.y) < 50 for piece in scene.pieces)


def test_a_kiss_is_a_heart() -> None:
    scene = kiss()
    (heart,) = scene.overlay
    assert heart.glyph == "heart"
    pair = [piece(scene, name) for name in ("red-B1", "red-G1")]
    assert heart.size > max(child.size for child in pair), "seen on a phone"
    assert all(hypot(heart.x - child.x, heart.y - child.y) > child.size / 2 for child in pair), "on nobody's face"
    assert [note.key for note in piece(scene, "red-G1").notes] == ["scene-state-kiss"]


def test_nuns_see_as_the_option_says() -> None:
    assert "b8" in recess().layers[0].cells
    rook = recess_scene.from_json(RECESS | {"options": RECESS["options"] | {"nuns": "rook"}})
    assert "b8" not in rook.layers[0].cells
    assert {"a8", "a12"} <= set(rook.layers[0].cells)


def test_what_a_nun_sees_is_dotted_over_who_stands_on_the_line() -> None:
    """A piece covers its square: without that a nun would seem not to look where somebody stands."""
    over = recess().layers[0].over
    assert over
    moved = dict(
        RECESS, nuns=["f6", "g6"], children=[dict.fromkeys(own, "boys") for own in RECESS["children"]], fights=[]
    )
    assert recess_scene.from_json(moved).layers[0].over == (), "nobody in sight"


def test_the_stages_of_the_turn() -> None:
    def stages(**changes: object) -> list[tuple[str, str]]:
        return [(chip.text or chip.glyph, chip.state) for chip in recess(**changes).chips]

    assert stages() == [("3", "lost"), ("2", "now"), ("1", "next"), ("nun", "next")]
    assert stages(phase="nun", steps=[])[-1] == ("nun", "now")
    assert stages(phase="stay", steps=[2, 1])[:3] == [("sign-stay", "now"), ("3", "lost"), ("2", "next")]
    assert stages(phase="over", steps=[], result={"winners": [2], "coins": RECESS["coins"], "kiss": None}) == []


def test_obstacles_are_named_by_what_stands_there() -> None:
    names = {cell.id: cell.phrase for cell in recess().cells}
    assert str(names["b5"].args["equipment"].key) == "scene-equipment-see-saw"  # type: ignore[union-attr]
    assert {names[name].key for name in ("a1", "b2", "k11", "l12")} == {"scene-square-safe"}
    assert len(names) == len(NAMES) + 2


# --- Cerocle ---


@pytest.mark.parametrize(("side", "spaces"), [(5, 61), (6, 91)])
def test_the_hexagon_has_its_spaces(side: int, spaces: int) -> None:
    scene = cerocle(side=side)
    assert len(scene.cells) == spaces
    assert len(scene.rims) == 2 * (2 * side - 1)


def test_row_a_is_at_the_bottom_and_rows_are_level() -> None:
    cells = {cell.id: cell for cell in cerocle().cells}
    assert cells["a1"].y == cells["a5"].y > cells["b1"].y
    assert cells["a1"].x < cells["a2"].x
    assert cells["b1"].x < cells["a1"].x < cells["b2"].x


def test_bridges_join_neighbours_of_different_colours() -> None:
    assert [mark for mark in cerocle().decor if mark.glyph == "bridge"] == []
    bridges = [mark for mark in exchange().decor if mark.glyph == "bridge"]
    cells = {cell.id: cell for cell in exchange().cells}
    pairs = [("a2", "a3"), ("a1", "b2"), ("d4", "e5"), ("e5", "e6"), ("a2", "b2")]
    expected = {
        (round((cells[a].x + cells[b].x) / 2, 3), round((cells[a].y + cells[b].y) / 2, 3))
        for a, b in pairs
        if exchange_board()[a] != exchange_board()[b]
    }
    assert {(round(mark.x, 3), round(mark.y, 3)) for mark in bridges} == expected


def exchange_board() -> dict[str, str]:
    return {piece.cell: piece.kind for piece in exchange().pieces}


def test_lines_that_count_glow() -> None:
    assert next(mark.glyph for mark in exchange().decor) == "glow"
    assert "glow" not in {mark.glyph for mark in cerocle().decor}


def test_only_lines_made_in_this_turn_glow() -> None:
    """An old line brings nothing: it does not look as if it did; of a loaded position nobody knows which is old."""

    def glowing(position: CeroclePosition) -> list[str]:
        (glow,) = (glyph for glyph in position.scene().art if glyph.name == "glow")
        return [shape.path for shape in glow.shapes]

    alone = glowing(play(position("a1 a2 a3 a4", "b1"), "a5"))
    beside_an_old_one = play(position("a1 a2 a3 a4 i5 i6 i7 i8 i9", "e1 b1"), "a5")
    assert glowing(beside_an_old_one) == alone
    assert glowing(GAME.load(beside_an_old_one.to_json())) != alone
    next_turn = play(beside_an_old_one, "done", "b2", "e5", "b3")
    assert "glow" not in {glyph.name for glyph in next_turn.scene().art}
    fresh = play(position("a1 a2 a3 a4 c3 c4 c5 c6", "e1 b1"), "a5", "done", "b2", "c2")
    assert glowing(fresh) == glowing(play(position("c3 c4 c5 c6", "b3"), "c2"))
    cascade = play(position("a1 a2 a3 a4 c3 c4 c6 c7 d5 i5 i6 i7 i8 i9", "c5 b1"), "a5", "c5~d5")
    assert cascade.exchanges
    assert all(path.startswith(old) and path != old for path, old in zip(glowing(cascade), alone, strict=True))


def test_circles_of_two_colours_are_both_drawn() -> None:
    """C2.4: whoever reads of two circles sees both, the one that wins first."""
    end = play(position("b3 b4 c3 c5 d4", "d6 e5 e7 f6 f7", turn=2, neutral=[4, 4]), "n:d5")
    cells = {cell.id: (round(cell.x, 3), round(cell.y, 3)) for cell in end.scene().cells}
    assert [(round(ring.x, 3), round(ring.y, 3)) for ring in end.scene().overlay] == [cells["e6"], cells["c4"]]


def test_the_winning_circle_is_drawn_around_its_middle() -> None:
    scene = won()
    middle = next(cell for cell in scene.cells if cell.id == "e5")
    (ring,) = scene.overlay
    assert (round(ring.x, 3), round(ring.y, 3)) == (round(middle.x, 3), round(middle.y, 3))


def test_equal_pieces_have_one_kind() -> None:
    assert piece(cerocle(), "piece-a1").kind == piece(cerocle(), "piece-a2").kind == "brown"


def test_what_is_taken_shows_at_its_taker() -> None:
    assert [(counter.glyph, counter.count) for counter in cerocle().seats[0].counters] == [
        ("piece-brown", 3), ("piece-white", 0), ("taken-white", 2),
    ]  # fmt: skip


def test_the_quiet_clock_shows_late() -> None:
    assert cerocle(quiet=50).clock is None
    assert cerocle(quiet=51).clock is not None
