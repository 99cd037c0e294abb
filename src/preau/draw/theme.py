"""Paint: what each colour token of a scene looks like by day and by night, and the styles a page needs."""

from __future__ import annotations

from collections.abc import Collection
from types import MappingProxyType
from typing import Final, Literal

Theme = Literal["auto", "light", "dark", "page"]

# Day is chalk on sunlit asphalt, night is blue. The players' colours are Okabe and Ito's, but
# for red and purple, which look like what they are called; a badge tells each player's besides.
_PAINT: Final = {
    # table and board
    "table": ("#f6f2e9", "#131b2e"),
    "ground": ("#ddd6c8", "#25324f"),
    "ground-2": ("#d5cdbd", "#202c47"),
    "line": ("#efe9dd", "#35456a"),
    "edge": ("#3a352f", "#0a0f1c"),  # the outline of everything that stands on the board
    "rim": ("#6b6154", "#a3afc9"),  # coordinates and other quiet writing
    "ink": ("#2a2622", "#eef0f4"),
    "chalk": ("#fffdf6", "#f4f1e6"),
    "accent": ("#f2c230", "#ffd75e"),  # chalk yellow, the one accent
    "accent-ink": ("#7a5600", "#ffe08a"),
    "shade": ("#000000", "#000000"),
    "trouble": ("#b3261e", "#ff8a7a"),
    # players
    "red": ("#cf2e24", "#ee5a4c"),
    "blue": ("#0072b2", "#2b93d1"),
    "green": ("#009e73", "#16b388"),
    "yellow": ("#f0e442", "#f0e442"),
    "purple": ("#8f57b8", "#b68ada"),
    "brown": ("#6b3f22", "#7d4c2b"),
    "walnut": ("#5d3720", "#5a361f"),
    "walnut-2": ("#74482b", "#70452a"),
    "walnut-3": ("#8c5a38", "#875636"),
    "pine": ("#4f9a63", "#4c9a63"),
    "pine-2": ("#7dbd8a", "#78b986"),
    "ivory": ("#fbf7ec", "#f3ecdc"),
    "ivory-2": ("#d9cfba", "#cfc4ac"),
    "white": ("#faf6ec", "#f6f1e4"),
    "habit-edge": ("#17151a", "#c9cfdd"),  # around what is black by day and by night
    "black": ("#26242b", "#17161b"),
    "on-red": ("#ffffff", "#1c1917"),
    "on-blue": ("#ffffff", "#10131a"),
    "on-green": ("#0f1512", "#0f1512"),
    "on-yellow": ("#1c1917", "#1c1917"),
    "on-purple": ("#ffffff", "#1c1917"),
    "on-brown": ("#fff6e9", "#fff6e9"),
    "on-white": ("#2a2622", "#2a2622"),
    "on-walnut": ("#fff6e9", "#fff6e9"),
    "on-pine": ("#12201a", "#12201a"),
    "on-ivory": ("#2a2622", "#2a2622"),
    "on-black": ("#fffdf6", "#fffdf6"),
    "on-ink": ("#fffdf6", "#131b2e"),
    # stuff
    "lawn": ("#a9c77e", "#3f6b4a"),
    "lawn-2": ("#93b568", "#355d40"),
    "leaf": ("#6f9e4c", "#4f8a55"),
    "leaf-2": ("#87b561", "#66a56a"),
    "wood": ("#ecd9b4", "#a1865f"),
    "wood-2": ("#dfc597", "#8b714c"),
    "wood-3": ("#bd9a66", "#5f4a2e"),
    "wood-ink": ("#6b5232", "#24190c"),
    "sand": ("#eedca6", "#bda670"),
    "metal": ("#a9b1b8", "#8b97a6"),
    "metal-2": ("#7f8990", "#66727f"),
    "rubber": ("#4a4a50", "#3a3b44"),
    "water": ("#8cc3dd", "#5d9fc0"),
    "paint-1": ("#d98b6a", "#b96f52"),
    "paint-2": ("#7fb0c4", "#5a8ca3"),
    "paint-3": ("#e3bd5c", "#c19d45"),
    "brick": ("#c78f73", "#5b3f45"),
    "brick-2": ("#b57c61", "#4d353c"),
    "window": ("#a9d3e6", "#ffd98a"),
    "floor-2": ("#e2d2b4", "#4a4152"),
    "floor": ("#efe3cc", "#3a3340"),
    "gold": ("#e9b93c", "#eec04a"),
    "gold-2": ("#b8860b", "#b0841f"),
    "heart": ("#e2556f", "#ef6f86"),
    "dust": ("#efdfbd", "#c9b793"),
    "dust-2": ("#cdb68a", "#a08c66"),
    "cheek": ("#e8927c", "#e8927c"),
    "skin-1": ("#f5cfa8", "#eec79f"),
    "skin-2": ("#e0ac7c", "#d8a474"),
    "skin-3": ("#b97f52", "#b27a4f"),
    "skin-4": ("#8a5a3a", "#8a5a3a"),
    "hair-1": ("#5a3a22", "#4d311d"),
    "hair-2": ("#2b211b", "#211914"),
    "hair-3": ("#b5743a", "#a8692f"),
    "hair-4": ("#e0b85c", "#d4aa50"),
    "feature": ("#2a2622", "#1d1a18"),  # eyes, mouths and shoes, the same by night
}

LIGHT: Final = MappingProxyType({token: paint[0] for token, paint in _PAINT.items()})
DARK: Final = MappingProxyType({token: paint[1] for token, paint in _PAINT.items()})

FONT: Final = "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'Hiragino Sans', 'Noto Sans CJK JP', sans-serif"


def paint(token: str, theme: Theme) -> str:
    """What to write as a colour in an SVG drawn for this theme."""
    if token in ("", "none"):
        return "none"
    if token == "own":  # noqa: S105 - a colour token, no secret
        return "currentColor"
    if theme == "light":
        return LIGHT[token]
    if theme == "dark":
        return DARK[token]
    if token not in LIGHT:
        raise KeyError(token)
    return f"var(--{token})"


def ink_on(colour: str) -> str:
    """The token of the writing that reads best on this colour."""
    return f"on-{colour}" if f"on-{colour}" in LIGHT else "ink"


def _variables(colours: MappingProxyType[str, str], tokens: Collection[str]) -> str:
    return "".join(f"--{token}:{colour};" for token, colour in colours.items() if token in tokens)


def variables_css(selector: str = ":root", tokens: Collection[str] = LIGHT) -> str:
    """The tokens as custom properties: day and night by the reader's system, or by `data-theme` on the page."""
    day, night = _variables(LIGHT, tokens), _variables(DARK, tokens)
    return (
        f"{selector}{{{day}}}\n"
        f"@media (prefers-color-scheme: dark){{{selector}:not([data-theme=light]){{{night}}}}}\n"
        f"{selector}[data-theme=dark]{{{night}}}\n"
    )


# How a cell or a piece shows what is to be said of it: attributes of its halo, paint as tokens.
HALOS: Final[dict[str, dict[str, str]]] = {
    "cell.last": {"fill": "accent", "fill-opacity": ".32"},
    "cell.lit": {"fill": "accent", "fill-opacity": ".5", "stroke": "accent-ink", "stroke-width": "5"},
    "cell.trouble": {
        "fill": "trouble", "fill-opacity": ".3", "stroke": "trouble", "stroke-width": "7", "stroke-dasharray": "14 11",
    },
    "piece.last": {"stroke": "accent-ink", "stroke-width": "5", "stroke-dasharray": "1 10"},
    "piece.lit": {"fill": "accent", "fill-opacity": ".8", "stroke": "accent-ink", "stroke-width": "5"},
    "piece.trouble": {"stroke": "trouble", "stroke-width": "9", "stroke-dasharray": "14 11"},
}  # fmt: skip


def halo(state: str, theme: Theme) -> dict[str, str]:
    """The attributes of a halo in this state, such as `cell.lit`."""
    return {
        key: paint(value, theme) if key in ("fill", "stroke") else value for key, value in HALOS.get(state, {}).items()
    }


def page_css() -> str:
    """The stylesheet for a page that shows boards drawn with `theme="page"`.

    Beside `lit`, `last` and `trouble` a page may use the class `chosen`, for what has been picked up.
    """
    states = (
        f".board .{state}>.halo{{{';'.join(f'{key}:{value}' for key, value in halo(state, 'page').items())}}}"
        for state in HALOS
    )
    return "\n".join(
        (
            variables_css() + ".board .halo{fill:transparent;stroke:none}",
            *states,
            ".board .chosen>.halo{stroke:var(--accent-ink);stroke-width:9}",
            ".board .lit{cursor:pointer}",
            ".board .cell,.board .piece{outline:none}",
            ".board .cell:focus-visible>.halo,.board .piece:focus-visible>.halo{stroke:var(--ink);stroke-width:8}",
            ".board .piece{transition:transform .28s ease}",
            ".board text{pointer-events:none;user-select:none}",
            "@media (prefers-reduced-motion: reduce){.board .piece{transition:none}}",
            "",
        )
    )
