"""Matches between bots, measured: plays many games, keeps them all, and says how sure it is.

Never here: a rule, a person's table, a terminal.
"""
