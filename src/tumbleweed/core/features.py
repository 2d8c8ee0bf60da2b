"""What one seat may know, as a row of bytes: the input of code that learns.

A game declares *blocks* (`Layout.block`) and writes them (`Features.write`), so the size of a row,
the offsets, the documentation (docs/learning.md) and the encoder have one source. The layout is
the same for all set-ups of a game; what does not apply is 0. Seats are told from the reader: place
0 is the reader, the others follow in the order of play.

A row may read only what lies open to the seat or is its own. Law: the row of the real game equals
that of every world redealt for the seat, byte for byte (tests/contract/test_features.py).
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tumbleweed.core.errors import BadBuffer, UnknownName
from tumbleweed.core.state import State

ON: Final = 255
SEALED: Final = 4  # answers given in a window: 0, 1, 2, more


class Block:
    """A run of bytes with one meaning.

    Attributes:
        name: unique in the layout.
        start: the offset of its first byte.
        length: how many bytes, for each time.
        times: how often it is repeated: once, or for each place at the table.
        meaning: one sentence.
        reads: the fields of the state it is made from; `offer`, `setup` are none.
    """

    def __init__(
        self, name: str, start: int, length: int, times: int, meaning: str, reads: str
    ) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.times = times
        self.meaning = meaning
        self.reads = tuple(reads.split())

    @property
    def end(self) -> int:
        return self.start + self.length * self.times


class Layout:
    """The blocks of a row, in their order."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, length: int, meaning: str, reads: str, times: int = 1) -> int:
        """Add a block; its offset."""
        if name in [block.name for block in self.blocks]:
            raise UnknownName(f"features: the block {name!r} is declared twice")
        start = self.size
        self.blocks.append(Block(name, start, length, times, meaning, reads))
        self.size += length * times
        return start

    @property
    def names(self) -> list[str]:
        """Per byte: `block.byte`, or `block.place.byte` where it is repeated."""
        found: list[str] = []
        for block in self.blocks:
            for time in range(block.times):
                place = f".{time}" if block.times > 1 else ""
                found += [f"{block.name}{place}.{i}" for i in range(block.length)]
        return found

    def block_at(self, byte: int) -> str:
        """The name of the block that has the byte."""
        for block in self.blocks:
            if byte < block.end:
                return block.name
        raise UnknownName(f"features: there is no byte {byte}; there are {self.size}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """How the positions of a game are written as rows; made once per ruleset.

    A game's subclass declares its blocks after the kernel's own and ends with `ready`.
    """

    def __init__(self, layout: Layout, questions: int, most_players: int, players: int) -> None:
        self.layout = layout
        self.players = players
        self.blank = b""
        self.question = layout.block(
            "question", questions,
            "the question the seat is asked, or else the first one of whoever is asked", "stack",
        )  # fmt: skip
        self.asked = layout.block("asked", most_players, "who is asked, by place", "stack")
        self.sealed = layout.block(
            "sealed", SEALED, "how many answers the seat has sealed in an open window", "sealed"
        )

    @property
    def size(self) -> int:
        """The bytes of a row."""
        return self.layout.size

    @property
    def blocks(self) -> list[Block]:
        return self.layout.blocks

    @property
    def names(self) -> list[str]:
        """One for each byte."""
        return self.layout.names

    def ready(self) -> None:
        """All blocks are declared: what is the same in every row is written once."""
        out = bytearray(self.layout.size)
        self.write_setup(out)
        self.blank = bytes(out)

    def write_setup(self, out: bytearray) -> None:
        """What the set-up alone decides."""

    def write(self, s: State, seat: int, offer: tuple[int, ...], out: bytearray) -> None:
        """The game's own blocks; `offer` are the options the seat may answer with, if asked."""
        raise NotImplementedError

    def row(
        self, s: State, seat: int, question: int, asked: list[int], offer: tuple[int, ...]
    ) -> bytearray:
        """A new row for the seat."""
        out = bytearray(self.blank)
        if question >= 0:
            out[self.question + question] = ON
        for other in asked:
            out[self.asked + (other - seat) % self.players] = ON
        out[self.sealed + min(SEALED - 1, len(s.sealed[seat]))] = ON
        self.write(s, seat, offer, out)
        return out


def scaled(value: int, unit: int) -> int:
    """A number as a byte: so much for each, cut at both ends."""
    return min(ON, max(0, value * unit))


def bytes_of(buffer: Any, size: int) -> memoryview:
    """The buffer as writable bytes; refused unless it is exactly that."""
    try:
        view = memoryview(buffer)
    except TypeError:
        given = type(buffer).__name__
        raise BadBuffer(f"features: a buffer of {size} bytes is expected, not {given}") from None
    if view.readonly:
        raise BadBuffer(f"features: the buffer ({type(buffer).__name__}) cannot be written to")
    if view.itemsize != 1 or view.format != "B" or not view.c_contiguous:
        given = f"items of {view.itemsize} bytes, format {view.format!r}"
        raise BadBuffer(f"features: contiguous unsigned bytes are expected, not {given}")
    if view.nbytes != size:
        raise BadBuffer(f"features: {size} bytes are expected, not {view.nbytes}")
    return view if view.ndim == 1 else view.cast("B")
