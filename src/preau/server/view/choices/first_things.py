"""A first game: what is new to somebody who has never seen it, one sentence each.

A game names its first things by words alone: a message `prompt-first-KEY` is about the effect or the prompt KEY.
"""

from __future__ import annotations

from collections.abc import Iterable

from preau.games.api import Game, Json
from preau.play.table import Table
from preau.server.view import log
from preau.teach.lessons import lessons_of
from preau.words import Language, Speaker, can_say, game_opening

MOST_STEPS = 12  # looked back at


def first_things(table: Table, since: int, shown: int, words: Speaker) -> list[dict[str, str]]:
    """What there is to say of what came since `since` moves and of what is asked for now, the oldest first."""
    steps = table.history.steps[max(since, shown - MOST_STEPS) : shown]
    keys = [effect.phrase.key for step in steps for effect in step.effects]
    position = log.position_after(table, shown)
    if not position.over:
        keys.append(position.prompt().key)
    return list(_sentences(dict.fromkeys(keys), words))


def _sentences(keys: Iterable[str], words: Speaker) -> Iterable[dict[str, str]]:
    for key in keys:
        if can_say(f"prompt-first-{key}", words.language, words.game):
            yield {"id": key, "text": words(f"prompt-first-{key}")}


def first_game(game: Game, language: Language) -> Json:
    """What somebody who plays it for the first time is offered: what it is about, its first lesson, a guide."""
    words = Speaker(language, game)
    lesson = next(iter(lessons_of(game)), None)
    return {
        "title": words("page-first-title"),
        "goal": game_opening(game, language).get("goal", ""),
        "lesson": f"/learn/{game.name}/lessons/{lesson.id}" if lesson else "",
    }
