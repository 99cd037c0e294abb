"""Random games of Cerocle, as fast as they go: at any table, and faster at the usual one.

Never a move chosen with care.
"""
