"""Threats in Cerocle: exactly what the rules allow the player if it were their turn."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import preau
from preau.games.api import Phrase
from preau.games.cerocle import GAME, CeroclePosition
from preau.games.cerocle.rules.board import EXCHANGE, RELOCATE
from preau.games.cerocle.threats import prospects, purposes, threats
from preau.games.threats import Purpose, Threat, prospects_of
from preau.teach.hints import threats_against
from tests.games.cerocle.positions import position, random_games

FIVE = "c3 d3 d5 e4 e5"  # of the circle around d4; c4 is open


def by(seat: int, found: tuple[Threat, ...], key: str) -> list[Threat]:
    return [threat for threat in found if threat.seat == seat and threat.phrase.key == key]


def with_turn_of(now: CeroclePosition, step: int) -> CeroclePosition:
    """The same board when others have the move, read anew from its exchange form."""
    data = now.to_json()
    turn = now.turn + step
    return GAME.load(data | {"turn": turn, "player": (turn - 1) % now.players})


def wins(now: CeroclePosition) -> set[str]:
    """The spaces to which a legal move brings a piece and wins."""
    board, found = now.setup.board, set()
    for move in now.legal():
        after = now.apply(move)
        if after.outcome and now.player in after.outcome.winners:
            kind, a, b = board.moves[move]
            found.add(board.names[b if kind in (RELOCATE, EXCHANGE) else a])
    return found


def exchange_wins(now: CeroclePosition) -> set[str]:
    """The spaces where a legal move makes a line whose exchange wins at once."""
    board, found = now.setup.board, set()
    for move in now.legal():
        after = now.apply(move)
        if not after.over and after.exchanges > now.exchanges and wins(after):
            kind, a, b = board.moves[move]
            found.add(board.names[b if kind in (RELOCATE, EXCHANGE) else a])
    return found


def test_an_open_circle() -> None:
    """Who has five of a circle threatens to close it, and the circle's cells show where."""
    (threat,) = by(1, threats(position(green=FIVE, turn=1)), "move-threat-ring")
    assert set(threat.cells) == {*FIVE.split(), "c4"}
    assert threat.rule == "C2.2"
    assert threat.phrase.args["space"] == "c4"
    assert str(threat.phrase) == "Green can close the circle around d4 with a piece on c4, and win."
    assert threat.concerns((0,))
    assert not threat.concerns((1,))


def test_an_open_four() -> None:
    """Four in a row with an end open will give an exchange, if there is a pair to exchange (C4.5)."""
    found = by(1, threats(position(green="a1 a2 a3 a4", brown="b1")), "move-threat-line")
    assert [threat.cells for threat in found] == [("a1", "a2", "a3", "a4", "a5")]
    assert not by(0, threats(position(green="a1 a2 a3 a4", brown="b1")), "move-threat-line")
    assert not by(1, threats(position(green="a1 a2 a3 a4")), "move-threat-line")


def test_c4_5_a_line_that_would_bring_nothing_yet() -> None:
    """A four with open ends is told, though no two neighbours differ in colour: it will count as soon as some do."""
    now = position(green="f7 e6 d5 c4", brown="a1 a5 i9 g4", turn=9)
    found = by(1, threats(now), "move-threat-line-idle")
    assert [threat.phrase.args["space"] for threat in found] == ["b3", "g8"]
    assert set(found[0].cells) == {"b3", "c4", "d5", "e6", "f7"}
    assert found[0].concerns((0,))
    assert not found[0].wins
    later = now.play("c3")[0]
    assert not by(1, threats(later), "move-threat-line-idle")
    assert [each.phrase.args["space"] for each in by(1, threats(later), "move-threat-line")] == ["b3", "g8"]


def test_c4_2_lengthening_a_line_is_no_threat() -> None:
    found = threats(position(green="b1 b2 b3 b4 b5", brown="i9"))
    assert not by(1, found, "move-threat-line-idle")


def can_line_or_circle(now: CeroclePosition) -> bool:
    """Whether a legal move makes a line for its player, or closes a circle of theirs, by what the rules say happens."""
    for move in now.legal():
        after, effects = now.carry_out(move)
        if any(effect.phrase.key == "effect-line" for effect in effects):
            return True
        if after.outcome and now.player in after.outcome.winners:
            return True
    return False


def games_apart(count: int, seed: int) -> Iterator[CeroclePosition]:
    """Two players who keep to their own ends of the board, so that there is no pair to exchange for long."""
    chance, ends = random.Random(seed), ("abc", "ghi")
    for _ in range(count):
        now = GAME.set_up(GAME.settle({}))
        while there := [move for move in now.legal() if now.text(move)[0] in ends[now.player]]:
            now = now.apply(chance.choice(there))
            if now.over:
                break
            yield now


@pytest.mark.parametrize("options", [None, {}, {"players": 3}, {"players": 4, "relocate": "any"}], ids=str)
def test_none_is_said_only_where_there_is_none(options: dict[str, str] | None) -> None:
    """Where no threat is found, no opponent's legal move makes a line or closes a circle of their colour."""
    chance, said = random.Random(7), 0
    for now in games_apart(30, seed=5) if options is None else random_games(6, seed=11, **options):
        if now.over or now.exchanges or chance.random() > 0.1 or now.turn > 150:
            continue
        if threats_against(now, (now.player,)):
            continue
        said += 1
        for step in range(1, now.players):
            seat = (now.player + step) % now.players
            if now.setup.colours[seat] != now.setup.colours[now.player]:
                assert not can_line_or_circle(with_turn_of(now, step)), now.to_json()
    assert said > 5


def test_c1_3_what_only_the_partner_can_do_is_told() -> None:
    """With four players the next of a team may have neutrals only: the line is then the partner's threat."""
    now = position(
        green="a1 a2 a3 a4 c1 e1 g3 i5 i7 g9", brown="b1", players=4, own=[10, 0, 9, 10], neutral=[0, 1, 0, 7]
    )
    assert [each.phrase.args["space"] for each in by(3, threats(now), "move-threat-line")] == ["a5"]


def test_the_alarm_of_three() -> None:
    """With three players three of a circle are an alarm, which one foreign piece does not end; two do."""
    found = by(1, threats(position(green="c3 d3 d5", brown="e4", players=3)), "move-threat-alarm")
    assert [threat.phrase.args["centre"] for threat in found] == ["d4"]
    assert not by(1, threats(position(green="c3 d3 d5", brown="e4 e5", players=3)), "move-threat-alarm")
    assert not by(1, threats(position(green="c3 d3 d5", brown="e4")), "move-threat-alarm")


def test_a_team_threatens_the_other() -> None:
    """With four players a threat is told once, by whoever of the team moves first, and not to the partner."""
    found = [threat for threat in threats(position(green=FIVE, players=4)) if threat.phrase.key == "move-threat-ring"]
    assert [(threat.seat, threat.against) for threat in found] == [(1, (0, 2))]


def test_how_near_each_colour_has_come() -> None:
    """C2.2: its fullest circle that can still be closed, from three pieces on; a team's is that of both."""
    assert prospects(position(green="c3 d3", brown="e4")) == ()
    (three,) = prospects(position(green="c3 d3 d5", brown="a1"))
    assert (three.seats, three.degree, three.phrase.args["centre"]) == ((1,), 3, "d4")
    assert prospects(position(green="c3 d3 d5", brown="e4")) == (), "spoilt by a piece of the other colour"
    (team,) = prospects(position(green="c3 d3 d5 e5", players=4))
    assert (team.seats, team.degree) == ((1, 3), 4)
    assert prospects_of("preau.games.cerocle") is prospects
    assert prospects_of(preau.new("nim").game.package) is None, "nobody has to have some"


def test_c4_3_a_line_that_is_stopped_is_what_a_move_is_good_for() -> None:
    """Told before what it builds; not where the other end stays open, nor of a line that brings nothing or is built."""

    def aims(now: CeroclePosition, move: str) -> list[str]:
        return [each.phrase.key for each in purposes(now, now.parse(move))]

    now = position(green="d4 d5 d6 d7", brown="d8 c1 e2 e5", turn=9)
    assert aims(now, "d3") == ["move-blocks-line", "move-builds"]
    block = purposes(now, now.parse("d3"))[0]
    assert (block.kind, block.cells) == ("blocks", ("d3", "d4", "d5", "d6", "d7"))
    assert str(block.phrase) == "Green can no longer make a line of five with a piece on d3."
    assert "move-blocks-line" not in aims(now, "i9")
    assert "move-blocks-line" not in aims(position(green="d4 d5 d6 d7", brown="e5", turn=5), "d3"), "d8 is open"
    assert "move-blocks-line" not in aims(position(green="a1 a2 a3 a4", brown="i9", turn=5), "a5"), "C4.5"
    assert "move-blocks-line" not in aims(position(brown="a1 a2 a3 a4", green="b1", turn=5, neutral=[8, 0]), "n:a5"), (
        "one's own"
    )
    team = position(green="a1 a2 a3 a4", brown="b1", players=4)
    assert purposes(team, team.parse("a5"))[0].phrase.args["who"] == Phrase("scene-team", {"colour": "green"})


def test_c4_3_an_end_of_a_line_that_is_taken_leaves_the_other() -> None:
    """An open four is not stopped by one piece: told is which end is left. A gap has no other end."""

    def ends(now: CeroclePosition, move: str) -> list[Purpose]:
        return [each for each in purposes(now, now.parse(move)) if each.phrase.key == "move-blocks-end"]

    now = position(green="d4 d5 d6 d7", brown="i9 a1 a5 e9", turn=9)
    (end,) = ends(now, "d3")
    assert (end.kind, end.cells) == ("blocks", ("d3", "d4", "d5", "d6", "d7", "d8"))
    assert str(end.phrase) == "Green can now make their line of five only with a piece on d8, because d3 is taken."
    assert ends(now, "i5") == []
    assert ends(position(green="d4 d5 d6 d7", brown="d8 i9 a1 a5", turn=9), "d3") == [], "that stops it"
    assert ends(position(green="d3 d4 d6 d7", brown="i9 a1 a5 e9", turn=9), "d5") == []
    away = "a1 a2 a3 a4 a5 b1 b2 b4 b5 b6 h4 h5 h7 h8 i5 i6 i7 i8 i9"
    moved = position(green="d4 d5 d6 d7", brown=f"{away} d8", turn=9)
    assert ends(moved, "d8-d3") == [], "d8 was no end before: the piece that stopped the line still does, elsewhere"


def test_c4_3_a_line_that_is_begun_is_what_a_move_is_good_for() -> None:
    """An open four: where its fifth may go, and that one piece stops nobody who has two ends; nothing of it twice."""
    now = position(brown="d4 d5 d6 i9", green="a1 a3 a5 i5", turn=9)
    (first, *_) = purposes(now, now.parse("d7"))
    assert (first.kind, first.phrase.args["ends"]) == ("builds", ("d3", "d8"))
    assert str(first.phrase) == (
        "Brown can then make a line of five with a piece on d3 or d8, and a single piece does not block both."
    )
    one = position(brown="d4 d5 d6 i9", green="a1 a3 a5 d3", turn=9)
    assert str(purposes(one, one.parse("d7"))[0].phrase) == "Brown can then make a line of five with a piece on d8."
    later = position(brown="d4 d5 d6 d7", green="a1 a3 a5 i5", turn=9)
    assert "move-builds-line" not in [each.phrase.key for each in purposes(later, later.parse("i7"))]


def test_c2_2_of_each_colour_the_fullest_circle_that_is_spoilt_is_told_the_fullest_first() -> None:
    """With three players one piece may spoil the circles of both others."""
    now = position(brown="d4 d5 h7 i9", green="a1 a3 a5", white="e4 g5 g7 h6", players=3, turn=11)
    told = purposes(now, now.parse("f6"))
    white, brown = (Phrase("scene-name", {"colour": colour}) for colour in ("white", "brown"))
    assert [(each.phrase.args["who"], each.weight) for each in told] == [(white, 4), (brown, 3)]
    assert [each.phrase.args["joker"] for each in told] == ["yes", "yes"], "one piece of another colour is a joker"


def test_c2_2_a_circle_is_told_with_its_joker_and_one_that_only_an_exchange_can_close() -> None:
    """Whoever counts what is missing counts the neutral too; five with a foreign piece among them are not forgotten."""
    joker = position(brown="e4 d5 i9", white="c3", green="a1 a5 i5", turn=9)
    told = str(purposes(joker, joker.parse("e5"))[0].phrase)
    assert told == "Brown then has three of the six around d4, plus a joker, and that circle can still be closed."
    shut = position(brown="c3 c4 d3 d5 i9", green="e5 a1 a5 i5", turn=9)
    (first, *_) = purposes(shut, shut.parse("e4"))
    assert (first.kind, first.phrase.key, first.weight) == ("builds", "move-builds-blocked", 5)
    assert str(first.phrase) == (
        "Brown then has five of the six around d4, and that circle can still be closed with the help of an exchange."
    )
    few = position(brown="c3 d3 i9", green="e5 a1 a5", turn=9)
    assert "move-builds-blocked" not in [each.phrase.key for each in purposes(few, few.parse("e4"))]


def test_c4_1_three_in_a_row_with_room_for_five_are_what_a_move_begins_or_blocks() -> None:
    """Not where there is no room, nor where they are four already."""
    now = position(brown="c3 c4 i9", green="f4 f5 f6 a1", turn=9)
    told = [str(each.phrase) for each in purposes(now, now.parse("c5"))]
    assert told[0] == "Brown then has three in a row from c3 to c5, with room for a line of five."
    (block, *_) = purposes(now, now.parse("f3"))
    assert (block.kind, str(block.phrase)) == ("blocks", "Green’s three in a row from f4 to f6 are blocked on f3.")
    assert not any("row" in each.phrase.key for each in purposes(now, now.parse("i5")))
    narrow = position(brown="c3 d4 i9", green="b2 f6 a5", turn=9)
    assert "move-builds-row" not in [each.phrase.key for each in purposes(narrow, narrow.parse("e5"))]
    four = position(brown="c3 d4 e5 i9", green="a1 a5 i5 i6", turn=9)
    assert "move-builds-row" not in [each.phrase.key for each in purposes(four, four.parse("f6"))]


def test_nothing_after_the_end() -> None:
    closed = position(brown=FIVE).play("c4")[0]
    assert closed.over
    assert threats(closed) == ()


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"players": 3}, {"players": 4, "relocate": "any"}], ids=str)
def test_no_more_and_no_less_than_the_rules_allow(options: dict[str, str]) -> None:
    """In every position of some games, the threats to close a circle are the legal moves that do, found one by one."""
    some = False
    for now in random_games(2, seed=3, **options):
        if now.over:
            continue
        found = threats(now)
        for step in range(2):
            if step and now.exchanges:
                continue
            then = with_turn_of(now, step) if step else now
            rings = {str(each.phrase.args["space"]) for each in by(then.player, found, "move-threat-ring")}
            swaps = {str(each.phrase.args["space"]) for each in by(then.player, found, "move-threat-exchange")}
            assert rings == wins(then)
            assert swaps == exchange_wins(then) - rings
            some |= bool(rings) and bool(step)
    assert some
