"""What a seat is called on a page: its reader “you”, others by name, a bot by its own, else by colour at the board.

A guest who chose no name is called by the colour in sentences: the games' own sentences say it too.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache

from preau.games.api import Phrase, Position
from preau.games.scene import Scene
from preau.games.tones import names_in_phrases, phrase_for_side
from preau.play import sentences
from preau.play.table import Table
from preau.server.view.board import scene_of
from preau.server.work_queue import breathe
from preau.words import CALLED, LANGUAGES, Speaker
from preau.words.text import capitalise

JOINTS = (" ", "の")  # between what a bot is and its own name


def player_names(players: Sequence[tuple[str, str | None]], words: Speaker) -> list[str]:
    """For each name and level of bot, what to call them; nothing for a person who gave no name."""
    return [_say_name(sentences.player_name(players, number), words) for number in range(len(players))]


def seat_colour(position: Position, number: int, words: Speaker) -> str:
    """What the board calls a seat; its number where the board has none."""
    return words.say(sentences.seat_colour(position, number, _scene_at_hand))


def phrase_for_seat(position: Position, seat: int | None, phrase: Phrase) -> Phrase:
    """The phrase as it is said to the player of this seat, if to one: they and what is theirs are called so."""
    side = None if seat is None else scene_of(position).find_seat(seat)
    return phrase_for_side(position.game.package, phrase, names_in_phrases(side)) if side else phrase


def phrase_with_titles(table: Table, phrase: Phrase, words: Speaker) -> Phrase:
    """The phrase with those whom it knows by their colour alone called as the page calls them: “Ann (Blue)”."""
    titles = {
        words.say(side.phrase): seat_title(table, side.seat, words)
        for side in scene_of(table.position).seats
        if side.seat < len(table.seats)
    }
    args = dict(phrase.args)
    for name, value in phrase.args.items():
        if isinstance(value, Phrase) and (title := titles.get(words.say(value))):
            args[name] = Phrase(value.key, {**value.args, CALLED: title})
    return Phrase(phrase.key, args)


def only_seat(held: Collection[int]) -> int | None:
    """The seat of a reader who holds a single one, and is called “you”; several at one screen are called by name."""
    return next(iter(held)) if len(held) == 1 else None


def seat_name(table: Table, number: int, words: Speaker, position: Position | None = None) -> str:
    """What to call who sits there; `position` is the one that is shown, if not the latest."""
    return _say_name(sentences.seat_name(table, number, position, _scene_at_hand), words)


def _scene_at_hand(position: Position) -> Scene:
    breathe()
    return scene_of(position)


def _say_name(name: sentences.Name, words: Speaker) -> str:
    """A name as it stands by itself: a colour with a capital letter."""
    return name if isinstance(name, str) else capitalise(words.say(name))


def short_name(table: Table, number: int, words: Speaker, position: Position | None = None) -> str:
    """The name without what bots of one level have in common: "Pip" for "Swallow Pip" beside "Swallow Kiki"."""
    if is_guest_name(table.seats[number].name):
        return capitalise(seat_colour(position or table.position, number, words))
    bots = [each for each, seat in enumerate(table.seats) if seat.kind == "bot"]
    name = seat_name(table, number, words, position)
    kin = kin_name([seat_name(table, each, words, position) for each in bots], name) if number in bots else ""
    return name[len(kin) :]


def is_guest_name(name: str) -> bool:
    """Whether somebody is called so who chose no name."""
    return bool(_guest_names().fullmatch(name))


@cache
def _guest_names() -> re.Pattern[str]:
    """The names that are given to who chose none, in any language: a second one at a table has a number."""
    return re.compile(rf"({'|'.join(Speaker(each)('server-guest-name') for each in LANGUAGES)})( \d+)?")


def seat_title(table: Table, number: int, words: Speaker, position: Position | None = None) -> str:
    """How the page's sentences call a seat, all alike; with the colour, as the game's own say it: "Ann (Blue)"."""
    name = short_name(table, number, words, position)
    colour = capitalise(seat_colour(position or table.position, number, words))
    return name if name == colour else words("page-seat-name", name=name, colour=colour)


def reader_titles(table: Table, words: Speaker, mine: Collection[int]) -> list[str]:
    """How each seat is called by what is looked back at; who holds a single one reads "You (Blue)"."""
    start = table.history.start
    titles = [seat_title(table, number, words, start) for number in range(len(table.seats))]
    reader = only_seat(mine)
    if reader is not None:
        colour = capitalise(seat_colour(start, reader, words))
        titles[reader] = words("page-seat-name", name=capitalise(words("page-you")), colour=colour)
    return titles


def reader_names(table: Table, words: Speaker, mine: Collection[int]) -> list[str]:
    """The same where there is little room: "You", and the others by their names alone."""
    names = distinct_names(table, words)
    reader = only_seat(mine)
    if reader is not None:
        names[reader] = capitalise(words("page-you"))
    return names


def bare_names(table: Table, words: Speaker) -> list[str]:
    """How a sentence that looks back calls each seat: by the name, and by the colour too where another is called so."""
    start, seats = table.history.start, range(len(table.seats))
    known = [{short_name(table, each, words, start), capitalise(seat_colour(start, each, words))} for each in seats]
    names = [short_name(table, each, words, start) for each in seats]
    return [
        seat_title(table, each, words, start)
        if any(names[each] in known[other] for other in seats if other != each)
        else names[each]
        for each in seats
    ]


def distinct_names(table: Table, words: Speaker) -> list[str]:
    """What to call each of them; those of one name by their number too."""
    names = [short_name(table, number, words, table.history.start) for number in range(len(table.seats))]
    return [name if names.count(name) == 1 else f"{name} ({number})" for number, name in enumerate(names, 1)]


def kin_name(names: Sequence[str], own: str) -> str:
    """The beginning of a name that others have too: of "Swallow Pip" beside "Swallow Kiki" the first word."""
    for joint in JOINTS:
        first, found, rest = own.partition(joint)
        if found and rest and sum(name.startswith(first + joint) for name in names) > 1:
            return first + joint
    return ""


def company(names: Sequence[str], mine: Sequence[int], sides: Sequence[int], words: Speaker) -> str:
    """With whom and against whom one plays who holds these seats: "With Bob against Cleo and Dora"; nothing if alone.

    Names and sides are by seat.
    """
    own = {sides[seat] for seat in mine}
    others = [seat for seat in range(len(names)) if seat not in mine]
    against = [names[seat] for seat in others if sides[seat] not in own]
    mates = [names[seat] for seat in others if sides[seat] in own]
    if not against or not mates:
        return words("page-table-against", names=list_in_words(against or mates, words)) if others else ""
    return words("page-table-with", mates=list_in_words(mates, words), names=list_in_words(against, words))


def list_in_words(names: Sequence[str], words: Speaker) -> str:
    """Several names as a list: "Ann, Bob and Cleo"."""
    listed = sentences.list_phrase(names)
    return listed if isinstance(listed, str) else words.say(listed)
