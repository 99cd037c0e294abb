"""What a review shows of its verdicts: the turning points, the best moves, and everybody's chances as a chart."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from math import floor

from preau.bots.certainty import TINY_SHARE, is_won
from preau.bots.judge import Values
from preau.bots.review import LEAST_SHARE_NOTICED, LEAST_SHARE_RISEN, LEAST_SHARE_WON, Verdict, Worth, within_turns

MOST_TURNING_POINTS = 5
MOST_OF_A_SEAT = 3  # turning points, which its player is shown before the others'


def turning_points(
    given: Iterable[Verdict], mine: Collection[int] = (), most: int = MOST_TURNING_POINTS
) -> tuple[Verdict, ...]:
    """The few decisions that gave most away, or let somebody's share rise that could have been kept low.

    Those of one's own seats are chosen first, then the others'; all come in the order of play. Where there was nothing
    better, there is nothing to learn; of one's own, though, there is room for what cost less, if that was noticeable:
    a game is often lost little by little.
    """
    given = tuple(given)
    turns = (each for each in given if each.is_turning_point)
    grave = sorted(turns, key=lambda each: (each.unstopped is None, -max(each.lost, each.rise)))
    own = [each for each in grave if each.seat in mine]
    own = [*own, *(each for each in _costly(given, mine) if each not in own)][:MOST_OF_A_SEAT]
    others = [each for each in grave if each not in own][: max(0, most - len(own))]
    return tuple(sorted([*own, *others], key=lambda each: each.number))


def _costly(given: Iterable[Verdict], seats: Collection[int]) -> list[Verdict]:
    """The decisions that cost these seats something noticeable, the costliest first."""
    found = [each for each in given if each.seat in seats and each.lost >= LEAST_SHARE_NOTICED]
    return sorted(found, key=lambda each: -each.lost)


def level_shares(movers: Sequence[int], worths: Sequence[Worth], told: Iterable[Verdict]) -> list[Values]:
    """Everybody's share in each position, to be shown: in whole percent; `movers` are whose turn it is there.

    The search thinks a little better of whoever is to move, so what it says goes up and down with the turns. Each
    position is therefore taken together with the nearest ones where somebody else is to move. The end is what it is,
    and so is what is certain before; so are the positions before and after the decisions that are told in figures,
    which were thought about twice.
    """
    shares = [each.values for each in within_turns(movers, worths)]
    fixed = {at for at, values in enumerate(shares) if any(is_won(values, seat) for seat in range(len(values)))}
    fixed.add(len(shares) - 1)
    for each in told:
        shares[each.number - 1] = each.instead
        fixed |= {each.number - 1, each.number}
    levelled = (values if at in fixed else _level_values(at, movers, shares) for at, values in enumerate(shares))
    return [round_shares(values) for values in levelled]


def round_shares(values: Values) -> Values:
    """Shares in whole percent that add up like those given: what is left goes to those who lose most by rounding."""
    cut = [floor(100 * value + TINY_SHARE) for value in values]
    left = round(100 * sum(values)) - sum(cut)
    first = sorted(range(len(values)), key=lambda seat: cut[seat] - 100 * values[seat])[: max(0, left)]
    return tuple([(percent + (seat in first)) / 100 for seat, percent in enumerate(cut)])


def biggest_leap(turns: Sequence[int], shares: Sequence[Sequence[float]]) -> tuple[int, int, float, float] | None:
    """The turn in which somebody's share rose most, whose, from what and to what; None where all rose little by little.

    `turns` are those of the moves, `shares` everybody's before the first move and after each, as the chart shows them.
    """
    ends = [place for place in range(1, len(shares)) if place == len(turns) or turns[place] != turns[place - 1]]
    found = [
        (shares[end][seat] - shares[start][seat], turns[end - 1], seat, shares[start][seat], shares[end][seat])
        for start, end in pairwise([0, *ends])
        for seat in range(len(shares[end]))
    ]
    risen, turn, seat, before, after = max(found, key=lambda each: each[0], default=(0.0, 0, 0, 0.0, 0.0))
    return (turn, seat, before, after) if risen > LEAST_SHARE_RISEN - TINY_SHARE else None


def _level_values(at: int, movers: Sequence[int], shares: Sequence[Values]) -> Values:
    """Half its own value, half that of its neighbours."""
    ways = (range(at - 1, -1, -1), range(at + 1, len(shares)))
    found = (next((shares[other] for other in way if movers[other] != movers[at]), None) for way in ways)
    near = [values for values in found if values is not None] or [shares[at]]
    return tuple((own + sum(others) / len(others)) / 2 for own, *others in zip(shares[at], *near, strict=True))


def points_of_all(given: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """The turning points that some reader is shown, whichever seats are theirs."""
    seats = sorted({each.seat for each in given})
    found = {each.number: each for mine in ((), *((seat,) for seat in seats)) for each in turning_points(given, mine)}
    return tuple(found[number] for number in sorted(found))


def best_moves(given: Sequence[Verdict]) -> tuple[Verdict, ...]:
    """Of each seat the one decision that won most, compared with the other moves, where no other was nearly as good.

    The last decision ends the game anyway: it is praised where nothing before it is.
    """
    found = dict[int, Verdict]()
    praised = [each for each in given if each.gain >= LEAST_SHARE_WON and each.is_alone]
    for each in praised:
        if each.seat not in found or (each.gain > found[each.seat].gain and each is not given[-1]):
            found[each.seat] = each
    return tuple(sorted(found.values(), key=lambda each: each.number))
