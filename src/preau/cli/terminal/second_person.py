"""What is said at the terminal to one player, who is called “you”."""

from __future__ import annotations

from preau.games.api import Phrase, Position
from preau.games.tones import names_in_phrases, phrase_for_side
from preau.words import Speaker


def say_to_seat(phrase: Phrase, position: Position, seat: int, speaker: Speaker) -> str:
    """The phrase as it is said to the player of this seat."""
    side = position.scene().seats[seat]
    return speaker.say(phrase_for_side(position.game.package, phrase, names_in_phrases(side)))
