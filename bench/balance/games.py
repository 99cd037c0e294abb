"""Games of level 8 against itself for `docs/balance.md`: `python bench/balance/games.py FILE --minutes 10`.

One line of JSON a game is added to the file, so that a run goes on where the last one stopped: kinds take turns, the
one that lacks most games first. The bots think by simulations, not by the clock, so that a kind and a number give the
same game on every machine. The first moves of each seat are drawn by how often the search tried them, else all games
would begin alike; in the kinds with `opening` the very first is drawn evenly.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, replace
from math import inf
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from preau.bots.fast import cores
from preau.bots.fast.memory import BotSearch
from preau.bots.fast.trees import Thought
from preau.bots.levels import LEVELS
from preau.games import registry
from preau.games.api import Position
from preau.games.fast.search_settings import SearchSettings

DRAWN_TURNS = 2  # of each seat whose moves are drawn, not the best
FORCED_WIN_NODES = 200  # looked at in each decision
MOST_DECISIONS = 1_000  # then it is a draw


@dataclass(frozen=True)
class Kind:
    """Games that are counted together."""

    game: str
    options: str  # NAME=VALUE, separated by spaces
    games: int  # wanted
    simulations: int  # a decision
    opening: bool = False  # the first move is drawn evenly

    @property
    def name(self) -> str:
        return " ".join(filter(None, (self.game, self.options, "opening" if self.opening else "")))

    def start(self, number: int) -> Position:
        given = dict(pair.split("=") for pair in self.options.split())
        if given.get("layout") == "random":
            given["seed"] = str(number // 25)  # some games on each schoolyard
        game = registry.game(self.game)
        return game.set_up(game.settle(given))


KINDS = (
    Kind("cerocle", "players=2", 10_000, 64),
    Kind("cerocle", "players=2 start=fair", 10_000, 64),
    Kind("cerocle", "players=3", 9_000, 64),
    Kind("cerocle", "players=4", 10_000, 64),
    Kind("cerocle", "players=2", 10_000, 64, opening=True),
    Kind("cerocle", "players=2 side=6", 2_500, 64),
    Kind("cerocle", "players=2 relocate=own", 2_500, 64),
    Kind("cerocle", "players=2 relocate=any", 2_500, 64),
    Kind("recess", "players=3", 9_000, 128),
    Kind("recess", "players=4", 8_000, 128),
    Kind("recess", "players=5", 7_000, 128),
    Kind("recess", "players=3 edition=de", 2_500, 128),
    Kind("recess", "players=3 edition=ja", 2_500, 128),
    Kind("recess", "players=4 layout=random", 4_000, 128),
)
KINDS_BY_NAME = {kind.name: kind for kind in KINDS}


def settings_of(kind: Kind) -> SearchSettings:
    """How level 8 thinks, but by simulations."""
    settings = cores.settings_of(registry.game(kind.game), "8") or LEVELS["8"].settings
    return replace(settings, simulations=kind.simulations, forced_win_nodes=FORCED_WIN_NODES)


def play_game(name: str, number: int) -> dict[str, Any]:
    """One game, told in a line."""
    kind, random = KINDS_BY_NAME[name], Random(f"{name} {number}")  # chance in a game, not a secret
    position, settings = kind.start(number), settings_of(kind)
    layout, drawn = position.options.get("layout"), DRAWN_TURNS * position.players
    first, kisser, events, decisions = "", None, Counter[str](), 0
    core = cores.core_of(position.game)
    assert core is not None
    while not position.over and decisions < MOST_DECISIONS:
        if kind.opening and not decisions:
            move = random.choice(position.legal())
        else:
            search = BotSearch(core, settings, random.getrandbits(40), simulations=kind.simulations)
            thoughts = search.think(position, inf, kind.simulations)
            best = thoughts[0] if position.turn > drawn else draw_thought(thoughts, random)
            move = position.parse(cores.text_of(position, best.move))
        first = first or position.text(move)
        seat = position.player
        position, effects = position.carry_out(move)
        events.update(f"{effect.phrase.key}" for effect in effects)
        kisser = seat if any(effect.rule == "R8.1" for effect in effects) else kisser
        decisions += 1
    outcome = position.outcome
    return {
        "kind": name,
        "number": number,
        "winners": list(outcome.winners) if outcome else [],
        "scores": list(outcome.scores) if outcome else [],
        "why": [effect.rule for effect in outcome.why] if outcome else [],
        "turn": position.turn,
        "decisions": decisions,
        "first": first,
        "kisser": kisser,
        "layout": layout,
        "events": dict(events),
    }


def draw_thought(thoughts: list[Thought], random: Random) -> Thought:
    """One of the moves, each as likely as it was tried often."""
    return random.choices(thoughts, [thought.tried + 1e-9 for thought in thoughts])[0]


def warm_up() -> None:
    for game in dict.fromkeys(kind.game for kind in KINDS):
        cores.warm_up(registry.game(game), wait=True)


def games_to_play(done: Counter[str]) -> Iterator[tuple[str, int]]:
    """Always the kind that lacks most of what it should have."""
    planned = Counter(done)
    while lacking := [kind for kind in KINDS if planned[kind.name] < kind.games]:
        kind = min(lacking, key=lambda each: planned[each.name] / each.games)
        yield kind.name, planned[kind.name]
        planned[kind.name] += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    given = parser.parse_args()
    began = time.monotonic()
    until = began + 60 * given.minutes
    lines = given.file.read_text().splitlines() if given.file.exists() else []
    done = Counter(json.loads(line)["kind"] for line in lines)
    warm_up()  # once, before many want it
    print(f"compiled after {time.monotonic() - began:.0f} s", flush=True)
    with ProcessPoolExecutor(given.workers, get_context("spawn"), warm_up) as pool, given.file.open("a") as file:
        waiting = games_to_play(done)
        running: set[Future[dict[str, Any]]] = set()
        while True:
            while time.monotonic() < until and len(running) < 3 * given.workers and (task := next(waiting, None)):
                running.add(pool.submit(play_game, *task))
            if not running:
                break
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for each in finished:
                line = each.result()
                done[line["kind"]] += 1
                file.write(json.dumps(line) + "\n")
            file.flush()
    for kind in KINDS:
        print(f"{done[kind.name]:6} of {kind.games:6}  {kind.name}")


if __name__ == "__main__":
    main()
