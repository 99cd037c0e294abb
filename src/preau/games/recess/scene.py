"""What there is to see of a position of Recess!, read from its exchange form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

from preau.games.api import Phrase
from preau.games.paths import line
from preau.games.recess.art import people as people_art
from preau.games.recess.art import signs as sign_art
from preau.games.recess.art import yard as yard_art
from preau.games.recess.art.equipment import ONE_SQUARE, TWO_SQUARES
from preau.games.recess.rules.board import AT, COLUMNS, EIGHT, NAMES, PLACE, SAFE, SQUARE, squares_of, yard_for
from preau.games.recess.rules.state import ALL_STEPS, CHILDREN, COLOURS, TURNS
from preau.games.scene import (
    Cell,
    Chip,
    ChipState,
    Counter,
    Glyph,
    Layer,
    Mark,
    Piece,
    Rim,
    Scene,
    SceneClock,
    Seat,
    Shape,
)

if TYPE_CHECKING:
    from preau.games.api import Position

_KIND: Final = {"B": "boy", "G": "girl"}
_ABOUT: Final = {
    "scene-square-obstacle": (Phrase("scene-about-obstacle"), "R1.3"),
    "scene-square-safe": (Phrase("scene-about-safe"), "R3.5"),
    "scene-square-open": (Phrase("scene-about-open"), "R3.4"),
}  # what kind of square it is, for who asks
_ABOUT_NUN: Final = Phrase("scene-about-nun")
_BY_BOARD: Final = sorted(NAMES, key=lambda name: (int(name[1:]), name[0]))
_STAGGERED: Final[Mapping[int, tuple[float, tuple[tuple[float, float], ...]]]] = {
    3: (people_art.TOKEN, ((-25, -28), (25, -3), (-20, 26))),
    4: (people_art.TOKEN, ((-25, -30), (25, -16), (-25, 14), (25, 28))),
    5: (50.0, ((-25, -33), (25, -17), (-25, 0), (25, 17), (-25, 33))),
    6: (46.0, ((-25, -36), (25, -21), (-25, -6), (25, 9), (-25, 24), (25, 39))),
}  # how large those are of whom so many share a square, and where they stand, from its middle


def scene(position: Position) -> Scene:
    """What there is to see of a position."""
    return from_json(position.to_json())


def from_json(data: Mapping[str, Any]) -> Scene:
    """What there is to see of the position that the exchange form gives."""
    return _YardSceneReader(data).scene()


def _place(square: str) -> tuple[float, float]:
    return yard_art.centre(*PLACE[SQUARE[square]])


class _YardSceneReader:
    """One position being read: who is where, and how that looks."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        options = data["options"]
        self.players: int = options["players"]
        self.layout: str = options["layout"]
        self.yard = yard_for(self.layout, options["nuns"], options["push"])
        self.where = {f"{seat}{name}": own[name] for seat, own in enumerate(data["children"]) for name in CHILDREN}
        self.attackers = {fight["attacker"]: fight["square"] for fight in data["fights"]}
        self.victims = {fight["victim"]: fight["square"] for fight in data["fights"]}
        self.lying = {*data["detained"], *data["serving"]}
        self.seen = {NAMES[number] for nun in data["nuns"] for number in squares_of(self.yard.sight[SQUARE[nun]])}
        self.kisses = self._kisses()
        self.glyphs: dict[str, Glyph] = {}

    def scene(self) -> Scene:
        data = self.data
        marks = list(yard_art.equipment(self.layout))
        people = tuple(self._people())
        # the corner that two who share a square leave free: large enough for a phone, and on nobody's face
        hearts = tuple(Mark("heart", x + 34, y - 46, size=96) for x, y in map(_place, self.kisses))
        walls = (yard_art.wall("boys", self.players), yard_art.wall("girls", self.players))
        return Scene(
            game="recess",
            title=Phrase("game-title"),
            size=yard_art.SIZE,
            cells=tuple(self._cells({NAMES[AT[square]]: mark.glyph for mark, squares in marks for square in squares})),
            pieces=people,
            art=(
                yard_art.YARD,
                yard_art.LAWN,
                *walls,
                *ONE_SQUARE,
                *TWO_SQUARES,
                people_art.NUN,
                *people_art.PLAQUES,
                people_art.HEART,
                people_art.STAY,
                *sign_art.GLYPHS,
                *self.glyphs.values(),
            ),
            floor=yard_art.floor(self.players),
            decor=(*(mark for mark, _ in marks), *yard_art.LAWNS),
            overlay=hearts,
            layers=(self._sight(),),
            rims=tuple(_rims()),
            seats=tuple(self._seats()),
            chips=tuple(self._chips()),
            signs=sign_art.SIGNS,
            legend=tuple(self._legend()),
            clock=SceneClock(data["minute"], TURNS, Phrase("scene-minute", {"minute": data["minute"], "of": TURNS})),
        )

    # --- places ---

    def _cells(self, equipment: Mapping[str, str]) -> list[Cell]:
        cells = []
        for name in _BY_BOARD:
            column, row = PLACE[SQUARE[name]]
            x, y = _place(name)
            bit = 1 << SQUARE[name]
            about: dict[str, str | Phrase] = {"square": name}
            if self.yard.obstacles & bit:
                kind, sign, tone = "scene-square-obstacle", "###", "metal-2"
                about["equipment"] = Phrase(f"scene-equipment-{equipment[name]}")
            elif bit & SAFE:
                kind, sign, tone = "scene-square-safe", '"', "lawn"
            else:
                kind, sign, tone = "scene-square-open", ".", "ground"
            phrase, crowd, (told, rule) = Phrase(kind, about), self._crowd(name), _ABOUT[kind]
            there = (name, x, y, 12 - row, column, phrase)
            cells.append(Cell(*there, sign=sign, crowd=crowd, tone=tone, about=told, rule=rule))
        size, span = (yard_art.door_width(self.players), yard_art.DOOR_HEIGHT), -(-11 * self.players // 5)
        for name, row, column in (("boys", 13, 0), ("girls", 0, 12 - span)):
            x, y = yard_art.door(name, self.players)
            phrase = Phrase(f"scene-entrance-{name}")
            told, there = Phrase(f"scene-about-{name}"), (name, x, y, row, column, phrase)
            head = Phrase(f"scene-head-{name}")
            cells.append(Cell(*there, size=size, span=span, sign="", tone="floor", about=told, rule="R1.5", head=head))
        return cells

    def _crowd(self, square: str) -> str:
        """How a terminal shows a fight or a kiss: the leader's letter, what it is, the other's."""
        for fight in self.data["fights"]:
            if fight["square"] == square:
                return f"{_letter(fight['attacker'])}x{_letter(fight['victim'])}"
        return "<3" if square in self.kisses else ""

    def _legend(self) -> Iterator[tuple[str, Phrase]]:
        """Letters are those of moves and of the pieces on the page, the same in all languages; words explain them."""
        for colour in COLOURS[: self.players]:
            yield colour[0], Phrase(f"scene-colour-{colour}")
        for sign, key in (
            ("B", "boy"),
            ("G", "girl"),
            ("N", "nun"),
            ("###", "equipment"),
            ('"', "safe"),
            (".", "open"),
        ):
            yield sign, Phrase(f"scene-legend-{key}")
        places = [*self.where.values(), *self.data["nuns"]]
        fights = [fight["square"] for fight in self.data["fights"]]
        crowds: dict[str, str] = {}  # one of each kind
        for square in dict.fromkeys(place for place in places if place in SQUARE and places.count(place) > 1):
            kind = "fight" if square in fights else "kiss" if square in self.kisses else "crowd"
            crowds.setdefault(kind, self._crowd(square) or f"x{places.count(square)}")
        yield from ((sign, Phrase(f"scene-legend-{kind}")) for kind, sign in crowds.items())

    # --- people ---

    def _people(self) -> list[Piece]:
        """Everybody, square by square, those nearer to the viewer last, so that they stand in front."""
        there: dict[str, list[str]] = {}
        for child, place in self.where.items():
            there.setdefault(place, []).append(child)
        for number, place in enumerate(self.data["nuns"], 1):
            there.setdefault(place, []).append(f"N{number}")
        people = []
        for place in sorted(there, key=lambda name: PLACE[SQUARE[name]][1] if name in SQUARE else 12, reverse=True):
            group = self._people_on_square if place in SQUARE else self._people_in_entrance
            people += group(place, there[place])
        return people

    def _people_in_entrance(self, entrance: str, names: list[str]) -> list[Piece]:
        """Those in an entrance: each has a place there, which stays empty while its child is in the yard."""
        places = (yard_art.door_place(entrance, self.players, 2 * int(name[0]) + int(name[2]) - 1) for name in names)
        return [
            self._person(name, entrance, *place, people_art.WAITING) for name, place in zip(names, places, strict=True)
        ]

    def _people_on_square(self, place: str, names: list[str]) -> list[Piece]:
        x, y = _place(place)
        if any(name in self.attackers for name in names):
            victim_first = sorted(names, key=lambda name: name in self.attackers)
            return [self._person(name, place, x, y, people_art.ALONE) for name in victim_first]
        spots = _spots(len(names))
        return [
            self._person(name, place, x + dx, y + dy, size) for name, (dx, dy, size) in zip(names, spots, strict=True)
        ]

    def _person(self, name: str, place: str, x: float, y: float, size: float) -> Piece:
        if name.startswith("N"):
            phrase = Phrase("scene-nun", {"number": int(name[1])})
            return Piece(
                name, place, x, y, "nun", phrase, label=name, short=name, colour="black", size=size, about=_ABOUT_NUN,
                rule="R4.3",
            )  # fmt: skip
        seat, label, kind = int(name[0]), name[1:], _KIND[name[1]]
        phrase = _child_phrase(name)
        return Piece(
            id=f"{COLOURS[seat]}-{label}",
            cell=place,
            x=x,
            y=y,
            glyph=self._look(name, seat, kind, size),
            phrase=phrase,
            label=label,
            short=f"{_letter(name)}{label}",
            owner=seat,
            colour=COLOURS[seat],
            size=size,
            notes=tuple(self._state_phrases(name)),
        )

    def _look(self, name: str, seat: int, kind: str, size: float) -> str:
        look = (seat + 2 * CHILDREN.index(name[1:])) % 5
        if name in self.attackers:
            glyph = people_art.attacker(kind, seat)
        elif name in self.victims:
            glyph = people_art.victim(seat)
        elif name in self.lying:
            glyph = people_art.lying_child(kind, seat, look)
        elif size < people_art.PAIR:
            glyph = people_art.token(kind, seat)
        else:
            glyph = people_art.child(kind, seat, look, people_art.PAIR if size < people_art.SMALL else people_art.ALONE)
        self.glyphs[glyph.name] = glyph
        return glyph.name

    def _state_phrases(self, name: str) -> list[Phrase]:
        states = {
            "scene-state-detained": name in self.data["detained"],
            "scene-state-serving": name in self.data["serving"],
            "scene-state-attacker": name in self.attackers,
            "scene-state-victim": name in self.victims,
        }
        notes = [Phrase(key) for key, holds in states.items() if holds]
        if self.where[name] in self.kisses and int(name[0]) == self.data["result"]["kiss"]:
            notes.append(Phrase("scene-state-kiss"))
        return notes

    def _kisses(self) -> list[str]:
        """R8.1: where the kiss was. Of several squares that fit, an open one is the one."""
        result = self.data["result"]
        if not result or result["kiss"] is None:
            return []
        own = self.data["children"][result["kiss"]]
        fits = [
            own[boy] for boy in ("B1", "B2") for girl in ("G1", "G2")
            if own[boy] == own[girl] and own[boy] not in self.seen and own[boy] not in self.attackers.values()
        ]  # fmt: skip
        in_the_open = [square for square in fits if not SAFE >> SQUARE[square] & 1]
        return sorted(set(in_the_open or fits))

    # --- sight ---

    def _sight(self) -> Layer:
        """R4.3: the nuns' lines of sight, dotted in ink: what can be chosen and what changed is yellow."""
        beams, edges = [], []
        people = {SQUARE[place] for place in self.where.values() if place in SQUARE}
        for nun in self.data["nuns"]:
            seen = self.yard.sight[SQUARE[nun]]
            for dx, dy in EIGHT:
                column, row = PLACE[SQUARE[nun]]
                while (ahead := AT.get((column + dx, row + dy))) is not None and seen >> ahead & 1:
                    column, row = column + dx, row + dy
                    if ahead in people and not (dx and dy):  # aslant it passes beside heads and feet
                        edges.append(_dots_at_edge(column, row, dx, dy))
                beams.append(line(_place(nun), yard_art.centre(column, row)))
        path, over = "".join(beams), "".join(edges)
        shapes = (Shape(path, "", "ink", 34, 0.15), Shape(path, "", "ink", 9, 0.85, "1 20"))
        above = (Shape(over, "", "ground", 16, 1, "1 20"), Shape(over, "", "ink", 9, 1, "1 20")) if over else ()
        in_order = tuple(name for name in _BY_BOARD if name in self.seen)
        return Layer("sight", Phrase("scene-layer-sight"), shapes, in_order, usual=True, over=above)

    # --- beside the board ---

    def _seats(self) -> list[Seat]:
        data = self.data
        winners = data["result"]["winners"] if data["result"] else ()
        return [
            Seat(
                seat=seat,
                phrase=Phrase(f"scene-colour-{COLOURS[seat]}"),
                colour=COLOURS[seat],
                badge=people_art.BADGES[seat],
                counters=(Counter("coin", coins, Phrase("scene-coins", {"count": coins})),),
                active=data["phase"] != "over" and seat == data["player"],
                winner=seat in winners,
            )
            for seat, coins in enumerate(data["coins"])
        ]

    def _chips(self) -> list[Chip]:
        """R2.2: the stages of the turn; a step that detention has taken (R2.4) names the child."""
        phase, steps = self.data["phase"], self.data["steps"]
        lying = self.data["serving"]
        if phase == "over":
            return []
        chips = [Chip(Phrase("scene-stage-stay"), "now", glyph="sign-stay", rule="R5.5")] if phase == "stay" else []
        for place, step in enumerate(ALL_STEPS):
            if place < len(lying):  # R2.4: each of them takes the largest step left
                chips.append(_lost_step(step, lying[place]))
                continue
            at_hand = phase == "kids" and step == steps[0]
            state: ChipState = "now" if at_hand else "next" if step in steps else "done"
            about = Phrase("scene-stage-used" if state == "done" else "scene-stage-step", {"steps": step})
            chips.append(Chip(about, state, text=str(step), rule="R2.2"))
        chips.append(Chip(Phrase("scene-stage-nun"), "now" if phase == "nun" else "next", glyph="nun", rule="R4.1"))
        return chips


def _child_phrase(name: str) -> Phrase:
    """A child, as phrases call it: `1G2` is Blue's second girl."""
    return Phrase("scene-child", {"colour": COLOURS[int(name[0])], "kind": _KIND[name[1]], "number": int(name[2])})


def _lost_step(step: int, name: str) -> Chip:
    """R2.4: a step that a child in detention has cost."""
    about = Phrase("scene-stage-lost", {"steps": step, "child": name[1:]})
    told = Phrase("scene-stage-gone", {"steps": step, "child": _child_phrase(name)})
    return Chip(about, "lost", text=str(step), rule="R2.4", cost=name[1:], told=told)


def _dots_at_edge(column: int, row: int, dx: int, dy: int) -> str:
    """Where a nun's look comes to somebody's square: two dots at its edge, over whoever stands on either side."""
    (x, y), (from_x, from_y) = yard_art.centre(column, row), yard_art.centre(column - dx, row - dy)
    edge, inside = ((x + (from_x - x) * part, y + (from_y - y) * part) for part in (0.61, 0.39))
    return line(edge, inside)


def _letter(child: str) -> str:
    return COLOURS[int(child[0])][0]


def _rims() -> list[Rim]:
    width, height = yard_art.SIZE
    edge = yard_art.WALL + yard_art.BAND / 2
    rims = []
    for index in range(12):
        x, y = yard_art.centre(index, index)
        rims += [Rim(COLUMNS[index], x, edge), Rim(COLUMNS[index], x, height - edge)]
        rims += [Rim(str(index + 1), yard_art.SIDE / 2, y), Rim(str(index + 1), width - yard_art.SIDE / 2, y)]
    return rims


def _spots(count: int) -> list[tuple[float, float, float]]:
    """How so many people share one square: how far from its middle each stands, and how large."""
    if count == 1:
        return [(0, 1, people_art.ALONE)]
    if count == 2:
        return [(-23, -16, people_art.PAIR), (23, 16, people_art.PAIR)]
    if count in _STAGGERED:  # as large as tokens get: they may touch, and no two letters stand in one line
        size, places = _STAGGERED[count]
        return [(dx, dy, size) for dx, dy in places]
    across = 3 if count <= 9 else 4 if count <= 16 else 5
    down = -(-count // across)
    step = 96 / across
    # in a crowd they stand before one another; the letters stay free
    size = step * 1.28
    spots = []
    for index in range(count):
        row, column = divmod(index, across)
        in_row = min(across, count - row * across)
        spots.append(((column - (in_row - 1) / 2) * step, (row - (down - 1) / 2) * min(94 / down, step * 1.4), size))
    return spots
