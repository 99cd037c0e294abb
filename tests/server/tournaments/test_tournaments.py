"""Tournaments from the first entry to the last table: nothing lost, nobody paired twice, results from the tables."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from preau.games.api import Refused
from preau.play.clocks import DAY_SECONDS, ClockPlan
from preau.play.commands import Come, Play
from preau.server.clock import now_ms
from preau.server.database.club.people import profiles, ratings
from preau.server.tournaments import decisions
from preau.server.tournaments.driver import TournamentDriver
from preau.server.tournaments.events import TableDecided, TournamentKind, event_json, event_of
from preau.server.tournaments.fold import fold_events
from preau.server.tournaments.schedule import standing_lines
from preau.server.tournaments.steps import BREAK_MS
from preau.server.tournaments.store import TournamentStore
from preau.server.tournaments.tournament import Tournament
from preau.server.tournaments.view import tournament_out
from tests.server.tournaments.night import MINUTE_MS, TWO, Night, refused_by, run


def test_a_swiss_evening(tmp_path: Path) -> None:
    """Three rounds for five: everybody has one bye at most, nobody meets twice, points come from the tables."""

    async def work(night: Night) -> None:
        await night.open(TWO, 5)
        met = set[frozenset[str]]()
        for number in range(3):
            state = await night.state()
            assert len(state.rounds) == number + 1
            for pod in state.rounds[number].pods:
                assert frozenset(pod.players) not in met
                met.add(frozenset(pod.players))
                table = await night.service.table(pod.table)
                assert [seat.holder for seat in table.seats] == list(pod.players)
                assert table.status == "playing"
                assert not table.created.free_undo
                assert table.tournament == night.id
            await night.play_round()
        state = await night.state()
        assert state.closed == "played"
        lines = standing_lines(state)
        assert sum(line.points for line in lines) == 6 * 60 + 3 * 30  # six tables, three byes
        assert max(line.byes for line in lines) == 1
        shown = tournament_out(state, "p0")
        assert "p0" not in str(shown)  # names, never ids
        assert [row["you"] for row in shown["standings"]].count(True) == 1

    run(tmp_path, work)


@pytest.mark.parametrize(
    ("kind", "players", "size", "rounds", "tables"),
    [
        ("round_robin", 4, 2, 3, 6),
        ("round_robin", 5, 2, 5, 10),
        ("round_robin", 6, 3, 3, 6),
        ("knock_out", 6, 2, 3, 5),
    ],
)
def test_kinds_to_their_end(
    tmp_path: Path, kind: TournamentKind, players: int, size: int, rounds: int, tables: int
) -> None:
    async def work(night: Night) -> None:
        await night.open(replace(TWO, kind=kind, size=size, least=size, rounds=0), players)
        for _ in range(rounds):
            assert not (await night.state()).closed
            await night.play_round(lambda seats: seats - 1)
        state = await night.state()
        assert state.closed == "played"
        assert len(state.pods) == tables
        assert min(line.place for line in standing_lines(state)) == 1
        if kind == "knock_out":
            assert [line.place for line in standing_lines(state)] == [1, 2, 3, 3, 5, 5]

    run(tmp_path, work)


@pytest.mark.parametrize("by_itself", [False, True])
def test_a_knock_out_is_seeded_by_ratings(tmp_path: Path, by_itself: bool) -> None:
    """The two strongest can meet in the last round only; who has no rating, or hides it, comes behind them, by lot."""

    async def work(night: Night) -> None:
        known = {"p3": 31.0, "p5": 28.0, "p0": 28.5}
        for guest, mean in known.items():
            row = {"game": "cerocle", "players": 2, "guest": guest, "mean": mean, "doubt": 2.0, "games": 20, "ended": 1}
            await night.service.store.write(sa.insert(ratings).values(row))
            await night.service.store.write(sa.insert(ratings).values({**row, "players": 3, "mean": 60 - mean}))
        for guest, shown_to in (("p3", "all"), ("p6", "friends"), ("p7", "nobody")):
            await night.service.store.write(sa.insert(profiles).values(guest=guest, games="all", rating=shown_to))
            row = {"game": "cerocle", "players": 2, "guest": guest, "mean": 40.0, "doubt": 2.0, "games": 20, "ended": 1}
            if guest not in known:
                await night.service.store.write(sa.insert(ratings).values(row))
        terms = replace(TWO, kind="knock_out", rounds=0, starts=night.now + 1 if by_itself else 0)
        await night.open(terms, 8, begin=False)
        night.now += 1
        if not by_itself:
            await night.do(decisions.begin, night.now, await night.tournaments.strengths(await night.state()))
        state = await night.drive()
        assert state.order[:3] == ("p3", "p0", "p5")
        assert set(state.order) == {f"p{number}" for number in range(8)}
        rivals = {player: pod for pod in state.undecided_pods for player in pod.players}
        assert len({rivals[player].pod for player in known}) == 3
        assert {rivals["p3"].pod // 2, rivals["p0"].pod // 2} == {0, 1}  # the two halves

    run(tmp_path, work)


def test_a_drawn_pair_of_a_knock_out_plays_again(tmp_path: Path) -> None:
    """Twice, with seats exchanged; then the lot decides."""

    async def work(night: Night) -> None:
        await night.open(replace(TWO, kind="knock_out", rounds=0), 2)
        seats = []
        for _ in range(3):
            (pod,) = (await night.state()).undecided_pods
            seats.append(pod.players)
            await night.do(draw_of, pod.number)
            night.now += BREAK_MS
            await night.drive()
        assert seats[0] == seats[1][::-1] == seats[2]
        state = await night.state()
        assert state.closed == "played"
        assert [line.place for line in standing_lines(state)] == [1, 2]

    def draw_of(state: Tournament, number: int) -> Any:
        return [TableDecided(state.at, number, 0, (), "draw")]

    run(tmp_path, work)


def test_who_does_not_come_loses(tmp_path: Path) -> None:
    """After the wait: at a table of two the other wins; where nobody came, nobody gets anything; they rest."""

    async def work(night: Night) -> None:
        await night.open(replace(TWO, wait_minutes=5), 4)
        first, second = (await night.state()).undecided_pods
        await night.service.do(first.table, Come(1))
        night.now += 5 * MINUTE_MS - 1
        assert len((await night.drive()).undecided_pods) == 2
        night.now += 1
        state = await night.drive()
        assert state.rounds[0].over
        points = {line.player: line.points for line in standing_lines(state)}
        assert points[first.players[1]] == 60
        assert sum(points.values()) == 60
        assert {each for each in state.entrants if state.entrants[each].rests} == {first.players[0], *second.players}
        assert (await night.service.table(first.table)).result is not None
        tables = {each["table"]: each for each in tournament_out(state)["rounds"][0]["tables"]}
        assert (tables[first.table]["winners"], tables[second.table]["winners"]) == ([1], [])

    run(tmp_path, work)


@pytest.mark.parametrize("clock", [ClockPlan("bank", 600, 5), ClockPlan("days", 3 * DAY_SECONDS)])
def test_who_comes_late_or_plays_without_a_page_has_come(tmp_path: Path, clock: ClockPlan) -> None:
    """The first has moved before the second came; others play by the API alone: nobody loses by that."""

    async def work(night: Night) -> None:
        await night.open(replace(TWO, clock=clock), 4)
        late, by_program = (await night.state()).undecided_pods
        for pod, comes in ((late, True), (by_program, False)):
            for seat, move in ((0, "e5"), (1, "e6")):
                night.now += MINUTE_MS
                if comes:
                    await night.service.do(pod.table, Come(seat, pod.players[seat]))
                if not comes or clock.kind != "days" or seat == 0:  # by post the second may take the whole time
                    await night.service.do(pod.table, Play(seat, move, by=pod.players[seat]))
        night.now += max(5 * MINUTE_MS, clock.seconds * 1000 - 5 * MINUTE_MS) + 2 * MINUTE_MS
        state = await night.drive()
        assert [pod.absent for pod in state.undecided_pods] == [(), ()]
        assert all([(await night.service.table(pod.table)).status == "playing" for pod in (late, by_program)])

    run(tmp_path, work)


def test_joins_pauses_and_leaves(tmp_path: Path) -> None:
    async def work(night: Night) -> None:
        await night.open(TWO, 4)
        await night.do(decisions.rest, "p0", night.now)
        await night.do(decisions.withdraw, "p1", night.now)
        await night.enter("p4")  # comes late
        state = await night.play_round()
        here = {player for pod in state.rounds[1].pods for player in pod.players} | set(state.rounds[1].byes)
        assert here == {"p2", "p3", "p4"}
        await night.do(decisions.wake_up, "p0", night.now)
        state = await night.play_round()
        assert len(state.rounds[2].pods) == 2
        with refused_by("tourney-not-in"):
            await night.do(decisions.rest, "p1", night.now)

    run(tmp_path, work)


def test_an_arena_pairs_whoever_is_free(tmp_path: Path) -> None:
    """No waiting for the slowest; at the end the last tables are played out."""

    async def work(night: Night) -> None:
        await night.open(replace(TWO, kind="arena", minutes=30, clock=ClockPlan("bank", 7200, 0)), 5)
        state = await night.state()
        slow, quick = state.undecided_pods
        await night.come(slow.table)
        for _ in range(3):
            await night.win(quick.table, 0)
            state = await night.drive()
            quick = next(pod for pod in state.undecided_pods if pod.table != slow.table)
        night.now += 30 * MINUTE_MS
        await night.win(quick.table, 0)
        assert (await night.drive()).undecided_pods == [next(p for p in state.pods if p.table == slow.table)]
        await night.win(slow.table, 0)
        state = await night.drive()
        assert state.closed == "played"
        assert len(state.pods) == 5

    run(tmp_path, work)


def test_a_ladder(tmp_path: Path) -> None:
    """Challenges up to three places above; who wins stands above whom they beat, who loses stays."""

    async def work(night: Night) -> None:
        terms = replace(TWO, kind="ladder", rounds=0, clock=ClockPlan("days", 3 * 86_400))
        await night.open(terms, 6)
        with refused_by("tourney-out-of-reach"):
            await night.do(decisions.challenge, "p5", ["p1"], night.now)
        state = await night.do(decisions.challenge, "p5", ["p2"], night.now)
        with refused_by("tourney-challenge-open"):
            await night.do(decisions.challenge, "p5", ["p3"], night.now)
        await night.drive()
        (pod,) = state.undecided_pods
        await night.win(pod.table, pod.players.index("p5"))
        state = await night.drive()
        assert state.order == ("p0", "p1", "p5", "p2", "p3", "p4")
        state = await night.do(decisions.challenge, "p5", ["p0"], night.now)
        await night.drive()
        (pod,) = state.undecided_pods
        await night.win(pod.table, pod.players.index("p0"))
        state = await night.drive()
        assert state.order == ("p0", "p1", "p5", "p2", "p3", "p4")
        with refused_by("tourney-challenge-again"):
            await night.do(decisions.challenge, "p5", ["p0"], night.now)
        await night.enter("p9")
        assert (await night.do(decisions.withdraw, "p1", night.now)).order == ("p0", "p5", "p2", "p3", "p4", "p9")

    run(tmp_path, work)


def test_it_begins_by_the_clock_or_not_at_all(tmp_path: Path) -> None:
    async def work(night: Night) -> None:
        await night.open(replace(TWO, starts=night.now + MINUTE_MS), 1, begin=False)
        assert (await night.drive()).status == "open"
        night.now += MINUTE_MS
        assert (await night.drive()).closed == "too_few"
        await night.open(replace(TWO, starts=night.now + MINUTE_MS), 3, begin=False)
        night.now += MINUTE_MS
        state = await night.drive()
        assert (len(state.rounds), len(state.rounds[0].byes)) == (1, 1)

    run(tmp_path, work)


def test_a_table_that_cannot_be_opened_holds_up_nobody(tmp_path: Path) -> None:
    """Two who go by one name cannot sit together: that table has no winner, and the next round comes."""

    async def work(night: Night) -> None:
        await night.open(TWO, 1, begin=False)
        await night.do(decisions.enter, "a", "Ann", night.now, registered=True)
        await night.do(decisions.enter, "b", "ann", night.now, registered=True)
        await night.do(decisions.withdraw, "p0", night.now)
        await night.do(decisions.begin, night.now)
        (pod,) = (await night.drive()).pods
        assert (pod.winners, pod.reason) == ((), "refused")
        night.now += BREAK_MS
        assert len((await night.drive()).rounds) == 2

    run(tmp_path, work)


def test_two_drivers_are_one(tmp_path: Path) -> None:
    """Processes that drive at the same moment pair once and open each table once."""

    async def work(night: Night) -> None:
        others = [
            TournamentDriver(night.service, TournamentStore(night.service.store, lambda: night.now)) for _ in range(4)
        ]
        await night.open(TWO, 8, begin=False)
        await night.tournaments.do(night.id, lambda state: decisions.begin(state, night.now))
        for _ in range(3):
            await asyncio.gather(*(each.drive(night.id) for each in others))
            state = await night.state()
            for pod in state.undecided_pods:
                await night.win(pod.table, 0)
            await asyncio.gather(*(each.drive(night.id) for each in others))
            night.now += BREAK_MS
        await asyncio.gather(*(each.drive(night.id) for each in others))
        state = await night.state()
        assert state.closed == "played"
        assert [each.number for each in state.rounds] == [0, 1, 2]
        assert len(state.pods) == 12

    run(tmp_path, work)


def test_a_guest_becomes_an_account_and_is_forgotten(tmp_path: Path) -> None:
    async def work(night: Night) -> None:
        await night.open(TWO, 3)
        await night.tournaments.adopt("p1", "account", "Ann")
        state = await night.state()
        assert "p1" not in state.entrants
        assert state.entrants["account"].name == "Ann"
        assert await night.tournaments.tournaments_naming("account") == [night.id]
        assert len(await night.tournaments.export("account")) == 1
        await night.tournaments.forget("account")
        for tournaments in (night.tournaments, TournamentStore(night.service.store, lambda: night.now)):
            state = await tournaments.find(night.id)
            assert not {"p1", "account"} & set(state.entrants)
            assert len(state.entrants) == 3
        texts = str([event_json(event) for event in await night.tournaments.events(night.id)])
        assert not [each for each in ("Ann", ": 'account'", "'p1'", "P1") if each in texts]
        assert not await night.tournaments.tournaments_naming("p1")
        state = await night.play_round()
        assert len(state.rounds[1].pods) == 1  # who has gone is not paired again

    run(tmp_path, work)


@settings(max_examples=15, deadline=None)
@given(st.randoms(use_true_random=False))
def test_a_log_reads_back_as_it_was(chance: random.Random) -> None:
    events = [decisions.announce(TWO, "owner", 1)]
    state = fold_events("t", events)
    for number in range(8):
        what = chance.choice([decisions.enter, decisions.withdraw, decisions.rest, decisions.wake_up])
        player = f"p{chance.randrange(4)}"
        args = (player, player) if what is decisions.enter else (player,)
        try:
            more = list(what(state, *args, number))  # type: ignore[operator]
        except Refused:
            continue
        events += more
        state = fold_events("t", events)
    assert fold_events("t", [event_of(event_json(event)) for event in events]) == state


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"name": "x"}, "tourney-bad-name"),
        ({"size": 7}, "tourney-bad-size"),
        ({"size": 2, "least": 3}, "tourney-bad-least"),
        ({"kind": "knock_out", "size": 3, "least": 2}, "tourney-knock-out-two"),
        ({"clock": ClockPlan()}, "tourney-needs-clock"),
        ({"kind": "arena", "minutes": 3}, "tourney-bad-minutes"),
        ({"kind": "arena", "minutes": 30, "clock": ClockPlan("days", 86_400)}, "tourney-arena-clock"),
        ({"rounds": 0}, "tourney-bad-rounds"),
        ({"rounds": 31}, "tourney-bad-rounds"),
        ({"wait_minutes": 0}, "tourney-bad-wait"),
        ({"places": 0}, "tourney-bad-places"),
        ({"starts": 10**15}, "tourney-bad-start"),
        ({"game": "chess"}, "input-unknown-game"),
        ({"options": {"nonsense": 1}}, "input-option-name"),
    ],
    ids=str,
)
def test_terms_that_cannot_be(change: dict[str, Any], message: str) -> None:
    with refused_by(message):
        decisions.announce(replace(TWO, **change), "owner", now_ms())
