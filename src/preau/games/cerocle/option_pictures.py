"""The two boards, as pictures to choose from."""

from __future__ import annotations

PICTURES = {"side": (5, 6)}  # C1.1
