"""Finding each other: tables with a free seat, who looks for one, who is here; and games that wait for their players.

No route and no socket is here, and nothing about a game is decided.
"""
