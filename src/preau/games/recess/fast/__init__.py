"""Recess! over flat integers."""

CORE = (
    "layout",
    "tables",
    "squares",
    "sight",
    "pushes",
    "moves",
    "rules",
    "playouts",
    "kisses",
    "evaluation",
    "priors",
)
