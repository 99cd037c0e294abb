"""What a player is asked for at each click of a move, in words."""

from __future__ import annotations

from collections.abc import Sequence

from preau.games.api import Phrase
from preau.games.cerocle.rules.legal import is_first_piece, takeable
from preau.games.cerocle.rules.state import CerocleState
from preau.games.cerocle.text import phrases


def prompt(state: CerocleState, chosen: Sequence[str]) -> Phrase | None:
    """What is asked for after these clicks; None where nothing is: the path is complete or none of this moment."""
    if len(chosen) > 1:
        return None
    if not chosen:
        return ask_for_action(state)
    return ask_to_go_on(state, chosen[0])


def ask_for_action(state: CerocleState) -> Phrase:
    """C3.1, C3.2, C4.3: to place, to relocate or take, or to exchange."""
    own, neutral = state.own[state.player], state.neutral[state.player]
    if state.exchanges:
        return Phrase("prompt-exchange", {"count": state.exchanges})
    if own and state.setup.fair and is_first_piece(state):
        return Phrase("prompt-place-fair")
    if own == 1 and not neutral:
        return Phrase("prompt-place-last")
    if own or neutral:
        return Phrase("prompt-place" if own else "prompt-place-neutral", {"neutral": "yes" if neutral else "no"})
    take = "yes" if takeable(state) else "no"
    return Phrase("prompt-relocate", {"whose": whose_pieces(state), "take": take, "players": state.setup.players})


def whose_pieces(state: CerocleState) -> str:
    """C5.1: which pieces the mover may relocate."""
    movable = state.setup.relocates[state.setup.colours[state.player]]
    return "any" if len(movable) == 3 else "neutral" if len(movable) == 2 else "own"


def ask_to_go_on(state: CerocleState, clicked: str) -> Phrase | None:
    """What goes with the first click."""
    setup = state.setup
    if clicked == "neutral":
        return Phrase("prompt-neutral")
    if clicked == "take":
        return Phrase("prompt-take", {"players": setup.players, "encircled": setup.options["encircled"]})
    space = setup.board.index.get(clicked)
    colour = None if space is None else state.colour_at(space)
    if colour is None:  # a placement is complete with its space
        return None
    key = "prompt-exchange-with" if state.exchanges else "prompt-relocate-to"
    return Phrase(key, {"piece": phrases.piece(setup, colour), "space": clicked})
