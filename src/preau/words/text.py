"""Text as people write it: the word that they probably meant; numbers, dates and lists by the language's own habits.

Babel knows these habits. It comes with Fluent and is loaded like it, with the first text that needs it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from datetime import UTC, date, datetime
from typing import Literal

from preau.words.languages import Language

MOST_QUOTED_SIGNS = 40  # of what somebody typed or sent, where a sentence repeats it
LOCALES = {"en": "en_GB"}  # whose habits are meant, where a language has several
FIRSTS = {"fr": (re.compile(r"\b1 (?=[^\W\d])"), "1er ")}  # the first of a month, where Babel counts it like the others
DAY_JOINTS = {"fr": " à ", "ja": " "}  # between a day and the time of it, where it is not that of English
SPAN_MARKS = {"fr": "\u00a0à ", "ja": "〜"}  # where it is not that of English
BRACKETS = {"ja": ("（", "）")}  # where they are not those of English
QUOTES = {"ja": ("「", "」")}  # around what is typed, where a language sets it apart
ROW_MARKS = {"ja": "、"}
DOTS = {"ja": "・"}  # between a heading and what it is about, where it is not that of English
MINUS = "−"  # where people read; notation and JSON have a hyphen
SENTENCE_GAPS = {"ja": ""}
PAIR_MARKS = {"fr": ("\u00a0: ", "\u202f; "), "ja": ("：", "、")}  # where they are not those of English

SMALL_WORDS = {  # with which a sentence begins within another one; a name keeps its capital
    "en": re.compile(
        r"(An?|Bring|Choose|Exchange|Five|Four|Have|If|In|Keep|Leave|Move|Nobody|No|Nun|Of|One|Pass|Place|Relocate|Send|Six"
        r"|Skip|Take|That|The|This|Three|Two|Whatever|With|You|Your)\b"
    ),
    "fr": re.compile(
        r"(Attention|Aucune?|Avec|Cascade|Ce|Choisissez|Continuez|Dans|De|Déplacez|En|Envoyez|Faites|Il|Intervertissez"
        r"|La|Les?|Passez|Pendant|Personne|Posez|Pris|Quittez|Retirez|Sautez|Sur|Une?|Vos|Votre|Vous)\b|L(?=’)"
    ),
    "de": re.compile(r"(Das|Deine?|Der|Die|Du|Eine?)\b"),
}


def capitalise(text: str) -> str:
    """With a capital letter at its beginning, and otherwise as it is."""
    return text[:1].upper() + text[1:]


def nearest_word(word: str, known: Iterable[str]) -> str | None:
    """The known word most like this one, if any is much like it."""
    from difflib import get_close_matches  # only ever needed after a mistake

    return next(iter(get_close_matches(word, list(known), n=1, cutoff=0.5)), None)


def decimal_text(value: float, language: Language, places: int = 1) -> str:
    """A number with its decimal mark: `25.5`, `25,5`."""
    from babel.numbers import format_decimal  # with the first text that needs it

    return write_sign(format_decimal(value, "#,##0." + "0" * places, locale=LOCALES.get(language, language)))


def percent_text(share: float, language: Language) -> str:
    """A share in whole percent: `42%`, `42 %`."""
    from babel.numbers import format_percent  # with the first text that needs it

    return write_sign(format_percent(share, locale=LOCALES.get(language, language)))


def write_sign(number: str) -> str:
    """A number with a minus sign instead of the hyphen that Babel and Python write."""
    return number.replace("-", MINUS)


def date_text(day: str, language: Language) -> str:
    """A day (`2026-05-31`) as people write it; what is no day is left as it is."""
    from babel.dates import format_date  # with the first text that needs it

    try:
        return _first_day(
            format_date(date.fromisoformat(day), "long", locale=LOCALES.get(language, language)), language
        )
    except ValueError:
        return day


def when_text(at: int, language: Language, *, seconds: bool = False) -> str:
    """A day and the time of it, in milliseconds since 1970, which are the same for everybody: UTC."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    time = f"{moment:%H:%M:%S}" if seconds else f"{moment:%H:%M}"
    return f"{date_text(moment.date().isoformat(), language)}{DAY_JOINTS.get(language, ', ')}{time} UTC"


def moment_text(moment: datetime, language: Language) -> str:
    """A day of the week, a day and a time, as they are where the moment is told."""
    from babel.dates import format_skeleton, format_time  # with the first text that needs it

    locale = LOCALES.get(language, language)
    day = _first_day(format_skeleton("MMMEd", moment, locale=locale), language)
    text = f"{day}{DAY_JOINTS.get(language, ', ')}{format_time(moment, 'short', locale=locale)}"
    opening, closing = BRACKETS.get(language, ("(", ")"))
    return text.replace("(", opening).replace(")", closing)


def row_mark(language: Language) -> str:
    """What stands between the things of a row."""
    return ROW_MARKS.get(language, ", ")


def colon_mark(language: Language) -> str:
    """What stands between a name and what it is the name of."""
    return PAIR_MARKS.get(language, (": ", "; "))[0]


def dot_mark(language: Language) -> str:
    """What stands between a heading and what it is about, in one line."""
    return DOTS.get(language, " · ")


def _first_day(text: str, language: Language) -> str:
    mark, written = FIRSTS.get(language, (None, ""))
    return mark.sub(written, text) if mark else text


def row_text(items: Iterable[str], language: Language) -> str:
    """Several things one after another, with no word between them: squares, names."""
    return row_mark(language).join(items)


def list_text(items: Iterable[str], language: Language, style: Literal["standard", "or"] = "standard") -> str:
    """Several things in a row: `a, b and c`, `a、b、c`; or one of them: `a, b or c`."""
    from babel.lists import format_list  # with the first text that needs it

    return format_list(list(items), style, locale=LOCALES.get(language, language))


def choice_text(words: Iterable[str], language: Language) -> str:
    """One of several words to be typed: `a or b`, `「a」または「b」`."""
    opening, closing = QUOTES.get(language, ("", ""))
    return list_text((f"{opening}{word}{closing}" for word in words), language, "or")


def sentence_gap(language: Language) -> str:
    """What stands between two sentences, or between a word and a bracket."""
    return SENTENCE_GAPS.get(language, " ")


def sentences_text(sentences: Iterable[str], language: Language) -> str:
    """Whole sentences one after another: Japanese leaves no space after a full stop, and a wide one after ！ and ？."""
    gap, told = sentence_gap(language), list(filter(None, sentences))
    followed = (each + (gap or ("\u3000" if each.endswith(("！", "？")) else "")) for each in told[:-1])
    return "".join([*followed, *told[-1:]])


def aside_text(text: str, language: Language) -> str:
    """Something said by the way, in the language's own brackets: `(a)`, `（a）`."""
    opening, closing = BRACKETS.get(language, ("(", ")"))
    return f"{opening}{text}{closing}"


def span_text(low: int | str, high: int | str, language: Language) -> str:
    """From a number to another: `2–4`, `2 à 4`, `2〜4`; `2` if they are the same."""
    return str(low) if low == high else f"{low}{SPAN_MARKS.get(language, '–')}{high}"


def inside_text(text: str, language: Language) -> str:
    """A sentence as it is written within another one: it begins with a small letter there, unless with a name."""
    small = SMALL_WORDS.get(language)
    return text[0].lower() + text[1:] if small and small.match(text) else text


def pairs_text(pairs: Iterable[tuple[str, str]], language: Language) -> str:
    """Names with their values, by the language's own marks: `a: 1; b: 2`, `a : 1 ; b : 2`."""
    colon, semicolon = PAIR_MARKS.get(language, (": ", "; "))
    return semicolon.join(f"{name}{colon}{value}" for name, value in pairs)
