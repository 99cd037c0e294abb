"""Nobody is told twice, whatever happens to processes between the event and the delivery."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tests.server.calls.call_nursery import KILLS, ON_ITS_LIPS, TURNS
from tests.server.calls.post_office import Browser, mail_office, push_office

ROOT = Path(__file__).parents[3]


def test_fifty_kills(tmp_path: Path) -> None:
    """Fifty processes die at every step of telling a turn: every turn is told, and none twice.

    A push may be sent again, and says by its tag that it is the same. A letter is not: one is missing for each process
    that died with the last line on its lips, between noting that it goes out and sending it.
    """
    log = tmp_path / "kills"
    with mail_office() as (mail, mail_url), push_office() as (push, push_host):
        browser = Browser(f"http://{push_host}/b")
        given = [f"sqlite:///{tmp_path / 'club.sqlite3'}", mail_url, push_host, json.dumps(browser.form), str(log)]
        command = [sys.executable, "-m", "tests.server.calls.call_nursery", *given]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240, check=False)
        assert ran.returncode == 0, ran.stderr[-2000:]
        kills = log.read_text().splitlines()
        assert len(kills) == KILLS
        assert len(set(kills)) >= 10, kills  # they died in many places
        letters = Counter(letter["Message-ID"] for letter in mail.letters)
        assert set(letters.values()) == {1}
        assert TURNS - len(letters) <= sum(each.endswith(ON_ITS_LIPS) for each in kills)
        assert len({browser.read(body)["tag"] for _, _, body in push.calls}) == TURNS
