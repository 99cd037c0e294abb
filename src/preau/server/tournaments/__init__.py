"""Tournaments, ladders and clubs. A tournament is a log of events, folded like a table's; any process drives it.

No request, no page and no rule of a game is ever here: tables decide games, `preau.pairings` who meets whom.
"""
