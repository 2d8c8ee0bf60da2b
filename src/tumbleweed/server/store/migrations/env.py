"""How Alembic runs the migrations: on the connection and in the transaction of `upgrade`."""

from alembic import context

from tumbleweed.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
