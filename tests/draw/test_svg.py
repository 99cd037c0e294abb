"""A scene as SVG."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from preau.draw.svg import icon, svg
from preau.draw.theme import DARK, HALOS, LIGHT, Theme, page_css, paint
from preau.games import registry
from preau.games.scene import Scene
from preau.words import Language, Speaker
from tests.draw.samples import ALL, kiss, outside, recess, say

Tree = ET.Element
SCENES = pytest.mark.parametrize("make", ALL.values(), ids=ALL.keys())
THEMES = pytest.mark.parametrize("theme", get_args(Theme))


def tree(scene: Scene, **how: object) -> Tree:
    return ET.fromstring(svg(scene, say=say, **how))  # type: ignore[arg-type]


def by_id(root: Tree) -> dict[str, Tree]:
    return {element.attrib["data-id"]: element for element in root.iter() if "data-id" in element.attrib}


def halo(root: Tree, name: str) -> Tree:
    return next(element for element in by_id(root)[name] if element.get("class") == "halo")


@SCENES
@THEMES
def test_every_scene_is_well_formed_in_every_theme(make: Callable[[], Scene], theme: Theme) -> None:
    scene = make()
    root = tree(scene, theme=theme)
    assert root.tag.endswith("svg")
    assert set(by_id(root)) == {cell.id for cell in scene.cells} | {piece.id for piece in scene.pieces}


@SCENES
@THEMES
def test_every_glyph_used_is_defined_once(make: Callable[[], Scene], theme: Theme) -> None:
    root = tree(make(), theme=theme)
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    assert {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib} <= set(ids)


@SCENES
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_in_one_theme_holds_plain_colours(make: Callable[[], Scene], theme: Theme) -> None:
    assert "var(" not in svg(make(), theme=theme, say=say)


def test_a_page_gives_ids_after_its_prefix_and_no_inline_style() -> None:
    text = svg(recess(), theme="page", say=say, prefix="left-")
    elements = by_id(ET.fromstring(text))
    assert elements["e5"].attrib["id"] == "left-e5"
    assert elements["red-B1"].attrib["id"] == "left-red-B1"
    assert elements["red-B1"].attrib["data-cell"] == "f3"
    assert "style" not in text.replace("state-", "")


def test_a_picture_gives_no_ids_to_cells_so_that_several_share_a_page() -> None:
    assert "id" not in by_id(tree(recess(), theme="light"))["e5"].attrib


def test_cells_are_a_grid_of_rows() -> None:
    grid = next(element for element in tree(recess(), theme="page").iter() if element.get("role") == "grid")
    assert [row.get("role") for row in grid] == ["row"] * 14
    assert [len(row) for row in grid] == [1, *[12] * 12, 1]
    assert grid[1][0].attrib["data-id"] == "a12"


def test_a_cell_tells_who_is_there() -> None:
    label = by_id(tree(recess(), theme="page"))["g8"].attrib["aria-label"]
    assert label == "scene-square-open, scene-child, scene-state-victim, scene-child, scene-state-attacker"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Square g8, Blue’s girl G1, held down, Green’s girl G1, attacker"),
        ("fr", "Case g8, Fille bleue G1, au sol, Fille verte G1, à l’attaque"),
        ("de", "Feld g8, Blaues Mädchen G1, am Boden, Grünes Mädchen G1, Angreifer"),
        ("ja", "スペースg8、青の女の子G1、押さえつけられている側、緑の女の子G1、攻撃側"),
    ],
)
def test_a_label_is_no_sentence(language: Language, told: str) -> None:
    """Who somebody is there, and how they are, in a row; the terminal, where it follows the name, tells it."""
    words = Speaker(language, registry.game("recess"))
    root = ET.fromstring(svg(recess(), theme="page", say=words.say, mark=words.mark))
    assert by_id(root)["g8"].attrib["aria-label"] == told


def test_words_are_escaped() -> None:
    root = tree(outside())
    assert root[0].text == "</title>&"
    assert by_id(root)["c3"].attrib["aria-label"] == "<&\"'>"
    assert svg(outside(), say=lambda _: "a\x00\x0bb\ud800", title="\x01") == svg(
        outside(), say=lambda _: "ab", title=""
    )


def test_the_title_can_be_given() -> None:
    assert tree(recess(), title="A & B")[0].text == "A & B"


@THEMES
def test_highlights_are_classes_and_outside_a_page_attributes_too(theme: Theme) -> None:
    root = tree(recess(), theme=theme, lit=["d4", "blue-B2"], last=["c4"], trouble=["g8"])
    assert by_id(root)["d4"].attrib["class"] == "cell lit"
    assert by_id(root)["blue-B2"].attrib["class"] == "piece lit"
    assert by_id(root)["c4"].attrib["class"] == "cell last"
    assert by_id(root)["g8"].attrib["class"] == "cell trouble"
    if theme == "page":
        assert "fill" not in halo(root, "d4").attrib
    else:
        assert halo(root, "d4").attrib["fill"] == paint("accent", theme)
        assert halo(root, "g8").attrib["stroke"] == paint("trouble", theme)


def test_a_page_holds_layers_hidden_and_a_picture_only_those_asked_for() -> None:
    def layer(**how: object) -> list[Tree]:
        return [element for element in tree(recess(), **how).iter() if element.get("data-layer") == "sight"]

    assert [each.attrib["display"] for each in layer(theme="page")] == ["none", "none"], (
        "under the pieces and over them"
    )
    assert not any("display" in each.attrib for each in layer(theme="page", layers=["sight"]))
    assert layer(theme="light") == []
    assert len(layer(theme="light", layers={"sight"})) == 2


def test_a_picture_has_a_panel_and_a_page_has_none() -> None:
    def panels(**how: object) -> int:
        return sum(element.get("class") == "panel" for element in tree(recess(), **how).iter())

    assert panels() == panels(panel="below") == 1
    assert panels(theme="page") == panels(panel="none") == 0


def test_width_sets_the_height() -> None:
    scene = recess()
    root = tree(scene, theme="page", width=644)
    assert (root.attrib["width"], root.attrib["height"]) == ("644", str(round(644 * scene.size[1] / scene.size[0])))


def test_an_icon_stands_alone() -> None:
    text = icon(kiss(), "heart", theme="light")
    assert ET.fromstring(text).attrib["aria-hidden"] == "true"
    assert "href" not in text


def test_both_themes_paint_the_same_tokens() -> None:
    assert LIGHT.keys() == DARK.keys()
    with pytest.raises(KeyError):
        paint("no-such-token", "page")


def test_the_stylesheet_knows_every_highlight() -> None:
    assert all(f".board .{state}>.halo" in page_css() for state in HALOS)
