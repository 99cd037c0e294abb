"""A scene as lines of text for a terminal, at most 80 columns wide: the board, and below it what lies beside it.

Colour is a help, never needed: what it says, letters and brackets say too. `[ ]` can be chosen, `< >` is the last
move, `! !` shows why a move was refused.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias
from unicodedata import east_asian_width

from preau.draw.markup import SayPhrase
from preau.draw.theme import DARK, LIGHT, ink_on
from preau.games.api import Phrase
from preau.games.scene import Cell, Piece, Scene

MOST_COLUMNS: Final = 80


@dataclass(frozen=True, slots=True)
class Span:
    """Some text in one style; colours are tokens, none where empty."""

    text: str
    colour: str = ""
    ground: str = ""
    bold: bool = False
    dim: bool = False

    def style(self, *, dark: bool = True) -> str:
        """The style as `rich` writes it."""
        paint = DARK if dark else LIGHT
        words = [word for word, wanted in (("bold", self.bold), ("dim", self.dim)) if wanted]
        words += [paint[self.colour]] if self.colour else []
        words += ["on", paint[self.ground]] if self.ground else []
        return " ".join(words)


TextLine: TypeAlias = tuple[Span, ...]


def plain_text(lines: Iterable[TextLine]) -> str:
    """The lines without colour."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in lines)


def text_columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def terminal_lines(
    scene: Scene,
    *,
    lit: Collection[str] = (),
    last: Collection[str] = (),
    trouble: Collection[str] = (),
    layers: Collection[str] = (),
    say: SayPhrase = str,
    mark: str = ", ",
    colon: str = ": ",
) -> list[TextLine]:
    """The scene as lines of styled text; `plain_text` makes a string of them, `Span.style` speaks rich.

    `say`, `mark` and `colon` are the language's: its words, and what stands between the things of a row, and before it.
    """
    shown = {name for layer in scene.layers if layer.name in layers for name in layer.cells}
    board = _TextBoard(scene, {"!!": trouble, "[]": lit, "<>": last}, shown, say)
    return [*board.lines(), (), *_panel_lines(scene, say), *_note_lines(scene, say, mark, colon)]


class _TextBoard:
    """The cells put on a grid of characters, by where they lie in the picture."""

    def __init__(
        self, scene: Scene, brackets: dict[str, Collection[str]], shown: Collection[str], say: SayPhrase
    ) -> None:
        self.scene = scene
        self.say = say
        self.brackets = brackets
        self.shown = shown
        self.there: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.there.setdefault(piece.cell, []).append(piece)
        single = [cell for cell in scene.cells if cell.span == 1]
        offsets = {round(2 * (cell.x - single[0].x) / scene.pitch) % 2 for cell in single}
        self.staggered = len(offsets) > 1
        self.wide = 4 if self.staggered else 5
        rims = [rim.x for rim in scene.rims]
        self.left = min([cell.x - cell.size[0] / 2 for cell in scene.cells] + [x - scene.pitch / 4 for x in rims])

    def lines(self) -> list[TextLine]:
        rows: dict[float, list[tuple[int, Span]]] = {}
        for cell in self.scene.cells:
            rows.setdefault(cell.y, []).append(self._cell(cell))
        for rim in self.scene.rims:
            # A coordinate beside a row stands in its line; one above or below gets a line of its own.
            near = min(rows, key=lambda y: abs(y - rim.y))
            y = near if abs(near - rim.y) < 0.3 * self.scene.pitch else rim.y
            start = self._column(rim.x) - len(rim.text) // 2
            rows.setdefault(y, []).append((start, Span(rim.text, dim=True)))
        lines: list[TextLine] = []
        for y in sorted(rows):
            if lines and self.staggered:
                lines.append(())
            lines.append(_join_spans(rows[y]))
        return lines

    def _column(self, x: float) -> int:
        return int((x - self.left) / self.scene.pitch * self.wide + 0.5)  # halves go up, so that columns stay even

    def _cell(self, cell: Cell) -> tuple[int, Span]:
        pieces = self.there.get(cell.id, [])
        width = 3 if self.staggered else self.wide
        if cell.span > 1:
            return self._wide_cell(cell, pieces)
        inner = width - 2
        span = Span(cell.sign[:inner], "rim", cell.tone)
        if cell.id in self.shown:
            span = replace(span, text=":" if len(cell.sign) == 1 else span.text, colour="accent-ink")
        if len(pieces) == 1:
            colour = pieces[0].colour
            span = Span(pieces[0].short[:inner], ink_on(colour), colour, bold=True)
        elif pieces:
            span = Span((cell.crowd or f"x{len(pieces)}")[:inner], "ink", cell.tone, bold=True)
        left, right = " ", " "
        for signs, names_ in self.brackets.items():
            if cell.id in names_ or any(piece.id in names_ for piece in pieces):
                left, right = signs[0], signs[1]
                span = span if len(pieces) == 1 else replace(span, colour="accent-ink", bold=True)
                break
        return self._column(cell.x) - width // 2, replace(span, text=f"{left}{span.text:^{inner}}{right}")

    def _wide_cell(self, cell: Cell, pieces: list[Piece]) -> tuple[int, Span]:
        """A place that holds many, by name; it begins or ends with the board, whichever side it lies on."""
        names = [piece.short for piece in sorted(pieces, key=lambda piece: piece.x)]
        text = f" {_head(cell, self.say, ':')} {' '.join(names) or '-'} "
        span = Span(text, "ink", cell.tone)
        if cell.x < self.scene.size[0] / 2:
            return self._column(cell.x - cell.size[0] / 2), span
        return max(0, self._column(cell.x + cell.size[0] / 2) - text_columns(text)), span


def _head(cell: Cell, say: SayPhrase, colon: str) -> str:
    """What comes before those who are in a place."""
    return say(cell.head) if cell.head else f"{cell.id}{colon}"


def _join_spans(parts: list[tuple[int, Span]]) -> TextLine:
    """Spans put at their columns of one line."""
    spans: list[Span] = []
    column = 0
    for start, span in sorted(parts, key=lambda part: part[0]):
        if start > column:
            spans.append(Span(" " * (start - column)))
            column = start
        spans.append(span)
        column += text_columns(span.text)
    return tuple(spans)


def _panel_lines(scene: Scene, say: SayPhrase) -> list[TextLine]:
    """The clock and the stages of the turn on one line, the seats below."""
    head: list[Span] = []
    if scene.clock:
        head.append(Span(say(scene.clock.phrase) + "   "))
    for chip in scene.chips:
        text = chip.text or say(chip.phrase)
        now = chip.state == "now"
        written = {"now": f"[{text}]", "next": f" {text} ", "done": f" ({text}) ", "lost": f" ({text}) "}[chip.state]
        head.append(Span(written, "accent-ink" if now else "", bold=now, dim=chip.state in ("done", "lost")))
    sides = []
    for seat in scene.seats:
        sign = "* " if seat.winner else "> " if seat.active else "  "
        name = Span(f" {say(seat.phrase)} ", ink_on(seat.colour), seat.colour, bold=seat.active)
        first, *rest = [[Span(f" {say(counter.phrase)}  ")] for counter in seat.counters] or [[]]
        sides.append([[Span(sign), name, *first], *rest])
    brief = all(len(side) == 1 for side in sides)  # then several stand in a line, else each has one of its own
    rows = [[side[0] for side in sides]] if brief else sides
    return [
        *([tuple(head)] if head else []),
        *(line for row in rows for line in _wrap_groups(row, "    " * (not brief))),
    ]


def _note_lines(scene: Scene, say: SayPhrase, mark: str, colon: str) -> list[TextLine]:
    """Who shares a place, and what else is to be said of anybody."""
    bare = colon.rstrip()
    gap = colon.removeprefix(bare)
    lines: list[TextLine] = []
    alone: dict[str, list[str]] = {}
    for cell in scene.cells:
        there = [piece for piece in scene.pieces if piece.cell == cell.id]
        if not any(piece.notes for piece in there) and (len(there) < 2 or cell.span > 1):
            continue
        if len(there) == cell.span == 1:
            alone.setdefault(mark.join(say(_after_name(note)) for note in there[0].notes), []).append(cell.id)
            continue
        words = []
        for index, piece in enumerate(there):
            end = mark if index + 1 < len(there) else " "
            notes = "".join(f" {say(_after_name(note))}" for note in piece.notes)
            words.append([Span(piece.short, ink_on(piece.colour), piece.colour, bold=True), Span(f"{notes}{end}")])
        lines += _wrap_groups([[Span(f"{_head(cell, say, bare)}{gap}", bold=True)], *words], "  ")
    for note, names in alone.items():
        lines += _wrap_groups([[Span(f"{name} ", bold=True)] for name in names] + [[Span(note)]], "  ")
    return lines


def _after_name(note: Phrase) -> Phrase:
    """What is said of somebody as it follows the name: in a sentence, and no label."""
    return Phrase(f"{note.key}.mid", note.args)


def legend_lines(meanings: Iterable[tuple[str, str]]) -> list[TextLine]:
    """What is written on a board, each with what it means, as many to a line as it holds."""
    return _wrap_groups([[Span(sign, bold=True), Span(f" {text}   ")] for sign, text in meanings], "")


def _wrap_groups(words: list[list[Span]], indent: str) -> list[TextLine]:
    """Groups of spans in lines that a terminal holds; no group is broken unless it is wider than a line."""
    lines: list[list[Span]] = []
    room = 0
    for word in words:
        width = sum(text_columns(span.text) for span in word)
        if width > room or not lines:
            lines.append([Span(indent)] if lines and indent else [])
            room = MOST_COLUMNS - len(indent)
        lines[-1] += word
        room -= width
    return [tuple(line) for line in lines]
