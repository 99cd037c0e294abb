"""What others must agree to, and what happens to those who are away."""

from __future__ import annotations

import pytest

from preau.games.api import Refused
from preau.play.clocks import DAY_SECONDS, ClockPlan
from preau.play.commands import (
    Abandon,
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
    Rename,
    Resign,
    Resume,
    Return,
    Say,
    Sit,
    StandIn,
    Tick,
)
from preau.play.events import (
    Abandoned,
    Answered,
    Asked,
    Claimed,
    Forgotten,
    Paused,
    Seated,
    StoodIn,
    TableTerms,
    Undone,
)
from preau.play.fold import fold
from preau.play.forget import forget
from preau.play.sentences import tell_result
from tests.play.hop import GAME
from tests.play.sitting import Sitting

LONG = 120_000


def no(sitting: Sitting, command: Command) -> str:
    """The key of the refusal; the table is as it was."""
    before = sitting.table
    with pytest.raises(Refused) as refused:
        sitting.do(command)
    assert sitting.table is before
    return refused.value.phrase.key


def folds(sitting: Sitting) -> bool:
    return fold(sitting.log, GAME) == sitting.table


# --- stand-ins -------------------------------------------------------------------------------------------------------


def test_a_stand_in_comes_on_the_tables_own_terms() -> None:
    """After the absence that the table was opened with, at the level of its bots; by post never."""
    sitting = Sitting("pp3", absence_seconds=300)
    assert no(sitting, StandIn(1, "g0", 299_999)) == "table-stand-in-early"
    assert sitting.do(StandIn(1, "g0", 300_000)) == (StoodIn(sitting.now, 1, "3"),)
    assert no(Sitting("pp", ClockPlan("days", DAY_SECONDS)), StandIn(1, "g0", 10**9)) == "table-stand-in-never"
    assert no(Sitting("pp", absence_seconds=0), StandIn(1, "g0", 10**9)) == "table-stand-in-never"
    assert TableTerms("hop").absence_seconds == 120  # what a log of before this was a term gets
    with pytest.raises(Refused, match="bad_option"):
        Sitting("pp", absence_seconds=5)


def test_who_comes_back_is_told_what_the_stand_in_played() -> None:
    """Until they have moved themselves."""
    sitting = Sitting("pp")
    sitting.do(StandIn(1, "g0", LONG))
    sitting.play("a", "a", "b", "b")
    assert sitting.table.seats[1].missed is None
    sitting.do(Return(1, "g1"))
    assert sitting.table.seats[1].missed == sum(step.seat == 1 for step in sitting.table.history.steps) > 0
    while sitting.table.position.player != 1:
        sitting.play(sitting.table.position.text(sitting.table.position.legal()[0]))
    sitting.play(sitting.table.position.text(sitting.table.position.legal()[0]))
    assert sitting.table.seats[1].missed is None
    assert folds(sitting)


def test_a_stand_in_makes_no_undo_free() -> None:
    """Who is away cannot agree, and nobody does so for them."""
    sitting = Sitting("pp")
    sitting.play("a", "b")
    sitting.do(StandIn(1, "g0", LONG))
    assert no(sitting, AskUndo(0)) == "table-undo-stand-in"


# --- taking back -----------------------------------------------------------------------------------------------------


def test_taking_back_over_bots_moves_gives_no_time() -> None:
    """Used seconds stay used, on every kind of clock."""
    for clock in (ClockPlan("bank", 60, 5), ClockPlan("turn", 60), ClockPlan("sand", 60)):
        sitting = Sitting("p1", clock)
        while sitting.table.position.player == 0:
            sitting.play("a", after=10_000)
        while sitting.table.position.player == 1:
            sitting.play("a")
        (event,) = sitting.do(AskUndo(0), after=1_000)
        assert isinstance(event, Undone)
        assert event.time_kept
        assert sitting.table.clock.left[0] <= 40_000
        assert folds(sitting)


def test_what_a_timer_did_is_not_taken_back_for_free() -> None:
    """Alone against bots neither."""
    sitting = Sitting("p1", ClockPlan("sand", 60))
    sitting.play("a")
    sitting.do(Tick(), after=61_000)
    assert sitting.table.history.steps[-1].how == "timed_out"
    assert no(sitting, AskUndo(0)) == "table-undo-timer"


def test_an_undo_of_a_position_long_gone_is_late() -> None:
    """Sent again over a new connection, it does not take back one move more."""
    sitting = Sitting("p1")
    sitting.play("a")
    seen = sitting.table.seq
    sitting.do(AskUndo(0, seq=seen))
    sitting.play("a")
    assert no(sitting, AskUndo(0, seq=seen)) == "table-stale"


# --- offers ----------------------------------------------------------------------------------------------------------


def test_an_offer_is_answered_once_a_turn() -> None:
    """A no is remembered, and told, until the turn has passed."""
    sitting = Sitting("pp")
    sitting.do(OfferDraw(0))
    sitting.do(AnswerDraw(1, yes=False))
    assert [(each.what, each.seat, each.by) for each in sitting.table.declined] == [("draw", 0, 1)]
    assert no(sitting, OfferDraw(0)) == "table-declined"
    sitting.do(OfferDraw(1))  # another's offer is another one
    sitting.do(AnswerDraw(0, yes=False))
    player = sitting.table.position.player
    while sitting.table.position.player == player:
        sitting.play("a")
    assert sitting.table.declined == ()
    sitting.do(OfferDraw(0))
    assert folds(sitting)


def test_a_refused_undo_is_not_asked_again_at_once() -> None:
    """The same holds for taking back."""
    sitting = Sitting("pp")
    sitting.play("a", "b")
    sitting.do(AskUndo(0))
    sitting.do(AnswerUndo(1, yes=False))
    assert no(sitting, AskUndo(0)) == "table-declined"


# --- ending ----------------------------------------------------------------------------------------------------------


def test_a_running_game_ends_by_consent() -> None:
    """Whoever opened the table too has to ask; the end says at whose wish."""
    sitting = Sitting("ppp")
    assert sitting.do(Abandon("g0")) == (Asked(sitting.now, 0, "end"),)
    sitting.play("a")
    assert sitting.table.vote("end") is not None  # a move does not close it
    sitting.do(Answer(1, "end", yes=True, by="g1"))
    assert sitting.do(Abandon("g2")) == (Answered(sitting.now, 2, "end", yes=True), Abandoned(sitting.now, "g0"))
    said = tell_result(sitting.table)
    assert said is not None
    assert (said.key, said.args["name"]) == ("table-result-abandoned-by", "name0")
    assert folds(sitting)

    sitting = Sitting("pp")
    sitting.do(Abandon("g1"))
    sitting.do(Answer(0, "end", yes=False, by="g0"))
    assert sitting.table.status == "playing"
    assert no(sitting, Abandon("g1")) == "table-declined"


def test_nobody_waits_for_who_is_long_away() -> None:
    """Nor needs one a bot's consent; a stranger, even the host, ends nobody's game."""
    sitting = Sitting("ppp")
    assert isinstance(sitting.do(Abandon("g1", {0: LONG, 2: LONG - 1}))[0], Asked)
    assert sitting.do(Abandon("g1", {0: LONG, 2: LONG})) == (Abandoned(sitting.now, "g1"),)
    alone = Sitting("p1")
    assert alone.do(Abandon("g0")) == (Abandoned(alone.now, "g0"),)
    host = Sitting("pp", sit=False)
    host.do(Sit(0, "g1", "One", by_link=True))
    host.do(Sit(1, "g2", "Two", by_link=True))
    assert no(host, Abandon("g0")) == "table-end-players"


def test_a_rematch_is_agreed_upon() -> None:
    """All who sat there are asked, also who has resigned."""
    sitting = Sitting("ppp")
    assert no(sitting, AskRematch(0)) == "table-not-over"
    sitting.do(OfferDraw(2))
    sitting.do(AnswerDraw(0, yes=False))
    sitting.do(Resign(0))
    sitting.do(Resign(1))
    assert sitting.table.declined == ()
    assert sitting.do(AskRematch(2)) == (Asked(sitting.now, 2, "rematch"),)
    sitting.do(AskRematch(0))
    vote = sitting.table.vote("rematch")
    assert vote is not None
    assert vote.awaiting == (1,)
    sitting.do(Answer(1, "rematch", yes=False))
    assert no(sitting, AskRematch(2)) == "table-declined"
    assert folds(sitting)


def test_nobody_waits_for_who_has_been_forgotten() -> None:
    """A rematch asks those who are still known."""
    sitting = Sitting("ppp")
    sitting.do(Resign(0))
    sitting.do(Resign(1))
    log = [*forget(sitting.log, "g1", "ghost"), Forgotten(sitting.now, "ghost")]
    assert fold(log, GAME).players_besides(2) == (0,)


# --- seats -----------------------------------------------------------------------------------------------------------


def test_a_used_link_asks_who_sits_there() -> None:
    """The seat moves when its holder agrees, or is long away."""
    sitting = Sitting("pp")
    claim = Sit(1, "x", "Xavier", by_link=True)
    assert sitting.do(claim) == (Claimed(sitting.now, 1, "x", "Xavier", ""),)
    assert sitting.do(claim) == ()
    assert no(sitting, AnswerClaim(1, yes=True, by="x")) == "table-not-your-seat"
    sitting.do(AnswerClaim(1, yes=False, by="g1"))
    assert (sitting.table.claims, sitting.table.seats[1].holder) == ((), "g1")
    sitting.do(claim)
    assert sitting.do(AnswerClaim(1, yes=True, by="g1")) == (Seated(sitting.now, 1, "x", "Xavier", ""),)
    assert sitting.table.claims == ()
    assert isinstance(sitting.do(Sit(0, "y", "Yves", by_link=True, absent_ms=LONG))[0], Seated)
    by_post = Sitting("pp", ClockPlan("days", 3 * DAY_SECONDS))
    assert isinstance(by_post.do(Sit(0, "y", "Yves", by_link=True, absent_ms=LONG))[0], Claimed)
    assert isinstance(by_post.do(Sit(0, "y", "Yves", by_link=True, absent_ms=DAY_SECONDS * 1000))[0], Seated)
    assert isinstance(by_post.do(Abandon("g1", {0: 10**12}))[0], Asked)  # by post the clock sees to who is away
    by_post.play("a", "a", after=5_000)
    by_post.play("a", after=7_000)
    assert [by_post.table.last_move_at(seat) for seat in (0, 1)] == [by_post.now - 7_000, by_post.now]
    assert folds(sitting)


def test_nobody_takes_the_name_of_another() -> None:
    """But whose account has that name may, and the guest gets a number."""
    sitting = Sitting("ppp", sit=False)
    sitting.do(Sit(0, "g0", "Zoé", by_link=True))
    assert no(sitting, Sit(1, "g1", "zoé", by_link=True)) == "table-name-taken"
    sitting.do(Sit(1, "g1", "Bob", by_link=True))
    assert no(sitting, Rename(1, "ZOÉ")) == "table-name-taken"
    assert no(sitting, Say(None, "Zoé", "hello")) == "table-name-taken"
    sitting.do(Sit(2, "account", "Zoé", by_link=True, registered=True))
    assert [seat.name for seat in sitting.table.seats] == ["Zoé 1", "Bob", "Zoé"]
    assert no(sitting, Rename(1, "Zoé", registered=True)) == "table-name-taken"


def test_a_line_sent_again_is_said_once() -> None:
    """The sender's key tells."""
    sitting = Sitting("pp")
    sitting.do(Say(0, "", "hello", "g0", "k1"))
    assert sitting.do(Say(0, "", "hello", "g0", "k1")) == ()
    sitting.do(Say(0, "", "hello", "g0", "k2"))
    assert len(sitting.table.chat) == 2


# --- time ------------------------------------------------------------------------------------------------------------


def test_clocks_wait_until_all_have_come() -> None:
    """Who waits for the others on another page loses no time; a first move starts the clocks too."""
    sitting = Sitting("pp", ClockPlan("turn", 30), gathers=True)
    assert (sitting.table.status, sitting.table.deadline) == ("playing", None)
    sitting.do(Come(1, "g1"), after=500_000)
    assert sitting.do(Come(1, "g1")) == ()
    assert sitting.table.deadline is None
    sitting.do(Come(0, "g0"))
    assert sitting.table.deadline == (sitting.now + 30_000, "flag")
    assert folds(sitting)
    sitting = Sitting("pp", ClockPlan("turn", 30), gathers=True)
    sitting.play("a", after=500_000)
    assert sitting.table.deadline == (sitting.now + 30_000, "flag")


def test_time_stands_still_from_hand_to_hand() -> None:
    """On one screen the next player's time runs once they say so; a pause holds moves and time."""
    sitting = Sitting("pp", ClockPlan("turn", 30), mode="same_screen")
    sitting.play("a", "a")
    assert isinstance(sitting.log[-1], Paused)
    assert sitting.table.deadline is None
    assert no(sitting, Play(sitting.table.position.player, "a")) == "table-paused"
    sitting.do(Resume("g0"), after=100_000)
    assert sitting.table.deadline == (sitting.now + 30_000, "flag")
    sitting.do(Pause("g0"), after=10_000)
    assert sitting.do(Pause("g0")) == ()
    sitting.do(Resume("g0"), after=100_000)
    assert sitting.table.deadline == (sitting.now + 20_000, "flag")
    assert folds(sitting)
    assert no(Sitting("pp"), Pause("g0")) == "table-pause-screen"
    unhurried = Sitting("pp", mode="same_screen")
    unhurried.play("a", "a", "a")
    assert not any(isinstance(event, Paused) for event in unhurried.log)
