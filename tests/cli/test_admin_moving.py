"""`tumbleweed admin export-tables` and `import-tables`: their words, and what they refuse."""

import re
from pathlib import Path

import pytest

from cli.test_admin import admin, waiting_table
from server.services import newest_sqlite
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import change_seat


def host(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """From now on commands work on its database."""
    folder.mkdir()
    (folder / "tumbleweed.db").write_bytes(newest_sqlite())
    monkeypatch.setenv("TUMBLEWEED_DATA", str(folder))
    monkeypatch.setenv("TUMBLEWEED_PUBLIC_URL", "https://tables.example/")
    monkeypatch.delenv("DATABASE_URL", raising=False)
    return Store(f"sqlite:///{folder / 'tumbleweed.db'}")


def with_a_player(store: Store) -> str:
    table, person = waiting_table(store)
    player = {"kind": "human", "person_id": person, "name": "Annie"}
    store.now_in(lambda connection: change_seat(connection, table, 0, **player))
    return table


def test_tables_go_from_one_host_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, file = host(tmp_path / "old", monkeypatch), tmp_path / "tables.gz"
    table, other = with_a_player(old), with_a_player(old)
    said = admin("export-tables", str(file), "--table", table).output
    assert said == f"{file}: 1 table. It shows every hidden card: protect it.\n"
    host(tmp_path / "new", monkeypatch)
    tried = admin("import-tables", str(file), "--dry-run").output
    assert tried == (
        f"line 2: table {table} (open)\n1 table would be imported, 0 here already, 0 refused.\n"
    )
    done = admin("import-tables", str(file)).output
    link = "https://tables.example/#seat=[A-Za-z0-9_-]{43}"
    assert re.fullmatch(
        rf"line 2: table {table} \(open\)\n  seat 1, Annie: {link}\n"
        r"1 table imported, 0 here already, 0 refused\.\n",
        done,
    )
    again = admin("import-tables", str(file)).output
    assert f"line 2: table {table} is here already; it stays as it is\n" in again
    assert "0 tables imported, 1 here already, 0 refused." in again
    assert other not in admin("tables", "--json").output


def test_what_cannot_be_moved_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, file = host(tmp_path / "old", monkeypatch), tmp_path / "tables.gz"
    table = with_a_player(store)
    nowhere = admin("export-tables", str(file), "--table", "nowhere", code=1)
    assert "There is no table 'nowhere'." in nowhere.output
    assert not file.exists()
    admin("export-tables", str(file))
    assert f"{file} exists" in admin("export-tables", str(file), code=1).output.replace("\n", "")
    store.now_in(lambda connection: change_seat(connection, table, 1, level="oracle"))
    admin("export-tables", str(tmp_path / "odd.gz"))
    host(tmp_path / "new", monkeypatch)
    refused = admin("import-tables", str(tmp_path / "odd.gz"), code=1).output
    assert f"line 2: table {table} is refused: No bot is called 'oracle'" in refused
    assert "0 tables imported, 0 here already, 1 refused." in refused
    file.write_bytes(file.read_bytes()[:-20])
    assert "line 3: the file is cut" in admin("import-tables", str(file), code=1).output
    assert admin("tables", "--json").output == ""
