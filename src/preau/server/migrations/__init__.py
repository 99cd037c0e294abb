"""Alembic's folder: `preau.server.migrating` runs what is in `versions`."""
