"""A line to a server that can be cut: what is sent then goes nowhere, and nobody is told."""

from __future__ import annotations

import asyncio
from typing import Self
from urllib.parse import urlsplit

AT_ONCE = 65_536


class Wire:
    def __init__(self, url: str) -> None:
        self._to = urlsplit(url)
        self._whole = asyncio.Event()
        self._whole.set()
        self._ends: list[asyncio.StreamWriter] = []
        self._passing: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *fault: object) -> None:
        self.mend()
        self._server.close()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        """For new connections; those of before are lost, with what was on its way."""
        for end in self._ends:
            end.transport.abort()
        for task in self._passing:
            task.cancel()
        self._ends.clear()
        self._whole.set()

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection(self._to.hostname, self._to.port)
        self._ends += [back, there]
        for source, sink in ((near, there), (far, back)):
            task = asyncio.create_task(self._pass(source, sink))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(AT_ONCE):
                await self._whole.wait()
                sink.write(data)
                await sink.drain()
        except ConnectionError:
            pass
        finally:
            sink.close()
