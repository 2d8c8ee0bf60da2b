"""The review over the network: nothing of it before the end, the same for everybody after it."""

from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from server.at_home import Home
from server.test_around_the_table import SOLO, at_a_server, new_player, play_out, started
from server.test_echo import refused
from tumbleweed.server.replays import reviews


@pytest.mark.extended
def test_a_game_that_runs_is_not_reviewed(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        waiting = (await player.post("/api/tables", SOLO))["table"]["id"]
        table = await started(player, SOLO)
        for reader in (player, stranger):
            for each in (waiting, table):
                path = f"/api/tables/{each}/review"
                assert await refused(reader, path) == (409, "review-not-over")
        await play_out(player, table, Random(5), (0,))
        mine = await player.get(f"/api/tables/{table}/review")
        assert mine == await stranger.get(f"/api/tables/{table}/review")
        over = await player.get(f"/api/tables/{table}")
        assert mine["result"] == over["result"]
        assert mine["last"] == over["revision"] == mine["points"][-1][0]
        for point in mine["points"]:
            assert sum(point[1:]) == pytest.approx(1, abs=0.001)

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_who_may_not_watch_reads_no_review(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, {**SOLO, "spectators": False})
        await play_out(player, table, Random(6), (0,))
        for path in ("review", "review/words"):
            assert (await refused(stranger, f"/api/tables/{table}/{path}"))[1] == "no-spectators"
            assert await player.get(f"/api/tables/{table}/{path}")

    at_a_server(tmp_path, story)


def test_a_game_that_was_ended_has_no_review(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        await player.post(f"/api/tables/{table}/end")
        path = f"/api/tables/{table}/review"
        assert await refused(player, path) == (409, "review-no-result")

    at_a_server(tmp_path, story)


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "review-luck-goats = Goats drawn"),
    ("fr", "review-luck-goats = Chèvres piochées"),
    ("pt", "review-luck-goats = Bodes comprados"),
])  # fmt: skip
def test_its_words_come_in_the_readers_language(tmp_path: Path, lang: str, said: str) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        words = await player.get(f"/api/tables/{table}/review/words?lang={lang}")
        assert (words["lang"], words["english"]) == (lang, "")
        assert said in words["ftl"]
        assert "review-turning" in words["ftl"], "those of every game, too"

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_a_review_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        await play_out(player, table, Random(7), (0,))
        first = await player.get(f"/api/tables/{table}/review")
        monkeypatch.setattr(reviews, "review", None)
        assert await player.get(f"/api/tables/{table}/review") == first

    at_a_server(tmp_path, story)
