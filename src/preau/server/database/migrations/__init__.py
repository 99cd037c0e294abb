"""Alembic's folder: `preau.server.database.migrate` runs what is in `versions`. Never here: the schema of today."""
