"""A witness and how functions of the engine are wrapped for it.

The engine must run as plain Python: a compiled one does not look its functions up by name.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from exhaustive.things import Things

ENGINE = "tumbleweed.games.legends"


class Witness:
    def __init__(self, things: Things) -> None:
        self.things = things
        self.seen: set[str] = set()

    def missing(self) -> list[str]:
        return sorted(self.things.names - self.seen)


class Wrapping:
    """Replaces functions of the engine, under every name they have; and restores them."""

    def __init__(self) -> None:
        self._before: list[tuple[Any, str, Any]] = []

    def replace(self, old: Any, new: Any) -> None:
        for name, module in list(sys.modules.items()):
            if name.startswith(ENGINE):
                self._replace_in(module, old, new)

    def _replace_in(self, module: Any, old: Any, new: Any) -> None:
        for name, value in list(vars(module).items()):
            if value is old:
                self.set(module, name, new)

    def set(self, module: Any, name: str, new: Any) -> None:
        """In one module only."""
        self._before.append((module, name, getattr(module, name)))
        setattr(module, name, new)

    def undo(self) -> None:
        for module, name, value in reversed(self._before):
            setattr(module, name, value)


def after(old: Callable[..., Any], look: Callable[..., None]) -> Callable[..., Any]:
    """Calls the function itself, then the observer with its arguments."""

    def seen(*args: Any) -> Any:
        result = old(*args)
        look(*args)
        return result

    return seen


def before(old: Callable[..., Any], look: Callable[..., None]) -> Callable[..., Any]:
    def seen(*args: Any) -> Any:
        look(*args)
        return old(*args)

    return seen
