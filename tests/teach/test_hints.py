"""Which squares a hint shows, and whose threats are told."""

from __future__ import annotations

import preau
from preau.teach.hints import knows_threats, look_squares, move_squares, threats_against


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
