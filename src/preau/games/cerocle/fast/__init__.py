"""Cerocle over flat integers."""

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
