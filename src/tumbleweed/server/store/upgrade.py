"""Migrate a database to schema.py, whichever version of Tumbleweed made it."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tumbleweed.server.errors import DatabaseTooNew, DatabaseTooOld
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.trouble import naming_trouble

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ADVISORY_LOCK: Final = 0x7461_626C_6573  # any number, as long as all workers use the same
REVISION: Final = text("SELECT version_num FROM alembic_version")
PATIENCE: Final = 600  # seconds to wait for another worker that is upgrading


def upgrade(store: Store) -> None:
    """Migrate the database to the newest schema, in one transaction.

    Several workers may start at once: the first does it, the others wait and find it done.
    """
    with _alone(store) as connection:
        if _heads(connection) != {newest()}:
            command.upgrade(alembic_config(connection), "head")


def check_shape(store: Store) -> None:
    """That the database has the newest schema; nothing is changed."""
    with naming_trouble(), store.engine.connect() as connection:
        _refuse_newer(connection)
        present = MigrationContext.configure(connection).get_current_revision()
    if present != newest():
        raise DatabaseTooOld(
            f"the database is at revision {present or 'none'}, not {newest()}: start the server "
            "once, which upgrades it"
        )


def revision_of(connection: Connection) -> str:
    """Of the schema of a database that has one; without the log lines of Alembic, which would come
    with every look.
    """
    return str(connection.execute(REVISION).scalar())


@cache
def newest() -> str | None:
    """The revision of the schema that this version has."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


@cache
def _known() -> frozenset[str]:
    script = ScriptDirectory.from_config(alembic_config())
    return frozenset(revision.revision for revision in script.walk_revisions())


def _heads(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def downgrade(store: Store, revision: str) -> None:
    """To an older schema, in one transaction, for an older version of Tumbleweed."""
    with _alone(store) as connection:
        command.downgrade(alembic_config(connection), revision)


@contextmanager
def _alone(store: Store) -> Iterator[Connection]:
    """A transaction in which nobody else changes the schema; refused for a newer one."""
    with naming_trouble(), store.engine.connect() as connection:
        if store.sqlite:
            _prepare_sqlite(connection)
        with connection.begin():
            if not store.sqlite:
                _lock_postgres(connection)
            _refuse_newer(connection)
            yield connection


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _refuse_newer(connection: Connection) -> None:
    newer = ", ".join(sorted(_heads(connection) - _known()))
    if newer:
        raise DatabaseTooNew(
            f"the database is at revision {newer}, which this version of Tumbleweed does not know "
            f"(it knows up to {newest()}): run the newer version, or restore a "
            "backup from before the upgrade"
        )


def _prepare_sqlite(connection: Connection) -> None:
    """A separate connection: rebuilding a table drops it, and no row may be lost by cascading."""
    connection.detach()
    settings = connection.connection.cursor()
    settings.execute("PRAGMA foreign_keys = OFF")
    settings.execute(f"PRAGMA busy_timeout = {PATIENCE * 1000}")
    settings.close()


def _lock_postgres(connection: Connection) -> None:
    connection.execute(text(f"SET LOCAL lock_timeout = '{PATIENCE}s'"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK})
