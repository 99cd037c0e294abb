"""How phrases speak and scenes draw themselves. The package fills this in; the rules import neither room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from preau.games.api import Game, Phrase
    from preau.games.scene import Scene


@dataclass(slots=True)
class Hooks:
    """What `str(phrase)` says and `_repr_svg_` draws, if anybody does."""

    say: Callable[[Phrase, Game | None], str] = lambda phrase, _game: repr(phrase)
    draw: Callable[[Scene], str] = repr


hooks = Hooks()
