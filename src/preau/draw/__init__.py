"""Shows a scene: as SVG (`svg`) or as lines of text (`terminal`). Knows no game."""
