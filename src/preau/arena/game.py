"""One game of a match, from the first position to the result. Runs in any process on any machine."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from preau.arena.external_bot import ExternalBot, MissedDecision, is_external
from preau.arena.match import Match, derive_seed
from preau.bots import Memory, NothingToChoose, choose
from preau.bots.choice import sees_less_uncompiled
from preau.bots.fast.cores import warm_up
from preau.games.api import Json, Phrase
from preau.play.history import History
from preau.play.records import Record, write

MOST_GAME_DECISIONS = 5_000  # a game that goes on longer is broken off and counts as drawn


@dataclass(frozen=True, slots=True)
class GameTask:
    """A game to be played."""

    match: Match
    number: int
    date: str = ""
    log: str = ""  # the file for what external bots say on their error stream


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that was played."""

    number: int
    seed: int
    seats: tuple[str, ...]
    winners: tuple[int, ...]  # none: drawn
    scores: tuple[int, ...]
    why: tuple[str, ...]  # the rules that ended it; none: broken off
    turns: int
    decisions: tuple[int, ...]  # of each seat
    seconds: tuple[float, ...]  # of thought, of each seat
    slips: tuple[dict[str, int], ...]  # decisions that each seat did not make, counted by why

    def to_json(self) -> Json:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Json) -> GameResult:
        """The inverse of `to_json`; raises KeyError, TypeError or ValueError for anything else."""
        return cls(
            number=int(data["number"]),
            seed=int(data["seed"]),
            seats=tuple(map(str, data["seats"])),
            winners=tuple(map(int, data["winners"])),
            scores=tuple(map(int, data["scores"])),
            why=tuple(map(str, data["why"])),
            turns=int(data["turns"]),
            decisions=tuple(map(int, data["decisions"])),
            seconds=tuple(map(float, data["seconds"])),
            slips=tuple({str(why): int(count) for why, count in each.items()} for each in data["slips"]),
        )


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A result with the record of its game."""

    result: GameResult
    record: str


def play_game(task: GameTask) -> FinishedGame:
    """Play the game of a task; raises NothingToChoose where it is over before it begins."""
    match, number = task.match, task.number
    history = History(match.start(number))
    seats, seed = match.seats(number), match.game_seed(number)
    if history.start.over:
        raise NothingToChoose(Phrase("bot-game-over", {"position": str(history.start)}))
    if match.seconds is None and any(sees_less_uncompiled(history.start, bot) for bot in match.bots):
        warm_up(history.start.game, wait=True)  # or the same seed would not give the same games everywhere
    bots = _SeatedBots(match, seats, seed, Path(task.log) if task.log else None)
    try:
        while not history.position.over and len(history) < MOST_GAME_DECISIONS:
            history = history.play(bots.decide(history))
    finally:
        bots.close()
    outcome = history.position.outcome
    result = GameResult(
        number,
        seed,
        seats,
        winners=outcome.winners if outcome else (),
        scores=outcome.scores if outcome else (),
        why=tuple(effect.rule for effect in outcome.why) if outcome else (),
        turns=history.position.turn,
        decisions=tuple(bots.decisions),
        seconds=tuple(round(spent, 3) for spent in bots.seconds),
        slips=tuple(map(dict, bots.slips)),
    )
    return FinishedGame(result, write(Record(history, seats, task.date)))


class _SeatedBots:
    """The bots of one game, and what they spend in it."""

    def __init__(self, match: Match, seats: Sequence[str], seed: int, log: Path | None) -> None:
        self.match = match
        self.seats = seats
        self.seed = seed
        self.external = {
            seat: ExternalBot(bot, match.seconds, log) for seat, bot in enumerate(seats) if is_external(bot)
        }
        self.memory = Memory()
        self.decisions = [0] * len(seats)
        self.seconds = [0.0] * len(seats)
        self.slips: list[Counter[str]] = [Counter() for _ in seats]

    def decide(self, history: History) -> str:
        """The move of whoever is to play. A missed decision is left to chance, and counted."""
        position, seat, began = history.position, history.position.player, time.perf_counter()
        seed = derive_seed(self.seed, len(history))
        if seat in self.external:
            move = self.external[seat].choose(position)
        else:
            move = choose(position, self.seats[seat], seed=seed, budget=self.match.budget, memory=self.memory).move
        self.seconds[seat] += time.perf_counter() - began
        self.decisions[seat] += 1
        if isinstance(move, MissedDecision):
            self.slips[seat][move.why] += 1
            move = position.text(Random(seed).choice(position.legal()))  # noqa: S311  # chance in a game, not a secret
        return move

    def close(self) -> None:
        for bot in self.external.values():
            bot.close()
