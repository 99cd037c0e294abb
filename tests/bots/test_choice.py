"""The bots' one door: whoever is asked answers with a legal move, for a reason, and the same one again."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from functools import cache
from itertools import islice, pairwise

import pytest

from preau.bots import BOTS, LEVELS, BadBot, BadBudget, Budget, NothingToChoose, choose
from preau.bots.fast import cores, linker
from preau.bots.judge import winning_move
from preau.bots.levels import FORMER_LEVELS
from preau.games.api import Game, Position
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS
from preau.words import LANGUAGES, has_message
from tests.play.hop import GAME as HOP

THINKERS = [bot for bot in BOTS if bot != "random"]
each_thinker = pytest.mark.parametrize("bot", THINKERS)
SHORT = Budget(simulations=12)

STARTS = [CEROCLE.new(players=players) for players in (2, 3, 4)] + [
    RECESS.new(players=players) for players in (3, 4, 5)
]
each_start = pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game.name}-{start.players}")


def after(start: Position, decisions: int, seed: int = 0) -> Position:
    """The position after so many random decisions, or the last one before the end."""
    chance, position = random.Random(seed), start
    for _ in range(decisions):
        following = position.apply(chance.choice(position.legal()))
        if following.over:
            return position
        position = following
    return position


def placed(*moves: str) -> Position:
    position: Position = CEROCLE.new(players=2)
    for move in moves:
        position, _ = position.play(move)
    return position


@each_start
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_answers_with_a_legal_move(start: Position, bot: str) -> None:
    for decisions in (0, 9, 40):
        position = after(start, decisions)
        choice = choose(position, bot, seed=1, budget=SHORT)
        assert position.parse(choice.move) in position.legal()


@each_start
@pytest.mark.parametrize("bot", ["random", "greedy", "2", "5", "8"])
def test_the_same_seed_and_simulations_choose_the_same_move(start: Position, bot: str) -> None:
    position = after(start, 8)
    assert choose(position, bot, seed=4, budget=SHORT) == choose(position, bot, seed=4, budget=SHORT)


def test_another_seed_opens_otherwise() -> None:
    assert len({choose(CEROCLE.new(players=2), "1", seed=seed, budget=SHORT).move for seed in range(6)}) > 1


@each_thinker
def test_the_thought_begins_with_the_move_and_shares_the_win(bot: str) -> None:
    choice = choose(after(RECESS.new(players=3), 5), bot, seed=2, budget=SHORT)
    assert choice.thought[0].move == choice.move
    for candidate in choice.thought:
        assert sum(candidate.values) == pytest.approx(1)


@each_thinker
def test_a_circle_one_short_is_completed(bot: str) -> None:
    position = placed("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5", "e9")
    assert choose(position, bot, seed=3, budget=SHORT).move in {"f6", "n:f6"}


@each_thinker
def test_an_opposing_circle_one_short_is_blocked_by_an_own_piece(bot: str) -> None:
    position = placed("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5")
    assert choose(position, bot, seed=3, budget=SHORT).move == "f6"


@pytest.mark.parametrize("by_hand", [False, True])
@pytest.mark.parametrize("game", [CEROCLE, RECESS, HOP], ids=lambda game: game.name)
def test_each_level_thinks_more_than_the_one_below_and_misses_less(game: Game, by_hand: bool) -> None:
    settings = [cores.settings_of(game, level, by_hand=by_hand) or LEVELS[level].settings for level in LEVELS]
    for lower, higher in pairwise(settings):
        assert lower.simulations is not None
        assert higher.simulations is None or higher.simulations > lower.simulations
        assert higher.turns >= lower.turns
        assert higher.blind_percent <= lower.blind_percent


@pytest.mark.parametrize("game", [CEROCLE, RECESS], ids=lambda game: game.name)
def test_levels_of_a_core_are_those_of_the_roster(game: Game) -> None:
    for by_hand in (False, True):
        assert set(linker.levels_of(game.package, by_hand=by_hand)) - set(FORMER_LEVELS) in ({*LEVELS}, set())


def schoolyard() -> Iterator[Position]:
    """Positions of random games of Recess!, without end."""
    chance, position = random.Random(11), RECESS.new(players=3)
    while True:
        yield position
        position = position.apply(chance.choice(position.legal()))
        position = RECESS.new(players=3) if position.over else position


def can_kiss_and_win(position: Position) -> bool:
    return any("*" in position.text(move) for move in position.legal()) and winning_move(position) is not None


@cache
def before_a_kiss() -> list[Position]:
    return list(islice(filter(can_kiss_and_win, schoolyard()), 8))


@cache
def before_a_preventable_kiss() -> list[tuple[Position, set[str]]]:
    """Nun steps after which the next player may be able to kiss and win; with the moves that allow it."""
    found: list[tuple[Position, set[str]]] = []
    for position in schoolyard():
        if all(position.text(move).startswith("N") for move in position.legal()):
            bad = {position.text(move) for move in position.legal() if can_kiss_and_win(position.apply(move))}
            if bad and len(bad) < len(position.legal()):
                found.append((position, bad))
            if len(found) == 8:
                return found
    raise AssertionError


@each_thinker
def test_a_kiss_that_wins_is_given(bot: str) -> None:
    for position in before_a_kiss():
        assert "*" in choose(position, bot, seed=1, budget=SHORT).move


@pytest.mark.parametrize("bot", LEVELS)
def test_no_level_lets_the_next_player_kiss_and_win_if_a_nun_can_prevent_it(bot: str) -> None:
    for position, bad in before_a_preventable_kiss():
        assert choose(position, bot, seed=1, budget=SHORT).move not in bad


@pytest.mark.parametrize("bot", BOTS)
def test_a_game_without_an_evaluation_is_played_out(bot: str) -> None:
    position = HOP.new(players=2, rounds=2)
    assert choose(position, bot, seed=0, budget=Budget(simulations=200)).move in {"a", "b"}


@pytest.mark.parametrize("bot", LEVELS)
def test_a_level_finds_the_only_winning_plan_of_a_game_without_an_evaluation(bot: str) -> None:
    position, _ = HOP.new(players=2, rounds=1).play("a")
    assert choose(position, bot, seed=0, budget=Budget(simulations=200)).move == "a"


@pytest.mark.parametrize("game", [CEROCLE, RECESS], ids=["cerocle", "recess"])
def test_seconds_are_kept_to(game: object) -> None:
    position = after(STARTS[0] if game is CEROCLE else STARTS[3], 9)
    began = time.perf_counter()
    choose(position, "5", seed=1, budget=Budget(seconds=0.05))
    assert time.perf_counter() - began < 0.5


# --- refusals and words ----------------------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadBot, match="greedy") as refused:
        choose(STARTS[0], "9", seed=0)
    assert refused.value.phrase.key == "bot-unknown"
    assert refused.value.phrase.args == {"name": "9", "allowed": ("random", "greedy", *"12345678")}


@pytest.mark.parametrize("bot", BOTS)
def test_a_finished_game_leaves_nothing_to_choose(bot: str) -> None:
    won = placed("d4", "a1", "d5", "i9", "e4", "a5", "e6", "e1", "f5", "e9", "f6")
    with pytest.raises(NothingToChoose, match="cerocle"):
        choose(won, bot, seed=0)


@pytest.mark.parametrize(
    ("seconds", "simulations"),
    [(None, None), (0.0, None), (-1.0, 5), (None, 0), (float("nan"), None), (float("inf"), 1)],
)
def test_a_budget_allows_some_thought_and_says_how_much(seconds: float | None, simulations: int | None) -> None:
    with pytest.raises(BadBudget):
        Budget(seconds=seconds, simulations=simulations)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_character_in_every_language(language: str) -> None:
    for key in (f"bot-{bot}{part}" for bot in BOTS for part in ("", ".character")):
        assert has_message(key, language), (key, language)  # type: ignore[arg-type]
