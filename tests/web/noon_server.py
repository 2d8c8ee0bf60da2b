"""A server in this process that offers the example pack and deals every game by one seed."""

import asyncio
import os
import secrets
import shutil
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
import uvicorn

import tumbleweed as tw
from example_pack import HIGH_NOON, PEARL, QUEEN
from server.serving import PATIENCE, free_port
from tumbleweed.server.app import create_app
from tumbleweed.server.packs import offer_packs
from tumbleweed.server.runner import options
from tumbleweed.server.settings import Settings
from tumbleweed.server.tables import lifecycle

FIVE = "poker-5-clubs"
SEED = 2051


class Dealer:
    """In the place of `secrets`, where tables are dealt."""

    choice = staticmethod(secrets.choice)

    @staticmethod
    def randbits(bits: int) -> int:
        return SEED


def deals_the_pack(seed: int) -> bool:
    """Whether the first seat may be Pearl, is then the first to draw, whoever the others are, and
    draws the new card and a changed one. `next(filter(deals_the_pack, count()))` finds a seed."""
    game = tw.new("legends", 3, seed=seed, content=HIGH_NOON, length=15)
    others = {"character:billy-the-kid", "character:jesse-james"}  # who are as wanted as she is
    dealt = [set(game.seat(seat).decision.keys) for seat in range(3)]  # type: ignore[union-attr]
    if f"character:{PEARL}" not in dealt[0] or others & (dealt[1] | dealt[2]):
        return False
    game.choose(f"character:{PEARL}", 0)
    for seat in (1, 2):
        game.choose(min(dealt[seat]), seat)
    return set(game.view(0)["players"][0]["hand"]) == {QUEEN, FIVE}


class NoonServer:
    """`pack` is its folder: a copy, to be edited."""

    def __init__(self, data: Path) -> None:
        self.data, self.pack = data, data / "pack"
        shutil.copytree(HIGH_NOON, self.pack)
        self.said = f"noon={self.pack}"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    @contextmanager
    def serving(self) -> Iterator[None]:
        ready: Future[uvicorn.Server] = Future()
        thread = Thread(target=self._run, args=(ready,))
        thread.start()
        server = ready.result(PATIENCE)
        yield
        server.should_exit = True
        thread.join(PATIENCE)

    def _run(self, ready: "Future[uvicorn.Server]") -> None:
        async def run() -> None:
            static = os.environ.get("TUMBLEWEED_STATIC", "")
            settings = Settings(
                data=self.data, public_url=self.url, rates=False, pause=0, packs=(self.said,),
                static=static,
            )  # fmt: skip
            config = options(settings, "127.0.0.1", self.port)
            server = uvicorn.Server(uvicorn.Config(create_app(settings), **config))
            serving = asyncio.create_task(server.serve())
            while not server.started and not serving.done():
                await asyncio.sleep(0.02)
            ready.set_result(server)
            await serving

        try:
            asyncio.run(run())
        except BaseException as fault:
            if ready.done():
                raise
            ready.set_exception(fault)

    # ---- what its host does ----

    @contextmanager
    def edited(self, old: str, new: str) -> Iterator[int]:
        """A line of `poker.toml`, whose number is given, is another for a while."""
        path = self.pack / "poker.toml"
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")
        try:
            yield text[: text.index(old)].count("\n") + 1
        finally:
            path.write_text(text, encoding="utf-8")

    @contextmanager
    def without_packs(self) -> Iterator[None]:
        offer_packs(())
        try:
            yield
        finally:
            offer_packs([self.said])


@contextmanager
def noon_server(data: Path) -> Iterator[NoonServer]:
    server = NoonServer(data)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(lifecycle, "secrets", Dealer)
        try:
            with server.serving():
                yield server
        finally:
            offer_packs(())
