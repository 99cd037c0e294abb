"""A game being played as people see it in a terminal."""

from __future__ import annotations

import sys

from preau.draw.terminal import plain_text, terminal_lines
from preau.games.api import Phrase
from preau.research.episode import Episode
from preau.research.refusals import NoEnvironment
from preau.words import say

RENDER_MODES = ["ansi", "human"]


def require_mode(mode: str | None) -> str | None:
    """That way to be shown, if there is such a one; raises NoEnvironment."""
    if mode is not None and mode not in RENDER_MODES:
        raise NoEnvironment(f"there is no render_mode {mode!r}: it can be {', '.join(RENDER_MODES)}")
    return mode


def render(episode: Episode, mode: str | None) -> str | None:
    """The board as lines of text: returned (`ansi`) or printed (`human`)."""
    if mode is None:
        return None
    position = episode.position()

    def in_english(phrase: Phrase) -> str:
        return say(phrase, "en", position.game)

    picture = plain_text(terminal_lines(position.scene(), say=in_english))
    if mode == "human":
        sys.stdout.write(f"{picture}\n")
        return None
    return picture
