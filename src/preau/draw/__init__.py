"""Shows a scene as SVG (`svg`) or as lines of text (`terminal`), and numbers as charts.

Never here: a game, a page, a sentence; words come from a `say` that the caller brings.
"""
