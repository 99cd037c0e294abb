"""All commands under one roof, with help in the reader's language."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Annotated

import typer

from preau.cli.commands import (
    arena,
    database,
    games,
    learn,
    moderation,
    play,
    puzzles,
    referee,
    replay,
    review,
    serve,
    show,
    simulate,
    texts,
)
from preau.cli.commands.club import hosts, programs, tournaments
from preau.cli.main import FAILURE_STATUS
from preau.cli.options import LangOption, asked_language, help_text
from preau.cli.parser_texts import ParserError, SpokenCommand, SpokenGroup, tell_mistake
from preau.cli.terminal.file_errors import tell_file_error
from preau.games.api import OptionError, Refused
from preau.play.record_reader import RecordError
from preau.teach.lessons import UnknownLesson
from preau.teach.puzzles import UnknownPuzzle
from preau.words import Speaker, UnknownRule

USAGE_STATUS = 2
USAGE_CODES = {"bad_bot", "bad_budget"}  # by code: their types come with the bots, which few commands need

ADVICE = {  # which command helps on
    "teach-unknown-puzzle": "terminal-advice-puzzles",
    "teach-unknown-puzzle-none": "terminal-advice-lessons",
    "teach-unknown-lesson-none": "terminal-advice-rules",
}

app = typer.Typer(
    name="preau",
    cls=SpokenGroup,
    help=help_text("help-preau"),
    add_completion=False,
    pretty_exceptions_enable=False,  # a fault of ours is a plain traceback, to be sent to us whole
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS: dict[str, Callable[..., None]] = {
    "serve": serve.serve,
    "play": play.play,
    "learn": learn.learn,
    "puzzles": puzzles.puzzles,
    "show": show.show,
    "replay": replay.replay,
    "review": review.review,
    "rules": texts.rules,
    "games": games.games,
    "arena": arena.arena,
    "simulate": simulate.simulate,
    "ratings": arena.ratings,
    "migrate": database.migrate,
    "verify": database.verify,
    "move-data": database.move_data,
    "audit": moderation.audit,
    "reports": moderation.reports,
    "expire": moderation.expire,
    "roles": hosts.roles,
    "moderate": hosts.moderate,
    "sanctions": hosts.sanctions,
    "announce": hosts.announce,
    "registration": hosts.registration,
    "invite": hosts.invite,
    "ledger": hosts.ledger,
    "bots": programs.bots,
    "tournaments": tournaments.tournaments,
    "words": texts.words,
}
for _name, _command in COMMANDS.items():
    app.command(_name, cls=SpokenCommand, help=help_text(f"help-{_name}"))(_command)


@app.command("referee", cls=SpokenCommand, help=help_text("help-referee"))
def _referee(lang: LangOption) -> None:  # here, not in its file: `cli.main` imports that without the option parser
    referee.referee(lang)


@app.callback(invoke_without_command=True)
def preau(
    lang: LangOption,  # noqa: ARG001 - of the help; a command is given its own
    version: Annotated[bool, typer.Option("--version", help=help_text("help-version"))] = False,
) -> None:
    if version:
        import preau as package

        print(package.__version__)
        raise typer.Exit


def _name_command(words: Sequence[str]) -> list[str]:
    """The command first, then its language. `preau` alone, and `preau --lan`, is `preau serve`."""
    begin = 0
    while begin < len(words) and words[begin].partition("=")[0] == "--lang":
        begin += 2 if words[begin] == "--lang" else 1
    language, rest = words[:begin], words[begin:]
    if rest and (not rest[0].startswith("-") or rest[0] in {"-h", "--help", "--version"}):
        return [rest[0], *language, *rest[1:]]
    return ["serve", *words]


def run(words: Sequence[str]) -> int:
    """Run one command line; what the rules refuse becomes a sentence on the error stream."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows ? instead of failing
    try:
        status = app(args=_name_command(words), standalone_mode=False)
        return status if isinstance(status, int) else 0
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else FAILURE_STATUS
    except typer.Abort:
        return FAILURE_STATUS
    except ParserError as wrong:
        return _print_error(tell_mistake(wrong, wrong.format_message(), words), USAGE_STATUS)
    except Refused as refused:
        speaker = Speaker(asked_language(words), refused.game)
        advice = ADVICE.get(refused.phrase.key)
        more = speaker(advice, game=refused.game.name) if advice and refused.game else ""
        return _print_error(speaker.sentences((speaker.refusal(refused), more)), _exit_status(refused))
    except OSError as error:
        return _print_error(tell_file_error(error, Speaker(asked_language(words))), FAILURE_STATUS)


def _exit_status(refused: Refused) -> int:
    unknown = isinstance(refused, OptionError | UnknownLesson | UnknownPuzzle | UnknownRule)
    wrong_words = unknown and not isinstance(refused, RecordError)
    return USAGE_STATUS if wrong_words or refused.code in USAGE_CODES else FAILURE_STATUS


def _print_error(sentence: str, status: int) -> int:
    print(f"preau: {sentence}", file=sys.stderr)
    return status
