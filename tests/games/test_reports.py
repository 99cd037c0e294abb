"""Report cards count what was played: each number against the moves themselves."""

from __future__ import annotations

from random import Random

import pytest

from preau.games.api import Effect, Game, Phrase
from preau.games.cerocle import GAME as CEROCLE
from preau.games.recess import GAME as RECESS
from preau.games.recess.text import phrases
from preau.games.report import GameReport, count_moves, report_of
from preau.play.history import History, Step


def played(game: Game, seed: int, wanted: str = "", most: int = 400) -> History:
    """A game by chance, in which moves with one of these signs come first now and then."""
    chance, history = Random(seed), History(game.new())
    while not history.position.over and len(history) < most:
        texts = [history.position.text(move) for move in history.position.legal()]
        lively = [text for text in texts if any(sign in text for sign in wanted)]
        history = history.play(chance.choice(lively if lively and chance.random() < 0.7 else texts))
    return history


def counted(history: History, sign: str) -> tuple[int, ...]:
    """By seat, the moves whose text has that sign."""
    made = [step.seat for step, move in zip(history.steps, history.moves, strict=True) if sign in str(move)]
    return tuple(made.count(seat) for seat in range(history.start.players))


def rows(report: GameReport) -> dict[str, tuple[int, ...]]:
    return {row.phrase.key.removeprefix("game-report-"): row.counts for row in report.tallies}


@pytest.mark.parametrize("seed", range(3))
def test_the_report_of_recess(seed: int) -> None:
    """R5.1, R7.1: fights and tales as the moves tell them, and who told on whom most."""
    history = played(RECESS, seed, "x!")
    report = report_of(RECESS.package)(history.start, history.steps)
    assert rows(report)["fights"] == counted(history, "x")
    assert rows(report)["tales"] == counted(history, "!")
    assert sum(rows(report)["fights"]) > 0
    suffered = {row.phrase.key for row in report.tallies if row.suffered}
    assert suffered == {"game-report-detentions", "game-report-pushed"}, "nobody is praised for most of these"
    keys = {remark.key for remark in report.remarks}
    assert ("game-report-nobody-told" in keys) == (sum(rows(report)["tales"]) == 0)
    assert keys <= {f"game-report-{each}" for each in ("nobody-told", "told", "told-self", "longest")}


def test_a_tie_makes_nobody_the_tell_tale() -> None:
    """R7.1: where two pairs told once each, neither is named before the other."""
    blue, green = (Phrase("effect-detention", {"attacker": phrases.child(child)}) for child in (4, 8))

    def tale(seat: int, phrase: Phrase) -> Step:
        effects = (Effect("R7.1", Phrase("effect-told")), Effect("R6.1", phrase))
        return Step(1, seat, "moved", None, "", None, effects, b"")

    def remarks(*steps: Step) -> list[str]:
        return [each.key for each in report_of(RECESS.package)(RECESS.new(), steps).remarks]

    assert remarks(tale(0, blue)) == ["game-report-told"]
    assert remarks(tale(0, blue), tale(1, green)) == []
    assert remarks(tale(0, blue), tale(1, green), tale(0, blue)) == ["game-report-told"]


def test_the_report_of_cerocle() -> None:
    """Whatever was done to a piece is in one row, and the rest of the moves were `done`."""
    history = played(CEROCLE, 4, "=~", most=250)
    report = report_of(CEROCLE.package)(history.start, history.steps)
    made = rows(report)
    acts = [made[each] for each in ("placed", "exchanges", "relocated", "taken")]
    dones = counted(history, "done")
    assert sum(map(sum, acts)) + sum(dones) == len(history)
    assert sum(made["placed"]) > 0


def test_a_game_without_a_report_has_its_moves_counted() -> None:
    history = played(CEROCLE, 1, most=5)
    assert report_of("preau.games.fast") is count_moves
    (moves,) = count_moves(history.start, history.steps).tallies
    assert moves.counts == (3, 2)
