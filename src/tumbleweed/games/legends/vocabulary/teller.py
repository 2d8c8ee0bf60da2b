"""What parameters need to tell themselves in a sentence."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE

Args = dict[str, Any]


class Teller:
    """Tells compiled words in a language: text/effect_text.py."""

    def say(self, key: str, args: Args) -> str:
        raise NotImplementedError

    def name(self, kind: str, thing: str) -> str:
        raise NotImplementedError

    def joined(self, key: str, parts: list[str]) -> str:
        raise NotImplementedError

    def much(self, good: str, amount: int) -> str:
        raise NotImplementedError

    def subject(self, who: str, test: int = NONE) -> dict[str, str]:
        raise NotImplementedError

    def item_kind(self, kind: int, count: int) -> str:
        raise NotImplementedError

    def item(self, number: int) -> str:
        raise NotImplementedError

    def place(self, number: int) -> Args:
        raise NotImplementedError

    def condition(self, at: int) -> str:
        raise NotImplementedError

    def effects(self, at: int, end: int) -> str:
        raise NotImplementedError

    def options(self, node: int) -> list[str]:
        """What each option of a question does."""
        raise NotImplementedError
