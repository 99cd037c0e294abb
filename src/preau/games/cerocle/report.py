"""The report card of Cerocle: lines, exchanges, relocations, takings, and the longest turn of exchanges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from preau.games.api import Phrase, Position
from preau.games.cerocle.rules.state import CerocleState
from preau.games.cerocle.text import phrases
from preau.games.report import GameReport, PlayedStep, effects_said, tally


def report(start: Position, steps: Sequence[PlayedStep]) -> GameReport:
    """What was made of the pieces."""

    def moves(*keys: str) -> list[int]:
        return [step.seat for step in steps if step.phrase is not None and step.phrase.key in keys]

    tallies = (
        tally(start, "game-report-placed", moves("move-place", "move-place-neutral")),
        tally(start, "game-report-lines", [step.seat for step, _ in effects_said(steps, "effect-line")]),
        tally(start, "game-report-exchanges", moves("move-exchange")),
        tally(start, "game-report-relocated", moves("move-relocate")),
        tally(start, "game-report-taken", moves("move-take")),
    )
    return GameReport(tallies, tuple(_longest_turn(start, steps)))


def _longest_turn(start: Position, steps: Sequence[PlayedStep]) -> list[Phrase]:
    """The turn with most exchanges, if it had several."""
    traded = [step for step in steps if step.phrase is not None and step.phrase.key == "move-exchange"]
    turns = Counter((step.turn, step.seat) for step in traded).most_common(1)
    if not turns or turns[0][1] < 2:
        return []
    (turn, seat), count = turns[0]
    who = phrases.who(cast("CerocleState", start).setup, seat)
    return [Phrase("game-report-cascade", {"who": who, "turn": turn, "count": count})]
