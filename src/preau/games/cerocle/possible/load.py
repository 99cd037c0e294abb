"""Positions from outside: their shape is read by `exchange`, and what the parts say of one another is judged here."""

from __future__ import annotations

from preau.games.api import Phrase, PositionError
from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.rules.board import DIRECTIONS, LINE, WHITE
from preau.games.cerocle.rules.legal import has_pair
from preau.games.cerocle.rules.options import HAND, NEUTRALS
from preau.games.cerocle.rules.outcome import circles_of, result
from preau.games.cerocle.rules.state import CerocleState
from preau.games.cerocle.text import phrases
from preau.games.cerocle.text.exchange import bad_position, from_json, read_result


def load(data: object) -> CeroclePosition:
    """The position that the exchange form gives; raises PositionError if it is not a possible one."""
    new, fields = from_json(CeroclePosition, data)
    due = (new.turn - 1) % new.setup.players
    if new.player != due:  # C1.4
        raise bad_position("position-player", who=phrases.who(new.setup, due), turn=new.turn)
    _judge_pieces(new)
    _judge_bans(new)
    _judge_phase(new, str(fields["phase"]))
    _judge_result(new, fields["result"])
    return new


def _judge_pieces(new: CerocleState) -> None:
    """C1.3, C6: every piece of the game is somewhere, and nobody has more than a player can have."""
    setup = new.setup
    for seat, taken in enumerate(new.taken):
        own = setup.colours[seat]
        allowed = [WHITE] if setup.neutrals else [colour for colour in setup.playing if colour != own]
        for colour in taken:
            if colour not in allowed:
                raise bad_position(
                    "position-taken-colour", who=phrases.who(setup, seat), piece=phrases.piece(setup, colour)
                )
        if len(taken) > setup.takings or (not setup.neutrals and len(set(taken)) < len(taken)):
            raise bad_position("position-taken-limit", who=phrases.who(setup, seat))
    for colour in setup.playing:
        reserve = sum(own for seat, own in enumerate(new.own) if setup.colours[seat] == colour)
        away = sum(taken.count(colour) for taken in new.taken)
        _judge_count(phrases.colour(colour), new.pieces[colour].bit_count() + reserve + away, setup.total[colour])
    if setup.neutrals:
        away = sum(map(len, new.taken))
        found = new.pieces[WHITE].bit_count() + sum(new.neutral) + away
        if not (setup.encircled_out and away and found < NEUTRALS):  # C6.3
            _judge_count(Phrase("scene-colour-neutral"), found, NEUTRALS)
    else:
        _judge_count(Phrase("scene-colour-neutral"), sum(new.neutral), 0)
    if setup.players == 4 and max(new.own) > HAND:  # C6.4
        seat = new.own.index(max(new.own))
        raise bad_position("position-hand", who=phrases.who(setup, seat), count=new.own[seat])


def _judge_count(colour: Phrase, found: int, due: int) -> None:
    if found != due:
        raise bad_position("position-count", colour=colour, found=found, due=due)


def _judge_bans(new: CerocleState) -> None:
    """C5.2: a ban is about a piece that its player has relocated."""
    names = new.setup.board.names
    for seat, ban in enumerate(new.bans):
        if ban is None:
            continue
        if new.colour_at(ban[0]) is None:
            raise bad_position("position-ban-empty", space=names[ban[0]])
        if not new.setup.movable(new.pieces, new.setup.colours[seat]) >> ban[0] & 1:
            raise bad_position("position-ban-piece", who=phrases.who(new.setup, seat), space=names[ban[0]])


def _judge_phase(new: CerocleState, phase: str) -> None:
    """C4, C7.2: exchanges in hand, spent lines and quiet turns are such as the phase has."""
    board, limit = new.setup.board, new.setup.quiet_limit
    if (phase == "exchange") != (new.exchanges > 0):
        raise bad_position("position-exchanges", phase=phase, count=new.exchanges)
    if (phase == "exchange") != any(new.spent):
        raise bad_position("position-spent-phase", phase=phase)
    for direction, name in enumerate(DIRECTIONS):
        if not board.are_lines(new.spent[direction], direction):  # C4.2
            raise bad_position("position-spent-line", direction=name, length=LINE)
    if phase == "exchange" and not has_pair(new.setup, new.pieces):
        raise bad_position("position-no-pair")
    if new.quiet > limit or (phase == "act" and new.quiet == limit):
        raise bad_position("position-quiet", count=new.quiet, limit=limit)


def _judge_result(new: CerocleState, value: object) -> None:
    """C2, C7.2: the result is what the rest says it is."""
    setup = new.setup
    if not new.over:
        for colour in setup.playing:
            for circle in circles_of(setup, new.pieces, colour):
                centre = setup.board.centres[setup.board.circles.index(circle)]
                said = Phrase(
                    "position-circle", {"who": phrases.side(setup, colour), "space": setup.board.names[centre]}
                )
                raise PositionError(said, squares=setup.board.names_of(circle))
        if value is not None:
            raise bad_position("position-result-early")
        return
    seats, reason, circles = read_result(setup.board, value)
    winners, expected = result(new)
    if not expected and new.quiet != setup.quiet_limit:
        raise bad_position("position-not-over")
    if circles != expected and set(circles) == set(expected):
        raise bad_position("position-order", name="circles")
    if (seats, reason, circles) != (winners, "circle" if expected else "quiet", expected):
        raise bad_position("position-result")
