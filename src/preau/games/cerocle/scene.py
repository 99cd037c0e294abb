"""What there is to see of a position of Cerocle, read from its exchange form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from preau.games.api import Phrase
from preau.games.cerocle.art import pieces as art
from preau.games.cerocle.rules.board import COLOURS, DIRECTIONS
from preau.games.cerocle.rules.options import SEAT_COLOURS, TAKINGS
from preau.games.cerocle.rules.outcome import closed_circles
from preau.games.paths import line
from preau.games.scene import Cell, Chip, Counter, Glyph, Layer, Mark, Piece, Rim, Scene, SceneClock, Seat, Shape, Sign

if TYPE_CHECKING:
    from preau.games.cerocle.position import CeroclePosition

_LETTERS: Final = "abcdefghijk"
_ABOUT_SPACE: Final = Phrase("scene-about-space")  # for who asks
_SIGNS: Final = (
    Sign("place", "sign-place", Phrase("click-sign-place")),
    Sign("exchange", "sign-exchange", Phrase("click-sign-exchange"), Phrase("click-sign-after-line")),
    Sign("relocate", "sign-move", Phrase("click-sign-relocate"), Phrase("click-sign-when-empty")),  # C3.2
    Sign("take", "sign-take", Phrase("click-sign-take"), Phrase("click-sign-when-empty")),
)
_TURN: Final = {"row": 0.0, "fall": 60.0, "rise": -60.0}  # how a direction lies in the picture, clockwise


def scene(position: CeroclePosition) -> Scene:
    """What there is to see of a position, which may know more of its turn and its end than its exchange form says."""
    named = position.setup.board.names_of
    made = dict(zip(DIRECTIONS, map(named, position.lines_made), strict=True))
    closed = list(map(named, closed_circles(position))) if position.over else []
    return _SceneReader(position.to_json() | {"made": made, "closed": closed}).scene()


def from_json(data: Mapping[str, Any]) -> Scene:
    """What there is to see of the position that the exchange form gives."""
    return _SceneReader(data).scene()


class _SceneReader:
    """One position being read."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self.players: int = data["options"]["players"]
        self.side: int = data["options"]["side"]
        self.colours = tuple(COLOURS[colour] for colour in SEAT_COLOURS[self.players])  # C1.3
        outer = 100 * (self.side - 1) + art.RIM + 22
        self.size = (2 * outer, 2 * outer * art.ROW / 100 + 8)
        span = range(2 * self.side - 1)
        self.spaces = {_name(row, d): (row, d) for row in span for d in span if abs(row - d) < self.side}  # C1.2

    def scene(self) -> Scene:
        glow = self._glow()
        won = self.data["result"]["circles"] if self.data["result"] else []
        middle = (self.size[0] / 2, self.size[1] / 2)
        return Scene(
            game="cerocle",
            title=Phrase("game-title"),
            size=self.size,
            cells=tuple(self._cells()),
            pieces=tuple(self._pieces({space for ring in won for space in ring})),
            art=(art.board(self.side), *art.SIGNS, art.chalk_circle("circle"), *glow),
            floor=(Mark(f"board-{self.side}", *middle),),
            decor=(*(Mark("glow", 0, 0) for _ in glow), *self._bridges()),
            overlay=tuple(self._ring(ring, 23 * index) for index, ring in enumerate(self.data.get("closed", won))),
            layers=(self._bans(),),
            rims=tuple(self._rims()),
            seats=tuple(self._seats()),
            chips=tuple(self._chips()),
            signs=_SIGNS,
            legend=tuple((each[0].upper(), _colour_phrase(self._colour_name(each))) for each in art.TOKENS),
            pictures=tuple(self._pictures()),
            clock=self._clock(),
        )

    def _xy(self, row: float, d: float) -> tuple[float, float]:
        """Where a space lies: row `a` at the bottom, each row half a space further."""
        middle = self.side - 1
        x = self.size[0] / 2 + 100 * (d - middle) - 50 * (row - middle)
        return x, self.size[1] / 2 - art.ROW * (row - middle)

    def _place(self, space: str) -> tuple[float, float]:
        return self._xy(*self.spaces[space])

    # --- board ---

    def _cells(self) -> list[Cell]:
        cells = []
        for space, (row, d) in self.spaces.items():
            phrase = Phrase("scene-space", {"space": space})
            row_from_top = 2 * self.side - 2 - row
            there = (space, *self._xy(row, d), row_from_top, d, phrase)
            cells.append(Cell(*there, "hollow", "round", tone="wood", about=_ABOUT_SPACE, rule="C2.1"))
        return cells

    def _pieces(self, winning: set[str]) -> list[Piece]:
        pieces = []
        for space in self.spaces:
            if (colour := self.data["board"].get(space)) is None:
                continue
            pieces.append(
                Piece(
                    id=f"piece-{space}",
                    cell=space,
                    x=self._place(space)[0],
                    y=self._place(space)[1],
                    glyph=f"piece-{colour}",
                    phrase=Phrase("scene-piece", {"colour": Phrase(f"scene-colour-{self._colour_name(colour)}")}),
                    short=colour[0].upper(),
                    owner=self.colours.index(colour) if colour in self.colours and self.players < 4 else None,
                    colour=art.TOKENS[colour],
                    kind=colour,
                    notes=(Phrase("scene-state-circle"),) if space in winning else (),
                    about=self._about(colour),
                    rule="C2.2",
                )
            )
        return pieces

    def _about(self, colour: str) -> Phrase:
        """C2.2: what a piece counts for."""
        if colour not in self.colours:
            return Phrase("scene-about-neutral")
        return Phrase("scene-about-piece", {"colour": Phrase(f"scene-colour-{colour}"), "players": self.players})

    def _bridges(self) -> list[Mark]:
        """C4.3: neighbours of different colours that the exchange in hand may trade."""
        if not self.data["exchanges"]:
            return []
        bridges = []
        board = self.data["board"]
        for space, (row, d) in self.spaces.items():
            for direction, (up, along) in DIRECTIONS.items():
                other = _name(row + up, d + along)
                if board.get(space) and board.get(other) and board[space] != board[other]:
                    x, y = self._xy(row + up / 2, d + along / 2)
                    bridges.append(Mark("bridge", x, y, turn=_TURN[direction], steps=(space, other)))
        return bridges

    def _glow(self) -> list[Glyph]:
        """C4.3: the lines that brought this turn's exchanges; all that count in it, where that is not known."""
        runs = []
        for direction, spaces in self.data.get("made", self.data["spent"]).items():
            up, along = DIRECTIONS[direction]
            left = {self.spaces[space] for space in spaces}
            for row, d in sorted(left):
                if (row - up, d - along) in left:
                    continue
                run = [(row, d)]
                while (after := (run[-1][0] + up, run[-1][1] + along)) in left:
                    run.append(after)
                runs.append([self._xy(*run[0]), self._xy(*run[-1])])
        return [art.glow(runs)] if runs else []

    def _ring(self, ring: list[str], turn: float) -> Mark:
        places = [self._place(space) for space in ring]
        x, y = (sum(values) / len(values) for values in zip(*places, strict=True))
        return Mark("circle", x, y, turn=turn)

    def _bans(self) -> Layer:
        """C5.2: the ways that nobody may take back, as far as the turn at hand could."""
        bans = [ban for ban in self.data["bans"] if ban and self._could_relocate(ban[0])]
        ways = "".join(line(self._place(start), self._place(goal)) for start, goal in bans)
        crosses = ""
        for _, goal in bans:
            x, y = self._place(goal)
            crosses += line((x - 18, y - 18), (x + 18, y + 18)) + line((x - 18, y + 18), (x + 18, y - 18))
        shapes = (Shape(ways, "", "trouble", 7, 0.8, "2 17"), Shape(crosses, "", "trouble", 9)) if bans else ()
        return Layer("bans", Phrase("scene-layer-bans"), shapes, tuple(goal for _, goal in bans))

    def _could_relocate(self, space: str) -> bool:
        """C3.2, C5.1: whether whose turn it is may relocate, and the piece on that space."""
        data, seat = self.data, self.data["player"]
        if data["phase"] != "act" or any(data["reserves"][seat].values()):
            return False
        own, called, whose = self.colours[seat], self._colour_name(data["board"][space]), data["options"]["relocate"]
        return called == own or bool(whose == "any" or (whose == "own_or_neutral" and called == "neutral"))

    def _rims(self) -> list[Rim]:
        """Letters to the left of each row, numbers at the lower end of each diagonal."""
        rims = []
        for index in range(2 * self.side - 1):
            first = max(0, index - self.side + 1)
            rims.append(Rim(_LETTERS[index], *self._xy(index, first - 0.8), "wood-ink"))
            rims.append(Rim(str(index + 1), *self._xy(first - 0.8, index), "wood-ink"))
        return rims

    # --- beside the board ---

    def _seats(self) -> list[Seat]:
        data = self.data
        winners = data["result"]["winners"] if data["result"] else ()
        seats = []
        for seat, colour in enumerate(self.colours):
            phrase = Phrase(f"scene-colour-{colour}")
            if self.players == 4:
                phrase = Phrase("scene-team-player", {"colour": phrase, "number": seat // 2 + 1})
            seats.append(
                Seat(
                    seat=seat,
                    phrase=phrase,
                    colour=art.TOKENS[colour],
                    badge=f"piece-{colour}",
                    counters=tuple(self._counters(seat, colour)),
                    active=data["phase"] != "over" and seat == data["player"],
                    winner=seat in winners,
                )
            )
        return seats

    def _counters(self, seat: int, colour: str) -> list[Counter]:
        reserve, taken = self.data["reserves"][seat], self.data["taken"][seat]
        own = reserve["own"]
        counters = [_counter("scene-reserve", "piece", colour, own, colour)]
        if self.players != 3:
            neutral = _counter("scene-reserve", "piece", "white", reserve["neutral"], self._colour_name("white"))
            counters.append(replace(neutral, caption=Phrase("scene-caption-neutral")))
        most = 1 if self.players == 3 else TAKINGS[self.players]  # C6.1; C6.5: of each opponent
        caption = Phrase("scene-caption-taken")
        at_hand = self.data["reserves"][self.data["player"]]
        idle = self.data["phase"] != "act" or any(at_hand.values())  # C3.2: who has a reserve takes nothing
        for kind in sorted(set(taken)):
            given = _counter("scene-taken", "taken", kind, taken.count(kind), self._colour_name(kind), of=most)
            counters.append(replace(given, caption=caption, most=most, idle=idle))
        return counters

    def _colour_name(self, colour: str) -> str:
        """White pieces are neutral, but for three players, one of whom has them."""
        return "neutral" if colour == "white" and self.players != 3 else colour

    def _pictures(self) -> list[Sign]:
        """C1.3, C4.3: whose pieces are which, then the signs; before that of an exchange, what links two pieces."""
        pieces = [
            Sign(colour, f"piece-{colour}", Phrase("click-sign-pieces", {"colour": _colour_phrase(colour)}))
            for colour in dict.fromkeys(self.colours)
        ]
        if self.players != 3:
            pieces.append(Sign("white", "piece-white", Phrase("click-sign-neutral")))
        bridge = Sign("bridge", "bridge", Phrase("click-sign-bridge"), Phrase("click-sign-after-line"))
        return [*pieces, _SIGNS[0], bridge, *_SIGNS[1:]]

    def _chips(self) -> list[Chip]:
        data = self.data
        if data["phase"] == "over":
            return []
        reserve = data["reserves"][data["player"]]
        if data["phase"] == "exchange":
            about = Phrase("scene-stage-exchange", {"count": data["exchanges"]})
            first = Chip(about, "now", glyph="sign-exchange", rule="C4.3")
            # More than four in hand are told by number.
            rest = data["exchanges"] - 1
            if rest <= 3:
                return [first, *[Chip(about, "next", glyph="sign-exchange", rule="C4.3")] * rest]
            return [first, Chip(about, "next", text=f"+{rest}", rule="C4.3")]
        if reserve["own"] or reserve["neutral"]:  # C3.1
            return [Chip(Phrase("scene-stage-place"), "now", glyph="sign-place", rule="C3.1")]
        return [Chip(Phrase("scene-stage-move"), "now", glyph="sign-move", rule="C3.2")]

    def _clock(self) -> SceneClock | None:
        """C7.2: how near a draw is, once it is more than half way there."""
        total, now = self.data["options"]["quiet"] * self.players, self.data["quiet"]
        if not total or 2 * now <= total:
            return None
        return SceneClock(now, total, Phrase("scene-quiet", {"turns": now, "of": total}))


def _name(row: int, d: int) -> str:
    return f"{_LETTERS[row] if 0 <= row < len(_LETTERS) else '?'}{d + 1}"


def _counter(key: str, glyph: str, colour: str, count: int, called: str, **more: int) -> Counter:
    phrase = Phrase(key, {"colour": _colour_phrase(called), "count": count, **more})
    return Counter(f"{glyph}-{colour}", count, phrase, art.TOKENS[colour])


def _colour_phrase(called: str) -> Phrase:
    return Phrase(f"scene-colour-{called}")
