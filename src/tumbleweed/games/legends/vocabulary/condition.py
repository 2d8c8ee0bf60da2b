"""Conditions (`is`): the parts of a word that tests something."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.goods import Good
from tumbleweed.games.legends.vocabulary.kinds import Param
from tumbleweed.games.legends.vocabulary.record import Told, Word, Words


class Condition(Word, ABC):
    """Each is a class of its own, since `holds` is asked at every turn.

    `about` and `good` are what a bot may know of it (weights.py). `of_another`: it compares
    somebody with the owner of the card, so it can only stand in a filter.
    """

    def __init__(
        self,
        name: str,
        gloss: str,
        params: tuple[Param, ...],
        *,
        told: Told,
        about: str,
        good: Good | None = None,
        of_another: bool = False,
    ) -> None:
        super().__init__(name, gloss, params)
        self.told = told
        self.about = about
        self.good = good
        self.of_another = of_another

    @abstractmethod
    def holds(self, s: LegendsState, at: int, seat: int, me: int) -> bool:
        """Of `seat`, for the condition at that address; `me` owns the card it stands on."""

    def messages(self) -> list[str]:
        return [*self.told.keys, *super().messages()]


CONDITIONS: Final[Words[Condition]] = Words("condition")  # words.py fills it
CONDITION: Final[list[Condition]] = CONDITIONS.all  # by number


def holds(s: LegendsState, at: int, seat: int, me: int) -> bool:
    """The condition at that address, for `seat`; `me` owns the card it stands on."""
    return CONDITION[s.compiled.tests[at]].holds(s, at, seat, me)
