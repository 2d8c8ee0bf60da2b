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
BITS: Final = 8  # bytes of a mask that are made at once
MOST_KEPT: Final = 1 << 13  # masks of one length
SEALED: Final = 4  # answers given in a window: 0, 1, 2, more

# A row is joined from pieces that were made before: byte after byte it would take five times as
# long. Per length: one byte on; per length up to BITS, those of a mask; and longer masks, as they
# come.
_HOT: Final[list[list[bytes]]] = []
_MASKED: Final[list[list[bytes]]] = []
_KEPT: Final[list[dict[int, bytes]]] = []
_NOTHING: Final = bytearray()


def _fill_tables(length: int) -> None:
    """Of all lengths up to that one."""
    for size in range(len(_HOT), length + 1):
        _HOT.append([bytes([ON if i == on else 0 for i in range(size)]) for on in range(size)])
        _KEPT.append({})
    for size in range(len(_MASKED), BITS + 1):
        masks = range(1 << size)
        _MASKED.append([bytes([ON if mask >> i & 1 else 0 for i in range(size)]) for mask in masks])


def hot(length: int, on: int) -> bytes:
    """So many bytes, one of which is on."""
    return _HOT[length][on]


def masked(length: int, mask: int) -> bytes:
    """So many bytes: byte i is on if bit i is set."""
    if length <= BITS:
        return _MASKED[length][mask]
    pieces: list[bytes] = []
    while length > BITS:
        pieces.append(_MASKED[BITS][mask & ON])
        mask >>= BITS
        length -= BITS
    pieces.append(_MASKED[length][mask])
    return b"".join(pieces)


def kept_mask(length: int, mask: int) -> bytes:
    """The same for masks of which few occur: items owned, procedures under way."""
    kept = _KEPT[length]
    found = kept.get(mask)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[mask] = masked(length, mask)
    return found


def amounts(values: list[int]) -> bytes:
    """Numbers as bytes, cut at both ends, which the list is, too: a second one would cost more."""
    for i, value in enumerate(values):
        if value > ON:
            values[i] = ON
        elif value < 0:
            values[i] = 0
    return bytes(values)


def times(factor: int) -> bytes:
    """The table for `counted`: numbers times a factor, cut at the end."""
    return bytes([min(ON, number * factor) for number in range(ON + 1)])


def counted(values: list[int], table: bytes) -> bytes:
    """Small numbers as bytes, by a table of `times`."""
    return bytes(values).translate(table)


def some(length: int, on: list[int]) -> bytes:
    """So many bytes, some of which are on: for long blocks with few of them."""
    found = bytearray(length)
    for byte in on:
        found[byte] = ON
    return bytes(found)


class Block:
    """A run of bytes with one meaning.

    Attributes:
        name: unique in the layout.
        start: the offset of its first byte.
        length: how many bytes, for each time.
        times: how often it is repeated: once, or for each place at the table.
        kind: `one` of the bytes is on, or none; `any` of them may be on; `amounts`.
        meaning: one sentence.
        reads: the fields of the state it is made from; `offer`, `setup` are none.
    """

    def __init__(
        self, name: str, start: int, length: int, times: int, kind: str, meaning: str, reads: str
    ) -> None:
        self.name = name
        self.start = start
        self.length = length
        self.times = times
        self.kind = kind
        self.meaning = meaning
        self.reads = tuple(reads.split())

    @property
    def end(self) -> int:
        """The offset after its last byte."""
        return self.start + self.length * self.times


class Layout:
    """The blocks of a row, in their order. Each method adds one and returns the number of its first
    piece; the pieces of a repeated block follow each other."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0
        self.pieces: list[bytes] = []  # with no byte on

    def one(self, name: str, length: int, meaning: str, reads: str, times: int = 1) -> int:
        """One byte is on, or none: one piece each time (`hot`)."""
        return self._add(Block(name, self.size, length, times, "one", meaning, reads), length)

    def few(self, name: str, length: int, meaning: str, reads: str, times: int = 1) -> int:
        """A long block with few bytes on: one piece in all (`some`)."""
        block = Block(name, self.size, length, times, "any", meaning, reads)
        return self._add(block, length * times)

    def mask(self, name: str, length: int, meaning: str, reads: str, times: int = 1) -> int:
        """Any byte may be on: one piece each time (`masked`)."""
        return self._add(Block(name, self.size, length, times, "any", meaning, reads), length)

    def amounts(self, name: str, length: int, meaning: str, reads: str, times: int = 1) -> int:
        """Numbers: one piece in all (`amounts`)."""
        block = Block(name, self.size, length, times, "amounts", meaning, reads)
        return self._add(block, length * times)

    def merge_from(self, first: int) -> None:
        """The pieces from that one on become one: nothing writes them any more."""
        self.pieces[first:] = [b"".join(self.pieces[first:])]

    def _add(self, block: Block, piece: int) -> int:
        """`piece` is the length of its pieces."""
        if block.name in [each.name for each in self.blocks]:
            raise UnknownName(f"features: the block {block.name!r} is declared twice")
        first = len(self.pieces)
        self.blocks.append(block)
        self.size = block.end
        _fill_tables(block.length)
        self.pieces += [bytes(piece) for _ in range(block.start, block.end, piece)]
        return first

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
        self.most_players = most_players
        self.questions = questions
        self.blank: list[bytes] = []
        self.question = layout.one(
            "question", questions,
            "the question the seat is asked, or else the first one of whoever is asked", "stack",
        )  # fmt: skip
        self.asked = layout.mask("asked", most_players, "who is asked, by place", "stack")
        self.sealed = layout.one(
            "sealed", SEALED, "how many answers the seat has sealed in an open window", "sealed"
        )

    @property
    def size(self) -> int:
        """The bytes of a row."""
        return self.layout.size

    @property
    def blocks(self) -> list[Block]:
        """The blocks of a row, in their order."""
        return self.layout.blocks

    @property
    def names(self) -> list[str]:
        """One for each byte."""
        return self.layout.names

    def ready(self) -> None:
        """All blocks are declared: what is the same in every row is written once."""
        self.blank = self.layout.pieces[:]
        self.write_setup(self.blank)

    def write_setup(self, out: list[bytes]) -> None:
        """What the set-up alone decides."""

    def write(self, s: State, seat: int, offer: tuple[int, ...], out: list[bytes]) -> None:
        """The game's own blocks; `offer` are the options the seat may answer with, if asked."""
        raise NotImplementedError

    def row(
        self, s: State, seat: int, question: int, asked: list[int], offer: tuple[int, ...]
    ) -> bytearray:
        """A new row for the seat."""
        out = self.blank[:]
        if question >= 0:
            out[self.question] = hot(self.questions, question)
            mask = 0
            for other in asked:
                mask |= 1 << (other - seat) % self.players
            out[self.asked] = _MASKED[self.most_players][mask]
        out[self.sealed] = hot(SEALED, min(SEALED - 1, len(s.sealed[seat])))
        self.write(s, seat, offer, out)
        return _NOTHING.join(out)


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
