"""What happens in Recess!, by how much it matters and how it sounds. Effects that only say a move again are light."""

from __future__ import annotations

from typing import Final

from preau.games.tones import Tone, Weight

TONES: Final = {
    "move-walk": Tone(Weight.LIGHT, "step"),
    "move-nun": Tone(Weight.LIGHT, "step"),
    "move-nun-pushes": Tone(Weight.USUAL, "step"),
    "move-nun-catches": Tone(Weight.HEAVY, "whistle"),
    "move-nun-bound": Tone(Weight.HEAVY, "whistle"),
    "move-stay": Tone(Weight.HEAVY, "scuffle"),
    "move-leave-all": Tone(Weight.USUAL, "step"),
    "move-fight": Tone(Weight.HEAVY, "scuffle"),
    "move-break-up": Tone(Weight.HEAVY, "scuffle"),
    "move-tell": Tone(Weight.HEAVY, "whistle"),
    "move-kiss": Tone(Weight.GRAVE, "kiss", decides=True),
    "effect-coin": Tone(Weight.HEAVY, "coin", harms="payer"),
    "effect-no-coin": Tone(Weight.USUAL),
    "effect-kiss-coins": Tone(Weight.HEAVY, "coin", harms="payer"),
    "effect-detention": Tone(Weight.GRAVE, "whistle", harms="attacker"),
    "effect-fight": Tone(repeats=True),
    "effect-kiss": Tone(repeats=True),
    "effect-nun-pushed": Tone(repeats=True),
    "effect-told": Tone(repeats=True),
    "effect-pushed": Tone(Weight.USUAL, repeats=True),
    "effect-broken-up": Tone(Weight.USUAL),
    "effect-left": Tone(Weight.USUAL),
    "effect-caught": Tone(Weight.USUAL, harms="player", regretted=True),
    "effect-fight-seen": Tone(Weight.USUAL),
    "effect-fight-unseen": Tone(Weight.USUAL),
    "effect-serves": Tone(Weight.USUAL, due=True),
    "effect-timeout": Tone(Weight.USUAL, "bell", regretted=True),
    "effect-time-is-up": Tone(Weight.GRAVE, "bell", due=True),
}

OWNED: Final = {"scene-child": "colour", "scene-player": "colour"}
