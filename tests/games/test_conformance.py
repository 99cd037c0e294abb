"""What every game on the shelf must keep, with no list of exceptions."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

import preau
from preau.cli.terminal.board import board
from preau.draw.svg import svg
from preau.games import registry
from preau.games.api import (
    GameOver,
    IllegalMove,
    MoveMade,
    MoveRefused,
    NotationError,
    Option,
    OptionError,
    Position,
    PositionError,
)
from preau.play.click_path import ClickPath, label
from preau.words import find_rule, has_message
from preau.words.catalogue import message_ids
from tests.support import MOST_DECISIONS, Variant, check_said, languages, positions, random_game, shelf, variants

VARIANTS = variants()
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
each_game = pytest.mark.parametrize("name", registry.names())


# --- positions -------------------------------------------------------------------------------------------------------


@each_variant
def test_random_game_ends(variant: Variant) -> None:
    """A game played at random comes to an end, with an outcome that names seats of the table."""
    history = random_game(variant)
    outcome = history.position.outcome
    assert outcome is not None, f"no end after {MOST_DECISIONS} decisions"
    assert set(outcome.winners) <= set(range(history.start.players))
    assert sorted(outcome.winners) == list(outcome.winners)
    assert len(outcome.scores) in (0, history.start.players)
    assert outcome.why
    for effect in outcome.why:
        check_said(effect.phrase, history.start.game)


@each_variant
def test_legal_moves_are_sorted_and_end_with_the_game(variant: Variant) -> None:
    """Legal moves differ and come in the order of their texts; there are none exactly when the game is over."""
    for position in positions(variant):
        texts = [position.text(move) for move in position.legal()]
        assert texts == sorted(set(texts))
        assert bool(texts) != position.over
        assert 0 <= position.player < position.players
        assert position.turn >= 1


@each_variant
def test_parsing_undoes_writing(variant: Variant) -> None:
    """Every legal move's text is read back as that move."""
    for position in positions(variant):
        for move in position.legal():
            assert position.parse(position.text(move)) == move


@each_variant
def test_both_doors_lead_to_the_same_position(variant: Variant) -> None:
    """`apply`, `play` and `make_move` agree, and all leave the position they start from alone."""
    chance = random.Random(str(variant))
    for position in positions(variant):
        before = copy.deepcopy(position.to_json())
        moves = position.legal()
        for move in chance.sample(moves, min(8, len(moves))):
            played, effects = position.play(position.text(move))
            assert position.apply(move) == played
            told = MoveMade(position.text(move), position.describe(move), played, effects)
            assert position.make_move(position.text(move)) == told
            assert hash(position.apply(move)) == hash(played)
            assert played != position
        assert position.to_json() == before


@each_variant
def test_positions_round_trip(variant: Variant) -> None:
    """A position survives exchange JSON, its line of text and its `repr`, and keeps its legal moves."""
    for position in positions(variant):
        game = position.game
        data = json.loads(json.dumps(position.to_json()))
        assert data == position.to_json()
        text = str(position)
        assert text.split(maxsplit=1)[0] == game.name
        assert text == text.strip()
        assert "\n" not in text
        copies: list[Position] = [game.load(data), game.load(game.read(text)), preau.load(json.dumps(data))]
        copies += [preau.position(text), eval(repr(position), {"preau": preau})]
        for again in copies:
            assert again == position
            assert hash(again) == hash(position)
            assert again.to_json() == data
            assert again.outcome == position.outcome
            assert [again.text(move) for move in again.legal()] == [position.text(move) for move in position.legal()]


@each_variant
def test_options_are_kept(variant: Variant) -> None:
    """A position stores every option of the table, each with a value that set-up would take, and nothing else."""
    for position in positions(variant, 3):
        assert list(position.options) == [option.name for option in position.game.options]
        assert all(option.valid(position.options[option.name]) for option in position.game.options)
        assert position.to_json()["options"] == dict(position.options)
        assert position.to_json()["game"] == position.game.name
    start = variant.start()
    assert start.game.set_up(start.options) == start


@each_variant
def test_damaged_positions_are_refused(variant: Variant) -> None:
    """Exchange JSON with something missing, too much or of another kind, however deep, is refused in words."""
    chance = random.Random(str(variant))
    for position in positions(variant, 4):
        game, data = position.game, position.to_json()
        broken = list(damages(data))
        for damaged in (None, [], "x", {}, {**data, "extra": 1}, *chance.sample(broken, min(150, len(broken)))):
            try:
                accepted = game.load(damaged)
            except PositionError as error:
                check_said(error.phrase, game)
            else:  # another possible position, then, and exactly the one that was given, 1 not being 1.0 nor true
                assert json.dumps(accepted.to_json(), sort_keys=True) == json.dumps(damaged, sort_keys=True)


def damages(data: Any) -> Iterator[Any]:
    """The same JSON with one thing in it, at any depth, left out or replaced by something of another kind."""
    others: list[object] = [None, "?", "", -1, 10**30, [], {}, [[]], 1.5, True]
    if isinstance(data, int):
        others += [float(data), bool(data), str(data), data + 1]
    yield from (other for other in others if json.dumps(other) != json.dumps(data))
    if isinstance(data, dict):
        for name, value in data.items():
            yield {other: data[other] for other in data if other != name}
            yield from ({**data, name: damaged} for damaged in damages(value))
    elif isinstance(data, list):
        yield [*data, *data, 0]
        for number, value in enumerate(data):
            yield data[:number] + data[number + 1 :]
            yield from ([*data[:number], damaged, *data[number + 1 :]] for damaged in damages(value))


# --- moves -----------------------------------------------------------------------------------------------------------


@each_variant
def test_effects_and_moves_are_told(variant: Variant) -> None:
    """Every move and every effect of a game has words in all its languages, and the effect a rule of the book."""
    game = registry.game(variant.game)
    history = random_game(variant)
    seen: set[str] = set()
    for step in history.steps:
        for effect in step.effects:
            if effect.phrase.key not in seen:
                seen.add(effect.phrase.key)
                check_said(effect.phrase, game)
                assert find_rule(game, effect.rule).text
    for position in positions(variant):
        for move in position.legal():
            check_said(position.describe(move), game)


@each_variant
def test_moves_of_other_moments_are_refused_by_rule(variant: Variant) -> None:
    """A move of another moment is refused now, with a rule of the book and squares on the board."""
    chance = random.Random(str(variant))
    samples = positions(variant, 16)
    texts = sorted({position.text(move) for position in samples for move in position.legal()})
    for position in samples:
        cells = {cell.id for cell in position.scene().cells}
        legal = {position.text(move) for move in position.legal()}
        for text in chance.sample(texts, min(60, len(texts))):
            if text in legal:
                continue
            expected = GameOver if position.over else IllegalMove
            with pytest.raises(expected) as caught:
                position.play(text)
            check_said(caught.value.phrase, position.game)
            assert repr(text) in str(caught.value)
            assert str(position) in str(caught.value)
            if isinstance(caught.value, IllegalMove):
                assert caught.value.rule is not None
                assert find_rule(position.game, caught.value.rule).text
                assert set(caught.value.squares) <= cells


@each_variant
def test_moves_can_be_written_in_records(variant: Variant) -> None:
    """A move's text is one line without blanks at its ends, and without the marks that records use."""
    for position in positions(variant):
        for move in position.legal():
            text = position.text(move)
            assert text == text.strip() != ""
            assert text.isprintable()
            assert not set(text) & set(";#")
            assert text != "timeout"


@pytest.mark.parametrize("name", registry.names())
@given(
    text=st.one_of(st.text(max_size=12), st.text("BGN12abcdel0179-x*/!@>:,+~n pastyo", max_size=12)),
    at=st.integers(0, 11),
)
def test_fuzzed_moves_are_refused(name: str, text: str, at: int) -> None:
    """Any text at all is a legal move or is refused as one of the three kinds, in words."""
    samples = positions(Variant(name))
    position = samples[at % len(samples)]
    try:
        position.play(text)
    except MoveRefused as refused:
        assert isinstance(refused, NotationError | IllegalMove | GameOver)
        assert isinstance(refused, GameOver) == position.over
        check_said(refused.phrase, position.game)


@given(text=st.text(max_size=60))
def test_fuzzed_positions_are_refused(text: str) -> None:
    """Any text at all is a position or is refused as none."""
    for line in (text, *(f"{name} {text}" for name in registry.names())):
        with pytest.raises(PositionError):
            preau.position(line)
    with pytest.raises(PositionError):
        preau.load(text)


@each_game
def test_timeouts(name: str) -> None:
    """A timed game takes the timer's event or refuses it by a rule, and ends it with the game; others know none."""
    for position in positions(Variant(name)):
        if not position.game.timed:
            with pytest.raises(NotImplementedError):
                position.timeout()
            continue
        try:
            after, effects = position.timeout()
        except GameOver:
            assert position.over
        except IllegalMove as refused:
            assert refused.rule is not None
            check_said(refused.phrase, position.game)
        else:
            assert after != position
            for effect in effects:
                check_said(effect.phrase, position.game)


# --- clicks and pictures ---------------------------------------------------------------------------------------------


@each_variant
def test_clicks_cover_the_legal_moves(variant: Variant) -> None:
    """The paths of clicks lead to exactly the legal moves, and none is the beginning of another."""
    for position in positions(variant):
        clicks = list(position.clicks())
        assert {click.move for click in clicks} == {position.text(move) for move in position.legal()}
        paths = sorted(click.path for click in clicks)
        assert all(paths) and len(set(paths)) == len(paths)  # noqa: PT018
        for shorter, longer in pairwise(paths):
            assert longer[: len(shorter)] != shorter


@each_variant
def test_clicks_have_labels(variant: Variant) -> None:
    """Everything that can be clicked is a place, a piece or a button with words."""
    for position in positions(variant, 6):
        scene = position.scene()
        for step in {step for click in position.clicks() for step in click.path}:
            check_said(label(scene, step), position.game)


@each_game
def test_walking_makes_moves(name: str) -> None:
    """Walking the paths click by click arrives at a legal move."""
    chance = random.Random(name)
    for position in positions(Variant(name))[:-1]:
        walk = ClickPath.start(position.clicks())
        while walk.move is None:
            walk = walk.step(chance.choice(walk.choices()))
        position.parse(walk.move)


@each_variant
def test_scenes_are_whole(variant: Variant) -> None:
    """Ids in a scene differ, pieces stand on its cells, and all it shows has words."""
    for position in positions(variant, 4):
        scene = position.scene()
        cells = [cell.id for cell in scene.cells]
        ids = cells + [piece.id for piece in scene.pieces]
        assert len(set(ids)) == len(ids)
        assert {piece.cell for piece in scene.pieces} <= set(cells)
        assert [seat.seat for seat in scene.seats] == list(range(position.players))
        told = (scene.cells, scene.pieces, scene.seats, scene.layers, scene.chips)
        for phrase in (scene.title, *(thing.phrase for things in told for thing in things)):
            check_said(phrase, position.game)


@each_variant
def test_scenes_can_be_drawn(variant: Variant) -> None:
    """A scene is drawn as well-formed SVG that shows every cell, and as terminal text, without the game's help."""
    for position in positions(variant, 3):
        scene = position.scene()
        layers = [layer.name for layer in scene.layers]
        picture = ET.fromstring(svg(scene, theme="page", layers=layers))
        ids = {element.get("id") for element in picture.iter()}
        assert {cell.id for cell in scene.cells} <= ids
        assert ET.fromstring(position._repr_svg_()).tag.endswith("svg")
        assert board(position, "en", layers=layers).plain.strip()


# --- words -----------------------------------------------------------------------------------------------------------


@each_game
def test_options_have_words(name: str) -> None:
    """Every option is explained in all the game's languages and by a rule of the book."""
    game = registry.game(name)
    for option in game.options:
        assert find_rule(game, option.rule).title
        for language in languages(game):
            assert has_message(f"option-{option.name}", language, game), (option.name, language)
    for language in languages(game):
        assert has_message("game-title", language, game)
        assert message_ids(game.package, language, rules=True), f"no rulebook in {language}"


@each_game
def test_bad_options_are_refused(name: str) -> None:
    """Unknown names and impossible values are refused, and the refusal names what can be."""
    game = registry.game(name)
    wrong = [{"nonsense": "1"}, {"seed": "1"}, {"edition": "xx"}, {"players": ""}, {"players": "02"}, {"players": "99"}]
    wrong += [{option.name: "no such value"} for option in game.options]
    wrong += [{option.name: value} for option in game.options for value in option.drawn]
    for given_ in wrong:
        with pytest.raises(OptionError) as caught:
            game.settle(given_)
        check_said(caught.value.phrase, game)


@pytest.mark.parametrize(
    "option", [option for game in shelf() for option in game.options], ids=lambda option: option.name
)
def test_option_defaults_are_valid(option: Option) -> None:
    """A default is a value that the option itself would take."""
    assert option.parse(str(option.default)) == option.default
    assert option.valid(option.default)
