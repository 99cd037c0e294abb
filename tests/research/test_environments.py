"""The games as PettingZoo, Gymnasium and many at once have them: their own checks pass, and ours."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import TimeLimit
from pettingzoo.test import api_test, seed_test

from preau.bots.fast.cuda import NoCard, find_card
from preau.bots.levels import BadBot
from preau.games import registry
from preau.games.api import OptionError
from preau.research import NoEnvironment, aec_env, describe, single_env, vector, vector_env
from preau.research.episode import Episode
from preau.research.refusals import ActionRefused
from preau.research.single import SeatEnvironment
from preau.research.vector import VectorEnvironment

TABLES = [
    (name, players)
    for name in ("cerocle", "recess", "nim")  # the last from outside, without a fast core
    for option in registry.game(name).options
    if option.name == "players"
    for players in map(int, option.values)
]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@every_table
def test_pettingzoo_has_nothing_to_say(name: str, players: int) -> None:
    """Their test of the interface passes; it only wonders at dictionaries of games that it does not know by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")  # when it is not one's turn
        api_test(aec_env(name, players=players), num_cycles=30)


@pytest.mark.parametrize("name", ["cerocle", "recess", "nim"])
def test_a_seed_decides_everything(name: str) -> None:
    lots = {"layout": "random"} if name == "recess" else {}
    seed_test(lambda: aec_env(name, **lots), num_cycles=15)


def test_an_agent_that_errs_is_told_and_may_try_again() -> None:
    env = aec_env("cerocle", render_mode="ansi")
    with pytest.raises(ActionRefused, match="the game is over, or has not begun: call reset first"):
        env.step(0)
    env.reset(seed=1)
    before = env.observe("player_0")
    for action in (726, None, 0.5, "a1"):
        with pytest.raises(ActionRefused, match=f"action {action!r} is not legal for seat 0"):
            env.step(action)
    after = env.observe("player_0")
    assert (after["observation"] == before["observation"]).all()
    assert not env.observe("player_1")["action_mask"].any()
    env.step(0)
    assert env.agent_selection == "player_1"
    assert "a" in str(env.render())


def test_agents_of_a_team_are_rewarded_alike() -> None:
    env, chance = aec_env("cerocle", players=4, quiet=1), random.Random(5)
    for _ in range(3):
        env.reset()
        while not any(env.terminations.values()):
            env.step(chance.choice(env.episode.legal()))
        won = [env.rewards[agent] for agent in env.possible_agents]
        assert won[:2] == won[2:]
        assert won[0] == -won[1]
        for agent in env.agents:
            assert env._cumulative_rewards[agent] == env.rewards[agent]


# --- one agent among bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["cerocle", "recess", "nim"])
def test_gymnasium_has_nothing_to_say(name: str) -> None:
    check_env(single_env(name, illegal="lose"), skip_render_check=True)


@every_table
def test_an_agent_plays_a_game_among_bots(name: str, players: int) -> None:
    """Every step ends at the agent's own turn, or with the game; its reward is what it has won."""
    env = single_env(name, players=players)
    _, info = env.reset(seed=players)
    over, reward, seats = False, 0.0, {info["seat"]}
    while not over:
        assert env.episode.seat == info["seat"]
        action = env.np_random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(action)
        assert not cut
    assert reward == env.episode.rewards()[info["seat"]]
    assert not info["action_mask"].any()
    with pytest.raises(ActionRefused, match="the game is over"):
        env.step(0)
    for _ in range(20):
        seats.add(env.reset()[1]["seat"])
    assert seats == set(range(players))


def test_the_bot_is_the_one_that_was_asked_for() -> None:
    env = single_env("cerocle", "greedy", seat=1)
    first = [env.reset(seed=seed)[0].tobytes() for seed in (1, 1, 2)]
    assert first[0] == first[1]
    assert env.episode.seat == 1
    with pytest.raises(BadBot):
        single_env("cerocle", "nobody")
    with pytest.raises(NoEnvironment, match="no seat 2 at a table of 2"):
        single_env("cerocle", seat=2)
    with pytest.raises(OptionError):
        single_env("cerocle", players=7)
    assert single_env("cerocle", 3).opponent == "3"


def test_what_there_is_not_is_said_before_a_game_begins() -> None:
    with pytest.raises(NoEnvironment, match="there is no render_mode 'rgb_array': it can be ansi, human"):
        aec_env("cerocle", render_mode="rgb_array")
    with pytest.raises(NoEnvironment, match="there is no render_mode 'rgb_array'"):
        single_env("cerocle", render_mode="rgb_array")
    with pytest.raises(NoEnvironment, match="illegal cannot be 'win': it can be refuse, lose"):
        single_env("cerocle", illegal="win")  # type: ignore[arg-type]  # that is the point
    with pytest.raises(NoEnvironment, match="there are no tensors of 'jax': they can be of torch, cupy"):
        vector_env("nim", 2, tensors="jax")  # type: ignore[arg-type]  # that is the point


def test_a_time_limit_cuts_a_game() -> None:
    """Gymnasium's own: the game is cut, and nobody has won."""
    env = TimeLimit(single_env("cerocle", seat=0), 2)
    _, info = env.reset(seed=1)
    for cut in (False, True):
        _, reward, over, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert (reward, over, truncated) == (0, False, cut)


def test_an_illegal_action_loses_if_one_wants_it_so() -> None:
    env = single_env("recess", seat=0, illegal="lose")
    env.reset(seed=0)
    _, reward, over, _, info = env.step(17521)
    assert over
    assert reward == -0.5
    assert not info["action_mask"].any()
    with pytest.raises(ActionRefused, match="the game is over"):
        env.step(0)
    strict = SeatEnvironment(env.description, seat=0)
    with pytest.raises(ActionRefused, match="has not begun: call reset first"):
        strict.step(0)
    strict.reset(seed=0)
    with pytest.raises(ActionRefused):
        strict.step(17521)
    assert strict.action_masks().dtype == bool


# --- many at once ----------------------------------------------------------------------------------------------------


def play_rows(env: VectorEnvironment, seed: int, steps: int) -> tuple[list[Any], int]:
    """What a few games side by side show over some steps by chance, and how many of them ended."""
    chance, shown, ended = np.random.default_rng(seed), [], 0
    for _ in range(steps):
        actions = [chance.choice(np.flatnonzero(mask)) for mask in env.masks]
        shown.append((env.seats.copy(), env.masks.copy(), env.observe()))
        worths, over = env.step(actions)
        assert (worths[~over] == 0).all()
        assert np.allclose(worths.sum(axis=1), 0)
        ended += int(over.sum())
    return shown, ended


@every_table
def test_rows_are_single_games(name: str, players: int) -> None:
    """Each row is the game that would be played alone, and begins anew when it is over."""
    described = describe(name, players=players, **({"quiet": 1} if name == "cerocle" else {}))
    env, alone = VectorEnvironment(described, 3, threads=2), [Episode(described) for _ in range(3)]
    chance = random.Random(players)
    for _ in range(60):
        actions = [chance.choice(episode.legal()) for episode in alone]
        seen = env.observe()
        for row, episode in enumerate(alone):
            assert env.seats[row] == episode.seat
            assert (env.masks[row] == episode.mask()).all()
            assert (seen[row] == episode.observe()).all()
            episode.act(actions[row])
        worths, over = env.step(actions)
        for row, episode in enumerate(alone):
            assert over[row] == episode.over
            assert worths[row].tolist() == pytest.approx(episode.rewards())
            if episode.over:
                alone[row] = Episode(described)
    env.close()


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a few games it is not worth the wait."""
    monkeypatch.setenv("PREAU_FAST", "0")


@pytest.mark.usefixtures("nothing_compiled")
def test_rows_refuse_all_or_nothing() -> None:
    env = vector_env("cerocle", 4)
    before = np.array(env.states)
    with pytest.raises(ActionRefused, match="action 726 is not legal in game 1, nor are those of 1 other games"):
        env.step([0, 726, 0, -1])
    with pytest.raises(ActionRefused, match="4 games take as many actions, not 3"):
        env.step([0, 0, 0])
    with pytest.raises(ActionRefused, match="actions are whole numbers, not float64"):
        env.step([0.5, 0, 0, 0])
    assert (np.array(env.states) == before).all()
    with pytest.raises(NoEnvironment, match="at least one game"):
        vector_env("cerocle", 0)


@pytest.mark.usefixtures("nothing_compiled")
def test_rows_of_set_ups_by_lot() -> None:
    env = vector_env("recess", 8, layout="random")
    assert len({row.tobytes() for row in env.observe()}) > 4
    first = env.observe()
    env.reset(1)
    assert (env.observe() != first).any()


@pytest.mark.usefixtures("nothing_compiled")
def test_without_a_card_the_processor_plays_and_says_so() -> None:
    with pytest.warns(UserWarning, match="the processor plays instead"):
        env = vector_env("cerocle", 2, tensors="torch")
    assert type(env) is VectorEnvironment


class ProcessorBatch:
    """What `Batch` answers, by the processor: the same arrays, turned on their side."""

    def __init__(self, core: Any, size: int) -> None:
        self.core, self.size = core, size
        self.states: list[list[int]] = [[]] * size

    def reset(self, starts: list[list[int]]) -> None:
        self.states = [list(starts[game % len(starts)]) for game in range(self.size)]

    def restart(self, starts: Any, which: Any) -> None:
        for game, state in enumerate(self.states):
            if self.core.is_over(state):
                self.states[game] = starts[which[game] % len(starts)].tolist()

    def look(self) -> tuple[Any, Any]:
        seats = [-1 if self.core.is_over(state) else self.core.player(state) for state in self.states]
        return np.array(seats), np.array([self.core.turn(state) for state in self.states])

    def mask(self) -> tuple[Any, Any]:
        masks, room = np.zeros((self.size, self.core.ACTIONS), dtype=np.int8), [0] * self.core.MOST_MOVES
        counts = [self.core.mask_actions(*both, room, room[:]) for both in zip(self.states, masks, strict=True)]
        return masks, np.array(counts)

    def act(self, actions: Any) -> tuple[Any, Any]:
        worths, room = np.zeros((self.core.MOST_PLAYERS, self.size), dtype=np.float32), [0] * self.core.MOST_MOVES
        made = [self.core.take_action(*both, room, room[:]) for both in zip(self.states, actions, strict=True)]
        for game, state in enumerate(self.states):
            if self.core.is_over(state):
                self.core.write_worths(state, [0.0] * self.core.MOST_PLAYERS, worths[:, game])
        return np.array(made), worths

    def features(self, seats: Any) -> Any:
        shown = np.zeros((self.core.FEATURE_COUNT, self.size), dtype=np.float32)
        for game, state in enumerate(self.states):
            self.core.features(state, int(seats[game]), shown[:, game])
        return shown


@pytest.mark.parametrize(("name", "players"), [("cerocle", 4), ("recess", 3)])
def test_a_card_is_asked_as_the_processor_is(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a card: one that the processor plays. NumPy stands for the library whose tensors they would be."""
    described = describe(name, players=players, **({"quiet": 1} if name == "cerocle" else {}))
    monkeypatch.setattr(vector, "link_core", lambda *_: described.core)
    monkeypatch.setattr(vector, "Batch", ProcessorBatch)
    rows, card = VectorEnvironment(described, 3), vector.CardEnvironment(described, 3, "numpy")  # type: ignore[arg-type]
    compare_environments(rows, card, 60)
    with pytest.raises(ActionRefused, match="action -1 is not legal in game 2"):
        card.step([int(card.masks[0].argmax()), int(card.masks[1].argmax()), -1])
    compare_environments(rows, card, 1)


def compare_environments(rows: VectorEnvironment, card: VectorEnvironment, steps: int) -> None:
    chance = np.random.default_rng(steps)
    for _ in range(steps):
        for one, other in ((rows.seats, card.seats), (rows.masks, card.masks), (rows.observe(), card.observe())):
            np.testing.assert_array_equal(one, np.asarray(other.tolist()))
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in rows.masks]
        for one, other in zip(rows.step(actions), card.step(actions), strict=True):
            np.testing.assert_array_equal(one, np.asarray(other.tolist(), dtype=one.dtype))


@pytest.mark.parametrize("name", ["cerocle", "recess"])
def test_tensors_on_a_card_are_the_arrays_of_the_processor(name: str) -> None:
    pytest.importorskip("torch")
    try:
        find_card()
    except NoCard as error:
        pytest.skip(str(error))
    card = vector_env(name, 32, tensors="torch")
    assert card.masks.device.type == "cuda"
    compare_environments(VectorEnvironment(card.description, 32), card, 40)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["cerocle", pytest.param("recess", marks=pytest.mark.nightly)])  # it compiles longer
def test_compiled_and_plain_are_alike(name: str) -> None:
    """One text: the same masks, observations and rewards, whoever runs it."""
    pytest.importorskip("numba")
    compiled = play_rows(VectorEnvironment(describe(name, "cpu"), 4, threads=2), 3, 60)
    plain = play_rows(VectorEnvironment(describe(name), 4), 3, 60)
    assert compiled[1] == plain[1]
    for one, other in zip(compiled[0], plain[0], strict=True):
        assert all((a == b).all() for a, b in zip(one, other, strict=True))
