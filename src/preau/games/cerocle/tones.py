"""What happens in Cerocle, by how much it matters and how it sounds."""

from __future__ import annotations

from typing import Final

from preau.games.tones import Tone, Weight

TONES: Final = {
    "move-place": Tone(Weight.USUAL, "wood"),
    "move-place-neutral": Tone(Weight.USUAL, "wood"),
    "move-relocate": Tone(Weight.USUAL, "slide"),
    "move-take": Tone(Weight.HEAVY, "slide"),
    "move-exchange": Tone(Weight.HEAVY, "slide"),
    "effect-line": Tone(Weight.HEAVY, "line"),
    "effect-exchanges": Tone(Weight.USUAL),
    "effect-cascade": Tone(Weight.HEAVY, "line"),
    "effect-lapse": Tone(Weight.HEAVY),
    "effect-taken": Tone(Weight.USUAL),
    "effect-kept": Tone(Weight.USUAL),
    "effect-returned": Tone(Weight.USUAL),
    "effect-neutrals": Tone(Weight.USUAL),
    "effect-circle": Tone(Weight.GRAVE, "bell", decides=True),
    "effect-circle-other": Tone(Weight.GRAVE, "bell", regretted=True, decides=True),
    "effect-circle-first": Tone(Weight.GRAVE, "bell", decides=True),
    "effect-quiet": Tone(Weight.GRAVE, "bell"),
}

OWNED: Final = {
    "scene-name": "colour",
    "scene-team": "colour",
    "scene-seat": "seat",
    "scene-piece-of": "colour",
}
