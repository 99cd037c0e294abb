"""Folding: a tournament is what its events make of it. Nothing is judged here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from preau.pairings.ladder import climb
from preau.server.tournaments.events import (
    Announced,
    Begun,
    Closed,
    Entered,
    NoShow,
    PlayerAdopted,
    Rested,
    RoundPaired,
    TableDecided,
    TournamentEvent,
    Withdrew,
    WokeUp,
)
from preau.server.tournaments.tournament import Entrant, PodState, RoundState, Tournament, table_id


def fold_events(tournament_id: str, events: Iterable[TournamentEvent], before: Tournament | None = None) -> Tournament:
    """The tournament after these events; raises ValueError where the first does not open one."""
    state = before
    for event in events:
        state = _after(tournament_id, state, event)
    if state is None:
        raise ValueError("a tournament without events")
    return state


def _after(tournament_id: str, before: Tournament | None, event: TournamentEvent) -> Tournament:
    if before is None:
        if not isinstance(event, Announced):
            raise ValueError("a tournament begins with its announcement")
        return Tournament(tournament_id, event, 1, event.at)
    state = replace(before, seq=before.seq + 1, at=max(before.at, event.at))
    match event:
        case Entered():
            return _enter(state, event)
        case Withdrew() | Rested() | WokeUp():
            return _change_player(state, event)
        case Begun():
            ladder = state.terms.kind == "ladder"
            return replace(state, begun_at=event.at, order=state.order if ladder else event.order)
        case RoundPaired():
            return replace(state, rounds=(*state.rounds, _round(tournament_id, event)))
        case NoShow():
            return _miss(state, event)
        case TableDecided():
            return _decide_table(state, event)
        case Closed():
            return replace(state, closed_at=event.at, closed=event.reason)
        case PlayerAdopted():
            return _adopt(state, event)
    return state


def _enter(state: Tournament, event: Entered) -> Tournament:
    entrants = {**state.entrants, event.player: Entrant(event.player, event.name, event.registered)}
    new = state.terms.kind == "ladder" and event.player not in state.order
    return replace(state, entrants=entrants, order=(*state.order, event.player) if new else state.order)


def _change_player(state: Tournament, event: Withdrew | Rested | WokeUp) -> Tournament:
    known = state.entrants.get(event.player)
    if known is None:
        return state
    out, order = known.out, state.order
    if isinstance(event, Withdrew):
        out = True
        if state.terms.kind == "ladder":
            order = tuple(each for each in order if each != event.player)
    changed = replace(known, rests=isinstance(event, Rested), out=out)
    return replace(state, entrants={**state.entrants, event.player: changed}, order=order)


def _round(tournament_id: str, event: RoundPaired) -> RoundState:
    pods = tuple(
        PodState(event.number, number, players, event.at, table_id(tournament_id, event.number, number),
                 event.challenger)
        for number, players in enumerate(event.pods)
    )  # fmt: skip
    return RoundState(event.number, event.at, pods, event.byes)


def _change_pod(state: Tournament, number: int, pod: int, **changes: object) -> Tournament:
    rounds = list(state.rounds)
    found = rounds[number]
    pods = list(found.pods)
    pods[pod] = replace(pods[pod], **changes)  # type: ignore[arg-type]  # the caller names fields of a pod
    rounds[number] = replace(found, pods=tuple(pods))
    return replace(state, rounds=tuple(rounds))


def _miss(state: Tournament, event: NoShow) -> Tournament:
    """Who did not come rests, so that the next round is not spoiled too."""
    entrants = dict(state.entrants)
    if state.terms.kind not in {"ladder", "knock_out"}:
        entrants |= {each: replace(entrants[each], rests=True) for each in event.players if each in entrants}
    return _change_pod(replace(state, entrants=entrants), event.number, event.pod, absent=event.players)


def _decide_table(state: Tournament, event: TableDecided) -> Tournament:
    after = _change_pod(state, event.number, event.pod, winners=event.winners, reason=event.reason, decided_at=event.at)
    pod = after.rounds[event.number].pods[event.pod]
    if pod.challenger in event.winners and pod.challenger in after.order:
        beaten = {each for each in pod.players if each not in event.winners}
        return replace(after, order=climb(after.order, pod.challenger, beaten))
    return after


def _adopt(state: Tournament, event: PlayerAdopted) -> Tournament:
    """What was a guest's is an account's; who was in twice is in once, as the account."""

    def now(player: str) -> str:
        return event.account if player == event.guest else player

    def all_now(players: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(now, players))

    entrants = {}
    for each in state.entrants.values():
        if each.id == event.guest and event.account in state.entrants:
            continue
        mine = each.id == event.guest
        known = replace(each, id=event.account, name=event.name, registered=True) if mine else each
        entrants[known.id] = known
    rounds = tuple(
        replace(each, byes=all_now(each.byes), pods=tuple(
            replace(pod, players=all_now(pod.players), challenger=now(pod.challenger), absent=all_now(pod.absent),
                    winners=None if pod.winners is None else all_now(pod.winners))
            for pod in each.pods
        ))
        for each in state.rounds
    )  # fmt: skip
    by = replace(state.announced, by=now(state.announced.by))
    order = tuple(dict.fromkeys(all_now(state.order)))
    return replace(state, entrants=entrants, rounds=rounds, order=order, announced=by)
