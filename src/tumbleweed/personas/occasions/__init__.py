"""What bots may comment on, and who of them: a table per game, read from its file here, or from
`occasions.toml` in the package of an external game.

An occasion is told from the public form of an event alone. A table that names a secret argument, or
one that there is not, is refused.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from tumbleweed.core.events import Event, EventKind
from tumbleweed.core.packages import HOME, files_of, module_name, package_of

USUAL = 3  # one in so many is commented on
ANY = "any"  # bot at the table


@dataclass(frozen=True)
class Occasion:
    name: str
    on: str  # the event's key
    by: str  # the argument that names the speaker, or ANY
    one_in: int = USUAL
    is_: Mapping[str, Any] = field(default_factory=dict)
    same: tuple[str, ...] = ()
    differ: tuple[str, ...] = ()

    @property
    def arguments(self) -> set[str]:
        """Those of the event that it depends on."""
        by = () if self.by == ANY else (self.by,)
        return {*by, *self.is_, *self.same, *self.differ}

    def fits(self, event: Event) -> bool:
        args = event.args
        return (
            all(args[name] == value for name, value in self.is_.items())
            and len({args[name] for name in self.same}) < 2
            and (not self.differ or len({args[name] for name in self.differ}) > 1)
        )


@cache
def occasions(game: str) -> tuple[Occasion, ...]:
    """None for a game without a file: its bots are silent."""
    ours = package_of(game) == HOME
    file = files(__package__).joinpath(f"{module_name(game)}.toml")
    file = file if ours else files_of(game).joinpath("occasions.toml")
    if not file.is_file():
        return ()
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(_occasion(entry) for entry in data["occasion"])


def _occasion(entry: dict[str, Any]) -> Occasion:
    unknown = {*entry} - {"name", "on", "by", "one_in", "is", "same", "differ"}
    if unknown:
        raise ValueError(f"{entry['name']}: no occasion has {sorted(unknown)}")
    return Occasion(
        entry["name"],
        entry["on"],
        entry["by"],
        entry.get("one_in", USUAL),
        entry.get("is", {}),
        tuple(entry.get("same", ())),
        tuple(entry.get("differ", ())),
    )


def check(occasion: Occasion, kind: EventKind) -> None:
    """That everybody sees what it depends on."""
    public = {arg.name for arg in kind.args if not arg.secret}
    hidden = occasion.arguments - public
    if hidden:
        raise ValueError(f"{occasion.name} on {kind.key}: not public: {sorted(hidden)}")
