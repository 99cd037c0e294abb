"""What a table was opened with, in words: edition and what it changes, rules chosen one by one, clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from preau.games.api import Game, Phrase, Value
from preau.play.clocks import DAY_SECONDS, ClockPlan
from preau.play.table import Table
from preau.server.view.player_aid import option_text, value_text
from preau.server.view.rulebook import is_usual
from preau.words import Speaker, edition_name, option_help


def terms_of(table: Table, words: Speaker, but: Collection[str] = ()) -> list[str]:
    """A few words each, the edition first; `but` are options that are told elsewhere."""
    game, options = table.game, table.history.start.options
    edition = edition_of(game, options)
    usual = game.editions.get(edition or "", {})
    changed = [
        option_text(game, option, options[option.name], words)
        for option in game.options
        if option.name in options
        and option.name not in but
        and options[option.name] != usual.get(option.name, option.default)
    ]
    clock = table.created.clock
    rated = [words("ratings-rated")] if table.created.rated else []
    asked = rating_range(table.created.rating_low, table.created.rating_high)
    return [
        *rated,
        *([words.say(asked)] if asked else []),
        *([_rules_text(game, edition, words)] if edition else []),
        *changed,
        *([clock_text(clock, words)] if clock.kind != "none" else []),
    ]


def _rules_text(game: Game, edition: str, words: Speaker) -> str:
    if is_usual(game, edition):
        return words("page-edition-none")
    return words("page-term", name=words("page-rules-of-table"), value=edition_name(game, edition, words.language))


def rating_range(low: int | None, high: int | None) -> Phrase | None:
    """How strong who sits down is to be; None where it does not matter."""
    if low is None and high is None:
        return None
    kind = "from" if high is None else "to" if low is None else "between"
    return Phrase(f"ratings-range-{kind}", {"low": low or 0, "high": high or 0})


def edition_rules(table: Table, words: Speaker) -> list[dict[str, str]]:
    """Rule by rule, what this table plays where editions differ or something was chosen, and who plays otherwise."""
    game, options = table.game, table.history.start.options
    told = []
    for option in game.options:
        here = options.get(option.name, option.default)
        others = [
            words(
                "page-term",
                name=edition_name(game, name, words.language),
                value=value_text(game, option, value, words.language),
            )
            for name, edition in game.editions.items()
            if (value := edition.get(option.name, option.default)) != here
        ]
        if option.name == "players" or not (others or here != option.default):
            continue
        text = words(
            "page-edition-rule",
            rule=option_help(game, option, words.language) or option.name,
            value=value_text(game, option, here, words.language),
            others=words.dot.join(others),
        )
        told.append({"text": text if others else option_text(game, option, here, words), "rule": option.rule})
    return told


def edition_of(game: Game, options: Mapping[str, Value]) -> str | None:
    """The edition whose rules these are most, if the game has editions; the first of several alike."""

    def differs(edition: str) -> int:
        usual = game.editions[edition]
        return sum(options.get(each.name) != usual.get(each.name, each.default) for each in game.options)

    return min(game.editions, key=differs, default=None)


def clock_text(plan: ClockPlan, words: Speaker) -> str:
    return words(
        f"page-clock-{plan.kind}",
        seconds=plan.seconds,
        minutes=plan.seconds // 60,
        days=plan.seconds // DAY_SECONDS,
        increment=plan.increment,
    )
