"""The state of a game: plain integers and lists of integers, declared once.

A game subclasses `State`, adds its fields, writes `clone` as one constructor call (source text is
three times as fast as reflection when compiled) and declares the fields in a `Schema`, from which
JSON, fingerprint and diff come. A test checks `clone` against the declaration.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from tumbleweed.core.errors import BadSave

SEED_BITS: Final = 256
NONE: Final = -1  # "nobody", "no card": null in JSON

NUMBER: Final = "number"
LIST: Final = "list"
PILE: Final = "pile"  # a list that is replaced, never changed: clones share it
GRID: Final = "grid"  # a list of lists
RECORD: Final = "record"  # named numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """Named numbers that belong together, as a part of a state."""

    def values(self) -> list[int]:
        raise NotImplementedError  # each subclass has its own


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the kernel keeps for every game; a game adds its own fields."""

    def __init__(
        self,
        seed: int,
        stack: list[int],
        result: int,
        sealed: list[list[int]],
        rolls: list[int],
        script: list[list[int]],
        barriers: int,
    ) -> None:
        self.seed = seed
        self.stack = stack  # frames, see frames.py
        self.result = result  # result of the procedure that ended last
        self.sealed = sealed  # per seat: answers of an open window, not yet in effect
        self.rolls = rolls  # per stream: how many draws were made
        self.script = script  # per stream: chance scripted by a test or a puzzle
        self.barriers = barriers  # chance used and hidden facts revealed so far: barriers for undo
        self.pending_events: list[tuple[int, ...]] | None = (
            None  # events since the last choice, if wanted
        )

    def clone(self) -> State:
        raise NotImplementedError  # implemented by each game's state

    def copied_script(self) -> list[list[int]]:
        """For a clone. Without a script nothing is ever written, so the list can be shared."""
        for row in self.script:
            if row:
                return [each[:] for each in self.script]
        return self.script

    @property
    def over(self) -> bool:
        return not self.stack


class Field:
    """One declared field: its shape, and the names that its integers have in files."""

    def __init__(
        self,
        name: str,
        shape: str,
        names: tuple[str, ...] = (),
        masks: bool = False,
        keys: tuple[str, ...] = (),
        group: int = 1,
        make: Callable[..., Part] | None = None,
        part: str = "",
    ) -> None:
        self.name = name
        self.part = part  # the attribute of the state that holds it; "" is the state itself
        self.shape = shape
        self.names = names
        self.masks = masks  # each integer is a set of `names`, as bits
        self.keys = keys  # a list with an entry for each of these is an object in files
        self.group = group  # of so many consecutive integers only the first has a name
        self.make = make  # of a record: built from its numbers
        self.index = {key: i for i, key in enumerate(names)}

    def of(self, s: State) -> Any:
        """Its value as numbers."""
        value = getattr(self.holder(s), self.name)
        if self.shape == PILE:
            return list(value)
        return value.values() if self.shape == RECORD else value

    def holder(self, s: State) -> Any:
        return getattr(s, self.part) if self.part else s

    def out(self, value: Any) -> Any:
        """The value for files."""
        if self.shape == NUMBER:
            return self._name(value)
        if self.shape == GRID:
            rows = [[self._name(each) for each in row] for row in value]
            return dict(zip(self.keys, rows, strict=True)) if self.keys else rows
        if self.keys:
            return {key: self._name(each) for key, each in zip(self.keys, value, strict=True)}
        return [each if i % self.group else self._name(each) for i, each in enumerate(value)]

    def into(self, value: Any) -> Any:
        if self.shape == RECORD:
            assert self.make is not None
            return self.make(*[self._number(each) for each in self._keyed(value)])
        if self.shape == NUMBER:
            return self._number(value)
        if self.shape == GRID:
            rows = self._keyed(value) if self.keys else self._listed(value)
            return [[self._number(each) for each in self._listed(row)] for row in rows]
        if self.keys:
            return [self._number(each) for each in self._keyed(value)]
        values = enumerate(self._listed(value))
        read = [self._plain(each) if i % self.group else self._number(each) for i, each in values]
        return tuple(read) if self.shape == PILE else read

    def _name(self, number: int) -> Any:
        if not self.names:
            return number
        if self.masks:
            return [name for i, name in enumerate(self.names) if number >> i & 1]
        return None if number == NONE else self.names[number]

    def _number(self, value: Any) -> int:
        if not self.names:
            return self._plain(value)
        if self.masks:
            return mask_of([self._known(name) for name in self._listed(value)])
        return NONE if value is None else self._known(value)

    def _plain(self, value: Any) -> int:
        if type(value) is not int:
            raise BadSave(f"field {self.name!r}: {value!r} is not a whole number")
        return value

    def _known(self, name: Any) -> int:
        if not isinstance(name, str) or name not in self.index:
            raise BadSave(f"field {self.name!r}: {name!r} is not known")
        return self.index[name]

    def _keyed(self, value: Any) -> list[Any]:
        if not isinstance(value, dict) or set(value) != set(self.keys):
            raise BadSave(f"field {self.name!r}: expected are {', '.join(self.keys)}")
        return [value[key] for key in self.keys]

    def _listed(self, value: Any) -> list[Any]:
        if not isinstance(value, list):
            raise BadSave(f"field {self.name!r}: a list is expected, not {value!r}")
        return value


class Schema:
    """The declaration of a state: kernel fields first, then the game's own."""

    def __init__(self, streams: tuple[str, ...], options: tuple[str, ...], *own: Field) -> None:
        self.streams = streams
        self.fields = (
            Field("result", NUMBER),
            Field("sealed", GRID, options),
            Field("rolls", LIST, keys=streams),
            Field("script", GRID, keys=streams),
            Field("barriers", NUMBER),
            *own,
        )

    def to_json(self, s: State, frames: list[dict[str, Any]]) -> dict[str, Any]:
        """Names and keys, never indexes. Contains secrets."""
        out: dict[str, Any] = {"seed": hex(s.seed), "frames": frames}
        for field in self.fields:
            out[field.name] = field.out(field.of(s))
        return out

    def read(self, data: dict[str, Any], s: State) -> None:
        """Set every field of `s` from `data`; a missing, extra or broken one is named."""
        expected = {"seed", "frames"} | {field.name for field in self.fields}
        if set(data) != expected:
            odd = sorted(set(data) ^ expected)
            raise BadSave(f"state: missing or unknown fields: {', '.join(odd)}")
        s.seed = read_seed(data["seed"])
        for field in self.fields:
            value = field.into(data[field.name])
            self._same_length(field, value, s)
            setattr(field.holder(s), field.name, value)

    def _same_length(self, field: Field, value: Any, s: State) -> None:
        if field.name == "sealed" and len(value) != len(s.sealed):
            raise BadSave(f"field {field.name!r}: {len(s.sealed)} entries are expected")

    def fingerprint(self, s: State) -> str:
        """A short hash of the whole state, the same on every platform and build."""
        values = [field.of(s) for field in self.fields]
        text = repr([s.seed, s.stack, *values]).encode()
        return hashlib.blake2b(text, digest_size=16).hexdigest()

    def diff(self, a: State, b: State) -> list[tuple[str, Any, Any]]:
        """The fields in which two states differ, with both values by name."""
        pairs = [("stack", a.stack, b.stack), ("seed", a.seed, b.seed)]
        for field in self.fields:
            one, two = field.of(a), field.of(b)
            if one != two:
                pairs.append((field.name, field.out(one), field.out(two)))
        return [(name, one, two) for name, one, two in pairs if one != two]


def read_seed(text: Any) -> int:
    try:
        seed = int(text, 16)
    except (TypeError, ValueError):
        raise BadSave(f"seed: {text!r} is not a hexadecimal number") from None
    if seed < 0 or seed.bit_length() > SEED_BITS:
        raise BadSave(f"seed: {text!r} is not a number of at most {SEED_BITS} bits")
    return seed


def mask_of(numbers: list[int]) -> int:
    """A set of small numbers as bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def canonical(data: Any) -> bytes:
    """The canonical byte form of JSON data, the same on every platform and build."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def fingerprint(data: Any) -> str:
    """A short hash of JSON data."""
    return hashlib.blake2b(canonical(data), digest_size=16).hexdigest()
