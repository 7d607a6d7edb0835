"""Runs the migrations over the connection that `migrate` has opened."""

from __future__ import annotations

from alembic import context

from herna.server.schema import META

context.configure(
    connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True, compare_type=True
)
with context.begin_transaction():
    context.run_migrations()
