"""Many games side by side on a card, one thread each: set up, look, list moves, make them, play to the end by chance.

A `Batch` holds its states on the card, turned on their side: number k of all games lies together, so that the threads
of a group read one stretch of memory. What it answers are arrays on the card that CuPy and PyTorch take as they are
(`cupy.asarray`, `torch.as_tensor`); `copy_to_host()` brings them home. `mask`, `act` and `features` are for who learns
from games; `rows` is the same on the processor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

from preau.bots.fast import cuda as card
from preau.bots.fast.linker import Core

Kernel: TypeAlias = Callable[..., None]

BLOCK_THREADS = 128
MADE, OVER, REFUSED = 1, 0, -1  # what became of a move

NUMBERS, ROWS, SHARES = "int64[::1]", "int64[:, ::1]", "float64[:, ::1]"
FLAGS, FRACTIONS = "int8[:, ::1]", "float32[:, ::1]"
SIGNATURES = {
    "reset": (ROWS, ROWS),
    "list_moves": (ROWS, ROWS, NUMBERS),
    "step": (ROWS, NUMBERS, NUMBERS),
    "playout": (ROWS, NUMBERS, NUMBERS),
    "look": (ROWS, NUMBERS, NUMBERS),
    "evaluate": (ROWS, SHARES),
    "clear": ("int8[::1]",),
    "mask": (ROWS, FLAGS, NUMBERS),
    "act": (ROWS, NUMBERS, NUMBERS, FRACTIONS),
    "features": (ROWS, NUMBERS, FRACTIONS),
    "restart": (ROWS, NUMBERS, ROWS),
}


class Batch:
    """So many games of a core that is bound for a card; raises NoCard where there is none."""

    def __init__(self, core: Core, size: int) -> None:
        if size < 1:
            raise ValueError(f"a batch has at least one game, not {size}")
        card.find_card()
        self.core = core
        self.size = size
        self._cuda: Any = import_module("numba.cuda")
        self._kernels = {name: card.compile_kernel(kernel) for name, kernel in make_kernels(core).items()}
        self.states = self._room("int64", core.SIZE)

    def reset(self, starts: Sequence[Sequence[int]]) -> None:
        """Begin anew from these flat states, in turn: of three, game 0 from the first, game 3 from the first again."""
        if not starts or any(len(start) != self.core.SIZE for start in starts):
            raise ValueError(f"a state of {self.core.name} has {self.core.SIZE} numbers")
        np: Any = import_module("numpy")
        self._run("reset", self._cuda.to_device(np.array(starts, dtype=np.int64)), self.states)

    def list_moves(self, most: int | None = None) -> tuple[Any, Any]:
        """The legal moves, game i's in column i, and how many each game has (0: it is over).

        With `most`, only so many are written down; how many there are is told all the same.
        """
        moves, counts = self._room("int64", most or self.core.MOST_MOVES), self._room("int64")
        self._run("list_moves", self.states, moves, counts)
        return moves, counts

    def step(self, moves: Any) -> Any:
        """Make a move in each game: MADE, OVER where there was nothing to do, REFUSED where it is not legal."""
        made = self._room("int64")
        self._run("step", self.states, self._one_each("moves", moves), made)
        return made

    def playout(self, seeds: Any) -> Any:
        """Play every game to its end by chance, each by its own seed; says how many decisions that took."""
        made = self._room("int64")
        self._run("playout", self.states, self._one_each("seeds", seeds), made)
        return made

    def look(self) -> tuple[Any, Any]:
        """Who is to move, or -1 where the game is over, and the number of the turn."""
        seats, turns = self._room("int64"), self._room("int64")
        self._run("look", self.states, seats, turns)
        return seats, turns

    def evaluate(self) -> Any:
        """Each seat's share, a column a game: of the win where it is over, else the one to be expected."""
        values = self._room("float64", self.core.MOST_PLAYERS)
        self._run("evaluate", self.states, values)
        return values

    # --- for who learns from games (docs/research.md) -----------------------------------------------------------------

    def mask(self) -> tuple[Any, Any]:
        """A row a game: 1 at the numbers of the legal actions, 0 elsewhere; and how many each game has."""
        masks, counts = self._cuda.device_array((self.size, self.actions), dtype="int8"), self._room("int64")
        self._run("clear", masks.ravel(), threads=masks.size)
        self._run("mask", self.states, masks, counts)
        return masks, counts

    def act(self, actions: Any) -> tuple[Any, Any]:
        """Take an action in each game: what became of it, as in `step`; and each seat's reward, a column a game."""
        made, worths = self._room("int64"), self._room("float32", self.core.MOST_PLAYERS)
        self._run("act", self.states, self._one_each("actions", actions), made, worths)
        return made, worths

    def features(self, seats: Any) -> Any:
        """What a seat of each game observes, a column a game; where the seat is -1, what the last mover does."""
        shown = self._room("float32", self.core.FEATURE_COUNT or self.core.SIZE)
        self._run("features", self.states, self._one_each("seats", seats), shown)
        return shown

    def restart(self, starts: Any, which: Any) -> None:
        """Begin the games that are over anew, each from the start of that number."""
        self._run("restart", self._cuda.to_device(starts), self._one_each("numbers", which), self.states)

    @property
    def actions(self) -> int:
        return int(self.core.ACTIONS or self.core.MOST_MOVES)

    def _one_each(self, what: str, given: Any) -> Any:
        if len(given) != self.size:
            raise ValueError(f"a batch of {self.size} games takes as many {what}, not {len(given)}")
        return self._cuda.to_device(given)  # what lies on the card already stays where it is

    def _room(self, dtype: str, rows: int | None = None) -> Any:
        return self._cuda.device_array(self.size if rows is None else (rows, self.size), dtype=dtype)

    def _run(self, name: str, *arrays: Any, threads: int | None = None) -> None:
        self._kernels[name][-(-(threads or self.size) // BLOCK_THREADS), BLOCK_THREADS](*arrays)


def make_kernels(core: Core) -> dict[str, Kernel]:
    """What runs on the card over a core's functions, one thread a game, as plain Python to be compiled."""
    cuda: Any = import_module("numba.cuda")
    types: Any = import_module("numba.cuda.types")
    size, most_moves, most_players, scratch_size = core.SIZE, core.MOST_MOVES, core.MOST_PLAYERS, core.SCRATCH
    whole, fraction, narrow = types.int64, types.float64, getattr(types, f"int{core.MOVE_BITS}")
    legal, apply_move, play_to_end = core.legal, core.apply_move, core.playout
    is_over, player, turn, players = core.is_over, core.player, core.turn, core.players
    rewards, judge, learned = core.rewards, core.evaluate, core.LEARNED
    take_action, mask_actions, show = core.take_action, core.mask_actions, core.features
    write_worths = core.write_worths

    def fetch(states: Any, game: int, state: Any) -> None:
        for k in range(size):
            state[k] = states[k, game]

    def store(state: Any, states: Any, game: int) -> None:
        for k in range(size):
            states[k, game] = state[k]

    fetch, store = (card.compile_function(each) for each in (fetch, store))

    def reset(starts: Any, states: Any) -> None:
        game = cuda.grid(1)
        if game < states.shape[1]:
            for k in range(size):
                states[k, game] = starts[game % starts.shape[0], k]

    def list_moves(states: Any, moves: Any, counts: Any) -> None:
        game = cuda.grid(1)
        if game < counts.size:
            state, found = cuda.local.array(size, whole), cuda.local.array(most_moves, narrow)
            fetch(states, game, state)
            count = legal(state, found)
            for k in range(min(count, moves.shape[0])):
                moves[k, game] = found[k]
            counts[game] = count

    def step(states: Any, moves: Any, made: Any) -> None:
        game = cuda.grid(1)
        if game < made.size:
            state, found = cuda.local.array(size, whole), cuda.local.array(most_moves, narrow)
            fetch(states, game, state)
            count = legal(state, found)
            made[game] = REFUSED if count else OVER
            for k in range(count):
                if found[k] == moves[game]:
                    apply_move(state, moves[game])
                    store(state, states, game)
                    made[game] = MADE
                    break

    def playout(states: Any, seeds: Any, made: Any) -> None:
        game = cuda.grid(1)
        if game < made.size:
            state, found = cuda.local.array(size, whole), cuda.local.array(most_moves, narrow)
            rng = cuda.local.array(1, whole)
            fetch(states, game, state)
            rng[0] = seeds[game]
            made[game] = play_to_end(state, found, rng)
            store(state, states, game)

    def look(states: Any, seats: Any, turns: Any) -> None:
        game = cuda.grid(1)
        if game < seats.size:
            state = cuda.local.array(size, whole)
            fetch(states, game, state)
            seats[game] = -1 if is_over(state) else player(state)
            turns[game] = turn(state)

    def evaluate(states: Any, values: Any) -> None:
        game = cuda.grid(1)
        if game < states.shape[1]:
            state, scratch = cuda.local.array(size, whole), cuda.local.array(scratch_size, fraction)
            shares = cuda.local.array(most_players, fraction)
            fetch(states, game, state)
            if is_over(state):
                rewards(state, shares)
            else:
                scratch[learned] = 0.0  # there is nothing behind it to go by
                judge(state, shares, scratch)
            for seat in range(most_players):
                values[seat, game] = shares[seat] if seat < players(state) else 0.0

    def clear(masks: Any) -> None:
        number = cuda.grid(1)
        if number < masks.size:
            masks[number] = 0

    def mask(states: Any, masks: Any, counts: Any) -> None:
        game = cuda.grid(1)
        if game < counts.size:
            state, found = cuda.local.array(size, whole), cuda.local.array(most_moves, narrow)
            numbers = cuda.local.array(most_moves, types.int32)
            fetch(states, game, state)
            counts[game] = mask_actions(state, masks[game], found, numbers)

    def act(states: Any, actions: Any, made: Any, worths: Any) -> None:
        game = cuda.grid(1)
        if game < made.size:
            state, found = cuda.local.array(size, whole), cuda.local.array(most_moves, narrow)
            numbers = cuda.local.array(most_moves, types.int32)
            shares, won = cuda.local.array(most_players, fraction), cuda.local.array(most_players, fraction)
            fetch(states, game, state)
            made[game] = take_action(state, actions[game], found, numbers)
            for seat in range(most_players):
                won[seat] = 0.0
            if is_over(state):
                write_worths(state, shares, won)
            for seat in range(most_players):
                worths[seat, game] = won[seat]
            store(state, states, game)

    def features(states: Any, seats: Any, shown: Any) -> None:
        game = cuda.grid(1)
        if game < seats.size:
            state = cuda.local.array(size, whole)
            fetch(states, game, state)
            show(state, seats[game] if seats[game] >= 0 else player(state), shown[:, game])

    def restart(starts: Any, which: Any, states: Any) -> None:
        game = cuda.grid(1)
        if game < which.size:
            state = cuda.local.array(size, whole)
            fetch(states, game, state)
            if is_over(state):
                for k in range(size):
                    states[k, game] = starts[which[game] % starts.shape[0], k]

    kernels = (reset, list_moves, step, playout, look, evaluate, clear, mask, act, features, restart)
    return {each.__name__: each for each in kernels}
