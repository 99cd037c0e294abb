"""Whole games by chance, of any game with any options, and positions from them: always the same ones."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from preau.games import registry
from preau.games.api import Game, Position
from preau.play.history import History

MOST_DECISIONS = 20_000  # a random game that takes longer never ends


@dataclass(frozen=True)
class GameVariant:
    """One game with one choice of options."""

    game: str
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, *(f"{name}={value}" for name, value in self.options)])

    def start(self) -> Position:
        game = registry.game(self.game)
        return game.set_up(game.settle(dict(self.options)))


def variants_of(game: Game) -> list[GameVariant]:
    """The game as it is, in every edition, and with each option set to each of its values."""
    found = [GameVariant(game.name), *(GameVariant(game.name, (("edition", edition),)) for edition in game.editions)]
    for option in game.options:
        ends = option.bounds or ()
        given = [option.example] if option.accepts and option.example else []
        values = {*map(str, (*option.values, *ends)), *given} - {str(option.default)}
        found += [GameVariant(game.name, ((option.name, value),)) for value in values]
        found += [GameVariant(game.name, ((option.name, value), ("seed", "7"))) for value in option.drawn]
    return sorted(found, key=str)


@cache
def random_game(variant: GameVariant, seed: int = 0) -> History:
    """A whole game by chance, the sand timer included where there is one."""
    chance = random.Random(f"{variant} {seed}")
    history = History(variant.start())
    position = history.start
    while not position.over and len(history) < MOST_DECISIONS:
        if position.game.timed and chance.random() < 0.02:
            try:
                history = history.timeout()
            except ValueError:  # refused now: goes on with a move
                pass
            else:
                position = history.position
                continue
        history = history.play(position.text(chance.choice(position.legal())))
        position = history.position
    return history


@cache
def positions(variant: GameVariant, count: int = 12, seed: int = 0) -> tuple[Position, ...]:
    """Some positions of a random game, the first and the last among them."""
    history = random_game(variant, seed)
    chance = random.Random(f"{variant} {seed} sample")
    numbers = {0, len(history), *(chance.randrange(len(history) + 1) for _ in range(count - 2))}
    return tuple(history.at(number) for number in sorted(numbers))
