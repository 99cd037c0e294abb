"""Make the golden files anew: `python -m tests.golden.make`. Read the difference by eye before you keep it.

Playthroughs keep their moves and are written again from the engine; a variant that has none yet gets a game by chance.
Perft positions keep their place; their counts come from the second reading of the law in tests/oracle.
"""

from __future__ import annotations

import importlib
import json
import random
from itertools import product
from typing import Any

from preau.games import position_reader, registry
from tests.golden.playthrough import GOLDEN, moves_in, options_in, write

MOST_NODES = 40_000  # the depth of a count stops here
VARIANTS = {
    "recess": [{"players": str(n), "edition": edition} for n, edition in product((3, 4, 5), ("fr", "de", "ja"))],
    "cerocle": [
        {"players": "2"},
        {"players": "3"},
        {"players": "4"},
        {"players": "2", "side": "6", "start": "fair", "quiet": "2"},
        {"players": "3", "relocate": "any", "quiet": "3"},
        {"players": "4", "relocate": "own", "encircled": "out", "quiet": "3"},
    ],
}


def eventful_game(name: str, options: dict[str, str]) -> list[str]:
    """Moves by chance, with a taste for those that do something."""
    chance = random.Random(f"{name} {options}")
    position = registry.game(name).new(**options)
    moves: list[str] = []
    while not position.over and len(moves) < 400:
        if position.game.timed and chance.random() < 0.03:
            try:
                position = position.timeout()[0]
            except ValueError:
                continue
            moves.append("timeout")
            continue
        legal = position.legal()
        some = [position.text(chance.choice(legal)) for _ in range(6)]
        after = {text: position.play(text) for text in some}
        text = max(some, key=lambda text: (not after[text][0].over, len(after[text][1])))
        position = after[text][0]
        moves.append(text)
    return moves


def make_playthroughs() -> None:
    for name, all_options in VARIANTS.items():
        folder = GOLDEN / name / "playthroughs"
        folder.mkdir(parents=True, exist_ok=True)
        for options in all_options:
            path = folder / f"{'_'.join(f'{option}-{value}' for option, value in options.items())}.txt"
            old = path.read_text("utf-8") if path.exists() else ""
            moves = moves_in(old) if old else eventful_game(name, options)
            assert not old or options_in(old) == (name, options), path
            path.write_text(write(name, options, moves), "utf-8")
            print(path.name, len(moves), "moves")


def count(oracle: Any, state: Any, depth: int) -> int:
    moves = oracle.legal(state)
    if depth == 1:
        return len(moves)
    return sum(count(oracle, oracle.play(state, move), depth - 1) for move in moves)


def count_perft() -> None:
    for name in VARIANTS:
        oracle = importlib.import_module(f"tests.oracle.{name}")
        path = GOLDEN / name / "perft.json"
        data = json.loads(path.read_text("utf-8"))
        for row in data["positions"]:
            state = oracle.load(position_reader.position(row["position"]).to_json())
            counts = [len(oracle.legal(state))]
            width: float = counts[0]  # how much the next depth is likely to grow
            while 0 < counts[-1] * width < MOST_NODES and len(counts) < 4:
                counts.append(count(oracle, state, len(counts) + 1))
                width = counts[-1] / counts[-2]
            row["counts"] = counts
            print(row["rule"], counts)
        path.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    make_playthroughs()
    count_perft()
