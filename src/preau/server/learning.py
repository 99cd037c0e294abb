"""The pages that teach: the rulebook, lessons, the player aid, and a companion for a real table."""

from __future__ import annotations

import asyncio
from typing import Any, Literal
from urllib.parse import quote

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

from preau.games.api import Game
from preau.server import aids, classroom, figures, pictures, rulebooks, shelving
from preau.server.api import ADesk
from preau.server.languages import ALanguage
from preau.server.paging import AGame, PageRoute, page
from preau.server.teaching import known_language
from preau.server.templating import Words
from preau.teach.lessons import Lesson, lesson, lessons
from preau.teach.tutor import Tutor
from preau.words import Language, edition_name, notation_help, rule, title

SCRIPT_WORDS = (
    "found", "none", "done", "task", "right", "hint", "show", "again", "resumed", "your-try", "why-none", "why-mode", "close",
    "more", "less", "turn", "over", "start", "pause", "time-up", "reset-sure", "full-rule",
)  # fmt: skip

router = APIRouter(route_class=PageRoute, include_in_schema=False, dependencies=[Depends(known_language)])


def script_words(words: Words) -> dict[str, str]:
    """What the scripts of these pages say."""
    marks = {name: f"%{name}%" for name in ("n", "of", "what")}
    return {key: words(f"study-js-{key}", **marks) for key in SCRIPT_WORDS}


def shown(
    request: Request, template: str, game: Game, words: Words, here: str, data: dict[str, Any] | None = None,
    **values: Any,
) -> HTMLResponse:  # fmt: skip
    """A page of these, with the tabs that lead to the others."""
    tabs = [
        {"text": words(f"study-tab-{name}"), "href": href, "here": name == here}
        for name, href in (
            ("rules", f"/learn/{game.name}"),
            ("lessons", f"/learn/{game.name}/lessons" if lessons(game) else ""),
            ("aid", f"/aid/{game.name}"),
            ("companion", f"/companion/{game.name}"),
        )
        if href
    ]
    return page(
        request, template, game=game.name, title=title(game, words.language), tabs=tabs,
        data={"game": game.name, "study": script_words(words), **(data or {})}, **values,
    )  # fmt: skip


# --- the rulebook ----------------------------------------------------------------------------------------------------


@router.get("/learn/{game}")
async def book(
    request: Request, game: AGame, desk: ADesk, language: ALanguage, edition: str = "", table: str = ""
) -> HTMLResponse:
    """The rules to read; `edition` or `table` marks what is played there."""
    words = Words(language, game)
    played: rulebooks.Played | None = None
    note = ""
    if table:
        there = await desk.table(table)
        played = there.created.options if there.game is game else None
        note = _table_note(game, played, words) if played is not None else ""
    elif edition:
        played = rulebooks.of_edition(game, edition)
        note = words("study-edition-shown", edition=edition_name(game, edition, language))
    editions = [
        {"name": name, "text": edition_name(game, name, language), "here": name == edition and not table}
        for name in game.editions
    ]
    sections = await asyncio.to_thread(rulebooks.sections, game, words, played)
    return shown(
        request, "learn.html", game, words, "rules", scripts=("book", "tips"), sheets=("book", "learn"),
        pitch=shelving.pitch(game, words), sections=sections, editions=editions, note=note, table=table,
        lessons=len(lessons(game)), marked=words("study-here-table" if table else "study-here-edition"),
    )  # fmt: skip


def _table_note(game: Game, played: rulebooks.Played, words: Words) -> str:
    name = rulebooks.edition_played(game, played)
    if name:
        return words("study-table-edition", edition=edition_name(game, name, words.language))
    return words("study-table-own")


@router.get("/learn/{game}/rules/{number}")
async def one_rule(game: AGame, number: str, language: ALanguage) -> Response:
    """A rule's own address leads to its place in the book; an unknown one to the nearest."""
    return RedirectResponse(f"/learn/{game.name}#{quote(rule(game, number, language).number)}", 307)


@router.get("/learn/{game}/diagrams/{number}-{index}-{when}.svg")
async def diagram(
    game: AGame, number: str, index: int, when: figures.When, theme: Literal["light", "dark"] = "light"
) -> Response:
    drawn = await asyncio.to_thread(figures.picture, game.name, number, index, when, theme)
    if drawn is None:
        raise HTTPException(404)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


# --- lessons ---------------------------------------------------------------------------------------------------------


@router.get("/learn/{game}/lessons")
async def lesson_list(request: Request, game: AGame, language: ALanguage) -> HTMLResponse:
    words = Words(language, game)
    found = await asyncio.to_thread(lessons, game)
    rows = [
        {
            "id": each.id, "title": words.say(each.title), "tasks": words("study-tasks", count=len(each.tasks)),
            "rules": each.rules, "href": f"/learn/{game.name}/lessons/{each.id}",
        }
        for each in found
    ]  # fmt: skip
    return shown(
        request, "lessons.html", game, words, "lessons", data={"lessons": [each.id for each in found]},
        scripts=("progress", "tips"), sheets=("learn",), lessons=rows,
    )  # fmt: skip


@router.get("/learn/{game}/lessons/{wanted}")
async def lesson_page(request: Request, game: AGame, wanted: str, language: ALanguage) -> HTMLResponse:
    found = await asyncio.to_thread(lesson, game, wanted)
    words = Words(language, game)
    every = lessons(game)
    at = every.index(found)
    following = every[at + 1] if at + 1 < len(every) else None
    after = following and {"href": f"/learn/{game.name}/lessons/{following.id}", "title": words.say(following.title)}
    return _class(
        request, found, words, language, "lessons", kept=f"lesson-{game.name}", id=found.id,
        ask=f"/api/games/{game.name}/lessons/{found.id}", heading=words.say(found.title), following=after,
        number=words("study-lesson-number", number=at + 1, count=len(every)),
    )  # fmt: skip


def _class(
    request: Request, found: Lesson, words: Words, language: Language, here: str, *, kept: str, ask: str, **values: Any
) -> HTMLResponse:
    """The board with a task beside it."""
    game, tutor = found.game, Tutor.begin(found)
    standing = classroom.standing(tutor, words, pictures.board(tutor.position, language).key)
    return shown(
        request, "lesson.html", game, words, here,
        data={"standing": standing, "ask": ask, "kept": kept, "id": values["id"]},
        scripts=("lesson", "tips"), sheets=("table", "learn"), standing=standing, rules=found.rules,
        board=pictures.board(tutor.position, language).whole, notation=notation_help(game, language), here=here, **values,
    )  # fmt: skip


# --- at a real table -------------------------------------------------------------------------------------------------


@router.get("/aid/{game}")
async def aid(request: Request, game: AGame, language: ALanguage) -> HTMLResponse:
    """All that one has to remember, on one sheet of paper."""
    words = Words(language, game)
    width, height = pictures.scene_of(pictures.shelf_position(game.name)).size
    return shown(
        request, "aid.html", game, words, "aid", scripts=("book",), sheets=("learn", "aid"),
        sections=aids.sections(game, language), pitch=shelving.pitch(game, words), width=round(width / 2),
        height=round(height / 2),
    )  # fmt: skip


@router.get("/companion/{game}")
async def companion(request: Request, game: AGame, language: ALanguage, players: int | None = None) -> HTMLResponse:
    """A phone in the middle of a real table: whose turn, the sand, everybody's counters, and the rules."""
    words = Words(language, game)
    table = aids.companion(game, words, players)
    return shown(
        request, "companion.html", game, words, "companion", data={"companion": table},
        scripts=("companion", "tips"), sheets=("learn", "companion"), table=table,
    )  # fmt: skip
