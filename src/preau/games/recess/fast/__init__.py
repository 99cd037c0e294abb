"""Recess! over flat integers."""

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
    "evaluation",
    "priors",
)
