"""The one module that loads Fluent: a phrase becomes a sentence.

Messages lie in the `words/` folder of this package (the interface's) and of each game's package (its own), in files
`{language}/NAME.ftl`, or a folder further down. A game from outside may bring some of the languages only; English
stands in for the rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from preau.games import registry
from preau.games.api import Arg, Game, Phrase
from preau.words.languages import Language
from preau.words.text import inside_text, list_text, row_text, when_text, write_sign

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

RULES = "rules"  # the file of a game's rulebook
WITHIN = "mid"  # how a label is written within a sentence; where it is written the same, it has no such attribute
INTERFACE = "preau"  # the package whose words/ folder holds the interface's own messages
CALLED = "called"  # the argument of a phrase about somebody: the name to say instead, in all its forms
COUNTABLE = 10**15  # greater numbers, which only a typing error can be, are too much for Fluent: they are said as text,
# and so are those below zero, for Fluent knows no minus sign


def say(phrase: Phrase, language: Language = "en", game: Game | None = None) -> str:
    """The phrase as a sentence. Its words are the game's, else the interface's; never raises.

    Without `game`, every game on the shelf is asked, since a phrase does not say whose it is.
    """
    found = _find_pattern(phrase.key, language, game)
    if found is None:
        return _bare_text(phrase)
    return _format(*found, phrase, language, game)


def has_message(key: str, language: Language, game: Game | None = None) -> bool:
    """Whether there is such a message (`id`, or `id.attribute`) in exactly that language."""
    message_id, _, attribute = key.partition(".")
    for pack in _packs(language, game):
        if pack.has_message(message_id):
            return not attribute or attribute in pack.get_message(message_id).attributes
    return False


def can_say(key: str, language: Language, game: Game | None = None) -> bool:
    """Whether there is such a message in that language or in the one that stands in for it."""
    return any(has_message(key, spoken, game) for spoken in languages_to_try(language))


def message_ids(package: str, language: Language, *, rules: bool = False) -> tuple[str, ...]:
    """The ids of a package's messages, in the order written: its sentences, or its rulebook."""
    from fluent.syntax import ast  # with the first sentence: a referee says none

    bodies = [resource.body for resource in _resources(package, language, rules=rules)]
    return tuple(entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message))


def rule_parts(package: str, language: Language, message_id: str) -> dict[str, str]:
    """A message of the rulebook and its attributes, each as text; its value is under the empty name."""
    pack = _pack(package, language, rules=True)
    message = pack.get_message(message_id)
    patterns = {"": message.value, **message.attributes}
    return {name: str(pack.format_pattern(pattern)[0]) for name, pattern in patterns.items() if pattern is not None}


def missing_arguments(phrase: Phrase, language: Language, game: Game | None = None) -> list[str]:
    """What the phrase's message asks for and is not given, in Fluent's words; the sentence has a gap there."""
    found = _find_pattern(phrase.key, language, game)
    if found is None:
        return []
    pack, pattern = found
    return [str(error) for error in pack.format_pattern(pattern, _arguments(phrase.args, language, game))[1]]


def languages_to_try(language: Language) -> tuple[Language, ...]:
    """The languages to try, best first."""
    return (language,) if language == "en" else (language, "en")


# --- formatting ------------------------------------------------------------------------------------------------------


def _format(pack: FluentBundle, pattern: Any, phrase: Phrase, language: Language, game: Game | None) -> str:
    text, _errors = pack.format_pattern(pattern, _arguments(phrase.args, language, game))
    return str(text)


def _arguments(args: Mapping[str, Arg], language: Language, game: Game | None) -> dict[str, int | str]:
    """Arguments with nested phrases said first: `who` gives `$who`, and `$who_ATTR` for each attribute of its message.

    That is how a sentence learns the gender or the case of a name that it is given. `$who_inside` is there for every
    text: as it is written within a sentence. A phrase that is `called` something is said by that name. Several things
    in a row give `$squares`, with nothing but marks between them, `$squares_list`, all of them in words, and
    `$squares_choice`, one of them.
    """
    flat: dict[str, int | str] = {}
    for name, value in args.items():
        if isinstance(value, tuple):
            flat |= {name: row_text(value, language), f"{name}_list": list_text(value, language)}
            flat[f"{name}_choice"] = list_text(value, language, "or")
            continue
        if not isinstance(value, Phrase):
            flat[name] = value if isinstance(value, str) or 0 <= value <= COUNTABLE else write_sign(str(value))
            continue
        message_id, _, attribute = value.key.partition(".")
        found = _find_pattern(message_id, language, game)
        traits = {name: say(value, language, game)}
        if found is not None and not attribute:
            pack = found[0]
            for trait, pattern in pack.get_message(message_id).attributes.items():
                traits[f"{name}_{trait}"] = _format(pack, pattern, value, language, game)
        if called := value.args.get(CALLED):
            plain = traits[name]
            traits = {key: text.replace(plain, str(called)) for key, text in traits.items()}
        flat |= traits
    texts = {name: text for name, text in flat.items() if isinstance(text, str)}
    return flat | {f"{name}_inside": inside_text(text, language) for name, text in texts.items()}


def _find_pattern(key: str, language: Language, game: Game | None) -> tuple[FluentBundle, Any] | None:
    """The bundle and the pattern of a message `id` or `id.attribute`."""
    message_id, _, attribute = key.partition(".")
    for spoken in languages_to_try(language):
        for pack in _packs(spoken, game):
            if pack.has_message(message_id):
                message = pack.get_message(message_id)
                alike = message.value if attribute in ("", WITHIN) else None
                pattern = message.attributes.get(attribute, alike)
                if pattern is not None:
                    return pack, pattern
    return None


def _packs(language: Language, game: Game | None) -> Iterator[FluentBundle]:
    """Where to look for a message: the game's words, then the interface's; without a game, everybody's."""
    packages = [game.package] if game is not None else []
    for package in (*packages, INTERFACE):
        yield _pack(package, language)
    if game is None:
        for name in registry.names():
            yield _pack(registry.game(name).package, language)


def _bare_text(phrase: Phrase) -> str:
    """What is left to say when nobody has written the sentence: better than a crash at the table."""
    return " ".join([phrase.key, *(f"{name}={value}" for name, value in phrase.args.items())])


# --- files -----------------------------------------------------------------------------------------------------------


@cache
def _pack(package: str, language: Language, *, rules: bool = False) -> FluentBundle:
    from fluent.runtime import FluentBundle  # with the first sentence: a referee says none
    from fluent.runtime.types import fluent_number

    functions: Any = {
        "MOMENT": lambda at: when_text(int(at), language),  # { MOMENT($until) }: when, in milliseconds
        "NUMBER": lambda number, **how: number if isinstance(number, str) else fluent_number(number, **how),
    }
    # no invisible marks: text is pasted, compared and piped
    pack = FluentBundle([language], functions, use_isolating=False)
    for resource in _resources(package, language, rules=rules):
        pack.add_resource(resource)
    return pack


@cache
def _resources(package: str, language: Language, *, rules: bool) -> tuple[Any, ...]:
    from fluent.runtime import FluentResource  # with the first sentence: a referee says none

    found = word_files(package, language, rules=rules).values()
    return tuple(FluentResource(path.read_text("utf-8")) for path in found)


def word_files(package: str, language: Language, *, rules: bool = False) -> dict[str, Traversable]:
    """The files of a language by name, as `page` or `club/lobby`.

    The rulebook lies apart from the sentences, so that these do not wait for it.
    """
    found = sorted(_named_files(package, language), key=lambda named: named[0])
    return {name: path for name, path in found if (name == RULES) == rules}


def _named_files(package: str, language: Language) -> Iterator[tuple[str, Traversable]]:
    """Each file with its name. Games from outside may still keep the layout of old: `en.ftl` and `en.NAME.ftl`."""
    folder = files(package) / "words"
    if not folder.is_dir():
        return
    for path in folder.iterdir():
        if path.name == language and path.is_dir():
            yield from _files_in(path)
        elif path.name.startswith(f"{language}.") and path.name.endswith(".ftl"):
            yield path.name.removeprefix(language).removesuffix(".ftl").removeprefix("."), path


def _files_in(folder: Traversable, before: str = "") -> Iterator[tuple[str, Traversable]]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from _files_in(path, f"{before}{path.name}/")
        elif path.name.endswith(".ftl"):
            yield before + path.name.removesuffix(".ftl"), path
