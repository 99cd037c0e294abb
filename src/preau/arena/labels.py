"""What a match has shown, in words and pictures: names of bots, numbers as people write them, the chart of ratings."""

from __future__ import annotations

from collections.abc import Sequence

from preau.arena.external_bot import COMMAND_PREFIX, is_external
from preau.arena.summary import MatchSummary
from preau.draw.charts import Bar, bars, dots
from preau.draw.theme import Theme
from preau.games import registry
from preau.games.api import Args, Phrase
from preau.words import Language, find_rule, game_title, has_message, say
from preau.words.rulebook import UnknownRule
from preau.words.text import aside_text, decimal_text, list_text, pairs_text, percent_text, sentence_gap, write_sign


def bot_label(bot: str, language: Language) -> str:
    """A bot's name and how it is asked for: `Owl (5)`; an external bot's command."""
    if is_external(bot):
        return bot.removeprefix(COMMAND_PREFIX)
    name = say(Phrase(f"bot-{bot}"), language) if has_message(f"bot-{bot}", language) else ""
    return f"{name}{sentence_gap(language)}{aside_text(bot, language)}" if name else bot


def count_text(value: float, language: Language) -> str:
    """A whole number, or a half between two."""
    return write_sign(str(int(value))) if value == int(value) else decimal_text(value, language)


def end_label(game: str, rules: str, language: Language) -> str:
    """How games ended: the numbers of the rules, and the titles of those that the rulebook knows."""
    if not rules:
        return say(Phrase("arena-end-broken-off"), language)
    titles = []
    for number in rules.split():
        try:
            titles.append(f"{number} {find_rule(registry.game(game), number, language).title}".strip())
        except UnknownRule:
            titles.append(number)
    return list_text(titles, language)


def draw_ratings(summary: MatchSummary, language: Language, theme: Theme = "auto") -> str:
    """The ratings as a picture; where there are none, the games won by each bot."""
    name = game_title(registry.game(summary.match.game), language)

    def tell(pairs: Sequence[tuple[str, str]]) -> str:
        return pairs_text(pairs, language)

    rated = [
        Bar(bot_label(line.bot, language), line.rating.rating, line.rating.low, line.rating.high)
        for line in summary.bots
        if line.rating
    ]
    if rated:
        heading = say(Phrase("arena-rated-title", {"title": name, "players": summary.match.players}), language)
        return dots(rated, heading, lambda value: decimal_text(value, language), theme=theme, tell=tell)
    args: Args = {"title": name, "games": summary.games, "players": summary.match.players}
    rows = [Bar(bot_label(line.bot, language), line.all.share(line.all.wins)) for line in summary.bots]
    heading = say(Phrase("arena-title", args), language)
    return bars(rows, heading, lambda value: percent_text(value, language), most=1.0, theme=theme, tell=tell)
