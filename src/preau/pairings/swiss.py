"""One round for players of like standing: nobody meets anybody twice while that can be avoided.

`order` is the standing, from the first to the last. Who sits out is chosen first: who has done so least often, then who
stands last. Then pods are filled from the top, going back where it does not come out. At tables of two that is exact:
if that search takes too long, a largest matching answers. At larger tables another search begins with whoever has the
fewest left to meet. The question is too hard to be answered surely for every case; where both run out of steps,
repeated meetings are made as few as exchanges can make them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from preau.pairings.graph import NOBODY, enlarge_matching
from preau.pairings.rounds import Pod, Round, RoundsPlayed, fair_order, pod_sizes

MOST_STEPS = 40_000  # of the search, for one round
MOST_BYE_TRIALS = 12  # who else could sit out, if all others are to meet somebody new
MOST_SCARCE_STEPS = 150_000  # of the search that begins with whoever has the fewest left to meet,
MOST_SEARCHED = 80  # in fields of as many: in larger ones there is always somebody new
RESTARTS = 12  # of exchanging, each from another order

Allowed = Callable[[str, str], bool]


class _Steps:
    """How much searching is left."""

    def __init__(self, left: int) -> None:
        self.left = left


def standing_order(scores: dict[str, int], seed: str) -> list[str]:
    """Players by points; among equals the lot decides."""
    chance = random.Random(seed)  # noqa: S311  # who meets whom may be foretold
    lots = {player: chance.random() for player in sorted(scores)}
    return sorted(scores, key=lambda player: (-scores[player], lots[player]))


def pair_round(
    order: Sequence[str], past: RoundsPlayed, *, size: int, least: int | None = None, seed: str = ""
) -> Round:
    """The next round. `least`: how few may sit at a table, so that fewer sit out; without it, all tables are full."""
    sizes = pod_sizes(len(order), size, least or size)
    if not sizes:
        return Round((), tuple(order))
    out = len(order) - sum(sizes)
    steps = _Steps(MOST_STEPS)
    for byes in _bye_choices(order, past, out):
        playing = [player for player in order if player not in byes]
        pods = pods_without_repeats(playing, sizes, past, steps)
        if pods is not None:
            break
    else:
        byes = fair_byes(order, past, out)
        playing = [player for player in order if player not in byes]
        pods = _match_pairs(playing, past) if size == 2 else pods_with_few_repeats(playing, sizes, past, seed)
    return Round(tuple(fair_order(pod, past) for pod in pods), tuple(player for player in order if player in byes))


def fair_byes(order: Sequence[str], past: RoundsPlayed, out: int) -> frozenset[str]:
    """Who sits out: those who did so least often, from the bottom up."""
    return next(_bye_choices(order, past, out))


def _bye_choices(order: Sequence[str], past: RoundsPlayed, out: int) -> Iterator[frozenset[str]]:
    """Who may sit out, the fairest choice first: those who did so least often, from the bottom up."""
    if not out:
        yield frozenset()
        return
    place = {player: number for number, player in enumerate(order)}
    ranked = sorted(order, key=lambda player: (past.byes[player], -place[player]))
    yield frozenset(ranked[:out])
    fewest = past.byes[ranked[out - 1]]
    sure = [player for player in ranked if past.byes[player] < fewest]
    equal = [player for player in ranked if past.byes[player] == fewest]
    needed = out - len(sure)
    for first in range(1, min(len(equal) - needed, MOST_BYE_TRIALS) + 1):
        yield frozenset(sure + equal[first : first + needed])


# --- the search ------------------------------------------------------------------------------------------------------


def pods_without_repeats(
    order: Sequence[str], sizes: Sequence[int], past: RoundsPlayed, steps: _Steps | None = None
) -> list[Pod] | None:
    """Pods in which nobody meets anybody again, those of like standing together; None where the search finds none.

    First it also keeps apart who should both have the same seat.
    """
    steps = steps or _Steps(MOST_STEPS)
    if set(sizes) != {2}:
        found = _search(order, sizes, lambda one, other: not past.met[one][other], steps)
        return found or (_Scarcest(order, past).search(sizes) if len(order) <= MOST_SEARCHED else None)
    for allowed in (_fresh_and_seated(past), lambda one, other: not past.met[one][other]):
        if (found := _search(order, sizes, allowed, _Steps(steps.left // 4))) is not None:
            return found
    mates = _match_players(order, past, 0)
    return None if NOBODY in mates else _pairs(order, mates)


def _fresh_and_seated(past: RoundsPlayed) -> Allowed:
    """Two that have not met, and of whom one may have the first seat and the other the second without harm."""
    lean = {player: sat[0] - sat[1] for player, sat in past.seats.items()}

    def may_be_paired(one: str, other: str) -> bool:
        if past.met[one][other]:
            return False
        a, b = lean.get(one, 0), lean.get(other, 0)
        return a * b <= 0 or min(abs(a), abs(b)) < 1 or abs(a) + abs(b) < 3

    return may_be_paired


def _search(order: Sequence[str], sizes: Sequence[int], allowed: Allowed, steps: _Steps) -> list[Pod] | None:
    free = set(order)
    pods: list[Pod] = []
    ways = [_pods_of_first(list(order), sizes[0], allowed, steps)]
    while ways:
        pod = next(ways[-1], None)
        if pod is None:
            ways.pop()
            if not pods or steps.left < 0:
                return None
            free.update(pods.pop())
            continue
        pods.append(pod)
        free.difference_update(pod)
        if len(pods) == len(sizes):
            return pods
        rest = [player for player in order if player in free]
        ways.append(_pods_of_first(rest, sizes[len(pods)], allowed, steps))
    return None


def _pods_of_first(free: list[str], size: int, allowed: Allowed, steps: _Steps) -> Iterator[Pod]:
    """Every pod of the first who is free, with those nearest in standing first."""
    if len(free) < size:
        return
    first, *others = free

    def fill(pod: Pod, start: int) -> Iterator[Pod]:
        if len(pod) == size:
            yield pod
            return
        for number in range(start, len(others)):
            steps.left -= 1
            if steps.left < 0:
                return
            if all(allowed(member, others[number]) for member in pod):
                yield from fill((*pod, others[number]), number + 1)

    yield from fill((first,), 0)


class _Scarcest:
    """The same search, with whoever has the fewest left to meet as the next to be seated: it seldom has to go back."""

    def __init__(self, order: Sequence[str], past: RoundsPlayed) -> None:
        self._order = order
        self._fresh = [  # as bits: whom each has not met
            sum(1 << there for there, other in enumerate(order) if other != player and not past.met[player][other])
            for player in order
        ]
        self._left = MOST_SCARCE_STEPS

    def search(self, sizes: Sequence[int]) -> list[Pod] | None:
        found = self._seat((1 << len(self._order)) - 1, tuple(sorted(sizes)))
        if found is None:
            return None
        return [tuple(self._order[number] for number in sorted(pod)) for pod in sorted(found, key=min)]

    def _seat(self, free: int, sizes: tuple[int, ...]) -> list[tuple[int, ...]] | None:
        """Everybody who is free, at tables of these sizes; None where that cannot be, or takes too long."""
        if not free:
            return []
        numbers = [number for number in range(len(self._order)) if free >> number & 1]
        self._left -= len(numbers)
        first = min(numbers, key=lambda number: (self._fresh[number] & free).bit_count())
        for size in dict.fromkeys(sizes):
            place = sizes.index(size)
            rest = sizes[:place] + sizes[place + 1 :]
            for pod in self._pods((first,), self._fresh[first] & free, size):
                taken = sum(1 << number for number in pod)
                if (found := self._seat(free & ~taken, rest)) is not None:
                    return [pod, *found]
        return None

    def _pods(self, pod: tuple[int, ...], fresh: int, size: int) -> Iterator[tuple[int, ...]]:
        """Every pod with these members, those nearest in standing to the first of them first."""
        if len(pod) == size:
            yield pod
            return
        near = [number for number in range(len(self._order)) if fresh >> number & 1]
        for number in sorted(near, key=lambda number: abs(number - pod[0])):
            self._left -= 1
            if self._left < 0:
                return
            fresh &= ~(1 << number)
            yield from self._pods((*pod, number), fresh & self._fresh[number], size)


# --- two at a table, when the search gives up ------------------------------------------------------------------------


def _match_players(order: Sequence[str], past: RoundsPlayed, most: int, mates: list[int] | None = None) -> list[int]:
    """Whom each is paired with, where nobody meets anybody whom they met more than `most` times."""
    mates = mates or [NOBODY] * len(order)
    numbers = range(len(order))
    neighbours = [
        sorted((n for n in numbers if n != here and past.met[player][order[n]] <= most), key=lambda n: abs(n - here))
        for here, player in enumerate(order)
    ]
    for here, near in enumerate(neighbours):
        if mates[here] == NOBODY and (mate := next((n for n in near if mates[n] == NOBODY), NOBODY)) != NOBODY:
            mates[here], mates[mate] = mate, here
    enlarge_matching(neighbours, mates)
    return mates


def _match_pairs(order: Sequence[str], past: RoundsPlayed) -> list[Pod]:
    """Pairs, some of which have met before: as seldom as can be."""
    most, mates = 0, _match_players(order, past, 0)
    while NOBODY in mates:
        most += 1
        mates = _match_players(order, past, most, mates)
    return _pairs(order, mates)


def _pairs(order: Sequence[str], mates: Sequence[int]) -> list[Pod]:
    return [(order[here], order[mate]) for here, mate in enumerate(mates) if here < mate]


# --- more at a table -------------------------------------------------------------------------------------------------


def pods_with_few_repeats(
    order: Sequence[str], sizes: Sequence[int], past: RoundsPlayed, seed: str, restarts: int = RESTARTS
) -> list[Pod]:
    """Pods by standing, in which players are exchanged as long as fewer meet again by it."""
    chance = random.Random(seed)  # noqa: S311  # who meets whom may be foretold
    best: list[Pod] = []
    fewest = -1
    for trial in range(restarts):
        given = list(order)
        if trial:
            chance.shuffle(given)
        pods = _exchange(_cut_line(given, sizes), past)
        repeats = sum(map(past.repeats, pods))
        if fewest < 0 or repeats < fewest:
            best, fewest = pods, repeats
        if not fewest:
            break
    return best


def _cut_line(order: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in sizes]


def _exchange(pods: list[list[str]], past: RoundsPlayed) -> list[Pod]:
    """Exchange two players of different pods while that saves a repeated meeting."""

    def cost(player: str, pod: list[str], instead_of: str = "") -> int:
        met = past.met[player]
        return sum(met[other] for other in pod if other not in (player, instead_of))

    improved = True
    while improved:
        improved = False
        for number, pod in enumerate(pods):
            for place, player in enumerate(pod):
                here = cost(player, pod)
                if here:
                    improved |= _exchange_one(pods, number, place, here, cost)
    return [tuple(pod) for pod in pods]


def _exchange_one(pods: list[list[str]], number: int, place: int, here: int, cost: Callable[..., int]) -> bool:
    pod, player = pods[number], pods[number][place]
    for other_number in sorted(range(len(pods)), key=lambda each: abs(each - number)):
        other_pod = pods[other_number]
        if other_number == number:
            continue
        for other_place, other in enumerate(other_pod):
            before = here + cost(other, other_pod)
            if cost(player, other_pod, other) + cost(other, pod, player) < before:
                pod[place], other_pod[other_place] = other, player
                return True
    return False
