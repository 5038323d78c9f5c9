"""Run by Alembic: migrate over the connection that the program passes in."""

from __future__ import annotations

from alembic import context

from questhall.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
