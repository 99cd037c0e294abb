"""The law of Cerocle: what a position is made of, which moves are legal, what each does, who won, and why not.

No text is read here, nothing is drawn, and no rule knows the `CeroclePosition` that the rest of the house asks.
"""
