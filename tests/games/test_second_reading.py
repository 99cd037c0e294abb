"""Our engines against a second, naive reading of the law (tests/oracle), move for move over random games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from types import ModuleType

import pytest

from preau.games import registry
from preau.games.api import IllegalMove, Position
from tests.oracle import cerocle, recess

SEEDS, NIGHTLY_SEEDS = 4, 12
RECESS = [{"players": str(players), "edition": edition} for players in (3, 4, 5) for edition in ("fr", "de", "ja")]
CEROCLE = [
    {"players": "2", "quiet": "3"},
    {"players": "2", "side": "6", "relocate": "any", "start": "fair", "quiet": "3"},
    {"players": "3", "quiet": "3"},
    {"players": "3", "relocate": "any", "quiet": "2"},
    {"players": "4", "quiet": "3", "encircled": "out"},
    {"players": "4", "quiet": "2", "relocate": "own"},
]


def cases(seeds: Iterable[int]) -> Iterator[tuple[str, ModuleType, dict[str, str], int]]:
    for seed in seeds:
        for options in RECESS:
            layout = registry.game("recess").settle({"layout": "random", "seed": str(seed)})["layout"]
            push = "8" if seed % 3 else "4"
            yield "recess", recess, {**options, "layout": str(layout), "push": push}, seed
        for options in CEROCLE:
            yield "cerocle", cerocle, options, seed


def lively(position: Position, chance: random.Random) -> str:
    """A legal move, more often than not one that does something: rules that nobody uses cannot differ."""
    texts = [position.text(move) for move in position.legal()]
    special = [text for text in texts if any(sign in text for sign in "x/!>~+")]
    text = chance.choice(special if special and chance.random() < 0.6 else texts)
    for _ in range(4):  # games that end early show little
        if position.play(text)[0].over:
            text = chance.choice(texts)
    return text


@pytest.mark.parametrize(
    ("name", "oracle", "options", "seed"),
    [
        *cases(range(SEEDS)),
        *(pytest.param(*each, marks=pytest.mark.nightly) for each in cases(range(SEEDS, NIGHTLY_SEEDS))),
    ],
)
def test_both_readings_agree(name: str, oracle: ModuleType, options: dict[str, str], seed: int) -> None:
    """Position, legal moves and refused timeouts are the same in both, all through a game."""
    chance = random.Random(f"{name} {options} {seed}")
    position = registry.game(name).new(**options)
    state = oracle.new(options)
    for _ in range(250):
        assert json.loads(json.dumps(position.to_json())) == oracle.position(state)
        assert [position.text(move) for move in position.legal()] == oracle.legal(state)
        if position.over:
            break
        if position.game.timed and chance.random() < 0.03:
            after = oracle.timeout(state)
            if after is None:
                with pytest.raises(IllegalMove) as refused:
                    position.timeout()
                assert refused.value.rule == "R2.8"
            else:
                position, state = position.timeout()[0], after
            continue
        text = lively(position, chance)
        position, state = position.play(text)[0], oracle.play(state, text)
