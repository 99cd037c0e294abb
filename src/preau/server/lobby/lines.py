"""The board's lines in words: a table with a free seat, a game to watch; made once for each language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from preau.games import registry
from preau.play.table import Table
from preau.server.database.summary import SeatOut
from preau.server.lobby.board import LobbyTable
from preau.server.view.names import list_in_words, player_names
from preau.server.view.players.terms import clock_text, terms_of
from preau.server.view.templates import fill_template
from preau.words import Language, Speaker, game_title


def line_html(line: LobbyTable, language: Language) -> str:
    """A line as it stands in its list."""
    return fill_template(f"parts/club/lobby_{line.list}.html", t=Speaker(language), line=line_words(line, language))


def line_words(line: LobbyTable, language: Language) -> dict[str, Any]:
    """What a line says."""
    game = registry.game(line.game)
    words = Speaker(language, game)
    names = [name for name in _names(line.seats, words) if name]
    players = words("page-players", players=len(line.seats))
    table, free = line.table, len(line.free_seats)
    return {
        "id": line.id,
        "title": game_title(game, language),
        "who": words("lobby-sits", names=list_in_words(names, words)) if names else words("lobby-nobody-sits"),
        "names": list_in_words(names, words) if names else players,
        "players": players,
        "free": words("lobby-free", count=free) if free else "",
        "terms": _options_in_words(table, words) if table else [],
        "clock": clock_text(table.created.clock, words) if table else "",
        "watching": words("lobby-watching", count=line.watching),
    }


def _options_in_words(table: Table, words: Speaker) -> list[str]:
    """What was chosen, but for what is told by itself: the clock, how many play."""
    terms = terms_of(table, words, but={"players"})
    return terms if table.created.clock.kind == "none" else terms[:-1]


def _names(seats: Sequence[SeatOut], words: Speaker) -> list[str]:
    return player_names([(seat["name"], seat["level"]) for seat in seats], words)
