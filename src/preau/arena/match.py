"""A match: which bots, which game, how many thoughts. All its chance comes from one seed."""

from __future__ import annotations

import csv
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version

from preau.arena import external_bot
from preau.arena.seats import games_until_even, seats_of_game
from preau.bots.choice import Budget
from preau.bots.levels import require_bot
from preau.games import registry
from preau.games.api import Arg, Game, Json, OptionError, Phrase, Position, Refused

MOST_SEED = 10**15


class ArenaRefused(Refused):
    """A match that cannot be played as asked, or results that cannot be read."""

    code = "bad_arena"

    def __init__(self, key: str, **args: Arg) -> None:
        super().__init__(Phrase(key, args))


@dataclass(frozen=True, slots=True)
class Match:
    """What is played; two equal matches have equal games, as far as thinking by the clock allows."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()  # as given, without players and seed
    seed: int = 1
    seconds: float | None = None
    simulations: int | None = None
    near: int | None = None  # at most how far apart in `bots` those stand who meet

    @classmethod
    def of(
        cls, game: Game, bots: Sequence[str], *, players: int | None = None, options: Mapping[str, str] | None = None,
        seed: int = 1, seconds: float | None = None, simulations: int | None = None, near: int | None = None,
    ) -> Match:  # fmt: skip
        """A match that can be played; raises Refused."""
        given = dict(options or {})
        if players is not None and given.setdefault("players", str(players)) != str(players):
            raise OptionError(Phrase("input-option-twice", {"name": "players"}))
        if "seed" in given:
            raise ArenaRefused("arena-seed-option")
        if not 0 <= seed < MOST_SEED:
            raise ArenaRefused("arena-bad-seed", seed=str(seed))
        if not bots:
            raise ArenaRefused("arena-no-bots")
        for bot in bots:
            external_bot.check_command(bot) if external_bot.is_external(bot) else require_bot(bot)
        if seconds is not None or simulations is not None:
            Budget(seconds, simulations)
        start = _set_up(game, given, seed)
        if near is not None and not start.players - 1 <= near < len(bots):
            table = {"players": start.players, "least": start.players - 1, "bots": len(bots)}
            raise ArenaRefused("arena-bad-near", near=near, **table)
        given.pop("players", None)
        chosen = tuple(sorted(given.items()))
        return cls(game.name, start.players, tuple(bots), chosen, seed, seconds, simulations, near)

    @property
    def budget(self) -> Budget | None:
        limited = self.seconds is not None or self.simulations is not None
        return Budget(self.seconds, self.simulations) if limited else None

    def seats(self, number: int) -> tuple[str, ...]:
        return seats_of_game(self.bots, self.players, number, self.near)

    @property
    def sides(self) -> tuple[int, ...]:
        """By seat: team mates have the same."""
        game = registry.game(self.game)
        return tuple(game.side_of(seat, self.players) for seat in range(self.players))

    @property
    def games_until_even(self) -> int:
        """The number of games after which every bot has sat in every seat equally often."""
        return games_until_even(self.bots, self.players, self.near)

    def game_seed(self, number: int) -> int:
        """The seed of all chance in that game."""
        return derive_seed(self.seed, "game", number)

    def start(self, number: int) -> Position:
        """Where that game begins. What is drawn by lot is the same for the games between which bots change seats."""
        given = {**dict(self.options), "players": str(self.players)}
        lot = derive_seed(self.seed, "lot", number // self.players)
        return _set_up(registry.game(self.game), given, lot)

    def to_json(self) -> Json:
        """What a folder of results is checked against."""
        return {
            "arena": 1,
            "preau": version("preau"),
            "game": self.game,
            "rules": registry.game(self.game).version,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "seconds": self.seconds,
            "simulations": self.simulations,
            "near": self.near,
        }

    def command(self, games: int) -> str:
        """The command that plays this match, with nothing in it about the machine."""
        words = ["preau", "arena", self.game, "--bots", bots_text(self.bots), "--games", str(games)]
        words += ["--players", str(self.players), "--seed", str(self.seed)]
        words += [word for name, value in self.options for word in ("--options", f"{name}={value}")]
        words += ["--seconds", f"{self.seconds:g}"] if self.seconds is not None else []
        words += ["--simulations", str(self.simulations)] if self.simulations is not None else []
        words += ["--near", str(self.near)] if self.near is not None else []
        return shlex.join(words)


def parse_bots(texts: Sequence[str]) -> list[str]:
    """The bots that `3,5,"cmd:./mybot a,b"` names."""
    return [bot.strip() for row in csv.reader(texts, skipinitialspace=True) for bot in row if bot.strip()]


def bots_text(bots: Sequence[str]) -> str:
    """The inverse of `parse_bots`."""
    return ",".join('"{}"'.format(bot.replace('"', '""')) if "," in bot else bot for bot in bots)


def derive_seed(*parts: object) -> int:
    """A seed made of others, the same on every machine."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:6])


def _set_up(game: Game, given: Mapping[str, str], lot: int) -> Position:
    drawn = any(given.get(option.name, str(option.default)) in option.drawn for option in game.options)
    return game.set_up(game.settle({**given, **({"seed": str(lot)} if drawn else {})}))
