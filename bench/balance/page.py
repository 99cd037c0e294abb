"""What the games of `games.py` show, as tables and charts: `python bench/balance/page.py FILE docs/balance`.

Writes the charts into the folder and prints the tables of `docs/balance.md`. Shares come with the interval in which the
true one lies in 95 of 100 cases.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, TypeAlias

from preau.arena.summary import likely_share
from preau.draw.charts import Bar, bars, dots

Line: TypeAlias = dict[str, Any]

LEAST_GAMES = 30  # of an opening or a schoolyard that is shown
SHOWN = 5  # the best and the last of a long list
PLAYERS = {"cerocle": (2, 3, 4), "recess": (3, 4, 5)}


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def share_bar(label: str, won: float, games: int) -> Bar:
    return Bar(label, won / games, *likely_share(round(won), games))


def seat_bars(lines: Sequence[Line], names: Sequence[str]) -> list[Bar]:
    """The share of each seat: who wins with another has half a win."""
    won = [0.0] * len(names)
    for line in lines:
        for seat in line["winners"]:
            won[seat] += 1 / len(line["winners"])
    return [share_bar(name, each, len(lines)) for name, each in zip(names, won, strict=True)]


def mean_bar(label: str, counts: Sequence[float]) -> Bar:
    reach = 1.96 * stdev(counts) / sqrt(len(counts)) if len(counts) > 1 else 0.0
    return Bar(label, fmean(counts), fmean(counts) - reach, fmean(counts) + reach)


def write_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"


def bar_rows(rows: Sequence[Bar], write: Callable[[float], str]) -> list[list[str]]:
    return [[row.label, write(row.value), f"{write(row.low or 0)} – {write(row.high or 0)}"] for row in rows]


# --- Cerocle ---------------------------------------------------------------------------------------------------------


def opening_class(text: str) -> str:
    """An opening up to turning and mirroring the board: how far out, and how far off the lines to the corners."""
    neutral, _, space = text.rpartition(":")
    row, diagonal = ord(space[0]) - ord("a") - 4, int(space[1:]) - 5  # seen from the centre, e5
    nearest, _, far = sorted((abs(row), abs(diagonal), abs(row - diagonal)))
    piece = "neutral" if neutral else "own"
    return f"{piece}, in the centre" if not far else f"{piece}, {far} out, {nearest} aside"


def opening_bars(lines: Sequence[Line]) -> list[Bar]:
    found = defaultdict[str, list[bool]](list)
    for line in lines:
        found[opening_class(line["first"])].append(0 in line["winners"])
    rows = [share_bar(name, sum(won), len(won)) for name, won in found.items() if len(won) >= LEAST_GAMES]
    return sorted(rows, key=lambda row: -row.value)


# --- Recess! ---------------------------------------------------------------------------------------------------------


def kiss_facts(lines: Sequence[Line]) -> list[str]:
    """How often a kiss ends it, whether it wins, and when it comes."""
    kissed = [line for line in lines if line["kisser"] is not None]
    won = sum(line["kisser"] in line["winners"] for line in kissed)
    low, high = likely_share(won, max(1, len(kissed)))
    return [
        str(len(lines)),
        percent(len(kissed) / len(lines)),
        f"{percent(won / max(1, len(kissed)))} ({percent(low)} – {percent(high)})",
        f"{fmean(line['turn'] for line in kissed):.1f}" if kissed else "–",
    ]


def event_mean(lines: Sequence[Line], key: str) -> float:
    return fmean(line["events"].get(key, 0) for line in lines)


def layout_bars(lines: Sequence[Line]) -> list[Bar]:
    """Detentions a game on each schoolyard, the safest first."""
    found = defaultdict[str, list[float]](list)
    for line in lines:
        found[line["layout"]].append(line["events"].get("effect-detention", 0))
    rows = [mean_bar(layout, counts) for layout, counts in found.items() if len(counts) >= 10]
    return sorted(rows, key=lambda row: row.value)


# --- the page --------------------------------------------------------------------------------------------------------


def seats_chart(by_kind: dict[str, list[Line]], game: str, title: str) -> str:
    """The share of every seat at every size of table."""
    rows = []
    for players in PLAYERS[game]:
        lines = by_kind[f"{game} players={players}"]
        if (game, players) == ("cerocle", 4):  # two teams
            won = [sum(seat in line["winners"] for line in lines) for seat in (0, 1)]
            rows += [share_bar(f"4 players, team {team + 1}", count, len(lines)) for team, count in enumerate(won)]
        else:
            rows += seat_bars(lines, [f"{players} players, seat {seat + 1}" for seat in range(players)])
    return bars(rows, title, percent)


def draws_chart(by_kind: dict[str, list[Line]]) -> str:
    """How often nobody wins, by option."""
    kinds = [kind for kind in by_kind if kind.startswith("cerocle players=2") and "opening" not in kind]
    rows = [
        share_bar(kind.removeprefix("cerocle players=2").strip() or "as usual", drawn_games(by_kind[kind]), len(lines))
        for kind, lines in sorted(by_kind.items())
        if kind in kinds
    ]
    return bars(rows, "Cerocle for two: games that nobody wins", percent)


def in_hundreds(rows: Sequence[Bar]) -> list[Bar]:
    """Shares in per cent, for a chart with a scale."""
    return [Bar(row.label, 100 * row.value, 100 * (row.low or 0), 100 * (row.high or 0)) for row in rows]


def drawn_games(lines: Sequence[Line]) -> int:
    return sum(not line["winners"] for line in lines)


def kisses_chart(by_kind: dict[str, list[Line]]) -> str:
    rows = []
    for players in PLAYERS["recess"]:
        lines = by_kind[f"recess players={players}"]
        rows.append(share_bar(f"{players} players", sum(line["kisser"] is not None for line in lines), len(lines)))
    return bars(rows, "Recess!: games that end with a kiss", percent, most=1.0)


def tell_kind(kind: str, lines: Sequence[Line]) -> None:
    """All that the page says of a kind, as text."""
    players = int(kind.partition("players=")[2][0])
    print(f"\n## {kind}: {len(lines)} games\n")
    rows = seat_bars(lines, [f"seat {seat + 1}" for seat in range(players)])
    print(write_table(("seat", "share of the wins", "between"), bar_rows(rows, percent)))
    ends = Counter(" ".join(line["why"]) for line in lines)
    print("ends:", {why: percent(count / len(lines)) for why, count in ends.most_common(6)})
    print("drawn:", percent(drawn_games(lines) / len(lines)))
    print("turns:", round(fmean(line["turn"] for line in lines), 1))
    if kind.startswith("recess"):
        print("kisses:", kiss_facts(lines))
        keys = sorted({key for line in lines for key in line["events"]})
        print("events:", {key: round(event_mean(lines, key), 2) for key in keys})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    by_kind = defaultdict[str, list[Line]](list)
    for text in given.file.read_text().splitlines():
        line = json.loads(text)
        by_kind[line["kind"]].append(line)
    for kind, lines in sorted(by_kind.items()):
        tell_kind(kind, lines)
    openings = opening_bars([*by_kind["cerocle players=2 opening"], *by_kind["cerocle players=2"]])
    layouts = layout_bars(by_kind["recess players=4 layout=random"])
    layouts = [*layouts[:SHOWN], *layouts[-SHOWN:]]
    print(write_table(("first move", "first player wins", "between"), bar_rows(openings, percent)))
    print(write_table(("schoolyard", "detentions", "between"), bar_rows(layouts, "{:.1f}".format)))
    charts = {
        "cerocle-seats": seats_chart(by_kind, "cerocle", "Cerocle: games won, by seat"),
        "cerocle-draws": draws_chart(by_kind),
        "cerocle-openings": dots(
            in_hundreds(openings), "Cerocle for two: games the first player wins", "{:.1f}%".format
        ),
        "recess-seats": seats_chart(by_kind, "recess", "Recess!: games won, by seat"),
        "recess-kisses": kisses_chart(by_kind),
        "recess-layouts": dots(layouts, "Recess! for four: detentions a game, by schoolyard", "{:.1f}".format),
    }
    given.folder.mkdir(parents=True, exist_ok=True)
    for name, picture in charts.items():
        (given.folder / f"{name}.svg").write_text(picture + "\n")


if __name__ == "__main__":
    main()
