"""The club's part of the database: tables, what a table's end writes, what is kept for somebody, what age deletes.

No route and no decision is here.
"""
