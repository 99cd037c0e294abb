"""What could be played, for those who choose: what a move would do.

What never goes in: a rule of any game, and anything about what has happened.
"""
