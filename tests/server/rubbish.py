"""Frames that no honest client sends, and bytes that are no frames at all."""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Iterator
from random import Random
from typing import Any

# None of them could be applied, even as they are.
ACTS: dict[str, dict[str, Any]] = {
    "choose": {"decision": "1.0.0", "key": "accept"},
    "undo": {"to": 999_999},
    "say": {"phrase": "stand-and-deliver"},
    "orders": {"orders": [{"order": "always-win"}]},
    "stand-in": {"level": "os:system"},
    "vote": {"absent": 1, "answer": "end"},
    "ping": {},
}
ODD: list[Any] = [
    -1, 0.5, 1e308, 2**63, 10**40, "", "\x00", "\u202e", "🤠" * 500, "'; DROP TABLE x",
    "../../etc/passwd", [[]], {}, {"": {}}, ["a"] * 500, {"__proto__": {"a": 1}},
]  # fmt: skip
TEXTS = [
    "", " ", "null", "0", "[]", "{}", '"do"', "NaN", "Infinity", "{", "}", "\x00", "\ufeff{}",
    '{"do":', '{"do": "choose"', '{"do": "\\ud800"}', '{"do": "say", "words": "\\udfff"}',
    '{"do": "undo", "do": "ping"}', '{"do": "ping", "ref": 1e999}', "[" * 4000, '{"a":' * 600,
    "[" * 1500 + "]" * 1500, '{"do": "ping", "ref": ' + "9" * 4000 + "}", "\x1b[2J\r\n\r\n",
    '{"do": "ping", "ref": -' + "1" * 400 + "}", "GET / HTTP/1.1\r\n\r\n", '{"do": "ping"}\x00',
    "\u2028\u2029", '{"do": "choose", "decision": "1.0.0", "key": "' + "é" * 4000 + '"}',
]  # fmt: skip


def frames_of_rubbish(luck: Random) -> Iterator[str | bytes]:
    """Without end; none of them is an act that could be applied, or only in vain."""
    while True:
        kind = luck.randrange(6)
        if kind == 0:
            yield luck.choice(TEXTS)
        elif kind == 1:
            yield luck.randbytes(luck.randrange(1, 2000))
        elif kind == 2:
            yield "".join(chr(luck.randrange(1, 0xD7FF)) for _ in range(luck.randrange(1, 300)))
        elif kind == 3:
            yield _spoiled(luck)
        elif kind == 4:
            yield "x" * luck.randrange(4090, 16_000)
        else:
            yield json.dumps(luck.choice(ODD))


def _spoiled(luck: Random) -> str:
    """A good act with one thing in it that does not belong there."""
    do = luck.choice(list(ACTS))
    act: dict[str, Any] = {"do": do, "ref": luck.randrange(1000), **ACTS[do]}
    name = luck.choice([*act, "extra", "seat", "by"])
    act[name] = luck.choice(ODD)
    text = json.dumps(act)
    cut = luck.randrange(len(text))
    return text if luck.random() < 0.7 else text[:cut] + luck.choice('{}[],:"\\0\x01') + text[cut:]


def shouted(luck: Random) -> bytes:
    """After a good handshake: frames that break the protocol itself."""
    mask = os.urandom(4)
    return luck.choice(
        [
            luck.randbytes(luck.randrange(1, 4000)),
            b"\x81\x05hello",  # not masked
            b"\xf1\x80" + mask,  # reserved bits
            b"\x83\x80" + mask,  # an opcode nobody knows
            b"\x81\xff" + struct.pack("!Q", 2**62) + mask,  # too long to be true
            b"\x81\xfe" + struct.pack("!H", 65_535) + mask + b"x" * 20_000,
            b"\x89\xfe" + struct.pack("!H", 200) + mask + b"p" * 200,  # a ping beyond the limit
            b"\x80\x80" + mask,  # goes on where nothing began
            b"\x01\x80" + mask + b"\x01\x80" + mask,  # begins twice
            b"\x88\x82" + bytes(4) + struct.pack("!H", 999),  # a code that does not exist
            b"\x81\x82" + bytes(4) + b"\xff\xfe",  # no UTF-8
            b"\x00\x80" + mask,
        ]
    )
