"""What an entry of a file, or a word in it, must and may hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class OneOf:
    """One of these names. `idle` ones are known too, but the engine does not carry them out;
    those in `further` mean something only with the expansion `module`."""

    names: tuple[str, ...]
    idle: tuple[str, ...] = ()
    further: tuple[str, ...] = ()
    module: str = ""


@dataclass(frozen=True)
class SomeOf:
    """A list of some of these names, none of them twice."""

    names: tuple[str, ...]
    least: int = 1


Sort = str | OneOf | SomeOf  # a string: the name of a check in `values.py` or `grammar.py`


@dataclass(frozen=True)
class Form:
    needs: Mapping[str, Sort] = field(default_factory=dict)
    may: Mapping[str, Sort] = field(default_factory=dict)
    idle: tuple[str, ...] = ()  # known, but the engine does not carry them out
    either: tuple[str, ...] = ()  # at most one of these parameters
    either_needed: bool = False  # exactly one
    of_module: Mapping[str, str] = field(default_factory=dict)  # keys that an expansion adds
