"""Who won, and by what. Partner of `fast.outcome`."""

from __future__ import annotations

from preau.games.api import Effect, Outcome
from preau.games.cerocle.rules.board import BROWN, GREEN, WHITE
from preau.games.cerocle.rules.options import Setup
from preau.games.cerocle.rules.state import CerocleState, Pieces
from preau.games.cerocle.text import phrases


def outcome(state: CerocleState) -> Outcome:
    """How a game that is over has ended."""
    winners, _ = result(state)
    return Outcome(winners, (), (end_effect(state),))


def circles_of(setup: Setup, pieces: Pieces, colour: int) -> list[int]:
    """C2.2: the circles that a colour has won, in board order of their centres."""
    own = pieces[colour]
    filled = own | pieces[WHITE] if setup.neutrals else pieces[BROWN] | pieces[GREEN] | pieces[WHITE]
    return [circle for circle in setup.board.circles if filled & circle == circle and (own & circle).bit_count() >= 5]


def has_circle(setup: Setup, pieces: Pieces, colour: int) -> bool:
    """C2.2: whether a colour has won a circle."""
    return bool(circles_of(setup, pieces, colour))


def has_circle_at(setup: Setup, pieces: Pieces, colour: int, space: int) -> bool:
    """C2.2: whether a colour has won a circle through a space."""
    own = pieces[colour]
    filled = own | pieces[WHITE] if setup.neutrals else pieces[BROWN] | pieces[GREEN] | pieces[WHITE]
    near, circles, _ = setup.board.surroundings[space]
    return any(filled & circle == circle and (own & circle).bit_count() >= 5 for circle in circles[filled & near])


def result(state: CerocleState) -> tuple[tuple[int, ...], list[int]]:
    """The winners' seats and their circles, in a position that is over; none in a draw (C7.2).

    C2.3: whoever completed them. C2.4: the mover's first, then those of the others in turn order.
    """
    setup = state.setup
    for step in range(setup.players):
        colour = setup.colours[(state.player + step) % setup.players]
        circles = circles_of(setup, state.pieces, colour)
        if circles:
            return tuple(seat for seat in range(setup.players) if setup.colours[seat] == colour), circles
    return (), []


def closed_circles(state: CerocleState) -> list[int]:
    """C2.4: all circles that the last move has closed, in turn order from the mover's on: those that win are first."""
    setup = state.setup
    colours = dict.fromkeys(setup.colours[(state.player + step) % setup.players] for step in range(setup.players))
    return [circle for colour in colours for circle in circles_of(setup, state.pieces, colour)]


def end_effect(state: CerocleState) -> Effect:
    """Why the game is over."""
    setup = state.setup
    winners, circles = result(state)
    if not circles:
        return phrases.draw_effect(int(setup.options["quiet"]))
    colour, mover = setup.colours[winners[0]], setup.colours[state.player]
    beaten = [each for each in setup.playing if each != colour and has_circle(setup, state.pieces, each)]
    several = bool(beaten)
    rule = "C2.4" if several else "C2.2" if colour == mover else "C2.3"
    key = "effect-circle-first" if several else "effect-circle" if colour == mover else "effect-circle-other"
    centres = _centres(state, circles)
    foreign = 0
    for circle in circles:
        foreign |= circle & ~state.pieces[colour]
    jokers = phrases.jokers(state, foreign)
    winner, player = phrases.side(setup, colour), phrases.who(setup, state.player)
    told = phrases.circle_effect(rule, key, winner, player, centres, jokers)
    if not several:
        return told
    others = _centres(state, circles_of(setup, state.pieces, beaten[0]))
    return phrases.among_circles(told, others, phrases.side(setup, beaten[0]), own=colour == mover)


def _centres(state: CerocleState, circles: list[int]) -> tuple[str, ...]:
    board = state.setup.board
    return tuple(board.names[space] for space in board.centres if board.neighbours[space] in circles)
