"""Tables that go from one host to another: what is at the old one, and its file, as it is or
spoiled."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from server.services import newest_sqlite
from server.tables_at_hand import answer
from server.town import Town, Visitor, ok, town_at
from tumbleweed.core.state import fingerprint
from tumbleweed.server.admin.desk import open_desk
from tumbleweed.server.admin.tables_in import Link, Outcome, import_tables
from tumbleweed.server.admin.tables_out import export_tables
from tumbleweed.server.store import schema

Json = dict[str, Any]
Edit = Callable[[Json], None]
Story = Callable[[Town, Town], Awaitable[None]]
OPEN = "/api/links/open"
THREE: Json = {"game": "goat", "seats": [{}, {}, {"kind": "bot", "level": "random"}]}
NEW_HOME = "https://tables.example"
LOGIN, MAIL = "annie-oakley", "annie@mail.example"


@asynccontextmanager
async def old_host(folder: Path) -> AsyncIterator[Town]:
    file = folder / "old.db"
    file.write_bytes(newest_sqlite())
    async with town_at(f"sqlite:///{file}") as town:
        yield town


@asynccontextmanager
async def new_host(url: str) -> AsyncIterator[Town]:
    async with town_at(url, public_url=NEW_HOME) as town:
        yield town


async def annie_and_bill(town: Town) -> tuple[Visitor, Visitor]:
    """Of whom the server knows more than a name."""
    annie, bill = town.visitor(), town.visitor()
    await annie.named("Annie")
    await bill.named("Bill")
    await annie.register(LOGIN)
    me = (await annie.me())["id"]
    people = schema.people
    mail = {"mail": {"address": MAIL}}
    town.change(people.update().where(people.c.id == me).values(notices=mail))
    return annie, bill


async def waiting(annie: Visitor, bill: Visitor, **options: Any) -> str:
    """Annie has made it, and Bill came by an invitation."""
    table = await annie.table({**THREE, **options})
    token = (await annie.link(table, 1))["url"].partition("#seat=")[2]
    ok(await bill.post("/api/links/open", {"token": token}))
    return table


async def in_play(town: Town, annie: Visitor, bill: Visitor, choices: int, **options: Any) -> str:
    table = await waiting(annie, bill, **options)
    ok(await annie.post(f"/api/tables/{table}/start", {}))
    ok(await bill.post(f"/api/tables/{table}/say", {"words": "Nobody leaves town."}))
    await play(town, table, choices)
    return table


async def play(town: Town, table: str, choices: int) -> None:
    """Whoever is asked answers something, until the end or so often."""
    luck, live = Random(5), await town.table_service.open(table)
    for _ in range(choices):
        if live.playing:
            await answer(town.table_service, live, luck.choice)


def sample(folder: Path) -> bytes:
    """A file with a game in play, and a table that waits."""

    async def made() -> None:
        async with old_host(folder) as old:
            annie, bill = await annie_and_bill(old)
            await in_play(old, annie, bill, 24)
            await waiting(annie, bill)
            await sent(old, folder / "sample")

    asyncio.run(made())
    return (folder / "sample").read_bytes()


# ---- the file ----


async def sent(town: Town, file: Path, *tables: str) -> Path:
    async with open_desk(town.settings) as desk:
        left_out: list[str] = []
        await export_tables(desk, file, list(tables), left_out.append)
        assert left_out == []
    return file


async def received(town: Town, file: Path, dry_run: bool = False) -> list[Outcome]:
    async with open_desk(town.settings) as desk:
        told: list[Outcome] = []
        outcomes = await import_tables(desk, file, dry_run, told.append)
        assert told == outcomes
    return outcomes


def token_of(link: Link) -> str:
    assert link.url.startswith(f"{NEW_HOME}/#seat=")
    return link.url.partition("#seat=")[2]


def lines_of(file: Path) -> list[Json]:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]


def write_lines(file: Path, lines: list[bytes]) -> None:
    file.write_bytes(gzip.compress(b"".join(line + b"\n" for line in lines)))


def rewritten(file: Path, edit: Edit, line: int = 2) -> None:
    """With another table in a line, as a host would have written it."""
    head, *tables, _ = lines_of(file)
    edit(tables[line - 2])
    texts = [json.dumps(each, separators=(",", ":")).encode() for each in (head, *tables)]
    check = sha256(b"".join(text + b"\n" for text in texts)).hexdigest()
    write_lines(file, [*texts, json.dumps({"tables": len(tables), "sha256": check}).encode()])


def in_game(edit: Edit) -> Edit:
    """Of the game in a table's line, with the checksum of what it holds then."""

    def edited(table: Json) -> None:
        game = table["game"]
        edit(game)
        game["check"] = fingerprint({name: game[name] for name in game if name != "check"})

    return edited


# ---- both of them ----


def between(folder: Path, url: str, story: Story) -> None:
    async def run() -> None:
        async with old_host(folder) as old, new_host(url) as new:
            await story(old, new)

    asyncio.run(run())


async def opened(town: Town, link: Link) -> Visitor:
    visitor = town.visitor()
    await visitor.named("Calamity")
    ok(await visitor.post(OPEN, {"token": token_of(link)}))
    return visitor
