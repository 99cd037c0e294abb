"""The bots' one door."""

from __future__ import annotations

import time
from dataclasses import replace
from math import inf
from random import Random

from preau.bots.choice import Budget, Candidate, Choice, NothingToChoose
from preau.bots.fast.cores import core_of, manner_of, text_of, warm_up
from preau.bots.fast.memory import BotSearch, Memory
from preau.bots.judge import evaluation_of, final
from preau.bots.levels import GREEDY, LEVELS, RANDOM, SECONDS, known
from preau.bots.search import Node, Search
from preau.games.api import Phrase, Position
from preau.games.fast.search_settings import SearchSettings

SHOWN = 8  # candidates that a thought names
WORTH_COMPILING = 1000  # simulations; fewer are soon made in plain Python


def choose(
    position: Position, bot: str, *, seed: int, budget: Budget | None = None, memory: Memory | None = None
) -> Choice:
    """The move that the bot of that name plays here; raises BadBot, or NothingToChoose if the game is over.

    Without a budget the bot thinks as long as its level does. The seed is all the chance there is. Who decides often in
    the same game gives it the same memory each time.
    """
    known(bot)
    if position.over:
        raise NothingToChoose(Phrase("bot-game-over", {"position": str(position)}))
    random = Random(f"{bot} {seed}")  # noqa: S311  # chance in a game, not a secret
    if bot == RANDOM:
        return Choice(position.text(random.choice(position.legal())), ())
    if bot == GREEDY:
        return _greedy(position, random)
    if core_of(position.game) is not None:
        return _fast(position, bot, random.getrandbits(48), budget, memory)
    deadline = budget.deadline() if budget else inf
    search = Search(position, LEVELS[bot], random)
    search.think(budget.simulations or inf if budget else inf, deadline)
    best = search.best()
    others = [node for node in search.ranking() if node is not best]
    return Choice(position.text(best.move), tuple(_candidate(position, node) for node in [best, *others][:SHOWN]))


def weigh(position: Position, simulations: int, seed: int = 0) -> tuple[Candidate, ...]:
    """The moves of an unfinished position, best first, after simulating so often; the same again whenever asked.

    Nothing is overlooked, and no win by force is looked for: it would be known, but not what it is worth.
    """
    core = core_of(position.game)
    if core is None:
        search = Search(position, LEVELS["7"], Random(seed))  # noqa: S311  # chance in a game, not a secret
        search.think(simulations, inf)
        return tuple(_candidate(position, node) for node in search.ranking()[:SHOWN])
    manner = replace(manner_of(position.game, "8") or SearchSettings(), looks=0)
    thoughts = BotSearch(core, manner, seed, simulations=simulations).think(position, inf, simulations)
    return tuple(Candidate(text_of(position, each.move), each.tried, each.shares) for each in thoughts[:SHOWN])


def _fast(position: Position, bot: str, seed: int, budget: Budget | None, memory: Memory | None) -> Choice:
    """Thought of with the fast core; fixed simulations give a fixed move, unless time runs out."""
    manner = manner_of(position.game, bot) or LEVELS[bot].manner
    simulations = min(manner.simulations or inf, (budget.simulations or inf) if budget else inf)
    seconds = (budget.seconds or inf) if budget else inf
    if simulations > WORTH_COMPILING:
        warm_up(position.game, wait=seconds == inf)  # who is in a hurry thinks in plain Python until then
    core = core_of(position.game)
    assert core is not None  # `choose` has asked
    if simulations == inf or not (core.compiled or budget):
        seconds = min(seconds, SECONDS)
    if manner.simulations is None:
        mind = (memory or Memory()).mind(bot, position.player, core, manner, seed)
    else:
        mind = BotSearch(core, manner, seed, simulations=simulations)
    thoughts = mind.think(position, time.perf_counter() + seconds, simulations)
    shown = [Candidate(text_of(position, each.move), each.tried, each.shares) for each in thoughts[:SHOWN]]
    return Choice(shown[0].move, tuple(shown))


def _candidate(position: Position, node: Node) -> Candidate:
    return Candidate(position.text(node.move), node.visits, node.values())


def _greedy(position: Position, random: Random) -> Choice:
    """One decision ahead: the move after which the position looks best, chance breaking ties."""
    evaluate, even = evaluation_of(position.game.package), (1 / position.players,) * position.players
    seen = []
    for move in position.legal():
        after = position.apply(move)
        values = final(after) or (evaluate(after) if evaluate else even)
        seen.append((values[position.player], random.random(), move, values))
    seen.sort(key=lambda entry: entry[:2], reverse=True)
    thought = tuple(Candidate(position.text(move), 1, values) for _, _, move, values in seen[:SHOWN])
    return Choice(thought[0].move, thought)
