"""Learns what Cerocle's positions are worth and which moves promise most: `python bench/weights/learn.py FOLDER`.

Needs PyTorch, better with a card, and many cores. Workers play against themselves (`self_play.py`), while this process
fits two small networks for each number of players (`networks.py`) to all they have played lately, again and again, and
gives them the result. FOLDER holds games and weights; call it again with the same one, and it goes on. When the time is
up, `weights.json` in it is the file that belongs into `src/preau/games/cerocle/fast/`. See also `matches.py`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from networks import DEVICE, SPACES, PriorNetwork, ValueNetwork, spread_bits, write_numbers
from self_play import Player
from torch import Tensor
from torch.nn import functional

from preau.bots.fast.weights import write_weights
from preau.games.cerocle import GAME
from preau.games.cerocle.fast.patterns.values import WEIGHTS_EDITION

MOST_SAMPLES = {2: 3_500_000, 3: 1_500_000, 4: 1_500_000}  # the newest, in one fit
FIT_SECONDS = {2: 14.0, 3: 6.0, 4: 6.0}
LEAST_SAMPLES = 300
OUTCOME_SHARE = 0.5  # of what is aimed at: what the game came to, against what the search found


class Games:
    """All that was played, read from the folder as it comes in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts: dict[int, list[dict[str, Any]]] = {2: [], 3: [], 4: []}
        self.seen: set[Path] = set()

    def read_on(self) -> None:
        files = (path for path in self.folder.glob("*.npz") if not path.name.startswith("half"))
        for path in sorted(files, key=lambda path: path.stat().st_mtime):
            if path not in self.seen:
                self.seen.add(path)
                with np.load(path) as kept:
                    arrays = {name: kept[name] for name in kept.files}
                for players, parts in self.parts.items():
                    at = arrays["meta"][:, 0] == players
                    if at.any():
                        parts.append({name: array[at] for name, array in arrays.items()})

    def newest(self, players: int) -> dict[str, Tensor] | None:
        parts: list[dict[str, Any]] = []
        for part in reversed(self.parts[players]):
            parts.append(part)
            if sum(len(each["rows"]) for each in parts) >= MOST_SAMPLES[players]:
                break
        if sum(len(each["rows"]) for each in parts) < LEAST_SAMPLES:
            return None
        joined = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        joined |= {name: joined[name].astype("i4") for name in ("rows",)}
        joined |= {name: joined[name].astype("i8") for name in ("meta", "moves")}
        return {name: torch.tensor(array, device=DEVICE) for name, array in joined.items()}


def aims(kept: dict[str, Tensor]) -> Tensor:
    """What the value network is to say: what was found and what came of it; what is proved, as it is."""
    value, outcome, played = kept["value"], kept["outcome"], kept["weight"][:, None] > 0
    share = torch.where(played, OUTCOME_SHARE, 0.2)
    aim = torch.where(value.amax(1, keepdim=True) > 0.999, value, share * outcome + (1 - share) * value)
    return aim / aim.sum(1, keepdim=True).clamp_min(1e-6)


def fit_value(kept: dict[str, Tensor], players: int, seconds: float, network: ValueNetwork, rate: float) -> None:
    rows, aim, sides = kept["rows"], aims(kept), 3 if players == 3 else 2
    weight = 0.5 + 0.5 * kept["weight"]
    held = len(rows) - max(1, len(rows) // 20)  # from here on, only for judging
    size = 8192 if held > 100_000 else 1024
    layers = [*network.layer.parameters(), *network.out.parameters()]
    steps = torch.optim.AdamW(
        [{"params": network.rows.parameters(), "weight_decay": 1e-4}, {"params": layers, "weight_decay": 0.0}], lr=rate
    )

    def losses(at: Tensor) -> Tensor:
        return -(aim[at, :sides] * functional.log_softmax(network(rows[at])[:, :sides], 1)).sum(1)

    done, begin = 0, time.time()
    while (spent := (time.time() - begin) / seconds) < 1:
        slow_down(steps, rate * min(1.0, (done + 1) / 50), spent)
        at = torch.randint(0, held, (size,), device=DEVICE)
        loss = (losses(at) * weight[at]).mean()
        steps.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        steps.step()
        done += 1
    with torch.no_grad():
        at = torch.arange(held, len(rows), device=DEVICE)
        print(f"{players} players: value of {len(rows)}, {done} steps, loss held {losses(at).mean():.4f}", flush=True)


def fit_prior(kept: dict[str, Tensor], players: int, seconds: float, network: PriorNetwork, rate: float) -> None:
    chosen = (kept["weight"] > 0) & (kept["meta"][:, 4] == 0) & (kept["visits"].sum(1) > 0.5)
    words, reserves = kept["words"][chosen], kept["meta"][chosen, 2:4]
    moves, visits = kept["moves"][chosen], kept["visits"][chosen]
    held = len(words) - max(1, len(words) // 20)
    places = (reserves.sum(1) > 0).nonzero()[:, 0]
    relocates = (reserves.sum(1) == 0).nonzero()[:, 0]
    steps = torch.optim.Adam(network.parameters(), lr=rate)

    def losses(at: Tensor, *, placing: bool) -> Tensor:
        sides = spread_bits(words[at])
        logs = network.placements(sides, reserves[at]) if placing else network.relocations(sides, players)
        move = moves[at] - (0 if placing else 2 * SPACES)
        listed = (move >= 0) & (move < logs.shape[1])
        return -(torch.gather(logs, 1, move.clamp(0, logs.shape[1] - 1)).clamp_min(-50) * visits[at] * listed).sum(1)

    def draw(among: Tensor, count: int) -> Tensor:
        return among[torch.randint(0, len(among), (count,), device=DEVICE)]

    learned, learned_too = places[places < held], relocates[relocates < held]
    size, share = 4096 if held > 50_000 else 512, len(learned_too) / max(1, held)
    done, begin = 0, time.time()
    while (spent := (time.time() - begin) / seconds) < 1:
        slow_down(steps, rate, spent)
        loss = 1e-6 * (network.views**2).sum()
        if len(learned):
            loss = loss + losses(draw(learned, size), placing=True).mean() * (1 - share)
        if len(learned_too) > 100:
            loss = loss + losses(draw(learned_too, size // 8), placing=False).mean() * share
        steps.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        steps.step()
        done += 1
    with torch.no_grad():
        at, too = places[places >= held][:20_000], relocates[relocates >= held][:4_000]
        found = [f"{losses(at, placing=True).mean():.4f} placing"] if len(at) else []
        found += [f"{losses(too, placing=False).mean():.4f} relocating"] if len(too) else []
        print(f"{players} players: priors of {len(words)}, {done} steps, loss held {', '.join(found)}", flush=True)


def slow_down(steps: torch.optim.Optimizer, rate: float, spent: float) -> None:
    for group in steps.param_groups:
        group["lr"] = rate * max(0.02, 0.5 + 0.5 * float(np.cos(np.pi * spent)))


def fit_until(folder: Path, end: float, scale: float) -> None:
    """Fit again and again; the last time when nothing more will be played."""
    games, networks = Games(folder / "games"), {}
    while True:
        last = time.time() > end - 10
        if last:
            time.sleep(max(0.0, end + 3 - time.time()))  # until all have handed in what they have
        games.read_on()
        for players, seconds in FIT_SECONDS.items():
            kept = games.newest(players)
            if kept is None:
                continue
            known = players in networks
            value, prior = networks.setdefault(players, (ValueNetwork().to(DEVICE), PriorNetwork().to(DEVICE)))
            longer = scale * (1.5 if last and players == 2 else 1.0)
            fit_value(kept, players, seconds * longer, value, 1.5e-3 if known else 3e-3)
            fit_prior(kept, players, 0.6 * seconds * longer, prior, 8e-3 if known else 2e-2)
            write_numbers(value, prior, folder / f"{players}.npy")
        if last:
            return
        if not networks:
            time.sleep(1.0)


def play(number: int, folder: Path, end: float, simulations: int, shares: list[float]) -> None:
    games = Player(number, folder, simulations, shares).play_until(end)
    print(f"worker {number % 1000}: {games} games", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=int, default=340, help="of playing (default 340); the last fit comes after")
    parser.add_argument("--wait", type=int, default=45, help="seconds until the first fit (default 45)")
    parser.add_argument("--scale", type=float, default=1.0, help="how long fits take (default 1: about 40 s all)")
    parser.add_argument("--simulations", type=int, default=1500, help="for a decision (default 1500)")
    parser.add_argument("--shares", default="0.55,0.25,0.2", help="of games with 2, 3, 4 players")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    asked = parser.parse_args()
    (asked.folder / "games").mkdir(parents=True, exist_ok=True)
    begin, shares = time.time(), [float(each) for each in asked.shares.split(",")]
    end, number = begin + asked.seconds, int(begin) % 1_000_000 * 1000
    spawn = multiprocessing.get_context("spawn")
    workers = [
        spawn.Process(target=play, args=(number + i, asked.folder, end, asked.simulations, shares))
        for i in range(asked.workers)
    ]
    for worker in workers:
        worker.start()
    time.sleep(asked.wait)
    fit_until(asked.folder, end, asked.scale)
    for worker in workers:
        worker.join()
    weights = {n: np.load(path).tolist() for n in FIT_SECONDS if (path := asked.folder / f"{n}.npy").exists()}
    made = {"command": shlex.join(["python", *sys.argv]), "date": time.strftime("%Y-%m-%d")}
    (asked.folder / "weights.json").write_text(write_weights(GAME.package, WEIGHTS_EDITION, weights, made))


if __name__ == "__main__":
    main()
