#!/usr/bin/env python3
"""A bot for the arena: wins if it can at once, else plays by chance. Sits down as `cmd:./mybot.py`."""

import json
import random
import sys

import preau  # for the rules; a bot in another language brings its own, or asks `preau referee`

for line in sys.stdin:
    question = json.loads(line)
    position = preau.load(question["position"])
    after = {move: position.play(move)[0].outcome for move in question["legal"]}
    wins = [move for move, outcome in after.items() if outcome and position.player in outcome.winners]
    print(random.choice(wins or question["legal"]), flush=True)
