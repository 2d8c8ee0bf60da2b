"""A pack with a file of a module: what its host edits there is noticed, prose left aside."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from server.at_home import Home, at_home
from server.client import Json, Player, Refusal
from server.test_packs_offered import asked
from support.legends.packs import Pack as Files
from tumbleweed.server.errors import Refused
from tumbleweed.server.packs import Pack, offer_packs

FRONTIER = "ante-up/frontier"
CAMPFIRE = 'id = "old-campfire"'
BOT = {"kind": "bot", "level": "random"}
CAMP: Json = {
    "game": "legends",
    "pack": "camp",
    "options": {"length": 15, "modules": ["ante-up"]},
    "seats": [{}, BOT, BOT],
}
Story = Callable[[Player], Awaitable[None]]


@pytest.fixture(autouse=True)
def without_packs() -> object:
    yield
    offer_packs(())


@pytest.fixture
def files(tmp_path: Path) -> Files:
    """A pack with a better reward at the old campfire, and nothing else."""
    folder = tmp_path / "camp"
    folder.mkdir()
    made = Files(folder)
    reward(made, 40, 60)
    return made


def reward(files: Files, old: int, new: int) -> int:
    files.change(FRONTIER, f'"Gain ${old}."', f'"Gain ${new}."', CAMPFIRE)
    return files.change(FRONTIER, f"amount = {old}", f"amount = {new}", CAMPFIRE)


def test_edits_in_the_folder_of_a_module_are_noticed(files: Files) -> None:
    pack = Pack(f"camp={files.folder}")
    files.change(FRONTIER, "Old Campfire", "Cold Campfire")
    pack.check()  # prose refuses nothing
    reward(files, 60, 70)
    with pytest.raises(Refused) as refusal:
        pack.check()
    assert (refusal.value.status, refusal.value.code) == (409, "changed-pack")
    line = reward(files, 70, 75)
    with pytest.raises(Refused) as refusal:
        pack.check()
    assert refusal.value.code == "faulty-pack"
    assert f"ante-up/frontier.toml:{line}: old-campfire: amount: $75" in str(refusal.value)
    reward(files, 75, 60)
    pack.check()
    (files.folder / "ante-up" / "frontier.toml").unlink()
    with pytest.raises(Refused, match="no content file"):
        pack.check()


@pytest.mark.extended
def test_games_go_on_none_begins_and_after_a_restart_the_stored_events_are_shown(
    tmp_path: Path, files: Files
) -> None:
    tables: list[str] = []
    cookies: list[str] = []
    here = f"camp={files.folder}"

    def at_a_server(story: Story, *packs: str) -> None:
        async def run() -> None:
            async with at_home(tmp_path, packs=packs) as home, AsyncExitStack() as stack:
                await story(await comes(home, stack))

        asyncio.run(run())

    async def comes(home: Home, stack: AsyncExitStack) -> Player:
        said = {"Cookie": cookies[0]} if cookies else {}
        return await stack.enter_async_context(Player(home.url, **said))

    async def begins(player: Player) -> None:
        made = await player.post("/api/tables", {**CAMP, "start": True, "sit": True})
        tables.append(made["table"]["id"])
        cookies.append(player.cookie)
        before = await asked(player, tables[0])
        assert before["view"]["modules"] == ["ante-up"]
        reward(files, 60, 70)
        with pytest.raises(Refusal) as refusal:
            await player.post("/api/tables", {**CAMP, "start": True})
        assert (refusal.value.status, refusal.value.code) == (409, "changed-pack")
        assert len(await player.get("/api/tables/mine")) == 1
        await player.choose(tables[0], before, min)
        assert (await asked(player, tables[0]))["revision"] > before["revision"]

    async def finds_it_frozen(player: Player) -> None:
        payload = await player.get(f"/api/tables/{tables[0]}")
        assert "of the pack 'camp'" in payload["table"]["frozen"]
        assert "view" not in payload
        told = {event["key"] for event in payload["events"]["list"]}
        assert {"chose-character", "set-up-event"} & told, told

    async def plays_on(player: Player) -> None:
        before = await asked(player, tables[0])
        assert "frozen" not in before["table"]

    at_a_server(begins, here)
    at_a_server(finds_it_frozen, here)
    reward(files, 70, 60)
    files.change(FRONTIER, "Old Campfire", "Cold Campfire")
    at_a_server(plays_on, here)
