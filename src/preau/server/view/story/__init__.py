"""What happened at a table, for those who want to follow it: the recap, the result, the report card.

What never goes in: a rule of any game, the log as a whole, and anything about what could be played next.
"""
