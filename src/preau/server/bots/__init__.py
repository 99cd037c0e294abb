"""Bots at the tables: their worker processes, the queue for them, hints and reviews. No search and no page is here."""
