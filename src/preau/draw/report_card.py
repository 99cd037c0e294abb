"""The report card of a finished game as one picture to keep and to share: the last position, the scores, what was done.

Everything comes as text in the reader's language. The picture stands alone: plain colours, no link, no script.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width

from preau.draw.markup import Attributes, Brush, at, clean, element, text_at
from preau.draw.svg import svg
from preau.draw.theme import FONT
from preau.games.paths import box, number
from preau.games.scene import Scene

CARD_WIDTH, BOARD_WIDTH, MARGIN = 1200, 560, 40
ROW_HEIGHT, TEXT_SIZE = 46, 22
LINE_COLUMNS, LINE_HEIGHT = 44, 34  # of a remark: in letters, of which an East Asian one counts twice


@dataclass(frozen=True, slots=True)
class ReportCardSeat:
    """One player on the card: the name, the badge at the board, and what it counts for."""

    name: str
    badge: str
    colour: str
    score: str
    winner: bool


@dataclass(frozen=True, slots=True)
class ReportCard:
    """What stands on the card; `rows` are headings with a number for each seat."""

    title: str
    headline: str
    seats: tuple[ReportCardSeat, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    remarks: tuple[str, ...]
    foot: str


def card_svg(card: ReportCard, scene: Scene) -> str:
    """The card, with the scene as its picture."""
    brush = Brush.of(scene, "light", "card-")
    wide, high = scene.size
    board_height = BOARD_WIDTH * high / wide
    left, top = MARGIN + BOARD_WIDTH + 40, 150
    table_height = 170 + ROW_HEIGHT * len(card.rows)
    lines = [line for remark in card.remarks for line in _wrap(remark, LINE_COLUMNS)]
    height = top + max(board_height, table_height + LINE_HEIGHT * (len(lines) + 1)) + 70
    title_size = _fit_size(card.headline, 40, CARD_WIDTH - 2 * MARGIN)
    ink, rim = brush.paint("ink"), brush.paint("rim")
    body = [
        element("path", {"d": f"M0 0H{CARD_WIDTH}V{number(height)}H0z", "fill": brush.paint("table")}),
        _text(MARGIN, 62, card.title, 34, "700", rim),
        _text(MARGIN, 112, card.headline, title_size, "800", ink),
        _board(scene, board_height),
        _table(card, brush, left, top),
        *(
            _text(left, top + table_height + LINE_HEIGHT * (index + 1), line, TEXT_SIZE, "500", ink)
            for index, line in enumerate(lines)
        ),
        _text(MARGIN, height - 24, card.foot, 20, "500", rim),
    ]
    attributes: Attributes = {
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {CARD_WIDTH} {number(height)}", "width": CARD_WIDTH,
        "height": height, "role": "img", "aria-label": f"{card.title}: {card.headline}", "font-family": FONT,
        "stroke-linejoin": "round", "stroke-linecap": "round",
    }  # fmt: skip
    return element("svg", attributes, brush.definitions(), *body)


def _board(scene: Scene, height: float) -> str:
    drawn = svg(scene, theme="light", panel="none", title="", prefix="card-board-")
    where = f'<svg x="{MARGIN}" y="150" width="{BOARD_WIDTH}" height="{number(height)}" '
    return where + drawn.removeprefix("<svg ")


def _table(card: ReportCard, brush: Brush, left: float, top: float) -> str:
    """Seats as columns, what was counted as rows."""
    width = CARD_WIDTH - MARGIN - left
    column = min(92.0, width * 0.5 / max(1, len(card.seats)))
    label_width = width - column * len(card.seats)
    middles = [left + label_width + column * (index + 0.5) for index in range(len(card.seats))]
    height = 156 + ROW_HEIGHT * len(card.rows)
    parts = [_seat(seat, brush, x, top, column, height) for seat, x in zip(card.seats, middles, strict=True)]
    for index, (heading, counts) in enumerate(card.rows):
        y = top + 180 + ROW_HEIGHT * index
        rule = f"M{number(left)} {number(y - 25)}h{number(width)}"
        parts.append(element("path", {"d": rule, "stroke": brush.paint("ground")}))
        parts.append(_text(left, y + 7, heading, _fit_size(heading, 21, label_width - 8), "600", brush.paint("rim")))
        for count, x in zip(counts, middles, strict=True):
            weight = "800" if count == max(counts) > 0 else "500"
            ink = brush.paint("ink" if count else "rim")
            parts.append(text_at(x, y, str(count), {"font-size": 24, "font-weight": weight, "fill": ink}))
    return element("g", None, *parts)


def _seat(seat: ReportCardSeat, brush: Brush, x: float, top: float, width: float, height: float) -> str:
    """The head of a column; a winner's whole column is lit."""
    ground = {"d": box(x, top + height / 2 - 6, width - 4, height, 14), "fill": brush.paint("accent")}
    lit = element("path", {**ground, "fill-opacity": 0.45}) if seat.winner else ""
    where = {"transform": at(x, top + 34), "color": brush.paint(seat.colour)}
    ink = brush.paint("ink")
    name: Attributes = {"font-size": _fit_size(seat.name, 20, width - 8), "font-weight": "700", "fill": ink}
    score: Attributes = {"font-size": 34, "font-weight": "800", "fill": ink}
    badge = element("g", where, brush.glyph(seat.badge, size=52))
    return lit + badge + text_at(x, top + 84, seat.name, name) + text_at(x, top + 124, seat.score, score)


def _text(x: float, y: float, text: str, size: float, weight: str, fill: str) -> str:
    return element("text", {"x": x, "y": y, "font-size": size, "font-weight": weight, "fill": fill}, clean(text))


def _columns(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _fit_size(text: str, size: float, width: float) -> float:
    """A size at which the text is no wider than that."""
    return min(size, max(9.0, width / max(1, _columns(text)) / 0.56))


def _wrap(text: str, columns: int) -> Sequence[str]:
    """Lines of at most so many columns, broken at blanks where there are some."""
    lines, line = [], ""
    for piece in text.split(" "):
        joined = f"{line} {piece}" if line else piece
        if _columns(joined) <= columns:
            line = joined
            continue
        lines += [line] if line else []
        line = piece
        while _columns(line) > columns:
            cut = next(n for n in range(len(line), 0, -1) if _columns(line[:n]) <= columns)
            lines.append(line[:cut])
            line = line[cut:]
    return [*lines, line] if line else lines
