"""Text that may be a move: its shape, pieces and squares, whether or not it is legal."""

from __future__ import annotations

import re

from preau.games.api import NotationError, Phrase
from preau.games.recess.position import CHILDREN, RecessPosition
from preau.games.recess.rules.board import BOARD_RANK, SQUARE
from preau.games.recess.rules.legal import PASS, SKIP, Move
from preau.games.recess.rules.pushes import PushChain

SHAPE = re.compile(
    r"""(?P<stay>stay)\ (?P<fights>\S+)
      | (?P<nun>N[12])-(?P<nun_square>[a-z0-9]+)(?:>(?P<nun_way>[a-z0-9:]+))?
      | (?P<child>[BG][12])(?:
            (?P<sign>[-x*])(?P<square>[a-z0-9]+)
          | /(?P<broken>[a-z0-9]+)>(?P<attacker_way>[a-z0-9:]+),(?P<victim_way>[a-z0-9:]+)
          | !(?P<told>[a-z0-9]+)@(?P<fight>[a-z0-9]+)>(?P<way>[a-z0-9:]+)
        )""",
    re.VERBOSE,
)


def parse(position: RecessPosition, text: str) -> Move:
    """The move that `text` writes, legal or not; raises NotationError."""
    if text in ("pass", "skip"):
        return PASS if text == "pass" else SKIP
    shape = SHAPE.fullmatch(text)
    if shape is None:
        raise NotationError(Phrase("notation-shape", {"text": shorten(text)}), move=text, position=position)

    def square(group: str) -> int:
        return known(position, text, shape[group])

    def way(group: str) -> PushChain:
        return tuple(known(position, text, name) for name in (shape[group] or "").split(":") if shape[group])

    if shape["stay"]:
        return Move("stay", way=stays(position, text, shape["fights"]))
    if shape["nun"]:
        return Move("N", int(shape["nun"][1]) + 3, square("nun_square"), -1, way("nun_way"))
    piece = CHILDREN.index(shape["child"])
    if shape["sign"]:
        return Move(shape["sign"], piece, square("square"))
    if shape["broken"]:
        return Move("/", piece, square("broken"), -1, way("attacker_way"), way("victim_way"))
    return Move("!", piece, square("told"), square("fight"), way("way"))


def known(position: RecessPosition, text: str, name: str) -> int:
    """The square of that name."""
    if name not in SQUARE:
        about = {"text": shorten(text), "square": shorten(name)}
        raise NotationError(Phrase("notation-square", about), move=text, position=position)
    return SQUARE[name]


def stays(position: RecessPosition, text: str, fights: str) -> PushChain:
    """`none`, or squares in board order, each once."""
    if fights == "none":
        return ()
    squares = tuple(known(position, text, name) for name in fights.split("+"))
    ranks = [BOARD_RANK[square] for square in squares]
    if ranks != sorted(set(ranks)):
        raise NotationError(Phrase("notation-order", {"text": shorten(text)}), move=text, position=position)
    return squares


def shorten(text: str) -> str:
    """What a message quotes of a text."""
    return text if len(text) <= 60 else text[:59] + "…"
