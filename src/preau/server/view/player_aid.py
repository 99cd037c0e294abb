"""For people who play with cardboard and wood: a sheet to print, and a phone to put in the middle. Knows no game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from preau.games.api import Game, Phrase
from preau.server.pages.new_table import SAND
from preau.server.view import board
from preau.words import Language, Speaker, can_say, rulebook, say

COUNTED = 60  # the highest number that a counter is written out for
SANDS = (30, SAND, 90, 120)


def sections(game: Game, language: Language) -> list[dict[str, Any]]:
    """The game's own aid (`aid-1`, its lines `.line1` …); without one, its rules in brief."""
    found = []
    for number in range(1, 20):
        key = f"aid-{number}"
        if not can_say(key, language, game):
            break
        lines = (f"{key}.line{line}" for line in range(1, 20))
        said = [say(Phrase(line), language, game) for line in lines if can_say(line, language, game)]
        found.append({"title": say(Phrase(key), language, game), "lines": said})
    return found or _titles(game, language)


def _titles(game: Game, language: Language) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []
    for rule in rulebook(game, language):
        if "." in rule.number and made:
            made[-1]["lines"].append(f"{rule.title} ({rule.number})")
        else:
            made.append({"title": rule.title, "lines": [rule.text] if rule.text else []})
    return made


def companion(game: Game, words: Speaker, players: int | None) -> dict[str, Any]:
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
        "texts": _counted(scene.clock.phrase, scene.clock.now, scene.clock.total, words),
    }
    seats = [
        {
            "seat": side.seat,
            "name": _capital(words.say(side.phrase)),
            "badge": board.badge(game.name, side.badge, side.colour),
            "counters": [
                {
                    "icon": board.glyph_of(game.name, position, counter.glyph, counter.colour),
                    "count": counter.count,
                    "texts": _counted(counter.phrase, counter.count, COUNTED, words),
                }
                for counter in side.counters
            ],
        }
        for side in scene.seats
    ]
    sand = {"seconds": SAND, "choices": list(SANDS), "usual": game.timed}
    return {"players": position.players, "counts": counts, "seats": seats, "clock": clock, "sand": sand}


def _counted(phrase: Phrase, now: int, most: int, words: Speaker) -> list[str]:
    """The phrase for every number from 0: "no coins", "1 coin". The argument that says `now` is the number."""
    name = next((name for name, value in phrase.args.items() if type(value) is int and value == now), None)
    if name is None:
        return []
    return [words.say(replace(phrase, args={**phrase.args, name: number})) for number in range(most + 1)]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
