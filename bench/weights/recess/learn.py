"""Learns what positions of Recess! are worth and which moves promise: `python bench/weights/recess/learn.py FOLDER`.

Needs PyTorch, better with a card, and many cores. Workers play against themselves (`self_play.py`), while this process
fits two small networks for each number of players (`networks.py`) to all they have played lately, again and again, and
gives them the result. FOLDER holds games and weights; call it again with the same one, and it goes on. When the time is
up, `weights.json` in it is the file that belongs into `src/preau/games/recess/fast/`. See also `../matches.py`.
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
from networks import DEVICE, PriorNetwork, ValueNetwork, write_numbers
from self_play import Player
from torch import Tensor
from torch.nn import functional

from preau.bots.fast.weights import write_weights
from preau.games.recess import GAME
from preau.games.recess.fast.patterns.priors import WEIGHTS_EDITION

TABLES = (3, 4, 5)
MOST_SAMPLES = 3_000_000  # the newest, in one fit
LEAST_SAMPLES, LEAST_STEPS = 300, 150
CYCLE_SECONDS = 25.0  # from one round of fits to the next, at least
MOST_FIT_SECONDS = 12.0
VALUE_BATCH, PRIOR_BATCH = 4096, 2048
OUTCOME_SHARE = 0.35  # of what is aimed at: what the game came to, against what the search found
OF_POSITIONS, OF_DECISIONS = ("rows", "meta", "value", "hand", "outcome"), ("moves", "visits", "stands_for")


class Games:
    """All that was played, read from the folder as it comes in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts: dict[int, list[dict[str, Tensor]]] = {players: [] for players in TABLES}
        self.seen: set[Path] = set()

    def read_on(self) -> None:
        files = (path for path in self.folder.glob("*.npz") if not path.name.startswith("half"))
        for path in sorted(files, key=lambda path: path.stat().st_mtime):
            if path not in self.seen:
                self.seen.add(path)
                with np.load(path) as kept:
                    arrays = {name: kept[name] for name in kept.files}
                for players in TABLES:
                    self.add_part(players, arrays)

    def add_part(self, players: int, arrays: dict[str, Any]) -> None:
        positions, decisions = arrays["meta"][:, 0] == players, arrays["choices"][:, 0] == players
        if positions.any() and decisions.any():
            part = {name: arrays[name][positions] for name in OF_POSITIONS}
            part |= {name: arrays[name][decisions] for name in OF_DECISIONS}
            wide = {"rows": "i4", "meta": "i4", "moves": "i4"}
            self.parts[players].append(
                {name: torch.tensor(array.astype(wide.get(name, "f4")), device=DEVICE) for name, array in part.items()}
            )

    def newest(self, players: int) -> dict[str, Tensor] | None:
        """The newest positions and decisions, the very newest last."""
        parts: list[dict[str, Tensor]] = []
        for part in reversed(self.parts[players]):
            parts.insert(0, part)
            if sum(len(each["rows"]) for each in parts) >= MOST_SAMPLES:
                break
        if sum(len(each["rows"]) for each in parts) < LEAST_SAMPLES:
            return None
        return {name: torch.cat([part[name] for part in parts]) for name in parts[0]}


def aims(kept: dict[str, Tensor]) -> Tensor:
    """What the value network is to say: what was found and what came of it; what is proved, as it is."""
    value, outcome, own = kept["value"], kept["outcome"], kept["meta"][:, 3:] > 0
    share = torch.where(own, OUTCOME_SHARE, 0.2)
    aim = torch.where(value.amax(1, keepdim=True) > 0.999, value, share * outcome + (1 - share) * value)
    return aim / aim.sum(1, keepdim=True).clamp_min(1e-6)


def fit_value(kept: dict[str, Tensor], players: int, epochs: float, network: ValueNetwork, rate: float) -> None:
    rows, aim = kept["rows"], aims(kept)[:, :players]
    weight = 0.5 + 0.5 * kept["meta"][:, 3]
    held = len(rows) - max(1, len(rows) // 20)  # from here on, only for judging
    layers = [*network.layer.parameters(), *network.out.parameters()]
    steps = torch.optim.AdamW(
        [{"params": network.rows.parameters(), "weight_decay": 0.03}, {"params": layers, "weight_decay": 0.0}], lr=rate
    )

    def logs(at: Tensor) -> Tensor:
        return functional.log_softmax(network(rows[at])[:, :players], 1)

    done, begin, learned = 0, time.time(), torch.zeros((), device=DEVICE)
    while (spent := progress(done, epochs * held / VALUE_BATCH, begin)) < 1:
        slow_down(steps, rate * min(1.0, (done + 1) / 50), spent)
        at = torch.randint(0, held, (VALUE_BATCH,), device=DEVICE)
        loss = (-(aim[at] * logs(at)).sum(1) * weight[at]).mean() / weight[at].mean()
        steps.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        steps.step()
        learned += (loss.detach() - learned) * 0.02
        done += 1
    with torch.no_grad():
        at = torch.arange(held, len(rows), device=DEVICE)
        found, own = logs(at), kept["meta"][held:, 3] > 0
        ends, loss = kept["outcome"][held:, :players], -(aim[held:] * found).sum(1).mean()
        says = {
            "this": found,
            "search": log_shares(kept["value"], held, players),
            "hand": log_shares(kept["hand"], held, players),
        }
        told = ", ".join(f"{name} {-(ends * log).sum(1)[own].mean():.4f}" for name, log in says.items())
        print(f"{players} players: value of {len(rows)}, {done} steps, loss {learned:.4f}, held {loss:.4f}", flush=True)
        print(f"{players} players: of the end, {told}", flush=True)


def log_shares(shares: Tensor, held: int, players: int) -> Tensor:
    """The logarithms of shares, none of which is taken for impossible."""
    return torch.log(0.98 * shares[held:, :players] + 0.02 / players)


def fit_prior(kept: dict[str, Tensor], players: int, epochs: float, network: PriorNetwork, rate: float) -> None:
    moves, visits, stands_for = (kept[name] for name in OF_DECISIONS)
    held = len(moves) - max(1, len(moves) // 20)
    steps = torch.optim.Adam(network.parameters(), lr=rate)

    def losses(at: Tensor) -> Tensor:
        return -(network(moves[at], stands_for[at]).clamp_min(-50) * visits[at]).sum(1)

    done, begin = 0, time.time()
    while (spent := progress(done, epochs * held / PRIOR_BATCH, begin)) < 1:
        slow_down(steps, rate, spent)
        loss = losses(torch.randint(0, held, (PRIOR_BATCH,), device=DEVICE)).mean() + 1e-6 * (network.rows**2).sum()
        steps.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        steps.step()
        done += 1
    with torch.no_grad():
        at = torch.arange(held, len(moves), device=DEVICE)[:20_000]
        least = -(visits[at] * visits[at].clamp_min(1e-9).log()).sum(1).mean()
        loss = losses(at).mean()
        print(
            f"{players} players: priors of {len(moves)}, {done} steps, loss held {loss:.4f}, least {least:.4f}",
            flush=True,
        )


def progress(done: int, steps: float, begin: float) -> float:
    """How much of a fit is done, by its steps or by the clock."""
    return max(done / max(LEAST_STEPS, steps), (time.time() - begin) / MOST_FIT_SECONDS)


def slow_down(steps: torch.optim.Optimizer, rate: float, spent: float) -> None:
    for group in steps.param_groups:
        group["lr"] = rate * max(0.02, 0.5 + 0.5 * float(np.cos(np.pi * spent)))


def restore_networks(folder: Path) -> dict[int, tuple[ValueNetwork, PriorNetwork]]:
    """What an earlier call had come to."""
    networks = {}
    for players in TABLES:
        if (path := folder / f"{players}.pt").exists():
            value, prior = networks[players] = ValueNetwork().to(DEVICE), PriorNetwork().to(DEVICE)
            for network, kept in zip((value, prior), torch.load(path, map_location=DEVICE), strict=True):
                network.load_state_dict(kept)
    return networks


def fit_until(folder: Path, end: float, scale: float) -> None:
    """Fit again and again; the last time when nothing more will be played."""
    games, networks = Games(folder / "games"), restore_networks(folder)
    while True:
        begin = time.time()
        last = begin > end - 10
        if last:
            time.sleep(max(0.0, end + 3 - time.time()))  # until all have handed in what they have
        games.read_on()
        for players in TABLES:
            kept = games.newest(players)
            if kept is None:
                continue
            fresh = players not in networks
            value, prior = networks.setdefault(players, (ValueNetwork().to(DEVICE), PriorNetwork().to(DEVICE)))
            epochs = scale * (10 if fresh else 5 if last else 2)
            fit_value(kept, players, epochs, value, 3e-3 if fresh else 1.5e-3)
            fit_prior(kept, players, epochs, prior, 3e-2 if fresh else 1e-2)
            write_numbers(value, prior, folder / f"{players}.npy")
            torch.save([value.state_dict(), prior.state_dict()], folder / f"{players}.pt")
        if last:
            return
        time.sleep(max(1.0, min(begin + CYCLE_SECONDS, end) - time.time()))


def play(number: int, folder: Path, end: float, simulations: int, shares: list[float]) -> None:
    games = Player(number, folder, simulations, shares).play_until(end)
    print(f"worker {number % 1000}: {games} games", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=int, default=340, help="of playing (default 340); the last fit comes after")
    parser.add_argument("--wait", type=int, default=45, help="seconds until the first fit (default 45)")
    parser.add_argument("--scale", type=float, default=1.0, help="how long fits take (default 1)")
    parser.add_argument("--simulations", type=int, default=1000, help="for a decision (default 1000)")
    parser.add_argument("--shares", default="0.5,0.25,0.25", help="of games with 3, 4, 5 players")
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
    if not any(worker.is_alive() for worker in workers):
        raise SystemExit("no worker plays any more")
    fit_until(asked.folder, end, asked.scale)
    for worker in workers:
        worker.join()
    weights = {n: np.load(path).tolist() for n in TABLES if (path := asked.folder / f"{n}.npy").exists()}
    made = {"command": shlex.join(["python", *sys.argv]), "date": time.strftime("%Y-%m-%d")}
    (asked.folder / "weights.json").write_text(write_weights(GAME.package, WEIGHTS_EDITION, weights, made))


if __name__ == "__main__":
    main()
