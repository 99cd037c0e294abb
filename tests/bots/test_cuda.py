"""The rules on a card: the third way to link a core. What needs the extra `gpu`, or a card, is skipped without it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from preau.bots.fast import cores, cuda, linker
from preau.bots.fast.batch import MADE, REFUSED, SIGNATURES, Batch, make_kernels
from preau.games.api import Game
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS
from tests.bots.learners import compare_learners

HOPPER = (9, 0)


def has_card() -> bool:
    try:
        cuda.find_card()
    except cuda.NoCard:
        return False
    return True


needs_compiler = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="needs the extra gpu")
needs_card = pytest.mark.skipif(not has_card(), reason="needs an NVIDIA card")
both_games = pytest.mark.parametrize("game", [RECESS, CEROCLE], ids=lambda game: game.name)


def bind(game: Game, target: linker.Target) -> linker.Core:
    modules = linker.modules_of(game.package)
    assert modules is not None
    return linker.Core(game.name, modules, target=target)


@pytest.mark.skipif(has_card(), reason="there is a card")
def test_without_a_card_a_batch_says_what_is_missing() -> None:
    """No card, no driver or no compiler: one error, in words."""
    with pytest.raises(cuda.NoCard, match=r"install the extra `gpu`|no card can be used"):
        Batch(bind(CEROCLE, "plain"), 4)


def test_a_batch_of_no_games_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        Batch(bind(CEROCLE, "plain"), 0)


@pytest.mark.parametrize(
    ("least", "most", "dtype"), [(-1, 127, "int8"), (0, 128, "int16"), (-(1 << 31), 0, "int32"), (0, 1 << 61, "int64")]
)
def test_a_table_is_as_narrow_as_its_numbers_allow(least: int, most: int, dtype: str) -> None:
    assert cuda.narrowest(least, most) == dtype


@both_games
def test_no_table_is_asked_for_a_negative_index(game: Game) -> None:
    """A card reads what lies before a table, where Python would count from its end."""

    class Watched(list[Any]):
        def __getitem__(self, index: Any) -> Any:
            assert index >= 0
            return super().__getitem__(index)

    plain = bind(game, "plain")
    for name, value in list(vars(plain)["_scope"].items()):
        if linker.is_table(value):
            vars(plain)["_scope"][name] = Watched(value)
    for number, players in enumerate(range(2, 6)):
        if players in next(option for option in game.options if option.name == "players").values:
            state, moves = plain.state(cores.flatten(game.new(players=players))), plain.ints(plain.MOST_MOVES)
            mask, seen, numbers = [0] * plain.ACTIONS, plain.floats(plain.FEATURE_COUNT), plain.ints(plain.MOST_MOVES)
            for _ in range(60):
                count = plain.mask_actions(state, mask, moves, numbers)
                plain.features(state, plain.player(state), seen)
                plain.apply_move(state, moves[number * 7 % count])
            plain.playout(state, moves, [number])


@needs_compiler
@both_games
def test_every_kernel_compiles_without_a_card(game: Game) -> None:
    compiler: Any = import_module("numba.cuda")
    types: Any = import_module("numba.cuda.types")
    for name, kernel in make_kernels(bind(game, "cuda")).items():
        signature = tuple(eval(kind, vars(types)) for kind in SIGNATURES[name])  # our own few words
        with cuda.target_card(HOPPER):
            assert "sm_90" in compiler.compile_ptx(kernel, signature, cc=HOPPER)[0]


@needs_card
@both_games
def test_the_card_plays_as_the_compiled_core_does(game: Game) -> None:
    """Every game by its own seed: as many decisions, the same end. `bench/gpu.py --check` compares millions."""
    size = 2000
    fast, batch = bind(game, "cpu"), Batch(bind(game, "cuda"), size)
    start = cores.flatten(game.new())
    batch.reset([start])
    made = batch.playout(list(range(1, size + 1))).copy_to_host()
    ends = batch.states.copy_to_host()
    moves = fast.ints(fast.MOST_MOVES)
    for number in range(size):
        state = fast.state(start)
        assert fast.playout(state, moves, fast.state([number + 1])) == made[number]
        assert (state == ends[:, number]).all()


@needs_card
@both_games
def test_the_card_shows_learners_what_the_processor_does(game: Game) -> None:
    """Masks, observations and rewards, bit by bit. `bench/gpu.py --check` compares every option and table."""
    size, steps = 64, 40
    rows, batch = bind(game, "cpu"), Batch(bind(game, "cuda"), size)
    compare_learners(rows, batch, [cores.flatten(game.new())], steps)


@needs_card
def test_a_move_that_is_not_legal_leaves_its_game_alone() -> None:
    batch = Batch(bind(CEROCLE, "cuda"), 2)
    batch.reset([cores.flatten(CEROCLE.new())])
    moves, _ = batch.list_moves(1)
    made = batch.step([int(moves.copy_to_host()[0, 0]), 1 << 40]).copy_to_host()
    assert list(made) == [MADE, REFUSED]
    assert list(batch.states.copy_to_host()[:, 1]) == cores.flatten(CEROCLE.new())
