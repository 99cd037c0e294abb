"""The database: its tables and engines, the log and the lists, people and audit, and what a host does to it.

Nothing is decided here: what may be written was decided above.
"""
