"""Many games side by side on the processor, a row each, for who learns from them. The search needs none of this.

Bound with a core as the search is: the names below that a game defines are the game's own. `batch` is the same on a
card. Rows are those of two-dimensional arrays; each thread works on its own, from `first` up to `last`.
"""

from __future__ import annotations

from typing import Any

from preau.games.fast.interface import (
    Floats,
    Ints,
    apply_move,
    features,
    is_over,
    legal,
    number_moves,
    player,
    players,
    rewards,
    side_of,
)

ACTION_MADE, ACTION_LATE, ACTION_REFUSED = 1, 0, -1  # what became of it; late: the game was over


def take_action(state: Ints, action: int, moves: Ints, numbers: Ints) -> int:
    """Make the legal move of that number, if there is one."""
    count = legal(state, moves)
    number_moves(state, moves, count, numbers)
    for k in range(count):
        if numbers[k] == action:
            apply_move(state, moves[k])
            return ACTION_MADE
    return ACTION_REFUSED if count else ACTION_LATE


def mask_actions(state: Ints, mask: Any, moves: Ints, numbers: Ints) -> int:
    """Write 1 at the numbers of the legal moves, into nothing but 0, and say how many they are."""
    count = legal(state, moves)
    number_moves(state, moves, count, numbers)
    for k in range(count):
        mask[numbers[k]] = 1
    return count


def write_worths(state: Ints, shares: Floats, out: Any) -> None:
    """Write each seat's reward for a finished game: 1 for a win alone, 0 for a draw of all, in sum 0.

    A team wins together: each of it has what the team has. A loss among n sides is -1 ÷ (n - 1).
    """
    rewards(state, shares)
    seats, sides = players(state), 0
    for seat in range(seats):
        sides = max(sides, side_of(state, seat) + 1)
    for seat in range(seats):
        whole = 0.0
        for mate in range(seats):
            if side_of(state, mate) == side_of(state, seat):
                whole += shares[mate]
        out[seat] = (whole * sides - 1.0) / (sides - 1)


def act_in_rows(
    states: Any, actions: Any, over: Any, worths: Any, shares: Floats, moves: Ints, numbers: Ints, first: int, last: int
) -> None:
    """Take an action in each game, and write whether it is over, and what each seat has won: nothing, unless it is."""
    for game in range(first, last):
        state = states[game]
        take_action(state, actions[game], moves, numbers)
        over[game] = is_over(state)
        for seat in range(players(state)):
            worths[game][seat] = 0.0
        if is_over(state):
            write_worths(state, shares, worths[game])


def look_at_rows(
    states: Any, seats: Any, counts: Any, masks: Any, moves: Ints, numbers: Ints, first: int, last: int
) -> None:
    """Write who is to move, or -1 where the game is over, and which actions are legal, into masks of 0."""
    for game in range(first, last):
        seats[game] = -1 if is_over(states[game]) else player(states[game])
        counts[game] = mask_actions(states[game], masks[game], moves, numbers)


def show_rows(states: Any, seats: Any, shown: Any, first: int, last: int) -> None:
    """Write each game's features as a seat sees them; where no seat is given, as the last mover does."""
    for game in range(first, last):
        seat = int(seats[game])
        features(states[game], seat if seat >= 0 else player(states[game]), shown[game])
