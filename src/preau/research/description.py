"""What a game is to somebody who learns it: how many actions, what is observed, who plays with whom, what is won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from preau.bots.fast.linker import Core, Target, flat_of, has_numba, modules_of
from preau.games import registry
from preau.games.api import Game, Position, Value
from preau.research.readable import ReadableCore
from preau.research.refusals import NoEnvironment

MOST_SEED = 10**18  # seeds of set-ups have so many digits


@dataclass(frozen=True)
class Description:
    """A game with its options, as all environments have it.

    Options of which one is drawn by lot (`layout="random"`) are drawn anew for every game, by its seed.
    """

    game: Game
    options: dict[str, Value]
    core: Core = field(repr=False)
    players: int = field(init=False)
    sides: tuple[int, ...] = field(init=False)  # by seat: team mates have the same
    actions: int = field(init=False)  # they are numbered from 0
    features: int = field(init=False)  # numbers in an observation, from 0 to 1
    planes: tuple[int, int, int] = field(init=False)  # with which it begins: so many, by letter, by number

    def __post_init__(self) -> None:
        core, state = self.core, self.first_state(seed=0)
        players = int(core.players(state))
        put = object.__setattr__
        put(self, "players", players)
        put(self, "sides", tuple(int(core.side_of(state, seat)) for seat in range(players)))
        if len(set(self.sides)) < 2:
            raise NoEnvironment(f"{self.game.name} is played on one side here: rewards are for winning against another")
        put(self, "actions", int(core.ACTIONS or core.MOST_MOVES))
        put(self, "features", int(core.FEATURE_COUNT or core.SIZE))
        put(self, "planes", (int(core.PLANES), int(core.PLANE_HEIGHT), int(core.PLANE_WIDTH)))

    def __reduce__(self) -> tuple[Any, ...]:
        target: Target = "cpu" if self.core.compiled else "plain"
        return describe_again, (self.game.name, target, self.options)  # in another process, bound there

    @property
    def lots(self) -> bool:
        """Whether something of the set-up is drawn anew for every game: not where a seed among the options fixes it."""
        return has_lots(self.game, self.options)

    def first_state(self, seed: int) -> Any:
        """The flat state that a game begins with."""
        return self.core.state(self.flat.flatten(set_up(self.game, self.options, seed)))

    @property
    def flat(self) -> Any:
        """What has `flatten(position)` and `restore(state)`."""
        return self.core if isinstance(self.core, ReadableCore) else flat_of(self.game.package)

    @property
    def least_worth(self) -> float:
        """What a lost game is worth; one won alone is worth 1."""
        return -1 / (len(set(self.sides)) - 1)

    def split(self, observation: Any) -> tuple[Any, Any]:
        """An observation (or many, one a row) as its planes and the numbers after them."""
        count, height, width = self.planes
        return (
            observation[..., : count * height * width].reshape(*observation.shape[:-1], count, height, width),
            observation[..., count * height * width :],
        )


def describe(name: str, target: Target = "plain", /, **options: Value) -> Description:
    """The game of that name with these options; raises NoEnvironment, or the game's own refusal of an option.

    Plain Python starts at once, and is quick enough for a game at a time; `fastest()` is for many.
    """
    if not find_spec("numpy"):
        raise NoEnvironment("environments need NumPy: pip install 'preau[research]'")
    game = registry.game(name)
    if modules_of(game.package):
        return Description(game, dict(options), link_core(name, target))
    if not game.actions:
        raise NoEnvironment(
            f"{name} has neither a list of its `actions` (docs/adding-a-game.md) nor a fast core (docs/fast-core.md)"
        )
    return Description(game, dict(options), ReadableCore(set_up(game, options, seed=0)))


def has_lots(game: Game, options: Mapping[str, Value]) -> bool:
    """Whether something is left to be drawn by lot."""
    drawn = {option.name: option.drawn for option in game.options}
    return "seed" not in options and any(value in drawn.get(name, ()) for name, value in options.items())


def set_up(game: Game, options: Mapping[str, Value], seed: int) -> Position:
    """The position that a game begins with; the seed counts where there are lots."""
    lot: dict[str, Value] = {"seed": seed % MOST_SEED} if has_lots(game, options) else {}
    return game.new(**options, **lot)


def describe_again(name: str, target: Target, options: dict[str, Value]) -> Description:
    """What was described in another process; plain, if only that can be had here."""
    return describe(name, target if target != "cpu" or has_numba() else "plain", **options)


def fastest() -> Target:
    """The target that plays fastest on this machine's processor: compiled, where Numba is installed."""
    return "cpu" if has_numba() else "plain"


def described_games() -> Iterator[str]:
    """The names of the games here that have an environment: those with a fast core, or a list of their actions."""
    games = map(registry.game, registry.names())
    return (game.name for game in games if game.actions or modules_of(game.package))


@cache
def link_core(name: str, target: Target) -> Core:
    """The fast core of a game, bound once for all environments."""
    modules = modules_of(registry.game(name).package)
    if not modules:
        raise NoEnvironment(f"{name} has no fast core (docs/fast-core.md)")
    if target == "cpu" and not has_numba():
        raise NoEnvironment("compiling needs Numba: pip install 'preau[fast]', or describe it plain")
    return Core(name, modules, target=target)


def require(module: str, requirement: str = "preau[research]") -> Any:
    """A library that an environment is for; raises NoEnvironment."""
    if not find_spec(module.partition(".")[0]):
        raise NoEnvironment(f"{module} is not installed: pip install '{requirement}'")
    return import_module(module)
