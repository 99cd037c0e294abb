"""What happens in a tournament by itself: it begins, tables are decided, somebody has not come, a round is paired.

Pure: `now` and what is known of the tables are arguments. Whoever writes a step first has made it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from preau.pairings.rounds import Round
from preau.server.clock import MINUTE_MS
from preau.server.tournaments.decisions import NOTHING_KNOWN, can_begin
from preau.server.tournaments.events import Begun, Closed, NoShow, RoundPaired, TableDecided, TournamentEvent
from preau.server.tournaments.schedule import is_played_out, next_round, seeded_order
from preau.server.tournaments.tournament import PodState, Tournament

BREAK_MS = 15_000  # between two rounds, in which the standings are read


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What a tournament asks of a table: whether it is over, who won, and who has come."""

    over: bool
    winners: tuple[int, ...] = ()
    reason: str = ""
    came: frozenset[int] = frozenset()


def due_events(
    state: Tournament, facts: Mapping[str, TableFacts], now: int, strengths: Mapping[str, float] = NOTHING_KNOWN
) -> list[TournamentEvent]:
    """What is due now; after it more may be. `strengths` are asked for where it is to begin (`begins_now`)."""
    if state.closed:
        return []
    if not state.begun_at:
        return _due_before(state, now, strengths)
    decided: list[TournamentEvent] = []
    for pod in state.undecided_pods:
        if (found := facts.get(pod.table)) is not None:
            decided += _due_at_table(state, pod, found, now)
    return decided or _due_after(state, now)


def begins_now(state: Tournament, now: int) -> bool:
    """Whether its time has come."""
    return state.status == "open" and 0 < state.terms.starts <= now


def _due_before(state: Tournament, now: int, strengths: Mapping[str, float]) -> list[TournamentEvent]:
    if not begins_now(state, now):
        return []
    if not can_begin(state):
        return [Closed(now, "too_few")]
    return [Begun(now, seeded_order(state.id, state.active, strengths))]


def _due_at_table(state: Tournament, pod: PodState, facts: TableFacts, now: int) -> list[TournamentEvent]:
    if facts.over:
        winners = tuple(pod.players[seat] for seat in facts.winners)
        return [TableDecided(now, pod.number, pod.pod, winners, facts.reason)]
    missing = tuple(player for seat, player in enumerate(pod.players) if seat not in facts.came)
    if missing and not pod.absent and now >= waits_until(state, pod):
        return [NoShow(now, pod.number, pod.pod, missing)]
    return []


def waits_until(state: Tournament, pod: PodState) -> int:
    """Until when somebody may come to their table; by post as long as a turn lasts."""
    clock = state.terms.clock
    return pod.at + (clock.seconds * 1000 if clock.kind == "days" else state.terms.wait_minutes * MINUTE_MS)


def _due_after(state: Tournament, now: int) -> list[TournamentEvent]:
    """Another round, or the end. An arena pairs while others play; all else waits for the slowest."""
    arena = state.terms.kind == "arena"
    if state.terms.kind == "ladder" or (state.undecided_pods and not arena):
        return []
    if not state.undecided_pods and state.rounds and is_played_out(state, now):
        return [Closed(now, "played")]
    if arena and not state.rounds and is_played_out(state, now):
        return [Closed(now, "too_few")]
    if state.rounds and not arena and now < next_round_at(state):
        return []
    found: Round | None = next_round(state, now)
    return [] if found is None else [RoundPaired(now, len(state.rounds), found.pods, found.byes)]


def next_round_at(state: Tournament) -> int:
    """When the next round is paired, once all tables of the last are over."""
    last = max((pod.decided_at for pod in state.rounds[-1].pods), default=0) if state.rounds else 0
    return last if state.terms.clock.kind == "days" else last + BREAK_MS
