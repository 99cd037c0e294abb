"""Level 8 with what was learned against level 8 without, by the clock: `python bench/weights/matches.py --seconds 3`.

Two cores a table, as many tables as there are pairs of cores. One seat goes by what was learned (with four players a
team), the others by what was set by hand; each opening, so many moves by chance, is played from every seat. The same
bots play in `preau arena cerocle --bots 8,8-2026`; this needs nothing but the package and Numba.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import inf, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from preau.bots.fast import binding, cores
from preau.bots.fast.memory import BotSearch
from preau.bots.fast.trees import Tree
from preau.bots.fast.weights import parse_weights
from preau.bots.levels import LEVELS
from preau.games.api import Position
from preau.games.cerocle import GAME
from preau.games.cerocle.fast.patterns.values import WEIGHT_COUNT, WEIGHTS_EDITION
from preau.games.fast.search_settings import SearchSettings

MOST_DECISIONS = 400  # then it is a draw
THREADS = 2
HAND, LEARNED = SearchSettings(None, forced_win_nodes=20_000), LEVELS["8"].settings


@dataclass(frozen=True)
class Game:
    """How a game went: who sat where, and who won."""

    players: int
    opening: int  # its number
    seat: int  # of what was learned
    won: bool
    drawn: bool
    decisions: int
    seconds: float


def bind(file: Path | None) -> binding.Core:
    modules = binding.modules_of(GAME.package)
    assert modules is not None
    weights: Any = binding.weights_of(GAME.package)
    if file:
        weights = parse_weights(file.read_bytes(), GAME.package, WEIGHTS_EDITION, WEIGHT_COUNT)
    return binding.Core(GAME.name, modules, target="cpu", weights=weights)


def warm_up(core: binding.Core) -> None:
    """Compile once, before many want it."""
    tree = Tree(core, LEARNED, 1, 5000)
    tree.begin(cores.flatten(GAME.new()))
    tree.think(100)
    tree.forced_win()


def likely_share(count: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % confidence (Wilson's interval)."""
    share, weight = count / games, 1.96**2 / games
    reach = 1.96 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return (share + weight / 2) / (1 + weight) - reach, (share + weight / 2) / (1 + weight) + reach


def open_game(players: int, number: int, moves: int) -> Position:
    """A position after so many moves by chance, none of which ends the game."""
    random = Random(number)
    position: Position = GAME.new(players=players)
    for _ in range(moves):
        position = position.apply(random.choice(position.legal()))
    return position


def play_game(core: binding.Core, position: Position, seat: int, opening: int, seconds: float) -> Game:
    players, begin, decisions = position.players, time.perf_counter(), 0
    mine = {seat, (seat + 2) % 4} if players == 4 else {seat}
    bots = [
        BotSearch(core, LEARNED if each in mine else HAND, 1000 * opening + each, threads=THREADS)
        for each in range(players)
    ]
    while not position.over and decisions < MOST_DECISIONS:
        best = bots[position.player].think(position, time.perf_counter() + seconds, inf)[0]
        position = position.apply(position.parse(cores.text_of(position, best.move)))
        decisions += 1
    winners = position.outcome.winners if position.outcome else ()
    spent = time.perf_counter() - begin
    return Game(players, opening, seat, seat in winners, not winners, decisions, round(spent / max(1, decisions), 3))


def play_table(asked: argparse.Namespace, number: int, end: float) -> list[Game]:
    """Games of one table until the time is up; one that has begun is played to its end."""
    core, games, opening = bind(asked.weights), [], number
    while True:
        for seat in range(2 if asked.players == 4 else asked.players):
            if time.time() >= end:
                return games
            start = open_game(asked.players, opening, asked.opening)
            games.append(play_game(core, start, seat, opening, asked.seconds))
            print(json.dumps(asdict(games[-1])), flush=True)
        opening += asked.tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--seconds", type=float, default=3.0, help="for a decision (default 3)")
    parser.add_argument("--minutes", type=float, default=5.0, help="until no new game begins (default 5)")
    parser.add_argument("--opening", type=int, default=0, metavar="MOVES", help="by chance (default none)")
    parser.add_argument("--tables", type=int, default=max(1, (os.cpu_count() or 2) // THREADS))
    parser.add_argument("--weights", type=Path, help="a file of weights, instead of the package's")
    asked = parser.parse_args()
    warm_up(bind(asked.weights))
    end = time.time() + 60 * asked.minutes
    with ProcessPoolExecutor(asked.tables, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(play_table, [asked] * asked.tables, range(asked.tables), [end] * asked.tables))
    games = [game for table in played for game in table]
    won, drawn = sum(game.won for game in games), sum(game.drawn for game in games)
    low, high = likely_share(won, max(1, len(games) - drawn))
    print(
        f"{asked.players} players, {asked.seconds:g} s a decision, {asked.opening} moves by chance: {len(games)} games,"
    )
    print(f"won {won}, lost {len(games) - won - drawn}, drawn {drawn}: {low:.1%} to {high:.1%} of those decided")


if __name__ == "__main__":
    main()
