"""The club's part of the API, a module for each of its rooms.

No page is here, and no decision: those are made in the rooms.
"""
