"""The page for those who write a language."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from tests.server.house import House


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
