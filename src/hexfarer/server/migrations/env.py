"""Alembic runs this; the connection is the store's, so that the lock on migrations holds."""

from alembic import context

from hexfarer.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
