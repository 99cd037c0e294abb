"""What there is to see of a position: places, pieces and what lies on the table beside them. Pure data.

A game makes a `Scene`; the room `draw` shows any scene, as SVG or in a terminal, and knows no game. Lengths are in
scene units, x to the right and y down; by custom one cell is 100 units wide. A `Glyph` is art drawn around (0, 0) in a
box from -50 to 50, placed by whoever uses it. Colours are tokens that `draw.theme` turns into paint by day and by
night; the token `own` stands for the colour of the piece's owner.

`draw` has glyphs of its own (`draw.glyphs`: disc, square, triangle, diamond, star, ring, tile, socket, coin),
so a game needs no art to be seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from preau.games.api import Phrase

Outline = Literal["square", "round"]
ChipState = Literal["done", "now", "next", "lost"]


# --- art -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shape:
    """One path of a drawing: SVG path data, painted with colour tokens (none where empty)."""

    path: str
    fill: str = ""
    stroke: str = ""
    width: float = 0
    opacity: float = 1
    dash: str = ""


@dataclass(frozen=True, slots=True)
class Glyph:
    """A drawing by name. A piece that wears it has its label written at `label_at`, in `label_colour`.

    The label colour `on-own` is the one that reads best on the owner's colour.
    """

    name: str
    shapes: tuple[Shape, ...]
    label_at: tuple[float, float] = (0, 0)
    label_size: float = 34
    label_colour: str = "on-own"


@dataclass(frozen=True, slots=True)
class Mark:
    """A glyph put somewhere as scenery. `size` 100 shows it at its own size; `turn` is clockwise, in degrees.

    `steps` are the ids of the clicks that it stands for, if it can be pointed at: all of them at once.
    """

    glyph: str
    x: float
    y: float
    size: float = 100
    turn: float = 0
    own: str = ""  # what the token `own` means here
    steps: tuple[str, ...] = ()


# --- board -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cell:
    """A place on the board, with the stable id that moves call it by.

    `row` (from the top) and `column` are for arrow keys, screen readers and the terminal; a place wider than one cell
    spans several columns. `ground` is the glyph beneath it, or empty where scenery already shows it. `sign` is what a
    terminal writes where it is empty (at most three characters), `crowd` what it writes for several pieces at once,
    `tone` the colour token of its ground there, `head` what comes before all who are in a wide place (else its id).
    `about` says to who asks what kind of place it is, by which `rule`.
    """

    id: str
    x: float
    y: float
    row: int
    column: int
    phrase: Phrase
    ground: str = ""
    outline: Outline = "square"
    size: tuple[float, float] = (100, 100)
    span: int = 1
    sign: str = "."
    crowd: str = ""
    tone: str = "ground"
    about: Phrase | None = None
    rule: str = ""
    head: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece, with a stable id: where the same id turns up elsewhere, it has moved there.

    Interchangeable pieces take their id from their place; `kind` (equal for equals) lets a page pair one that vanished
    with one that appeared. `label` is written on it; `short` (at most three ASCII characters) is what a terminal shows.
    `about` says to who asks what it is for, by which `rule`.
    """

    id: str
    cell: str
    x: float
    y: float
    glyph: str
    phrase: Phrase
    label: str = ""
    short: str = ""
    owner: int | None = None
    colour: str = "ink"
    size: float = 100
    kind: str = ""
    notes: tuple[Phrase, ...] = ()  # what else is to be said of it: lies in detention, leads a fight
    about: Phrase | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Rim:
    """A coordinate written at the edge of the board, in line with the cells it names."""

    text: str
    x: float
    y: float
    colour: str = "rim"


@dataclass(frozen=True, slots=True)
class Layer:
    """Something to show or hide over the board and under the pieces: lines of sight, forbidden ways.

    `shapes` are in scene units, `over` those of them that lie over the pieces; `cells` are the places it is about. One
    that is `usual` is shown unless it is hidden.
    """

    name: str
    phrase: Phrase
    shapes: tuple[Shape, ...]
    cells: tuple[str, ...] = ()
    usual: bool = False
    over: tuple[Shape, ...] = ()


# --- beside the board ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Counter:
    """So many of something, with its picture; `caption` is a word beside it, where the picture says too little.

    `most` is how many there may be, where that is to be seen; `idle`: nothing in the turn at hand can change it.
    """

    glyph: str
    count: int
    phrase: Phrase
    colour: str = ""
    caption: Phrase | None = None
    most: int | None = None
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's side of the table."""

    seat: int
    phrase: Phrase
    colour: str
    badge: str
    counters: tuple[Counter, ...] = ()
    active: bool = False
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Chip:
    """One stage of the turn: played, at hand, to come, or lost. Shows its text, or its glyph where it has no text.

    Of one that is lost, `cost` is a short name of what took it, and `told` says so in a sentence.
    """

    phrase: Phrase
    state: ChipState
    text: str = ""
    glyph: str = ""
    rule: str = ""  # the one that explains it
    cost: str = ""
    told: Phrase | None = None


@dataclass(frozen=True, slots=True)
class SceneClock:
    """How far the game has come: `now` of `total`, drawn as a clock face."""

    now: int
    total: int
    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Sign:
    """What a choice would do, by a small picture on its place: a fight, a kiss, a taking. `phrase` is its legend.

    `when` says in the legend when it is seen, where that is not from the start.
    """

    name: str
    glyph: str
    phrase: Phrase
    when: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """All there is to see. Drawn in this order: floor, grounds of cells, decor, cells, layers, pieces, overlay.

    `signs` are those of choices; `pictures` are all that the board shows, in the order in which a newcomer meets them,
    where those are more than the signs.
    """

    game: str
    title: Phrase
    size: tuple[float, float]
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...] = ()
    art: tuple[Glyph, ...] = ()
    floor: tuple[Mark, ...] = ()
    decor: tuple[Mark, ...] = ()
    overlay: tuple[Mark, ...] = ()
    layers: tuple[Layer, ...] = ()
    rims: tuple[Rim, ...] = ()
    seats: tuple[Seat, ...] = ()
    chips: tuple[Chip, ...] = ()
    clock: SceneClock | None = None
    signs: tuple[Sign, ...] = ()
    legend: tuple[tuple[str, Phrase], ...] = ()  # what a terminal writes on the board, each with what it means
    pictures: tuple[Sign, ...] = ()
    pitch: float = 100  # from one cell to the next along a row

    def find_seat(self, number: int) -> Seat | None:
        """A player's side of the table, where the scene shows one."""
        return next((each for each in self.seats if each.seat == number), None)
