"""What programs play by: accounts that are bots, seats that are kept for them, and what waits for an account.

Queries and decisions. No HTTP is here, and nobody's search: the house's own bots are in `bots`.
"""
