"""What a fast core is: a game's rules over flat integers, as functions that Numba can compile. See docs/fast-core.md.

The functions below are the names that the search calls, with what each has to do. A game's core defines functions of
the same names in its own modules; `preau.bots.fast.linker.Core` puts them in the place of these, together with the
search, twice: as plain Python, and compiled. So a core is written once, without a decorator, and imports nothing but
its own modules, tables of the game's readable rules, `preau.games.fast.bits`, this one, and `math`.

What Numba asks for (and plain Python does not mind):

* A *state* is a flat list of SIZE whole numbers (an int64 array when compiled): the position and its options, all of
  it, so that equal positions have equal states. Index it with named offsets. No slices, no nested lists.
* Numbers stay within 63 bits: at most 61 spaces to a word. Where a product may grow larger, mask it at once.
* A module's constants in capitals are its tables: lists or tuples of only ints or only floats become arrays.
* All functions of a core share one scope when they are bound: no two of its modules may define the same name.
* Memory comes from outside: `scratch` is a list of SCRATCH floats to use as one likes. Functions do not allocate.
* No exceptions, no keyword arguments, no closures; a function returns one type on every path.

Beside these functions a core has a module `flat` for the edge, in plain Python, never compiled: `flatten(position) ->
list[int]`, `restore(state) -> Position`, and `text_of(position, move) -> str` for a move of the core's.
"""

from __future__ import annotations

from typing import TypeAlias

Ints: TypeAlias = list[int]  # an int64 array when compiled
Floats: TypeAlias = list[float]  # a float64 array when compiled

SIZE = 0  # numbers in a state
MOST_MOVES = 0  # the most legal moves that a position can have
MOVE_BITS = 64  # how wide a number a move takes, or what `playout` writes into its list: 16, 32 or 64
MOST_PLAYERS = 0
SCRATCH = 0  # floats that `evaluate` and `rate` want to work with; at least 1
WEIGHT_COUNT = 0  # how many numbers a core can have learned: they lie behind the scratch, if it is to go by them
WEIGHTS_EDITION = ""  # what they mean; numbers of another edition are not taken
LEARNED = 0  # the place in the scratch that says by a 1 that it is to go by them

# For who goes by rows of numbers, as `network` adds them up: how many there are, and where they lie in the scratch
SUMS = 0  # numbers in a row; eight, or twice, or three times as many
STRAIGHT = 0  # of them go straight into the result
HIDDEN = 0  # numbers in the layer behind the others, in eights too
PATTERN_ROWS = 0  # the rows that were noted, by their numbers, from this place on
PATTERN_SUMS = 0  # what they add up to
PATTERN_HIDDEN = 0  # the layer
WEIGHT_ROWS = 0  # what was learned: row by row, SUMS numbers each
WEIGHT_LAYER = 0  # what is added first, then for each sum that does not go straight: HIDDEN

# For who learns from games (docs/research.md); a core that says nothing here is learned from by its bare numbers
ACTIONS = 0  # how many numbers `number_moves` may give; 0: as many as MOST_MOVES
PLANES = 0  # of PLANE_HEIGHT × PLANE_WIDTH numbers each, with which `features` begins
PLANE_HEIGHT = 0
PLANE_WIDTH = 0
FEATURE_COUNT = 0  # how many numbers `features` writes, planes and all; 0: as many as SIZE


def legal(state: Ints, out: Ints) -> int:
    """Write the legal moves into `out`, in the order of the readable rules, and say how many; 0 when over."""
    raise NotImplementedError


def apply_move(state: Ints, move: int) -> None:
    """Make a legal move, in place. Moves are the readable rules' own numbers, or stand for them one to one."""
    raise NotImplementedError


def players(state: Ints) -> int:
    raise NotImplementedError


def player(state: Ints) -> int:
    """The seat to move."""
    raise NotImplementedError


def turn(state: Ints) -> int:
    """The number of the turn: how far a search looks ahead is counted in these."""
    raise NotImplementedError


def is_over(state: Ints) -> bool:
    raise NotImplementedError


def rewards(state: Ints, values: Floats) -> None:
    """Write each seat's share of a finished game: winners share 1 between them, in a draw all seats do."""
    raise NotImplementedError


def evaluate(state: Ints, values: Floats, scratch: Floats) -> bool:
    """Write each seat's expected share (they sum to 1) of an unfinished game.

    True says that it is proved: the mover wins by force, and the values are those of `rewards` then.
    """
    raise NotImplementedError


def rate(state: Ints, moves: Ints, count: int, priors: Floats, values: Floats, scratch: Floats) -> None:
    """Write how promising each legal move looks: 0 and more, 1 for one like others.

    What is rated 100 or more, a win or the only defence, even weak levels see. Less than 0 says that a move is proved
    to lose: the next seat wins at once; nearer to 0, less obviously. `values` are then each seat's share. (Leave it
    alone if no move is rated so.) The search drops such moves, and loses nothing by it.
    """
    raise NotImplementedError


def playout(state: Ints, moves: Ints, rng: Ints) -> int:
    """Play random legal moves to the end, in place, and say how many.

    `moves` is room to list them, `bits.draw(rng, n)` the only chance; every legal move is as likely as any other.
    """
    raise NotImplementedError


def forced(state: Ints, scratch: Floats, looks: int) -> int:  # noqa: ARG001  # a game may know no such thing
    """A move that wins by force, by whatever the game knows of such wins, or -1; looks at so many positions at most.

    Must leave the state as it was. A game that knows none leaves this one.
    """
    return -1


# --- for who learns from games ---------------------------------------------------------------------------------------


def side_of(state: Ints, seat: int) -> int:  # noqa: ARG001  # a game may have no teams
    """The side that a seat plays on, from 0: team mates have the same. A game without teams leaves this one."""
    return seat


def number_moves(state: Ints, moves: Ints, count: int, out: Ints) -> None:  # noqa: ARG001  # a game may know better
    """Write the number, from 0 up to ACTIONS, that each of the legal moves has as an action of somebody who learns.

    A number means the same in every position, whatever the options, and for ever: what was learned stays true. No two
    moves that are legal at one time have the same. A game that leaves this one numbers them by their place in the list.
    """
    for k in range(count):
        out[k] = k


def features(state: Ints, seat: int, out: Floats) -> None:  # noqa: ARG001  # a game may know better
    """Write the position as that seat sees it, all of it, as FEATURE_COUNT numbers from 0 to 1: planes first.

    What belongs to seats and sides is told from that seat on, so that what one has learned serves all. A game that
    leaves this one shows its state as it is.
    """
    for k in range(SIZE):
        out[k] = state[k]
