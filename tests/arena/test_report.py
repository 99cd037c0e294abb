"""The balance report and the charts: whole, readable, in every language."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest

from preau.arena.game import GameResult
from preau.arena.labels import bot_label, draw_ratings
from preau.arena.report import VariantResult, write_report
from preau.arena.summary import summarise_match
from preau.arena.variants import Variant, list_variants
from preau.draw.charts import Bar, Curve, bars, columns, curves, dots, round_step
from preau.words import LANGUAGES, Language
from tests.arena.conftest import Play, match_of

SPACE = "{http://www.w3.org/2000/svg}"

GAP = re.compile(r"\{(\$|-?[a-z]+[a-z0-9-]*\}|\?\?\?)")  # how Fluent shows what it was not given


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SPACE}text")]


def test_variants_change_one_thing() -> None:
    """Every other value of every listed option, and every edition that is another game."""
    changed = [variant.changed for variant in list_variants(match_of("recess", "random", players=3))]
    assert changed[0] == ""
    assert {"players=4", "players=5", "nuns=rook", "layout=random", "edition=de", "edition=ja"} <= set(changed)
    assert not {"players=3", "nuns=queen", "edition=fr"} & set(changed)
    other = [variant.changed for variant in list_variants(match_of("recess", "random", layout="random", nuns="rook"))]
    assert "nuns=queen" in other
    assert not {"layout=random", "nuns=rook"} & set(other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_report(play: Play, language: Language) -> None:
    """One file with all its charts, and nothing from elsewhere: no script, no link."""
    match = match_of("nim", "random")
    results = play(match, 6)
    played = [VariantResult(Variant("", match), results), VariantResult(Variant("tallest=3", match), results[:3])]
    html = write_report(played, language, "2026-05-31")
    assert html.count("<svg") == 4
    assert f'<html lang="{language}">' in html
    assert "prefers-color-scheme: dark" in html
    assert not re.search(r"<script|https?://(?!www\.w3\.org)|<link|src=", html)
    assert not GAP.search(re.sub(r"<style>.*?</style>", "", html, flags=re.DOTALL))
    assert not re.search(r"\b(arena|report)-[a-z]", html)
    body = html[html.index("<main>") : html.index("</main>") + len("</main>")].replace("<br>", "<br/>")
    assert len(ET.fromstring(body).findall("h2")) == 4


def test_games_broken_off_are_told() -> None:
    """A game without an end has a line of its own."""
    match = match_of("nim", "random")
    endless = GameResult(0, 0, ("random", "random"), (), (), (), 9, (5, 4), (0.0, 0.0), ({}, {}))
    assert "too long" in write_report([VariantResult(Variant("", match), [endless])], "en", "2026-05-31")


@pytest.mark.parametrize("language", LANGUAGES)
def test_chart_of_ratings(play: Play, language: Language) -> None:
    """Every bot with its name and its rating; without ratings, what it won."""
    summary = summarise_match(match := match_of("nim", "random", "greedy"), play(match, 4))
    written = texts(draw_ratings(summary, language))
    assert {bot_label(bot, language) for bot in ("random", "greedy")} <= set(written)


def test_a_bots_number_stands_in_the_languages_own_brackets() -> None:
    """Japanese leaves no gap before them."""
    english, japanese = (bot_label("4", language) for language in ("en", "ja"))
    assert english.endswith(" (4)")
    assert japanese.endswith("（4）")
    assert " " not in japanese


def test_chart_of_one_bot(play: Play) -> None:
    """A bot among its like has no rating, but a share of the games."""
    summary = summarise_match(match := match_of("nim", "random"), play(match, 2))
    assert "50%" in texts(draw_ratings(summary, "en"))


def test_odd_numbers_can_be_drawn() -> None:
    """Nothing at all, all the same, a single game, very long names."""
    name = "<b>&" + "long " * 30
    for picture in (
        bars([Bar(name, 0.0)], name, str),
        bars([Bar("日本語" * 20, 0.5, 0.2, 0.9)], "x", str, most=1.0, fair=0.5, theme="dark"),
        dots([Bar(name, 25.0)], name, str, theme="light"),
        dots([Bar("a", -3.0, -9.5, 2.0), Bar("b", 70.0, 60.0, 81.0)], "x", str),
        columns([7], "x"),
        curves([Curve(name, "red", (0.5,))], "x", str),
        curves([Curve(str(seat), "ivory", (0.2,) * 90) for seat in range(5)], "x", str, marks=[3, 90], theme="page"),
        columns([*range(1, 400)], "x", theme="page"),
    ):
        ET.fromstring(picture)
        assert "nan" not in picture


@pytest.mark.parametrize(("about", "step"), [(0.0, 1), (3.1, 5), (0.12, 0.2), (7, 10), (1, 1), (150, 200)])
def test_steps_are_round(about: float, step: float) -> None:
    """1, 2, 5 and their tens."""
    assert round_step(about) == pytest.approx(step)


def test_numbers_over_a_chart_stand_apart() -> None:
    """Each over its own line: of two steps side by side the later in a row above, those of one step side by side."""
    drawn = curves([Curve("x", "red", (0.5,) * 81)], "x", str, marks=[60, 60, 77, 78], theme="page")
    found = re.findall(r'<text x="([\d.]+)" y="([\d.]+)"[^>]*font-weight="700"', drawn)
    (a, low), (b, same), (c, also), (d, high) = [(float(x), float(y)) for x, y in found]
    lines = [float(x) for x in re.findall(r'd="M([\d.]+) [^"]*"[^>]*stroke-dasharray="2 6"', drawn)]
    assert lines == pytest.approx([(a + b) / 2, c, d])
    assert b - a >= 10
    assert (low, low) == (same, also)
    assert low - high >= 14
