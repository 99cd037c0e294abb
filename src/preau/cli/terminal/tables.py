"""Tables of bots on the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from preau.arena.labels import bot_label, count_text, end_label
from preau.games import registry
from preau.words import Speaker, game_title
from preau.words.text import date_text, decimal_text, list_text, percent_text, span_text

if TYPE_CHECKING:
    from preau.arena.summary import BotLine, MatchSummary, Tally
    from preau.bots.ratings import Ratings
    from preau.games.api import Game


def print_summary(summary: MatchSummary, speaker: Speaker) -> None:
    """All that a match has shown."""
    lang, match = speaker.language, summary.match
    name = game_title(registry.game(match.game), lang)
    heading = speaker("arena-title", title=name, games=summary.games, players=match.players)
    slips = any(line.slips for line in summary.bots)
    several = len(summary.bots) > 1
    drawn = any(seat.draws for seat in summary.seats)
    seats = [speaker("arena-seat", seat=seat + 1) for seat in range(match.players)]
    keys = ["bot", "rating", "interval", "games", "wins", "draws", "seconds", *(["slips"] if slips else [])]
    rows = [_bot_row(line, speaker, slips=slips) for line in summary.bots]
    _print_table(heading, _column_titles(keys, speaker), rows)
    of_seats = [
        [name, *(_wins_and_draws(seat, speaker, drawn=drawn) for seat in tallies)]
        for name, tallies in [
            *((bot_label(line.bot, lang), line.seats) for line in summary.bots if several),
            (speaker("arena-all-seats"), summary.seats),
        ]
    ]
    heading = " / ".join(_column_titles(["wins", "draws"] if drawn else ["wins"], speaker))
    _print_table(heading, [speaker("arena-bot"), *seats], of_seats)
    if several:
        _print_duels(summary, speaker)
    print(
        speaker(
            "arena-lengths", least=summary.decisions.least, most=summary.decisions.most,
            median=count_text(summary.decisions.median, lang), shortest=summary.turns.least, longest=summary.turns.most,
        )
    )  # fmt: skip
    ends = [f"{end_label(match.game, rules, lang)} × {number}" for rules, number in summary.ends.items()]
    print(speaker("arena-ended", ends=list_text(ends, speaker.language)))
    for line in summary.bots:
        if line.slips:
            reasons = {why: line.slips.get(why, 0) for why in ("deadline", "crash", "start", "illegal")}
            missed = sum(line.slips.values())
            print(speaker("arena-slips-note", bot=bot_label(line.bot, lang), count=missed, **reasons))


def print_ratings(ratings: Ratings, speaker: Speaker) -> None:
    """A table that was measured before."""
    lang = speaker.language
    heading = speaker(
        "arena-rated-title", title=game_title(registry.game(ratings.game), lang), players=ratings.players
    )  # fmt: skip
    rows = [
        [
            bot_label(line.bot, lang), decimal_text(line.rating, lang), _interval(line.low, line.high, speaker),
            str(line.games), percent_text(line.wins / line.games, lang), percent_text(line.draws / line.games, lang),
        ]
        for line in ratings.lines
    ]  # fmt: skip
    _print_table(heading, _column_titles(("bot", "rating", "interval", "games", "wins", "draws"), speaker), rows)
    day = date_text(ratings.date, speaker.language)
    print(speaker("arena-ratings-made", date=day, games=ratings.games, command=ratings.command))


def print_unmeasured(game: Game, players: int | None, speaker: Speaker) -> None:
    """That there is no such table, and how to make one."""
    key = "arena-ratings-none-size" if players else "arena-ratings-none"
    print(speaker(key, title=game_title(game, speaker.language), game=game.name, players=players or 0))


def _bot_row(line: BotLine, speaker: Speaker, *, slips: bool) -> list[str]:
    lang, rating, total = speaker.language, line.rating, line.all
    row = [
        bot_label(line.bot, lang),
        decimal_text(rating.rating, lang) if rating else "–",
        _interval(rating.low, rating.high, speaker) if rating else "–",
        str(total.games),
        percent_text(total.share(total.wins), lang),
        percent_text(total.share(total.draws), lang),
        decimal_text(line.seconds, lang, 3),
    ]
    return row + [str(sum(line.slips.values()))] * slips


def _wins_and_draws(seat: Tally, speaker: Speaker, *, drawn: bool) -> str:
    shares = [seat.share(seat.wins), *([seat.share(seat.draws)] if drawn else [])]
    return " / ".join(percent_text(share, speaker.language) for share in shares)


def _interval(low: float, high: float, speaker: Speaker) -> str:
    lang = speaker.language
    return span_text(decimal_text(low, lang), decimal_text(high, lang), lang)


def _print_duels(summary: MatchSummary, speaker: Speaker) -> None:
    """Each bot's share of the games that it won against each other: those that the other did not win too."""
    lang = speaker.language
    share = {(duel.bot, duel.other): duel.wins / duel.games for duel in summary.duels if duel.games}
    names = [line.bot for line in summary.bots]
    rows = [
        [
            bot_label(bot, lang),
            *(percent_text(share[bot, other], lang) if (bot, other) in share else "–" for other in names),
        ]
        for bot in names
    ]
    heads = [bot_label(name, lang) for name in names]
    _print_table(speaker("arena-against"), [speaker("arena-bot"), *heads], rows)


def _column_titles(keys: Iterable[str], speaker: Speaker) -> list[str]:
    return [speaker(f"arena-{key}") for key in keys]


def _print_table(heading: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table that 80 columns hold: where need be, heads are broken between words. Nothing is cut off."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from preau.draw.terminal import text_columns

    console, rows = Console(highlight=False), list(rows)
    cells = [max(text_columns(row[index]) for row in rows) for index in range(len(head))]
    whole = [max(cell, text_columns(name)) for cell, name in zip(cells, head, strict=True)]
    broken = [max(cell, *map(text_columns, name.split(" "))) for cell, name in zip(cells, head, strict=True)]
    edges = len(head) + 1
    fitting = next((widths for widths in (whole, broken) if sum(widths) + edges <= console.width), None)
    gap = 1 if fitting and sum(fitting) + edges + len(head) <= console.width else 0
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, gap, 0, 0))
    for index, name in enumerate(head):
        width = fitting[index] if fitting else None  # else it is folded as it comes
        table.add_column(Text(name), justify="right" if index else "left", overflow="fold", width=width)
    for row in rows:
        table.add_row(*map(Text, row))
    console.print(heading, style="bold", markup=False)
    console.print(table)
