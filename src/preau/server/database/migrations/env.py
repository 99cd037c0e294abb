"""Alembic asks here for its connection; `preau.server.database.migrate` gives it one with a transaction begun."""

from __future__ import annotations

from alembic import context

from preau.server.database.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
