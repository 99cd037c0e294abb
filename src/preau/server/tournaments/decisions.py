"""What people may do in a tournament: each answers with the events of it, or refuses in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from preau.games import registry
from preau.games.api import Game, refusal
from preau.pairings.ladder import within_reach
from preau.pairings.rounds import fair_order, pod_sizes
from preau.play.clocks import check_plan
from preau.play.inputs import clean_name
from preau.server.clock import DAY_MS
from preau.server.database.people import key_of
from preau.server.tournaments.events import (
    Announced,
    Begun,
    Closed,
    Entered,
    Rested,
    RoundPaired,
    TournamentEvent,
    TournamentTerms,
    Withdrew,
    WokeUp,
)
from preau.server.tournaments.schedule import seeded_order
from preau.server.tournaments.tournament import Tournament

MOST_ENTRANTS = 1000
MOST_PLANNED = 60  # who can meet everybody at larger tables, or at all
MOST_ROUNDS = 30
NAME_CHARS = (3, 60)
ARENA_MINUTES = (10, 24 * 60)
WAIT_MINUTES = (1, 60)
MOST_PLACES = 20
MOST_OPEN_CHALLENGES = 2  # that somebody plays at a time
WEEK_MS = 7 * DAY_MS
FURTHEST_START_MS = 366 * DAY_MS
NOTHING_KNOWN: Mapping[str, float] = MappingProxyType({})  # of anybody's strength

Events = Sequence[TournamentEvent]


def game_sizes(game: Game) -> tuple[int, ...]:
    """How many can play at a table of that game."""
    for option in game.options:
        if option.name == "players":
            return tuple(sorted(int(value) for value in option.values))
    return (game.set_up(game.settle({})).players,)


def announce(terms: TournamentTerms, by: str, now: int) -> Announced:
    """The first event of a tournament; raises Refused that says what cannot be."""
    game = registry.game(terms.game)
    name = " ".join(terms.name.split())
    _within("tourney-bad-name", len(name), NAME_CHARS)
    sizes = game_sizes(game)
    for size in {terms.size, terms.least}:
        if size not in sizes:
            low, high = sizes[0], sizes[-1]
            raise refusal("bad_option", "tourney-bad-size", value=size, low=low, high=high, exact=_exact(low, high))
    if terms.least > terms.size:
        raise refusal("bad_option", "tourney-bad-least")
    if terms.kind == "knock_out" and terms.size != 2:
        raise refusal("bad_option", "tourney-knock-out-two")
    if terms.clock.kind == "none":
        raise refusal("bad_option", "tourney-needs-clock")
    check_plan(terms.clock, game)
    if terms.kind == "arena":
        _within("tourney-bad-minutes", terms.minutes, ARENA_MINUTES)
        if terms.clock.kind == "days":
            raise refusal("bad_option", "tourney-arena-clock")
    _within("tourney-bad-rounds", terms.rounds, (1 if terms.kind == "swiss" else 0, MOST_ROUNDS))
    _within("tourney-bad-wait", terms.wait_minutes, WAIT_MINUTES)
    _within("tourney-bad-places", terms.places, (1, MOST_PLACES))
    if terms.starts and not now - WEEK_MS < terms.starts < now + FURTHEST_START_MS:
        raise refusal("bad_option", "tourney-bad-start")
    for size in {terms.size, terms.least}:
        game.set_up(game.settle({key: str(value) for key, value in table_options(game, terms, size).items()}))
    return Announced(now, by, _rename(terms, name))


def _rename(terms: TournamentTerms, name: str) -> TournamentTerms:
    return replace(terms, name=name, options={key: value for key, value in terms.options.items() if key != "players"})


def table_options(game: Game, terms: TournamentTerms, size: int) -> dict[str, int | str]:
    """The options of a table for so many."""
    players = {"players": size} if any(option.name == "players" for option in game.options) else {}
    return {**terms.options, **players}


def _within(message: str, value: int, bounds: tuple[int, int]) -> None:
    low, high = bounds
    if not low <= value <= high:
        raise refusal("bad_option", message, value=value, low=low, high=high)


def _exact(low: int, high: int) -> str:
    """Whether there is nothing to choose between them, so that nobody reads “2 to 2”."""
    return "yes" if low == high else "no"


# --- players ---------------------------------------------------------------------------------------------------------


def enter(state: Tournament, player: str, name: str, now: int, *, registered: bool = False) -> Events:
    """Join, or come back after one had left."""
    _must_not_be_over(state)
    known = state.entrants.get(player)
    if known is not None and not known.out:
        return (WokeUp(now, player),) if known.rests else ()
    if known is None and state.begun_at and state.terms.kind in {"round_robin", "knock_out"}:
        raise refusal("too_late", "tourney-too-late")
    if known is not None and state.begun_at and state.terms.kind == "knock_out":
        raise refusal("too_late", "tourney-too-late")
    most = MOST_PLANNED if state.terms.kind == "round_robin" else MOST_ENTRANTS
    if sum(not each.out for each in state.entrants.values()) >= most:
        raise refusal("table_full", "tourney-full", high=most)
    cleaned = clean_name(name)
    others = [each for each in state.entrants.values() if each.id != player]
    if not registered and any(key_of(each.name) == key_of(cleaned) for each in others):
        raise refusal("name_taken", "tourney-name-taken", name=cleaned)
    return (Entered(now, player, cleaned, registered),)


def withdraw(state: Tournament, player: str, now: int) -> Events:
    _must_not_be_over(state)
    known = state.entrants.get(player)
    return () if known is None or known.out else (Withdrew(now, player),)


def rest(state: Tournament, player: str, now: int) -> Events:
    """Sit out for a while; in a knock-out there is nothing to sit out."""
    _must_be_in(state, player)
    if state.terms.kind == "knock_out":
        raise refusal("not_allowed", "tourney-no-rest")
    return () if state.entrants[player].rests else (Rested(now, player),)


def wake_up(state: Tournament, player: str, now: int) -> Events:
    _must_be_in(state, player)
    return (WokeUp(now, player),) if state.entrants[player].rests else ()


def challenge(state: Tournament, player: str, rivals: Sequence[str], now: int) -> Events:
    """On a ladder: play those few places above. Raises Refused for who is out of reach, busy, or was just played."""
    _must_be_in(state, player)
    terms = state.terms
    if terms.kind != "ladder" or not state.begun_at:
        raise refusal("not_allowed", "tourney-no-challenge")
    if not terms.least <= len(rivals) + 1 <= terms.size or len(set(rivals)) != len(rivals):
        low, high = terms.least - 1, terms.size - 1
        raise refusal("bad_option", "tourney-challenge-count", low=low, high=high, exact=_exact(low, high))
    if any(pod.challenger == player for pod in state.undecided_pods):
        raise refusal("not_allowed", "tourney-challenge-open")
    reach = within_reach(state.order, player, terms.places)
    for rival in rivals:
        _must_be_free(state, player, rival, reach, now)
    pod = fair_order((player, *rivals), state.past)
    return (RoundPaired(now, len(state.rounds), (pod,), (), player),)


def _must_be_free(state: Tournament, player: str, rival: str, reach: Sequence[str], now: int) -> None:
    name = state.name_of(rival)
    if rival not in reach:
        raise refusal("not_allowed", "tourney-out-of-reach", name=name, places=state.terms.places)
    if state.entrants[rival].rests:
        raise refusal("not_allowed", "tourney-rival-rests", name=name)
    if sum(rival in pod.players for pod in state.undecided_pods) >= MOST_OPEN_CHALLENGES:
        raise refusal("not_allowed", "tourney-rival-busy", name=name)
    for pod in state.pods:
        fresh = pod.winners is None or now - pod.decided_at < WEEK_MS
        if pod.challenger == player and rival in pod.players and player not in (pod.winners or ()) and fresh:
            raise refusal("not_allowed", "tourney-challenge-again", name=name)


# --- the organiser ---------------------------------------------------------------------------------------------------


def begin(state: Tournament, now: int, strengths: Mapping[str, float] = NOTHING_KNOWN) -> Events:
    """Begin before the time, or where there is none; the caller knows that they may, and how strong they are."""
    _must_not_be_over(state)
    if state.begun_at:
        return ()
    if not can_begin(state):
        raise refusal("not_started", "tourney-too-few", low=state.terms.least)
    return (Begun(now, seeded_order(state.id, state.active, strengths)),)


def can_begin(state: Tournament) -> bool:
    return bool(pod_sizes(len(state.active), state.terms.size, state.terms.least)) or state.terms.kind == "ladder"


def close(state: Tournament, now: int) -> Events:
    return () if state.closed else (Closed(now, "organiser"),)


def _must_not_be_over(state: Tournament) -> None:
    if state.closed:
        raise refusal("table_over", "tourney-over")


def _must_be_in(state: Tournament, player: str) -> None:
    _must_not_be_over(state)
    known = state.entrants.get(player)
    if known is None or known.out:
        raise refusal("not_allowed", "tourney-not-in")
