"""Many games at once: NumPy arrays on the processor, or tensors on a card. `preau.research.vector_env` makes one."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any, Literal, TypeAlias, get_args

import numpy as np

from preau.bots.fast.batch import Batch
from preau.research.description import Description, link_core
from preau.research.refusals import ActionRefused, NoEnvironment

Tensors: TypeAlias = Literal["torch", "cupy"]
STARTS = 64  # set-ups to begin from, where they are drawn by lot


def require_tensors(library: str | None) -> None:
    """Raise NoEnvironment if there are no tensors of that library."""
    if library is not None and library not in get_args(Tensors):
        raise NoEnvironment(f"there are no tensors of {library!r}: they can be of {', '.join(get_args(Tensors))}")


class VectorEnvironment:
    """So many games of a kind, each at its own turn; one that ends begins anew at once.

    `seats` says who is to act in each, `masks` which actions are legal (a row a game), `observe()` what is seen (a row
    a game). `step(actions)` takes one action in every game, and answers what each seat has won and which games ended.
    """

    def __init__(self, description: Description, size: int, threads: int = 1) -> None:
        if size < 1 or threads < 1:
            raise NoEnvironment(f"there must be at least one game and one thread, not {size} and {threads}")
        self.description = description
        self.size = size
        self._starts: Any = []
        self._begun = 0
        self._prepare(threads)
        self.reset(0)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the seed counts where the set-up is drawn by lot."""
        chance = np.random.default_rng(seed)
        drawn = chance.integers(1 << 53, size=STARTS if self.description.lots else 1)
        self._starts = [self.description.first_state(int(each)) for each in drawn]
        self._begun = 0
        self._begin_games(range(self.size))
        self._look()

    # --- on the processor; a card has its own below -------------------------------------------------------------------

    def _prepare(self, threads: int) -> None:
        core, size = self.description.core, self.size
        compiled = core.compiled  # plain rules want plain numbers
        self.states: Any = np.zeros((size, core.SIZE), dtype=np.int64) if compiled else [[0]] * size
        self.seats: Any = np.zeros(size, dtype=np.int64)
        self.counts: Any = np.zeros(size, dtype=np.int64)
        self.masks: Any = np.zeros((size, self.description.actions), dtype=np.int8)
        edges = np.linspace(0, size, min(threads, size) + 1).astype(int)
        self._parts = list(zip(map(int, edges), map(int, edges[1:]), strict=False))
        self._rooms = [(core.ints(core.MOST_MOVES), core.ints(core.MOST_MOVES)) for _ in self._parts]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def _begin_games(self, games: Any) -> None:
        """Begin these anew, each from the next of the set-ups."""
        for game in games:
            self.states[game] = self.description.core.state(self._starts[self._begun % len(self._starts)])
            self._begun += 1

    def _look(self) -> None:
        self.masks[:] = 0

        def look(part: int) -> None:
            core = self.description.core
            core.look_at_rows(self.states, self.seats, self.counts, self.masks, *self._rooms[part], *self._parts[part])

        self._each_part(look)

    def _each_part(self, work: Any) -> None:
        """Do something with each part of the games, side by side where there are several."""
        list(self._pool.map(work, range(len(self._parts))) if self._pool else map(work, range(len(self._parts))))

    def observe(self) -> Any:
        """What who is to act sees, a row a game; `Description.split` takes them apart."""
        shown = np.zeros((self.size, self.description.features), dtype=np.float32)

        def show(part: int) -> None:
            self.description.core.show_rows(self.states, self.seats, shown, *self._parts[part])

        self._each_part(show)
        return shown

    def step(self, actions: Any) -> tuple[Any, Any]:
        """Take an action in each game: each seat's reward, a row a game, and which games it ended.

        Raises ActionRefused if any is not legal, and then none is taken.
        """
        actions = np.asarray(actions)
        if actions.dtype.kind not in "iu":
            raise ActionRefused(f"actions are whole numbers, not {actions.dtype}")
        actions = np.ascontiguousarray(actions, dtype=np.int64)
        self._refuse(actions, np.arange(self.size))
        core, size = self.description.core, self.size
        worths, over = np.zeros((size, self.description.players), dtype=np.float32), np.zeros(size, dtype=np.bool_)

        def act(part: int) -> None:
            shares = core.floats(core.MOST_PLAYERS)
            core.act_in_rows(self.states, actions, over, worths, shares, *self._rooms[part], *self._parts[part])

        self._each_part(act)
        self._begin_games(np.flatnonzero(over))
        self._look()
        return worths, over

    def _refuse(self, actions: Any, games: Any) -> None:
        """Raise unless all are legal; whichever library's arrays they are."""
        if tuple(actions.shape) != (self.size,):
            given = " × ".join(map(str, actions.shape)) or "one"
            raise ActionRefused(f"{self.size} games take as many actions, not {given}")
        inside = (actions >= 0) & (actions < self.description.actions)
        bad = ~(inside & (self.masks[games, actions * inside] != 0))
        count = int(bad.sum())
        if count:
            game = int(bad.nonzero()[0][0])
            more = f", nor are those of {count - 1} other games" if count > 1 else ""
            raise ActionRefused(f"action {int(actions[game])} is not legal in game {game}{more}")

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()


class CardEnvironment(VectorEnvironment):
    """The same on an NVIDIA card: what it answers lies there, as tensors of PyTorch or CuPy, shared and not copied."""

    def __init__(self, description: Description, size: int, tensors: Tensors) -> None:
        self.tensors = tensors
        self._library: Any = import_module(tensors)
        super().__init__(description, size)

    def _prepare(self, threads: int) -> None:  # noqa: ARG002  # a card has its own
        self._batch = Batch(link_core(self.description.game.name, "cuda"), self.size)
        self._games = np.arange(self.size, dtype=np.int64)
        self._rows = self._on_card(self._games)

    def _begin_games(self, games: Any) -> None:  # noqa: ARG002  # all of them: `restart` begins single ones
        self._starts = np.array(self._starts, dtype=np.int64)
        self._batch.reset(self._starts.tolist())
        self._begun = self.size

    def _look(self) -> None:
        masks, counts = self._batch.mask()
        self._movers, _ = self._batch.look()
        self.masks, self.counts, self.seats = map(self._tensor, (masks, counts, self._movers))

    def _tensor(self, array: Any) -> Any:
        """An array of the card's as a tensor over the same memory: by DLPack where it can, else by its address."""
        library = self._library
        if hasattr(array, "__dlpack__"):
            return library.from_dlpack(array)
        return library.as_tensor(array, device="cuda") if self.tensors == "torch" else library.asarray(array)

    def _on_card(self, numbers: Any) -> Any:
        """Whole numbers as a tensor, from wherever they come."""
        library = self._library
        if self.tensors == "torch":
            return library.as_tensor(numbers, device="cuda", dtype=library.int64)
        return library.asarray(numbers, dtype=library.int64)

    def observe(self) -> Any:
        return self._tensor(self._batch.features(self._movers)).T

    def step(self, actions: Any) -> tuple[Any, Any]:
        actions = self._on_card(actions)
        self._refuse(actions, self._rows)
        _, worths = self._batch.act(actions)
        over = self._tensor(self._batch.look()[0]) < 0
        self._batch.restart(self._starts, self._games + self._begun)
        self._begun += self.size
        self._look()
        return self._tensor(worths)[: self.description.players].T, over

    def close(self) -> None:
        """There are no threads to let go."""
