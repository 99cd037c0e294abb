"""What programs play by: accounts that are bots, seats that are kept for them, and what waits for an account.

Queries and decisions; no HTTP. Nobody's search is here: the house's own bots are in `bots`.
"""
