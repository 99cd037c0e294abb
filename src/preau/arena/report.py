"""The balance report: one HTML file that needs nothing else, by day and by night, without a script."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from preau.arena.game import GameResult
from preau.arena.labels import bot_label, count_text, end_label
from preau.arena.match import Match
from preau.arena.summary import MatchSummary, likely_share, summarise_match
from preau.arena.variants import Variant
from preau.draw.charts import CHART_TOKENS, Bar, bars, columns
from preau.draw.markup import clean, element
from preau.draw.theme import FONT, variables_css
from preau.games import registry
from preau.words import Language, Speaker, game_title, option_help, value_help
from preau.words.text import date_text, pairs_text, percent_text

REPORT_CSS = f"""
body {{ margin: 0; background: var(--table); color: var(--ink); font: 17px/1.6 {FONT}; }}
main {{ max-width: 42rem; margin: 0 auto; padding: 2rem 1.2rem 4rem; }}
h1 {{ font-size: 1.9rem; line-height: 1.2; border-bottom: .3rem solid var(--accent); padding-bottom: .6rem; }}
h2 {{ margin-top: 2.6rem; }}
.made, .note, td small {{ color: var(--rim); font-size: .9rem; }}
.chart {{ display: block; width: 100%; height: auto; font-variant-numeric: tabular-nums; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }}
th, td {{ text-align: right; padding: .35rem .6rem; border-bottom: 1px solid var(--ground); vertical-align: top; }}
th:first-child, td:first-child {{ text-align: left; }}
td small {{ display: block; }}
"""


@dataclass(frozen=True, slots=True)
class VariantResult:
    """A kind of game, and how its games went."""

    variant: Variant
    results: Sequence[GameResult]

    def summary(self) -> MatchSummary:
        return summarise_match(self.variant.match, self.results)


def write_report(outcomes: Sequence[VariantResult], language: Language, date: str) -> str:
    """The report. The first kind of game is told at length, the others are compared with it."""
    return _Report(outcomes, language, date).html()


class _Report:
    """One report in the making."""

    def __init__(self, outcomes: Sequence[VariantResult], language: Language, date: str) -> None:
        self.outcomes = outcomes
        self.summaries = [each.summary() for each in outcomes]
        self.main = self.summaries[0]
        self.match: Match = self.main.match
        self.game = registry.game(self.match.game)
        self.language = language
        self.say = Speaker(language, self.game)
        self.date = date

    def html(self) -> str:
        heading = self.say("arena-report-title", title=game_title(self.game, self.language))
        given = {**self.match.start(0).options, **dict(self.match.options)}  # a lot drawn anew each time stays a lot
        options = " ".join(f"{name}={value}" for name, value in given.items())
        made = self.say(
            "arena-report-made",
            bot=bot_label(self.match.bots[0], self.language),
            games=self.main.games,
            seed=str(self.match.seed),
            date=date_text(self.date, self.language),
        )
        parts = [
            element("h1", None, clean(heading)),
            element(
                "p", {"class": "made"}, clean(made), "<br>", clean(self.say("arena-report-options", options=options))
            ),
            *self.seats(),
            *self.lengths(),
            *self.ends(),
            *(self.by_option() if len(self.outcomes) > 1 else ()),
        ]
        head = (
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="color-scheme" content="light dark">{element("title", None, clean(heading))}'
            f"<style>{variables_css(':root', CHART_TOKENS)}{REPORT_CSS}</style>"
        )
        body = element("main", None, *parts)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>{head}</head>\n<body>\n{body}\n</body>\n</html>\n'
        )

    def section(self, key: str, *parts: str) -> list[str]:
        return [element("h2", None, clean(self.say(key))), *parts]

    def note(self, *texts: str) -> str:
        return element("p", {"class": "note"}, clean(" ".join(texts)))

    def tell(self, pairs: Sequence[tuple[str, str]]) -> str:
        return pairs_text(pairs, self.language)

    def percent(self, share: float) -> str:
        return percent_text(share, self.language)

    def seats(self) -> list[str]:
        games, seats = self.main.games, self.main.seats
        rows = [
            Bar(self.say("arena-seat", seat=seat + 1), tally.share(tally.wins), *likely_share(tally.wins, games))
            for seat, tally in enumerate(seats)
        ]
        fair = fmean(row.value for row in rows)  # draws and shared wins are nobody's advantage
        drawn = self.say("arena-report-draws", draws=seats[0].draws, games=games)
        picture = bars(rows, self.say("arena-report-seats"), self.percent, fair=fair, theme="page", tell=self.tell)
        return self.section("arena-report-seats", picture, self.note(self.say("arena-report-seats-note"), drawn))

    def lengths(self) -> list[str]:
        counts = [sum(result.decisions) for result in self.outcomes[0].results]
        note = self.say(
            "arena-report-lengths-note",
            median=count_text(self.main.decisions.median, self.language),
            most=self.main.decisions.most,
            shortest=self.main.turns.least,
            longest=self.main.turns.most,
        )
        picture = columns(counts, self.say("arena-report-lengths"), theme="page", tell=self.tell)
        return self.section("arena-report-lengths", picture, self.note(note))

    def ends(self) -> list[str]:
        rows = [
            Bar(end_label(self.match.game, rules, self.language), number / self.main.games)
            for rules, number in self.main.ends.items()
        ]
        picture = bars(rows, self.say("arena-ends"), self.percent, most=1.0, theme="page", tell=self.tell)
        return self.section("arena-ends", picture, self.note(self.say("arena-report-ends-note")))

    def by_option(self) -> list[str]:
        labels = [each.variant.changed or self.say("arena-report-unchanged") for each in self.outcomes]
        first = [summary.seats[0] for summary in self.summaries]
        rows = [
            Bar(label, seat.share(seat.wins), *likely_share(seat.wins, seat.games))
            for label, seat in zip(labels, first, strict=True)
        ]
        picture = bars(rows, self.say("arena-report-options-chart"), self.percent, theme="page", tell=self.tell)
        keys = (
            "arena-report-option",
            "arena-games",
            "arena-report-first-seat",
            "arena-report-spread",
            "arena-draws",
            "arena-report-median",
        )
        head = element("tr", None, *(element("th", {"scope": "col"}, clean(self.say(key))) for key in keys))
        lines = [
            self.line(label, summary, each.variant)
            for label, summary, each in zip(labels, self.summaries, self.outcomes, strict=True)
        ]
        table = element("div", {"class": "wide"}, element("table", None, head, *lines))
        caption = element("p", None, clean(self.say("arena-report-options-chart")))
        note = self.note(self.say("arena-report-by-option-note"))
        return self.section("arena-report-by-option", caption, picture, table, note)

    def line(self, label: str, summary: MatchSummary, variant: Variant) -> str:
        shares = [seat.share(seat.wins) for seat in summary.seats]
        cells = [
            str(summary.games),
            self.percent(shares[0]),
            self.percent(max(shares) - min(shares)),
            self.percent(summary.seats[0].share(summary.seats[0].draws)),
            count_text(summary.decisions.median, self.language),
        ]
        meaning = element("small", None, clean(text)) if (text := self.meaning(variant)) else ""
        name = element("td", None, clean(label), meaning)
        return element("tr", None, name, *(element("td", None, clean(cell)) for cell in cells))

    def meaning(self, variant: Variant) -> str:
        """What was changed, in words."""
        name, _, value = variant.changed.partition("=")
        for option in self.game.options:
            if option.name == name:
                meanings = (
                    option_help(self.game, option, self.language),
                    value_help(self.game, option, value, self.language),
                )
                return " – ".join(filter(None, meanings))
        return ""
