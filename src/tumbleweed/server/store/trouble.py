"""Which database errors mean that the database itself is in trouble."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolExhausted

from tumbleweed.server.errors import StoreTrouble, TroubleKind

SQLITE: Final[dict[int, TroubleKind]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR_SHMSIZE: "full",  # no space even to open it
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "down",
    sqlite3.SQLITE_IOERR: "down",
    sqlite3.SQLITE_CANTOPEN: "down",
    sqlite3.SQLITE_CORRUPT: "down",
    sqlite3.SQLITE_NOTADB: "down",
    sqlite3.SQLITE_PERM: "down",
}
PRIMARY_CODE = 0xFF  # the rest of a SQLite code is more specific

POSTGRES: Final[dict[str, TroubleKind]] = {
    "53100": "full",  # disk_full
    "55P03": "locked",  # lock_not_available
    "40P01": "locked",  # deadlock_detected
    "40001": "locked",  # serialization_failure
    "25006": "down",  # read_only_sql_transaction: a standby
    "58030": "down",  # io_error
}
# Connections (08), resources (53), operator intervention (57P), and access denied (28, 3D).
POSTGRES_DOWN: Final = ("08", "53", "57P", "28", "3D")


@contextmanager
def naming_trouble() -> Iterator[None]:
    """Raise StoreTrouble for errors of the database rather than the statement."""
    try:
        yield
    except PoolExhausted as error:
        raise StoreTrouble("locked", "all connections are taken") from error
    except (DBAPIError, sqlite3.Error) as error:  # the latter where the driver is called itself
        trouble = trouble_in(error)
        if trouble is None:
            raise
        raise trouble from error


def trouble_in(error: DBAPIError | sqlite3.Error) -> StoreTrouble | None:
    """The trouble behind an error; None: the error is the statement's own fault."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        kind = _sqlite_kind(cause)
    else:
        assert isinstance(error, DBAPIError)
        kind = _postgres_kind(error)
    return StoreTrouble(kind, str(cause).strip()) if kind else None


def _sqlite_kind(error: sqlite3.Error) -> TroubleKind | None:
    code = getattr(error, "sqlite_errorcode", 0)  # missing if Python itself raises it
    return SQLITE.get(code) or SQLITE.get(code & PRIMARY_CODE)


def _postgres_kind(error: DBAPIError) -> TroubleKind | None:
    state = getattr(error.orig, "sqlstate", None)
    if state in POSTGRES:
        return POSTGRES[state]
    # Without a code the server never answered: refused, unknown or disconnected.
    silent = state is None and isinstance(error, OperationalError | InterfaceError)
    if silent or error.connection_invalidated or (state or "").startswith(POSTGRES_DOWN):
        return "down"
    return None
