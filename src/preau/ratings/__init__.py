"""How strong players are, from who beat whom: the mathematics that people and bots share, and a pool of rated people.

Games come in and ratings go out. Nothing here knows a table, a database or the time; no rule of a game is here.
"""
