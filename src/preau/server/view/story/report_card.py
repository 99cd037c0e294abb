"""The report card of a finished game: counted by the game, told with the names of this table, on the page and drawn."""

from __future__ import annotations

from typing import Any

from preau.draw.report_card import ReportCard, ReportCardSeat, card_svg
from preau.games.api import refusal
from preau.games.report import GameReport, report_of
from preau.play.table import Table
from preau.server.lru import LruCache
from preau.server.view import board
from preau.server.view.names import distinct_names, phrase_for_seat, phrase_with_titles
from preau.words import Speaker, can_say, game_title

MOST_REPORTS_KEPT = 64
OWN_TITLE = "game-report-title"  # the message of a game that has one

_reports: LruCache[GameReport] = LruCache(MOST_REPORTS_KEPT)


def _report(table: Table) -> GameReport:
    history = table.history
    return _reports.find(
        (history.start, history.moves), lambda: report_of(table.game.package)(history.start, history.steps)
    )


def report_rows(table: Table, words: Speaker, reader: int | None = None) -> dict[str, Any]:
    """For the page: a row for each thing that was counted, and the remarks. What nobody did is left out."""
    report = _report(table)
    rows = [
        {
            "heading": words.say(tally.phrase),
            "counts": tally.counts,
            "most": None if tally.suffered else max(tally.counts),
        }
        for tally in report.tallies
        if any(tally.counts)
    ]
    spoken = [phrase_for_seat(table.position, reader, each) for each in report.remarks]
    remarks = [words.say(phrase_with_titles(table, each, words)) for each in spoken]
    return {"rows": rows, "remarks": remarks}


def card_title(words: Speaker) -> str:
    """What the game calls its report, if it has a word of its own for that."""
    own = words.game is not None and can_say(OWN_TITLE, words.language, words.game)
    return words(OWN_TITLE if own else "end-card")


def report_card(table: Table, headline: str, words: Speaker) -> str:
    """The card as a picture; raises TableRefused while the game is played."""
    if table.result is None:
        raise refusal("not_over", "server-report-later")
    scene, shown = board.scene_of(table.position), report_rows(table, words)
    sides = {side.seat: side for side in scene.seats}
    scores = table.result.scores
    seats = tuple(
        ReportCardSeat(
            name,
            sides[seat].badge if seat in sides else "disc",
            sides[seat].colour if seat in sides else "blue",
            str(scores[seat]) if seat < len(scores) else "★" if seat in table.result.winners else "",
            seat in table.result.winners,
        )
        for seat, name in enumerate(distinct_names(table, words))
    )
    rows = tuple((row["heading"], row["counts"]) for row in shown["rows"])
    why = [words.say(effect.phrase) for effect in table.result.why]
    title = game_title(table.game, words.language)
    return card_svg(
        ReportCard(title, headline, seats, rows, (*why, *shown["remarks"]), words.dot.join(("Préau", title))), scene
    )
