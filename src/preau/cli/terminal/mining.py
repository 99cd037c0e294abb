"""Games between bots as the rock in which puzzles are mined, and the command's progress while it digs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from preau.bots import choose
from preau.games.api import Game, Position
from preau.teach.puzzle_finder import PuzzleFinder, mine
from preau.teach.puzzle_reader import write_puzzle
from preau.words import Speaker

LONGEST = 150  # decisions of one game: later ones are seldom like a game that people play
CALM, WILD = 0.2, 0.8  # how many of a bot's moves are left to chance; each game draws its own share


def mine_puzzles(game: Game, count: int, games: int, seed: int, out: Path, speaker: Speaker) -> None:
    """Mine and write; what has been found when Ctrl-C comes is kept."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    out.parent.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True, highlight=False)
    looks = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    reached, dug = PuzzleFinder(game, count), 0
    with Progress(*looks, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=games)

        def tell(so_far: PuzzleFinder) -> None:
            nonlocal reached, dug
            reached, dug = so_far, dug + 1
            progress.update(bar, advance=1, description=speaker("terminal-puzzles-mining", found=so_far.total))

        try:
            found = mine(game, (bot_game(game, seed * 100_000 + number) for number in range(games)), count, tell)
        except KeyboardInterrupt:
            found = reached.haul()
    out.write_text("".join(f"{write_puzzle(puzzle)}\n" for puzzle in found), "utf-8", newline="\n")
    key = "terminal-puzzles-mined" if len(found) == count else "terminal-puzzles-mined-fewer"
    print(speaker(key, count=len(found), wanted=count, games=dug, path=str(out)), file=sys.stderr)


def bot_game(game: Game, seed: int) -> Iterator[Position]:
    """The positions of a game: quick bots, some chance, and nobody ends it while there is another move."""
    random = Random(f"{game.name} {seed}")  # noqa: S311  # chance in a game, not a secret
    position = _first(game, random)
    wild = random.uniform(CALM, WILD)
    for decision in range(LONGEST):
        if position.over:
            return
        yield position
        position = _next(position, wild, random, decision)


def _first(game: Game, random: Random) -> Position:
    """A new game: any number of players, any edition, whatever is drawn is drawn."""
    given = {"edition": random.choice(sorted(game.editions))} if game.editions else {}
    for option in game.options:
        if option.name == "players":
            given["players"] = str(random.choice(option.values))
        elif option.drawn:
            given |= {option.name: random.choice(option.drawn), "seed": str(random.randrange(10**9))}
    return game.set_up(game.settle(given))


def _next(position: Position, wild: float, random: Random, decision: int) -> Position:
    legal = position.legal()
    if random.random() < wild:
        after = position.apply(random.choice(legal))
    else:
        after = position.apply(position.parse(choose(position, "greedy", seed=decision).move))
    for _ in range(4):
        if not after.over:
            break
        after = position.apply(random.choice(legal))
    return after
