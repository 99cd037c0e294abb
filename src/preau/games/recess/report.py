"""The report card of Recess!: the kiss, fights, tales, detentions, and whose child had the hardest time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from preau.games.api import Args, Phrase, Position
from preau.games.recess.rules.state import COLOURS
from preau.games.recess.text import phrases
from preau.games.report import GameReport, PlayedStep, effects_said, tally


def report(start: Position, steps: Sequence[PlayedStep]) -> GameReport:
    """All that the teachers would like to know."""
    detained = [_owner(phrase, "attacker") for _, phrase in effects_said(steps, "effect-detention")]
    pushed = [_owner(phrase, "child") for _, phrase in effects_said(steps, "effect-pushed")]
    tallies = (
        tally(start, "game-report-kisses", [step.seat for step, _ in effects_said(steps, "effect-kiss")]),
        tally(start, "game-report-fights", [step.seat for step, _ in effects_said(steps, "effect-fight")]),
        tally(start, "game-report-coins", [step.seat for step, _ in effects_said(steps, "effect-coin")]),
        tally(start, "game-report-tales", [step.seat for step, _ in effects_said(steps, "effect-told")]),
        tally(start, "game-report-detentions", detained, suffered=True),
        tally(start, "game-report-pushed", pushed, suffered=True),
    )
    return GameReport(tallies, (*_tales(steps), *_hardest_time(steps)))


def _tales(steps: Sequence[PlayedStep]) -> list[Phrase]:
    """Who told on whom; the pair that did most of it, if there is one alone."""
    told = [step for step, _ in effects_said(steps, "effect-told")]
    pairs = Counter((step.seat, _owner(phrase, "attacker")) for step, phrase in effects_said(told, "effect-detention"))
    if not pairs:
        return [Phrase("game-report-nobody-told")]
    (teller, culprit), count = pairs.most_common(1)[0]
    if list(pairs.values()).count(count) > 1:
        return []
    if teller == culprit:
        return [Phrase("game-report-told-self", {"teller": phrases.player(teller), "count": count})]
    args: Args = {"teller": phrases.player(teller), "culprit": phrases.player(culprit), "count": count}
    return [Phrase("game-report-told", args)]


def _hardest_time(steps: Sequence[PlayedStep]) -> list[Phrase]:
    """The child that was in detention for most turns, if that was more than one."""
    turns = Counter(_child(phrase, "child") for _, phrase in effects_said(steps, "effect-serves"))
    most = turns.most_common(1)
    if not most or most[0][1] < 2:
        return []
    return [Phrase("game-report-longest", {"child": phrases.child(most[0][0]), "count": most[0][1]})]


def _child(phrase: Phrase, name: str) -> int:
    """The number of the child that a phrase names so."""
    child = phrase.args[name]
    assert isinstance(child, Phrase)  # for the type checker
    return (
        COLOURS.index(str(child.args["colour"])) * 4
        + 2 * (child.args["kind"] == "girl")
        + int(str(child.args["number"]))
        - 1
    )


def _owner(phrase: Phrase, name: str) -> int:
    return _child(phrase, name) // 4
