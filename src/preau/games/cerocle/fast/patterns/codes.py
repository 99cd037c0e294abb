"""Rings and lines as patterns that can be learned about: what they hold, turned and mirrored as one likes.

Only on the usual board (side 5). Whoever has the move sees three colours: its own, the next seat's, and the third (a
neutral, or with three players the seat before). A ring with its centre is seven spaces; its *code* has one bit a space
for "own or third", and one for "next or third". Codes that a turn or a mirror makes one are one *class*. A *view* is a
class seen from one of its spaces.
"""

from __future__ import annotations

from preau.games.cerocle.rules.board import board, members, straight_fives

_BOARD = board(5)
PATTERN_RINGS = len(_BOARD.circles)
PATTERN_LINES = sum(map(len, straight_fives(_BOARD)))

# A ring's spaces in board order: two above, three beside each other with the centre between them, two below
_CENTRES = [_BOARD.neighbours.index(circle) for circle in _BOARD.circles]
_SEVENS = [sorted([*members(circle), centre]) for circle, centre in zip(_BOARD.circles, _CENTRES, strict=True)]
SEVEN_ABOVE = [seven[0] for seven in _SEVENS]
SEVEN_BESIDE = [seven[2] for seven in _SEVENS]
SEVEN_BELOW = [seven[5] for seven in _SEVENS]
SEVEN_SPACES = [space for seven in _SEVENS for space in seven]
SEVENS = [sum(1 << space for space in seven) for seven in _SEVENS]

_CYCLE = (0, 1, 4, 6, 5, 2)  # around the centre, which is 3
CODES = 1 << 14


def _turns() -> list[list[int]]:
    """Where each of the seven goes, by the twelve turns and mirrors."""
    found = []
    for sign in (1, -1):
        for shift in range(6):
            turn = [3] * 7
            for i, place in enumerate(_CYCLE):
                turn[place] = _CYCLE[(sign * i + shift) % 6]
            found.append(turn)
    return found


def _classify() -> tuple[list[int], list[int], list[int], int]:
    """By code, its class and the turn to the first code of that; by class, its views; how many views there are."""
    moved = [[sum((bits >> i & 1) << turn[i] for i in range(7)) for bits in range(128)] for turn in _TURNS]
    classes, turned, views_found = [-1] * CODES, [0] * CODES, 0
    views: list[int] = []
    for code in range(CODES):
        if classes[code] >= 0:
            continue
        images = [masks[code & 127] | masks[code >> 7] << 7 for masks in moved]
        own_views = [-1] * 7  # one for spaces that a turn which changes nothing makes one
        for place in range(7):
            if own_views[place] < 0:
                for image, turn in zip(images, _TURNS, strict=True):
                    if image == code:
                        own_views[turn[place]] = views_found
                views_found += 1
        for image, turn in zip(images, _TURNS, strict=True):
            if classes[image] < 0:
                classes[image] = len(views) // 7
                turned[image] = _TURNS.index([turn.index(place) for place in range(7)])
        views += own_views
    return classes, turned, views, views_found


_TURNS = _turns()
TURNED = [place for turn in _TURNS for place in turn]  # where each of seven goes
CLASS_OF, TURN_OF, CLASS_VIEWS, VIEWS = _classify()
CLASSES = len(CLASS_VIEWS) // 7


def _zone(centre: int) -> int:
    """How near a ring is to the rim: 0 for one that touches it, 1 for the next, 2 for those in the middle."""
    reached, steps = 1 << centre, 0
    while all(_BOARD.neighbours[space].bit_count() == 6 for space in members(reached)):
        steps += 1
        for space in members(reached):
            reached |= _BOARD.neighbours[space]
    return min(steps, 3) - 1


ZONES = 3
ZONE_ROWS = [_zone(centre) * CLASSES for centre in _CENTRES]  # where a ring's rows begin

# By what a straight five holds: 36 × own + 6 × next + third
LINE_CODES = 216
LINE_LEAST = 3  # of one colour, for a line to be looked at


def _kinds() -> list[int]:
    """By space, a number that it shares with those which a turn or a mirror of the whole board makes it."""
    known: dict[tuple[int, ...], int] = {}
    found = []
    for name in _BOARD.names:
        up, along = ord(name[0]) - ord("e"), int(name[1:]) - 5  # from the centre
        found.append(known.setdefault(tuple(sorted((abs(up), abs(along), abs(along - up)))), len(known)))
    return found


SPACE_KIND = _kinds()
SPACE_KINDS = max(SPACE_KIND) + 1
