"""Backup and restore of the whole database: SQLite's own copy while people play, or pg_dump."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess  # nosec B404  # pg_dump and pg_restore
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from tumbleweed.server.errors import Impossible, StoreTrouble
from tumbleweed.server.store.engine import Store, database_url

OLD: Final = ".before-restore"
MEANWHILE: Final = ".unfinished"
BESIDE: Final = ("-wal", "-shm")
POSTGRES: Final = "postgresql"


def backup(url: str, target: Path) -> None:
    """A consistent copy of what is committed now; an existing file is never overwritten."""
    if target.exists():
        raise Impossible(f"{target} exists: put the date into the name.")
    os.umask(0o077)  # it holds hidden cards and hashes
    found = database_url(url)
    unfinished = target.with_name(target.name + MEANWHILE)
    unfinished.unlink(missing_ok=True)
    if found.get_backend_name() == POSTGRES:
        _run(found, "pg_dump", "--format=custom", f"--file={unfinished}")
    else:
        _copy_sqlite(_file_of(found), unfinished)
    unfinished.replace(target)


def restore(url: str, source: Path) -> Path | None:
    """Put a backup in the place of the database, which nobody may use meanwhile. Returns where the
    old SQLite file is kept.
    """
    if not source.is_file():
        raise Impossible(f"There is no file {source}.")
    found = database_url(url)
    if found.get_backend_name() == POSTGRES:
        _restore_postgres(found, source)
        return None
    return _restore_sqlite(_file_of(found), source)


# ---- SQLite ----


def _file_of(url: URL) -> Path:
    return Path(url.database or "")


def _copy_sqlite(file: Path, target: Path) -> None:
    if not file.is_file():
        raise Impossible(f"There is no database at {file}.")
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("VACUUM INTO ?", (str(target),))
        _check_sqlite(target)
    except sqlite3.Error as fault:
        target.unlink(missing_ok=True)
        raise StoreTrouble("down", f"{file}: {fault}") from fault


def _check_sqlite(file: Path) -> None:
    """That a file is a sound database of ours."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            [(verdict,)] = connection.execute("PRAGMA integrity_check(1)").fetchall()
            orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as fault:
        raise Impossible(f"{file} is no backup of ours: {fault}") from fault
    if verdict != "ok" or orphans:
        raise Impossible(f"{file} is damaged: {verdict}, {orphans}")


def _restore_sqlite(file: Path, source: Path) -> Path | None:
    _check_sqlite(source)
    fresh, old = file.with_name(file.name + MEANWHILE), file.with_name(file.name + OLD)
    os.umask(0o077)
    shutil.copyfile(source, fresh)
    kept = None
    if file.exists():
        _take_alone(file)
        file.replace(old)
        kept = old
    for end in BESIDE:  # those of another file would damage it
        file.with_name(file.name + end).unlink(missing_ok=True)
    fresh.replace(file)
    return kept


def _take_alone(file: Path) -> None:
    """Leaves WAL mode, which fails while any other connection is open, and writes everything into
    the file itself."""
    try:
        with closing(sqlite3.connect(file, timeout=1)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    except sqlite3.OperationalError as fault:
        raise Impossible(f"{file} is in use: stop the server first.") from fault


# ---- PostgreSQL ----


def _restore_postgres(url: URL, source: Path) -> None:
    store = Store(url.render_as_string(hide_password=False))
    try:
        others = store.read_now(lambda connection: connection.exec_driver_sql(OTHERS).scalar_one())
    finally:
        store.close()
    if others:
        raise Impossible(f"{others} others use the database: stop the servers first.")
    options = ["--clean", "--if-exists", "--no-owner", "--exit-on-error", "--single-transaction"]
    _run(url, "pg_restore", *options, f"--dbname={url.database}", str(source))


OTHERS: Final = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


def _run(url: URL, program: str, *arguments: str) -> None:
    """The address goes by the environment: others on this machine can read arguments."""
    environment = {**os.environ, **_environment(url)}
    command = [_program(program), *arguments]
    done = subprocess.run(  # noqa: S603  # nosec B603  # PostgreSQL's own programs
        command, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise Impossible(f"{program}: {done.stderr.strip()[-500:]}")


def _environment(url: URL) -> dict[str, str]:
    names = {
        "PGHOST": url.host or url.query.get("host"), "PGPORT": url.port, "PGUSER": url.username,
        "PGPASSWORD": url.password, "PGDATABASE": url.database,
    }  # fmt: skip
    return {name: str(value) for name, value in names.items() if value}


def _program(name: str) -> str:
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    found = shutil.which(name) or (str(debian[0]) if debian else None)
    if found is None:
        raise Impossible(f"{name} is not installed: Debian's postgresql-client.")
    return found
