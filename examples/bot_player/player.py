"""A bot with an account: it takes the challenges that it knows how to play, and plays by the public API.

Make an account for it, mark it as a bot's and make a token that may `read` and `play`, on the page /account/programs:

    PREAU_TOKEN=preau_... python player.py https://club.example
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

import preau

SERVER = sys.argv[1].rstrip("/")
WAIT_SECONDS = 20  # for something to happen, before we ask again


def ask(method, path, body=None):
    """What the server answers; None where it answers nothing."""
    headers = {"Authorization": f"Bearer {os.environ['PREAU_TOKEN']}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{SERVER}/api{path}", data, headers, method=method)
    with urllib.request.urlopen(request, timeout=WAIT_SECONDS + 10) as answer:
        return json.loads(answer.read() or "null")


def choose(position):
    """Put your cleverness here."""
    return position.text(random.choice(position.legal()))


def act(waiting):
    """Take or decline each challenge, and play each move that is ours."""
    for challenge in waiting["challenges"]:
        answer = "accept" if challenge["game"] == "cerocle" else "decline"
        ask("POST", f"/challenges/{challenge['table']}/{challenge['seat']}/{answer}", {})
    for turn in waiting["turns"]:
        move = choose(preau.position(turn["position"]))
        ask("POST", f"/tables/{turn['table']}/commands", {"type": "move", "move": move, "seq": turn["seq"]})


cursor = ""
while True:
    try:
        waiting = ask("GET", f"/stream?wait={WAIT_SECONDS}&cursor={cursor}")
        cursor = waiting["cursor"]
        act(waiting)
    except urllib.error.HTTPError as refused:  # it says why; a table may have moved on meanwhile
        print(refused.code, refused.read().decode(), file=sys.stderr)
        if refused.code == 401:
            sys.exit(1)
        time.sleep(1)
    except OSError:
        time.sleep(1)  # the server is away; nothing is lost, since it tells all that waits again
