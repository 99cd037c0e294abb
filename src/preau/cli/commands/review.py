"""`preau review`: everybody's chances in a recorded game, where it turned, and what would have been better."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from preau.cli.options import LangOption, help_text
from preau.words import Speaker
from preau.words.text import capitalise, pairs_text, percent_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from preau.bots.judge import Values
    from preau.bots.review import Verdict, Worth
    from preau.games.api import Position
    from preau.play.history import History
    from preau.play.records import Record
    from preau.teach.better_line import BetterLine

BLOCKS = "▁▂▃▄▅▆▇█"
MOST_COLUMNS = 80  # of a chart in text


def review(
    lang: LangOption,
    file: Annotated[str, typer.Argument(metavar="FILE", help=help_text("help-replay-file"))],
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help=help_text("help-review-svg"))] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", min=1, help=help_text("help-review-simulations"))
    ] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help=help_text("help-review-json"))] = False,
) -> None:
    import json

    from preau.bots.highlights import level_shares, turning_points
    from preau.bots.review import REVIEW_SIMULATIONS, verdicts
    from preau.cli.sources import read_file
    from preau.play.record_reader import read_leniently

    record, _ = read_leniently(read_file(file))
    history, speaker = record.history, Speaker(lang, record.game)
    positions = list(history.positions())
    worths = _evaluate_positions(positions, history.moves, simulations or REVIEW_SIMULATIONS, speaker)
    given = verdicts(positions, history.moves, worths)
    points = [_play_out(point, positions, history.moves) for point in turning_points(given)]
    points = [each for each in points if _is_explained(each, positions)] or points
    bests = _play_out_bests(given, positions)
    shares = level_shares([position.player for position in positions], worths, (*points, *bests))
    names = _player_names(record, speaker)
    if svg is not None:
        svg.write_text(_draw_chart(history, names, shares, points, speaker) + "\n", "utf-8")
    if as_json:
        told = [_point_data(point, history, names, speaker) for point in points]
        best = [_best_data(each, history, speaker) for each in bests]
        print(json.dumps({"players": names, "shares": list(map(list, shares)), "points": told, "best": best}))
    else:
        _print_review(record, names, shares, points, bests, speaker)


def _evaluate_positions(
    positions: Sequence[Position], moves: Sequence[str], simulations: int, speaker: Speaker
) -> list[Worth]:
    from rich.console import Console
    from rich.progress import Progress

    from preau.bots.review import worth

    description = speaker("bot-thinking")
    with Progress(console=Console(stderr=True), transient=True) as progress:
        waiting = progress.track(list(zip(positions, (*moves, ""), strict=True)), description=description)
        return [worth(position, made, simulations) for position, made in waiting]


def _player_names(record: Record, speaker: Speaker) -> list[str]:
    from preau.bots.levels import BOTS
    from preau.play.sentences import bot_name, record_name

    start = record.history.start
    named = (*record.names, *[""] * start.players)[: start.players]
    levels = [name if name in BOTS else None for name in named]  # as the arena writes them
    names = [
        bot_name(levels, seat) if levels[seat] else record_name(named, start, seat) for seat in range(start.players)
    ]
    return [name if isinstance(name, str) else capitalise(speaker.say(name)) for name in names]


def _percent_text(share: float, speaker: Speaker) -> str:
    return percent_text(share, speaker.language)


def _print_review(
    record: Record, names: list[str], shares: Sequence[Values], points: Sequence[Verdict], bests: Sequence[Verdict],
    speaker: Speaker,
) -> None:  # fmt: skip
    from rich.console import Console

    from preau.draw.terminal import text_columns

    console = Console(highlight=False)

    def tell(text: str, style: str = "") -> None:
        console.print(text, style=style, markup=False, soft_wrap=True)

    tell(speaker("review-chart"), "bold")
    wide = max(map(text_columns, names))
    for seat, name in enumerate(names):
        own = [values[seat] for values in shares]
        first, last = (_percent_text(share, speaker) for share in (own[0], own[-1]))
        ends = speaker("terminal-change", first=first, last=last)
        tell(f"{name}{' ' * (wide - text_columns(name))}  {_spark_line(own)}  {ends}")
    tell("")
    tell(speaker("review-points"), "bold")
    if not points:
        tell(_calm_text([(step.turn, step.seat) for step in record.history.steps], shares, names, speaker))
    for number, point in enumerate(points, 1):
        before = record.history.at(point.number - 1)
        head = speaker("review-point-head", number=before.turn, who=names[point.seat])
        told_move = f"{_point_text(point, before, speaker)}{speaker.gap}{speaker.aside(point.move)}"
        tell(f"{number}. {head}{speaker.dot}{told_move}")
        line = _better_line(point, before)
        told = line.prevented_turn if point.unstopped is not None and not point.gave_away else None
        cost = _cost_text(point, names, speaker) if told is None else speaker("review-unstopped-told", told=told)
        tell(f"    {cost}")
        prevents, delays = "" if point.gave_away else names[point.seat], line.is_lost and not point.is_hopeful
        better = speaker.say(line.tell_move(prevents=prevents, delays=delays))
        tell(f"    {better}{speaker.gap}{speaker.aside(point.best)}", "green")
        for reason in _reasons(point, record.history, names, speaker)[told is not None :]:
            tell(f"    {speaker.dot.lstrip()}{reason}")
        if end := _end_text(point, line, names, speaker):
            tell(f"    {end}")
    if bests:
        tell("")
        tell(speaker("terminal-review-best"), "bold")
    for best in bests:
        before = record.history.at(best.number - 1)
        head = speaker("review-point-head", number=before.turn, who=names[best.seat])
        tell(f"{head}{speaker.dot}{_point_text(best, before, speaker)}{speaker.gap}{speaker.aside(best.move)}", "green")
        share, others = (_percent_text(each, speaker) for each in (best.before[best.seat], best.others))
        tell(f"    {speaker('terminal-review-best-gain', share=share, others=others)}")
        for reason in _merits(best, before, speaker):
            tell(f"    {speaker.dot.lstrip()}{reason}")


def _is_explained(point: Verdict, positions: Sequence[Position]) -> bool:
    """Whether more can be said of it than that the search thinks so."""
    return point.unstopped is not None or bool(_better_line(point, positions[point.number - 1]).reasons)


def _cost_text(point: Verdict, names: list[str], speaker: Speaker) -> str:
    """What the move did to the chances: to the mover's own, or to those of who gained most."""
    from preau.teach.better_line import name_args

    if point.gave_away:
        best, after = (_percent_text(shares[point.seat], speaker) for shares in (point.instead, point.after))
        return speaker("review-cost", **name_args(names[point.seat], you=False), best=best, after=after)
    if point.unstopped is not None:
        return speaker("review-unstopped", **name_args(names[point.unstopped], you=False))
    before, after = (_percent_text(shares[point.riser], speaker) for shares in (point.instead, point.after))
    return speaker("review-shift", **name_args(names[point.riser], you=False), before=before, after=after)


def _calm_text(turns: Sequence[tuple[int, int]], shares: Sequence[Values], names: list[str], speaker: Speaker) -> str:
    """What is said where there is no turning point; `turns` are those of the moves, with whose they were."""
    from preau.bots.highlights import biggest_leap
    from preau.teach.better_line import name_args

    leap = biggest_leap([turn for turn, _ in turns], shares)
    if leap is None:
        return speaker("review-none")
    turn, seat, *ends = leap
    before, after = (_percent_text(share, speaker) for share in ends)
    mover = dict(turns)[turn]
    figures: dict[str, str | int] = {"turn": turn, "before": before, "after": after}
    whose = "riser" if mover == seat else "other"
    return speaker("review-none-leap", **name_args(names[seat], you=False), mover=whose, other=names[mover], **figures)


def _play_out(point: Verdict, positions: Sequence[Position], moves: Sequence[str]) -> Verdict:
    """With what follows from the move made, and from the best."""
    from dataclasses import replace

    from preau.bots.review import expected_line, played_line

    before = positions[point.number - 1]
    line = played_line(positions, moves, point) or expected_line(before, point.move)
    return replace(point, line=line, better=expected_line(before, point.best))


def _play_out_bests(given: Sequence[Verdict], positions: Sequence[Position]) -> list[Verdict]:
    """Of each player the best move, with what follows from it, and from another."""
    from dataclasses import replace

    from preau.bots.highlights import best_moves
    from preau.bots.review import expected_line

    def line(best: Verdict, move: str) -> tuple[str, ...]:
        return expected_line(positions[best.number - 1], move)

    return [replace(each, line=line(each, each.other), better=line(each, each.move)) for each in best_moves(given)]


def _merits(best: Verdict, before: Position, speaker: Speaker) -> list[str]:
    """What the best move did that others did not."""
    return [speaker.say(each) for each in _better_line(best, before).tell_merits()]


def _better_line(point: Verdict, before: Position) -> BetterLine:
    from preau.teach.better_line import BetterLine

    return BetterLine(before, point.line or (point.move,), point.better or (point.best,))


def _reasons(point: Verdict, history: History, names: list[str], speaker: Speaker) -> list[str]:
    """What the better move does that the other does not, and what came of that one in the game."""
    line = _better_line(point, history.at(point.number - 1))
    return [speaker.say(each) for each in line.tell_reasons(history.steps[point.number - 1 :], point.reply, names)]


def _end_text(point: Verdict, line: BetterLine, names: list[str], speaker: Speaker) -> str:
    """How the better line ends; not that it is lost, where the chance that the better move left is told already."""
    if line.is_lost and point.gave_away and point.is_hopeful:
        return ""
    chance = _percent_text(point.instead[point.seat], speaker) if point.is_hopeful else ""
    return speaker.sentences(speaker.say(each) for each in line.tell_end(chance, names))


def _point_text(point: Verdict, before: Position, speaker: Speaker) -> str:
    return speaker.say(before.describe(before.parse(point.move)))


def _spark_line(shares: list[float]) -> str:
    """The shares as a row of blocks, at most so many; of several together the last counts."""
    step = -(-len(shares) // MOST_COLUMNS)
    return "".join(BLOCKS[min(7, int(8 * share))] for share in shares[step - 1 :: step])


def _draw_chart(
    history: History, names: list[str], shares: Sequence[Values], points: Sequence[Verdict], speaker: Speaker
) -> str:
    from preau.draw.charts import Curve, curves

    colours = {side.seat: side.colour for side in history.start.scene().seats}
    rows = [
        Curve(name, colours.get(seat, "blue"), tuple(values[seat] for values in shares))
        for seat, name in enumerate(names)
    ]
    marks = [point.number for point in points]
    return curves(
        rows,
        speaker("review-chart"),
        lambda share: _percent_text(share, speaker),
        marks=marks,
        tell=lambda pairs: pairs_text(pairs, speaker.language),
    )


def _point_data(point: Verdict, history: History, names: list[str], speaker: Speaker) -> dict[str, object]:
    before = history.at(point.number - 1)
    told, instead = (speaker.say(before.describe(before.parse(move))) for move in (point.move, point.best))
    line = _better_line(point, before)
    return {
        "number": point.number, "turn": before.turn, "seat": point.seat, "move": point.move, "told": told,
        "best": point.best, "instead": instead, "lost": point.lost, "shares": list(point.after),
        "shares_instead": list(point.instead), "why": _reasons(point, history, names, speaker),
        "line": list(point.better), "ends": _end_text(point, line, names, speaker),
        "unstopped": point.unstopped,
    }  # fmt: skip


def _best_data(best: Verdict, history: History, speaker: Speaker) -> dict[str, object]:
    before = history.at(best.number - 1)
    return {
        "number": best.number, "turn": before.turn, "seat": best.seat, "move": best.move,
        "told": _point_text(best, before, speaker), "share": best.before[best.seat], "share_others": best.others,
        "why": _merits(best, before, speaker),
    }  # fmt: skip
