"""Bots as a weapon: many tables full of them, with nobody there. Others' bots stay quick, one
person makes so many tables and no more, and what guests leave behind goes in time."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from server.attacks import HERE, SIX_BOTS
from server.bystander import bystander, visitor
from server.patience import in_three_tries
from server.serving import serving
from server.town import GOAT, Town, Visitor, in_town, ok, refused
from tumbleweed.server.api import access
from tumbleweed.server.guard.rates import LIMITS
from tumbleweed.server.people.guests import DAY
from tumbleweed.server.store import schema
from tumbleweed.server.store.expiry import drop_expired

GUESTS, TABLES = 6, 5


@pytest.mark.extended
def test_others_bots_stay_quick(tmp_path: Path) -> None:
    async def attack(url: str) -> None:
        async with bystander(url) as other:
            before = other.choices
            for _ in range(GUESTS):
                async with visitor(url, HERE) as guest:
                    made = [await guest.post("/api/tables", json=SIX_BOTS) for _ in range(TABLES)]
                    assert {answer.status_code for answer in made} == {201}
            await other.until(before + 40)

    def measured() -> None:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        with serving(folder, TUMBLEWEED_RATES="yes") as server:
            asyncio.run(attack(server.url))

    in_three_tries(measured)


@in_town(rates=True)
async def test_one_person_has_so_many_tables_that_are_not_over(town: Town) -> None:
    before, access.MOST_TABLES = access.MOST_TABLES, 3  # type: ignore[misc]  # fewer for a test
    try:
        ann, ben = town.visitor(), town.visitor()
        for _ in range(3):
            table = await ann.table()
        refused(await ann.post("/api/tables", GOAT), 429, "too-many-tables")
        ok(await ben.post("/api/tables", GOAT))
        ok(await ann.post(f"/api/tables/{table}/end"))
        ok(await ann.post("/api/tables", GOAT))
    finally:
        access.MOST_TABLES = before  # type: ignore[misc]  # as it was


@in_town(rates=True)
async def test_who_makes_too_many_tables_is_refused_before_they_are_looked_at(town: Town) -> None:
    """To check what was agreed costs something, too; one person's share, and one address's."""
    limit = LIMITS["tables"]
    person, address = (int(each.partition("/")[0]) for each in (limit.person, limit.address))

    async def made(visitor: Visitor) -> list[int]:
        tried = [await visitor.post("/api/tables", {"game": "none"}) for _ in range(person + 1)]
        return [answer.status_code for answer in tried]

    for _ in range(address // person):
        assert await made(town.visitor()) == [422] * person + [429]
    assert set(await made(town.visitor())) == {429}
    assert 422 in await made(town.visitor("192.0.2.8"))


# ---- what guests leave behind ----


async def _left_at(town: Town, days: float) -> None:
    """All that there is was left so many days ago."""
    then = time.time() - days * DAY
    town.change(update(schema.tables).values(changed_at=then, created_at=then))
    town.change(update(schema.seats).values(seen_at=None))


def _tables(town: Town) -> set[str]:
    return {row.id for row in town.rows(schema.tables)}


def _drop(town: Town, kept: Any = ()) -> int:
    return town.store.now_in(drop_expired, time.time() - 60 * DAY, set(kept))


@in_town()
async def test_tables_of_guests_go_and_those_of_accounts_stay(town: Town) -> None:
    guest, owner, sitter = town.visitor(), town.visitor(), town.visitor()
    await owner.named("Olive")
    await owner.register("olive")
    await sitter.named("Sid")
    await sitter.register("sid")
    own, shared = await owner.table(), await guest.table()
    ok(await sitter.call("PUT", f"/api/tables/{shared}/seats/1"))
    over, idle, fresh = await guest.table(), await guest.table(), await guest.table()
    ok(await guest.post(f"/api/tables/{over}/end"))
    await _left_at(town, 61)
    town.change(
        update(schema.tables).where(schema.tables.c.id == fresh).values(changed_at=time.time())
    )
    assert _drop(town, kept={idle}) == 1  # in memory: somebody has it open
    assert _tables(town) == {own, shared, idle, fresh}
    assert _drop(town) == 1
    assert _tables(town) == {own, shared, fresh}
    assert town.count(schema.seats) == 3 * 3  # and nothing of the others is left
    assert _drop(town) == 0


@in_town()
async def test_a_table_somebody_looks_at_now_and_then_stays(town: Town) -> None:
    guest = town.visitor()
    table = await guest.table()
    await _left_at(town, 61)
    town.change(update(schema.seats).where(schema.seats.c.seat == 0).values(seen_at=time.time()))
    assert _drop(town) == 0
    assert _tables(town) == {table}
