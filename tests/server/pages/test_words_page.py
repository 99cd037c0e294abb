"""The page for those who write a language."""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path

from tests.server.house import House, opened


def test_words(house: House, stack: ExitStack, tmp_path: Path) -> None:
    """Only a host who asks for it shows every message with its key, and the keys on other pages."""
    guest = house.guest()
    assert guest.get("/words").status_code == 404
    assert "[page-games]" not in guest.get("/?keys=1").text
    guest = House(tmp_path / "writers", stack, show_words=True).guest()
    page = guest.get("/words", params={"lang": "fr"}).text
    assert 'id="page-turn-of"' in page
    assert "preau/games/recess/words/fr/rules.ftl" in page
    assert "[page-games]" in guest.get("/?keys=1").text
    assert "[page-games]" not in guest.get("/").text


def test_japanese_joints_are_japanese(house: House) -> None:
    """Between a heading and what it is about, and between the things of a row, in text that is heard only too."""
    ann = house.guest(language="ja")
    table = opened(ann, game="recess", options={"players": 3})["id"]
    for path in (
        "/",
        "/games",
        f"/t/{table}",
        "/learn/recess/lessons/walk",
        "/learn/recess/puzzles",
        "/clubs",
        "/ratings",
    ):
        page = ann.get(path).text
        assert not re.search(r"[\u3040-\u9fff] · |[\u3040-\u9fff]. · | · [\u3040-\u9fff]", page), path
        assert '<span class="sr">, ' not in page
