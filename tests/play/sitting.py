"""A table to test with: it keeps its log, moves a fake clock, and folds what it decides."""

from __future__ import annotations

from typing import Any

from preau.games.api import Game
from preau.play.clocks import ClockPlan
from preau.play.commands import Command, Play, Resume, Sit
from preau.play.decide import decide
from preau.play.events import Event, SeatPlan, TableTerms, to_json
from preau.play.fold import fold
from preau.play.history import History
from preau.play.new_table import open_table
from tests.play.hop import GAME

START = 1_000_000


def replayed(history: History) -> History:
    """The same line of play, entered text by text as from a record."""
    again = History(history.start)
    for text in history.moves:
        again = again.enter(text)
    return again


class Sitting:
    """A table, its log and its clock."""

    def __init__(
        self,
        seats: str = "pp",
        clock: ClockPlan | None = None,
        game: Game = GAME,
        *,
        sit: bool = True,
        longest: int = 0,
        **asked: Any,
    ) -> None:
        """`seats` has a `p` for each person and a digit for each bot, its level."""
        plans = tuple(SeatPlan("person") if mark == "p" else SeatPlan("bot", f"bot{mark}", mark) for mark in seats)
        options = {"players": str(len(seats))} | asked.pop("options", {})
        terms = TableTerms(game.name, options, plans, clock=clock or ClockPlan(), **asked)
        self.now = START
        created = open_table(game, terms, "g0", self.now, longest=longest)
        self.log: list[Event] = [created]
        self.table = fold(self.log, game)
        if sit and terms.mode == "online":
            for number, mark in enumerate(seats):
                if mark == "p":
                    self.do(Sit(number, f"g{number}", f"name{number}", by_link=True))

    def do(self, command: Command, after: int = 0) -> tuple[Event, ...]:
        """Carry a command out, `after` milliseconds from the last one."""
        self.now += after
        decided = decide(self.table, command, self.now)
        self.table = decided.table
        self.log += decided.events
        return decided.events

    def play(self, *moves: str, after: int = 0) -> None:
        """Whoever is to move plays, each move `after` milliseconds."""
        for move in moves:
            seat = self.table.position.player
            self.go_on()
            self.do(Play(seat, move, bot=self.table.seats[seat].bot is not None), after)

    def go_on(self) -> None:
        """After a pause, such as that in which the device goes from hand to hand."""
        if self.table.paused:
            self.do(Resume(self.table.created.by))

    def since_start(self) -> list[str]:
        """The log in short lines, for snapshots: time since the start, type, the rest."""
        lines = []
        for event in self.log:
            data = to_json(event)
            at, kind = data.pop("at") - START, data.pop("type")
            rest = " ".join(f"{key}={value}" for key, value in data.items()) if kind != "created" else data["game"]
            lines.append(f"{at} {kind} {rest}")
        return lines
