"""Cerocle over flat integers."""

CORE = (
    "layout",
    "tables",
    "lines",
    "rings",
    "rules",
    "listing",
    "usual",
    "playouts",
    "readings",
    "knowledge",
    "rating",
    "threats",
)
