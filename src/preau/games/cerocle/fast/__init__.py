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

# The readable module, in the game's package, that a module retells
PARTNERS = {
    "rules": "rules.apply",
    "lines": "rules.apply",
    "moves": "rules.legal",
    "evaluation": "evaluation",
    "ring_values": "evaluation",
}
