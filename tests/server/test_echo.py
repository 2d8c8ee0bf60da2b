"""The Echo over the network: nothing of it before the end, the same for everybody after it."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.at_home import Home
from server.client import Player, Refusal
from server.test_around_the_table import SOLO, at_a_server, new_player, play_out, started
from tumbleweed.server.replays import worker

Json = dict[str, Any]


async def refused(player: Player, path: str) -> tuple[int, str]:
    with pytest.raises(Refusal) as refusal:
        await player.get(path)
    return refusal.value.status, str(refusal.value.code)


@pytest.mark.extended
def test_nothing_is_printed_before_the_end(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        waiting = (await player.post("/api/tables", SOLO))["table"]["id"]
        table = await started(player, SOLO)
        for reader in (player, stranger):
            for each in (waiting, table):
                assert await refused(reader, f"/api/tables/{each}/echo") == (409, "echo-not-out")
        await play_out(player, table, Random(5), (0,))
        mine = await player.get(f"/api/tables/{table}/echo")
        assert mine == await stranger.get(f"/api/tables/{table}/echo")
        over = await player.get(f"/api/tables/{table}")
        assert mine["result"] == over["result"]
        assert mine["last"] == over["revision"]
        assert mine["stories"][0]["place"] == "headline"
        for told in mine["stories"]:
            assert 0 <= told["entry"] <= mine["last"]

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_who_may_not_watch_reads_no_paper(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, {**SOLO, "spectators": False})
        await play_out(player, table, Random(6), (0,))
        for path in ("echo", "echo/words"):
            assert (await refused(stranger, f"/api/tables/{table}/{path}"))[1] == "no-spectators"
            assert await player.get(f"/api/tables/{table}/{path}")

    at_a_server(tmp_path, story)


def test_a_game_that_was_ended_has_no_page(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        await player.post(f"/api/tables/{table}/end")
        assert await refused(player, f"/api/tables/{table}/echo") == (409, "echo-no-result")

    at_a_server(tmp_path, story)


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "echo-lie = { $seat } falls for it"),
    ("fr", "echo-lie = { $seat } tombe dans le panneau"),
    ("pt", "echo-lie = { $seat } caiu na conversa"),
])  # fmt: skip
def test_its_words_come_in_the_readers_language(tmp_path: Path, lang: str, said: str) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        words = await player.get(f"/api/tables/{table}/echo/words?lang={lang}")
        assert (words["lang"], words["english"]) == (lang, "")
        assert said in words["ftl"]
        assert "echo-landslide" in words["ftl"], "those of every game, too"

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_a_page_is_set_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replaying takes time: later readers get what was printed."""

    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        await play_out(player, table, Random(7), (0,))
        first = await player.get(f"/api/tables/{table}/echo")
        monkeypatch.setattr(worker, "echo", None)
        assert await player.get(f"/api/tables/{table}/echo") == first

    at_a_server(tmp_path, story)
