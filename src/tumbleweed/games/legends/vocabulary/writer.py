"""What parameters need to write themselves into a compiled word."""

from __future__ import annotations

from typing import Any

from tumbleweed.games.legends.vocabulary import terms

Entry = dict[str, Any]


class Writer:
    """Turns what stands in a file into numbers: the compiler (compiler/program.py)."""

    def __init__(self) -> None:
        self.refusable = terms.NOBODY  # who may refuse the Wanted points that the words give
        self.agreed = False  # whether the words run only for who could pay what they take
        self.paying = False  # whether they are a cost

    def amount(self, amount: Any) -> int:
        raise NotImplementedError

    def place(self, word: Entry) -> int:
        raise NotImplementedError

    def item(self, name: str) -> int:
        raise NotImplementedError

    def test(self, words: Any) -> int:
        """Writes a condition; its address."""
        raise NotImplementedError

    def inner_test(self, word: Entry) -> None:
        """Writes a condition right here, inside another."""
        raise NotImplementedError

    def effects(self, words: list[Entry]) -> tuple[int, int]:
        """Writes effects right here; where they start and end."""
        raise NotImplementedError

    def node(self, word_at: int) -> int:
        """A new question of the card, asked by the word at that address."""
        raise NotImplementedError

    def add_option(self, node: int, start: int, end: int) -> None:
        raise NotImplementedError

    def steps(self, words: list[Entry]) -> list[int]:
        """The compiled steps of a card of the Man in Black."""
        raise NotImplementedError
