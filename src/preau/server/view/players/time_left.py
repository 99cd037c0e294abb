"""How much time somebody has left, in the largest unit of which there are two: 47 hours are not called one day."""

from __future__ import annotations

from preau.words import Speaker

LEFT_MS = {"days": 24 * 60 * 60 * 1000, "hours": 60 * 60 * 1000, "minutes": 60 * 1000}


def time_left_text(left_ms: int, words: Speaker) -> str:
    unit = next((unit for unit, full in LEFT_MS.items() if left_ms >= 2 * full), "minutes")
    return words("page-time-left", unit=unit, count=max(1, left_ms // LEFT_MS[unit]))
