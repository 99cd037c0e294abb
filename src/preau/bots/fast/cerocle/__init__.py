"""Cerocle over flat integers."""

CORE = ("layout", "tables", "lines", "rings", "rules", "playouts", "readings", "knowledge", "threats")
