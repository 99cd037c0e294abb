"""The legal moves as paths of clicks: the piece, where it goes, then who is pushed where, square by square.

Where there is but one way to push, it is not asked for. Chains that could be confused cannot occur: at each click all
chains still possible are equally long (R9.3), and where a child may walk or tell on the same safe square, a button asks
which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from preau.games.api import Click
from preau.games.recess.rules.board import NAMES
from preau.games.recess.rules.state import CHILDREN, COLOURS, Move, RecessState, fights_led
from preau.games.recess.text.notation import move_text

GOAL_SIGNS = {"-": "walk", "x": "fight", "*": "kiss", "/": "break-up", "!": "tell", "N": "walk"}


def clicks(state: RecessState) -> Iterator[Click]:
    """One path for each legal move, in the order of the moves; but staying, leaving, passing are always in that order.

    So their buttons keep their places.
    """
    tellable = {(move.piece, move.square) for move in state.moves if move.kind == "!"}
    walkable = {(move.piece, move.square) for move in state.moves if move.kind == "-"}
    both = tellable & walkable  # R7.2: on a safe square telling is the mover's choice
    ways = Counter(map(_without_pushes, state.moves))
    for move in sorted(state.moves, key=lambda each: _button_order(state, each)):
        asked = (move.piece, move.square) in both
        path = click_path(state, move, asked=asked)
        if ways[_without_pushes(move)] == 1:  # who is pushed can go one way only: nothing is left to ask
            path = path[: len(path) - len(move.chain) - len(move.victim_chain)]
        yield Click(move_text(move), path, click_signs(state, move, asked=asked)[: len(path)])


def _without_pushes(move: Move) -> Move:
    """The move but for where others are pushed: what is chosen before that is asked."""
    return move._replace(chain=(), victim_chain=())


def _button_order(state: RecessState, move: Move) -> tuple[int, ...]:
    """What is made by buttons alone: staying first, passing last. All else keeps its order between them."""
    if move.kind == "stay":
        return (0, *(each.square not in move.stays for each in fights_led(state.fights, state.seat)))
    return (2 if move.kind in ("pass", "skip") else 1,)


def click_path(state: RecessState, move: Move, *, asked: bool) -> tuple[str, ...]:
    """The clicks that make a move; `asked` where a child may either walk or tell."""
    kind, piece, square, fight, chain, victim_chain, stays = move
    if kind in ("pass", "skip"):
        return (kind,)
    if kind == "stay":
        led = [each.square for each in fights_led(state.fights, state.seat)]
        return tuple(f"{'stay' if each in stays else 'leave'}:{NAMES[each]}" for each in led)
    who = f"N{piece - 3}" if kind == "N" else f"{COLOURS[state.seat]}-{CHILDREN[piece]}"
    start = (who, NAMES[square])
    pushes = tuple(NAMES[each] for each in (*chain, *victim_chain))
    if kind == "!":
        return (*start, *("tell",) * asked, NAMES[fight], *pushes)
    return (*start, *("walk",) * asked, *pushes)


def click_signs(state: RecessState, move: Move, *, asked: bool) -> tuple[str, ...]:
    """What each click of the path would do: what happens on the goal, then who is pushed."""
    sign = GOAL_SIGNS.get(move.kind, "")
    if not sign:
        return ()
    if move.kind == "N" and move.chain:
        sign = "catch" if any(fight.square == move.square for fight in state.fights) else "displace"
    pushes = ("push",) * (len(move.chain) + len(move.victim_chain))
    return ("", sign, *(sign,) * (asked + (move.kind == "!")), *pushes)
