"""Backups are taken while people play, and restore to a state that fits together."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from random import Random

import pytest

from server.at_home import at_home
from server.test_around_the_table import SOLO, new_player, play_until, started
from tumbleweed.server.admin.copies import backup, restore
from tumbleweed.server.admin.soundness import faults
from tumbleweed.server.errors import Impossible
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import read_choices, read_table

CHOICES = 30


async def played_meanwhile(folder: Path, url: str, copies: list[Path]) -> list[str]:
    """Two tables at play; a copy is taken in the middle of it, again and again."""
    async with at_home(folder, database_url=url) as home, AsyncExitStack() as stack:
        players = [await new_player(stack, home) for _ in range(2)]
        tables = [await started(player, SOLO) for player in players]
        playing = [
            asyncio.create_task(
                play_until(lambda p: p["revision"] >= CHOICES, player, table, Random(9), (0,))
            )
            for player, table in zip(players, tables, strict=True)
        ]
        for copy in copies:
            await asyncio.to_thread(backup, url, copy)
        await asyncio.gather(*playing)
        return tables


def state_of(url: str, tables: list[str]) -> dict[str, list[str]]:
    store = Store(url)
    try:
        assert store.read_now(faults, True) == []
        there = [table for table in tables if store.read_now(read_table, table) is not None]
        return {table: [c.key for c in store.read_now(read_choices, table)] for table in there}
    finally:
        store.close()


def test_a_copy_taken_under_load_restores_to_a_sound_state(
    any_database: str, tmp_path: Path
) -> None:
    """What it holds is a beginning of what was played: nothing else, and no half of a choice."""
    copies = [tmp_path / f"copy-{number}" for number in range(3)]
    folder = tmp_path / "home"
    folder.mkdir()
    tables = asyncio.run(played_meanwhile(folder, any_database, copies))
    after = state_of(any_database, tables)
    assert all(len(keys) >= CHOICES for keys in after.values())
    for copy in copies:
        restore(any_database, copy)
        then = state_of(any_database, tables)
        for table, keys in then.items():
            assert keys == after[table][: len(keys)]


def test_an_existing_file_is_not_overwritten(sqlite_url: str, tmp_path: Path) -> None:
    target = tmp_path / "copy"
    target.write_text("precious")
    with pytest.raises(Impossible, match="exists"):
        backup(sqlite_url, target)
    assert target.read_text() == "precious"


def test_a_copy_is_for_its_owner_alone(sqlite_url: str, tmp_path: Path) -> None:
    backup(sqlite_url, tmp_path / "copy")
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


def test_nothing_is_restored_while_a_server_uses_the_file(sqlite_url: str, tmp_path: Path) -> None:
    backup(sqlite_url, tmp_path / "copy")
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA journal_mode = WAL").fetchone()
        other.execute("SELECT count(*) FROM people").fetchone()
        with pytest.raises(Impossible, match="in use: stop the server first"):
            restore(sqlite_url, tmp_path / "copy")
    assert restore(sqlite_url, tmp_path / "copy") == file.with_name("tumbleweed.db.before-restore")


def test_a_damaged_copy_is_refused_and_nothing_changes(sqlite_url: str, tmp_path: Path) -> None:
    file = Path(sqlite_url.removeprefix("sqlite:///"))
    before = file.read_bytes()
    backup(sqlite_url, tmp_path / "copy")
    bytes_of = bytearray((tmp_path / "copy").read_bytes())
    bytes_of[5000:9000] = b"\xff" * 4000
    (tmp_path / "torn").write_bytes(bytes_of)
    (tmp_path / "other").write_text("a letter")
    for bad in ("torn", "other"):
        with pytest.raises(Impossible, match=r"is damaged|no backup of ours"):
            restore(sqlite_url, tmp_path / bad)
    with pytest.raises(Impossible, match="There is no file"):
        restore(sqlite_url, tmp_path / "missing")
    assert file.read_bytes() == before
