"""Which core plays a game now: the compiled one as soon as it is warm, plain Python until then and without Numba."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence

from preau.bots.fast.entries import call_all
from preau.bots.fast.linker import Core, flat_of, has_numba, levels_of, modules_of, weights_of
from preau.bots.fast.weights import BadWeights
from preau.games.api import Game, Position
from preau.games.fast.search_settings import SearchSettings

log = logging.getLogger(__name__)

_plain: dict[str, Core | None] = {}
_compiled: dict[str, Core] = {}
_warming: dict[str, threading.Thread] = {}
_lock = threading.Lock()


def core_of(game: Game) -> Core | None:
    """The core to think with now; None if the game has none, or one that cannot be used."""
    with _lock:
        if game.name in _compiled:
            return _compiled[game.name]
        if game.name not in _plain:
            _plain[game.name] = _bind_plain(game)
        return _plain[game.name]


def _bind_plain(game: Game) -> Core | None:
    try:
        modules = modules_of(game.package)
        return Core(game.name, modules, target="plain", weights=_learned_about(game)) if modules else None
    except Exception as error:  # noqa: BLE001  # somebody else's code; without it bots play at the readable rules
        log.warning("the fast core of %s cannot be used: %s: %s", game.name, type(error).__name__, error)
        return None


def _learned_about(game: Game) -> dict[int, Sequence[int]]:
    """What was learned about a game; nothing, with a word in the log, if it cannot be used."""
    try:
        return weights_of(game.package)
    except BadWeights as error:
        log.warning("%s: bots go by what was set by hand instead", error)
        return {}


def warm_up(game: Game, *, wait: bool = False) -> None:
    """Compile a game's core in the background, or load it from the cache. Does nothing without Numba, or again.

    All of it, so that nothing is left to be compiled when somebody waits for it.
    """
    if not has_numba() or core_of(game) is None or game.name in _compiled:
        return
    with _lock:
        thread = _warming.get(game.name)
        if thread is None:
            thread = _warming[game.name] = threading.Thread(target=_compile, args=(game,), daemon=True)
            thread.start()
    if wait:
        thread.join()


def _compile(game: Game) -> None:
    modules = modules_of(game.package)
    assert modules is not None  # `warm_up` has asked
    core = Core(game.name, modules, target="cpu", weights=_learned_about(game))
    call_all(core, flatten(game.new()))
    with _lock:
        _compiled[game.name] = core


def settings_of(game: Game, level: str, *, by_hand: bool = False) -> SearchSettings | None:
    """How a level thinks about that game, or where nothing was learned about it, if its core says so."""
    return levels_of(game.package, by_hand=by_hand).get(level) if core_of(game) else None


def is_learned(position: Position) -> bool:
    """Whether something was learned about games like this one."""
    core = core_of(position.game)
    if core is None or not core.weights_for(position.players):
        return False
    fits = getattr(flat_of(position.game.package), "is_learned", None)
    return fits is None or bool(fits(position))


def flatten(position: Position) -> list[int]:
    """The flat state of a position."""
    state: list[int] = flat_of(position.game.package).flatten(position)
    return state


def text_of(position: Position, move: int) -> str:
    """The text of a core's move in a position."""
    text: str = flat_of(position.game.package).text_of(position, move)
    return text
