"""Asking a bot for its move: what it is given to think with, what it answers, and why it may refuse."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from math import inf, isfinite
from random import Random

from preau.bots.fast.cores import core_of, is_learned, settings_of, text_of, warm_up
from preau.bots.fast.memory import BotSearch, Memory
from preau.bots.fast.trees import Thought
from preau.bots.judge import evaluation_of, final
from preau.bots.levels import DECISION_SECONDS, FORMER_LEVELS, GREEDY, LEVELS, RANDOM, require_bot
from preau.bots.search import Node, Search
from preau.games.api import Phrase, Position, Refused
from preau.games.fast.search_settings import SearchSettings

CANDIDATES_SHOWN = 8  # that a thought names
SIMULATIONS_WORTH_COMPILING = 1000  # fewer are soon made in plain Python


class BadBudget(Refused):
    """A budget that allows no thought at all, or does not say how much."""

    code = "bad_budget"


class NothingToChoose(Refused):
    """The game is over: there is no decision left to make."""

    code = "game_over"


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one decision: seconds, simulations, or whichever runs out first.

    It never makes a bot think longer than its level does. Simulations alone make the choice repeatable: the same
    position, bot, seed and simulations give the same move.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        given = [value for value in (self.seconds, self.simulations) if value is not None]
        if not given or not all(value > 0 and isfinite(value) for value in given):
            raise BadBudget(Phrase("bot-bad-budget" if given else "bot-no-budget", {"given": tuple(map(str, given))}))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was thought about: how often, and each seat's share of the win expected after it."""

    move: str
    visits: int
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """The move chosen, as text, and the thought behind it: the best candidates, the chosen one first."""

    move: str
    thought: tuple[Candidate, ...]


def choose(
    position: Position, bot: str, *, seed: int, budget: Budget | None = None, memory: Memory | None = None
) -> Choice:
    """The move that the bot of that name plays here; raises BadBot, or NothingToChoose if the game is over.

    Without a budget the bot thinks as long as its level does. The seed is all the chance there is. Who decides often in
    the same game gives it the same memory each time.
    """
    require_bot(bot)
    if position.over:
        raise NothingToChoose(Phrase("bot-game-over", {"position": str(position)}))
    random = Random(f"{bot} {seed}")  # noqa: S311  # chance in a game, not a secret
    if bot == RANDOM:
        return Choice(position.text(random.choice(position.legal())), ())
    if bot == GREEDY:
        return _choose_greedily(position, random)
    if core_of(position.game) is not None:
        return _choose_with_core(position, bot, random.getrandbits(48), budget, memory)
    search = Search(position, LEVELS[FORMER_LEVELS.get(bot, bot)], random, _seconds_without_core(budget))
    search.think(budget.simulations or inf if budget else inf)
    best = search.best()
    others = [node for node in search.ranking() if node is not best]
    shown = [best, *others][:CANDIDATES_SHOWN]
    return Choice(position.text(best.move), tuple(_node_candidate(position, node) for node in shown))


def weigh(position: Position, simulations: int, seed: int = 0) -> tuple[Candidate, ...]:
    """The moves of an unfinished position, best first, after simulating so often; the same again whenever asked.

    Nothing is overlooked, and no win by force is looked for: it would be known, but not what it is worth. It goes by
    what was learned, as hints do, so that neither contradicts the other.
    """
    core = core_of(position.game)
    if core is None:
        search = Search(position, LEVELS["7"], Random(seed))  # noqa: S311  # chance in a game, not a secret
        search.think(simulations)
        return tuple(_node_candidate(position, node) for node in search.ranking()[:CANDIDATES_SHOWN])
    settings = replace(_settings(position, "8"), forced_win_nodes=0)
    thoughts = BotSearch(core, settings, seed, simulations=simulations).think(position, inf, simulations)
    return tuple(_thought_candidate(position, thought) for thought in thoughts[:CANDIDATES_SHOWN])


def sees_less_uncompiled(position: Position, bot: str) -> bool:
    """Whether the bot of that name, if any, chooses by more than simulations: it looks for wins by force as well."""
    if bot not in LEVELS and bot not in FORMER_LEVELS:
        return False
    return core_of(position.game) is not None and _settings(position, bot).forced_win_nodes > 0


def _seconds_without_core(budget: Budget | None) -> float:
    """How long a level thinks at the readable rules; fixed simulations give a fixed move, however long they take."""
    if budget is None:
        return DECISION_SECONDS
    return (budget.seconds or inf) if budget.simulations else min(budget.seconds or inf, DECISION_SECONDS)


def _choose_with_core(position: Position, bot: str, seed: int, budget: Budget | None, memory: Memory | None) -> Choice:
    """Thought of with the fast core; fixed simulations give a fixed move, unless time runs out."""
    settings = _settings(position, bot)
    simulations = min(settings.simulations or inf, (budget.simulations or inf) if budget else inf)
    seconds = (budget.seconds or inf) if budget else inf
    if simulations > SIMULATIONS_WORTH_COMPILING:
        warm_up(position.game, wait=seconds == inf)  # who is in a hurry thinks in plain Python until then
    core = core_of(position.game)
    assert core is not None  # `choose` has asked
    if simulations == inf or not (core.compiled or budget):
        seconds = min(seconds, DECISION_SECONDS)
    if settings.simulations is None and (memory is not None or simulations == inf):
        search = (memory or Memory()).search(bot, position.player, core, settings, seed)
    else:
        search = BotSearch(core, settings, seed, simulations=simulations)
    thoughts = search.think(position, time.perf_counter() + seconds, simulations)
    shown = [_thought_candidate(position, thought) for thought in thoughts[:CANDIDATES_SHOWN]]
    return Choice(shown[0].move, tuple(shown))


def _settings(position: Position, bot: str) -> SearchSettings:
    """How a level thinks about that game; a former one without what has been learned since.

    What a level goes by takes other numbers: where nothing was learned, it thinks as it would by hand.
    """
    game, level = position.game, FORMER_LEVELS.get(bot, bot)
    settings = settings_of(game, bot) or settings_of(game, level) or LEVELS[level].settings
    if level != bot:
        return replace(settings, learned=False)
    if settings.learned and not is_learned(position):
        return settings_of(game, level, by_hand=True) or LEVELS[level].settings
    return settings


def _node_candidate(position: Position, node: Node) -> Candidate:
    return Candidate(position.text(node.move), node.visits, node.values())


def _thought_candidate(position: Position, thought: Thought) -> Candidate:
    return Candidate(text_of(position, thought.move), thought.tried, thought.shares)


def _choose_greedily(position: Position, random: Random) -> Choice:
    """One decision ahead: the move after which the position looks best, chance breaking ties."""
    evaluate, even = evaluation_of(position.game.package), (1 / position.players,) * position.players
    seen = []
    for move in position.legal():
        after = position.apply(move)
        values = final(after) or (evaluate(after) if evaluate else even)
        seen.append((values[position.player], random.random(), move, values))
    seen.sort(key=lambda entry: entry[:2], reverse=True)
    thought = tuple(Candidate(position.text(move), 1, values) for _, _, move, values in seen[:CANDIDATES_SHOWN])
    return Choice(thought[0].move, thought)
