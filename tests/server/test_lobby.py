"""The lobby: a table that waits for players is found, however many others there are."""

from typing import Any

import pytest
from sqlalchemy import Connection, insert

from server.town import GOAT, Town, Visitor, happen, in_town, ok
from tumbleweed.server.api.lobby import OF_A_HOST, ON_A_PAGE
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.options import TableOptions

LISTED = {**GOAT, "listed": True}


async def lobby(visitor: Visitor, page: int = 0) -> list[Any]:
    found: list[Any] = ok(await visitor.get(f"/api/tables?page={page}"))
    return found


def crowd(town: Town, count: int, host: str | None, **values: Any) -> None:
    """Tables that changed later than all others."""

    def add(connection: Connection) -> None:
        for _ in range(count):
            row, seats = lifecycle.new_table(TableOptions(**LISTED), host)
            fresh = {**vars(row), "changed_at": row.changed_at + 1000, **values}
            rows.add_table(connection, rows.TableRow(**fresh), seats)

    town.store.now_in(add)


def test_running_tables_hide_none_that_waits(any_database: str) -> None:
    async def story(town: Town) -> None:
        ann = town.visitor()
        table = await ann.table(LISTED)
        crowd(town, 101, None, status="playing")
        lines = await lobby(ann)
        assert lines[0]["id"] == table
        assert [line["status"] for line in lines] == ["open"] + ["playing"] * ON_A_PAGE

    happen(story, any_database)


@in_town()
async def test_one_host_does_not_fill_the_lobby(town: Town) -> None:
    ann = town.visitor()
    table = await ann.table(LISTED)
    town.change(
        insert(schema.people).values(id="p", name="P", lang="en", notices={}, created_at=0.0)
    )
    crowd(town, 101, "p")
    lines = await lobby(ann)
    assert table in [line["id"] for line in lines]
    assert len(lines) == OF_A_HOST + 1


@in_town()
async def test_the_pages_have_each_table_once(town: Town) -> None:
    ann = town.visitor()
    await ann.table(LISTED)
    crowd(town, 60, None)
    crowd(town, 101, None, status="playing")
    pages = [await lobby(ann, page) for page in range(4)]
    assert [len(page) for page in pages] == [100, 61, 1, 0]
    assert len({line["id"] for page in pages for line in page}) == 162
    for page in pages:
        waits = [line["status"] == "open" for line in page]
        assert waits == sorted(waits, reverse=True)


@in_town()
async def test_what_is_full_or_not_listed_does_not_wait(town: Town) -> None:
    ann, ben = town.visitor(), town.visitor()
    await ann.table()
    full = await ann.table(LISTED)
    waits = await ann.table(LISTED)
    ok(await ben.call("PUT", f"/api/tables/{full}/seats/1"))
    assert [line["id"] for line in await lobby(ann)] == [waits, full]


@pytest.mark.parametrize("page", ["-1", "1001", "x"])
def test_pages_that_make_no_sense(sqlite_url: str, page: str) -> None:
    async def story(town: Town) -> None:
        assert (await town.visitor().get(f"/api/tables?page={page}")).status_code == 422

    happen(story, sqlite_url)
