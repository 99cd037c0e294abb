"""What the API tells of games, positions and records, in the reader's language."""

from __future__ import annotations

from itertools import islice
from typing import Any

from fastapi import APIRouter, Request

from preau.bots import BOTS, ratings
from preau.bots.introductions import introduce
from preau.games import position_reader, registry
from preau.games.api import Game, Option
from preau.play.record_reader import read_leniently
from preau.play.records import result
from preau.server.api.models import (
    BotOut,
    FrameOut,
    GameOut,
    OptionOut,
    PositionForm,
    PositionOut,
    RecordForm,
    RecordOut,
)
from preau.server.http.costs import CHARGED, charge_more, units_of_record
from preau.server.http.depends import AGame, ALanguage, do_in_turn, do_long_work
from preau.server.http.refusals import REFUSALS
from preau.server.work_queue import breathe
from preau.words import Language, game_title, option_help, say, value_help

router = APIRouter(prefix="/api", responses=REFUSALS, dependencies=[CHARGED])


@router.get("/games")
async def games(request: Request, language: ALanguage) -> list[GameOut]:
    """All games, with their options in words."""
    return await do_in_turn(request, _games_out, language)


@router.get("/games/{game}")
async def game(request: Request, game: AGame, language: ALanguage) -> GameOut:
    """One game."""
    return await do_in_turn(request, _game_out, game, language)


@router.post("/positions/check")
async def check_position(form: PositionForm, request: Request) -> PositionOut:
    """Check whether a position is possible, and describe it."""
    return await do_in_turn(request, _position_out, form.position)


@router.post("/records")
async def read_record(form: RecordForm, request: Request, language: ALanguage) -> RecordOut:
    """Read a record as far as it can be read."""
    await charge_more(request, units_of_record(form.text))
    return await do_long_work(request, _record_out, form.text, language)


def _games_out(language: Language) -> list[GameOut]:
    """All games that can be played, then those that are installed and cannot be loaded."""
    playable = [_game_out(registry.game(name), language) for name in registry.names()]
    return [*playable, *map(_broken_out, registry.broken_games())]


def _position_out(given: str | dict[str, Any]) -> PositionOut:
    """What a position is; raises PositionError if it is not possible."""
    position = position_reader.position(given) if isinstance(given, str) else position_reader.load(given)
    return PositionOut(
        game=position.game.name,
        position=str(position),
        data=position.to_json(),
        turn=position.turn,
        player=position.player,
        players=position.players,
        over=position.over,
        moves=[position.text(move) for move in position.legal()],
    )


def _record_out(text: str, language: Language) -> RecordOut:
    """A record as far as it can be read; raises RecordError if it is beyond help."""
    record, notes = read_leniently(text, breathe)
    start = record.history.start
    frames = [FrameOut(move=None, turn=start.turn, player=start.player, effects=[], position=str(start))]
    for step, after in zip(record.history.steps, islice(record.history.positions(), 1, None), strict=True):
        breathe()
        said = [say(effect.phrase, language, start.game) for effect in step.effects]
        frames.append(FrameOut(move=step.text, turn=step.turn, player=step.seat, effects=said, position=str(after)))
    return RecordOut(
        game=start.game.name,
        names=list(record.names),
        date=record.date,
        result=result(record.history.position.outcome),
        frames=frames,
        notes=[f"{note.line}: {say(note.phrase, language, start.game)}" for note in notes],
    )


def _game_out(game: Game, language: Language) -> GameOut:
    return GameOut(
        name=game.name,
        title=game_title(game, language),
        version=game.version,
        minutes=game.minutes,
        timed=game.timed,
        draws=game.draws,
        options=[_option_out(game, option, language) for option in game.options],
        editions={name: dict(values) for name, values in game.editions.items()},
        bots=list(BOTS),
        introductions=[_bot_out(game, bot, language) for bot in BOTS],
    )


def _broken_out(name: str) -> GameOut:
    return GameOut(
        name=name, title=name, version="", minutes=0, timed=False, draws=False, options=[], editions={}, bots=[],
        introductions=[], broken=True,
    )  # fmt: skip


def _bot_out(game: Game, bot: str, language: Language) -> BotOut:
    known = introduce(game, bot, language)
    measured = {
        size: introduce(game, bot, language, size).rating
        for size in ratings.sizes_measured(game.name)
        if (table := ratings.ratings_of(game.name, size)) and table.of(bot)
    }
    return BotOut(bot=bot, name=known.name, character=known.character, rating=known.rating, ratings=measured)


def _option_out(game: Game, option: Option, language: Language) -> OptionOut:
    values = [*option.values, *option.drawn]
    return OptionOut(
        name=option.name,
        rule=option.rule,
        default=option.default,
        values=list(option.values),
        drawn=list(option.drawn),
        bounds=option.bounds,
        example=option.example,
        help=option_help(game, option, language),
        value_help={str(value): value_help(game, option, value, language) for value in values},
    )
