"""What helps who has to choose: what a move would do, what is new to a beginner, how strong a bot is.

What never goes in: a rule of any game, and anything about a table that is over.
"""
