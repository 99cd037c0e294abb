"""The rulebook as pages and programs show it: sections, diagrams, and what each edition or table plays."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from pydantic import BaseModel

from preau.games.api import Arg, Game, Option, Value, refusal
from preau.games.tones import repeats
from preau.server.view.diagrams import crop_box
from preau.teach.diagrams import Diagram, diagrams_of
from preau.words import (
    Rule,
    Speaker,
    edition_name,
    game_opening,
    option_help,
    option_sentence,
    rulebook,
    value_help,
)
from preau.words.text import nearest_word

ChosenOptions = Mapping[str, Value]


class ChoiceOut(BaseModel):
    """One way to play a rule: its value, in words, which editions play it so, and whether it is marked."""

    value: str
    text: str
    editions: list[str]
    usual: bool
    played: bool


class VariantOut(BaseModel):
    """A rule that tables may play differently, and how; without a `text` where the choice says it all."""

    option: str
    text: str
    choices: list[ChoiceOut]


class ToldOut(BaseModel):
    """A sentence and the rule it comes from, if any."""

    text: str
    rule: str = ""


class DiagramOut(BaseModel):
    """A rule shown on a real position: pictures, and what the rules say about the move."""

    move: str
    refused: bool
    pictures: list[str]
    width: int
    height: int
    told: list[ToldOut]


class RuleOut(BaseModel):
    """A rule; `text` is empty for the heading of a section, which may have a `lead`. `letter` is the exact law."""

    number: str
    title: str
    text: str
    lead: str
    letter: str
    ruling: str
    edition: str
    variants: list[VariantOut]
    diagrams: list[DiagramOut]
    url: str


def rule_view(game: Game, rule: Rule, words: Speaker, played: ChosenOptions | None = None) -> RuleOut:
    return RuleOut(
        number=rule.number,
        title=rule.title,
        text=rule.text,
        lead=rule.lead,
        letter=rule.letter,
        ruling=rule.ruling,
        edition=rule.edition,
        variants=variants(game, rule.number, words, played),
        diagrams=[_diagram(game, each, number, words) for number, each in enumerate(diagrams_of(game, rule.number), 1)],
        url=f"/learn/{game.name}#{rule.number}",
    )


def rulebook_view(game: Game, words: Speaker, played: ChosenOptions | None = None) -> list[dict[str, Any]]:
    """The whole book, section by section."""
    rules = [rule_view(game, rule, words, played) for rule in rulebook(game, words.language)]
    grouped = (list(group) for _, group in groupby(rules, key=lambda rule: rule.number.split(".")[0]))
    return [{"head": head, "rules": rest} for head, *rest in grouped]


def opening_view(game: Game, words: Speaker) -> list[dict[str, str]]:
    """How the book begins, each part under its heading."""
    told = game_opening(game, words.language)
    return [{"title": words(f"learn-{part}"), "text": text} for part, text in told.items()]


def _diagram(game: Game, diagram: Diagram, number: int, words: Speaker) -> DiagramOut:
    _, _, wide, high = crop_box(diagram)
    caption = diagram.caption
    said = [ToldOut(text=words.say(caption))] if caption else []
    said += [
        ToldOut(text=words.say(effect.phrase), rule=effect.rule)
        for effect in diagram.told
        if caption is None or not repeats(game.package, effect.phrase, caption)
    ]
    moments = ["before"] + ["after"] * (diagram.after is not None)
    return DiagramOut(
        move=diagram.move,
        refused=bool(diagram.move) and diagram.after is None,
        pictures=[f"/learn/{game.name}/diagrams/{diagram.rule}-{number}-{moment}.svg" for moment in moments],
        width=round(wide),
        height=round(high),
        told=said,
    )


# --- editions and tables ---------------------------------------------------------------------------------------------


def edition_options(game: Game, edition: str) -> ChosenOptions:
    """The options of an edition; raises TableRefused with the nearest name."""
    if edition not in game.editions:
        guess = nearest_word(edition.casefold(), game.editions)
        found = "" if game.editions else "-none"
        args: dict[str, Arg] = {"wanted": edition[:40], "known": tuple(game.editions), "guess": guess or ""}
        raise refusal("unknown_edition", f"learn-unknown-edition{'-guess' if guess else found}", **args)
    return {option.name: game.editions[edition].get(option.name, option.default) for option in game.options}


def variants(game: Game, number: str, words: Speaker, played: ChosenOptions | None = None) -> list[VariantOut]:
    """What can be chosen where this rule stands; an option without words is told only of a table."""
    found = []
    for option in game.options:
        if option.rule != number:
            continue
        shown = [(value, value_help(game, option, value, words.language)) for value in option.values]
        text = option_help(game, option, words.language)
        if len(shown) < 2 or not all(text for _, text in shown):
            if played is None:
                continue
            here = played[option.name]
            sentence = option_sentence(game, option, here, words.language)
            shown, text = [(here, sentence or str(here))], "" if sentence else text
        choices = [_choice(game, option, value, said, words, played) for value, said in shown]
        found.append(VariantOut(option=option.name, text=text, choices=choices))
    return found


def _choice(
    game: Game, option: Option, value: Value, text: str, words: Speaker, played: ChosenOptions | None
) -> ChoiceOut:
    tells = any(option.name in choices for choices in game.editions.values())
    editions = [
        edition_name(game, name, words.language)
        for name, choices in game.editions.items()
        if tells and choices.get(option.name, option.default) == value
    ]
    return ChoiceOut(
        value=str(value),
        text=text,
        editions=editions,
        usual=value == option.default,
        played=played is not None and played.get(option.name) == value,
    )


def played_edition(game: Game, played: ChosenOptions) -> str | None:
    """The edition that a table's options amount to, if they do."""
    telling = {name for choices in game.editions.values() for name in choices}
    ruling = [option for option in game.options if option.name in telling or _rules(option)]
    for name, choices in game.editions.items():
        if all(played.get(option.name) == choices.get(option.name, option.default) for option in ruling):
            return name
    return None


def is_usual(game: Game, edition: str) -> bool:
    """Whether an edition changes nothing: tables that play by it play the usual rules, and are told so."""
    return all(game.editions[edition].get(each.name, each.default) == each.default for each in game.options)


def _rules(option: Option) -> bool:
    """Whether an option changes how to play, not how many play or where."""
    return option.name != "players" and option.accepts is None
