"""What a game says of itself: its title, its pitch, how its rulebook opens, its editions and options."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from preau.games import registry
from preau.games.api import Args, Game, Option, Phrase, Value
from preau.words.catalogue import WITHIN, can_say, has_message, say
from preau.words.languages import Language
from preau.words.text import nearest_word

OPENING_PARTS = ("about", "goal", "flow")
ANY_TABLE: Mapping[str, Value] = {"players": "any"}


def game_title(game: Game, language: Language = "en") -> str:
    return _text("game-title", game, language) or game.name


def title_of(name: str, language: Language = "en") -> str:
    """The title of the game of that name; the name itself of one that cannot be played here."""
    return game_title(registry.game(name), language) if name in registry.names() else name


def nearest_game(word: str, known: Iterable[str]) -> str | None:
    """The game that was probably meant. It has to begin alike, for with few games chess is much like recess."""
    return nearest_word(word, (each for each in known if each[:1] == word[:1]))


def game_pitch(game: Game, language: Language = "en") -> str:
    """One sentence that makes people want to play, if the game has one."""
    return _text("game-pitch", game, language)


def game_opening(game: Game, language: Language = "en", options: Mapping[str, Value] = ANY_TABLE) -> dict[str, str]:
    """How the rulebook begins: what the game is about, how one wins, how a turn goes; what the game says of these.

    It is told how many `players` there are, or `any` where no table is meant.
    """
    keys = {part: f"game-{part}" for part in OPENING_PARTS}
    texts = {
        part: say(Phrase(key, dict(options)), language, game)
        for part, key in keys.items()
        if can_say(key, language, game)
    }
    return {part: text for part, text in texts.items() if text}


def tie_help(game: Game, options: Mapping[str, Value], language: Language = "en") -> str:
    """What settles a tie with these options, where the game has words for it."""
    key = "game-tie"
    return say(Phrase(key, dict(options)), language, game) if can_say(key, language, game) else ""


def players_help(game: Game, options: Mapping[str, Value], language: Language = "en") -> str:
    """What is different with so many players as these options say, where the game has words for it: `game-players`."""
    key = "game-players"
    return say(Phrase(key, dict(options)), language, game) if can_say(key, language, game) else ""


def option_args(options: Mapping[str, Value]) -> Args:
    """Options as messages are told them: a value of digits is a number there, so that `[4]` means it."""
    return {name: int(value) if str(value).isdecimal() else value for name, value in options.items()}


def notation_help(game: Game, language: Language = "en") -> str:
    """How the game's moves are written, if the game says so."""
    return _text("notation-help", game, language)


def edition_name(game: Game, edition: str, language: Language = "en") -> str:
    """Its name; games from outside may still have a message `edition-NAME` for it."""
    key = f"option-edition.{edition}"
    return _text(key, game, language) or _text(f"edition-{edition}", game, language) or edition


def edition_within(game: Game, edition: str, language: Language = "en") -> str:
    """Its name as a sentence takes it in, with an article where there is one: `option-edition.NAME-mid`."""
    within = f"option-edition.{edition}-{WITHIN}"
    if has_message(within, language, game):
        return say(Phrase(within), language, game)
    return edition_name(game, edition, language)


def option_help(game: Game, option: Option, language: Language = "en") -> str:
    return _text(f"option-{option.name}", game, language)


def value_help(game: Game, option: Option, value: Value, language: Language = "en") -> str:
    """What a value means, or nothing where it needs no words (a number of players)."""
    return _text(value_key(option, value), game, language)


def option_sentence(game: Game, option: Option, value: Value, language: Language = "en") -> str:
    """An option and its value told in one, where the game has words for that: `option-NAME.told`."""
    key = f"option-{option.name}.told"
    return say(Phrase(key, option_args({"value": value})), language, game) if can_say(key, language, game) else ""


def value_key(option: Option, value: Value) -> str:
    """The message of a value. A Fluent name begins with a letter, so 8 is written `v8`."""
    text = str(value)
    return f"option-{option.name}.{text if text[:1].isalpha() else 'v' + text}"


def _text(key: str, game: Game, language: Language) -> str:
    return say(Phrase(key), language, game) if can_say(key, language, game) else ""
