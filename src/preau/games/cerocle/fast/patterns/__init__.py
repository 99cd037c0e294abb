"""What can be learned about Cerocle: patterns of rings and lines, and what numbers say of them.

Never here: the numbers themselves, which `preau.bots.weights` keeps.
"""
