"""Level 8 with what was learned against level 8 without, by the clock: `python bench/weights/matches.py recess`.

Two cores a table, as many tables as there are pairs of cores. One seat goes by what was learned (with four players of
Cerocle a team), the others by what was set by hand; each opening, so many moves by chance, is played from every seat.
The same bots play in `preau arena GAME --bots 8,8-2026`; this needs nothing but the package and Numba.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from math import inf, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from preau.bots.fast import cores, linker
from preau.bots.fast.memory import BotSearch
from preau.bots.fast.trees import Tree
from preau.bots.fast.weights import parse_weights
from preau.bots.levels import LEVELS
from preau.games.api import Game, Position
from preau.games.cerocle import GAME as CEROCLE
from preau.games.fast.search_settings import SearchSettings
from preau.games.recess import GAME as RECESS

GAMES: dict[str, Game] = {game.name: game for game in (CEROCLE, RECESS)}
MOST_DECISIONS = 400  # then it is a draw


@dataclass(frozen=True)
class Played:
    """How a game went: who sat where, and who won."""

    players: int
    opening: int  # its number
    seat: int  # of what was learned
    share: float  # of the win
    drawn: bool
    decisions: int
    seconds: float


def bind(game: Game, file: Path | None) -> linker.Core:
    modules = linker.modules_of(game.package)
    assert modules is not None
    plain = linker.Core(game.name, modules)
    weights: Any = (
        parse_weights(file.read_bytes(), game.package, plain.WEIGHTS_EDITION, plain.WEIGHT_COUNT)
        if file
        else linker.weights_of(game.package)
    )
    return linker.Core(game.name, modules, target="cpu", weights=weights)


def settings_of(game: Game) -> tuple[SearchSettings, SearchSettings]:
    """How level 8 thinks by what was learned, and how it did before."""
    levels: dict[str, SearchSettings] = linker.levels_of(game.package)
    learned = levels.get("8", LEVELS["8"].settings)
    return learned, replace(levels.get("8-2026", learned), learned=False)


def warm_up(core: linker.Core, game: Game) -> None:
    """Compile once, before many want it."""
    tree = Tree(core, settings_of(game)[0], 1, 5000)
    tree.begin(cores.flatten(game.new()))
    tree.think(100)
    tree.forced_win()


def likely_share(count: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies with 95 % confidence (Wilson's interval)."""
    share, weight = count / games, 1.96**2 / games
    reach = 1.96 * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return (share + weight / 2) / (1 + weight) - reach, (share + weight / 2) / (1 + weight) + reach


def open_game(asked: argparse.Namespace, number: int) -> Position:
    """A position after so many moves by chance, none of which ends the game; in yards by chance if that is asked."""
    random, game = Random(number), GAMES[asked.game]
    options = {"layout": "random", "seed": number} if asked.yards else {}
    position: Position = game.new(players=asked.players, **options)
    for _ in range(asked.opening):
        position = position.apply(random.choice(position.legal()))
    return position


def play_game(core: linker.Core, asked: argparse.Namespace, opening: int, seat: int) -> Played:
    position, (learned, hand) = open_game(asked, opening), settings_of(GAMES[asked.game])
    begin, decisions = time.perf_counter(), 0
    learned = replace(learned, exploration=asked.exploration or learned.exploration)
    players, teams = position.players, asked.game == "cerocle" and position.players == 4
    mine = {seat, (seat + 2) % 4} if teams else {seat}
    bots = [
        BotSearch(core, learned if each in mine else hand, 1000 * opening + each, threads=asked.threads)
        for each in range(players)
    ]
    while not position.over and decisions < MOST_DECISIONS:
        best = bots[position.player].think(position, time.perf_counter() + asked.seconds, inf)[0]
        position = position.apply(position.parse(cores.text_of(position, best.move)))
        decisions += 1
    winners = position.outcome.winners if position.outcome else ()
    spent, share = time.perf_counter() - begin, len(mine & set(winners)) / max(1, len(winners))
    return Played(players, opening, seat, share, not winners, decisions, round(spent / max(1, decisions), 3))


def play_table(asked: argparse.Namespace, number: int, end: float) -> list[Played]:
    """Games of one table until the time is up; one that has begun is played to its end."""
    game = GAMES[asked.game]
    core, games, opening = bind(game, asked.weights), [], asked.first + number
    teams = asked.game == "cerocle" and asked.players == 4
    while True:
        for seat in range(2 if teams else asked.players):
            if time.time() >= end:
                return games
            games.append(play_game(core, asked, opening, seat))
            print(json.dumps(asdict(games[-1])), flush=True)
        opening += asked.tables


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--players", type=int, help="(default: the fewest)")
    parser.add_argument("--seconds", type=float, default=3.0, help="for a decision (default 3)")
    parser.add_argument("--minutes", type=float, default=5.0, help="until no new game begins (default 5)")
    parser.add_argument("--opening", type=int, default=0, metavar="MOVES", help="by chance (default none)")
    parser.add_argument("--first", type=int, default=0, metavar="NUMBER", help="of the first opening (default 0)")
    parser.add_argument("--yards", action="store_true", help="Recess!: each opening in a yard by chance")
    parser.add_argument("--threads", type=int, default=2, help="a bot thinks with (default 2)")
    parser.add_argument("--exploration", type=float, help="of what was learned (default: as level 8)")
    parser.add_argument("--tables", type=int, help="at once (default: as many as there are cores for)")
    parser.add_argument("--weights", type=Path, help="a file of weights, instead of the package's")
    asked = parser.parse_args()
    game = GAMES[asked.game]
    asked.players = asked.players or game.new().players
    asked.tables = asked.tables or max(1, (os.cpu_count() or 2) // asked.threads)
    warm_up(bind(game, asked.weights), game)
    end = time.time() + 60 * asked.minutes
    with ProcessPoolExecutor(asked.tables, mp_context=get_context("spawn")) as pool:
        played = list(pool.map(play_table, [asked] * asked.tables, range(asked.tables), [end] * asked.tables))
    games = [each for table in played for each in table]
    won, drawn = sum(each.share for each in games), sum(each.drawn for each in games)
    low, high = likely_share(won, max(1, len(games) - drawn))
    print(
        f"{game.name}, {asked.players} players, {asked.seconds:g} s a decision, {asked.threads} cores,"
        f" {asked.opening} moves by chance: {len(games)} games,"
    )
    print(f"won {won:g}, drawn {drawn}: {low:.1%} to {high:.1%} of those decided")


if __name__ == "__main__":
    main()
