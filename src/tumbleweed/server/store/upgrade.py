"""Migrate a database to schema.py, whichever version of Tumbleweed made it.

Neighbouring versions may work side by side while servers are replaced one by one: migrations only
add, and the database says how old a version may be that still works with it. A version that does
not know the database's revision goes by that.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, delete, insert, select, text

from tumbleweed.server.errors import DatabaseTooNew, DatabaseTooOld
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.trouble import naming_trouble

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ADVISORY_LOCK: Final = 0x7461_626C_6573  # any number, as long as all workers use the same
REVISION: Final = text("SELECT version_num FROM alembic_version")
# The oldest revision whose version works with a database of the newest one: what comes after it
# only adds, tables and columns that may be left out of a new row. A migration that takes something
# away names its own revision here, and then all servers are stopped for the upgrade.
WORKS_FROM: Final = "0007"
WORKS_FROM_IS: Final = "works-from"  # its name in the database
IS_KEPT: Final = schema.kept_values.c.name == WORKS_FROM_IS
PATIENCE: Final = 600  # seconds to wait for another worker that is upgrading


def upgrade(store: Store) -> None:
    """Migrate the database to the newest schema, in one transaction. That of a newer version stays
    as it is, if this one works with it.

    Several workers may start at once: the first does it, the others wait and find it done.
    """
    with _alone(store) as connection:
        if not _is_newer(connection):
            if _heads(connection) != {newest()}:  # it is not led through all migrations again
                command.upgrade(alembic_config(connection), "head")
            _keep(connection, WORKS_FROM)


def check_shape(store: Store) -> None:
    """That this version works with the database as it is; nothing is changed."""
    with naming_trouble(), store.engine.connect() as connection:
        newer = _is_newer(connection)
        present = MigrationContext.configure(connection).get_current_revision()
    if present != newest() and not newer:
        raise DatabaseTooOld(
            f"the database is at revision {present or 'none'}, not {newest()}: start the server "
            "once, which upgrades it"
        )


def fits(connection: Connection) -> bool:
    """The same for a database that has a schema; without the log lines of Alembic, which would come
    with every look.
    """
    present = str(connection.execute(REVISION).scalar())
    return present == newest() or (present not in known() and _works(connection))


def newest() -> str:
    """The revision of the schema that this version has."""
    return known()[0]


def known() -> tuple[str, ...]:
    """The revisions that this version knows, the newest first."""
    return _revisions(MIGRATIONS)


@cache
def _revisions(folder: Path) -> tuple[str, ...]:
    script = ScriptDirectory.from_config(alembic_config())
    return tuple(each.revision for each in script.walk_revisions())


def _heads(connection: Connection) -> set[str]:
    return set(MigrationContext.configure(connection).get_current_heads())


def downgrade(store: Store, revision: str) -> None:
    """To an older schema, in one transaction, for an older version of Tumbleweed."""
    with _alone(store) as connection:
        if _is_newer(connection):
            raise DatabaseTooNew("only the version that has upgraded the database can take it back")
        connection.execute(delete(schema.kept_values).where(IS_KEPT))
        command.downgrade(alembic_config(connection), revision)


@contextmanager
def _alone(store: Store) -> Iterator[Connection]:
    """A transaction in which nobody else changes the schema."""
    with naming_trouble(), store.engine.connect() as connection:
        if store.sqlite:
            _prepare_sqlite(connection)
        with connection.begin():
            if not store.sqlite:
                _lock_postgres(connection)
            yield connection


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _is_newer(connection: Connection) -> bool:
    """Whether a later version has upgraded it; refused if this one does not work with it."""
    newer = ", ".join(sorted(_heads(connection) - set(known())))
    if newer and not _works(connection):
        raise DatabaseTooNew(
            f"the database is at revision {newer}, which this version of Tumbleweed does not know "
            f"(it knows up to {newest()}): run the newer version, or restore a backup from before "
            "the upgrade"
        )
    return bool(newer)


def _works(connection: Connection) -> bool:
    """Whether whoever has upgraded the database says that this version works with it."""
    return connection.execute(select(schema.kept_values.c.value).where(IS_KEPT)).scalar() in known()


def _keep(connection: Connection, works_from: str) -> None:
    if connection.execute(select(schema.kept_values.c.value).where(IS_KEPT)).scalar() != works_from:
        connection.execute(delete(schema.kept_values).where(IS_KEPT))
        row = insert(schema.kept_values).values(name=WORKS_FROM_IS, value=works_from)
        connection.execute(row)


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
