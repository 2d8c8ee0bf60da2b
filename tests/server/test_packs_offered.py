"""Packs of cards on a server: offered, played over HTTP, gone, changed, faulty."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from example_pack import HIGH_NOON, PEARL
from server.at_home import Home, at_home
from server.client import Json, Player, Refusal
from server.patience import PATIENCE, at_most
from server.test_around_the_table import play_out, play_until
from tumbleweed.core.errors import ContentError, UnknownName
from tumbleweed.core.proof import check_file
from tumbleweed.core.ruleset import game_info
from tumbleweed.games.legends.compiler.content import load_content
from tumbleweed.server.app import create_app
from tumbleweed.server.packs import offer_packs
from tumbleweed.server.settings import Settings

BOT = {"kind": "bot", "level": "thrifty"}
CHARACTERS = [PEARL, "jesse-james", "wyatt-earp"]
NOON: Json = {
    "game": "legends",
    "pack": "noon",
    "options": {"length": 15, "characters": CHARACTERS},
    "seats": [{}, BOT, BOT],
    "house_chooses": True,
}
Story = Callable[[Home, AsyncExitStack], Awaitable[None]]


@pytest.fixture(autouse=True)
def without_packs() -> object:
    yield
    offer_packs(())


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    shutil.copytree(HIGH_NOON, folder)
    return folder


def at_a_server(folder: Path, story: Story, *packs: str) -> None:
    async def run() -> None:
        async with at_home(folder, packs=packs) as home, AsyncExitStack() as stack:
            await story(home, stack)

    asyncio.run(run())


@pytest.mark.extended
def test_a_whole_game_with_a_pack_over_http(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await stack.enter_async_context(Player(home.url))
        assert (await player.get("/api/games"))["games"]["legends"]["packs"] == ["noon"]
        made = await player.post("/api/tables", {**NOON, "start": True})
        table = made["table"]["id"]
        words = await player.get(f"/api/tables/{table}/words?lang=fr")
        assert words["names"][f"character:{PEARL}"] == "Pearl Hart"
        over = await play_out(player, table, Random(1), (0,))
        assert over["table"]["settings"]["pack"] == "noon"
        then = await player.get(f"/api/tables/{table}/past/9?seat=0")
        assert then["view"]["players"][0]["character"] == PEARL
        file = await player.get(f"/api/tables/{table}/export")
        assert not check_file({**file, "record": {**file["record"], "pack": "other"}}).ok
        assert check_file(file, content=HIGH_NOON).ok
        brought = await player.post("/api/tables/import", file)
        again = await player.get(f"/api/tables/{brought['table']}")
        assert again["result"] == over["result"]

    at_a_server(tmp_path, story, f"noon={HIGH_NOON}")


@pytest.mark.extended
def test_a_pack_that_is_gone_or_changed_freezes_its_games(tmp_path: Path, pack: Path) -> None:
    tables: list[str] = []
    cookies: list[str] = []

    async def begin(home: Home, stack: AsyncExitStack) -> None:
        player = await stack.enter_async_context(Player(home.url))
        for start in (True, False):
            made = await player.post("/api/tables", {**NOON, "start": start, "sit": True})
            tables.append(made["table"]["id"])
        cookies.append(player.cookie)

    def looks(frozen: str) -> Story:
        async def story(home: Home, stack: AsyncExitStack) -> None:
            player = await stack.enter_async_context(Player(home.url, Cookie=cookies[0]))
            payload = await player.get(f"/api/tables/{tables[0]}")
            assert frozen in payload["table"].get("frozen", "")
            assert ("view" in payload) == (not frozen)
            assert payload["events"]["list"]

        return story

    async def plays_on(home: Home, stack: AsyncExitStack) -> None:
        """In the words of today."""
        player = await stack.enter_async_context(Player(home.url, Cookie=cookies[0]))
        words = await player.get(f"/api/tables/{tables[0]}/words")
        assert words["things"]["card"]["poker-5-hearts"]["text"] == "Take $40."
        before = await asked(player, tables[0])
        await player.choose(tables[0], before, min)
        assert (await asked(player, tables[0]))["revision"] > before["revision"]

    async def no_start(home: Home, stack: AsyncExitStack) -> None:
        player = await stack.enter_async_context(Player(home.url, Cookie=cookies[0]))
        with pytest.raises(Refusal) as refusal:
            await player.post(f"/api/tables/{tables[1]}/start", {"fill": "random"})
        assert refusal.value.code == "no-pack"
        with pytest.raises(Refusal) as refusal:
            await player.post("/api/tables", NOON)
        assert refusal.value.status == 422

    here = f"noon={pack}"
    at_a_server(tmp_path, begin, here)
    was = load_content(pack).hash[:12]
    change(pack, "Gain $40.", "Take $40.")  # prose refuses nothing
    at_a_server(tmp_path, looks(""), here)
    at_a_server(tmp_path, plays_on, here)
    at_a_server(tmp_path, looks(f"content {was} of the pack 'noon'"))
    at_a_server(tmp_path, no_start)
    change(pack, "amount = 40", "amount = 50")
    at_a_server(tmp_path, looks(f"content {was} of the pack 'noon'"), here)


async def asked(player: Player, table: str) -> Json:
    async with at_most(PATIENCE, "a question"):
        while (face := await player.get(f"/api/tables/{table}"))["decision"] is None:
            await asyncio.sleep(0.02)
    return dict(face)


@pytest.mark.extended
@pytest.mark.parametrize("rounds", [
    pytest.param(2, id="two rounds"),
    pytest.param(1000, id="a whole game", marks=pytest.mark.soak("server")),
])  # fmt: skip
def test_while_its_host_edits_a_pack_games_go_on_and_none_begins(
    tmp_path: Path, pack: Path, rounds: int
) -> None:
    """The processes for bots and for the past, which start late, play what the server has read."""

    async def play_on(player: Player, table: str) -> None:
        def enough(face: Json) -> bool:
            return bool(face["view"]["round"] > rounds)

        face = await play_until(enough, player, table, Random(2), (0,))
        if enough(face):
            await player.post(f"/api/tables/{table}/end")
        else:
            assert face["result"]

    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await stack.enter_async_context(Player(home.url))
        begun = (await player.post("/api/tables", {**NOON, "start": True}))["table"]["id"]
        open_one = (await player.post("/api/tables", NOON))["table"]["id"]
        original = (pack / "poker.toml").read_bytes()

        async def refused(code: str, *said: str) -> None:
            for path, body in (
                ("/api/tables", {**NOON, "start": True}),
                (f"/api/tables/{open_one}/start", {}),
            ):
                with pytest.raises(Refusal) as refusal:
                    await player.post(path, body)
                assert (refusal.value.status, refusal.value.code) == (409, code)
                assert all(each in refusal.value.message for each in said)
            assert len(await player.get("/api/tables/mine")) == 2

        change(pack, "amount = 40", "amount = 45")
        await refused("faulty-pack", "'noon'", "poker.toml:11: payday: amount: $45 is not a")
        await play_on(player, begun)
        then = await player.get(f"/api/tables/{begun}/past/9?seat=0")
        assert then["view"]["players"][0]["character"] == PEARL
        with pytest.raises(Refusal, match="faulty-pack"):
            await player.post(f"/api/tables/{begun}/rematch")
        with pytest.raises(Refusal, match="faulty-pack"):
            await player.post(f"/api/tables/{begun}/play-on", {"revision": 9, "seat": 0})
        assert len(await player.get("/api/tables/mine")) == 2
        change(pack, "amount = 45", "amount = 50")
        await refused("changed-pack", "'noon'")
        shutil.rmtree(pack)
        await refused("faulty-pack", "no content file")
        pack.mkdir()
        (pack / "poker.toml").write_bytes(original)
        await refused("changed-pack")  # its other files are missing
        shutil.copytree(HIGH_NOON, pack, dirs_exist_ok=True)
        change(pack, "Gain $40.", "Take $40.")
        assert (await player.post(f"/api/tables/{open_one}/start"))["table"]["status"] == "playing"

    at_a_server(tmp_path, story, f"noon={pack}")


def test_an_unknown_pack_is_refused_in_a_sentence(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await stack.enter_async_context(Player(home.url))
        with pytest.raises(Refusal) as refusal:
            await player.post("/api/tables", {**NOON, "pack": "night", "start": True})
        assert (refusal.value.status, refusal.value.code) == (422, "no-pack")
        assert refusal.value.message == "legends has no pack 'night' here; it has: noon"
        assert await player.get("/api/tables/mine") == []

    at_a_server(tmp_path, story, f"noon={HIGH_NOON}")


def change(pack: Path, old: str, new: str) -> None:
    path = pack / "poker.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


# ---- the setting ----


def test_packs_are_offered_by_name_for_the_game_whose_files_they_hold(tmp_path: Path) -> None:
    offer_packs([str(HIGH_NOON), f"Noon={HIGH_NOON}"])
    assert list(game_info("legends").packs) == ["high-noon", "Noon"]
    assert game_info("goat").packs == {}
    with pytest.raises(UnknownName, match="two packs of legends are called 'noon'"):
        offer_packs([f"noon={HIGH_NOON}", f"noon={HIGH_NOON}"])
    with pytest.raises(UnknownName, match="no content file of any game"):
        offer_packs([str(tmp_path)])
    with pytest.raises(UnknownName, match="more than 40 letters"):
        offer_packs([f"{'n' * 41}={HIGH_NOON}"])
    assert list(game_info("legends").packs) == ["high-noon", "Noon"]  # as they were


def test_a_faulty_pack_stops_the_start_before_anything_is_written(
    tmp_path: Path, pack: Path
) -> None:
    change(pack, "amount = 40", "amount = 45")
    lines = (pack / "poker.toml").read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines, 1) if "amount = 45" in line)
    data = tmp_path / "data"
    with pytest.raises(ContentError, match=rf"poker.toml:{at}: payday: amount: \$45"):
        create_app(Settings(data=data, packs=(str(pack),)))
    assert not data.exists()
