"""The example of a bot with an account plays a whole game against a real server, by the public API alone."""

from __future__ import annotations

import os
import random
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2

import preau
from tests.hosting.cluster import wait_for
from tests.security.running import Running
from tests.support import running_program

EXAMPLE = Path(__file__).parents[3] / "examples" / "bot_player" / "player.py"
MOST_LINES = 60


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= MOST_LINES


def test_the_example_plays(tmp_path: Path) -> None:
    """It declines what it cannot play, accepts what it can, and answers every move until the game is over."""
    with ExitStack() as stack:
        server = stack.enter_context(Running(tmp_path))
        owner, ann = (stack.enter_context(httpx2.Client(base_url=server.url, timeout=30)) for _ in range(2))
        owner.post("/api/account/sign-up", json={"name": "Robo", "password": "correct horse battery"})
        assert owner.post("/api/account/bot", json={"sure": True}).status_code == 204
        form = {"name": "player", "scopes": ["read", "play"]}
        token = owner.post("/api/account/tokens", json=form).json()["token"]
        with running_program([sys.executable, EXAMPLE, server.url], env={**os.environ, "PREAU_TOKEN": token}):
            foreign, table = (opened(ann, game, players) for game, players in (("recess", 3), ("cerocle", 2)))
            wait_for(lambda: ann.get(f"/api/tables/{table}").json()["status"] == "playing")
            wait_for(lambda: "has declined" in ann.get(f"/invite/{foreign}?lang=en").text)
            play_to_the_end(ann, table)
        result = ann.get(f"/api/tables/{table}").json()["result"]
        assert result["reason"] in {"rules", "resigned"}
        server.check_log()


def opened(ann: httpx2.Client, game: str, players: int) -> str:
    seats: list[dict[str, Any]] = [{"name": "Ann"}, {"account": "Robo"}]
    seats += [{"kind": "bot", "level": "random"}] * (players - 2)
    answer = ann.post("/api/tables", json={"game": game, "seats": seats, "options": {"players": players}})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def play_to_the_end(ann: httpx2.Client, table: str, moves: int = 8) -> None:
    """Ann plays by chance, and gives up when she has seen enough."""
    chance = random.Random(1)
    for _ in range(moves):
        wait_for(lambda: ann.get(f"/api/tables/{table}").json()["player"] == 0)
        there = ann.get(f"/api/tables/{table}").json()
        if there["status"] == "over":
            return
        position = preau.position(there["position"])
        move = {"type": "move", "move": position.text(chance.choice(position.legal()))}
        assert ann.post(f"/api/tables/{table}/commands", json=move).status_code == 200
    wait_for(lambda: len(ann.get(f"/api/tables/{table}").json()["moves"]) >= 2 * moves)
    ann.post(f"/api/tables/{table}/commands", json={"type": "resign"})
