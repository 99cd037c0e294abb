"""Moves in words, clicks, and the words themselves."""

from __future__ import annotations

import re

import pytest

from preau.games.api import Effect, Phrase, PositionError, Refused
from preau.games.cerocle import GAME
from preau.words import LANGUAGES, Language
from preau.words.catalogue import word_files
from tests.games.cerocle.positions import play, position, random_games, relocating
from tests.games.cerocle.test_loading import REFUSED


def _words(language: Language) -> str:
    return "\n".join(path.read_text("utf-8") for path in word_files(GAME.package, language).values())


def _messages(language: Language) -> dict[str, set[str]]:
    """The ids of a language, and the variables that each uses."""
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=[a-zA-Z])", _words(language)):
        match = re.match(r"([a-z][a-z0-9-]*) =", block)
        if match:
            found[match[1]] = set(re.findall(r"\$(\w+)", block))
    return found


MESSAGES = {language: _messages(language) for language in LANGUAGES}


def _check(phrase: Phrase) -> None:
    """A phrase has its message in every language, which uses no variable that the phrase does not give."""
    for language in LANGUAGES:
        used = MESSAGES[language][phrase.key]
        given = set(phrase.args)
        assert all(name in given or name.split("_", 1)[0] in given for name in used), (language, phrase)
    for value in phrase.args.values():
        if isinstance(value, Phrase):
            _check(value)


def test_all_languages_say_the_same() -> None:
    """The four languages have the same messages."""
    assert all(MESSAGES[language].keys() == MESSAGES["en"].keys() for language in LANGUAGES)


def test_options_are_explained() -> None:
    """Every option has a message in every language, and an attribute for each of its values."""
    for language in LANGUAGES:
        words = _words(language)
        for option in GAME.options:
            block = words.partition(f"\noption-{option.name} = ")[2].partition("\noption")[0]
            assert block
            for value in option.values:
                assert f"    .{value if isinstance(value, str) else f'v{value}'} = " in block


def test_everything_said_in_random_games_has_words() -> None:
    """Descriptions, effects and outcomes of random games can be said in every language."""
    for options in ({}, {"players": 3}, {"players": 4, "relocate": "any"}, {"encircled": "out", "quiet": 1}):
        for now in random_games(3, seed=2, **options):
            if now.over:
                assert now.outcome is not None
                for effect in now.outcome.why:
                    _check(effect.phrase)
                continue
            move = now.legal()[len(now.legal()) // 2]
            _check(now.describe(move))
            for effect in now.play(now.text(move))[1]:
                assert isinstance(effect, Effect)
                _check(effect.phrase)


@pytest.mark.parametrize(
    ("move", "key"),
    [("a1-e6", "move-relocate"), ("e5-e6", "move-relocate"), ("xe5", "move-take")],
)
def test_describe_with_an_empty_reserve(move: str, key: str) -> None:
    """A move in words says who, what and where."""
    now = relocating()
    phrase = now.describe(now.parse(move))
    assert phrase.key == key
    assert phrase.args["who"] == Phrase("scene-seat", {"colour": Phrase("scene-colour-brown"), "seat": 0})
    _check(phrase)


def test_describe_placing_and_exchanging() -> None:
    """Placing, exchanging and being done have their own sentences."""
    start = position("a1 a2 a3 a4", "b2", neutral=[4, 4])
    line = play(start, "a5")
    for now, move, key in (
        (start, "a5", "move-place"),
        (start, "n:a5", "move-place-neutral"),
        (line, "a2~b2", "move-exchange"),
        (line, "done", "move-done"),
    ):
        phrase = now.describe(now.parse(move))
        assert phrase.key == key
        assert phrase.args["who"] == Phrase("scene-name", {"colour": "brown"})
        _check(phrase)


def test_refusals_have_words() -> None:
    """Refused moves and refused positions can be said in every language."""
    three = GAME.new(players=3)
    line = play(position("a1 a2 a3 a4", "b2"), "a5")
    for now, moves in (
        (three, "n:e5 e5-e6 e5~e6 e9~e1 e99 ?"),
        (line, "e5 a1~a2 a1~a3 a1~b1"),
        (relocating(), "e5 a1-a1 b1-e6 e6-e7 a1-b1 xa1 xe6"),
    ):
        for move in moves.split():
            with pytest.raises(Refused) as refused:
                now.play(move)
            _check(refused.value.phrase)
    for _, given in REFUSED:
        with pytest.raises(PositionError) as wrong:
            GAME.load(given)
        _check(wrong.value.phrase)


def test_clicks() -> None:
    """Every legal move can be clicked, and no path is the beginning of another."""
    line = play(position("a1 a2 a3 a4", "b2"), "a5")
    for now in (position("a1", "b2", neutral=[4, 4]), relocating(), line):
        clicks = list(now.clicks())
        assert {click.move for click in clicks} == {now.text(move) for move in now.legal()}
        paths = {click.path for click in clicks}
        assert len(paths) == len(clicks)
        assert not any(path[:length] in paths for path in paths for length in range(1, len(path)))


def test_clicks_of_each_kind() -> None:
    """Spaces are clicked in order, an exchange from either end; buttons tell kinds apart."""
    line = play(position("a1 a2 a3 a4", "b2"), "a5")
    kinds = {
        click.path: click.move
        for now in (position("a1", "b2", neutral=[4, 4]), relocating(), line)
        for click in now.clicks()
    }
    wanted = {
        ("e5",): "e5",
        ("neutral", "e5"): "n:e5",
        ("e5", "e6"): "e5-e6",
        ("take", "e5"): "xe5",
        ("a2", "b2"): "a2~b2",
        ("b2", "a2"): "a2~b2",
        ("done",): "done",
    }
    assert wanted.items() <= kinds.items()


def test_scene_and_value() -> None:
    """A position draws itself, and is equal to nothing but its like."""
    now = position("a1")
    assert now.scene().game == "cerocle"
    assert now != "a1"
    assert now.players == 2
    assert now.outcome is None
    assert GAME.new() == GAME.new()
    assert GAME.new() != GAME.new(quiet=3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_plays_is_said_by_one_phrase(players: int) -> None:
    """A long game names its players in every step: it holds each name once, not once for every step."""
    first = GAME.set_up(GAME.settle({"players": str(players)}))
    told = [first.describe(first.parse(space)).args["who"] for space in ("a1", "b2")]
    assert told[0] is told[1]
