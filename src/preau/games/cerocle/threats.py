"""What a player of Cerocle could do next: close a circle, make a line; and with three players, a circle that grows.

And what a quiet move is good for: circles that grow by it, and others' circles and lines that it stops; and how full
the fullest circle of each colour is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, Literal, NamedTuple

from preau.games.api import Args, Phrase
from preau.games.cerocle.position import CeroclePosition
from preau.games.cerocle.rules.apply import spend_lines
from preau.games.cerocle.rules.board import EXCHANGE, LINE, PLACE, RELOCATE, WHITE, members, union
from preau.games.cerocle.rules.outcome import result
from preau.games.cerocle.text import phrases
from preau.games.threats import Prospect, Purpose, Threat

NONE_FOUND: Final = Phrase("move-threats-none")

MOST_EXCHANGES_TRIED = 200  # exchanges tried after the lines made on one space
ALARM_PIECES = 3  # pieces of a circle
NEARLY_FULL_PIECES = 4  # of a circle that only an exchange can still close
ROW_PIECES = 3  # side by side, which are noticed before they are four
MOST_ALARMS = 3  # told of one player at most
TOLD_PIECES = 2  # pieces of a circle


def threats(position: CeroclePosition) -> tuple[Threat, ...]:
    """What each colour could do if it had the move now, from the mover on."""
    setup, found, looked_at = position.setup, list[Threat](), set[tuple[int, bool, bool]]()
    for step in range(0 if position.over else setup.players):
        seat = (position.player + step) % setup.players
        colour, own, neutral = setup.colours[seat], position.own[seat] > 0, position.neutral[seat] > 0
        if (colour, own, neutral) not in looked_at:  # C1.3: partners who may do the same threaten the same
            looked_at.add((colour, own, neutral))
            team = [seat for seat in range(setup.players) if setup.colours[seat] == colour]
            told = {_gist(threat) for threat in found if threat.seat in team}
            found += [threat for threat in _of_mover(_with_move(position, step)) if _gist(threat) not in told]
    return tuple(found)


def _gist(threat: Threat) -> tuple[object, bool]:
    """What a team threatens once, through whoever moves first."""
    return threat.phrase.args.get("space"), threat.wins


def _with_move(position: CeroclePosition, step: int) -> CeroclePosition:
    """The position if it were the turn of the player so many seats on."""
    if not step:
        return position
    new = position.successor()
    new.turn = position.turn + step
    new.player = (position.player + step) % position.setup.players
    return new


def _of_mover(position: CeroclePosition) -> Iterator[Threat]:
    closing: dict[int, CeroclePosition] = {}  # by the space that the piece comes to
    lines: dict[int, list[CeroclePosition]] = {}
    idle: dict[int, CeroclePosition] = {}
    for move in position.legal():
        kind, a, b = position.setup.board.moves[move]
        space = b if kind in (RELOCATE, EXCHANGE) else a
        after = position.apply(move)
        if _is_won(position, after):
            closing.setdefault(space, after)
        elif not after.over and after.exchanges > position.exchanges:
            lines.setdefault(space, []).append(after)
        elif kind in (PLACE, RELOCATE) and _line_made(position, space, after):
            idle.setdefault(space, after)
    for space, after in closing.items():
        yield _ring(position, space, after)
    for space, afters in lines.items():
        if space not in closing:
            yield _exchange_threat(position, space, afters) or _line(position, space, afters[0])
    for space, after in idle.items():
        if space not in closing and space not in lines:
            yield _line(position, space, after, "move-threat-line-idle", "C4.5")
    if not position.setup.neutrals:
        yield from _alarms(position, closing)


def _is_won(position: CeroclePosition, after: CeroclePosition) -> bool:
    return after.over and position.player in result(after)[0]


def _line_made(position: CeroclePosition, space: int, after: CeroclePosition) -> bool:
    """C4.5: whether a piece that came to a space made a line, though its exchange has lapsed."""
    colour, board = position.setup.colours[position.player], position.setup.board
    held = after.pieces[colour]
    if not held >> space & 1 or not any(held & line in board.runs for line in board.lines_through[space]):
        return False
    made = position.successor()
    made.pieces = after.pieces
    spend_lines(position, made, space, colour, None)
    return made.exchanges > 0


def _threat(position: CeroclePosition, key: str, rule: str, spaces: int, args: Args) -> Threat:
    setup = position.setup
    colour = setup.colours[position.player]
    against = tuple(seat for seat in range(setup.players) if setup.colours[seat] != colour)
    phrase = Phrase(key, {"who": phrases.who(setup, position.player), **args})
    return Threat(position.player, tuple(setup.board.names_of(spaces)), phrase, rule, against, wins="centres" in args)


def _circles(after: CeroclePosition) -> tuple[int, Args]:
    """The spaces of the circles that were closed, and how to call them."""
    board = after.setup.board
    circles = result(after)[1]
    centres = [board.names[space] for space in board.centres if board.neighbours[space] in circles]
    spaces = 0
    for circle in circles:
        spaces |= circle
    return spaces, {"centres": tuple(centres), "count": len(centres)}


def _ring(position: CeroclePosition, space: int, after: CeroclePosition) -> Threat:
    """C2.2: one piece more, or one exchange, closes a circle."""
    spaces, called = _circles(after)
    here = position.setup.board.names[space]
    return _threat(position, "move-threat-ring", "C2.2", spaces | 1 << space, {"space": here, **called})


def _line(
    position: CeroclePosition, space: int, after: CeroclePosition, key: str = "move-threat-line", rule: str = "C4.3"
) -> Threat:
    """C4.3: one piece more makes a line; C4.5: it brings nothing where there is no pair to exchange."""
    board, held = position.setup.board, after.pieces[position.setup.colours[position.player]]
    spaces = 1 << space
    for line in board.lines_through[space]:
        for run in board.runs.get(held & line, ()):
            spaces |= run if run >> space & 1 else 0
    return _threat(position, key, rule, spaces, {"space": board.names[space]})


def _exchange_threat(position: CeroclePosition, space: int, afters: list[CeroclePosition]) -> Threat | None:
    """C4.3: the line made on a space gives an exchange that closes a circle."""
    board, looks = position.setup.board, MOST_EXCHANGES_TRIED
    for after in afters[:MOST_EXCHANGES_TRIED]:
        for move in _promising_exchanges(after):
            looks -= 1
            end = after.apply(move)
            if _is_won(position, end):
                spaces, called = _circles(end)
                _, a, b = board.moves[move]
                pair: Args = {"a": board.names[a], "b": board.names[b], "space": board.names[space]}
                return _threat(
                    position, "move-threat-exchange", "C4.3", spaces | 1 << space | 1 << a | 1 << b, pair | called
                )
            if not looks:
                return None
    return None


def _promising_exchanges(position: CeroclePosition) -> Iterator[int]:
    """The exchanges that bring a piece of the mover's, or a neutral, into a full circle with four of its own."""
    setup, pieces = position.setup, position.pieces
    own = pieces[setup.colours[position.player]]
    full = pieces[0] | pieces[1] | pieces[2]
    good = own | pieces[WHITE] if setup.neutrals else own
    charged = [c for c in setup.board.circles if full & c == c and (own & c).bit_count() >= ALARM_PIECES + 1]
    for move in position.legal() if charged else ():
        _, a, b = setup.board.moves[move]
        if any(c >> a & 1 != c >> b & 1 and good >> (b if c >> a & 1 else a) & 1 for c in charged):
            yield move


def _alarms(position: CeroclePosition, closing: dict[int, CeroclePosition]) -> list[Threat]:
    """C2.2 with three players: one foreign piece is a joker and blocks nothing, so a circle must be stopped early."""
    setup = position.setup
    own = position.pieces[setup.colours[position.player]]
    full = position.pieces[0] | position.pieces[1] | position.pieces[2]
    found = []
    for centre in setup.board.centres:
        circle = setup.board.neighbours[centre]
        mine, others = (own & circle).bit_count(), (full & ~own & circle).bit_count()
        if mine >= ALARM_PIECES and others <= 1 and not any(space in closing for space in members(circle)):
            args: Args = {"centre": setup.board.names[centre], "count": mine}
            threat = _threat(position, "move-threat-alarm", "C2.2", circle, args)
            found.append((-mine, centre, replace(threat, begins_win=True)))
    return [threat for *_, threat in sorted(found, key=lambda each: each[:2])[:MOST_ALARMS]]


def purposes(position: CeroclePosition, move: int) -> tuple[Purpose, ...]:
    """C4.3: what lines of others' a move stops, at both ends or at one, and which it begins; C2.2: the same of circles.

    That is the fullest circle of the mover's, and of each other colour. What holds most pieces comes first.
    """
    setup, after = position.setup, position.apply(move)
    if after.over:
        return ()
    mine = setup.colours[position.player]
    grown, spoilt = list[CircleState](), dict[int, list[CircleState]]()
    for was, now in zip(_circles_of(position), _circles_of(after), strict=True):
        if now.colour == mine and now.is_worth_telling and now.held > was.held:
            grown.append(now)
        elif now.colour != mine and was.can_close and not now.can_close and was.held >= TOLD_PIECES:
            spoilt.setdefault(now.colour, []).append(was)
    lines = [_line_block(position, each) for each in _stopped_lines(position, after)[:1]]
    blocks = [_purpose(position, "blocks", min(each, key=CircleState.rank)) for each in spoilt.values()]
    builds = [_purpose(position, "builds", min(grown, key=CircleState.rank))] if grown else []
    ends, begun = _end_blocks(position, after)[:1], _begun_lines(position, after)
    found = (*lines, *ends, *_row_blocks(position, after)[:1], *blocks, *begun, *_begun_rows(position, after), *builds)
    return tuple(sorted(found, key=lambda each: -each.weight))


def _begun_lines(position: CeroclePosition, after: CeroclePosition) -> list[Purpose]:
    """C4.3: where the mover can make a line in a later turn and could not before; at two ends nobody stops it alone."""
    setup, mine = position.setup, position.setup.colours[position.player]
    known, now = _line_ends(position, mine), _line_ends(after, mine)
    ends = [space for space in setup.board.order if space in now and space not in known]
    if not ends:
        return []
    cells = 0
    for run in (run for space in ends for run in now[space]):
        cells |= run
    names = tuple(setup.board.names[space] for space in ends)
    args: Args = {"who": phrases.side(setup, mine), "ends": names, "count": len(ends)}
    weight = LINE if len(ends) > 1 else LINE - 1
    return [Purpose("builds", Phrase("move-builds-line", args), tuple(setup.board.names_of(cells)), weight)]


def _stopped_lines(position: CeroclePosition, after: CeroclePosition) -> list[Threat]:
    """C4.3: the lines that another colour could have made in its next turn and cannot now, at neither end."""
    mine = position.setup.colours[position.player]
    was, now = (
        [
            threat
            for threat in threats(each)
            if threat.rule in ("C4.3", "C4.5") and position.setup.colours[threat.seat or 0] != mine
        ]
        for each in (position, after)
    )
    return [
        threat
        for threat in was
        if threat.rule == "C4.3" and all(len({*threat.cells} & {*other.cells}) < LINE - 1 for other in now)
    ]


def _line_block(position: CeroclePosition, line: Threat) -> Purpose:
    """Whose line it would have been, and where the piece would have gone."""
    who = phrases.side(position.setup, position.setup.colours[line.seat or 0])
    phrase = Phrase("move-blocks-line", {"who": who, "space": line.phrase.args["space"]})
    return Purpose("blocks", phrase, line.cells, LINE - 1)


def _end_blocks(position: CeroclePosition, after: CeroclePosition) -> list[Purpose]:
    """C4.3: the lines of other colours that could have been made at either end, and now only at the other."""
    setup, mine = position.setup, position.setup.colours[position.player]
    names, found = setup.board.names, list[Purpose]()
    for colour in dict.fromkeys(each for each in setup.colours if each != mine):
        was = _line_ends(position, colour)
        now = {space: runs for space, runs in _line_ends(after, colour).items() if space in was}
        taken = [space for space in was if space not in now and after.colour_at(space) is not None]
        for end, run in ((space, run) for space in taken for run in was[space]):
            left = [other for other, runs in now.items() if any((run & each).bit_count() == LINE - 1 for each in runs)]
            if len(left) == 1:
                args: Args = {"who": phrases.side(setup, colour), "space": names[end], "left": names[left[0]]}
                cells = tuple(setup.board.names_of(run | 1 << left[0]))
                found.append(Purpose("blocks", Phrase("move-blocks-end", args), cells, LINE - 2))
    return found


def _line_ends(position: CeroclePosition, colour: int) -> dict[int, list[int]]:
    """C4.2: the empty spaces where a piece of that colour would make a new line, each with these lines."""
    board, held, found = position.setup.board, position.pieces[colour], dict[int, list[int]]()
    full = position.pieces[0] | position.pieces[1] | position.pieces[2]
    for space in (each for each in range(board.count) if not full >> each & 1):
        for line in board.lines_through[space]:
            standing = sum(board.runs.get(held & line, ()))
            for run in board.runs.get((held | 1 << space) & line, ()):
                if run >> space & 1 and not run & standing:
                    found.setdefault(space, []).append(run)
    return found


def _begun_rows(position: CeroclePosition, after: CeroclePosition) -> list[Purpose]:
    """C4.1: three in a row of the mover's that were not there before."""
    mine = position.setup.colours[position.player]
    known = _rows(position, mine)
    new = [row for row in _rows(after, mine) if row not in known]
    return [_row_purpose(position, "builds", row, mine) for row in new[:1]]


def _row_blocks(position: CeroclePosition, after: CeroclePosition) -> list[Purpose]:
    """C4.1: three in a row of another colour, which have less room now, right beside them."""
    setup, mine, found = position.setup, position.setup.colours[position.player], list[Purpose]()
    taken = union(
        each for each in range(setup.board.count) if position.colour_at(each) is None is not after.colour_at(each)
    )
    for colour in dict.fromkeys(each for each in setup.colours if each != mine):
        for row, room in _rows(position, colour).items():
            near = [space for space in members(taken & room) if setup.board.neighbours[space] & row]
            found += [_row_purpose(position, "blocks", row, colour, setup.board.names[space]) for space in near[:1]]
    return found


def _rows(position: CeroclePosition, colour: int) -> dict[int, int]:
    """C4.1: where a colour has three in a row, and no more, with room for five: each with all that room."""
    board, held, found = position.setup.board, position.pieces[colour], dict[int, int]()
    others = (position.pieces[0] | position.pieces[1] | position.pieces[2]) & ~held
    for line in (each for lines in board.lines for each in lines if (held & each).bit_count() >= ROW_PIECES):
        along = list(members(line))
        sides = [
            (union(along[at : at + ROW_PIECES]), union(along[max(0, at - 1) : at + ROW_PIECES + 1]))
            for at in range(len(along) - ROW_PIECES + 1)
        ]
        rooms = [union(along[at : at + LINE]) for at in range(len(along) - LINE + 1)]
        for row in (row for row, beside in sides if held & beside == row):
            for room in rooms:
                if room & row == row and not room & others and room & held == row:
                    found[row] = found.get(row, 0) | room
    return found


def _row_purpose(
    position: CeroclePosition, kind: Literal["builds", "blocks"], row: int, colour: int, space: str = ""
) -> Purpose:
    names = position.setup.board.names_of(row)
    args: Args = {"who": phrases.side(position.setup, colour), "first": names[0], "last": names[-1], "space": space}
    return Purpose(kind, Phrase(f"move-{kind}-row", args), tuple(names), ROW_PIECES)


def prospects(position: CeroclePosition) -> tuple[Prospect, ...]:
    """C2.2: of each colour the fullest circle that can still be closed, if it holds three or more."""
    setup, found = position.setup, list[Prospect]()
    for colour in dict.fromkeys(setup.colours):
        open_ones = [each for each in _circles_of(position) if each.colour == colour and each.can_close]
        best = min(open_ones, key=CircleState.rank, default=None)
        if best is not None and best.held >= ALARM_PIECES:
            seats = tuple(seat for seat in range(setup.players) if setup.colours[seat] == colour)
            told = _purpose(position, "builds", best)
            found.append(Prospect(seats, told.weight, told.phrase, told.cells))
    return tuple(found)


class CircleState(NamedTuple):
    """C2.2: how far a colour has come with the circle round a space: its pieces, a joker, and what is in the way."""

    colour: int
    centre: int
    held: int
    joker: bool
    blockers: int

    @property
    def pieces_and_joker(self) -> int:
        return self.held + self.joker

    @property
    def can_close(self) -> bool:
        return not self.blockers

    @property
    def is_worth_telling(self) -> bool:
        """C4.3: also of a circle that has one foreign piece, and no room for more: an exchange takes it out."""
        return (
            self.pieces_and_joker >= NEARLY_FULL_PIECES
            if self.blockers == 1
            else self.can_close and self.held >= TOLD_PIECES
        )

    def rank(self) -> tuple[int, int, int]:
        """The fullest first; of these, one that can be closed as it stands."""
        return -self.pieces_and_joker, self.blockers, self.centre


def _circles_of(position: CeroclePosition) -> list[CircleState]:
    setup, pieces, found = position.setup, position.pieces, list[CircleState]()
    for centre in setup.board.centres:
        circle = setup.board.neighbours[centre]
        for colour in dict.fromkeys(setup.colours):
            own = (pieces[colour] & circle).bit_count()
            others = sum((each & circle).bit_count() for each in pieces) - own
            jokers = (pieces[WHITE] & circle).bit_count() if setup.neutrals else others
            joker = jokers > 0
            found.append(CircleState(colour, centre, own, joker, others - joker))
    return found


def _purpose(position: CeroclePosition, kind: Literal["builds", "blocks"], circle: CircleState) -> Purpose:
    """Which player or team has how many of which circle."""
    setup = position.setup
    args: Args = {
        "who": phrases.side(setup, circle.colour),
        "count": circle.held,
        "joker": "yes" if circle.joker else "no",
        "centre": setup.board.names[circle.centre],
    }
    key = f"move-{kind}" if circle.can_close else "move-builds-blocked"
    cells = tuple(setup.board.names_of(setup.board.neighbours[circle.centre]))
    minor = circle.held < ALARM_PIECES  # who has two of a circle hardly thinks of it as theirs
    return Purpose(kind, Phrase(key, args), cells, circle.pieces_and_joker, minor)
