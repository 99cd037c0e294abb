"""Cerocle over flat integers, for Numba to compile. Never a rule that the readable ones do not have."""

CORE = (
    "layout",
    "tables",
    "lines",
    "outcome",
    "rules",
    "moves",
    "playouts.two_players",
    "playouts.any_table",
    "ring_values",
    "ring_threats",
    "patterns.codes",
    "patterns.values",
    "patterns.priors",
    "evaluation",
    "priors",
    "forced_wins",
    "research.actions",
    "research.planes",
)

# Which module says the same in readable form, from the game's package on; functions with the same job share a name.
PARTNERS = {
    "rules": "rules.apply",
    "lines": "rules.apply",
    "outcome": "rules.outcome",
    "moves": "rules.legal",
    "evaluation": "evaluation",
    "ring_values": "evaluation",
}
