"""Recess! over flat integers."""

CORE = (
    "layout",
    "tables",
    "squares",
    "sight",
    "pushing",
    "moves",
    "rules",
    "playouts",
    "kisses",
    "evaluation",
    "priors",
)
