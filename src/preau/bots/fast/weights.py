"""What was learned about a game: numbers in a file `weights.json` of its core, by the number of players.

The file says which game and which edition of the core it is for, how it was made, and a checksum of its numbers. One
that is damaged, or meant for something else, is refused in words; nobody plays by halves of it.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

FILE = "fast/weights.json"  # from the game's package on
MOST_PLAYERS = 16
MOST_NUMBERS = 1 << 22  # that a file may unpack to


class BadWeights(ValueError):
    """A file of weights that cannot be used, and why."""


def read_weights(package: str, edition: str, count: int) -> dict[int, Sequence[int]]:
    """What was learned about the game of a package: so many numbers for each number of players."""
    path = files(package).joinpath(FILE)
    try:
        return parse_weights(path.read_bytes(), package, edition, count)
    except OSError as error:
        raise BadWeights(f"what bots learned cannot be read from {path} ({error.strerror})") from error
    except BadWeights as error:
        raise BadWeights(f"what bots learned cannot be used: {path} {error}") from error


def parse_weights(text: bytes, package: str, edition: str, count: int) -> dict[int, Sequence[int]]:
    """The numbers in a file's text, by the number of players; raises BadWeights."""
    try:
        data: Any = json.loads(text)
        given, numbers, checksum = (str(data["game"]), str(data["edition"])), data["numbers"], str(data["sha256"])
        packed = {int(players): base64.b64decode(each, validate=True) for players, each in numbers.items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, binascii.Error) as error:
        raise BadWeights("is damaged: it is not the file that `write_weights` makes") from error
    if given != (package, edition):
        raise BadWeights(f"is for {given[0]}, edition {given[1]!r}, not for {package}, edition {edition!r}")
    if not packed or not all(1 < players <= MOST_PLAYERS for players in packed):
        raise BadWeights(f"is for tables of {', '.join(map(str, packed)) or 'nobody'}")
    weights = {players: _unpack(each, count) for players, each in packed.items()}
    if _checksum(weights) != checksum:
        raise BadWeights("is damaged: its checksum is another one")
    return weights


def write_weights(package: str, edition: str, weights: Mapping[int, Sequence[int]], made: Mapping[str, str]) -> str:
    """The text of a file; `made` says how it came about."""
    packed = {str(p): base64.b64encode(zlib.compress(_bytes(numbers), 9)).decode() for p, numbers in weights.items()}
    data = {
        "game": package,
        "edition": edition,
        "made": dict(made),
        "sha256": _checksum(weights),
        "numbers": packed,
    }
    return json.dumps(data, indent=1) + "\n"


def _unpack(packed: bytes, count: int) -> Sequence[int]:
    unpacker = zlib.decompressobj()
    try:
        raw = unpacker.decompress(packed, 4 * MOST_NUMBERS)
    except zlib.error as error:
        raise BadWeights(f"is damaged: {error}") from error
    if len(raw) != 4 * count or not unpacker.eof:
        raise BadWeights(f"is damaged: it has {len(raw) // 4} numbers for a table, not {count}")
    return _to_file_order(array("i", raw))


def _bytes(numbers: Sequence[int]) -> bytes:
    """Four bytes a number, the lowest first."""
    return _to_file_order(array("i", numbers)).tobytes()


def _to_file_order(numbers: array[int]) -> array[int]:
    """From this machine's order of bytes to the file's, or back."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def _checksum(weights: Mapping[int, Sequence[int]]) -> str:
    made_of = hashlib.sha256()
    for players in sorted(weights):
        made_of.update(f"{players}:".encode() + _bytes(weights[players]))
    return made_of.hexdigest()
