"""A line of play looked back at: what each decision was worth, and what would have been better.

A position is worth what its best move is worth after a fixed number of simulations, so a review says the same whenever
it is made. Two moves are compared by what the positions after them are worth, thought about alike: what a decision gave
away is the mover's share of the win after the best move, less the share after the move that was made. What is certain
is no estimate: a win that the mover could have in the same turn counts as won, from the decision on that began it. So
does whatever else one comes to within a turn: nobody else acts in it, so a later decision that is worth more says that
those before it were worth as much.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from preau.bots.certainty import TINY_SHARE, is_won, put_sure_win_first
from preau.bots.choice import Budget, choose, weigh
from preau.bots.judge import Values, final, winning_move
from preau.games.api import Position
from preau.games.threats import threats_of

REVIEW_SIMULATIONS = 400  # for one position
LINE_SIMULATIONS = 400  # the same in a line that is played out
LINE_BOT = "8"  # who plays it out: a hint asks the same one, and a line that misses what a hint sees convinces nobody
LINE_TURNS = 4  # that a line goes on, or a round if that is more, ...
PAIR_TURNS = 6  # ... and so many where two play: their turns are short
MOST_LINE_DECISIONS = 24
LEAST_SHARE_LOST = 0.1  # of the win: less may be the search's own doubt
LEAST_SHARE_NOTICED = 0.05  # of the win: enough for the costliest decision of who reads, where none cost more
LEAST_SHARE_WON = 0.08  # of the win, by the best move compared with the others thought of: then it is worth praise
LEAST_SHARE_RISEN = 0.15  # of the win: so much more for somebody is seen in the chart
LEAST_SHARE_HOPEFUL = 0.01  # of the win, told as more than nothing: a line that loses is then only one of many
MOST_BLOCKS_TRIED = 60  # moves that might have stopped a win


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth to each seat, its best move, and what the position after that one is worth.

    `then` is empty where the best move was made: the line itself goes on there. So is `best` where the game is over.
    `reply` is the best move after the best one, where that was thought about. `others` is what the other moves
    that were thought of are worth to their player on average, and `other` the least of them; `second` is the best of
    them, and `second_share` what it is worth to its player, where it was thought about like the best one.
    """

    values: Values
    best: str = ""
    then: Values = ()
    reply: str = ""
    others: float = 0.0
    other: str = ""
    second: str = ""
    second_share: float | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision, counted from 1: the best move, each seat's share after it and after the move that was made.

    `lost` is how much of the win the mover gave away. `reply` is the best move after the best one, if known. `before`
    is what was expected before the move. `line` is what a strong player expects after the move, itself first, and
    `better` the same after the best one, where they were played out. `unstopped` is the seat that won in its very next
    turn, where the mover could have stopped that: `best` does. Where the best move was made, `others` is the share that
    the mover had with the other moves that were thought of, on average, and `other` the least of them; `second` is the
    best of them, and `second_share` its share, if known.
    """

    number: int
    seat: int
    move: str
    best: str
    instead: Values
    after: Values
    lost: float
    reply: str = ""
    before: Values = ()
    line: tuple[str, ...] = ()
    better: tuple[str, ...] = ()
    unstopped: int | None = None
    others: float = 0.0
    other: str = ""
    second: str = ""
    second_share: float | None = None

    @property
    def is_turning_point(self) -> bool:
        """Whether there is something to learn: much was given away, or somebody let win who could have been held."""
        return self.lost >= LEAST_SHARE_LOST or self.let_somebody

    @property
    def let_somebody(self) -> bool:
        """Whether somebody was let win, or come much nearer to it, who could have been held."""
        return self.unstopped is not None or (self.rise >= LEAST_SHARE_RISEN and self.was_avoidable)

    @property
    def gave_away(self) -> bool:
        """Whether the mover had something better, so that this is what is to be told of the decision."""
        return self.lost >= (LEAST_SHARE_LOST if self.let_somebody else LEAST_SHARE_NOTICED)

    @property
    def gain(self) -> float:
        """How much more of the win a best move that was made brings than the others that were thought of."""
        return self.before[self.seat] - self.others if self.other else 0.0

    @property
    def is_alone(self) -> bool:
        """Whether the best move was made, and the next best is clearly worse, as far as that is known."""
        return self.second_share is None or self.before[self.seat] - self.second_share >= LEAST_SHARE_NOTICED

    @property
    def is_hopeful(self) -> bool:
        """Whether the mover may well win after the best move, even if the line that was played out is lost."""
        return self.instead[self.seat] >= LEAST_SHARE_HOPEFUL

    @property
    def riser(self) -> int:
        """The seat whose share rose most, against what was expected."""
        return max(range(len(self.before)), key=lambda seat: self.after[seat] - self.before[seat], default=self.seat)

    @property
    def rise(self) -> float:
        """How much that share rose: the mover may have seen a way to win, or have let somebody else win."""
        return self.after[self.riser] - self.before[self.riser] if self.before else 0.0

    @property
    def was_avoidable(self) -> bool:
        """Whether the best move would have kept that share low; one's own need not be."""
        return (
            self.riser != self.seat
            and self.best != self.move
            and self.after[self.riser] - self.instead[self.riser] >= LEAST_SHARE_RISEN
        )


def worth(position: Position, made: str = "", simulations: int = REVIEW_SIMULATIONS) -> Worth:
    """What a position is worth in which that move was made; of one that was best by far, the next best is known too."""
    thought = _think(position, simulations)
    if thought.best not in ("", made):
        then = _think(position.apply(position.parse(thought.best)), simulations)
        return replace(thought, then=then.values, reply=then.best)
    if thought.second and thought.values[position.player] - thought.others >= LEAST_SHARE_WON:
        after = _think(position.apply(position.parse(thought.second)), simulations)
        return replace(thought, second_share=after.values[position.player])
    return thought


def _think(position: Position, simulations: int) -> Worth:
    """The best move, and what it is worth. Where there is nothing to decide, that is what comes of it."""
    only = ""
    while (values := final(position)) is None:
        legal = position.legal()
        if len(legal) > 1:
            best, *others = put_sure_win_first(position, weigh(position, simulations))
            if only:
                return Worth(best.values, only)
            if not others:
                return Worth(best.values, best.move, other=_losing_move(position, best.move))
            average = sum(each.values[position.player] for each in others) / len(others)
            return Worth(best.values, best.move, others=average, other=others[-1].move, second=others[0].move)
        only = only or position.text(legal[0])
        position = position.apply(legal[0])
    return Worth(values, only)


def _losing_move(position: Position, best: str) -> str:
    """Where only the best move was worth a thought: one of the others, if it lets the next player win at once."""
    other = next(move for move in position.legal() if position.text(move) != best)
    after = position.apply(other)
    return position.text(other) if not after.over and winning_move(after) and after.player != position.player else ""


def verdicts(positions: Sequence[Position], moves: Sequence[str], worths: Sequence[Worth]) -> tuple[Verdict, ...]:
    """The verdict on each move of a line. `positions` and `worths` begin before the first and end after the last.

    What is no move, such as the end of the sand, was nobody's decision and has no verdict.
    """
    found = []
    worths = within_turns([position.player for position in positions], worths)
    for index, (position, move) in enumerate(zip(positions, moves, strict=False)):
        known, after, seat = worths[index], worths[index + 1].values, position.player
        if move in map(position.text, position.legal()):
            best = move if _is_sure(after, known, seat) else known.best  # nothing is better than a sure win
            instead = after if best == move else known.then or after
            lost = max(0.0, instead[seat] - after[seat])
            reply = known.reply if best == known.best else ""
            verdict = Verdict(index + 1, seat, move, best, instead, after, lost, reply, known.values)
            found.append(_with_others(verdict, known) if move == known.best else verdict)
    missed = {each.number: each for each in _missed_blocks(positions, found)}
    return tuple(missed.get(each.number, each) for each in found)


def _with_others(verdict: Verdict, known: Worth) -> Verdict:
    """The verdict on a best move with what is known of the others."""
    others, second = known.others, known.second
    return replace(verdict, others=others, other=known.other, second=second, second_share=known.second_share)


def within_turns(movers: Sequence[int], worths: Sequence[Worth]) -> list[Worth]:
    """What each position is worth, where a sure win that one of its moves leads to counts there already.

    Its mover could always choose that, so all that keeps the win on the way to it is worth as much as the win. The same
    is true of what the mover's own next decision was found to be worth, if that is more.
    """
    found = list(worths)
    for at in reversed(range(len(found))):
        known, seat = found[at], movers[at]
        after = found[at + 1].values if at + 1 < len(found) else ()
        won = next((each for each in (known.values, known.then, after) if _is_sure(each, known, seat)), None)
        if won is not None:
            found[at] = replace(known, values=won, then=known.then and won)
        elif after and movers[at + 1] == seat and after[seat] > known.values[seat]:
            found[at] = replace(known, values=after)
    return found


def _is_sure(values: Values, known: Worth, seat: int) -> bool:
    """Whether these shares are a sure win of that seat's, and no less than it may hope for: to win alone, perhaps."""
    hoped = max(each[seat] for each in (known.values, known.then) if each)
    return bool(values) and is_won(values, seat) and values[seat] > hoped - TINY_SHARE


def excuse(verdict: Verdict) -> Verdict:
    """The verdict where a search that looks deeper would have made the same move: nothing is held against it."""
    return replace(verdict, best=verdict.move, instead=verdict.after, lost=0.0, reply="")


# --- blocks that were missed -----------------------------------------------------------------------------------------


def _missed_blocks(positions: Sequence[Position], given: Sequence[Verdict]) -> Iterator[Verdict]:
    """Of each who lost in the last round, the last decision that could have stopped the win that came.

    It may have cost little: who stops one win may be about to lose to the next. Yet nobody understands a review that
    has no word about it.
    """
    end = positions[-1]
    winners = () if end.outcome is None else end.outcome.winners
    won = end.player
    if won not in winners or not given or given[-1].seat != won:
        return  # nobody won, or it was not by what the last one did
    done = {won}
    for verdict in reversed(given):
        before, after = positions[verdict.number - 1], positions[verdict.number]
        if before.turn <= positions[-2].turn - end.players:
            return
        if verdict.seat in winners or verdict.seat in done or before.turn == positions[-2].turn:
            continue
        if not _can_win_next(after, won):
            done.add(verdict.seat)  # the win came about later, by what somebody else did
        elif block := _block_of(before, won, verdict):
            done.add(verdict.seat)
            best = block == verdict.best
            known = verdict if best else _hold_against(verdict, block)
            yield replace(known, unstopped=won)


def _hold_against(verdict: Verdict, block: str) -> Verdict:
    """The verdict with another move to hold against the one made: worth what the position was, so no more was lost."""
    lost = max(0.0, verdict.before[verdict.seat] - verdict.after[verdict.seat])
    return replace(verdict, best=block, instead=verdict.before, reply="", lost=lost)


def _can_win_next(position: Position, seat: int) -> bool:
    """Whether that seat could win if it were its turn, as things stand."""
    find = threats_of(position.game.package)
    if find is not None:
        return any(threat.wins and threat.seat == seat for threat in find(position))
    return position.player == seat and winning_move(position) is not None


def _block_of(before: Position, seat: int, verdict: Verdict) -> str:
    """A move after which that seat could not win at once, the best one if it is such; nothing if there is none.

    Who could have won, too, has stopped it by that.
    """
    if verdict.best != verdict.move and is_won(verdict.instead, verdict.seat):
        return verdict.best
    others = [text for text in map(before.text, before.legal()) if text not in (verdict.best, verdict.move)]
    cells = _winning_cells(before, seat)
    near = sorted(others, key=lambda text: not any(cell in text for cell in cells))
    for text in (verdict.best, *near[:MOST_BLOCKS_TRIED]):
        after = before.apply(before.parse(text))
        if text != verdict.move and not after.over and not _can_win_next(after, seat):
            return text
    return ""


def _winning_cells(position: Position, seat: int) -> tuple[str, ...]:
    """Those that show how that seat would win."""
    find = threats_of(position.game.package)
    found = find(position) if find else ()
    return tuple(cell for threat in found if threat.wins and threat.seat == seat for cell in threat.cells)


# --- lines of play ---------------------------------------------------------------------------------------------------


def expected_line(position: Position, first: str, simulations: int = LINE_SIMULATIONS) -> tuple[str, ...]:
    """That move, and how strong players would go on after it, for a few turns: everybody once at least."""
    turns = PAIR_TURNS if position.players == 2 else max(LINE_TURNS, position.players)
    last, budget = position.turn + turns, Budget(simulations=simulations)
    line = [first]
    position = position.apply(position.parse(first))
    while not position.over and position.turn <= last and len(line) < MOST_LINE_DECISIONS:
        won = winning_move(position)
        line.append(position.text(won[0]) if won else choose(position, LINE_BOT, seed=0, budget=budget).move)
        position = position.apply(position.parse(line[-1]))
    return tuple(line)


def played_line(positions: Sequence[Position], moves: Sequence[str], point: Verdict) -> tuple[str, ...]:
    """What followed in the game, where it was over before the mover's next turn; else nothing."""
    start, end = positions[point.number - 1], positions[-1]
    followed = tuple(moves[point.number - 1 :])
    soon = end.over and positions[-2].turn < start.turn + start.players and len(followed) <= MOST_LINE_DECISIONS
    here = zip(positions[point.number - 1 :], followed, strict=False)
    decided = all(move in map(before.text, before.legal()) for before, move in here)
    return followed if soon and decided else ()
