"""What an unfinished position of Recess! is worth to each seat, at a glance. Partner of `fast.kisses`.

A simpler model than that of `fast.evaluation`: only what it knows of kisses is the same.
A kiss decides most games, so it comes first: who could kiss soonest, and would win by it? What is left of the win is
divided by prospects: coins, fights, detention, and how near boys and girls have come to each other.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from preau.games.recess.position import RecessPosition
from preau.games.recess.rules.board import BIT, BOYS, CORNER, PLACE, SAFE, Yard
from preau.games.recess.rules.legal import occupied_squares
from preau.games.recess.rules.outcome import count_lying
from preau.games.recess.rules.state import ALL_STEPS, KISS_COINS, TURNS, sight_of_nuns

Meetings = tuple[int, int]

# The chance that a kiss in reach is given: by the mover; by the next, if only a nun can still prevent it, or anyone; …
KISS_NOW_CHANCE, KISS_BEFORE_NUN_CHANCE, KISS_NEXT_CHANCE, KISS_LATER_CHANCE = 0.93, 0.7, 0.4, 0.15

# Prospects, in coins.
LEADS_UNSEEN_COINS, LEADS_SEEN_COINS = 1.2, -0.4
LYING_COINS = -0.5
NEARER_COINS = 0.06  # for each square that a boy and a girl are closer

FARTHEST_SQUARES = 22  # from corner to corner


def evaluate(position: RecessPosition) -> tuple[float, ...]:
    """Each seat's share of the win, summing to 1."""
    players = position.setup.players
    seen, empty = _seen_and_empty(position)
    absent = absentees(position)
    result = [0.0] * players
    left = 1.0
    for after in range(players):
        seat = (position.seat + after) % players
        if position.minute + after > TURNS:
            break
        if not _kiss_in_reach(position, seat, absent, seen, empty) or not kiss_wins(position.coins, seat):
            continue
        if after == 0:
            chance = KISS_NOW_CHANCE
        elif after == 1:
            chance = KISS_BEFORE_NUN_CHANCE if position.phase == "nun" else KISS_NEXT_CHANCE
        else:
            chance = KISS_LATER_CHANCE
        result[seat] = left * chance
        left -= result[seat]
    strengths = _strengths(position, absent, seen)
    total = sum(strengths)
    return tuple([won + left * strength / total for won, strength in zip(result, strengths, strict=True)])


def absentees(position: RecessPosition) -> int:
    """The children that cannot be kissed: those that fight, and those that lie in detention."""
    found = position.detained | position.serving
    for fight in position.fights:
        found |= 1 << fight.attacker | 1 << fight.victim
    return found


def _seen_and_empty(position: RecessPosition) -> tuple[int, int]:
    return sight_of_nuns(position), position.setup.yard.open & ~occupied_squares(position) | SAFE


def _kiss_in_reach(position: RecessPosition, seat: int, absent: int, seen: int, empty: int) -> bool:
    """R8.1: whether a boy and a girl of this seat can meet unseen within its (rest of the) turn."""
    children = position.children
    first = 4 * seat
    if seat != position.seat:
        steps, movable = ALL_STEPS, 0b1111
    elif position.phase == "nun":
        return False
    else:
        steps, movable = position.steps, position.movable
    yard = position.setup.yard
    for boy in (first, first + 1):
        if absent >> boy & 1:
            continue
        for girl in (first + 2, first + 3):
            if absent >> girl & 1:
                continue
            boy_moves, girl_moves = bool(movable >> boy - first & 1), bool(movable >> girl - first & 1)
            onto, met = meeting_squares(yard, children[boy], children[girl], steps, boy_moves, girl_moves)
            if (onto | met & empty) & ~seen:
                return True
    return False


@lru_cache(maxsize=1 << 17)
def meeting_squares(
    yard: Yard, boy: int, girl: int, steps: tuple[int, ...], boy_moves: bool, girl_moves: bool
) -> Meetings:
    """R8.1: where one walks onto the other, who stands there; and where one goes first and the other follows."""
    onto = met = 0
    for place, step in enumerate(steps):
        if boy_moves:
            onto |= yard.reach[step][boy] & BIT[girl]
        if girl_moves:
            onto |= yard.reach[step][girl] & BIT[boy]
        if boy_moves and girl_moves:
            for later in steps[place + 1 :]:
                met |= yard.reach[step][boy] & yard.reach[later][girl]
                met |= yard.reach[step][girl] & yard.reach[later][boy]
    return onto, met


def kiss_wins(coins: tuple[int, ...], seat: int) -> bool:
    """R8.2, R10.2: two coins from each, or what they have; the kisser wins among equals."""
    got = coins[seat]
    best = 0
    for other, amount in enumerate(coins):
        if other != seat:
            got += min(KISS_COINS, amount)
            best = max(best, amount - KISS_COINS)
    return got >= best


def _strengths(position: RecessPosition, absent: int, seen: int) -> list[float]:
    prospects = [float(amount) for amount in position.coins]
    for fight in position.fights:
        worth = LEADS_SEEN_COINS if seen & BIT[fight.square] else LEADS_UNSEEN_COINS
        prospects[fight.attacker // 4] += worth
        prospects[fight.victim // 4] -= LEADS_UNSEEN_COINS if worth > 0 else 0.0
    for seat in range(len(prospects)):
        nearer = FARTHEST_SQUARES - _squares_apart(position, seat, absent)
        prospects[seat] += LYING_COINS * count_lying(position, seat) + NEARER_COINS * nearer
    heat = 0.6 + 0.1 * (TURNS - position.minute)  # the less time is left, the more a lead is worth
    best = max(prospects)
    return [exp((prospect - best) / heat) for prospect in prospects]


def _squares_apart(position: RecessPosition, seat: int, absent: int) -> int:
    """How many squares the nearest boy and girl of a seat are from each other."""
    children, nearest = position.children, FARTHEST_SQUARES
    for boy in (4 * seat, 4 * seat + 1):
        for girl in (4 * seat + 2, 4 * seat + 3):
            if not (absent >> boy | absent >> girl) & 1:
                nearest = min(nearest, DISTANCE[children[boy]][children[girl]])
    return nearest


def _distances() -> tuple[tuple[int, ...], ...]:
    places = [*PLACE, PLACE[CORNER[BOYS]], PLACE[CORNER[BOYS + 1]]]
    return tuple(tuple(abs(a - c) + abs(b - d) for c, d in places) for a, b in places)


DISTANCE = _distances()
