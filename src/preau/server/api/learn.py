"""What the table teaches, for programs and for the page's own scripts: rules, lessons, and why something happened."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request
from pydantic import BaseModel

from preau.server.http.costs import CHARGED, charge_more
from preau.server.http.depends import (
    AGame,
    AGuest,
    ALanguage,
    MoveLine,
    MoveNumber,
    Service,
    check_language,
    check_move,
    do_in_turn,
    do_long_work,
    find_table,
)
from preau.server.http.refusals import REFUSALS
from preau.server.view.lesson import Tried, judge_try
from preau.server.view.rulebook import RuleOut, rule_view
from preau.server.view.why import WhyOut, WhyQuestion, why_view
from preau.teach.lessons import find_lesson, lessons_of
from preau.teach.puzzles import Attempt, daily_puzzle, find_puzzle, puzzles_of
from preau.teach.tutor import Tutor
from preau.words import Speaker, find_rule, rulebook

router = APIRouter(prefix="/api", responses=REFUSALS, dependencies=[CHARGED, Depends(check_language)])


# --- rules -----------------------------------------------------------------------------------------------------------


@router.get("/games/{game}/rules")
async def rules(request: Request, game: AGame, language: ALanguage) -> list[RuleOut]:
    """The rulebook: sections and rules in order."""
    words = Speaker(language, game)
    return await do_in_turn(request, lambda: [rule_view(game, each, words) for each in rulebook(game, language)])


@router.get("/games/{game}/rules/{number}")
async def one_rule(game: AGame, number: str, language: ALanguage) -> RuleOut:
    """One rule, or the heading of a section. `R5.6`, `r5-6` and `R5` are all understood."""
    return rule_view(game, find_rule(game, number, language), Speaker(language, game))


# --- lessons ---------------------------------------------------------------------------------------------------------


class LessonOut(BaseModel):
    """A lesson in the list."""

    id: str
    title: str
    rules: list[str]
    tasks: int
    url: str


@router.get("/games/{game}/lessons")
async def all_lessons(request: Request, game: AGame, language: ALanguage) -> list[LessonOut]:
    """The lessons, in the order in which to take them."""
    words = Speaker(language, game)
    return [
        LessonOut(
            id=each.id, title=words.say(each.title), rules=list(each.rules), tasks=len(each.tasks),
            url=f"/learn/{game.name}/lessons/{each.id}",
        )
        for each in await do_in_turn(request, lessons_of, game)
    ]  # fmt: skip


@router.post("/games/{game}/lessons/{wanted}")
async def study(request: Request, game: AGame, wanted: str, tried: Tried, language: ALanguage) -> dict[str, Any]:
    """Judge an attempt and tell where the learner is then. Without an attempt: the present task."""

    def judge() -> dict[str, Any]:
        return judge_try(Tutor.resume(find_lesson(game, wanted), tried.moves), tried, language)

    return await do_in_turn(request, judge)


# --- puzzles ---------------------------------------------------------------------------------------------------------


class PuzzleOut(BaseModel):
    """A puzzle in the list; `grade` goes from 1 (easy) to 5 (hard)."""

    id: str
    kind: str
    title: str
    grade: int
    today: bool
    url: str


@router.get("/games/{game}/puzzles")
async def all_puzzles(request: Request, game: AGame, language: ALanguage) -> list[PuzzleOut]:
    """The puzzles by kind, the easiest first. One of them is today's."""
    words = Speaker(language, game)
    found = await do_in_turn(request, puzzles_of, game)
    today = daily_puzzle(game, datetime.now(UTC).date()) if found else None
    return [
        PuzzleOut(
            id=each.id, kind=each.kind, title=words.say(each.title), grade=each.grade, today=each is today,
            url=f"/learn/{game.name}/puzzles/{each.id}",
        )
        for each in found
    ]  # fmt: skip


@router.post("/games/{game}/puzzles/{wanted}")
async def solve(request: Request, game: AGame, wanted: str, tried: Tried, language: ALanguage) -> dict[str, Any]:
    """Judge an attempt and tell where it leads. Without an attempt: the puzzle."""

    def judge() -> dict[str, Any]:
        return judge_try(Attempt.resume(find_puzzle(game, wanted), tried.moves), tried, language)

    return await do_in_turn(request, judge)


# --- why -------------------------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/why")
async def why(
    table_id: str,
    request: Request,
    service: Service,
    guest: AGuest,
    language: ALanguage,
    seat: Annotated[int | None, Query(ge=0, description="whose counter it is")] = None,
    counter: Annotated[int, Query(ge=0, description="which of that player's counters, from 0")] = 0,
    piece: Annotated[str, Query(max_length=64)] = "",
    cell: Annotated[str, Query(max_length=64)] = "",
    about: Literal["", "turn", "result"] = "",
    move: MoveNumber = None,
    line: MoveLine = (),
) -> WhyOut:
    """Why a number, a piece, a square, the present turn or the result is what it is: the moves and the rules."""
    table = await find_table(request, service, table_id)
    check_move(table, move)
    await charge_more(request, len(table.history) if move is None else move)
    question, held = WhyQuestion(seat, counter, piece, cell, about), table.seats_of(guest.id)

    def answer() -> WhyOut:
        if not line:
            return why_view(table, question, language, move, held)
        number = len(table.history) if move is None else move
        return why_view(replace(table, history=table.history.vary(number, line)), question, language, held=held)

    return await do_long_work(request, answer)
