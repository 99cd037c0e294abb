"""The companion: a phone in the middle of a real table, with counters, the game's clock and the sand. Knows no game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from preau.games.api import Game, Phrase
from preau.server.view import board
from preau.words import Speaker
from preau.words.text import capitalise

MOST_COUNTED = 60  # the highest number that a counter is written out for
SAND_SECONDS = 60  # as in the box
SAND_CHOICES = (30, SAND_SECONDS, 90, 120)


def companion_view(game: Game, words: Speaker, players: int | None) -> dict[str, Any]:
    """Seats with counters, the clock of the game and the sand, as a first position has them."""
    options = board.first_options(game)
    option = next((each for each in game.options if each.name == "players"), None)
    counts = [int(value) for value in option.values] if option else []
    if players in counts:
        options["players"] = players
    position = game.set_up(options)
    scene = board.scene_of(position)
    clock = scene.clock and {
        "first": scene.clock.now,
        "total": scene.clock.total,
        "texts": _number_texts(scene.clock.phrase, scene.clock.now, scene.clock.total, words),
    }
    seats = [
        {
            "seat": side.seat,
            "name": capitalise(words.say(side.phrase)),
            "badge": board.badge(game.name, side.badge, side.colour),
            "counters": [
                {
                    "icon": board.glyph_of(game.name, position, counter.glyph, counter.colour),
                    "count": counter.count,
                    "texts": _number_texts(counter.phrase, counter.count, MOST_COUNTED, words),
                }
                for counter in side.counters
            ],
        }
        for side in scene.seats
    ]
    sand = {"seconds": SAND_SECONDS, "choices": list(SAND_CHOICES), "usual": game.timed}
    return {"players": position.players, "counts": counts, "seats": seats, "clock": clock, "sand": sand}


def _number_texts(phrase: Phrase, now: int, most: int, words: Speaker) -> list[str]:
    """The phrase for every number from 0: "no coins", "1 coin". The argument that says `now` is the number."""
    name = next((name for name, value in phrase.args.items() if type(value) is int and value == now), None)
    if name is None:
        return []
    return [words.say(replace(phrase, args={**phrase.args, name: number})) for number in range(most + 1)]
