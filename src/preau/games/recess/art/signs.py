"""Small pictures of what a move does, for the places where it would be done."""

from __future__ import annotations

from typing import Final

from preau.games.api import Phrase
from preau.games.paths import circle, ellipse, star
from preau.games.scene import Glyph, Shape, Sign

_FEET: Final = ellipse(-15, 8, 9, 15) + circle(-15, -18, 7) + ellipse(15, -8, 9, 15) + circle(15, -34, 7)
_BUBBLE: Final = "M-40 -40H40V16H2L-22 40V16H-40z"
_WHISTLE: Final = "M-6 -24H46V-4H20A27 27 0 1 1 -6 -24z"
_UP_AND_DOWN: Final = "M0 -24V-46M-12 -35L0 -47L12 -35M0 24V46M-12 35L0 47L12 35"
_ARROWS: Final = _UP_AND_DOWN + "M24 0H46M35 -12L47 0L35 12M-24 0H-46M-35 -12L-47 0L-35 12"

GLYPHS: Final = (
    Glyph("sign-walk", (Shape(_FEET, "feature"),)),
    Glyph("sign-fight", (Shape(star(0, 0, 50, 27, 9), "gold", "feature", 5), Shape(star(0, 0, 24, 12, 7), "trouble"))),
    Glyph("sign-tell", (Shape(_BUBBLE, "chalk", "feature", 7), Shape("M0 -30V-12M0 2V3", "", "trouble", 11))),
    Glyph(
        "sign-break-up",
        (Shape("M-12 0H-40M-26 -17L-44 0L-26 17M12 0H40M26 -17L44 0L26 17", "", "feature", 10),
         Shape("M0 -40V40", "", "trouble", 9, dash="10 12")),
    ),
    # who stands there goes, and where to is chosen next: away from the square on every side
    Glyph("sign-displace", (Shape(_ARROWS, "", "feature", 9), Shape(circle(0, 0, 13), "feature"))),
    # no arrow: it would point one way wherever the square lies
    Glyph("sign-push", (Shape(circle(0, 0, 36), "", "feature", 9, dash="15 11"), Shape(circle(0, 0, 14), "feature"))),
    Glyph(
        "sign-catch",
        (Shape(_WHISTLE, "metal", "feature", 6), Shape(circle(-6, 2, 9), "feature"),
         Shape("M-30 -40L-24 -30M-6 -48V-36M16 -42L12 -34", "", "feature", 6)),
    ),
)  # fmt: skip

SIGNS: Final = (
    Sign("walk", "sign-walk", Phrase("click-sign-walk")),
    Sign("fight", "sign-fight", Phrase("click-sign-fight")),
    Sign("kiss", "heart", Phrase("click-sign-kiss")),
    Sign("tell", "sign-tell", Phrase("click-sign-tell")),
    Sign("break-up", "sign-break-up", Phrase("click-sign-break-up")),
    Sign("displace", "sign-displace", Phrase("click-sign-displace")),
    Sign("push", "sign-push", Phrase("click-sign-push")),
    Sign("catch", "sign-catch", Phrase("click-sign-catch")),
)
