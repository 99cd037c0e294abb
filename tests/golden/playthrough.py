"""Whole games as text: picture, position, legal moves, move and effects, to be compared line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from preau.draw.terminal import plain_text, terminal_lines
from preau.games import registry
from preau.games.api import Effect, Phrase, Position
from preau.words import say

GOLDEN = Path(__file__).parent
PICTURE_EVERY = 5  # turns: enough to follow, and the file stays readable
FEW = 60  # more legal moves than these are shown by their ends and a checksum


def files() -> list[Path]:
    return sorted(GOLDEN.glob("*/playthroughs/*.txt"))


def moves_in(text: str) -> list[str]:
    """The moves of a playthrough, `timeout` for the sand timer."""
    return [line.removeprefix("> ") for line in text.splitlines() if line.startswith("> ")]


def options_in(text: str) -> tuple[str, dict[str, str]]:
    """The game and its options, from the first line."""
    name, *options = text.splitlines()[0].split()
    return name, dict(option.split("=", 1) for option in options)


def write(name: str, options: dict[str, str], moves: list[str]) -> str:
    """The whole game as text."""
    return "\n".join(lines(name, options, moves)) + "\n"


def lines(name: str, options: dict[str, str], moves: list[str]) -> Iterator[str]:
    yield " ".join([name, *(f"{option}={value}" for option, value in options.items())])
    position = registry.game(name).new(**options)
    turn = 0
    for move in moves:
        if position.turn != turn:
            turn = position.turn
            yield from ["", f"== turn {turn}", *(picture(position) if turn % PICTURE_EVERY == 1 else [])]
        yield f"= {position}"
        yield legal(position)
        yield f"> {move}"
        position, effects = position.timeout() if move == "timeout" else position.play(move)
        yield from told(position, effects)
    yield from ["", "== end", *picture(position), f"= {position}"]
    if position.outcome:
        yield f"winners {list(position.outcome.winners)}"


def picture(position: Position) -> list[str]:
    def in_english(phrase: Phrase) -> str:
        return say(phrase, "en", position.game)

    return [f"| {line}".rstrip() for line in plain_text(terminal_lines(position.scene(), say=in_english)).splitlines()]


def legal(position: Position) -> str:
    texts = [position.text(move) for move in position.legal()]
    if len(texts) <= FEW:
        return f"{len(texts)} legal: {' '.join(text.replace(' ', '_') for text in texts)}"
    checksum = crc32(" ".join(texts).encode())
    return f"{len(texts)} legal: {' '.join(texts[:4])} … {' '.join(texts[-4:])} (crc32 {checksum:08x})"


def told(position: Position, effects: tuple[Effect, ...]) -> Iterator[str]:
    for effect in effects:
        yield f"  {effect.rule}: {say(effect.phrase, 'en', position.game)}"
