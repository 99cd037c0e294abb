"""Reviews: the same whenever they are made, and blunders are found."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

import preau
from preau.bots import Candidate, review
from preau.bots.certainty import is_won, put_sure_win_first
from preau.bots.highlights import best_moves, level_shares, points_of_all, round_shares, turning_points
from preau.bots.review import Verdict, Worth, expected_line, played_line, verdicts, within_turns, worth
from preau.games import registry
from preau.games.api import Position
from preau.teach.hints import wins_game
from tests.games.cerocle import positions as rings
from tests.games.recess.yards import form

BLUNDER = "e6"  # anywhere but c4, where Green closes a circle


def line(start: Position, *moves: str) -> tuple[list[Position], list[Worth]]:
    positions = [start]
    for move in moves:
        positions.append(positions[-1].play(move)[0])
    return positions, [worth(*each, 60) for each in zip(positions, (*moves, ""), strict=True)]


def almost_closed() -> Position:
    """Green has five of the circle around d4, all but c4; Brown is to move."""
    position = preau.new("cerocle")
    for move in ("g7", "c3", "f6", "d3", "h7", "d5", "g8", "e4", "g5", "e5"):
        position = position.play(move)[0]
    return position


def test_shown_shares_do_not_follow_whose_turn_it_is() -> None:
    """What is only hope of whoever is to move is levelled out; the end and a turning point stay what they are."""
    movers = [0, 0, 1, 0, 1, 0, 1]  # the first has two decisions in one turn
    worths = [Worth((0.6, 0.4) if mover == 0 else (0.4, 0.6)) for mover in movers]
    calm = level_shares(movers, [*worths[:-1], Worth((0.0, 1.0))], ())
    assert [round(first, 6) for first, _ in calm] == [0.5, 0.5, 0.5, 0.5, 0.5, 0.4, 0.0]
    assert all(abs(sum(each) - 1) < 1e-9 for each in calm)
    point = Verdict(3, 1, "e6", "c4", (0.3, 0.7), (0.6, 0.4), 0.3)
    turned = level_shares(movers, worths, (point,))
    assert turned[2:4] == [(0.3, 0.7), (0.6, 0.4)]
    assert level_shares([0], worths[:1], ()) == [(0.6, 0.4)]


def test_a_blunder_is_a_turning_point() -> None:
    """Whoever lets a circle be closed gives the game away; the review says so, and what would have helped."""
    start = almost_closed()
    positions, worths = line(start, BLUNDER, "c4")
    judged = verdicts(positions, [BLUNDER, "c4"], worths)
    assert [each.move for each in turning_points(judged)] == [BLUNDER]
    (blunder,) = turning_points(judged)
    assert (blunder.number, blunder.seat) == (1, 0)
    assert blunder.best in {"c4", "n:c4"}
    assert blunder.after == (0.0, 1.0)
    assert blunder.lost == blunder.instead[0] > 0.1
    assert judged[1].lost == 0
    assert worths[1].then in {(), (0.0, 1.0)}  # the best move was made, or one that wins as well


def test_the_same_again() -> None:
    """The same position is worth the same, to the last digit."""
    start = preau.new("recess", players=4)
    for _ in range(8):
        start = start.apply(start.legal()[len(start.legal()) // 2])
    assert worth(start, simulations=40) == worth(start, simulations=40)


@pytest.mark.parametrize(("game", "players"), [("nim", 2), ("cerocle", 3), ("cerocle", 4), ("recess", 5)])
def test_any_number_of_players(game: str, players: int) -> None:
    """Every game on the shelf, with a fast core or without: shares for all seats, summing to one."""
    start = preau.new(game, players=players)
    found = worth(start, simulations=20)
    assert len(found.values) == players
    assert sum(found.values) == pytest.approx(1)
    assert found.best in map(start.text, start.legal())


def test_nothing_to_decide() -> None:
    """A finished game is worth its result; an only move what comes of it."""
    position = preau.position("nim 3 2 1 0 0")
    assert worth(position, "a1") == Worth((0.0, 1.0), "a1")
    assert worth(position.play("a1")[0]) == Worth((0.0, 1.0))


def test_the_sand_is_nobodys_decision() -> None:
    """When the sand runs out the chances change, and there is no verdict."""
    start = preau.new("recess")
    positions = [start, start.timeout()[0]]
    worths = [worth(position, simulations=20) for position in positions]
    assert verdicts(positions, ["timeout"], worths) == ()


def test_the_gravest_in_order() -> None:
    """A few turning points at most, the gravest, in the order of play; small doubts are none."""
    given = [Verdict(n, 0, "a", "b", (0.5, 0.5), (0.4, 0.6), lost) for n, lost in enumerate((0.2, 0.05, 0.4, 0.3), 1)]
    assert [each.number for each in turning_points(given, most=2)] == [3, 4]
    assert [each.number for each in turning_points(given)] == [1, 3, 4]


def test_ones_own_are_chosen_first() -> None:
    """Who reads has their own turning points, even where the others' gave more away; all in the order of play."""
    given = [Verdict(n, n % 2, "a", "b", (0.5, 0.5), (0.4, 0.6), 0.1 * n) for n in range(1, 8)]
    assert [each.number for each in turning_points(given, mine=[0])] == [2, 4, 5, 6, 7]
    assert [each.number for each in turning_points(given)] == [3, 4, 5, 6, 7]
    assert {each.number for each in points_of_all(given)} == {2, 3, 4, 5, 6, 7}


def test_a_line_is_played_out() -> None:
    """How strong players go on: the circle that is left open is closed. And what really followed, if that was soon."""
    start = almost_closed()
    assert expected_line(start, BLUNDER, 20) == (BLUNDER, "c4")
    going_on = expected_line(preau.new("cerocle"), "e5", 5)
    assert len(going_on) == 7, "six turns after its own"
    positions, worths = line(start, BLUNDER, "c4")
    point = verdicts(positions, [BLUNDER, "c4"], worths)[0]
    assert played_line(positions, [BLUNDER, "c4"], point) == (BLUNDER, "c4")
    assert played_line(positions[:2], [BLUNDER], point) == (), "the game went on"


def test_a_leap_of_somebodys_chances_is_a_turning_point() -> None:
    """Also where the mover gave little away: the third did not stop the first. Where nothing was better, it is none."""
    calm = Verdict(1, 0, "a", "a", (0.4, 0.3, 0.3), (0.4, 0.3, 0.3), 0.0, "", (0.38, 0.31, 0.31))
    unstopped = Verdict(2, 2, "a", "b", (0.4, 0.5, 0.1), (0.9, 0.05, 0.05), 0.05, "", (0.5, 0.4, 0.1))
    unforeseen = Verdict(3, 0, "a", "a", (1.0, 0.0, 0.0), (1.0, 0.0, 0.0), 0.0, "", (0.6, 0.3, 0.1))
    assert turning_points([calm, unstopped, unforeseen]) == (unstopped,)
    assert (unstopped.riser, unstopped.gave_away, unstopped.was_avoidable) == (0, False, True)
    assert not unforeseen.was_avoidable, "it was the best move"


def judged_in_vain(positions: list[Position], moves: list[str], best: str) -> tuple[Verdict, ...]:
    """The verdicts of a search for which all was lost long ago."""
    start, end = Worth((0.02, 0.98), best, (0.02, 0.98)), Worth((0.0, 1.0))
    return verdicts(positions, moves, [start, Worth((0.0, 1.0), moves[1]), end])


def test_a_block_that_was_missed_is_a_turning_point() -> None:
    """Who could have stopped the win that came is told so, however little it was worth, and with what."""
    positions, _ = line(almost_closed(), BLUNDER, "c4")
    for best in ("c4", "a2"):  # even where the search thinks of something else
        (missed,) = turning_points(judged_in_vain(positions, [BLUNDER, "c4"], best))
        assert (missed.number, missed.unstopped, missed.gave_away) == (1, 1, False)
        assert missed.best in {"c4", "n:c4"}
    hoped = Worth((0.89, 0.11), "a2", (0.99, 0.01))  # of a2, which stops nothing
    found = verdicts(positions, [BLUNDER, "c4"], [hoped, Worth((0.88, 0.12), "c4"), Worth((0.0, 1.0))])
    (missed,) = turning_points(found)
    assert (missed.unstopped, missed.best in {"c4", "n:c4"}) == (1, True)
    assert missed.lost == pytest.approx(0.89), "Green wins at once: that is certain, whatever the search hopes for"
    more = ("i5", "c5", "b1", "c6", "h9", "d7", "f2", "e6")  # Green lacks e7 of another circle, too
    twice = almost_closed()
    for move in more:
        twice = twice.play(move)[0]
    positions, _ = line(twice, "g9", "c4")
    assert turning_points(judged_in_vain(positions, ["g9", "c4"], "c4")) == (), "nothing would have stopped it"


def test_the_best_move_of_each_is_the_one_that_won_most() -> None:
    """Compared with the other moves that were thought of; what was not the best, or ends the game, is not praised."""
    even = (0.5, 0.5)

    def made(number: int, seat: int, others: float, other: str = "a1") -> Verdict:
        return Verdict(number, seat, "e5", "e5", even, even, 0.0, "", even, others=others, other=other)

    given = [made(1, 0, 0.45), made(2, 1, 0.3), made(3, 0, 0.2), made(4, 0, 0.0, ""), made(5, 1, 0.0)]
    assert [(each.number, round(each.gain, 2)) for each in best_moves(given)] == [(2, 0.2), (3, 0.3)]
    assert best_moves(given[:1]) == best_moves(()) == ()
    near = replace(given[2], second="d4", second_share=0.47)
    assert best_moves([near]) == (), "another move was nearly as good"
    assert best_moves([replace(near, second_share=0.4)])[0].number == 3
    start = almost_closed()
    best = worth(start, "", 60)
    positions, worths = line(start, best.best, "a2")
    block, *_ = verdicts(positions, [best.best, "a2"], worths)
    assert block.gain > 0, "the others let Green win"
    assert block.other not in {"", block.move}
    positions, worths = line(start, BLUNDER, "c4")
    blunder, *_ = verdicts(positions, [BLUNDER, "c4"], worths)
    assert (blunder.other, blunder.gain) == ("", 0.0)


def test_of_a_seat_whose_only_good_move_ended_the_game_that_one_is_named() -> None:
    """Else the last move is left out: whatever wins at once is better than all others."""
    even = (0.5, 0.5)
    small, last = (
        Verdict(number, 0, "e5", "e5", even, even, 0.0, "", even, others=others, other="a1")
        for number, others in ((1, 0.45), (2, 0.1))
    )
    assert best_moves([small, last]) == (last,)
    assert best_moves([replace(small, others=0.3), last])[0].number == 1


def test_within_a_turn_a_decision_is_worth_what_the_next_one_was_found_to_be() -> None:
    """Nobody else has acted: the search had doubted too much. What comes after the turn says nothing of the kind."""
    shares = [(0.43, 0.57), (0.24, 0.76), (0.41, 0.59), (0.5, 0.5)]
    worths = [Worth(values, "a") for values in shares]
    told = [each.values for each in within_turns([0, 0, 0, 1], worths)]
    assert told == [(0.43, 0.57), (0.41, 0.59), (0.41, 0.59), (0.5, 0.5)]
    assert [each.values for each in within_turns([0, 1, 0, 1], worths)] == shares


def decision(seat: int, **more: Any) -> Any:
    """A position of two moves, of which only that matters."""
    told = {"player": seat, "turn": 1, "players": 2, "outcome": None, "legal": lambda: ["a", "b"], "text": str}
    return SimpleNamespace(**told | more)


def test_a_win_counts_from_the_move_that_prepares_it_in_the_same_turn() -> None:
    """Nobody comes in between, so what keeps it is as good as the win: in verdicts, and in the chart."""
    end = decision(0, turn=3, outcome=SimpleNamespace(winners=(0,)))
    positions = [decision(1), decision(0, turn=3), decision(0, turn=3), end]
    worths = [Worth((0.3, 0.7), "a"), Worth((0.6, 0.4), "b", (0.7, 0.3)), Worth((0.8, 0.2), "a"), Worth((1.0, 0.0))]
    _, prepared, kissed = verdicts(positions, ["a", "a", "a"], worths)
    assert (prepared.before, prepared.after, kissed.before) == ((1.0, 0.0), (1.0, 0.0), (1.0, 0.0))
    assert (prepared.best, prepared.lost) == ("a", 0.0), "nothing is better than a sure win"
    shown = level_shares([position.player for position in positions], worths, ())
    assert shown[1:] == [(1.0, 0.0)] * 3
    assert shown[0] != (1.0, 0.0), "the other could have prevented it"
    missed = [worths[0], Worth((0.6, 0.4), "b", (1.0, 0.0)), Worth((0.2, 0.8), "a"), Worth((0.2, 0.8))]
    _, miss, _ = verdicts([*positions[:3], decision(1, turn=4)], ["a", "a", "a"], missed)
    assert (miss.before, miss.instead, round(miss.lost, 2)) == ((1.0, 0.0), (1.0, 0.0), 0.8), "it was there to be had"


def test_who_missed_a_win_is_told_of_that_and_not_of_a_block() -> None:
    """Brown lacks h8 and Green c4: to close the own circle is better than to stop the other's, and stops it as well."""
    start = preau.new("cerocle")
    for move in ("f6", "c3", "f7", "d3", "g6", "d5", "g8", "e4", "h7", "e5"):
        start = start.play(move)[0]
    positions, _ = line(start, "a1", "c4")
    lone = (1.0, 0.0)
    known = [Worth(lone, "h8", lone), Worth((0.0, 1.0), "c4"), Worth((0.0, 1.0))]
    missed, _ = verdicts(positions, ["a1", "c4"], known)
    assert (missed.best, missed.instead, missed.lost, missed.unstopped) == ("h8", lone, 1.0, 1)
    assert missed.gave_away


def test_a_shared_win_is_less_than_one_that_was_to_be_had_alone() -> None:
    """R10.2: it is certain as well, and what gave half of the win away is not excused by that."""
    shared = (0.5, 0.5, 0.0)
    positions = [decision(0, players=3), decision(0, players=3, outcome=SimpleNamespace(winners=(0, 1)))]
    for alone in ((1.0, 0.0, 0.0), (0.9, 0.1, 0.0)):
        (found,) = verdicts(positions, ["a"], [Worth(alone, "b", alone), Worth(shared)])
        assert found.best == "b"
        assert found.lost == pytest.approx(alone[0] - 0.5)
    (found,) = verdicts(positions, ["a"], [Worth((0.4, 0.4, 0.2), "b", (0.45, 0.35, 0.2), "a"), Worth(shared)])
    assert (found.best, found.lost, found.before) == ("a", 0.0, shared), "more was not to be had"
    assert found.reply == "", "that is what follows on another move"


def test_a_win_that_the_game_sees_in_this_turn_is_certain() -> None:
    """R8.1: two children who can meet unseen. The first move is one that keeps that, and a search only hopes for it."""
    start = registry.game("recess").load(form("1B1=d4 1G1=g4", nuns=["k3", "l12"])).play("pass")[0]
    moves = [start.text(move) for move in start.legal()]
    keeps = next(text for text in moves if wins_game(start, text))
    wastes = next(text for text in moves if not wins_game(start, text))
    hoped = (Candidate(wastes, 9, (0.2, 0.7, 0.1)), Candidate(keeps, 3, (0.3, 0.6, 0.1)))
    first, second = put_sure_win_first(start, hoped)
    assert (first.move, first.values, second) == (keeps, (0.0, 1.0, 0.0), hoped[0])
    assert put_sure_win_first(start, hoped[:1]) == hoped[:1], "none of these keeps it"
    quiet = preau.new("cerocle")
    assert put_sure_win_first(quiet, (Candidate("e5", 9, (0.7, 0.3)),))[0].values == (0.7, 0.3)


def test_a_shared_win_does_not_keep_one_that_is_to_be_had_alone() -> None:
    """R10.2: in the last turn Green shares by passing, and wins alone by a kiss."""
    data = form("2B1=d4 2G1=g4", nuns=["k3", "l12"], minute=30, player=2, coins=[8, 11, 11])
    start = registry.game("recess").load(data)
    moves = [text for text in map(start.text, start.legal()) if text != "pass"]
    keeps = next(text for text in moves if wins_game(start, text))
    wastes = next(text for text in moves if not wins_game(start, text))
    thought = ((wastes, (0.2, 0.1, 0.7)), ("pass", (0.0, 0.5, 0.5)), (keeps, (0.1, 0.3, 0.6)))
    first, *_ = put_sure_win_first(start, [Candidate(move, 1, values) for move, values in thought])
    assert (first.move, first.values) == (keeps, (0.0, 0.0, 1.0))


def test_a_team_that_can_win_in_this_turn_is_sure_of_it() -> None:
    """C2.3: partners share the win, so neither of them ever has more than half of it."""
    start = rings.position(brown="c3 d3 d5 e4 e5", green="a1 a5 i5 i9", players=4, turn=9)
    hoped = (Candidate("e9", 9, (0.45, 0.05, 0.45, 0.05)), Candidate("c4", 3, (0.4, 0.1, 0.4, 0.1)))
    first, second = put_sure_win_first(start, hoped)
    assert (first.move, first.values, second) == ("c4", (0.5, 0.0, 0.5, 0.0), hoped[0])
    unlikely = (Candidate("c4", 3, (0.2, 0.3, 0.2, 0.3)),)
    assert put_sure_win_first(start, unlikely) == unlikely, "the game is not asked"


@pytest.mark.parametrize(
    ("values", "won"),
    [((1.0, 0.0), 0), ((0.0, 0.5, 0.0, 0.5), 1), ((0.5, 0.5), None), ((0.7, 0.3, 0.0), None), ((0.999, 0.001), None)],
)
def test_what_is_certain(values: tuple[float, ...], won: int | None) -> None:
    """All of the win is somebody's, or shared by some; a draw is nobody's, and a search that expects it no proof."""
    assert [seat for seat in range(len(values)) if is_won(values, seat)][:1] == ([] if won is None else [won])


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ((1 / 3, 1 / 3, 1 / 3), (0.34, 0.33, 0.33)),
        ((0.146, 0.347, 0.507), (0.14, 0.35, 0.51)),  # 15, 35 and 51 would be too much
        ((0.334, 0.334, 0.332), (0.34, 0.33, 0.33)),
        ((0.29, 0.71), (0.29, 0.71)),
        ((1.0, 0.0), (1.0, 0.0)),
    ],
)
def test_shares_are_rounded_together(values: tuple[float, ...], told: tuple[float, ...]) -> None:
    """In whole percent they still add up to all of it."""
    assert round_shares(values) == told


def test_a_reader_learns_from_costly_decisions_of_their_own() -> None:
    """Also where they cost too little to be told to others; what cost hardly anything is nobody's turning point."""
    even, less = (0.5, 0.5), (0.43, 0.57)
    costs = ((1, 0, 0.06), (2, 1, 0.2), (3, 0, 0.07), (4, 1, 0.3))
    given = [Verdict(number, seat, "a", "b", even, less, lost) for number, seat, lost in costs]
    assert [each.number for each in turning_points(given)] == [2, 4]
    assert [each.number for each in turning_points(given, mine=[0])] == [1, 2, 3, 4]
    assert given[2].gave_away, "and it is told by what it cost"
    assert {each.number for each in points_of_all(given)} == {1, 2, 3, 4}, "they are looked into for whoever reads"
    assert turning_points([replace(given[0], lost=0.04)], mine=[0]) == ()


def test_the_next_best_move_is_thought_about_like_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the best one was made and stands out: what the search thinks of the others by the way is too little."""
    first = (Candidate("e5", 9, (0.7, 0.3)), Candidate("a1", 5, (0.2, 0.8)), Candidate("a2", 1, (0.1, 0.9)))
    later = (Candidate("e6", 9, (0.4, 0.6)), Candidate("i9", 1, (0.5, 0.5)))
    monkeypatch.setattr(review, "weigh", lambda position, _: first if position.turn == 1 else later)
    start = preau.new("cerocle")
    found = worth(start, "e5")
    assert (found.second, found.second_share) == ("a1", 0.4)
    assert worth(start, "a1").second_share is None, "the best one was not made"
    (verdict,) = verdicts([start, start.play("e5")[0]], ["e5"], [found, worth(start.play("e5")[0])])
    assert (verdict.second, verdict.second_share) == ("a1", 0.4)
    monkeypatch.setattr(review, "weigh", lambda _position, _simulations: later)
    assert worth(start, "e6").second_share is None, "it does not stand out"
