"""What it takes to bind a core for an NVIDIA card: the same functions, compiled by numba-cuda (extra `gpu`).

Tables lie in the card's global memory, each once and as narrow as its numbers allow: they would not fit into the 64 KB
that Numba has for constant arrays. But for `batch`, which starts what is bound here, no other file knows numba-cuda.
"""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

REGISTERS = 128  # a thread: fewer spill, more leave the card half empty
WIDTHS = ((8, "int8"), (16, "int16"), (32, "int32"), (64, "int64"))


class NoCard(RuntimeError):
    """There is no card to play on, or nothing that can compile for one; says what is missing."""


def find_card() -> tuple[int, int]:
    """The compute capability of the card at hand; raises NoCard."""
    if find_spec("numba") is None or find_spec("numba_cuda") is None:
        raise NoCard("playing on a card needs numba-cuda: install the extra `gpu`")
    cuda: Any = import_module("numba.cuda")
    try:
        capability: tuple[int, int] = cuda.get_current_device().compute_capability
    except Exception as error:  # whatever the driver's bindings raise
        reason = str(error).strip().splitlines() or [type(error).__name__]
        raise NoCard(f"no card can be used: {reason[-1]}") from error
    return capability


@contextmanager
def target_card(capability: tuple[int, int]) -> Iterator[None]:
    """Compile for cards of that kind, also where there is none: Numba asks the driver for each function it compiles."""
    dispatcher: Any = import_module("numba.cuda.dispatcher")
    asked = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = asked


def compile_function(function: Callable[..., Any], *, inline: bool = True) -> Any:  # noqa: ARG001  # on a card, always
    """A core's function, to be called from others on the card. A call costs much there: all become one."""
    cuda: Any = import_module("numba.cuda")
    return cuda.jit(function, device=True, forceinline=True, opt=True)


def compile_kernel(function: Callable[..., Any]) -> Any:
    """What runs on the card, one thread a game."""
    cuda: Any = import_module("numba.cuda")
    return cuda.jit(function, max_registers=REGISTERS)


@cache
def instructions() -> dict[str, Any]:
    """`bits.count` and `bits.lowest` as the card has them."""
    cuda: Any = import_module("numba.cuda")
    np: Any = import_module("numpy")

    def count(word: Any) -> Any:
        return np.int64(cuda.popc(np.uint64(word)))

    def lowest(word: Any) -> Any:
        return np.int64(cuda.ffs(np.uint64(word))) - 1

    return {each.__name__: compile_function(each) for each in (count, lowest)}


# --- tables ----------------------------------------------------------------------------------------------------------


class LookupTable:
    """A list of numbers for the card to look things up in, by an index that is never negative."""

    def __init__(self, numbers: list[int] | list[float] | tuple[int | float, ...]) -> None:
        np: Any = import_module("numpy")
        self.dtype = "float64" if isinstance(numbers[0], float) else narrowest(min(numbers), max(numbers))
        self.bytes: bytes = np.array(numbers, dtype=self.dtype).tobytes()
        self.name = f"table_{self.dtype}_{hashlib.sha256(self.bytes).hexdigest()[:24]}"
        _teach_numba()


def narrowest(least: float, most: float) -> str:
    return next(name for bits, name in WIDTHS if -(1 << bits - 1) <= least and most < 1 << bits - 1)


@cache
def _teach_numba() -> None:
    """Tell Numba what a LookupTable is: a name in the card's memory, and what `table[index]` reads there."""
    ir: Any = import_module("llvmlite.ir")
    types: Any = import_module("numba.cuda.types")
    extending: Any = import_module("numba.cuda.extending")
    templates: Any = import_module("numba.cuda.typing.templates")
    cudaimpl: Any = import_module("numba.cuda.cudaimpl")
    cudadecl: Any = import_module("numba.cuda.cudadecl")
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")

    class TableType(types.Type):  # type: ignore[misc]  # Numba's
        def __init__(self, dtype: str) -> None:
            self.dtype = getattr(types, dtype)
            self.entry = types.float64 if dtype == "float64" else types.int64
            super().__init__(name=f"Table({dtype})")

    @extending.register_model(TableType)
    class TableModel(extending.models.PrimitiveModel):  # type: ignore[misc, unused-ignore]
        def __init__(self, manager: Any, kind: Any) -> None:
            entry = manager.lookup(kind.dtype).get_data_type()
            super().__init__(manager, kind, ir.PointerType(entry, addrspace=nvvm.ADDRSPACE_GLOBAL))

    @extending.typeof_impl.register(LookupTable)  # type: ignore[untyped-decorator]  # this and the next: Numba's
    def type_of(table: LookupTable, context: Any) -> Any:  # noqa: ARG001  # Numba's signature
        return TableType(table.dtype)

    @cudadecl.registry.register_global(operator.getitem)
    class LookUp(templates.AbstractTemplate):  # type: ignore[misc, unused-ignore]
        def generic(self, arguments: Any, keywords: Any) -> Any:  # noqa: ARG002  # Numba's signature
            if len(arguments) == 2 and isinstance(arguments[0], TableType) and isinstance(arguments[1], types.Integer):
                return templates.signature(arguments[0].entry, arguments[0], types.int64)
            return None

    @cudaimpl.lower(operator.getitem, TableType, types.int64)  # type: ignore[untyped-decorator]
    def look_up(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = signature.args[0]
        entry = builder.load(builder.gep(arguments[0], [arguments[1]]))
        return context.cast(builder, entry, kind.dtype, kind.entry)

    @cudaimpl.lower_constant(TableType)  # type: ignore[untyped-decorator]
    def place(context: Any, builder: Any, kind: Any, table: LookupTable) -> Any:
        module = builder.module
        entry = context.get_data_type(kind.dtype)
        if table.name not in module.globals:
            room = ir.ArrayType(ir.IntType(8), len(table.bytes))
            placed = ir.GlobalVariable(module, room, table.name, addrspace=nvvm.ADDRSPACE_GLOBAL)
            placed.linkage = "linkonce_odr"  # each function's module has it; linked together they share one
            placed.global_constant = True
            placed.align = 8
            placed.initializer = ir.Constant(room, bytearray(table.bytes))
        return builder.bitcast(module.globals[table.name], ir.PointerType(entry, addrspace=nvvm.ADDRSPACE_GLOBAL))
