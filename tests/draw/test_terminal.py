"""A scene as lines of text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import preau
from preau.cli.terminal.board import board_text
from preau.draw.terminal import Span, legend_lines, plain_text, terminal_lines, text_columns
from preau.games import registry
from preau.games.api import Phrase
from preau.games.scene import Scene
from preau.words import LANGUAGES, Language, Speaker
from tests.draw.samples import ALL, crowd, exchange, kiss, recess, say, waiting, won


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


def test_those_in_one_place_are_listed_as_the_language_lists() -> None:
    words = Speaker("ja", registry.game("recess"))
    lines = terminal_lines(recess(), say=words.say, mark=words.mark, colon=words.colon)
    assert "\ng8：bG1 押さえつけられています、gG1 攻撃側" in plain_text(lines)
    assert "\n男の子：bB1 罰を受けています、gB2" in plain_text(lines)


def test_beside_the_board() -> None:
    assert text(recess())[17:] == [
        "scene-minute    (3) [2] 1  scene-stage-nun",
        "   scene-colour-red  scene-coins  >  scene-colour-blue  scene-coins",
        "   scene-colour-green  scene-coins",
        "g8: bG1 scene-state-victim.mid, gG1 scene-state-attacker.mid",
        "scene-head-boys bB1 scene-state-serving.mid, gB2",
        "scene-head-girls rG2 scene-state-detained.mid",
    ]


@pytest.mark.parametrize("make", [make for name, make in ALL.items() if name != "outside"])
def test_every_sign_of_the_board_is_explained(make: Callable[[], Scene]) -> None:
    """Letters are the same in all languages, as those of moves are; what they mean is told in words, and fits."""
    scene = make()
    signs = [sign for sign, _ in scene.legend]
    assert len(set(signs)) == len(signs)
    for piece in scene.pieces:
        assert set(piece.short.rstrip("12")) <= set(signs)
    assert {cell.sign for cell in scene.cells if cell.span == 1} - {"."} <= set(signs)
    for lang in LANGUAGES:
        words = Speaker(lang, registry.game(scene.game))
        for line in legend_lines((sign, words.say(phrase)) for sign, phrase in scene.legend):
            assert text_columns("".join(span.text for span in line).rstrip()) <= 80


@pytest.mark.parametrize(
    ("make", "sign", "key"), [(recess, "gxb", "fight"), (kiss, "<3", "kiss"), (crowd, "x22", "crowd")]
)
def test_several_on_a_square_are_explained_where_there_are_any(make: Callable[[], Scene], sign: str, key: str) -> None:
    assert (sign, Phrase(f"scene-legend-{key}")) in make().legend
    assert not {each.key.removeprefix("scene-legend-") for _, each in waiting().legend} & {"fight", "kiss", "crowd"}


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "r Red b Blue g Green B boy G girl N nun ### play equipment"),
        ("fr", "r Rouge b Bleu g Vert B garçon G fille N bonne sœur ### case jeu"),
        ("de", "r Rot b Blau g Grün B Junge G Mädchen N Nonne ### Spielgerät"),
        ("ja", "r 赤 b 青 g 緑 B 男の子 G 女の子 N 尼さん ### 遊具"),
    ],
)
def test_the_board_of_a_command_comes_with_its_legend(lang: Language, told: str) -> None:
    """What can be chosen and what is in the way are explained where they are shown."""
    position = preau.new("recess", players=3)
    shown = " ".join(board_text(position, lang).plain.split())
    assert told in shown
    assert Speaker(lang)("terminal-legend-lit") not in shown
    marked = " ".join(board_text(position, lang, lit=["a1"], trouble=["a2"]).plain.split())
    assert f"[ ] {Speaker(lang)('terminal-legend-lit')} ! ! {Speaker(lang)('terminal-legend-trouble')}" in marked
    assert "$" not in shown, "coins are called coins"


def test_what_lies_beside_cerocle_is_told_in_words() -> None:
    """One line for each side that has several things to tell."""
    shown = board_text(preau.new("cerocle", players=2), "de").plain.splitlines()
    assert [line.rstrip() for line in shown if "im Vorrat" in line] == [
        ">  Braun  Braune Steine im Vorrat: 20   Neutrale Steine im Vorrat: 4",
        "   Grün  Grüne Steine im Vorrat: 20   Neutrale Steine im Vorrat: 4",
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
    assert "d4 d5 e4 e6 f5 f6 scene-state-circle.mid" in text(won())


def test_a_style_is_what_rich_reads() -> None:
    assert Span("x", "red", "ground", bold=True).style(dark=False) == "bold #cf2e24 on #ddd6c8"
    assert Span("x").style() == ""
