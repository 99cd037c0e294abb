"""What can be learned about Recess!: what is seen of a position or of a move as rows of numbers, and their sums.

Never here: the numbers themselves, which `weights.json` keeps and `preau.bots.fast.weights` reads.
"""
