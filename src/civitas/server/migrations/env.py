"""Runs migrations on the connection the server hands over."""

from alembic import context

from civitas.server.storage import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
