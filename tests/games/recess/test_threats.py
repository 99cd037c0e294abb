"""Threats in Recess!: only what a line of the turn really leads to."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from preau.games.recess import GAME
from preau.games.recess.position import RecessPosition
from preau.games.recess.rules.state import PASS, Move, place_name
from preau.games.recess.threats import threats
from preau.games.threats import Threat
from tests.games.recess.yards import crowd, form, turns


def keys(found: tuple[Threat, ...], seat: int | None = None) -> list[str]:
    return sorted(threat.phrase.key for threat in found if threat.seat == seat)


def ends(position: RecessPosition, wanted: Callable[[Move], bool] = lambda _: True) -> Iterator[RecessPosition]:
    """Every position that the rest of a turn can come to by moves that are wanted."""
    seen, waiting = {position}, [position]
    while waiting:
        now = waiting.pop()
        yield now
        for move in filter(wanted, now.moves):
            after = now.apply(move)
            if after.minute == position.minute and after not in seen:
                seen.add(after)
                waiting.append(after)
            elif after not in seen:
                seen.add(after)
                yield after


def lying(position: RecessPosition, seat: int) -> int:
    """How many of a player's children are in detention."""
    return ((position.detained | position.serving) >> 4 * seat & 0b1111).bit_count()


def test_a_fight_in_reach() -> None:
    """Blue's boy stands two squares from Red's girl: he can fight her, unless a nun looks on."""
    start = GAME.load(form("0G1=d5 1B1=f5", nuns=["a1", "l12"]))
    (threat,) = [each for each in threats(start) if each.seat == 1 and each.phrase.key == "move-threat-fight"]
    assert threat.cells == ("f5", "d5")
    assert threat.rule == "R5.1"
    assert threat.against == (0,)
    assert str(threat.phrase) == "Blue’s boy B1 can start a fight with Red’s girl G1 on d5."
    watched = GAME.load(form("0G1=d5 1B1=f5", nuns=["e6", "l12"]))
    assert "move-threat-fight" not in keys(threats(watched), 1)


def test_a_kiss_that_wins() -> None:
    """A boy and a girl who can meet threaten to end the game; where the kisser would not win, they do not."""
    start = GAME.load(form("1B1=d4 1G1=g4"))
    (threat,) = [each for each in threats(start) if each.phrase.key == "move-threat-kiss"]
    assert threat.seat == 1
    assert threat.concerns((0,))
    assert threat.concerns((2,))
    poor = GAME.load(form("1B1=d4 1G1=g4", coins=[20, 0, 10]))
    assert "move-threat-kiss" not in keys(threats(poor), 1)


def test_every_square_of_a_kiss_is_named() -> None:
    """Not one as an example: a pair has one sentence, with all the squares where some line of the turn has a kiss."""
    start = GAME.load(form("1B1=g5 1G1=g8", minute=2, player=1))
    (threat,) = [each for each in threats(start) if each.wins]
    kissed = {
        place_name(end.children[4])
        for end in ends(start, lambda move: move.piece in {0, 2} or move.kind == "skip")
        if end.kiss
    }
    assert kissed == {"g5", "g6", "h6", "f7", "h7", "g8"}
    assert set(threat.cells) == kissed
    assert str(threat.phrase) == "Blue’s boy B1 and girl G1 can kiss on g5, g6, h6, f7, h7 or g8, and then Blue wins."
    two = [each for each in threats(GAME.load(form("1B1=g5 1B2=g9 1G1=g7"))) if each.wins]
    assert [each.name for each in two] == ["kiss-0-2", "kiss-1-2"], "each pair has its own"


def test_a_kiss_after_a_fight_is_broken_up() -> None:
    """Blue's girl is held down: one boy breaks up the fight, and the other kisses her where she is pushed."""
    held = form("1B1=d4 1B2=f6", "2B1 d6 1G1", minute=2, player=1, movable=["B1", "B2", "G2"])
    (threat,) = [each for each in threats(GAME.load(held)) if each.name == "kiss-1-2"]
    assert threat.cells == ("f6", "d6", "e6")
    line = GAME.load(held)
    for move in ("G2-l10", "B1/d6>c6,e6", "B2*e6"):
        line, _ = line.play(move)
    assert line.kiss


def test_where_there_is_too_much_to_look_at_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search has an end: what it found until then is named, and that there may be more."""
    monkeypatch.setattr("preau.games.recess.threats.MOST_KISS_POSITIONS", 4)
    (threat,) = [each for each in threats(GAME.load(form("1B1=g5 1G1=g8"))) if each.wins]
    assert "perhaps elsewhere too" in str(threat.phrase)
    assert 3 <= len(threat.cells) < 6


def test_a_fighter_to_be_caught() -> None:
    """Red's fight can be told of, or a nun sent there; and a nun who sees it is named."""
    start = GAME.load(form("2G1=d8", "1B1 d4 2B1", nuns=["d10", "l12"], player=0))
    found = threats(start)
    assert {"move-threat-tell", "move-threat-nun"} & set(keys(found, 2))
    (seen,) = [each for each in found if each.phrase.key == "move-threat-seen"]
    assert seen.seat is None
    assert seen.against == (1,)
    assert seen.cells == ("d10", "d4")


def test_nothing_after_the_last_minute() -> None:
    """In the thirtieth turn the others have no turn left to threaten with."""
    last = GAME.load(form("0G1=d5 1B1=f5", minute=30, player=2))
    assert {threat.seat for threat in threats(last)} <= {2}


@pytest.mark.parametrize("seed", range(6))
def test_the_next_player_threatens_what_they_can_do(seed: int) -> None:
    """Who passes sees the next player able to do just what was threatened."""
    met = 0
    for now in turns(GAME.set_up(GAME.settle({"players": "3"})), random.Random(seed), 12):
        if PASS in now.moves and now.first and not now.serving:
            after = now.apply(PASS)
            if not after.over:
                met += 1
                before = [each for each in threats(now) if each.seat == after.seat]
                assert before == [each for each in threats(after) if each.seat == after.seat]
    assert met


@pytest.mark.slow
def test_every_threat_comes_true() -> None:
    """All lines of the turn are played out: what is threatened happens in one, and no fight within a step is missed."""
    chance, kinds = random.Random(11), set()
    for _ in range(400):
        now = crowd(chance)
        if now.players > 3 or len(now.moves) > 12 or len(now.steps) > 2:
            continue  # few enough lines to play them all
        found = [each for each in threats(now) if each.seat == now.seat]
        if not found:
            continue
        after = list(ends(now))
        fought = {place_name(fight.square) for end in after for fight in end.fights if fight not in now.fights}
        for threat in found:
            kinds.add(threat.phrase.key)
            match threat.phrase.key:
                case "move-threat-fight":
                    assert threat.cells[-1] in fought
                case "move-threat-kiss":
                    assert any(end.kiss and now.seat in end.outcome.winners for end in after if end.outcome)
                case "move-threat-tell" | "move-threat-nun":
                    (loser,) = threat.against
                    assert any(lying(end, loser) > lying(now, loser) for end in after)
        reached = {place_name(move.square) for move in now.moves if move.kind == "x"}
        assert reached <= {each.cells[-1] for each in found if each.phrase.key == "move-threat-fight"}
    assert {"move-threat-fight", "move-threat-tell", "move-threat-nun"} <= kinds


def test_a_kiss_once_the_nun_is_told_away() -> None:
    """Nun N1 sees Blue's pair; but Blue can tell her about a fight with another child and kiss in the same turn."""
    pair = "1B1=a12 1G1=a11 1B2=c8"
    watched = form(pair, "2B1 i7 0B1", nuns=["a8", "l12"], movable=["B2", "G1", "G2"], detained=["1G2"])
    (threat,) = [each for each in threats(GAME.load(watched)) if each.wins]
    assert threat.phrase.key == "move-threat-kiss-told"
    assert "Blue’s boy B2 can send nun N1 away" in str(threat.phrase)
    assert "a8" in threat.cells
    nobody_fights = form(pair, nuns=["a8", "l12"], detained=["1G2"])
    assert not [each for each in threats(GAME.load(nobody_fights)) if each.wins]


def test_a_kiss_for_which_one_walks_before_the_nun_is_told_away() -> None:
    """N2 sees k11: Blue's girl goes there nevertheless, a boy sends the nun away, and the other one kisses the girl."""
    start = GAME.load(form("1B1=j12 1G1=f6 1B2=j11", "2B1 i10 0B1", nuns=["h3", "l12"], minute=2, player=1))
    (threat,) = [each for each in threats(start) if each.name == "kiss-1-3" and "k11" in each.cells]
    assert str(threat.phrase).startswith("Blue’s boy B1 can send nun N2 away")
    line = start
    for begin in ("G2-k11", "B1!l12@i10", "B2*k11"):
        line, _ = line.play(next(text for text in map(line.text, line.moves) if text.startswith(begin)))
    assert line.kiss


def test_a_nun_who_can_be_sent_to_a_fight() -> None:
    """Where nobody can tell her: she is moved there."""
    start = GAME.load(form(fights="1B1 d4 2B1", nuns=["d7", "l9"]))
    (threat,) = [each for each in threats(start) if each.seat == 0]
    assert str(threat.phrase) == "Red can send nun N1 to the fight on d4 and land Blue’s boy B1 in detention."
    assert (threat.cells, threat.rule, threat.against, threat.grave) == (("d7", "d4"), "R6.1", (1,), True)
