"""Clocks at a table, under a fake one."""

from __future__ import annotations

import pytest

from preau.games.api import Phrase, Refused
from preau.play import clocks
from preau.play.clocks import DAY_SECONDS, ClockPlan
from preau.play.commands import AskUndo, Play, Return, StandIn, Tick
from preau.play.events import Flagged, Moved, StoodIn, TimedOut, Undone
from tests.play.hop import GAME
from tests.play.sitting import START, Sitting

SAND = ClockPlan("sand", 60)
BANK = ClockPlan("bank", 60, 5)


def test_sand_runs_by_the_turn() -> None:
    """R2.8: the timer is turned with the turn, not with each decision, and its end is the engine's event."""
    sitting = Sitting("pp", SAND)
    assert sitting.table.deadline == (START + 60_000, "timeout")
    sitting.play("a", after=50_000)
    assert sitting.table.deadline == (START + 60_000, "timeout")
    assert sitting.do(Tick(), 9_999) == ()
    assert sitting.do(Tick(), 1) == (TimedOut(START + 60_000, 0),)
    assert sitting.do(Tick()) == ()
    assert sitting.table.position.player == 1
    assert sitting.table.deadline == (START + 120_000, "timeout")
    assert sitting.table.history.moves == ("a", "timeout")


def test_a_refused_timeout_becomes_a_nudge() -> None:
    """R2.8: while the rules refuse the timeout there are 15 seconds more, then the first legal move is played."""
    sitting = Sitting("pp", SAND)
    sitting.play("b", "b")
    assert sitting.do(Tick(), 60_000) == ()
    assert sitting.table.deadline == (START + 75_000, "nudge")
    assert sitting.do(Tick(), 14_999) == ()
    sitting.do(Tick(), 1)
    assert sitting.do(Tick()) == ()
    assert sitting.since_start()[-1] == "75000 nudged seat=0 move=c"
    assert sitting.table.position.player == 1


def test_a_duty_outlives_the_timer() -> None:
    """R2.8: a timeout that does not end the turn is followed by the same 15 seconds; who uses them is not nudged."""
    for used in (False, True):
        sitting = Sitting("pp", SAND)
        sitting.play("b")
        sitting.do(Tick(), 60_000)
        assert sitting.table.position.player == 0
        assert sitting.table.deadline == (START + 75_000, "nudge")
        if used:
            sitting.play("c", after=14_000)
        else:
            sitting.do(Tick(), 15_000)
        assert sitting.table.history.steps[-1].how == ("moved" if used else "nudged")
        assert sitting.table.position.player == 1
        assert sitting.table.deadline == (sitting.now + 60_000, "timeout")


def test_a_late_move_finds_the_timeout_first() -> None:
    """Whoever notices first appends what is due; a move that comes after it is refused as late."""
    sitting = Sitting("pp", SAND)
    with pytest.raises(Refused) as refused:
        sitting.do(Play(0, "a"), 60_000)
    assert refused.value.code == "too_late"
    sitting = Sitting("pp", SAND)
    sitting.play("b")
    events = sitting.do(Play(0, "c"), 60_000)  # the duty that the timeout leaves is just what was played
    assert events == (TimedOut(START + 60_000, 0), Moved(START + 60_000, 0, "c"))


def test_bank_with_increment() -> None:
    """A bank runs while its seat is to move and grows with each turn."""
    sitting = Sitting("pp", BANK)
    sitting.play("a", after=10_000)
    assert sitting.table.clock.left == (50_000, 60_000)
    sitting.play("a", after=20_000)
    assert sitting.table.clock.left == (35_000, 60_000)
    assert sitting.table.clock.ms_left(1, sitting.now + 1_000) == 59_000
    assert sitting.table.clock.ms_left(0, sitting.now + 1_000) == 35_000
    assert sitting.table.deadline == (sitting.now + 60_000, "flag")
    assert sitting.do(Tick(), 60_000) == (Flagged(sitting.now, 1),)
    assert sitting.do(Tick(), 60_000) == ()
    assert sitting.table.result is not None
    assert (sitting.table.result.reason, sitting.table.result.winners) == ("flagged", (0,))
    assert sitting.table.clock.left == (35_000, 0)


@pytest.mark.parametrize("plan", [ClockPlan("turn", 30), ClockPlan("days", 3 * DAY_SECONDS)])
def test_time_by_the_turn(plan: ClockPlan) -> None:
    """Seconds or days a turn: full again with each turn, lost at zero."""
    sitting = Sitting("pp", plan)
    sitting.play("a", "a", after=plan.seconds * 499)
    assert sitting.table.deadline == (sitting.now + plan.seconds * 1000, "flag")
    sitting.do(Tick(), plan.seconds * 1000)
    assert sitting.table.status == "over"


def test_undo_in_the_turn_wins_no_time() -> None:
    """Inside one's own turn the clock runs on; past it, clocks are what they were."""
    sitting = Sitting("pp", BANK, mode="same_screen")
    sitting.play("a", after=10_000)
    assert sitting.do(AskUndo(0), 1_000) == (Undone(sitting.now, 0, 0),)
    assert sitting.table.clock.ms_left(0, sitting.now) == 49_000
    sitting.play("a", "a", after=2_000)
    before = sitting.table.clock.ms_left(0, sitting.now), sitting.table.clock.ms_left(1, sitting.now)
    assert before == (50_000, 60_000)
    sitting.play("a", "a", after=7_000)
    assert sitting.table.clock.left == (50_000, 51_000)
    sitting.go_on()
    sitting.do(AskUndo(0, to=2), 4_000)
    assert sitting.table.position.player == 1
    assert sitting.table.clock == clocks.Clock(before, sitting.now, 1)


def test_clocks_stand_while_a_bot_plays() -> None:
    """Bots are not flagged, and an absent player's time is kept; only the sand runs for everybody."""
    sitting = Sitting("p1", BANK)
    sitting.play("a", "a")
    assert sitting.table.deadline is None
    sitting.play("a", "a", after=100_000)
    assert sitting.table.clock.left == (65_000, 60_000)
    assert Sitting("1p", SAND).table.deadline == (START + 60_000, "timeout")

    sitting = Sitting("pp", BANK)
    assert sitting.do(StandIn(0, "g1", 120_000), 20_000) == (StoodIn(sitting.now, 0, "2"),)
    assert sitting.table.deadline is None
    sitting.do(Return(0, "g0"), 500_000)
    assert sitting.table.deadline == (sitting.now + 40_000, "flag")


def test_clocks_wait_for_the_players() -> None:
    """Before the last seat is taken nothing runs; when it is, everything does."""
    sitting = Sitting("pp", SAND, sit=False)
    assert sitting.table.status == "waiting"
    assert sitting.table.deadline is None
    assert sitting.do(Tick(), 10_000_000) == ()


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (ClockPlan("none", 5), "table-clock-seconds"),
        (ClockPlan("sand", 4), "table-clock-seconds"),
        (ClockPlan("bank", 10**9), "table-clock-seconds"),
        (ClockPlan("bank", 60, 601), "table-clock-increment"),
        (ClockPlan("turn", 60, 1), "table-clock-increment"),
        (ClockPlan("days", DAY_SECONDS + 1), "table-clock-days"),
    ],
)
def test_senseless_clocks(plan: ClockPlan, key: str) -> None:
    """Settings outside their bounds are refused when the table is opened."""
    with pytest.raises(Refused) as refused:
        clocks.check_plan(plan, GAME)
    assert (refused.value.code, refused.value.phrase.key) == ("bad_option", key)


def test_sand_needs_a_timed_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only rules that know the timeout can use the sand timer."""
    monkeypatch.setattr(type(GAME), "timed", False)
    with pytest.raises(Refused) as refused:
        clocks.check_plan(SAND, GAME)
    assert refused.value.phrase == Phrase("table-clock-no-sand")
