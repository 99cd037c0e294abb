"""Boards, badges and codes as SVG for the pages; what is drawn twice is drawn once."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from random import Random

import segno

from preau.draw.glyphs import BUILT_IN_GLYPHS
from preau.draw.svg import icon, svg
from preau.draw.theme import Theme, page_css
from preau.games import registry
from preau.games.api import Game, Phrase, Position, Value
from preau.games.changes import scene_changes
from preau.games.paths import around, circle, number
from preau.games.scene import Layer, Piece, Scene
from preau.server.lru import LruCache
from preau.server.work_queue import breathe
from preau.words import Language, say
from preau.words.text import row_mark

EMPTY_GROUP = re.compile(r'<g class="(?:scenery|cells|pieces|overlay)"[^>]*/>')
MOVING_PREFIX = "m-"  # before the ids of what moves: both drawings share a page
GHOST_PREFIX = "g-"  # of what may come to stand there
TITLE_TAG = re.compile(r"<title>.*?</title>", re.DOTALL)
AVATAR_SHAPES = ("disc", "square", "triangle", "diamond", "star", "ring")
AVATAR_COLOURS = ("red", "blue", "green", "yellow", "purple", "white")
SHELF_SEED = 7
SHELF_MOVES = 60  # a picture of the middle of a game


@lru_cache(maxsize=256)
def scene_of(position: Position) -> Scene:
    breathe()
    return position.scene()


@dataclass(frozen=True, slots=True)
class DrawnBoard:
    """A board in two drawings: what stays as long as the table stands, and what moves on it.

    A page gets the first one once; `key` tells whether it still has the right one.
    """

    key: str
    still: str
    moving: str

    @property
    def whole(self) -> str:
        inside = self.moving[self.moving.index(">") + 1 : -len("</svg>")]
        return self.still.replace("</svg>", f'<g class="moving">{inside}</g></svg>')


@lru_cache(maxsize=96)
def draw_board(position: Position, language: Language) -> DrawnBoard:
    return draw_scene(scene_of(position), position.options, language)


def draw_scene(scene: Scene, options: Mapping[str, Value], language: Language) -> DrawnBoard:
    moving = replace(scene, cells=(), floor=(), decor=(), rims=())
    return DrawnBoard(*_still(scene, options, language), _draw(moving, language, MOVING_PREFIX))


_frames: LruCache[tuple[object, str, str]] = LruCache(64)


def _still(scene: Scene, options: Mapping[str, Value], language: Language) -> tuple[str, str]:
    """The name and the drawing of what stands still; the one of the same options is nearly always still right."""
    about = (scene.game, tuple(options.items()), language)
    places = [
        (cell.id, cell.x, cell.y, cell.row, cell.column, cell.phrase, cell.ground, cell.outline, cell.size, cell.span)
        for cell in scene.cells
    ]
    what = (scene.size, scene.floor, scene.decor, scene.rims, places)
    found = _frames.get(about)
    if found is None or found[0] != what:
        drawn = _draw(replace(scene, pieces=(), overlay=(), layers=()), language, "")
        found = _frames.put(about, (what, hashlib.blake2s(drawn.encode(), digest_size=6).hexdigest(), drawn))
    return found[1], found[2]


def _draw(scene: Scene, language: Language, prefix: str) -> str:
    """A drawing for a page, without the title that a browser would show wherever the pointer rests."""
    game = registry.game(scene.game)

    def tell(phrase: Phrase) -> str:
        breathe()
        return say(phrase, language, game)

    drawn = svg(scene, theme="page", prefix=prefix, say=tell, mark=row_mark(language))
    return EMPTY_GROUP.sub("", TITLE_TAG.sub("", drawn, count=1))


def draw_ghosts(scene: Scene, pieces: tuple[Piece, ...], layers: tuple[Layer, ...], language: Language) -> str:
    """Of a scene that may come, these pieces and layers alone, to be laid over the board."""
    bare = replace(scene, cells=(), floor=(), decor=(), rims=(), overlay=(), pieces=pieces, layers=layers)
    return _draw(bare, language, GHOST_PREFIX)


def changed_cells(before: Position, after: Position) -> tuple[str, ...]:
    """What a move was about: the places that pieces left and went to."""
    return scene_changes(scene_of(before), scene_of(after)).cells


@lru_cache(maxsize=512)
def badge(game: str, glyph: str, colour: str) -> str:
    return icon(first_scene(game), glyph, colour=colour)


def seat_badge(position: Position, number: int) -> str:
    """The token of a seat, as its pieces bear it; nothing where the board shows none."""
    side = scene_of(position).find_seat(number)
    return badge(position.game.name, side.badge, side.colour) if side else ""


@lru_cache(maxsize=256)
def glyph_of(game: str, position: Position, glyph: str, colour: str) -> str:
    """A glyph that only this position's scene may know."""
    if glyph in BUILT_IN_GLYPHS or any(each.name == glyph for each in first_scene(game).art):
        return badge(game, glyph, colour or "ink")
    return icon(scene_of(position), glyph, colour=colour or "ink")


@lru_cache(maxsize=64)
def avatar(name: str) -> str:
    """A shape in a colour, as `star-blue` asks for; nothing where that is no avatar."""
    shape, _, colour = name.partition("-")
    blank = Scene(game="", title=Phrase(""), size=(1, 1), cells=())
    return icon(blank, shape, colour=colour) if shape in AVATAR_SHAPES and colour in AVATAR_COLOURS else ""


@lru_cache(maxsize=16)
def first_scene(game: str) -> Scene:
    return registry.game(game).set_up(first_options(registry.game(game))).scene()


def first_options(game: Game) -> dict[str, int | str]:
    """The options that a table has if nobody says anything, lots drawn."""
    drawn = any(option.default in option.drawn for option in game.options)
    return game.settle({"seed": str(SHELF_SEED)} if drawn else {})


@lru_cache(maxsize=32)
def shelf_position(name: str) -> Position:
    """A real position of the middle of a game: played by chance, always the same."""
    game = registry.game(name)
    chance = Random(SHELF_SEED)  # noqa: S311  # chance in a game, not a secret
    played = [game.set_up(first_options(game))]
    while len(played) <= SHELF_MOVES and not played[-1].over:
        played.append(played[-1].apply(chance.choice(played[-1].legal())))
    return played[len(played) // 2] if played[-1].over else played[-1]


@lru_cache(maxsize=64)
def board_picture(position: Position, theme: Theme) -> str:
    """A board without its panel, for an image on a page."""
    return svg(scene_of(position), theme=theme, panel="none", title="")


def shelf_picture(name: str, theme: Theme) -> str:
    return board_picture(shelf_position(name), theme)


@lru_cache(maxsize=1)
def board_css() -> str:
    return page_css()


def qr_code(text: str) -> str:
    """A code for a phone's camera. It is black on white in every theme, as cameras like it."""
    out = BytesIO()
    segno.make(text, error="m").save(
        out, kind="svg", xmldecl=False, svgns=True, border=3, scale=4, dark="#000", light="#fff", omitsize=True
    )
    return out.getvalue().decode()


def wedge(now: int, total: int, radius: float = 40) -> str:
    """How much of a round is gone, as a path that begins at twelve o'clock."""
    share = min(1.0, now / total) if total else 0.0
    if share >= 1:
        return circle(0, 0, radius)
    x, y = around(0, 0, radius, 1, -90 + 360 * share)[0]
    r = number(radius)
    return f"M0 0V-{r}A{r} {r} 0 {1 if share > 0.5 else 0} 1 {number(x)} {number(y)}z"
