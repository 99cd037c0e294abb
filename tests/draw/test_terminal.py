"""A scene as lines of text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import preau
from preau.draw.terminal import Span, plain_text, terminal_lines, text_columns
from preau.games.api import Phrase
from preau.games.scene import Scene
from preau.words import Language, Speaker
from tests.draw.samples import ALL, crowd, exchange, recess, say, waiting, won


def text(scene: Scene, **how: object) -> list[str]:
    return plain_text(terminal_lines(scene, say=say, **how)).splitlines()  # type: ignore[arg-type]


@pytest.mark.parametrize("words", [say, lambda _: "どうぞ、よろしく"], ids=["short", "wide"])
@pytest.mark.parametrize("make", ALL.values(), ids=ALL.keys())
def test_every_line_fits_80_columns(make: Callable[[], Scene], words: Callable[[Phrase], str]) -> None:
    for line in terminal_lines(make(), say=words):
        assert text_columns("".join(span.text for span in line).rstrip()) <= 80


@pytest.mark.parametrize("make", ALL.values(), ids=ALL.keys())
def test_every_span_can_be_styled(make: Callable[[], Scene]) -> None:
    for line in terminal_lines(make(), say=say, layers=[layer.name for layer in make().layers]):
        assert all(isinstance(span.style(dark=dark), str) for span in line for dark in (True, False))


def test_the_schoolyard() -> None:
    assert text(recess(), lit=["d4", "e5"], last=["blue-B2"], trouble=["g8"])[:17] == [
        "                                         scene-head-girls rG2",
        "     a    b    c    d    e    f    g    h    i    j    k    l",
        "12   .   ###   .    .    .    .    .    .   ###   .   rG1  N2  12",
        '11   .   ###   .    .   ###   .    .    .    .    .    "   gG2 11',
        "10   .    .    .    .    .    .    .   ###   .   bG2   .    .  10",
        " 9   .    .   ###   .   ###  ###   .    .    .   ###   .    .  9",
        " 8   .    .    .    .    .    .  !gxb! ###   .   ###   .    .  8",
        " 7  N1   ###   .    .   ###   .    .    .    .    .    .    .  7",
        " 6   .    .    .   gB1   .    .    .    .    .   ###   .    .  6",
        " 5   .   ###  ###   .  [ . ]  .    .   ###   .    .    .    .  5",
        " 4   .    .  <bB2>[ . ] ###   .    .   ###   .    .   ###   .  4",
        " 3   .    .    .    .   ###  rB1   .    .    .    .    .    .  3",
        ' 2   "    "    .    .    .    .    .    .   ###  ###   .    .  2',
        ' 1  rB2   "    .   ###   .    .    .    .    .    .    .   ### 1',
        "     a    b    c    d    e    f    g    h    i    j    k    l",
        "   scene-head-boys bB1 gB2",
        "",
    ]


def test_the_hexagon() -> None:
    assert text(exchange(), lit=["b1"])[:20:2] == [
        "         i  .   .   .   .   .",
        "       h  .   .   .   .   .   .",
        "     g  .   .   .   .   .   .   .",
        "   f  .   .   .   .   .   .   .   .",
        " e  .   .   .   .   W   G   .   .   .",
        "   d  .   .   .   B   .   .   .   .   9",
        "     c  .   .   .   B   .   .   .   8",
        "       b [.]  G   .   .   .   .   7",
        "         a  B   B   G   .   .   6",
        "              1   2   3   4   5",
    ]


@pytest.mark.parametrize(("lang", "head"), [("fr", "filles\u00a0:"), ("de", "Mädchen:"), ("ja", "女の子：")])
def test_a_place_for_many_is_named_in_the_language(lang: Language, head: str) -> None:
    """It ends where the board ends, however wide the signs are."""
    position = preau.new("recess", players=3)
    lines = [terminal_lines(position.scene(), say=Speaker(each, position.game).say) for each in (lang, "en")]
    above, english = (plain_text(those).splitlines()[0] for those in lines)
    assert above.strip().startswith(head)
    assert text_columns(above) == len(english)


def test_beside_the_board() -> None:
    assert text(recess())[17:] == [
        "scene-minute    (3) [2] 1  scene-stage-nun",
        "   scene-colour-red  $9  >  scene-colour-blue  $10     scene-colour-green  $11",
        "g8: bG1 scene-state-victim, gG1 scene-state-attacker",
        "scene-head-boys bB1 scene-state-serving, gB2",
        "scene-head-girls rG2 scene-state-detained",
    ]


def test_a_crowd_is_counted_on_the_board_and_named_below() -> None:
    lines = text(crowd())
    assert " x22 " in lines[13]
    assert "b1: rB1, rB2, rG1, rG2, bB1" in "\n".join(lines)


def test_ten_wait_in_an_entrance() -> None:
    assert "scene-head-boys rB1 rB2 bB1 bB2 gB1 gB2 yB1 yB2 pB1 pB2" in "\n".join(text(waiting()))


def test_a_layer_shows_on_the_board() -> None:
    assert text(recess(), layers=["sight"])[7] == " 7  N1   ###   .    .   ###   .    .    .    .    .    .    :  7"


def test_a_circle_is_named_once() -> None:
    assert "d4 d5 e4 e6 f5 f6 scene-state-circle" in text(won())


def test_a_style_is_what_rich_reads() -> None:
    assert Span("x", "red", "ground", bold=True).style(dark=False) == "bold #cf2e24 on #ddd6c8"
    assert Span("x").style() == ""
