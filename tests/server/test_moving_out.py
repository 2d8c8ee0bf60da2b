"""The file of tables for another host: of one moment, of the tables that were named, and without
anything of people but their names."""

import gzip
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from server.town import Town
from server.two_hosts import (
    LOGIN,
    MAIL,
    annie_and_bill,
    between,
    in_play,
    lines_of,
    sent,
    waiting,
)
from tumbleweed.server.admin.desk import open_desk
from tumbleweed.server.admin.tables_out import _lines, export_tables
from tumbleweed.server.errors import Impossible
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import read_table


def test_nobody_is_in_the_file_but_by_name(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 9)
        await annie.link(table, 0)
        wanted = {"person": (await bill.me())["id"], "name": "Bill"}
        old.change(schema.seats.update().values(wanted=wanted, orders=[{"order": "pass"}]))
        file = await sent(old, tmp_path / "tables")
        text = gzip.decompress(file.read_bytes()).decode()
        secrets = [LOGIN, MAIL, str(annie.token), str(bill.token), "orders", "wanted"]
        secrets += [row.password for row in old.rows(schema.people) if row.password]
        secrets += [row.id for row in old.rows(schema.people)]
        secrets += [row.token_hash for row in old.rows(schema.links)]
        secrets += [row.token_hash for row in old.rows(schema.sessions)]
        assert len(secrets) >= 12
        assert [secret for secret in secrets if secret in text] == []
        assert "Annie" in text
        assert file.stat().st_mode & 0o777 == 0o600

    between(tmp_path, sqlite_url, story)


def test_the_file_is_of_one_moment(tmp_path: Path, any_database: str) -> None:
    """What is played while it is written is not in it, not even in later lines."""

    async def story(_: Town, town: Town) -> None:
        annie, bill = await annie_and_bill(town)
        tables = [await in_play(town, annie, bill, 4) for _ in range(2)]
        at = schema.tables.c
        later = schema.tables.update().where(at.id == tables[1]).values(held="Meanwhile.")

        def work(connection: Connection) -> list[Any]:
            ids = list(connection.scalars(select(at.id).order_by(at.created_at)))
            lines = _lines(connection, ids, pytest.fail)
            first = next(lines)
            town.change(later)
            return [first, *lines]

        found = town.store.read_now(work)
        assert [line["held"] for line in found] == [None, None]
        assert town.store.read_now(read_table, tables[1]).held == "Meanwhile."  # type: ignore[union-attr]

    between(tmp_path, any_database, story)


def test_only_the_tables_that_were_named_are_in_it(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, _: Town) -> None:
        annie, bill = await annie_and_bill(old)
        tables = [await waiting(annie, bill) for _ in range(3)]
        file = await sent(old, tmp_path / "tables", tables[2], tables[0])
        assert [line.get("id") for line in lines_of(file)[1:-1]] == [tables[0], tables[2]]
        async with open_desk(old.settings) as desk:
            with pytest.raises(Impossible, match="There is no table 'nowhere'"):
                await export_tables(desk, tmp_path / "none", ["nowhere"], pytest.fail)
            with pytest.raises(Impossible, match="exists: put the date"):
                await export_tables(desk, file, [], pytest.fail)
        assert sorted(path.name for path in tmp_path.glob("*none*")) == []

    between(tmp_path, sqlite_url, story)


def test_a_table_that_cannot_be_read_is_left_out_and_named(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, _: Town) -> None:
        annie, bill = await annie_and_bill(old)
        broken, sound = [await in_play(old, annie, bill, 3) for _ in range(2)]
        chosen = schema.tables.update().where(schema.tables.c.id == broken)
        old.change(chosen.values(settings={"game": "chess", "seats": [{}, {}]}))
        told: list[str] = []
        async with open_desk(old.settings) as desk:
            assert await export_tables(desk, tmp_path / "tables", [], told.append) == 1
        [said] = told
        assert said.startswith(f"table {broken} is left out: ")
        assert lines_of(tmp_path / "tables")[1]["id"] == sound

    between(tmp_path, sqlite_url, story)
