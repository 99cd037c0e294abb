"""The law of Cerocle: what a position is made of, which moves are legal, what each does, who won, and why not.

Never text that is read, or a drawing; and no rule knows the `CeroclePosition` that the rest of the house asks.
"""
