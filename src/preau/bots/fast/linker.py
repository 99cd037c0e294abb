"""Links a game's core to the search: as plain Python, compiled by Numba, or for a card, from the same functions.

A core's functions name each other, and the search names theirs, as globals. Linking makes each function anew over one
shared scope, in which those names are the game's own. What is compiled differs in three ways: every function goes
through `numba.njit`, tables are arrays, and counting bits is one instruction. For a card see `cuda` and `batch`.
"""

from __future__ import annotations

import hashlib
import os
import threading
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Literal, TypeAlias

from preau.bots.fast import cuda, nodes, rows, search
from preau.bots.fast.folder_lock import FolderLock
from preau.bots.fast.weights import read_weights
from preau.games.fast import bits, interface, network

Compile: TypeAlias = Callable[..., Any]
Target: TypeAlias = Literal["plain", "cpu", "cuda"]  # as it is; compiled by Numba; for an NVIDIA card
GENERIC = (interface, bits, network, nodes, search, rows)
_compiling = threading.Lock()  # Numba has one setting for where it keeps things, and each core a folder of its own


class Core:
    """A game's rules and the search over them, bound together: each function is an attribute."""

    def __init__(
        self,
        name: str,
        modules: Iterable[ModuleType],
        *,
        target: Target = "plain",
        weights: Mapping[int, Sequence[int]] | None = None,
    ) -> None:
        self.name = name
        self._weights = {} if weights is None else weights
        self.compiled = target == "cpu"
        self._scope: dict[str, Any] = {}
        homes: dict[str, str] = {}
        constants: dict[str, Any] = {}
        self._inline = {"copy"}
        modules = (*GENERIC, *modules)
        for module in modules:
            self._inline |= set(getattr(module, "INLINE", ()))
            for key, value in list(vars(module).items()):
                if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                    if homes.get(key, interface.__name__) != interface.__name__:
                        raise ValueError(f"{name}: {key} is defined in {homes[key]} and in {module.__name__}")
                    homes[key] = module.__name__
                    self._scope[key] = value
                elif not isinstance(value, FunctionType) and not key.startswith("__") and key != "INLINE":
                    if module in GENERIC and module is not interface and key in vars(interface):
                        continue  # imported from there: the game has its own
                    if module is not interface and constants.setdefault(key, value) != value:
                        raise ValueError(f"{name}: two modules mean different things by {key}")
                    self._scope[key] = MAKE_TABLE[target](value) if is_table(value) else value
        if target == "cpu":
            with _compiling:
                self._bind(_compiler(_cache_folder(name, modules, constants)), _instructions())
        elif target == "cuda":
            self._bind(cuda.compile_function, cuda.instructions())
        else:
            self._bind(None, PLAIN)

    def _bind(self, compile_function: Compile | None, instructions: Mapping[str, Any]) -> None:
        scope = self._scope
        scope["__builtins__"] = __builtins__
        if compile_function:
            scope["copy"] = _copy
        for key, value in list(scope.items()):
            if isinstance(value, FunctionType):
                bound = FunctionType(value.__code__, scope, key)
                bound.__module__ = value.__module__
                bound.__qualname__ = f"{self.name}.{key}"  # Numba files what it has compiled under this name
                scope[key] = compile_function(bound, inline=key in self._inline) if compile_function else bound
        scope |= instructions

    def __getattr__(self, name: str) -> Any:
        try:
            return self._scope[name]
        except KeyError:
            raise AttributeError(name) from None

    def weights_for(self, players: int) -> Sequence[int] | None:
        """What was learned about tables of so many."""
        return self._weights.get(players)

    def ints(self, size: int, bits: int = 64) -> Any:
        """Room for so many whole numbers; narrow ones, if there are many, are sooner at hand."""
        if not self.compiled:
            return [0] * size
        import numpy as np  # only where a core is compiled

        return np.zeros(size, dtype=f"int{bits}")

    def floats(self, size: int) -> Any:
        """Room for so many fractions."""
        if not self.compiled:
            return [0.0] * size
        import numpy as np  # only where a core is compiled

        return np.zeros(size, dtype=np.float64)

    def state(self, numbers: list[int]) -> Any:
        """A flat state to work on."""
        if not self.compiled:
            return list(numbers)
        import numpy as np  # only where a core is compiled

        return np.array(numbers, dtype=np.int64)


def modules_of(package: str) -> list[ModuleType] | None:
    """The modules of a game's core, which its `CORE` names; None if it has none."""
    place = _place_of(package)
    if place is None:
        return None
    return [import_module(f"{place}.{name}") for name in import_module(place).CORE]


def flat_of(package: str) -> ModuleType:
    """The module of a game's core that has `flatten` and `restore`."""
    return import_module(f"{_place_of(package)}.flat")


def levels_of(package: str, *, by_hand: bool = False) -> dict[str, Any]:
    """The `SearchSettings` of each level in that game, by its core's module `levels`; none if it has no such module.

    By hand: of each level where nothing was learned, if the game has levels for that.
    """
    place = f"{_place_of(package)}.levels"
    levels: dict[str, Any] = {}
    if find_spec(place):
        levels = getattr(import_module(place), "LEVELS_BY_HAND", {}) if by_hand else import_module(place).LEVELS
    return levels


def weights_of(package: str) -> dict[int, Sequence[int]]:
    """What was learned about a game, by the number of players; raises BadWeights if its file cannot be used."""
    modules = modules_of(package) or []
    wanted = max((getattr(module, "WEIGHT_COUNT", 0) for module in modules), default=0)
    edition = max((getattr(module, "WEIGHTS_EDITION", "") for module in modules), default="")
    return read_weights(package, edition, wanted) if wanted else {}


def _place_of(package: str) -> str | None:
    """Where a game keeps its core: in its own package, as `fast`."""
    place = f"{package}.fast"
    return place if find_spec(place) else None


def has_numba() -> bool:
    return find_spec("numba") is not None and os.environ.get("PREAU_FAST", "1") != "0"


# --- what Numba needs ------------------------------------------------------------------------------------------------


def _compiler(folder: Path) -> Compile:
    """What compiles a function, and keeps the result in that folder if it can be written.

    One process at a time: two that write there at once spoil Numba's list of what is kept. The others wait, and find
    there what they would have compiled.
    """
    keeps, lock = _can_write(folder), FolderLock(folder)
    numba: Any = import_module("numba")  # its types do not know all that it takes
    numba.config.CACHE_DIR = str(folder)
    numba.config.SLP_VECTORIZE = 1  # makes wide instructions of short loops over tables

    def compile_function(function: Callable[..., Any], *, inline: bool) -> Any:
        made = numba.njit(function, cache=keeps, nogil=True, error_model="numpy", forceinline=inline, _nrt=False)
        if keeps:
            made.compile = _guard(made.compile, lock)  # it also looks whether there is something in the cache
        return made

    return compile_function


def _guard(work: Callable[..., Any], lock: FolderLock) -> Callable[..., Any]:
    """The same function, which waits for the lock."""

    def call_locked(*args: Any) -> Any:
        with lock:
            return work(*args)

    return call_locked


def _can_write(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


def _cache_folder(name: str, modules: Iterable[ModuleType], constants: Mapping[str, Any]) -> Path:
    """Where a core's compiled code is kept: a folder for all that it is made of, the search included.

    Numba looks at one file at a time: it would not see that a function called in another has changed, nor a number that
    comes from a module of the game's readable rules.
    """
    from platformdirs import user_cache_path  # only where a core is compiled

    made_of = hashlib.sha256(name.encode())
    for path in (__file__, *(module.__file__ for module in modules)):
        made_of.update(Path(str(path)).read_bytes())
    for key in sorted(constants):
        if _is_plain(constants[key]):
            made_of.update(f"{key} = {constants[key]!r}\n".encode())
    kept = os.environ.get("NUMBA_CACHE_DIR")
    return (Path(kept) if kept else user_cache_path("preau") / "numba") / made_of.hexdigest()[:16]


def _is_plain(value: Any) -> bool:
    """Whether a constant is made of numbers and texts, which print alike in every process."""
    if isinstance(value, list | tuple):
        return all(map(_is_plain, value))
    return isinstance(value, int | float | str)


def is_table(value: Any) -> bool:
    """Whether a constant is a list or tuple of nothing but numbers."""
    return isinstance(value, list | tuple) and bool(value) and all(type(each) in {int, float} for each in value)


def _copy(source: Any, target: Any) -> None:
    """`bits.copy`, of arrays that know their size."""
    for i in range(source.size):
        target[i] = source[i]


def _array(numbers: list[int] | list[float]) -> Any:
    import numpy as np  # only where a core is compiled

    return np.array(numbers, dtype=np.float64 if isinstance(numbers[0], float) else np.int64)


def _fingerprint(state: list[int], size: int) -> int:  # noqa: ARG001  # as in `bits`
    return hash(array("q", state).tobytes()) | 1  # not of the numbers: Python takes 1 and 2⁶¹, or -1 and -2, for alike


# `bits.count` without a call in between, and what Python itself makes of a state to tell it from others
PLAIN: Mapping[str, Any] = {"count": int.bit_count, "fingerprint": _fingerprint}

MAKE_TABLE: dict[Target, Callable[[Any], Any]] = {"plain": lambda value: value, "cpu": _array, "cuda": cuda.LookupTable}


def _instructions() -> dict[str, Any]:
    """`bits.count` and `bits.lowest` as the processor has them."""
    types: Any = import_module("numba").types
    intrinsic: Any = import_module("numba.extending").intrinsic

    @intrinsic  # type: ignore[untyped-decorator]  # numba's, see above
    def count(typing: Any, word: Any) -> Any:  # noqa: ARG001  # Numba's signature
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001  # Numba's too
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @intrinsic  # type: ignore[untyped-decorator]  # numba's, see above
    def lowest(typing: Any, word: Any) -> Any:  # noqa: ARG001  # Numba's signature
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001  # Numba's too
            return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), emit

    return {"count": count, "lowest": lowest}
