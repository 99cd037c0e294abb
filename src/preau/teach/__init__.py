"""Teaches a game: lessons and the tutor that judges them, puzzles and their proofs, diagrams, why something happened.

Never here: a rule, a table, a learner's progress, and anything impure but reading the files of a game's package.
"""
