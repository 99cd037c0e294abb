"""Whole numbers as sets of bits, as chance, and as fingerprints: alike in plain Python and compiled.

Arithmetic in 62 bits gives the same in both: the low bits of a product do not mind that the high ones are cut off.
"""

from __future__ import annotations

from preau.games.fast.interface import Ints

LOW_62 = (1 << 62) - 1
HALF = (1 << 31) - 1  # of those

INLINE = ("draw", "next_seed", "pick")


def count(word: int) -> int:
    """How many bits are set. Compiled, this is one instruction: see `bots.fast.linker`."""
    return word.bit_count()


def lowest(word: int) -> int:
    """The number of the lowest bit set, of a word that is not 0. Compiled, one instruction."""
    return (word & -word).bit_length() - 1


def copy(source: Ints, target: Ints) -> None:
    """Make a state equal to another. Compiled, a loop."""
    target[:] = source


def draw(rng: Ints, below: int) -> int:
    """A number from 0 up to `below` by chance: a linear congruential generator, its high bits."""
    rng[0] = (rng[0] * 6364136223846793005 + 1442695040888963407) & LOW_62
    return ((rng[0] >> 31) * below) >> 31


def next_seed(seed: int) -> int:
    """The step that `draw` takes, for who keeps the seed in a variable of its own."""
    return (seed * 6364136223846793005 + 1442695040888963407) & LOW_62


def pick(seed: int, below: int) -> int:
    """The number from 0 up to `below` that `draw` makes of a seed."""
    return ((seed >> 31) * below) >> 31


def fingerprint(state: Ints, size: int) -> int:
    """A number that tells states apart, for all that a search will ever see; never 0. Plain, Python's own `hash`."""
    mixed, other = 88172645463325252, 1181783497276652981
    for i in range((size + 1) // 2):  # from both ends: neither waits for the other
        mixed = ((mixed ^ (mixed >> 29)) * 2685821657736338717 + state[i]) & LOW_62
        other = ((other ^ (other >> 29)) * 3202034522624059733 + state[size - 1 - i]) & LOW_62
    mixed = ((mixed ^ (mixed >> 32)) * 6364136223846793005 + other) & LOW_62
    mixed = ((mixed ^ (mixed >> 32)) * 6364136223846793005) & LOW_62
    return mixed | 1
