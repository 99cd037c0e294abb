"""Cerocle over flat integers."""

CORE = (
    "layout",
    "tables",
    "lines",
    "rings",
    "rules",
    "listing",
    "playouts",
    "readings",
    "knowledge",
    "rating",
    "threats",
)
