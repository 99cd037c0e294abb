"""A second, naive reading of the law of each game, written apart from the engines."""
