"""A largest matching in a graph (Edmonds): as many pairs as there can be, where only neighbours may be paired."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def enlarge_matching(neighbours: Sequence[Sequence[int]], mates: list[int]) -> None:
    """Pair more and more, in place, until nobody else can be paired; who has a mate keeps having one.

    `mates[v]` is whom `v` is paired with, or NOBODY. Earlier neighbours are preferred.
    """
    for root, mate in enumerate(mates):
        if mate == NOBODY:
            _MatchingTree(neighbours, mates, root).grow()


class _MatchingTree:
    """Paths from one free vertex on which every other edge is a pair; an odd circle is shrunk to its base."""

    def __init__(self, neighbours: Sequence[Sequence[int]], mates: list[int], root: int) -> None:
        self._neighbours, self._mates, self._root = neighbours, mates, root
        self._parent = [NOBODY] * len(mates)
        self._base = list(range(len(mates)))
        self._outer = [False] * len(mates)
        self._waiting = deque([root])
        self._outer[root] = True

    def grow(self) -> None:
        """Find a path to another free vertex, and pair along it."""
        mates, parent, base = self._mates, self._parent, self._base
        while self._waiting:
            here = self._waiting.popleft()
            for there in self._neighbours[here]:
                if base[here] == base[there] or mates[here] == there:
                    continue
                if there == self._root or (mates[there] != NOBODY and parent[mates[there]] != NOBODY):
                    self._shrink(here, there)
                elif parent[there] == NOBODY:
                    parent[there] = here
                    if mates[there] == NOBODY:
                        self._pair_along(there)
                        return
                    self._reach(mates[there])

    def _reach(self, vertex: int) -> None:
        self._outer[vertex] = True
        self._waiting.append(vertex)

    def _pair_along(self, end: int) -> None:
        while end != NOBODY:
            before = self._parent[end]
            following = self._mates[before]
            self._mates[end], self._mates[before] = before, end
            end = following

    def _common_base(self, one: int, other: int) -> int:
        seen = set()
        while True:
            one = self._base[one]
            seen.add(one)
            if self._mates[one] == NOBODY:
                break
            one = self._parent[self._mates[one]]
        while self._base[other] not in seen:
            other = self._parent[self._mates[self._base[other]]]
        return self._base[other]

    def _shrink(self, one: int, other: int) -> None:
        base, inside = self._common_base(one, other), set[int]()
        self._mark(one, base, other, inside)
        self._mark(other, base, one, inside)
        for vertex, its_base in enumerate(self._base):
            if its_base in inside:
                self._base[vertex] = base
                if not self._outer[vertex]:
                    self._reach(vertex)

    def _mark(self, vertex: int, base: int, child: int, inside: set[int]) -> None:
        while self._base[vertex] != base:
            mate = self._mates[vertex]
            inside.update((self._base[vertex], self._base[mate]))
            self._parent[vertex] = child
            child = mate
            vertex = self._parent[mate]
