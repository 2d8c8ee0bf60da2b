"""Any database is migrated to the newest schema: by any worker, repeatedly, all or nothing."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from echo.staging import played
from server import services
from tumbleweed.core.game import Game
from tumbleweed.core.record import Entry
from tumbleweed.server.errors import DatabaseTooNew
from tumbleweed.server.people.guests import new_guest
from tumbleweed.server.people.mutes import mute
from tumbleweed.server.replays.files import add_game
from tumbleweed.server.store import upgrade as upgrading
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.schema import metadata
from tumbleweed.server.store.upgrade import (
    WORKS_FROM,
    WORKS_FROM_IS,
    alembic_config,
    check_shape,
    downgrade,
    fits,
    newest,
    upgrade,
)
from tumbleweed.server.tables.lifecycle import new_table
from tumbleweed.server.tables.options import TableOptions


@pytest.fixture(params=["sqlite", "postgres"])
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database in which nothing is."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'new' / 'tumbleweed.db'}"
        return
    server: services.PostgresServer = request.getfixturevalue("postgres_server")
    url = server.new_database()
    yield url
    server.drop(url)


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_server_default": True})
    return list(compare_metadata(context, metadata))


def table_names(url: str) -> set[str]:
    store = Store(url)
    names = set(inspect(store.engine).get_table_names())
    store.close()
    return names


def test_the_migrations_make_what_the_schema_says(any_database: str) -> None:
    store = Store(any_database)
    assert store.read_now(differences) == []
    store.close()


def test_a_difference_would_be_noticed(any_database: str) -> None:
    store = Store(any_database)
    store.now_in(lambda c: c.execute(text("ALTER TABLE house ADD COLUMN surplus INTEGER")))
    store.now_in(lambda c: c.execute(text("DROP INDEX ix_tables_wake_at")))
    assert len(store.read_now(differences)) == 2
    store.close()


def test_an_upgrade_of_the_newest_changes_nothing(any_database: str) -> None:
    store = Store(any_database)
    store.now_in(lambda c: c.execute(text("INSERT INTO house (name, value) VALUES ('a', '1')")))
    upgrade(store)
    assert store.read_now(lambda c: c.scalar(text("SELECT value FROM house WHERE name = 'a'")))
    store.close()


WORKERS = """
import os, sys
from server.services import migrate

children = []
for _ in range(4):
    child = os.fork()
    if not child:
        migrate(sys.argv[1])
        sys.exit()
    children.append(child)
sys.exit(any([os.waitpid(child, 0)[1] for child in children]))
"""


@pytest.mark.extended
@pytest.mark.slow
def test_several_workers_start_at_once(bare: str) -> None:
    command = [sys.executable, "-c", WORKERS, bare]
    workers = subprocess.run(
        command,
        cwd=Path(__file__).parents[1],
        check=False,
        timeout=60,
        capture_output=True,
        text=True,
    )
    assert (workers.returncode, workers.stderr) == (0, "")
    assert set(metadata.tables) < table_names(bare)


def test_a_newer_database_is_refused(any_database: str) -> None:
    store = Store(any_database)
    store.now_in(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    store.now_in(lambda c: c.execute(text("DELETE FROM house")))  # it says nothing
    with pytest.raises(DatabaseTooNew, match=r"revision 9999, which this version .* not know"):
        upgrade(store)
    version = "SELECT version_num FROM alembic_version"
    assert store.read_now(lambda c: c.scalar(text(version))) == "9999"
    store.close()


def of_the_next_version(store: Store, works_from: str) -> None:
    """A later version has upgraded it, and says how old one may be that works with it."""
    for statement in (
        "UPDATE alembic_version SET version_num = '9999'",
        f"UPDATE house SET value = '\"{works_from}\"' WHERE name = '{WORKS_FROM_IS}'",
        "ALTER TABLE seats ADD COLUMN surplus INTEGER",
    ):
        store.now_in(lambda c, what: c.execute(text(what)), statement)


def test_a_newer_database_is_good_enough_if_its_version_says_so(any_database: str) -> None:
    """For a worker that is started again while its neighbours are upgraded already."""
    store = Store(any_database)
    upgrade(store)
    of_the_next_version(store, str(newest()))
    upgrade(store)
    check_shape(store)
    assert store.read_now(fits)
    version = "SELECT version_num FROM alembic_version"
    assert store.read_now(lambda c: c.scalar(text(version))) == "9999"
    with pytest.raises(DatabaseTooNew, match="can take it back"):
        downgrade(store, "0006")
    store.close()


def test_it_is_not_if_its_version_names_one_that_is_newer_too(any_database: str) -> None:
    store = Store(any_database)
    upgrade(store)
    of_the_next_version(store, "9998")
    assert not store.read_now(fits)
    for refused in (upgrade, check_shape):
        with pytest.raises(DatabaseTooNew, match="revision 9999"):
            refused(store)
    store.close()


Columns = dict[tuple[str, str], tuple[str, bool]]  # type, and whether a new row may lack it


def columns_of(connection: Connection) -> Columns:
    seen = inspect(connection)
    return {
        (table, column["name"]): (
            str(column["type"]),
            column["nullable"] or column["default"] is not None,
        )
        for table in seen.get_table_names()
        for column in seen.get_columns(table)
    }


def in_the_way(before: Columns, after: Columns) -> set[tuple[str, str]]:
    """What a version that knows only the shape before would stumble over."""
    tables = {table for table, _ in before}
    changed = {name for name in before if before[name] != after.get(name)}
    needed = {
        name
        for name, (_, may_be_left_out) in after.items()
        if name not in before and name[0] in tables and not may_be_left_out
    }
    return changed | needed


def test_migrations_since_the_oldest_that_works_only_add(bare: str) -> None:
    store = Store(bare)

    def move(connection: Connection) -> Columns:
        command.upgrade(alembic_config(connection), WORKS_FROM)
        return columns_of(connection)

    before = store.now_in(move)
    upgrade(store)
    assert in_the_way(before, store.read_now(columns_of)) == set()
    for change in (
        "ALTER TABLE seats DROP COLUMN hints",
        "ALTER TABLE seats RENAME COLUMN hinted TO hinted_at",
        "ALTER TABLE house ADD COLUMN may_be INTEGER",
        "CREATE TABLE of_its_own (id INTEGER NOT NULL)",
    ):
        store.now_in(lambda c, what: c.execute(text(what)), change)
    found = in_the_way(before, store.read_now(columns_of))
    assert found == {("seats", "hints"), ("seats", "hinted")}
    store.close()


BROKEN = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "0001", None

def upgrade() -> None:
    op.create_table("half", sa.Column("id", sa.Integer))
    op.execute("SELECT * FROM what_is_not_there")
"""


def test_a_migration_that_fails_leaves_nothing_behind(
    bare: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    versions = tmp_path / "100% migrations" / "versions"  # a sign that configurations know
    versions.mkdir(parents=True)
    (versions / "0001_broken.py").write_text(BROKEN)
    (versions.parent / "env.py").write_text((upgrading.MIGRATIONS / "env.py").read_text())
    monkeypatch.setattr(upgrading, "MIGRATIONS", versions.parent)
    store = Store(bare)
    with pytest.raises(Exception, match="what_is_not_there"):
        upgrade(store)
    store.close()
    assert table_names(bare) == set()


REBUILD = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "next", "0012"

def upgrade() -> None:
    with op.batch_alter_table("people", recreate="always") as people:
        people.add_column(sa.Column("surplus", sa.Integer))
"""


def test_a_table_rebuilt_in_sqlite_takes_no_rows_with_it(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite changes a table by dropping it, and dropping people would drop their sessions."""
    store = Store(sqlite_url)
    for statement in (
        "INSERT INTO people (id, name, lang, notices, created_at) VALUES ('p', 'P', 'en', '{}', 0)",
        "INSERT INTO sessions (token_hash, person_id, created_at, seen_at) VALUES ('t', 'p', 0, 0)",
    ):
        store.now_in(lambda c, what: c.execute(text(what)), statement)
    copy = tmp_path / "migrations"
    copy.mkdir()
    (copy / "env.py").write_text((upgrading.MIGRATIONS / "env.py").read_text())
    (copy / "versions").mkdir()
    for file in (upgrading.MIGRATIONS / "versions").glob("0*.py"):
        (copy / "versions" / file.name).write_text(file.read_text())
    (copy / "versions" / "next.py").write_text(REBUILD)
    monkeypatch.setattr(upgrading, "MIGRATIONS", copy)
    upgrade(store)
    assert store.read_now(lambda c: c.scalar(text("SELECT count(*) FROM sessions"))) == 1
    assert store.read_now(lambda c: c.scalar(text("PRAGMA foreign_keys"))) == 1
    store.close()


def rows_of(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is stored, without what the newest version has added."""
    new_tables = {
        "ratings", "rated_seats", "tournaments", "entrants", "pairings", "season_standings",
    }  # fmt: skip

    def read(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
        return {
            table.name: sorted(
                tuple(map(str, row))
                for row in connection.execute(select(table))
                if WORKS_FROM_IS not in row  # it is each version's own
            )
            for table in metadata.sorted_tables
            if table.name not in new_tables
        }

    return store.read_now(read)


def test_one_version_back_and_forward_again_loses_nothing(any_database: str) -> None:
    """A game that has been played, its seats, its people."""
    store = Store(any_database)
    person, _ = store.now_in(new_guest, "fr")
    other, _ = store.now_in(new_guest, "en")
    store.now_in(mute, person.id, other.id)
    bots = [{"kind": "bot", "level": "random"}] * 2
    options = TableOptions.model_validate({"game": "goat", "seats": [{}, *bots]})
    game = played("goat", players=3, seed=5)
    row, seats = new_table(options, person.id)
    store.now_in(add_game, row, seats, game, [game.event_count] * len(entries_of(game)))
    before = rows_of(store)
    assert len(before["choices"]) > 20
    downgrade(store, "0008")
    assert rows_of(store) == before
    upgrade(store)
    assert rows_of(store) == before
    assert store.read_now(differences) == []
    store.close()


def entries_of(game: Game) -> list[Entry]:
    assert game.record is not None
    return game.record.entries
