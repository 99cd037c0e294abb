"""What comes next in a tournament: who meets whom, and when it is over. Pure: `now` is an argument."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain

from preau.pairings.arena import WaitingPlayer, pair_free
from preau.pairings.knock_out import first_line, line_round, next_line
from preau.pairings.round_robin import berger_round, plan_rounds, rounds_needed
from preau.pairings.rounds import Pod, Round, RoundsPlayed, fair_order
from preau.pairings.standings import (
    ARENA_TIE_BREAKS,
    ROUND_ROBIN_TIE_BREAKS,
    SWISS_TIE_BREAKS,
    Standing,
    TieBreak,
    standings,
)
from preau.pairings.swiss import pair_round, standing_order
from preau.server.clock import MINUTE_MS
from preau.server.tournaments.tournament import Tournament

MOST_REPLAYS = 2  # of a drawn pair in a knock-out; then the lot decides
TIE_BREAKS: dict[str, tuple[TieBreak, ...]] = {
    "round_robin": ROUND_ROBIN_TIE_BREAKS, "swiss": SWISS_TIE_BREAKS, "arena": ARENA_TIE_BREAKS,
}  # fmt: skip


def drawn_order(tournament_id: str, players: Sequence[str]) -> tuple[str, ...]:
    """The players as the lot puts them."""
    order = sorted(players)
    random.Random(tournament_id).shuffle(order)  # noqa: S311  # the same for whoever draws it
    return tuple(order)


def seeded_order(tournament_id: str, players: Sequence[str], strengths: Mapping[str, float]) -> tuple[str, ...]:
    """The strongest first, as far as that is known; the lot decides between equals, and among the others."""
    drawn = drawn_order(tournament_id, players)
    return tuple(sorted(drawn, key=lambda player: (player not in strengths, -strengths.get(player, 0.0))))


def rounds_planned(state: Tournament) -> int | None:
    """How many rounds there are to be; None where that is not known beforehand."""
    terms = state.terms
    if terms.kind in {"arena", "ladder"}:
        return None
    count = len(state.order or state.entrants)
    if terms.kind == "knock_out":
        return max(1, count - 1).bit_length() if count > 1 else 0
    return terms.rounds or rounds_needed(count, terms.size)


def arena_ends(state: Tournament) -> int:
    return state.begun_at + state.terms.minutes * MINUTE_MS


def next_round(state: Tournament, now: int) -> Round | None:
    """The round to be paired now, or None: there is none yet (`is_played_out` says whether there will be)."""
    match state.terms.kind:
        case "arena":
            found = _arena_round(state, now)
        case "knock_out":
            found = _knock_out_round(state)
        case "swiss":
            found = _swiss_round(state)
        case "round_robin":
            found = _round_robin_round(state)
        case _:  # a ladder's tables come of challenges
            found = None
    return found if found is not None and found.pods else None


def is_played_out(state: Tournament, now: int) -> bool:
    """Whether nothing more is to be paired; asked when all tables are over."""
    match state.terms.kind:
        case "ladder":
            return False
        case "arena":
            return now >= arena_ends(state)
        case "knock_out":
            return _knock_out_round(state) is None
    return len(state.rounds) >= (rounds_planned(state) or 0)


def standing_lines(state: Tournament) -> list[Standing]:
    """The standings by points; a ladder's and a knock-out's come from elsewhere."""
    terms = state.terms
    if terms.kind == "ladder":
        return _ladder_lines(state)
    if terms.kind == "knock_out":
        return _knock_out_lines(state)
    return standings(
        list(state.entrants), state.played_pods, state.byes, TIE_BREAKS[terms.kind], size=terms.size, seed=state.id
    )


# --- kinds -----------------------------------------------------------------------------------------------------------


def _swiss_round(state: Tournament) -> Round:
    points = {line.player: line.points for line in standing_lines(state)}
    seed = f"{state.id} {len(state.rounds)}"
    order = standing_order({player: points[player] for player in state.active}, seed)
    return pair_round(order, state.past, size=state.terms.size, least=state.terms.least, seed=seed)


def _round_robin_round(state: Tournament) -> Round:
    """As it was planned; at larger tables the rest is planned anew where somebody has gone or come back."""
    number, terms, active = len(state.rounds), state.terms, set(state.active)
    if terms.size == 2:
        planned = berger_round(state.order, number)
        pods = tuple(pod for pod in planned.pods if active.issuperset(pod))
        alone = (player for pod in planned.pods if not active.issuperset(pod) for player in pod)
        return Round(pods, tuple(player for player in chain(planned.byes, alone) if player in active))
    total = rounds_planned(state) or 0
    if active == set(state.order) and all(_everybody_was_there(state, each.as_round) for each in state.rounds):
        whole = plan_rounds(state.order, total, RoundsPlayed(), size=terms.size, least=terms.least, seed=state.id)
        return whole[number]
    here = [player for player in state.order if player in active]
    rest = plan_rounds(
        here, total - number, state.past, size=terms.size, least=terms.least, seed=f"{state.id} {number}"
    )
    return rest[0]


def _everybody_was_there(state: Tournament, played: Round) -> bool:
    return {*chain.from_iterable(played.pods), *played.byes} == set(state.order)


def _arena_round(state: Tournament, now: int) -> Round | None:
    if now >= arena_ends(state):
        return None
    busy = {player for pod in state.undecided_pods for player in pod.players}
    since, last = dict.fromkeys(state.entrants, state.begun_at), dict[str, Pod]()
    for pod in state.pods:
        for player in pod.players:
            since[player] = max(since.get(player, 0), pod.decided_at)
            last[player] = pod.players
    points = {line.player: line.points for line in standing_lines(state)}
    free = [WaitingPlayer(player, since[player], points[player]) for player in state.active if player not in busy]
    seed = f"{state.id} {len(state.rounds)}"
    pods = pair_free(free, last, state.past, now, size=state.terms.size, least=state.terms.least, seed=seed)
    return Round(pods)


# --- knock-out -------------------------------------------------------------------------------------------------------


class _Bracket:
    """The line of a knock-out as the rounds so far have left it, and the pairs that have to play again."""

    def __init__(self, state: Tournament) -> None:
        self.line = first_line(state.order)
        self.gone: dict[str, int] = {}  # in which stage
        self.again: dict[Pod, int] = {}  # pairs without a winner, and how often they drew
        self.stage = 0
        self._state = state
        for each in state.rounds:
            self._play(each.as_round, each.number)

    def _play(self, played: Round, number: int) -> None:
        if not self.again:
            present = {*chain.from_iterable(played.pods), *played.byes}
            self._leave([player for player in self.line if player and player not in present])
            self.line = close_up(self.line, self.gone)
        for pod in self._state.rounds[number].pods:
            self._judge(pod.players, pod.winners, pod.absent)
        if not self.again:
            self.line = next_line(self.line, self.gone)
            self.stage += 1

    def _judge(self, pair: Pod, winners: Sequence[str] | None, absent: Sequence[str]) -> None:
        key = tuple(sorted(pair))
        if winners is None:
            return
        if len(absent) == len(pair):
            self.again.pop(key, None)
            self._leave(pair)
        elif len(winners) == 1:
            self.again.pop(key, None)
            self._leave([player for player in pair if player not in winners])
        else:
            self.again[key] = self.again.get(key, 0) + 1
            if self.again[key] > MOST_REPLAYS:
                del self.again[key]
                self._leave((drawn_order(f"{self._state.id} {self.stage}", pair)[1],))

    def _leave(self, players: Iterable[str]) -> None:
        for player in players:
            self.gone.setdefault(player, self.stage)


def _knock_out_round(state: Tournament) -> Round | None:
    bracket = _Bracket(state)
    out = {each.id for each in state.entrants.values() if each.out}
    if bracket.again:
        return Round(tuple(fair_order(pair, state.past) for pair in bracket.again))
    line = close_up(bracket.line, out)
    return line_round(line, state.past) if sum(map(bool, line)) > 1 else None


def close_up(line: Sequence[str], gone: Collection[str]) -> tuple[str, ...]:
    """The line without those who have gone; where that leaves no two neighbours, everybody goes on a round."""
    found = tuple("" if player in gone else player for player in line)
    while sum(map(bool, found)) > 1 and not line_round(found, RoundsPlayed()).pods:
        found = next_line(found, ())
    return found


def _knock_out_lines(state: Tournament) -> list[Standing]:
    """By how far everybody came; who was out in the same round shares a place."""
    lines = standings(list(state.entrants), state.played_pods, (), ("wins", "lot"), size=2, seed=state.id)
    if not state.begun_at:
        return lines
    bracket = _Bracket(state)
    last = bracket.stage + 1
    lines.sort(key=lambda line: -bracket.gone.get(line.player, last))
    for number, line in enumerate(lines):
        same = number and bracket.gone.get(line.player, last) == bracket.gone.get(lines[number - 1].player, last)
        line.place = lines[number - 1].place if same else number + 1
    return lines


def _ladder_lines(state: Tournament) -> list[Standing]:
    found = standings(list(state.entrants), state.played_pods, (), ("lot",), size=state.terms.size, seed=state.id)
    lines = {line.player: line for line in found}
    ranked = [lines[player] for player in state.order if player in lines]
    for number, line in enumerate(ranked):
        line.place = number + 1
    return ranked
