"""Which squares a hint shows, and whose threats are told."""

from __future__ import annotations

import preau
from preau.games import registry
from preau.teach.hints import knows_threats, look_squares, move_squares, threats_against, wins_game
from tests.games.recess.yards import form

EXCHANGE_WINS = (
    "cerocle 2,5,own_or_neutral,opponent,free,50 1wbbb/g1gbgb/1bbb1g1/bb5g/g1gb2b2/1b1ggggg/gb1bgbg/1wgbgb/4g"
    " 114 2+0,2+0 wwww,ww 0 -,-,- -,- 0 -"
)


def test_a_look_shows_the_squares_of_moves_that_are_nearly_as_good() -> None:
    """Of the first three moves, those with half of the best one's visits; as they lie, whichever is best."""
    position = preau.new("cerocle")
    scene, clicks = position.scene(), tuple(position.clicks())
    order = [cell.id for cell in sorted(scene.cells, key=lambda cell: (cell.row, cell.column))]
    best, alike, poor, fourth = (position.text(move) for move in (*position.legal()[3:0:-1], position.legal()[0]))
    squares = look_squares(scene, clicks, [(best, 100), (alike, 50), (poor, 49), (fourth, 90)])
    wanted = {*move_squares(scene, clicks, best)[:2], *move_squares(scene, clicks, alike)[:2]}
    assert squares == [cell for cell in order if cell in wanted]
    assert move_squares(scene, clicks, "no such move") == []


def test_threats_are_told_to_whom_they_concern() -> None:
    """Somebody who is one move from winning threatens the others, and not themselves."""
    position = preau.new("cerocle")
    for move in ("a1", "c3", "a3", "d3", "a5", "d5", "i9", "e4", "i7", "e5"):  # Green can close a circle on c4
        position, _ = position.play(move)
    assert knows_threats(position.game.package)
    threats = threats_against(position, (0,))
    assert any(threat.seat == 1 and "c4" in threat.cells for threat in threats)
    assert not any(threat.seat == 1 for threat in threats_against(position, (1,)))


def test_what_decides_the_game_is_named_first() -> None:
    """Before fights of whoever comes earlier: the list that is shown may end before the last one."""
    yard = registry.game("recess").load(form("0G1=d5 0B1=e6 1B1=f5 2B1=h9 2G1=h11"))
    found = threats_against(yard, (0,))
    assert found[0].wins
    assert found[0].seat == 2
    assert found[1].seat == 1


def test_a_move_wins_the_game_at_once_or_later_in_its_turn() -> None:
    """A circle, now or by the exchange that a line brings; a line that only brings an exchange wins nothing."""
    position = preau.new("cerocle")
    for move in ("a1", "c3", "a3", "d3", "a5", "d5", "i9", "e4", "i7", "e5", "i6"):
        position, _ = position.play(move)
    assert wins_game(position, "c4")
    assert not wins_game(position, "e6")
    line = preau.position(EXCHANGE_WINS)
    assert wins_game(line, "e5"), "h9 and i9 are exchanged for the line"
    assert wins_game(line.play("e5")[0], "h9~i9")
    assert not wins_game(line, "a1")
