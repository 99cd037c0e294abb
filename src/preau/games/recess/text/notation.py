"""Moves as text, both ways: how a move is written, and what a text may mean, whether or not it is legal."""

from __future__ import annotations

import re
from functools import cache

from preau.games.api import NotationError, Phrase, Position
from preau.games.recess.rules.board import BOARD_RANK, NAMES, SQUARE
from preau.games.recess.rules.state import CHILDREN, PASS, SKIP, Move, PushChain

SHAPE = re.compile(
    r"""(?P<stay>stay)\ (?P<fights>\S+)
      | (?P<nun>N[12])-(?P<nun_square>[a-z0-9]+)(?:>(?P<nun_chain>[a-z0-9:]+))?
      | (?P<child>[BG][12])(?:
            (?P<sign>[-x*])(?P<square>[a-z0-9]+)
          | /(?P<broken>[a-z0-9]+)>(?P<attacker_chain>[a-z0-9:]+),(?P<victim_chain>[a-z0-9:]+)
          | !(?P<told>[a-z0-9]+)@(?P<fight>[a-z0-9]+)>(?P<chain>[a-z0-9:]+)
        )""",
    re.VERBOSE,
)


# --- written ---------------------------------------------------------------------------------------------------------


@cache
def move_text(move: Move) -> str:
    """The canonical text of a move."""
    kind, piece, square, fight, chain, victim_chain, stays = move
    if kind in ("pass", "skip"):
        return kind
    if kind == "stay":
        return f"stay {'+'.join([NAMES[fight] for fight in stays]) or 'none'}"
    if kind == "N":
        return f"N{piece - 3}-{NAMES[square]}{'>' * bool(chain)}{chain_text(chain)}"
    text = f"{CHILDREN[piece]}{kind}{NAMES[square]}"
    if kind == "!":
        return f"{text}@{NAMES[fight]}>{chain_text(chain)}"
    return f"{text}>{chain_text(chain)},{chain_text(victim_chain)}" if kind == "/" else text


def chain_text(chain: PushChain) -> str:
    """`f6`, or with two squares `f6:e5`."""
    return ":".join([NAMES[square] for square in chain])


# --- read ------------------------------------------------------------------------------------------------------------


def parse_move(text: str, position: Position) -> Move:
    """The move that `text` writes, legal or not; raises NotationError, which quotes the position."""
    if text in ("pass", "skip"):
        return PASS if text == "pass" else SKIP
    shape = SHAPE.fullmatch(text)
    if shape is None:
        raise NotationError(Phrase("notation-shape", {"text": shorten(text)}), move=text, position=position)

    def square(group: str) -> int:
        return find_square(shape[group], text, position)

    def chain(group: str) -> PushChain:
        return tuple(find_square(name, text, position) for name in (shape[group] or "").split(":") if shape[group])

    if shape["stay"]:
        return Move("stay", stays=parse_stays(shape["fights"], text, position))
    if shape["nun"]:
        return Move("N", int(shape["nun"][1]) + 3, square("nun_square"), -1, chain("nun_chain"))
    piece = CHILDREN.index(shape["child"])
    if shape["sign"]:
        return Move(shape["sign"], piece, square("square"))
    if shape["broken"]:
        return Move("/", piece, square("broken"), -1, chain("attacker_chain"), chain("victim_chain"))
    return Move("!", piece, square("told"), square("fight"), chain("chain"))


def find_square(name: str, text: str, position: Position) -> int:
    """The square of that name."""
    if name not in SQUARE:
        about = {"text": shorten(text), "square": shorten(name)}
        raise NotationError(Phrase("notation-square", about), move=text, position=position)
    return SQUARE[name]


def parse_stays(fights: str, text: str, position: Position) -> tuple[int, ...]:
    """`none`, or squares in board order, each once."""
    if fights == "none":
        return ()
    squares = tuple(find_square(name, text, position) for name in fights.split("+"))
    ranks = [BOARD_RANK[square] for square in squares]
    if ranks != sorted(set(ranks)):
        raise NotationError(Phrase("notation-order", {"text": shorten(text)}), move=text, position=position)
    return squares


def shorten(text: str) -> str:
    """What a message quotes of a text."""
    return text if len(text) <= 60 else text[:59] + "…"
