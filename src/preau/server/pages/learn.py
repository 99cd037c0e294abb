"""The pages that teach: the rulebook, lessons, puzzles, the player aid, and a companion for a real table."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import groupby
from typing import Any, Literal
from urllib.parse import quote

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.exceptions import HTTPException
from starlette.responses import Response

from preau.games.api import Game
from preau.server.http.depends import AGame, ALanguage, Service, check_language, do_in_turn
from preau.server.pages.render import page_router, render_page
from preau.server.pages.shelf import play_now
from preau.server.view import board, diagrams, player_aid, rulebook
from preau.server.view.clicks import sign_legend
from preau.server.view.companion import companion_view
from preau.server.view.lesson import Learner, lesson_view, puzzle_edition, puzzle_facts
from preau.teach.lessons import find_lesson, lessons_of
from preau.teach.puzzles import Attempt, Puzzle, daily_puzzle, find_puzzle, puzzles_of
from preau.teach.tutor import Tutor
from preau.words import (
    Language,
    Speaker,
    edition_name,
    edition_within,
    find_rule,
    game_pitch,
    game_title,
    notation_help,
)
from preau.words.text import capitalise

SCRIPT_WORDS = (
    "found", "none", "done", "task", "hint", "show", "retry", "solution", "resumed", "continue", "why-none", "why-mode",
    "more", "less", "turn", "round", "over", "start", "pause", "time-up", "reset-sure",
)  # fmt: skip

router = page_router(Depends(check_language))


def script_words(words: Speaker) -> dict[str, str]:
    """What the scripts of these pages say."""
    marks = {name: f"%{name}%" for name in ("n", "of", "what")}
    return {key: words(f"learn-js-{key}", **marks) for key in SCRIPT_WORDS}


def _learn_page(
    request: Request, template: str, game: Game, words: Speaker, here: str, data: dict[str, Any] | None = None,
    **values: Any,
) -> HTMLResponse:  # fmt: skip
    """A page of these, with the tabs that lead to the others."""
    tabs = [
        {"text": words(f"learn-tab-{name}"), "href": href, "here": name == here}
        for name, href in (
            ("lessons", f"/learn/{game.name}/lessons" if lessons_of(game) else ""),
            ("rules", f"/learn/{game.name}"),
            ("puzzles", f"/learn/{game.name}/puzzles" if puzzles_of(game) else ""),
            ("aid", f"/aid/{game.name}"),
            ("companion", f"/companion/{game.name}"),
        )
        if href
    ]
    return render_page(
        request, template, game=game.name, title=game_title(game, words.language), tabs=tabs, here=here,
        data={"game": game.name, "study": script_words(words), **(data or {})}, **values,
    )  # fmt: skip


# --- the rulebook ----------------------------------------------------------------------------------------------------


@router.get("/learn/{game}")
async def rulebook_page(
    request: Request, game: AGame, service: Service, language: ALanguage, edition: str = "", table: str = ""
) -> HTMLResponse:
    """The rules to read; `edition` or `table` marks what is played there."""
    words = Speaker(language, game)
    played: rulebook.ChosenOptions | None = None
    note, longest = "", request.app.state.settings.longest_game
    if table:
        there = await service.table(table)
        longest = there.created.longest
        played = there.created.options if there.game is game else None
        note = _table_note(game, played, words) if played is not None else ""
    elif edition:
        played = rulebook.edition_options(game, edition)
        note = words("learn-edition-shown", edition=edition_within(game, edition, language))
    editions = [
        {"name": name, "text": capitalise(edition_name(game, name, language)), "here": name == edition and not table}
        for name in game.editions
    ]

    def write() -> HTMLResponse:
        return _learn_page(
            request, "pages/learn/rulebook.html", game, words, "rules",
            scripts=("pages/rulebook", "parts/rule_tips"), sheets=("learn/rulebook", "learn/every_page"),
            opening=rulebook.opening_view(game, words), sections=rulebook.rulebook_view(game, words, played),
            editions=editions, note=note, table=table, house_length=longest if game.draws else 0,
            lessons=len(lessons_of(game)), marked=words("learn-here-table" if table else "learn-here-edition"),
        )  # fmt: skip

    return await do_in_turn(request, write)


def _table_note(game: Game, played: rulebook.ChosenOptions, words: Speaker) -> str:
    name = rulebook.played_edition(game, played)
    if name and not rulebook.is_usual(game, name):
        return words("learn-table-edition", edition=edition_within(game, name, words.language))
    own = not name and player_aid.rule_changes(game, played, words)
    return words("learn-table-own" if own else "learn-table-usual")


@router.get("/learn/{game}/rules/{number}")
async def one_rule(game: AGame, number: str, language: ALanguage) -> Response:
    """A rule's own address leads to its place in the book; an unknown one to the nearest."""
    return RedirectResponse(f"/learn/{game.name}#{quote(find_rule(game, number, language).number)}", 307)


@router.get("/learn/{game}/diagrams/{number}-{index}-{when}.svg")
async def diagram(
    request: Request,
    game: AGame,
    number: str,
    index: int,
    when: diagrams.When,
    theme: Literal["light", "dark"] = "light",
) -> Response:
    drawn = await do_in_turn(request, diagrams.diagram_picture, game.name, number, index, when, theme)
    if drawn is None:
        raise HTTPException(404)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


# --- lessons ---------------------------------------------------------------------------------------------------------


@router.get("/learn/{game}/lessons")
async def lesson_list(request: Request, game: AGame, language: ALanguage) -> HTMLResponse:
    return await do_in_turn(request, _lesson_list, request, game, language)


def _lesson_list(request: Request, game: Game, language: Language) -> HTMLResponse:
    words, found = Speaker(language, game), lessons_of(game)
    rows = [
        {
            "id": each.id, "title": words.say(each.title), "tasks": words("learn-tasks", count=len(each.tasks)),
            "rules": each.rules, "href": f"/learn/{game.name}/lessons/{each.id}",
        }
        for each in found
    ]  # fmt: skip
    return _learn_page(
        request, "pages/learn/lessons.html", game, words, "lessons", data={"lessons": [each.id for each in found]},
        scripts=("pages/progress", "parts/rule_tips"), sheets=("learn/every_page",), lessons=rows,
        play_now=play_now(game),
    )  # fmt: skip


@router.get("/learn/{game}/lessons/{wanted}")
async def lesson_page(request: Request, game: AGame, wanted: str, language: ALanguage) -> HTMLResponse:
    return await do_in_turn(request, _one_lesson, request, game, wanted, language)


def _one_lesson(request: Request, game: Game, wanted: str, language: Language) -> HTMLResponse:
    found = find_lesson(game, wanted)
    words = Speaker(language, game)
    every = lessons_of(game)
    at = every.index(found)
    following = every[at + 1] if at + 1 < len(every) else None
    after = following and {
        "href": f"/learn/{game.name}/lessons/{following.id}",
        "text": words("learn-next", title=words.say(following.title)),
    }
    return _lesson_page(
        request, Tutor.begin(found), words, "lessons", found.id, rules=found.rules, heading=words.say(found.title),
        following=after, number=words("learn-lesson-number", number=at + 1, count=len(every)), facts=None,
    )  # fmt: skip


def _lesson_page(
    request: Request, learner: Learner, words: Speaker, here: str, wanted: str, **values: Any
) -> HTMLResponse:
    """The board with a task beside it."""
    position, game = learner.position, learner.position.game
    drawn = board.draw_board(position, words.language)
    standing = lesson_view(learner, words, drawn.key)
    data = {
        "standing": standing, "id": wanted, "kept": f"{here.removesuffix('s')}-{game.name}",
        "numbered": isinstance(learner, Tutor), "ask": f"/api/games/{game.name}/{here}/{wanted}",
        "signs": sign_legend(game, words.language),
    }  # fmt: skip
    return _learn_page(
        request, "pages/learn/lesson.html", game, words, here, data=data,
        scripts=("pages/lesson", "parts/rule_tips"),
        sheets=("table", "prompt", "follow", "learn/every_page", "learn/lesson"),
        standing=standing, board=drawn.whole, notation=notation_help(game, words.language), play_now=play_now(game),
        **values,
    )  # fmt: skip


# --- puzzles ---------------------------------------------------------------------------------------------------------


@router.get("/learn/{game}/puzzles")
async def puzzle_list(request: Request, game: AGame, language: ALanguage) -> HTMLResponse:
    """Today's puzzle first, then all of them by kind."""
    return await do_in_turn(request, _puzzle_list, request, game, language)


def _puzzle_list(request: Request, game: Game, language: Language) -> HTMLResponse:
    words, found = Speaker(language, game), puzzles_of(game)
    today = daily_puzzle(game, datetime.now(UTC).date()) if found else None
    first = min(found, key=lambda each: (each.ease, each.start.turn), default=None)  # early in a game less can happen
    easiest = first if first and today and first.ease < today.ease else None
    groups = [
        {"title": words.say(head.title), "puzzles": [_puzzle_row(each, words) for each in (head, *rest)]}
        for head, *rest in (list(group) for _, group in groupby(found, key=lambda each: each.kind))
    ]
    return _learn_page(
        request, "pages/learn/puzzles.html", game, words, "puzzles",
        scripts=("pages/progress",), sheets=("learn/every_page",), groups=groups,
        today=today and _puzzle_row(today, words), easiest=easiest and _puzzle_row(easiest, words),
    )  # fmt: skip


def _puzzle_name(puzzle: Puzzle, words: Speaker) -> str:
    """By its place among those of its kind, whose title stands beside it: `win-01` is for programs."""
    kin = [each for each in puzzles_of(puzzle.game) if each.kind == puzzle.kind]
    return words("learn-puzzle-number", id=kin.index(puzzle) + 1)


def _puzzle_grade(puzzle: Puzzle, words: Speaker) -> str:
    """How hard it is, and by which rules if they are not the usual ones."""
    said = (words("learn-grade", grade=puzzle.grade), puzzle_edition(puzzle, words))
    return words.dot.join(filter(None, said))


def _puzzle_row(puzzle: Puzzle, words: Speaker) -> dict[str, Any]:
    address = f"/learn/{puzzle.game.name}/puzzles/{puzzle.id}"
    return {
        "id": puzzle.id, "name": _puzzle_name(puzzle, words), "title": words.say(puzzle.title), "grade": puzzle.grade,
        "grade_text": _puzzle_grade(puzzle, words), "href": address, "picture": f"{address}.svg",
    }  # fmt: skip


@router.get("/learn/{game}/puzzles/{wanted}.svg")
async def puzzle_picture(
    request: Request, game: AGame, wanted: str, theme: Literal["light", "dark"] = "light"
) -> Response:
    drawn = await do_in_turn(request, lambda: board.board_picture(find_puzzle(game, wanted).start, theme))
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


@router.get("/learn/{game}/puzzles/{wanted}")
async def puzzle_page(request: Request, game: AGame, wanted: str, language: ALanguage) -> HTMLResponse:
    return await do_in_turn(request, _one_puzzle, request, game, wanted, language)


def _one_puzzle(request: Request, game: Game, wanted: str, language: Language) -> HTMLResponse:
    found = find_puzzle(game, wanted)
    words = Speaker(language, game)
    every = puzzles_of(game)
    following = every[(every.index(found) + 1) % len(every)]
    # a title is that of all of its kind: the number tells them apart
    named = words.dot.join((_puzzle_name(following, words), words.say(following.title)))
    today = daily_puzzle(game, datetime.now(UTC).date()) == found
    name = words("learn-today") if today else _puzzle_name(found, words)
    text = words("learn-another-puzzle") if today else words("learn-next", title=named)
    number = words.dot.join((name, words("learn-grade", grade=found.grade)))
    return _lesson_page(
        request, Attempt.begin(found), words, "puzzles", found.id, rules=found.rules, heading=words.say(found.title),
        following={"href": f"/learn/{game.name}/puzzles/{following.id}", "text": text}, number=number,
        facts=puzzle_facts(found, words),
    )  # fmt: skip


# --- at a real table -------------------------------------------------------------------------------------------------


@router.get("/aid/{game}")
async def player_aid_page(request: Request, game: AGame, language: ALanguage) -> HTMLResponse:
    """All that one has to remember, on one sheet of paper."""

    def write() -> HTMLResponse:
        words = Speaker(language, game)
        width, height = board.scene_of(board.shelf_position(game.name)).size
        return _learn_page(
            request, "pages/learn/player_aid.html", game, words, "aid",
            scripts=("pages/rulebook", "parts/rule_tips"), sheets=("learn/every_page", "learn/player_aid"),
            sections=player_aid.aid_sections(game, language), pitch=game_pitch(game, language), width=round(width / 2),
            height=round(height / 2),
        )  # fmt: skip

    return await do_in_turn(request, write)


@router.get("/companion/{game}")
async def companion_page(
    request: Request, game: AGame, language: ALanguage, players: int | None = None
) -> HTMLResponse:
    """A phone in the middle of a real table: whose turn, the sand, everybody's counters, and the rules."""

    def write() -> HTMLResponse:
        words = Speaker(language, game)
        table = companion_view(game, words, players)
        return _learn_page(
            request, "pages/learn/companion.html", game, words, "companion", data={"companion": table},
            scripts=("pages/companion", "parts/rule_tips"), sheets=("learn/every_page", "learn/companion"), table=table,
        )  # fmt: skip

    return await do_in_turn(request, write)
