"""Recess! over flat integers, for Numba to compile. Never a rule that the readable ones do not have."""

CORE = (
    "layout",
    "tables",
    "squares",
    "sight",
    "pushes",
    "moves",
    "outcome",
    "rules",
    "playouts",
    "kisses",
    "patterns.rows",
    "patterns.values",
    "patterns.move_rows",
    "patterns.priors",
    "evaluation",
    "priors",
    "research.actions",
    "research.planes",
)

# Which module says the same in readable form, from the game's package on; functions with the same job share a name.
PARTNERS = {
    "tables": "rules.board",
    "squares": "rules.board",
    "sight": "rules.board",
    "pushes": "rules.pushes",
    "moves": "rules.legal",
    "outcome": "rules.outcome",
    "rules": "rules.apply",
    "kisses": "evaluation",
}
