"""A really full disk under a separate server: a small one in memory that only that process sees. If
the system does not allow one, there is `test_no_room`.
"""

import asyncio
import subprocess
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from server.client import Json, Live, Player
from server.patience import STORY, at_most
from server.serving import Server

GOAT: Json = {"game": "goat", "seats": [{}, {"kind": "bot", "level": "random"}]}
LONG = "dust " * 58
ALONE = ["unshare", "--user", "--map-root-user", "--mount"]
# A disk of 3 MB, one of them taken by a file that can go.
DISK = """mount -t tmpfs -o size=3m tmpfs "$0" || exit
head -c 1000000 /dev/zero > "$0/ballast"
exec "$@" """


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    made.under = [*ALONE, "sh", "-c", DISK, str(tmp_path)]
    try:
        tried = subprocess.run([*made.under, "true"], capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no unshare")
    if tried.returncode:
        pytest.skip(f"no disk can be made here: {tried.stderr.decode().strip()}")
    made.start()
    yield made
    made.stop()


def make_room(server: Server) -> None:
    assert server.process is not None
    seen_by_it = Path(f"/proc/{server.process.pid}/root")
    (seen_by_it / server.data.relative_to("/") / "ballast").unlink()


def test_it_is_said_and_nothing_is_lost_and_with_room_it_goes_on(server: Server) -> None:
    async def story() -> None:
        async with at_most(STORY, "filling the disk"), AsyncExitStack() as stack:
            player = await stack.enter_async_context(Player(server.url))
            made = await player.post("/api/tables", {**GOAT, "start": True})
            live = Live(player, made["table"]["id"])
            await live.open()
            stack.push_async_callback(live.close)
            await live.until(lambda: live.decision is not None)
            while (answer := await live.send("say", words=LONG))["is"] == "ok":
                pass
            assert answer["error"]["code"] == "store-full"
            await refused(live)
            make_room(server)
            assert (await live.send("say", words=LONG))["is"] == "ok"
            await goes_on(live)

    asyncio.run(story())


async def refused(live: Live) -> None:
    question = live.decision
    answer = await live.choose(lambda options: options[0])
    assert answer["error"]["code"] == "store-full"
    assert "nothing has changed" in answer["error"]["message"]
    fresh = await live.player.get(f"/api/tables/{live.table}")
    assert fresh["decision"] == question
    assert fresh["view"] == live.payload["view"]


async def goes_on(live: Live) -> None:
    stored, before = 0, live.revision
    while stored < 3:
        await live.until(lambda: live.decision is not None)
        answer = await live.choose(lambda options: options[0])
        if answer["is"] == "ok":
            stored += 1
        else:  # the table gives a forced answer itself, and may be faster
            assert answer["error"]["code"] in ("stale-choice", "illegal-choice")
        await asyncio.sleep(0.05)
    fresh = await live.player.get(f"/api/tables/{live.table}")
    assert fresh["revision"] >= before + stored
