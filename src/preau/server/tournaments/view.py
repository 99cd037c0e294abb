"""A tournament as everybody may see it: names, places, tables; nobody's id. The page and the API show the same."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict  # pydantic wants this one on Python 3.11

from preau.pairings.ladder import within_reach
from preau.pairings.standings import POINT
from preau.server.tournaments.decisions import can_begin
from preau.server.tournaments.schedule import TIE_BREAKS, arena_ends, rounds_planned, standing_lines
from preau.server.tournaments.steps import next_round_at
from preau.server.tournaments.tournament import PodState, Tournament


class StandingOut(TypedDict):
    """One line of the standings. `number` stands for the player in this tournament; `ties` are what broke ties."""

    number: int
    place: int
    name: str
    registered: bool
    state: Literal["in", "rests", "left"]
    points: float
    tables: int
    wins: int
    byes: int
    absences: int
    ties: dict[str, float]
    you: bool


class TournamentTableOut(TypedDict):
    """A table in a round; `winners` are seats, and null until the game is over."""

    table: str
    names: list[str]
    absent: list[int]
    winners: list[int] | None
    reason: str
    mine: bool
    challenger: int | None


class TournamentRoundOut(TypedDict):
    """A round, counted from 1."""

    number: int
    at: int
    tables: list[TournamentTableOut]
    byes: list[str]


class YouOut(TypedDict):
    """You: whether you are in, where you have to sit, and whom you can challenge on a ladder (by number)."""

    state: Literal["none", "in", "rests", "left"]
    table: str | None
    reach: list[int]
    organises: bool


class TournamentOut(TypedDict):
    """The present state of a tournament."""

    id: str
    seq: int
    name: str
    game: str
    kind: str
    size: int
    least: int
    club: str
    rated: bool
    status: Literal["open", "running", "over"]
    closed: str | None
    clock: dict[str, int | str]
    starts: int
    begun: int
    ends: int | None
    next_round: int | None
    rounds_planned: int | None
    players: int
    tie_breaks: list[str]
    standings: list[StandingOut]
    rounds: list[TournamentRoundOut]
    you: YouOut


def tournament_out(state: Tournament, guest: str = "", *, organises: bool = False) -> TournamentOut:
    """All of it. `guest` is who asks."""
    terms = state.terms
    waiting = state.status == "running" and state.rounds and not state.undecided_pods
    paired_soon = waiting and terms.kind not in {"arena", "ladder"} and can_begin(state)
    return {
        "id": state.id, "seq": state.seq, "name": terms.name, "game": terms.game, "kind": terms.kind,
        "size": terms.size, "least": terms.least, "club": terms.club, "rated": terms.rated,
        "status": state.status, "closed": state.closed,
        "clock": {"kind": terms.clock.kind, "seconds": terms.clock.seconds, "increment": terms.clock.increment},
        "starts": terms.starts, "begun": state.begun_at,
        "ends": arena_ends(state) if terms.kind == "arena" and state.begun_at else None,
        "next_round": next_round_at(state) if paired_soon else None,
        "rounds_planned": rounds_planned(state),
        "players": sum(not each.out for each in state.entrants.values()),
        "tie_breaks": list(TIE_BREAKS.get(terms.kind, ())), "standings": _standings(state, guest),
        "rounds": [
            {"number": each.number + 1, "at": each.at, "byes": [state.name_of(player) for player in each.byes],
             "tables": [_table(state, pod, guest) for pod in each.pods]}
            for each in state.rounds
        ],
        "you": _you(state, guest, organises=organises),
    }  # fmt: skip


def numbers_of(state: Tournament) -> dict[str, int]:
    """What stands for each player outside: who entered first is 1."""
    return {player: number for number, player in enumerate(state.entrants, 1)}


def _standings(state: Tournament, guest: str) -> list[StandingOut]:
    numbers = numbers_of(state)
    rows: list[StandingOut] = []
    for line in standing_lines(state):
        who = state.entrants[line.player]
        ties: dict[str, float] = {
            name: float(value) if name == "wins" else _points(value)
            for name, value in line.ties.items()
            if name != "lot"
        }
        rows.append({
            "number": numbers[line.player], "place": line.place, "name": who.name, "registered": who.registered,
            "state": "left" if who.out else "rests" if who.rests else "in", "points": _points(line.points),
            "tables": line.tables, "wins": line.wins, "byes": line.byes, "absences": line.absences, "ties": ties,
            "you": line.player == guest,
        })  # fmt: skip
    return rows


def _points(sixtieths: int) -> float:
    return round(sixtieths / POINT, 2)


def _table(state: Tournament, pod: PodState, guest: str) -> TournamentTableOut:
    return {
        "table": pod.table, "names": [state.name_of(player) for player in pod.players],
        "absent": [pod.players.index(player) for player in pod.absent],
        "winners": None if pod.winners is None else _who_won(pod),
        "reason": pod.reason, "mine": guest in pod.players,
        "challenger": pod.players.index(pod.challenger) if pod.challenger in pod.players else None,
    }  # fmt: skip


def _who_won(pod: PodState) -> list[int]:
    """By seat; who did not come has won nothing, also where the other did not come either."""
    return [pod.players.index(player) for player in pod.winners or () if player not in pod.absent]


def _you(state: Tournament, guest: str, *, organises: bool) -> YouOut:
    who = state.entrants.get(guest)
    mine = state.table_of(guest) if state.status == "running" else None
    numbers = numbers_of(state)
    ladder = state.terms.kind == "ladder" and state.status == "running" and guest in state.order
    reach = within_reach(state.order, guest, state.terms.places) if ladder else ()
    return {
        "state": "none" if who is None else "left" if who.out else "rests" if who.rests else "in",
        "table": mine.table if mine else None, "reach": [numbers[player] for player in reach], "organises": organises,
    }  # fmt: skip
