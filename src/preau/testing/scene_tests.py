"""What is seen of any game, and pointed at."""

from __future__ import annotations

import random
from itertools import pairwise
from xml.etree import ElementTree as ET

from preau.draw.svg import icon, svg
from preau.draw.terminal import plain_text, terminal_lines
from preau.games.api import Game
from preau.games.scene import Cell, Piece
from preau.play.click_path import ClickPath, label
from preau.testing.random_games import GameVariant, positions
from preau.testing.sentences import check_said
from preau.words import find_rule


class SceneTests:
    """Clicks lead to the legal moves; scenes are whole and can be drawn."""

    def test_clicks_cover_the_legal_moves(self, variant: GameVariant) -> None:
        """The paths of clicks lead to exactly the legal moves, and none is the beginning of another."""
        for position in positions(variant):
            clicks = list(position.clicks())
            assert {click.move for click in clicks} == {position.text(move) for move in position.legal()}
            paths = sorted(click.path for click in clicks)
            assert all(paths) and len(set(paths)) == len(paths)  # noqa: PT018
            for shorter, longer in pairwise(paths):
                assert longer[: len(shorter)] != shorter

    def test_clicks_have_labels(self, variant: GameVariant) -> None:
        """Everything that can be clicked is a place, a piece or a button with words."""
        for position in positions(variant, 6):
            scene = position.scene()
            for step in {step for click in position.clicks() for step in click.path}:
                check_said(label(scene, step), position.game)

    def test_every_step_is_asked_for(self, variant: GameVariant) -> None:
        """Wherever a path of clicks stands, the game says what it asks for, in all its languages; a whole path too."""
        said: set[str] = set()
        for position in positions(variant, 4):
            prefixes = {click.path[:length] for click in position.clicks() for length in range(len(click.path))}
            whole = [click.path for click in position.clicks()][:3]
            for path in sorted(prefixes | {()}) + whole:
                phrase = position.prompt(path)
                if repr(phrase) not in said:
                    said.add(repr(phrase))
                    check_said(phrase, position.game)

    def test_signs_have_a_legend(self, variant: GameVariant) -> None:
        """What a click would do is told by a sign of the scene, which has words and a picture that can be drawn."""
        for position in positions(variant, 3):
            scene = position.scene()
            names = {sign.name for sign in scene.signs}
            for click in position.clicks():
                assert len(click.signs) <= len(click.path)
                assert {sign for sign in click.signs if sign} <= names
            for sign in scene.signs:
                check_said(sign.phrase, position.game)
                assert icon(scene, sign.glyph).startswith("<svg")
            for chip in scene.chips:
                assert not chip.rule or find_rule(position.game, chip.rule).text

    def test_walking_makes_moves(self, game: Game) -> None:
        """Walking the paths click by click arrives at a legal move."""
        chance = random.Random(game.name)
        for position in positions(GameVariant(game.name))[:-1]:
            walk = ClickPath.start(position.clicks())
            while walk.move is None:
                walk = walk.step(chance.choice(walk.choices()))
            position.parse(walk.move)

    def test_scenes_are_whole(self, variant: GameVariant) -> None:
        """Ids in a scene differ, pieces stand on its cells, and all it shows has words."""
        for position in positions(variant, 4):
            scene = position.scene()
            cells = [cell.id for cell in scene.cells]
            ids = cells + [piece.id for piece in scene.pieces]
            assert len(set(ids)) == len(ids)
            assert {piece.cell for piece in scene.pieces} <= set(cells)
            assert [seat.seat for seat in scene.seats] == list(range(position.players))
            told = (scene.cells, scene.pieces, scene.seats, scene.layers, scene.chips)
            meanings = (phrase for _, phrase in scene.legend)
            for phrase in (scene.title, *(thing.phrase for things in told for thing in things), *meanings):
                check_said(phrase, position.game)
            things: list[Cell | Piece] = [*scene.cells, *scene.pieces]
            for thing in things:
                assert not thing.rule or find_rule(position.game, thing.rule).text
                if thing.about is not None:
                    check_said(thing.about, position.game)

    def test_scenes_can_be_drawn(self, variant: GameVariant) -> None:
        """A scene is drawn as well-formed SVG that shows every cell, and as terminal text, without the game's help."""
        for position in positions(variant, 3):
            scene = position.scene()
            layers = [layer.name for layer in scene.layers]
            picture = ET.fromstring(svg(scene, theme="page", layers=layers))
            ids = {element.get("id") for element in picture.iter()}
            assert {cell.id for cell in scene.cells} <= ids
            assert ET.fromstring(position._repr_svg_()).tag.endswith("svg")
            assert plain_text(terminal_lines(scene, layers=layers)).strip()
