"""Help at the board: which squares are worth a look, and which threats concern a seat.

Page and terminal ask here, so that both choose by the same rule. What a bot thought of comes as data.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from preau.games.api import Click, Phrase, Position
from preau.games.scene import Scene
from preau.games.threats import Threat, none_found_of, threats_of

MOVES_LOOKED_AT = 3  # whose squares a look shows
ALIKE_SHARE = 0.5  # of the best move's visits: so much makes another worth a look
SQUARES_A_MOVE = 2  # that a look shows


def move_squares(scene: Scene, clicks: Iterable[Click], move: str) -> list[str]:
    """What of a move's clicks lies on the board, in the order of the clicks; for a piece, where it stands."""
    cells = {cell.id: cell.id for cell in scene.cells} | {piece.id: piece.cell for piece in scene.pieces}
    path = next((click.path for click in clicks if click.move == move), ())
    return list(dict.fromkeys(cells[step] for step in path if step in cells))


def look_squares(scene: Scene, clicks: Sequence[Click], candidates: Sequence[tuple[str, int]]) -> list[str]:
    """Where to look: the squares of the best moves, as they lie, so that their order gives nothing away.

    `candidates` are moves with how often each was visited in thought, the best first.
    """
    least = ALIKE_SHARE * candidates[0][1]
    alike = [move for move, visits in candidates[:MOVES_LOOKED_AT] if visits >= least]
    squares = {square for move in alike for square in move_squares(scene, clicks, move)[:SQUARES_A_MOVE]}
    in_order = sorted(scene.cells, key=lambda cell: (cell.row, cell.column))
    return [cell.id for cell in in_order if cell.id in squares]


def first_click(clicks: Sequence[Click], move: str, squares: Sequence[str], scene: Scene) -> str | None:
    """With what the move begins, where these squares say nothing: they are all that can be chosen first."""
    cells = {cell.id: cell.id for cell in scene.cells} | {piece.id: piece.cell for piece in scene.pieces}
    offered = {cells[click.path[0]] for click in clicks if click.path[0] in cells}
    if len(offered) < 2 or not offered <= set(squares):
        return None
    return next((click.path[0] for click in clicks if click.move == move), None)


def wins_game(position: Position, move: str) -> bool:
    """Whether a move wins the game, or leaves its player a way to win it in the same turn."""
    mover, after = position.player, position.apply(position.parse(move))
    if after.outcome is not None:
        return mover in after.outcome.winners
    find = threats_of(position.game.package)
    if find is None or (after.turn, after.player) != (position.turn, mover):
        return False
    return any(threat.wins and threat.seat == mover for threat in find(after))


def threats_heading(position: Position, count: int) -> list[Phrase]:
    """How many threats there are; where none was found, what was looked for."""
    looked_for = None if count else none_found_of(position.game.package)
    told = [Phrase(looked_for.key, {"players": position.players})] if looked_for else []
    return [Phrase("hint-threats", {"count": count}), *told]


def knows_threats(package: str) -> bool:
    """Whether a game's package can name threats at all."""
    return threats_of(package) is not None


def threats_against(position: Position, seats: tuple[int, ...]) -> list[Threat]:
    """What the others could do next that one of these seats would suffer from; what decides the game first."""
    find = threats_of(position.game.package)
    found = [threat for threat in find(position) if threat.concerns(seats)] if find is not None else []
    return sorted(found, key=lambda threat: not threat.wins)
