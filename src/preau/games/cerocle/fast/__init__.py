"""Cerocle over flat integers, for the search. A rule never stands here alone: each module has a readable partner."""

CORE = (
    "layout",
    "tables",
    "lines",
    "rings",
    "rules",
    "moves",
    "playouts_two_players",
    "playouts",
    "ring_values",
    "evaluation",
    "priors",
    "forced_wins",
)
