"""Why a move is not legal now: the most specific rule that it breaks, and the spaces that show it.

Asked only about moves that `rules.legal` does not list.
"""

from __future__ import annotations

from typing import NamedTuple

from preau.games.api import Args, Phrase
from preau.games.cerocle.rules.board import DONE, EXCHANGE, NEUTRAL, PLACE, RELOCATE, WHITE
from preau.games.cerocle.rules.state import CerocleState
from preau.games.cerocle.text import phrases


class Refusal(NamedTuple):
    """A rule, what to say, and the spaces that show why."""

    rule: str
    phrase: Phrase
    squares: tuple[str, ...] = ()


def why_not(state: CerocleState, kind: int, a: int, b: int) -> Refusal:
    """Why a well-formed move is not legal now."""
    setup, seat = state.setup, state.player
    if kind == NEUTRAL and not setup.neutrals:
        return Refusal("C1.3", Phrase("refusal-no-neutrals"))
    if state.exchanges:
        return _exchange(state, kind, a, b)
    if kind in (EXCHANGE, DONE):
        return Refusal("C4.5", Phrase("refusal-none-in-hand"))
    own, neutral = state.own[seat], state.neutral[seat]
    if not own and not neutral:
        if kind in (PLACE, NEUTRAL):
            return Refusal("C3.2", Phrase("refusal-reserve-empty"))
        return _relocate(state, a, b) if kind == RELOCATE else _take(state, a)
    if kind not in (PLACE, NEUTRAL):
        return Refusal("C3.1", Phrase("refusal-reserve-not-empty", {"own": own, "neutral": neutral}))
    return _place(state, kind, a)


def _place(state: CerocleState, kind: int, space: int) -> Refusal:
    board, there = state.setup.board, state.colour_at(space)
    if there is not None:
        args: Args = {"space": board.names[space], "piece": phrases.piece(state.setup, there)}
        return Refusal("C3.1", Phrase("refusal-occupied", args), (board.names[space],))
    if not (state.own if kind == PLACE else state.neutral)[state.player]:
        return Refusal("C3.1", Phrase("refusal-no-own-left" if kind == PLACE else "refusal-no-neutral-left"))
    return Refusal(
        "C3.4", Phrase("refusal-first-piece", {"space": board.names[space]}), tuple(board.names_of(board.ring))
    )


def _exchange(state: CerocleState, kind: int, a: int, b: int) -> Refusal:
    board = state.setup.board
    if kind != EXCHANGE:
        return Refusal("C4.3", Phrase("refusal-exchange-first", {"count": state.exchanges}))
    first, second = state.colour_at(a), state.colour_at(b)
    names = {"a": board.names[a], "b": board.names[b]}
    if first is None or second is None:
        empty = [board.names[space] for space, there in ((a, first), (b, second)) if there is None]
        return Refusal("C4.3", Phrase("refusal-exchange-empty", {"space": empty[0]}), tuple(empty))
    if a == b:  # a piece was chosen that has nobody to trade places with
        return Refusal("C4.3", Phrase("refusal-no-partner", {"space": board.names[a]}), (board.names[a],))
    if not board.neighbours[a] >> b & 1:
        return Refusal("C4.3", Phrase("refusal-not-neighbours", names), tuple(names.values()))
    return Refusal(
        "C4.3",
        Phrase("refusal-same-colour", {**names, "piece": phrases.piece(state.setup, first)}),
        tuple(names.values()),
    )


def _relocate(state: CerocleState, origin: int, goal: int) -> Refusal:
    setup, names = state.setup, state.setup.board.names
    colour = setup.colours[state.player]
    there = state.colour_at(origin)
    if there is None:
        return Refusal("C5.1", Phrase("refusal-nothing-there", {"space": names[origin]}), (names[origin],))
    if not setup.movable(state.pieces, colour) >> origin & 1:
        args: Args = {"space": names[origin], "piece": phrases.piece(setup, there)}
        return Refusal("C5.1", Phrase("refusal-not-yours", args), (names[origin],))
    if origin == goal:
        return Refusal("C5.1", Phrase("refusal-same-space", {"space": names[origin]}), (names[origin],))
    blocker = state.colour_at(goal)
    if blocker is not None:
        args = {"space": names[goal], "piece": phrases.piece(setup, blocker)}
        return Refusal("C5.1", Phrase("refusal-goal-occupied", args), (names[goal],))
    seat = state.bans.index((origin, goal))
    phrase = Phrase("refusal-banned", {"who": phrases.who(setup, seat), "from": names[origin], "to": names[goal]})
    return Refusal("C5.2", phrase, (names[origin], names[goal]))


def _take(state: CerocleState, space: int) -> Refusal:
    setup, name = state.setup, state.setup.board.names[space]
    there, taken = state.colour_at(space), state.taken[state.player]
    rule = "C6.1" if setup.neutrals else "C6.5"
    if there is None:
        return Refusal(rule, Phrase("refusal-take-nothing", {"space": name}), (name,))
    piece: Args = {"space": name, "piece": phrases.piece(setup, there)}
    if setup.neutrals and there != WHITE:
        return Refusal(rule, Phrase("refusal-take-not-neutral", piece), (name,))
    if setup.neutrals:
        return Refusal(rule, Phrase("refusal-take-limit", {"count": len(taken)}), (name,))
    if there == setup.colours[state.player]:
        return Refusal(rule, Phrase("refusal-take-own", piece), (name,))
    return Refusal(rule, Phrase("refusal-take-again", {**piece, "who": phrases.side(setup, there)}), (name,))
