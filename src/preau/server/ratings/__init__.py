"""Ratings of people: results become rated games, rated games become ratings, ratings become lists.

The mathematics is in `preau.ratings`. Nothing here speaks HTTP, and no rule of a game is here.
"""
