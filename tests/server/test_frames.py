"""What tables send goes past the middleware: framed as the library would, and in order."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from tumbleweed.server.guard.protocols import text_head
from tumbleweed.server.tables.viewers import Viewer


@pytest.mark.parametrize("length", [0, 5, 125, 126, 2**16 - 1, 2**16])
def test_a_frame_begins_as_the_library_writes_it(length: int) -> None:
    text = b"a" * length
    assert text_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Slow:
    """A connection whose reader may stop reading."""

    def __init__(self) -> None:
        self.ready = True
        self.sent: list[bytes] = []

    def send_text(self, message: bytes) -> None:
        self.sent.append(message)

    async def drained(self) -> None:
        await asyncio.sleep(0)


def test_who_keeps_up_is_sent_everything_at_once() -> None:
    viewer, line = Viewer(None, None, set()), Slow()
    viewer.line = line
    viewer.post(b"one")
    assert (line.sent, viewer.outbox.empty()) == ([b"one"], True)


def test_nothing_overtakes_what_waits_for_a_slow_reader() -> None:
    viewer, line = Viewer(None, None, set()), Slow()
    viewer.line, line.ready = line, False
    viewer.post(b"one")
    line.ready = True
    viewer.post(b"two")
    assert line.sent == []
    assert [viewer.outbox.get_nowait() for _ in range(2)] == [b"one", b"two"]
