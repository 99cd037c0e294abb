"""Cerocle in writing: what is said of it, moves and positions as text, both ways. No rule is decided here."""
