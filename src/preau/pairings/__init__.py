"""Who sits with whom, and where: rounds of a tournament, ladders, standings. Pure arithmetic with seeds.

No clock, no file, no chance of its own: `now` and seeds are arguments. A player is any text that tells them apart; no
table, no name and no game is ever known here.
"""
