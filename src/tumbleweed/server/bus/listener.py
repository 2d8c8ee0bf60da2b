"""A listening task that reconnects after every failure, with growing delays."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Final

from tumbleweed.server.bus.bus import MISSED, Hear, read_word
from tumbleweed.server.errors import BusTrouble

log = logging.getLogger(__name__)
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
AGAIN: Final = 1.0  # seconds after which a task that has not stopped is cancelled once more
LISTENING: Final = "listening"  # the first item of `words`: from here on nothing is missed


class Listener:
    """Passes on the messages of a channel. `words` connects, yields LISTENING, then every message,
    and raises any exception when the connection breaks.
    """

    def __init__(
        self,
        name: str,
        words: Callable[[], AsyncGenerator[str, None]],
        reconnected: Callable[[], None] = lambda: None,
    ) -> None:
        self.listening = False
        self._reconnected = reconnected
        self._name = name
        self._words = words
        self._pause = FIRST_PAUSE
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        """Returns when it listens; a failed first attempt raises BusTrouble."""
        first = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._listen_on(hear, first))
        await first

    async def stop(self) -> None:
        await end_task(self._task)
        self._task = None
        self.listening = False

    async def _listen_on(self, hear: Hear, first: "asyncio.Future[None]") -> None:
        while True:
            try:
                await self._listen(hear, first)
            # whatever it is: a listener that stops for good would be worse
            except Exception as fault:
                said = " ".join(str(fault).split()) or type(fault).__name__
                if not first.done():
                    first.set_exception(BusTrouble(f"{self._name} cannot be reached: {said}"))
                    return
                log.warning("%s: %s; trying again in %.1f s", self._name, said, self._pause)
            self.listening = False
            await asyncio.sleep(self._pause)
            self._pause = min(self._pause * 2, LONGEST_PAUSE)

    async def _listen(self, hear: Hear, first: "asyncio.Future[None]") -> None:
        async with aclosing(self._words()) as words:
            async for word in words:
                if word != LISTENING:
                    _tell(hear, read_word(word))
                    continue
                self.listening, self._pause = True, FIRST_PAUSE
                if first.done():
                    self._reconnected()
                    _tell(hear, MISSED)
                else:
                    first.set_result(None)


def _tell(hear: Hear, word: tuple[str, int] | None) -> None:
    if word is None:
        return
    try:
        hear(*word)
    except Exception:  # a receiver may fail; the next message must still be delivered
        log.exception("a word about table %r could not be taken in", word[0])


async def end_task(task: "asyncio.Task[None] | None") -> None:
    """Waits until it has ended. A library may mistake a cancellation for its own and swallow it."""
    while task is not None and not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=AGAIN)
