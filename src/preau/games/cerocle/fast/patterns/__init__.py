"""What can be learned about Cerocle: patterns of rings and lines, and what numbers say of them.

Never here: the numbers themselves, which `weights.json` keeps and `preau.bots.fast.weights` reads.
"""
