"""What stands above a table for one reader: open questions, what was declined, what happened while they were away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeAlias

from preau.play.table import Declined, Table, Vote
from preau.server.view.names import only_seat
from preau.words import Speaker
from preau.words.text import date_text

Notice: TypeAlias = dict[str, Any]
NameOf: TypeAlias = Callable[[int], str]
NamesOf: TypeAlias = Callable[[Sequence[int]], str]

HALF_DAY_MS = 12 * 60 * 60 * 1000
ASKS_TWICE = ("draw", "end")  # a yes to these ends the game
NAMES_ASKER = ("draw", "undo")  # who hears of a no to these hears who asked


def notices_of(table: Table, held: Sequence[int], words: Speaker, name: NameOf, names: NamesOf) -> list[Notice]:
    """All of them, for who holds these seats; `name` and `names` say what seats are called."""
    votes = [_vote(table, vote, held, words, name, names) for vote in table.votes]
    claims = [_claim(claim.seat, claim.name, words) for claim in table.claims if claim.seat in held]
    reader = only_seat(held)
    declined = [
        _notice(f"declined-{no.what}-{no.seat}", _declined_text(no, reader, words, name))
        for no in table.declined
        if no.by != reader  # who knows it
    ]
    missed = [
        _notice(f"missed-{seat}", words("page-missed", count=count))
        for seat in held
        if (count := table.seats[seat].missed) is not None
    ]
    absent = [*_wait_notices(table, words, names), *_days_off(table, held, words, name)]
    return [*claims, *votes, *declined, *missed, *absent]


def _declined_text(no: Declined, reader: int | None, words: Speaker, name: NameOf) -> str:
    """Who said no, and to whom, where that is named: who asked is spoken to."""
    if no.seat == reader and no.what in NAMES_ASKER:
        return words(f"page-refused-{no.what}", name=name(no.by))
    return words(f"page-declined-{no.what}", name=name(no.by), asker=name(no.seat))


def _days_off(table: Table, held: Sequence[int], words: Speaker, name: NameOf) -> list[Notice]:
    """Who else has days off, and until which day; midnight lies within half a day of noon, whatever the time zone."""
    return [
        _notice(
            f"off-{number}-{until}",
            words("lobby-days-off-told", name=name(number), day=date_text(last, words.language)),
        )
        for number, seat in enumerate(table.seats)
        if table.status == "playing" and number not in held and (until := seat.off_until) is not None
        for last in [datetime.fromtimestamp((until - HALF_DAY_MS) / 1000, UTC).date().isoformat()]
    ]


def _wait_notices(table: Table, words: Speaker, names: NamesOf) -> list[Notice]:
    """For whom the clocks still wait."""
    missing = [n for n, seat in enumerate(table.seats) if seat.bot is None and n not in table.came]
    if table.status != "playing" or table.gathered or not missing:
        return []
    return [_notice("gathering", words("page-gathering", names=names(missing)))]


def _notice(key: str, text: str, answers: Sequence[dict[str, Any]] = ()) -> Notice:
    return {"id": key, "text": text, "answers": list(answers)}


def _vote(table: Table, vote: Vote, held: Sequence[int], words: Speaker, name: NameOf, names: NamesOf) -> Notice:
    """A question, with its answers for who has yet to give one."""
    mine = next((seat for seat in vote.awaiting if seat in held), None)
    moves = len(table.history) - (vote.to or 0)
    own = vote.seat == only_seat(held)
    text = (
        words(f"page-asked-{vote.what}") if own else words(f"page-vote-{vote.what}", name=name(vote.seat), count=moves)
    )
    if mine is None:
        waits = words("page-vote-waits", names=names(vote.awaiting)) if vote.awaiting else ""
        return _notice(f"vote-{vote.what}", words.sentences((text, waits)))
    sure = words(f"page-vote-{vote.what}-sure") if vote.what in ASKS_TWICE else ""
    return _notice(
        f"vote-{vote.what}", text, _answers(f"answer_{vote.what}", mine, words, ("page-yes", "page-no"), sure)
    )


def _claim(seat: int, name: str, words: Speaker) -> Notice:
    """Somebody has the link of a seat that the reader holds."""
    sure = words("page-claim-sure")
    answers = _answers("answer_claim", seat, words, ("page-claim-give", "page-claim-keep"), sure)
    return _notice(f"claim-{seat}", words("page-claim", name=name), answers)


def _answers(kind: str, seat: int, words: Speaker, labels: tuple[str, str], sure: str) -> list[dict[str, Any]]:
    yes, no = (
        {"key": f"{kind}-{'yes' if yes else 'no'}", "text": words(label), "yes": yes, "sure": sure if yes else "",
         "command": {"type": kind, "seat": seat, "yes": yes}}
        for yes, label in zip((True, False), labels, strict=True)
    )  # fmt: skip
    return [yes, no]
