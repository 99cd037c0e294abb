"""Why one move is better than another: what the rules and the game's threats say, and nothing made up."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

import preau
from preau.games import registry
from preau.games.api import Phrase, Position
from preau.teach import reasons
from preau.teach.line import LineOfPlay
from preau.teach.reasons import can_win, reasons_alone, reasons_for
from tests.games.cerocle import positions as rings
from tests.games.recess.yards import form

FIVE = ("a1", "c3", "a3", "d3", "a5", "d5", "i9", "e4", "i7", "e5")  # Green then closes the circle around d4 on c4


def test_what_ends_the_game_is_told_first() -> None:
    """The winning move closes the circle, which the other does not."""
    position = preau.new("cerocle")
    for move in (*FIVE, "i5"):
        position = position.play(move)[0]
    first = reasons_for(position, ["a2"], ["c4"])[0]
    assert first.kind == "does"
    assert first.phrase.key == "effect-circle"


def test_a_win_that_a_player_threatens_is_the_one_that_the_team_has_then() -> None:
    """C2.3: who threatens it is a player, and who has won is a team; around which space, both say alike."""
    position = rings.position(brown="c3 d3 d5 e4 e5", green="a1 a5 i5 i9", players=4, turn=9)
    deed = LineOfPlay(position, ["c4"]).deciding_deed
    assert deed is not None
    assert can_win(position, 0, deed)
    assert not can_win(position, 0, Phrase(deed.key, {**deed.args, "centres": ("f6",)}))
    green = rings.position(brown="c3 d3 d5 e4 e5", green="a1 a5 i5 i9", players=4, turn=10)
    stops, *_ = reasons_for(green, ["h5", "c4"], ["c4", "h5"])
    assert (stops.kind, stops.seat, stops.wins) == ("stops", 2, True)


def test_a_threat_that_is_stopped() -> None:
    """Brown fills the last space of Green's circle, or does not."""
    position = preau.new("cerocle")
    for move in FIVE:
        position = position.play(move)[0]
    found = reasons_for(position, ["i5"], ["c4"])
    assert "stops" in [reason.kind for reason in found]
    assert any("c4" in map(str, reason.phrase.args.values()) for reason in found)


def test_what_harms_another_is_nothing_to_avoid() -> None:
    """A nun who sees Blue's fight is no reason for Red to send her elsewhere."""
    position: Position = registry.game("recess").load(form("0B1=d4", "1B1 g7 2B2", nuns=["a10", "l12"]))
    for move in ("B1-a4", "B2-a2", "G1-l12"):
        position = position.play(move)[0]
    assert "effect-caught" in {effect.phrase.key for effect in position.play("N1-g10")[1]}
    assert "effect-caught" not in {reason.phrase.key for reason in reasons_for(position, ["N1-g10"], ["N1-a11"])}


def test_a_coin_is_a_reason_and_equals_have_none() -> None:
    """A fight brings a coin that a walk does not; the same move twice shows no difference."""
    position = preau.new("recess")
    for move in ("B1-a3", "B2-b1", "G1-l12", "N1-f6"):
        position = position.play(move)[0]
    kinds = {(reason.kind, reason.phrase.key) for reason in reasons_for(position, ["B1-c1"], ["B1xa3"])}
    assert ("does", "effect-coin") in kinds
    others = {reason.kind for reason in reasons_for(position, ["B1xa3"], ["B1-c1"])}
    assert "avoids" not in others, "a coin of one's own is nothing to avoid"
    assert reasons_for(position, ["B1-c1"], ["B1-c1"]) == ()


def test_a_quiet_piece_is_good_for_something() -> None:
    """Where nothing happens and nothing threatens: the circle that grows, or the other's that cannot be closed now."""
    position = preau.new("cerocle")
    for move in ("d4", "g7", "d5", "g8"):
        position = position.play(move)[0]
    (builds,) = reasons_for(position, ["a1"], ["e4"])
    assert (builds.kind, builds.phrase.args["count"], builds.phrase.args["centre"]) == ("builds", 3, "e5")
    assert "blocks" not in {reason.kind for reason in reasons_for(position, ["a1"], ["e6"])}, "two are hardly a circle"
    fuller = position.play("i5")[0].play("f8")[0]
    kinds = {reason.kind: reason.phrase for reason in reasons_for(fuller, ["a1"], ["e6"])}
    assert kinds["blocks"].args["count"] == 3
    three = preau.new("cerocle", players=3)
    for move in ("d4", "g7", "a1", "d5", "g8", "a2"):
        three = three.play(move)[0]
    assert "blocks" not in {reason.kind for reason in reasons_for(three, ["i5"], ["e6"])}, "one piece is their joker"


def test_what_a_move_prevents_whatever_the_other_does() -> None:
    """A circle that both moves stop is a reason for neither; alone it is one. So is a line of five."""
    position = preau.new("cerocle")
    for move in FIVE:
        position = position.play(move)[0]
    (stops,) = reasons_alone(position, "c4")
    assert (stops.kind, stops.phrase.key) == ("stops", "move-threat-ring")
    assert reasons_alone(position, "i5") == ()
    four = preau.new("cerocle")
    for move in ("b1", "a1", "i9", "a2", "i7", "a3", "i5", "a4"):
        four = four.play(move)[0]
    assert reasons_for(four, ["n:a5"], ["a5"]) == ()
    (blocks,) = reasons_alone(four, "a5")
    assert (blocks.kind, blocks.phrase.key) == ("blocks", "move-blocks-line")
    assert reasons_alone(preau.new("nim"), "a1") == (), "nobody has to know purposes"


class Known(NamedTuple):
    """A position whose true reason is known: the move made and the better one with what follows, and what is told."""

    position: str
    played: tuple[str, ...]
    better: tuple[str, ...]
    kind: str
    told: str


NEW = "recess 3:A0B0C0D0:queen:yes:no:8:fewest"
KNOWN = {
    "a nun goes out of the way, and a kiss follows": Known(
        f"{NEW} 28 0 nun - later l4,j5 f1,c1,k10,k9/b1,g3,k5,k11/a4,a1,k10,h11 0G1xk10x2G1 - - - - - 11,9,10 -",
        ("N2-k5>j5", "B2-i4", "G1*i4"),
        ("N2-f1>g1", "G2xh11", "B2-i3", "B1xc1", "N1-l9", "skip", "B1-c4", "B2-a2", "N1-k10>j10"),
        "allows",
        "Blue’s girl G1 and boy B2 kiss on i4.",
    ),
    "a kiss at once, where it would come a round later": Known(
        f"{NEW} 25 0 nun - later f7,j12 h3,f3,k7,k9/b3,b2,i11,e6/a2,c1,in,l8 - 2G1 - - - - 9,9,12 -",
        ("N1-b3>c3", "G2-d4", "B1*d4"),
        ("N2-i11>h11", "B1xc1", "G2-d5", "G1-g11", "N1-f4", "G2xk7", "B1-b2", "N2-i3", "B1!i3@k7>j7", "B2-f5",
         "G2-k8", "N2-k11", "stay none", "G2-d2", "B1*d2"),
        "allows",
        "Blue’s boy B1 and girl G2 kiss on d4.",
    ),
    "the last space of a circle is left open": Known(
        " ".join(FIVE), ("i5", "c4"), ("c4", "a2"), "stops",
        "Green can close the circle around d4 with a piece on c4, and win.",
    ),
    "a kiss on another square than the threat named": Known(
        f"{NEW} 27 2 nun - later g8,f10 d2,g3,g7,f12/d4,a4,l12,k9/a5,a2,k9,l10 2G1xk9x1G2 - - - - - 11,9,10 -",
        ("N1-g7>f7", "B2-f5", "G1*f5"),
        ("N1-g1", "B1-g2", "G1-g5", "B2-g4", "N2-h12", "B2xa5", "G1xl10", "B1-d3", "N2-k9>l9", "B2-a2"),
        "allows",
        "Red’s girl G1 and boy B2 kiss on f5.",
    ),
    "a circle in two turns": Known(
        "a1 c3 a3 d3 i5 d5 i9 e4", ("i7", "e5", "a5", "c4"), ("c4", "a2", "a5", "b2"), "allows",
        "Green closes the circle around d4 and wins.",
    ),
    "one's own circle in two turns": Known(
        "c3 a1 d3 a3 d5 i5 e4 i9", ("a5", "c4", "i7", "a2"), ("e5", "i7", "c4"), "leads",
        "Brown closes the circle around d4 and wins.",
    ),
    "a block, since the other goes on there": Known(
        "g7 d4 g8 d5 i5 f6", ("a1", "e4", "a2", "i9"), ("e6", "a1", "a2", "i9"), "blocks",
        "Green’s circle around e5, which has three of the six so far, is blocked for now.",
    ),
}  # fmt: skip


@pytest.mark.parametrize("known", KNOWN.values(), ids=KNOWN)
def test_the_true_reason(known: Known) -> None:
    """What the lines lead to is told, and nothing else comes before it."""
    position = preau.position(known.position) if known.position.startswith("recess") else preau.new("cerocle")
    for move in () if known.position.startswith("recess") else known.position.split():
        position = position.play(move)[0]
    first = reasons_for(position, known.played, known.better)[0]
    assert (first.kind, str(first.phrase)) == (known.kind, known.told)


def test_a_threat_that_was_there_before_is_kept_not_made() -> None:
    """Brown has four in a row already: a better move than to spoil them makes no new threat."""
    position = preau.new("cerocle")
    for move in ("a1", "b1", "a2", "i6", "a3", "e9", "a4", "i9"):
        position = position.play(move)[0]
    kinds = {reason.phrase.key: reason.kind for reason in reasons_for(position, ["n:a5"], ["g4"])}
    assert kinds["move-threat-line"] == "keeps"


def test_nothing_rather_than_something_false() -> None:
    """What a piece builds is no reason where neither line makes anything of it, and it is too little to hope for."""
    position = preau.new("cerocle")
    for move in ("d4", "g7"):
        position = position.play(move)[0]
    assert reasons_for(position, ["a1", "a2", "a3", "i9"], ["e4", "a2", "a3", "i9"]) == ()


def test_what_the_lines_come_to_is_told_where_nothing_happens() -> None:
    """The circle that has grown by then, one's own in the better line or somebody else's in the other."""
    position = preau.new("cerocle")
    for move in ("d4", "g7", "d5", "g8"):
        position = position.play(move)[0]
    quiet, growing = ["a1", "a2", "a3", "i9"], ["e4", "a2", "a3", "i9"]
    (own,) = reasons_for(position, quiet, growing)
    assert (own.kind, str(own.phrase)) == (
        "leads",
        "Brown then has three of the six around e5, and that circle can still be closed.",
    )
    apart = ["i7", "a2", "e4", "i9"]
    assert reasons_for(position, quiet, apart) == (), "the first move has no part in it"
    (theirs,) = reasons_for(position, ["a1", "h7", "a3", "i5"], ["a2", "a1", "a3", "i5"])
    assert (theirs.kind, theirs.phrase.args["who"], theirs.phrase.args["count"]) == (
        "brings",
        Phrase("scene-name", {"colour": "green"}),
        3,
    )
    assert reasons_for(position, growing[:1], quiet[:1]) == (), "a move alone comes to nothing yet"


def test_what_is_won_and_suffered_further_on_is_told() -> None:
    """A line of five that comes a round later; where the other line has one too, it is no reason."""
    position = preau.new("cerocle")
    for move in ("a1", "b1", "a2", "i6", "a3", "e9"):
        position = position.play(move)[0]
    later = ["a4", "i9", "a5", "done"]
    found = reasons_for(position, ["g4", "i9", "g5", "c4"], later)
    assert (found[0].kind, found[0].phrase.key) == ("threatens", "move-threat-line"), "what threatens comes first"
    other, best = LineOfPlay(position, ["g4", "i9", "g5", "c4"]), LineOfPlay(position, later)
    (leads,) = reasons._later_gains_and_harms(position, other, best)
    assert (leads.kind, leads.phrase.key) == ("leads", "effect-line")
    assert reasons._later_gains_and_harms(position, best, best) == []
    assert reasons._later_gains_and_harms(position, best, other) == [], "it is not the better one"
    (chance,) = reasons._later_threats(position, LineOfPlay(position, ["g4", "i9"]), LineOfPlay(position, later[:2]))
    assert (chance.kind, chance.phrase.key) == ("leads", "move-threat-line")
    (feared,) = reasons._later_threats(position.play("e5")[0], *_lines_of_green(position.play("e5")[0]))
    assert (feared.kind, feared.phrase.key) == ("brings", "move-threat-line")
    assert reasons._later_threats(position, LineOfPlay(position, ["g4"]), best) == []


def _lines_of_green(position: Position) -> tuple[LineOfPlay, LineOfPlay]:
    """Green lets Brown have four in a row, or not."""
    return LineOfPlay(position, ["i5", "a4"]), LineOfPlay(position, ["a4", "i5"])


def test_a_coin_lost_further_on_is_told() -> None:
    """What the others do to the mover two rounds later, in the other line only."""
    before: Any = SimpleNamespace(turn=1, player=0, players=2, game=preau.new("recess").game)
    before.scene = preau.new("recess").scene
    red, blue = (side.phrase for side in preau.new("recess").scene().seats[:2])
    coin = Phrase("effect-coin", {"payer": red, "payee": blue})

    def line(*happened: tuple[Phrase, ...]) -> Any:
        steps = [
            SimpleNamespace(turn=number, seat=(number - 1) % 2, happened=phrases)
            for number, phrases in enumerate(happened, 1)
        ]
        return SimpleNamespace(steps=steps, whole_turns=len(steps) + 1)

    robbed, calm = line((), (), (), (coin,)), line((), (), (), ())
    assert reasons._later_gains_and_harms(before, robbed, calm) == [reasons.Reason("brings", coin, seat=1)]
    assert reasons._later_gains_and_harms(before, robbed, robbed) == []


def test_whom_a_detention_harms() -> None:
    """A fighter of one's own that is caught is a harm; a fight against one's own child that ends is none."""
    start = preau.position(
        f"{NEW} 28 0 nun - later l9,j5 f1,c1,k10,k9/b1,g3,k5,k11/a4,a1,k10,h11 0G1xk10x2G1 - - - - - 11,9,10 -"
    )
    caught = [each for each in start.legal() if start.text(each).startswith("N1-k10")]
    assert caught
    quiet = next(start.text(each) for each in start.legal() if ">" not in start.text(each))
    for move in map(start.text, caught):
        told = reasons_for(start, [quiet], [move])
        assert "effect-detention" not in [reason.phrase.key for reason in told if reason.kind == "does"]
