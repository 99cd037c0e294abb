"""Alembic's folder: `preau.server.database.migrate` runs what is in `versions`. A released one never changes."""
