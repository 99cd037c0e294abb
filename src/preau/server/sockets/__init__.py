"""A socket for each table and one for the lobby: their messages, who listens, and what is asked of a table.

No HTTP route and no page is here.
"""
