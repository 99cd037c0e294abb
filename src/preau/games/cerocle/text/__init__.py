"""Cerocle in writing: what is said of it, moves and positions as text, both ways. A rule is never decided here."""
