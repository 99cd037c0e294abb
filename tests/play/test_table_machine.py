"""A table under any order of commands: what holds at every moment."""

from __future__ import annotations

import json
from operator import le

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from preau.games.api import Refused
from preau.play.clocks import DAY_SECONDS, ClockPlan
from preau.play.commands import (
    Abandon,
    Adopt,
    Answer,
    AnswerClaim,
    AnswerDraw,
    AnswerUndo,
    AskRematch,
    AskUndo,
    Come,
    Command,
    OfferDraw,
    Pause,
    Play,
    Rematch,
    Rename,
    Resign,
    Resume,
    Return,
    Say,
    Sit,
    StandIn,
    Tick,
)
from preau.play.events import Event, Flagged, Forgotten, Nudged, Paused, TimedOut, Undone, from_json, guests_in, to_json
from preau.play.fold import after_event, fold
from preau.play.forget import forget
from preau.play.sentences import tell_result
from preau.play.table import Table
from tests.play.hop import GAME
from tests.play.sitting import Sitting

CLOCKS = [
    ClockPlan(),
    ClockPlan("sand", 60),
    ClockPlan("bank", 6000, 30),
    ClockPlan("turn", 30),
    ClockPlan("bank", 60, 5),
    ClockPlan("days", DAY_SECONDS),
]
SEATINGS = ["pp", "ppp", "pppp", "p1", "1p", "p1p", "pp12", "11"]
GUESTS = st.sampled_from(["g0", "g1", "g2", "x"])
SEATS = st.integers(0, 3)
ODDS = st.integers(0, 9)  # 9 is where somebody errs
WAITS = st.sampled_from([0, 0, 0, 0, 1, 100, 1_000, 14_999, 15_000, 61_000])


class AnyTable(RuleBasedStateMachine):
    """Commands of every kind, most of them to the point, in any order."""

    sitting: Sitting

    @initialize(
        seats=st.sampled_from(SEATINGS),
        clock=st.sampled_from(CLOCKS),
        mode=st.sampled_from(["online", "same_screen"]),
        free_undo=st.booleans(),
        public=st.booleans(),
        gathers=st.booleans(),
        sit=st.integers(0, 5),
        opening=st.lists(st.integers(0, 1), max_size=9),
    )
    def open(
        self, seats: str, clock: ClockPlan, mode: str, free_undo: bool, public: bool, gathers: bool, sit: int,
        opening: list[int],
    ) -> None:  # fmt: skip
        flags = {"free_undo": free_undo, "public": public, "gathers": gathers}
        self.sitting = Sitting(seats, clock, GAME, sit=sit > 0, options={"rounds": "4"}, mode=mode, **flags)
        self.move(opening, 1_000, known=True)

    def do(self, command: Command, wait: int = 0) -> tuple[Event, ...]:
        """Decide and fold; nothing but a refusal may come in between."""
        before = self.sitting.table
        try:
            events = self.sitting.do(command, wait)
        except Refused as refused:
            assert self.sitting.table is before
            assert refused.code
            return ()
        for event in events:
            assert from_json(json.loads(json.dumps(to_json(event)))) == event
            before = after_event(before, event)
        return events

    @rule(choices=st.lists(st.integers(0, 1), min_size=1, max_size=4), wait=WAITS, known=st.booleans())
    def some_moves(self, choices: list[int], wait: int, known: bool) -> None:
        self.move(choices, wait, known)

    def move(self, choices: list[int], wait: int, known: bool) -> None:
        """Who is to move plays a legal move, a few times."""
        for choice in choices:
            table = self.sitting.table
            seat, legal = table.position.player, table.position.legal()
            if legal:
                move = table.position.text(legal[choice % len(legal)])
                seq = table.seq if known else None
                self.do(Play(seat, move, seq, table.seats[seat].holder, table.seats[seat].bot is not None), wait)

    @rule(
        seat=st.integers(-1, 4), text=st.text(max_size=4) | st.sampled_from("abc"), seq=st.none() | st.integers(-1, 60)
    )
    def any_move(self, seat: int, text: str, seq: int | None) -> None:
        self.do(Play(seat, text, seq))

    @rule(wait=WAITS)
    def tick(self, wait: int) -> None:
        """The clock passes; what is due happens once."""
        due = self.sitting.table.deadline
        events = self.do(Tick(), wait)
        assert bool(events) == (due is not None and due[0] <= self.sitting.now)
        assert all(isinstance(event, TimedOut | Nudged | Flagged | Paused) for event in events)
        assert self.do(Tick()) == ()

    @rule()
    def tick_in_time(self) -> None:
        """To the millisecond."""
        due = self.sitting.table.deadline
        if due is not None and due[0] > self.sitting.now:
            assert self.do(Tick(), due[0] - self.sitting.now - 1) == ()
            assert len(self.do(Tick(), 1)) >= 1
            assert self.do(Tick()) == ()

    def whose(self, seat: int, odds: int) -> tuple[int, str | None]:
        """A seat and its holder; now and then a wrong one."""
        if odds == 9:
            return seat - 1, "x"
        seat %= len(self.sitting.table.seats)
        return seat, self.sitting.table.seats[seat].holder

    @rule(seat=SEATS, back=st.none() | st.integers(1, 7), wait=WAITS, odds=ODDS)
    def undo(self, seat: int, back: int | None, wait: int, odds: int) -> None:
        seat, by = self.whose(seat, odds)
        to = None if back is None else len(self.sitting.table.history) - back
        self.check_undone(self.sitting.table, self.do(AskUndo(seat, to, by), wait))

    @precondition(lambda self: self.sitting.table.undo_vote is not None)
    @rule(seat=SEATS, odds=ODDS, all_of_them=st.booleans())
    def vote(self, seat: int, odds: int, all_of_them: bool) -> None:
        """Mostly yes, and mostly by those who are asked."""
        table = self.sitting.table
        asked = table.undo_vote.awaiting if table.undo_vote and odds < 9 else (seat,)
        for each in asked if all_of_them else asked[:1]:
            self.check_undone(self.sitting.table, self.do(AnswerUndo(each, odds > 2)))

    def check_undone(self, before: Table, events: tuple[Event, ...]) -> None:
        """Undo cuts the line, and past the running turn restores the clocks; without consent it gives no time."""
        for event in events:
            if isinstance(event, Undone):
                after = after_event(before, event)
                assert after.history.steps == before.history.steps[: event.to]
                assert after.position == list(before.history.positions())[event.to]
                snapshot = before.clocks_before[event.to]
                if event.time_kept and not before.inside_turn(event.to):
                    assert all(map(le, after.clock.left, snapshot.left))
                else:
                    assert after.clock.left == (before.clock if before.inside_turn(event.to) else snapshot).left
            before = after_event(before, event)

    @rule(seat=SEATS, odds=ODDS)
    def offer_draw(self, seat: int, odds: int) -> None:
        self.do(OfferDraw(*self.whose(seat, odds)))

    @precondition(lambda self: self.sitting.table.draw_vote is not None)
    @rule(seat=SEATS, odds=ODDS)
    def answer_draw(self, seat: int, odds: int) -> None:
        vote = self.sitting.table.draw_vote
        self.do(AnswerDraw(vote.awaiting[0] if vote and odds < 9 else seat, odds in {1, 2}))

    @rule(seat=SEATS, odds=ODDS)
    def leave(self, seat: int, odds: int) -> None:
        """A player is away, and the next one calls a bot."""
        seat, _ = self.whose(seat, odds)
        _, other = self.whose(seat + 1, odds)
        self.do(StandIn(seat, other or "g0", 119_999 if odds == 8 else 120_000))

    @rule(seat=SEATS, odds=ODDS, wait=WAITS)
    def come_back(self, seat: int, odds: int, wait: int) -> None:
        away = [number for number, each in enumerate(self.sitting.table.seats) if each.stand_in]
        self.do(Return(*self.whose(away[seat % len(away)] if away else seat, odds)), wait)

    @rule(seat=SEATS, holder=GUESTS, by_link=st.booleans(), odds=ODDS)
    def sit(self, seat: int, holder: str, by_link: bool, odds: int) -> None:
        """Who sits there is asked, or long away."""
        self.do(Sit(seat, holder, f"at {seat}", by_link=by_link, absent_ms=10**9 if odds > 7 else 0))
        if odds < 4:
            self.do(AnswerClaim(seat, odds < 2))

    @rule(seat=SEATS)
    def come(self, seat: int) -> None:
        self.do(Come(seat))

    @rule(on=st.booleans())
    def pause(self, on: bool) -> None:
        self.do(Pause("g0") if on else Resume("g0"))

    @rule(seat=SEATS, odds=ODDS)
    def play_again(self, seat: int, odds: int) -> None:
        self.do(AskRematch(*self.whose(seat, odds)))
        self.do(Answer(seat, "rematch" if odds % 2 else "end", odds > 4))

    @rule(seat=SEATS | st.none(), name=st.text(max_size=50), text=st.text(max_size=600))
    def talk(self, seat: int | None, name: str, text: str) -> None:
        self.do(Say(seat, name, text))
        if seat is not None:
            self.do(Rename(seat, name))

    @rule(seat=SEATS, odds=ODDS)
    def resign(self, seat: int, odds: int) -> None:
        if odds > 7:
            self.do(Resign(*self.whose(seat, 0)))

    @rule(by=GUESTS, odds=ODDS)
    def abandon(self, by: str, odds: int) -> None:
        if odds > 7:
            self.do(Abandon(by, dict.fromkeys(range(4), 10**9) if odds > 8 else {}))
            self.do(Rematch("next"))

    @rule(back=st.integers(1, 100_000))
    def clocks_differ(self, back: int) -> None:
        """A machine whose clock is behind neither harms the log nor gives time."""
        self.sitting.now -= back
        self.do(Tick())
        self.sitting.now += back

    @rule(guest=GUESTS)
    def adopt(self, guest: str) -> None:
        """A guest signs in, and has what was theirs."""
        table, account = self.sitting.table, f"{guest}'s account"
        self.do(Adopt(guest, account))
        assert set(table.seats_of(guest)) <= set(self.sitting.table.seats_of(account))
        assert self.do(Adopt(guest, account)) == ()

    @invariant()
    def anybody_can_be_forgotten(self) -> None:
        """Without a person the log tells the same game, and nothing of the person."""
        log, table = self.sitting.log, self.sitting.table
        for guest in {"g1", table.created.by}:
            less = forget(log, guest, "ghost")
            after = fold(less, GAME)
            assert [type(event) for event in less] == [type(event) for event in log]
            assert (after.history, after.clock, after.result) == (table.history, table.clock, table.result)
            assert (after.votes, after.paused, after.gathered) == (table.votes, table.paused, table.gathered)
            assert not {guest} & {each for event in less for each in guests_in(event)}
            freed = after_event(after, Forgotten(after.at, "ghost"))
            assert freed.status == after.status
            assert after.status != "waiting" or not freed.seats_of("ghost")

    @invariant()
    def the_log_is_the_truth(self) -> None:
        """Folding from scratch gives the same table."""
        sitting = self.sitting
        assert fold(sitting.log, GAME) == sitting.table
        assert [event.at for event in sitting.log] == sorted(event.at for event in sitting.log)

    @invariant()
    def nothing_is_odd(self) -> None:
        table, now = self.sitting.table, self.sitting.now
        assert all(left >= 0 for left in table.clock.left)
        assert all(table.clock.ms_left(seat, now) >= 0 for seat in range(len(table.seats)))
        assert (table.result is None) == (table.status != "over") == (tell_result(table) is None)
        assert table.seq == len(self.sitting.log)
        if table.status != "playing":
            assert table.deadline is None
            assert all(vote.what == "rematch" for vote in table.votes)
        if table.status == "over":
            assert table.clock.running is None
            assert not table.claims
        if table.paused or not table.gathered:
            assert table.clock.running is None
        assert len({vote.what for vote in table.votes}) == len(table.votes)
        for vote in table.votes:
            if vote.what != "rematch":
                assert vote.awaiting
                assert all(table.seats[seat].votes for seat in (vote.seat, *vote.awaiting))


AnyTable.TestCase.settings = settings(max_examples=80, stateful_step_count=30)
TestAnyTable = AnyTable.TestCase
