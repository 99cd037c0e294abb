"""What is told of a better line: the move itself, and how the line ends."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import preau
from preau.games.api import Phrase, Position
from preau.teach.better_line import BetterLine, what_came
from preau.words import LANGUAGES, Speaker

FIVE = ("a1", "c3", "a3", "d3", "a5", "d5", "i9", "e4", "i7", "e5")  # Green then closes the circle around d4 on c4
LATER = ("c4", "d4", "a2", "e3", "b1", "f4", "i5", "f5")  # Brown stops that one, and Green closes another


def almost_closed() -> Position:
    position = preau.new("cerocle")
    for move in FIVE:
        position = position.play(move)[0]
    return position


def test_how_a_line_ends_is_told() -> None:
    """Whether anybody has won then, and by what; where the better line loses too, that it does, and how."""
    keys = {
        LATER: ["review-end-over", "review-end-later"],
        LATER[:3]: ["review-end-saved"],
        LATER[:1]: [],  # it was not played out
    }
    for better, told in keys.items():
        line = BetterLine(almost_closed(), ("e6", "c4"), better)
        assert [each.key for each in line.tell_end()] == told
    (neither,) = BetterLine(almost_closed(), ("e6",), LATER[:3]).tell_end()
    assert (neither.key, neither.args["count"]) == ("review-end-open", 3), "the other does not lose either"
    ended = BetterLine(almost_closed(), ("e6",), LATER).tell_end()
    assert [each.key for each in ended] == ["review-end-over", "review-end-too"], "the other went on"
    open_still = BetterLine(almost_closed(), ("e6", "c4"), LATER).tell_end("40%")
    assert [each.key for each in open_still] == ["review-end-chance"], "one line of many: its end says nothing"
    for language in LANGUAGES:
        said = Speaker(language, preau.new("cerocle").game)
        assert "e4" in said.say(ended[0]), "the circle that is closed"
        assert "3" in said.say(neither), "how far it was looked"


def test_a_line_that_loses_by_less() -> None:
    """As late, but with more coins."""
    lines: list[Any] = [
        SimpleNamespace(end=SimpleNamespace(over=True, turn=30, outcome=SimpleNamespace(scores=scores)), winners=(1,))
        for scores in ((5, 9), (7, 8))
    ]
    line = BetterLine(almost_closed(), ("e6",), ("c4",))
    assert line._how_lost(*lines) == "less"
    assert line._how_lost(*reversed(lines)) == "too"


def test_the_same_move_done_otherwise_is_told_without_notation() -> None:
    """A fight that is told of ends with somebody pushed elsewhere: where to is said in words."""
    position = preau.position(
        "recess 3:A0B0C0D0:queen:yes:no:8:fewest 9 2 kids 321 first a3,l12"
        " b2,a1,l11,j11/a2,a1,l12,j11/b1,a1,in,j12 1G2xj11x0G2 - - B1,B2,G1,G2 - - 9,11,10 -"
    )
    played, better = [each for each in map(position.text, position.legal()) if each.startswith("B1!a3@j11>")][:2]
    told = BetterLine(position, (played,), (better,)).tell_move()
    assert told.key == "review-instead-other"
    assert better.partition(">")[2] in Speaker("en", position.game).say(told)
    assert better not in Speaker("en", position.game).say(told)


def test_what_came_of_it_is_what_others_did() -> None:
    """The circle that the other closed; what the mover does later is none of it."""
    steps: list[Any] = []
    position = almost_closed()
    for move in ("e6", "c4"):
        made = position.make_move(move)
        steps.append(
            SimpleNamespace(seat=position.player, turn=position.turn, phrase=made.phrase, effects=made.effects)
        )
        position = made.after
    came = what_came(almost_closed(), steps)
    assert came is not None
    assert came.key == "effect-circle"
    assert what_came(almost_closed(), steps[:1]) is None


def test_every_better_move_has_a_reason_of_its_own() -> None:
    """What came of the move played is no reason for another: first what is expected of the better one."""
    line = BetterLine(preau.new("cerocle"), ("a1",), ("e5",))
    assert line.reasons == ()
    came = Phrase("effect-ring")
    quiet, reply, then = "review-why-quiet", "review-why-expected", "review-why-came"
    assert [each.key for each in line.tell_reasons(came, "e6")] == [quiet, reply, then]
    assert [each.key for each in line.tell_reasons(came)] == [quiet, then]
