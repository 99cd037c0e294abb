"""What happens at a table: seats, moves, undo, votes, ends; most of it as snapshots of the log."""

from __future__ import annotations

from dataclasses import replace

import pytest

from preau.games.api import Refused, TableRefused
from preau.games.cerocle import GAME as CEROCLE
from preau.play.commands import (
    Abandon,
    AnswerClaim,
    AnswerDraw,
    AnswerUndo,
    AskUndo,
    Command,
    OfferDraw,
    Play,
    Rematch,
    Rename,
    Resign,
    Return,
    Say,
    Sit,
    StandIn,
)
from preau.play.events import Abandoned, Created, Moved, SeatPlan, TableTerms, Undone, from_json, to_json
from preau.play.fold import BrokenLog, after_event, fold
from preau.play.new_table import open_table
from tests.play.hop import GAME
from tests.play.sitting import Sitting, replayed


def refusal(sitting: Sitting, command: Command) -> str:
    """The code of the no; the table is unharmed."""
    before = sitting.table
    with pytest.raises(Refused) as refused:
        sitting.do(command)
    assert sitting.table is before
    assert refused.value.phrase.key.startswith(("table-", "hop-"))
    return refused.value.code


# --- a whole game ----------------------------------------------------------------------------------------------------


def test_a_whole_game() -> None:
    """Two guests sit down, play, talk and end: the log, line by line."""
    sitting = Sitting("pp", options={"rounds": "1"}, public=True)
    sitting.do(Play(0, "A", seq=sitting.table.seq, by="g0"), 500)
    sitting.do(Say(1, "", "  good\tluck \u202e", by="g1"), 500)
    sitting.do(Say(None, "Zoé", "<b>hi</b>"), 500)
    sitting.play("b", "b", "b", "c", after=500)
    sitting.do(Rematch("t2"), 500)
    assert sitting.since_start() == [
        "0 created hop",
        "0 seated seat=0 holder=g0 name=name0 avatar= registered=False program=False",
        "0 seated seat=1 holder=g1 name=name1 avatar= registered=False program=False",
        "500 moved seat=0 move=a",
        "1000 said seat=1 name=name1 text=good luck by=g1 key=",
        "1500 said seat=None name=Zoé text=<b>hi</b> by=None key=",
        "2000 moved seat=0 move=b",
        "2500 moved seat=1 move=b",
        "3000 moved seat=1 move=b",
        "3500 moved seat=1 move=c",
        "4000 rematched table=t2",
    ]
    table = sitting.table
    assert (table.status, table.seq, table.rematch) == ("over", 11, "t2")
    assert table.result is not None
    assert (table.result.winners, table.result.reason, table.result.scores) == ((0,), "rules", (1, 0))
    assert [effect.rule for effect in table.result.why] == ["H1"]
    assert [step.effects[0].rule for step in table.history.steps if step.effects] == ["H2"]
    assert [said.text for said in table.chat] == ["good luck", "<b>hi</b>"]
    assert fold(sitting.log, GAME) == table
    assert list(table.history.positions())[-1] == table.position
    assert replayed(table.history) == table.history
    assert refusal(sitting, Play(0, "a")) == "table_over"
    assert refusal(sitting, Rematch("t3")) == "not_allowed"


def test_play_on_from_here() -> None:
    """A table may start from any position that is not over, with that position's options."""
    sitting = Sitting("ppp", options={"rounds": "1"})
    sitting.play("a", "a", "b")
    start = str(sitting.table.position)
    terms = TableTerms("hop", {}, (SeatPlan("person"),) * 3, start=start, mode="same_screen", parent="t1")
    created = open_table(GAME, terms, "g9", 5)
    table = fold([created], GAME)
    assert table.position == sitting.table.position
    assert (table.status, table.created.options) == ("playing", {"players": 3, "rounds": 1})
    sitting.play("b", "c", "a", "a")
    with pytest.raises(TableRefused, match="bad_option"):
        open_table(GAME, replace(terms, start=str(sitting.table.position)), "g", 5)


@pytest.mark.parametrize(
    ("terms", "code"),
    [
        (TableTerms("hop", {}, (SeatPlan("person"),)), "bad_option"),
        (TableTerms("hop", {"self": "1"}, (SeatPlan("person"),) * 2), "bad_option"),
        (TableTerms("hop", {}, (SeatPlan("person"),) * 2, start="nonsense"), "bad_position"),
        (TableTerms("hop", {}, (SeatPlan("bot"), SeatPlan("person"))), "bad_option"),
        (TableTerms("hop", {}, (SeatPlan("person", "x" * 41), SeatPlan("person"))), "bad_name"),
    ],
)
def test_what_cannot_be_opened(terms: TableTerms, code: str) -> None:
    """A table that makes no sense is refused before there is one."""
    with pytest.raises(Refused) as refused:
        open_table(GAME, terms, "g", 0)
    assert refused.value.code == code


# --- seats and turns -------------------------------------------------------------------------------------------------


def test_whose_seat_and_turn() -> None:
    """Only the holder plays, only in turn, only on what they saw; the game's own no comes with rule and squares."""
    sitting = Sitting("pp")
    assert refusal(sitting, Play(0, "a", by="g1")) == "not_your_seat"
    assert refusal(sitting, Play(7, "a")) == "not_your_seat"
    assert refusal(sitting, Play(-1, "a")) == "not_your_seat"
    assert refusal(sitting, Play(1, "a", by="g1")) == "not_your_turn"
    assert refusal(sitting, Play(0, "a", bot=True)) == "not_your_seat"
    assert refusal(sitting, Play(0, "z")) == "bad_notation"
    assert refusal(sitting, Play(0, "a" * 201)) == "bad_notation"
    with pytest.raises(Refused) as refused:
        sitting.do(Play(0, "c"))
    assert (refused.value.code, refused.value.rule, refused.value.squares) == ("illegal", "H2", ("a", "b"))


def test_stale_only_where_it_matters() -> None:
    """Chat does not make a move stale, another move does; so does a number from the future."""
    sitting = Sitting("pp")
    seen = sitting.table.seq
    sitting.do(Say(None, "Zoé", "hm"))
    sitting.do(Play(0, "a", seq=seen))
    assert refusal(sitting, Play(0, "a", seq=seen)) == "stale"
    assert refusal(sitting, Play(0, "a", seq=99)) == "stale"


def test_sitting_down() -> None:
    """A private or taken seat needs its link, which also serves to change devices."""
    sitting = Sitting("p1p", sit=False)
    assert refusal(sitting, Play(0, "a")) == "not_started"
    assert refusal(sitting, Sit(0, "x", "X")) == "not_allowed"
    assert refusal(sitting, Sit(1, "x", "X", by_link=True)) == "seat_taken"
    assert refusal(sitting, Sit(0, "g0", " \n")) == "bad_name"
    assert refusal(sitting, Sit(0, "g0", "Zoé", "<svg>")) == "bad_name"
    sitting.do(Sit(0, "g0", "Zoé", "fox"))
    assert sitting.do(Sit(0, "g0", "Zoé")) == ()
    assert refusal(sitting, Sit(0, "x", "X")) == "seat_taken"
    sitting.do(Sit(2, "g2", "Ann", by_link=True), 300)
    assert (sitting.table.status, sitting.table.started) == ("playing", sitting.now)
    sitting.do(Sit(2, "phone", "Ann", by_link=True))
    sitting.do(AnswerClaim(2, yes=True, by="g2"))
    assert sitting.table.seats_of("phone") == (2,)
    assert sitting.table.seats_of("g2") == ()
    sitting.do(Rename(2, "Anna", by="phone"))
    assert sitting.table.seats[2].name == "Anna"
    assert refusal(sitting, Rename(2, "Eve", by="g0")) == "not_your_seat"
    assert refusal(sitting, Say(2, "", "x" * 501)) == "bad_text"


def test_a_bot_stands_in() -> None:
    """After the grace time another player may call a bot; the player who returns gets the seat back."""
    sitting = Sitting("pp")
    assert refusal(sitting, StandIn(0, "g1", 119_999)) == "not_allowed"
    assert refusal(sitting, StandIn(0, "g0", 120_000)) == "not_allowed"
    assert refusal(sitting, StandIn(0, "stranger", 120_000)) == "not_allowed"
    sitting.do(StandIn(0, "g1", 120_000))
    assert sitting.table.bot_to_move == "2"
    assert refusal(sitting, Play(0, "a", by="g0")) == "not_allowed"
    sitting.do(Play(0, "a", bot=True))
    sitting.do(Return(0, "g0"))
    assert sitting.do(Return(0, "g0")) == ()
    assert sitting.table.bot_to_move is None
    assert refusal(sitting, Play(0, "a", bot=True)) == "not_your_seat"


# --- undo ------------------------------------------------------------------------------------------------------------


def test_undo_at_will() -> None:
    """Inside one's own turn, against bots, and on one screen nobody is asked."""
    sitting = Sitting("pp")
    sitting.play("a")
    assert sitting.do(AskUndo(0)) == (Undone(sitting.now, 0, 0),)
    assert refusal(sitting, AskUndo(0)) == "nothing_to_undo"

    sitting = Sitting("p11")
    sitting.play("a", "a", "b", "a", "a", "a")
    assert sitting.do(AskUndo(0)) == (Undone(sitting.now, 0, 1, time_kept=True),)  # over the bots'
    assert sitting.table.history.moves == ("a",)

    sitting = Sitting("pp", mode="same_screen")
    sitting.play("a", "a", "b")
    assert sitting.do(AskUndo(0, to=0)) == (Undone(sitting.now, 0, 0),)


def test_undo_by_consent() -> None:
    """Past the own turn, or where the table says so, all others must agree; a no, or a move, ends the question."""
    sitting = Sitting("ppp")
    sitting.play("a", "a")
    sitting.do(AskUndo(0, by="g0"))
    assert sitting.table.undo_vote is not None
    assert sitting.table.undo_vote.awaiting == (1, 2)
    assert refusal(sitting, AnswerUndo(0, yes=True)) == "no_vote"
    sitting.do(AnswerUndo(1, yes=True))
    assert refusal(sitting, AnswerUndo(1, yes=True)) == "no_vote"
    assert refusal(sitting, AskUndo(1)) == "not_allowed"
    sitting.do(AnswerUndo(2, yes=True))
    assert sitting.table.history.moves == ("a",)
    assert sitting.since_start()[-4:] == [
        "0 undo_asked seat=0 to=1",
        "0 undo_answered seat=1 yes=True",
        "0 undo_answered seat=2 yes=True",
        "0 undone by=0 to=1 time_kept=False",
    ]
    sitting.play("a")
    sitting.do(AskUndo(0))
    sitting.do(AnswerUndo(1, yes=False))
    assert sitting.table.undo_vote is None
    sitting.do(AskUndo(2, to=1))
    sitting.play("a")
    assert refusal(sitting, AnswerUndo(1, yes=True)) == "no_vote"

    sitting = Sitting("pp", free_undo=False)
    sitting.play("a")
    sitting.do(AskUndo(0))
    assert sitting.table.undo_vote is not None


# --- ends ------------------------------------------------------------------------------------------------------------


def test_resigning() -> None:
    """Of two, the other wins. Of more, a bot plays on while persons do; the last seat that is not out wins."""
    sitting = Sitting("pp")
    sitting.do(Resign(1, "g1"))
    assert sitting.table.result is not None
    assert (sitting.table.result.winners, sitting.table.result.seat) == ((0,), 1)

    sitting = Sitting("ppp")
    sitting.do(Resign(0, "g0"))
    assert (sitting.table.status, sitting.table.bot_to_move) == ("playing", "1")
    for command in (Return(0, "g0"), Resign(0, "g0"), AskUndo(0, by="g0"), Sit(0, "x", "X", by_link=True)):
        assert refusal(sitting, command) == "not_allowed"
    sitting.do(Resign(2, "g2"))
    assert sitting.table.result is not None
    assert (sitting.table.result.winners, sitting.table.result.reason) == ((1,), "resigned")

    sitting = Sitting("p12")
    sitting.do(Resign(0))
    assert sitting.table.result is not None
    assert sitting.table.result.winners == (1, 2)


def test_resigning_in_a_team() -> None:
    """C2.3: a team wins and loses together. A partner plays on with the bot; once both are out, the others have won."""
    sitting = Sitting("pppp", game=CEROCLE)
    sitting.do(Resign(0, "g0"))
    assert (sitting.table.status, sitting.table.bot_to_move) == ("playing", "1")
    assert sitting.table.winners_without(1) == ()  # each team has somebody left
    sitting.do(Resign(2, "g2"))
    assert sitting.table.result is not None
    assert (sitting.table.result.winners, sitting.table.result.seat) == ((1, 3), 2)

    sitting = Sitting("p1p1", game=CEROCLE)
    sitting.do(Resign(0, "g0"))
    assert sitting.table.status == "playing"

    sitting = Sitting("p111", game=CEROCLE)
    sitting.do(Resign(0, "g0"))  # the bots beside whom one gives up have not won
    assert sitting.table.result is not None
    assert sitting.table.result.winners == (1, 3)


def test_a_table_from_before_there_were_teams() -> None:
    """An old log says nothing of teams: where both partners gave up it went on, and still reads as it was played."""
    sitting = Sitting("pppp", game=CEROCLE)
    for seat in (0, 2):
        sitting.do(Resign(seat, f"g{seat}"))
    assert sitting.table.status == "over"
    created = to_json(sitting.log[0])
    assert created.pop("teams") is True
    assert fold([from_json(created), *sitting.log[1:]]).status == "playing"


def test_draws() -> None:
    """All persons must agree; bots never do."""
    sitting = Sitting("ppp")
    sitting.do(OfferDraw(1))
    sitting.do(AnswerDraw(0, yes=True))
    assert refusal(sitting, AnswerDraw(0, yes=True)) == "no_vote"
    assert refusal(sitting, OfferDraw(2)) == "not_allowed"
    sitting.do(AnswerDraw(2, yes=True))
    assert sitting.table.result is not None
    assert (sitting.table.result.winners, sitting.table.result.reason) == ((), "draw")
    assert refusal(Sitting("p1"), OfferDraw(0)) == "not_allowed"
    hot_seat = Sitting("pp", mode="same_screen")
    hot_seat.do(OfferDraw(0))
    assert hot_seat.table.status == "over"


def test_a_game_without_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a game that says so can be drawn by agreement."""
    monkeypatch.setattr(type(GAME), "draws", False)
    assert refusal(Sitting("pp"), OfferDraw(0)) == "not_allowed"


def test_abandoning() -> None:
    """Who is left alone may end a table without result, and who opened one while it waits."""
    sitting = Sitting("pp")
    assert refusal(sitting, Abandon("stranger")) == "not_allowed"
    assert refusal(sitting, Rematch("t")) == "not_allowed"
    sitting.do(StandIn(0, "g1", 120_000))
    assert sitting.do(Abandon("g1")) == (Abandoned(sitting.now, "g1"),)
    assert sitting.table.status == "over"
    waiting = Sitting("pp", sit=False)
    waiting.do(Abandon("g0"))
    assert refusal(waiting, Sit(0, "x", "X", by_link=True)) == "table_over"


def test_broken_logs() -> None:
    """A log that cannot have happened is named, not folded."""
    sitting = Sitting("pp")
    for event in (Moved(0, 0, "c"), Undone(0, 0, 5), sitting.log[0]):
        with pytest.raises(BrokenLog):
            after_event(sitting.table, event)
    with pytest.raises(BrokenLog):
        fold(sitting.log[1:], GAME)
    with pytest.raises(BrokenLog):
        fold([Created("hop", {"players": 2, "rounds": 1}, (SeatPlan("person"),), at=0, by="g")], GAME)
