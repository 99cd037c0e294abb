"""Games that bots play among themselves as people might: with blunders, and not ended while there is another move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from preau.bots import choose
from preau.games.api import Game, Position

MOST_DECISIONS = 150  # of one game: later ones are seldom like a game that people play
LEAST_CHANCE, MOST_CHANCE = 0.2, 0.8  # share of a bot's moves left to chance; each game draws its own
TRIES_TO_GO_ON = 4  # other moves drawn where one would end the game


def play_positions(game: Game, seed: int) -> Iterator[Position]:
    """The positions of a game: quick bots, some chance, and nobody ends it while there is another move."""
    random = Random(f"{game.name} {seed}")  # noqa: S311  # chance in a game, not a secret
    position = _draw_start(game, random)
    chance = random.uniform(LEAST_CHANCE, MOST_CHANCE)
    for decision in range(MOST_DECISIONS):
        if position.over:
            return
        yield position
        position = _next_position(position, chance, random, decision)


def _draw_start(game: Game, random: Random) -> Position:
    """A new game: any number of players, any edition, whatever is drawn is drawn."""
    given = {"edition": random.choice(sorted(game.editions))} if game.editions else {}
    for option in game.options:
        if option.name == "players":
            given["players"] = str(random.choice(option.values))
        elif option.drawn:
            given |= {option.name: random.choice(option.drawn), "seed": str(random.randrange(10**9))}
    return game.set_up(game.settle(given))


def _next_position(position: Position, chance: float, random: Random, decision: int) -> Position:
    legal = position.legal()
    if random.random() < chance:
        after = position.apply(random.choice(legal))
    else:
        after = position.apply(position.parse(choose(position, "greedy", seed=decision).move))
    for _ in range(TRIES_TO_GO_ON):
        if not after.over:
            break
        after = position.apply(random.choice(legal))
    return after
