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


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


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
    return [[row.label, write(row.value), f"{write(row.low or 0)} – {write(row.high or 0)}", row.note] for row in rows]


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("folder", type=Path)
    given = parser.parse_args()
    by_kind = defaultdict[str, list[Line]](list)
    for text in given.file.read_text().splitlines():
        line = json.loads(text)
        by_kind[line["kind"]].append(line)
    given.folder.mkdir(parents=True, exist_ok=True)

    def chart(name: str, picture: str) -> None:
        (given.folder / f"{name}.svg").write_text(picture + "\n")

    for kind, lines in by_kind.items():
        players = len(lines[0]["scores"]) or 2
        print(f"\n## {kind}: {len(lines)} games\n")
        rows = seat_bars(lines, [f"seat {seat + 1}" for seat in range(players)])
        print(write_table(("seat", "share of the wins", "between", ""), bar_rows(rows, percent)))
        chart(kind.replace(" ", "-").replace("=", "-"), bars(rows, kind, percent, fair=fmean(r.value for r in rows)))
        ends = Counter(" ".join(line["why"]) for line in lines)
        print("ends:", {why: percent(count / len(lines)) for why, count in ends.most_common(6)})
        print("drawn:", percent(sum(not line["winners"] for line in lines) / len(lines)))
        print("turns:", mean_bar("", [line["turn"] for line in lines]).value)
        if kind.startswith("recess"):
            print("kisses:", kiss_facts(lines))
            keys = sorted({key for line in lines[:200] for key in line["events"]})
            print("events:", {key: round(event_mean(lines, key), 2) for key in keys})
            print("scores:", [round(fmean(line["scores"][seat] for line in lines), 2) for seat in range(players)])
        if "opening" in kind:
            openings = opening_bars(lines)
            print(write_table(("first move", "first player wins", "between", ""), bar_rows(openings, percent)))
            chart("openings", dots(openings, "The first player’s wins, by first move", percent))
        if "layout" in kind:
            layouts = layout_bars(lines)
            shown = [*layouts[:SHOWN], *layouts[-SHOWN:]]
            print(write_table(("schoolyard", "detentions", "between", ""), bar_rows(shown, "{:.1f}".format)))
            chart("layouts", dots(shown, "Detentions a game, safest schoolyards first", "{:.1f}".format))


if __name__ == "__main__":
    main()
