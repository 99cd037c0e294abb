"""What moves do, and what follows from them. Partner of `fast.rules` and `fast.lines`.

An action is made on a copy of the position, which then goes through the same stations every time: a circle ends the
game (C4.7), lines give exchanges, the turn ends.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable
from typing import TypeAlias, TypeVar

from preau.games.api import Effect
from preau.games.cerocle.rules.board import BIT, EXCHANGE, NEUTRAL, RELOCATE, SPOT, TAKE, WHITE
from preau.games.cerocle.rules.legal import has_pair
from preau.games.cerocle.rules.options import HAND
from preau.games.cerocle.rules.outcome import end_effect, has_circle_at
from preau.games.cerocle.rules.state import NONE_SPENT, UNKNOWN, Ban, CerocleState
from preau.games.cerocle.text import phrases

S = TypeVar("S", bound=CerocleState)  # what comes out is of the class that went in

Effects: TypeAlias = list[Effect] | None  # where to note what happens of itself; None: nobody asks


def apply_move(state: S, move: int, effects: Effects = None) -> S:
    """The position after a legal move. What happens of itself is noted in `effects`.

    What follows a placement or a relocation is looked for right here: nearly every move of a game is one, and this is
    where search spends its time.
    """
    setup = state.setup
    board = setup.board
    kind, a, b = board.moves[move]
    if kind > RELOCATE:
        if kind == TAKE:
            return take(state, a, effects)
        return exchange(state, a, b, effects) if kind == EXCHANGE else give_up(state, effects)
    new = type(state)()
    new.setup = setup
    new.player = state.turn % setup.players  # C1.4
    new.turn = state.turn + 1
    new.over = False
    new.exchanges = 0
    new.spent = NONE_SPENT
    new.taken = state.taken
    new.pieces = pieces = state.pieces.copy()
    if kind == RELOCATE:
        colour, space = carry(state, new, a, b, effects), b
    else:
        colour, space = put(state, new, a, kind), a
    near, circles, lines = board.surroundings[space]
    for owner in setup.completes[colour]:  # C4.7: a circle first; as in `has_circle_at`
        held = pieces[owner]
        filled = held | pieces[2] if setup.neutrals else pieces[0] | pieces[1] | pieces[2]
        for circle in circles[filled & near]:
            if filled & circle == circle and (held & circle).bit_count() >= 5:
                return end_game(state, new, effects)
    held = pieces[colour]
    for line in lines[held & near]:
        if held & line in board.runs:
            return _after_lines(state, new, space, colour, effects)
    if new.quiet >= setup.quiet_limit:
        return end_game(state, new, effects)  # C7.2
    return new


def put(state: CerocleState, new: CerocleState, space: int, kind: int) -> int:
    """C3.1: a piece from the reserve comes to a space, without what follows from it; says its colour."""
    seat, bans = state.player, state.bans
    if kind == NEUTRAL:
        colour = WHITE
        new.own = state.own
        new.neutral = reserve = state.neutral.copy()
    else:
        colour = state.setup.colours[seat]
        new.own = reserve = state.own.copy()
        new.neutral = state.neutral
    reserve[seat] -= 1
    new.pieces[colour] |= BIT[space]
    new.empty = state.empty.replace(SPOT[space], b"")
    new.movers = UNKNOWN
    if bans[seat] is not None:
        bans = bans.copy()
        bans[seat] = None  # C5.2: the player has acted again
    new.bans = bans
    new.quiet = 0  # C7.2
    return colour


def carry(state: CerocleState, new: CerocleState, origin: int, goal: int, effects: Effects) -> int:
    """C5.1: a piece goes from a space to another, without what follows from it; says its colour."""
    setup, seat, pieces = state.setup, state.player, new.pieces
    left, reached = SPOT[origin], SPOT[goal]
    colour = setup.colours[seat]
    while not pieces[colour] & BIT[origin]:
        colour = colour - 1 if colour else WHITE  # a neutral, or an opponent's
    pieces[colour] ^= BIT[origin] | BIT[goal]
    empty = state.empty.replace(reached, b"")
    at = bisect(empty, origin)
    new.empty = empty[:at] + left + empty[at:]
    new.movers = movers = state.movers.copy()
    for mover in setup.relocated_by[colour]:
        known = movers[mover]
        if known is not None:
            known = known.replace(left, b"")
            at = bisect(known, goal)
            movers[mover] = known[:at] + reached + known[at:]
    new.bans = bans = state.bans.copy()
    if setup.shared[colour]:
        lift_bans(bans, BIT[origin])  # C5.2: the piece has left the space where another player had brought it
    bans[seat] = goal, origin  # C5.2: no one may go back
    new.own = state.own
    new.neutral = state.neutral
    new.quiet = state.quiet + 1  # C7.2
    if effects is not None:
        effects.append(phrases.ban_effect(phrases.who(setup, seat), setup.board, origin, goal))
    return colour


def _after_lines(state: S, new: S, space: int, colour: int, effects: Effects) -> S:
    """C4.3, C4.5: exchanges for the lines made, if there is a pair to exchange."""
    spend_lines(state, new, space, colour, effects)
    if new.exchanges:
        if has_pair(new.setup, new.pieces):
            return _go_on(state, new)
        if effects is not None:
            effects.append(phrases.lapse_effect(new.exchanges))
    return end_turn(state, new, effects)


def take(state: S, space: int, effects: Effects) -> S:
    # C6.1, C6.2, C6.5
    new, setup, seat = state.successor(), state.setup, state.player
    around = setup.board.neighbours[space]
    gone = around | 1 << space
    colour = state.colour_at(space)
    assert colour is not None  # `apply` trusts its caller; this tells the type checker
    new.taken = taken = new.taken.copy()
    taken[seat] = tuple(sorted((*taken[seat], colour)))
    if effects is not None:
        effects.append(phrases.taking_effect(setup, seat, colour, space))
    for owner in setup.playing:
        _give_back(new, seat, owner, (state.pieces[owner] & around).bit_count(), effects)
    if setup.neutrals:
        _give_neutrals(new, seat, (state.pieces[WHITE] & around).bit_count(), effects)
    new.hold([held & ~gone for held in state.pieces])
    new.bans = bans = new.bans.copy()
    lift_bans(bans, gone)
    bans[seat] = None  # C5.2: the player has acted again
    new.quiet = 0  # C7.2
    return new  # C6.6: no line, no circle


def exchange(state: S, a: int, b: int, effects: Effects) -> S:
    # C4.3
    new, setup = state.successor(), state.setup
    swapped = 1 << a | 1 << b
    new.pieces = [held ^ swapped if held & swapped else held for held in state.pieces]
    new.movers = UNKNOWN
    new.bans = bans = new.bans.copy()
    lift_bans(bans, swapped)  # both have left
    new.exchanges = state.exchanges - 1
    new.spent, new.made = state.spent, state.lines_made
    arrived = [(space, colour) for space in (a, b) for colour in range(3) if new.pieces[colour] >> space & 1]
    for space, colour in arrived:  # C4.7: a circle first
        if any(has_circle_at(setup, new.pieces, owner, space) for owner in setup.completes[colour]):
            return end_game(state, new, effects)
    for space, colour in arrived:  # C4.4: further lines give further exchanges
        spend_lines(state, new, space, colour, effects)
    return _go_on(state, new) if new.exchanges else end_turn(state, new, effects)


def give_up(state: S, effects: Effects) -> S:
    # C4.5
    return end_turn(state, state.successor(), effects)


# --- what follows an action ------------------------------------------------------------------------------------------


def spend_lines(state: CerocleState, new: CerocleState, space: int, colour: int, effects: Effects) -> None:
    """C4.2: count the lines that a piece just arrived makes, if they are the mover's."""
    setup, board = new.setup, new.setup.board
    held, before = new.pieces[colour], state.pieces[colour]
    mine = colour == setup.colours[state.player]
    made = []
    for direction, line in enumerate(board.lines_through[space]):
        runs = board.runs.get(held & line)
        if runs:
            standing = sum(board.runs.get(before & line, ()))  # only lines along this one can share a space with it
            spent = state.spent[direction] if mine and state.exchanges else standing
            made += [(direction, run) for run in runs if run >> space & 1 and not run & spent]
    if not made:
        return
    if not mine:
        if effects is not None and colour in setup.playing:  # C4.6: an opponent's line gives nobody anything
            owner = phrases.side(setup, colour)
            effects += [phrases.line_effect("C4.6", "effect-line-idle", owner, board, run) for _, run in made]
        return
    all_spent = list(state.spent if state.exchanges else board.in_runs(before))
    all_made = list(state.lines_made)
    for direction, run in made:
        all_spent[direction] |= run
        all_made[direction] |= run
    new.spent = all_spent[0], all_spent[1], all_spent[2]
    new.made = all_made[0], all_made[1], all_made[2]
    new.exchanges += len(made)  # C4.3
    if effects is not None:
        mover = phrases.who(setup, state.player)
        effects += [phrases.line_effect("C4.2", "effect-line", mover, board, run) for _, run in made]
        effects.append(phrases.gain_effect(bool(state.exchanges), mover, len(made), new.exchanges))


def _go_on(state: S, new: S) -> S:
    """The turn is not over yet."""
    new.turn, new.player = state.turn, state.player
    return new


def end_turn(state: S, new: S, effects: Effects) -> S:
    new.exchanges, new.spent = 0, NONE_SPENT
    if new.quiet >= new.setup.quiet_limit:
        return end_game(state, new, effects)  # C7.2
    return new


def end_game(state: S, new: S, effects: Effects) -> S:
    # C2.3, C7.1, C7.2
    new.over = True
    new.turn, new.player = state.turn, state.player
    new.exchanges, new.spent = 0, NONE_SPENT
    if effects is not None:
        effects.append(end_effect(new))
    return new


# --- giving back -----------------------------------------------------------------------------------------------------


def _give_back(new: CerocleState, taker: int, colour: int, count: int, effects: Effects) -> None:
    """C6.2, C6.4, C6.5: pieces of a colour go back to who plays it."""
    seats = _seats_after(new, taker, lambda seat: new.setup.colours[seat] == colour)
    shares = deal(new.own, seats, count, HAND if new.setup.players == 4 else None)
    rule = {2: "C6.2", 3: "C6.5", 4: "C6.4"}[new.setup.players]
    for seat in seats:
        if effects is not None and shares[seat] > new.own[seat]:
            owner = phrases.who(new.setup, seat)
            effects.append(phrases.return_effect(rule, owner, shares[seat] - new.own[seat]))
    new.own = shares


def _give_neutrals(new: CerocleState, taker: int, count: int, effects: Effects) -> None:
    """C6.3, C6.4: neutrals go to the taker's opponents, or out of the game."""
    if new.setup.encircled_out:
        if effects is not None and count:
            effects.append(phrases.neutrals_out_effect(count))
        return
    colours = new.setup.colours
    seats = _seats_after(new, taker, lambda seat: colours[seat] != colours[taker])
    shares = deal(new.neutral, seats, count, None)
    rule = "C6.4" if new.setup.players == 4 else "C6.3"
    for seat in seats:
        if effects is not None and shares[seat] > new.neutral[seat]:
            owner = phrases.who(new.setup, seat)
            effects.append(phrases.neutrals_effect(rule, owner, shares[seat] - new.neutral[seat]))
    new.neutral = shares


def _seats_after(new: CerocleState, taker: int, wanted: Callable[[int], bool]) -> list[int]:
    """C6.4: the seats wanted, in turn order after the taker, who comes last."""
    players = new.setup.players
    return [seat for step in range(1, players + 1) if wanted(seat := (taker + step) % players)]


def deal(held: list[int], seats: list[int], count: int, limit: int | None) -> list[int]:
    """C6.4: one by one, in turn, passing over whoever holds the limit."""
    shares = held.copy()
    while count:
        for seat in seats:
            if count and (limit is None or shares[seat] < limit):
                shares[seat] += 1
                count -= 1
    return shares


def lift_bans(bans: list[Ban | None], left: int) -> None:
    """C5.2: a ban is gone as soon as its piece has left its space."""
    for seat, ban in enumerate(bans):
        if ban is not None and left >> ban[0] & 1:
            bans[seat] = None
