"""Everybody with everybody: the Berger tables for two, and plans for tables of three to five.

A plan for larger tables is as balanced as it was found to be: where every pair can meet equally often by arithmetic (an
affine plane: 9 at threes, 16 at fours, 25 at fives), it does; else players are exchanged within rounds until nothing
gets better, by chance with a seed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

from preau.pairings.rounds import Pod, Round, RoundsPlayed, fair_order, pod_sizes
from preau.pairings.swiss import fair_byes, pods_with_few_repeats

MOST_EXCHANGES_TRIED = 12_000  # tried to make a plan more balanced
WORSENING_CHANCE = 0.05  # how often an exchange is tried that makes it worse at first
SEAT_LOOKS = 3  # at each table of a plan, whether another order of seats is fairer

# Fields of 3, 4 and 5 elements: sums and products of which planes are made.
_ADD_4 = ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0))
_TIMES_4 = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))


def rounds_needed(players: int, size: int) -> int:
    """In how many rounds everybody can have met everybody."""
    if size == 2:
        return max(0, players - 1 + players % 2)
    return -(-(players - 1) // (size - 1))


def berger_round(players: Sequence[str], number: int) -> Round:
    """Round `number` (from 0) of the Berger tables; the second cycle is the first with seats exchanged, and so on."""
    count = len(players) + len(players) % 2
    if count < 2:
        return Round((), tuple(players))
    cycle, turn = divmod(number, count - 1)
    pods: list[Pod] = []
    bye: tuple[str, ...] = ()
    for one, other in _berger_pairs(count, turn):
        if max(one, other) > len(players):
            bye = (players[min(one, other) - 1],)
            continue
        pair = (players[one - 1], players[other - 1])
        pods.append(pair[::-1] if cycle % 2 else pair)
    return Round(tuple(pods), bye)


def _berger_pairs(count: int, turn: int) -> list[tuple[int, int]]:
    """Players from 1 to `count`, an even number; the first of a pair has the first seat."""
    pairs = []
    for one in range(1, count):
        other = (turn + 2 - one) % (count - 1) or count - 1
        if other == one:
            pairs.append((one, count) if one <= count // 2 else (count, one))
        elif one < other:
            pairs.append((one, other) if (one + other) % 2 else (other, one))
    return pairs


def plan_rounds(
    players: Sequence[str], rounds: int, past: RoundsPlayed, *, size: int, least: int | None = None, seed: str = ""
) -> list[Round]:
    """So many rounds at larger tables, in which every two meet about equally often, those before included."""
    plane = None if past.met else _plane(players, size)
    if plane is not None:
        whole = [plane[number % len(plane)] for number in range(rounds)]
    else:
        whole = _balance(players, rounds, past, size, least, seed)
    return _seat_fairly(whole, past)


def _balance(
    players: Sequence[str], rounds: int, past: RoundsPlayed, size: int, least: int | None, seed: str
) -> list[Round]:
    chance = random.Random(seed)  # noqa: S311  # who meets whom may be foretold
    sofar = RoundsPlayed(byes=Counter(past.byes))
    for player, met in past.met.items():
        sofar.met[player].update(met)
    sizes = pod_sizes(len(players), size, least or size)
    planned: list[Round] = []
    for number in range(rounds):
        order = list(players)
        chance.shuffle(order)
        byes = fair_byes(order, sofar, len(order) - sum(sizes))
        playing = [player for player in order if player not in byes]
        pods = pods_with_few_repeats(playing, sizes, sofar, f"{seed} {number}", restarts=1)
        planned.append(Round(tuple(pods), tuple(sorted(byes))))
        sofar.add(planned[-1])
    tables = [[list(pod) for pod in each.pods] for each in planned]
    _even_out(tables, sofar, chance)
    return [Round(tuple(tuple(pod) for pod in mended), each.byes) for mended, each in zip(tables, planned, strict=True)]


def _even_out(rounds: list[list[list[str]]], past: RoundsPlayed, chance: random.Random) -> None:
    """Exchange players within rounds as long as it makes meetings no less even."""
    several = [pods for pods in rounds if len(pods) > 1]
    met = past.met
    for step in range(MOST_EXCHANGES_TRIED if several else 0):
        one, other = chance.sample(chance.choice(several), 2)
        place, other_place = chance.randrange(len(one)), chance.randrange(len(other))
        here, there = one[place], other[other_place]
        stay, other_stay = one[:place] + one[place + 1 :], other[:other_place] + other[other_place + 1 :]
        mine, yours = met[here], met[there]
        lost = sum((mine[each] - 1) ** 2 for each in stay) + sum((yours[each] - 1) ** 2 for each in other_stay)
        won = sum(yours[each] ** 2 for each in stay) + sum(mine[each] ** 2 for each in other_stay)
        bold = won == lost + 1 and chance.random() < WORSENING_CHANCE * (1 - step / MOST_EXCHANGES_TRIED)
        if won <= lost or bold:
            one[place], other[other_place] = there, here
            for each in stay:
                _count(met, here, each, -1)
                _count(met, there, each, 1)
            for each in other_stay:
                _count(met, there, each, -1)
                _count(met, here, each, 1)


def _count(met: dict[str, Counter[str]], one: str, other: str, more: int) -> None:
    met[one][other] += more
    met[other][one] += more


def _plane(players: Sequence[str], size: int) -> list[Round] | None:
    """The parallel classes of an affine plane: every two meet in exactly one of them."""
    if len(players) != size * size or size not in {3, 4, 5}:
        return None

    def line_number(slope: int, x: int, y: int) -> int:
        if size == 4:
            return _ADD_4[y][_TIMES_4[slope][x]]
        return (y + slope * x) % size

    points = [(x, y, players[x * size + y]) for x in range(size) for y in range(size)]
    classes = []
    for slope in range(size + 1):
        lines: list[list[str]] = [[] for _ in range(size)]
        for x, y, player in points:
            lines[x if slope == size else line_number(slope, x, y)].append(player)
        classes.append(Round(tuple(tuple(line) for line in lines)))
    return classes


def _seat_fairly(rounds: Sequence[Round], before: RoundsPlayed) -> list[Round]:
    """The same tables with fair seats over the whole plan."""
    tables = [[list(pod) for pod in each.pods] for each in rounds]
    past = RoundsPlayed()
    for player, sat in before.seats.items():
        past.seats[player].update(sat)
    past.last_seat.update(before.last_seat)
    for look in range(SEAT_LOOKS):
        for pods in tables:
            for pod in pods:
                if look:
                    for seat, player in enumerate(pod):
                        past.seats[player][seat] -= 1
                        past.last_seat.pop(player, None)
                pod[:] = fair_order(pod, past)
                for seat, player in enumerate(pod):
                    past.seats[player][seat] += 1
    return [Round(tuple(tuple(pod) for pod in pods), each.byes) for pods, each in zip(tables, rounds, strict=True)]
