"""Effects (`do`): the parts of a word that changes something."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.kinds import Param, Subject
from tumbleweed.games.legends.vocabulary.nested import Question, Rest
from tumbleweed.games.legends.vocabulary.record import Told, Word, Words
from tumbleweed.games.legends.vocabulary.teller import Teller

# What an effect takes is there in full, or it cannot be chosen; a cost may be made of it.
FREE: Final = 0  # it takes nothing that would have to be there
TAKEN: Final = 1  # it takes something, but not as a cost
COST: Final = 2

# Who is asked, and so told, what a question of a card offers.
OWNER: Final = 0  # the player whom the card calls "you"
VICTIM: Final = 1  # the player it is done to
NEIGHBOUR: Final = 2  # who plays the NPC


class Context:
    """One effect being applied."""

    def __init__(
        self, at: int, me: int, target: int, detail: int, source: int, origin: int
    ) -> None:
        self.at = at  # its address
        self.me = me  # the player whom the card calls "you"
        self.target = target  # the player chosen for it; in the options of a `demand`, its victim
        self.detail = detail  # the track of the reputation gained; how many contributed to a story
        self.source = source  # the ability it belongs to, or NONE
        self.origin = origin  # where LP come from, as events tell it (events.LP_SOURCES)


def printed_at(origin: int) -> int:
    """In place of an ability, for a text that stands on no card: where its LP come from."""
    return NONE - 1 - origin


def origin_of(source: int, else_from: int) -> int:
    return else_from if source >= NONE else NONE - 1 - source


class Effect(Word, ABC):
    def __init__(
        self,
        name: str,
        gloss: str,
        params: tuple[Param, ...],
        *,
        price: int,
        moments: tuple[str, ...],
        told: Told,
        about: str,
    ) -> None:
        super().__init__(name, gloss, params)
        self.price = price
        self.moments = moments  # events and sorts of cards at which it means anything; () = any
        self.told = told
        self.about = about  # what a bot may know of it (weights.py)
        self.always = False  # always possible
        self.at_once = False  # a gain or a loss that can stand on a die or a track
        self.branches = False  # it stands for one of the lists inside it: `branch`
        self.subject: Subject | None = None
        self.question: Question | None = None
        for param in params:
            if isinstance(param, Subject):
                self.subject = param
            elif isinstance(param, Question):
                self.question = param
            elif isinstance(param, Rest):
                self.branches = True

    @abstractmethod
    def possible(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        """`knower`: the seat whose knowledge counts; NONE: public information only
        (possible.py).
        """

    @abstractmethod
    def why_not(self, s: LegendsState, at: int, me: int, knower: int) -> Reason:
        """Why it is not possible."""

    @abstractmethod
    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        """Do it, or call the procedure that asks."""

    def grant(self, s: LegendsState, seat: int, run: Context) -> None:
        """A gain or a loss of one player, from a die or a track."""
        raise AssertionError(f"{self.name!r} is no gain or loss")

    def can_be_hit(self, s: LegendsState, at: int, seat: int) -> bool:
        """May that player be chosen for it, as far as the one who chooses can tell?"""
        return True

    def branch(self, s: LegendsState, at: int, me: int) -> tuple[int, int]:
        """Which list inside it would run now."""
        raise AssertionError(f"{self.name!r} has no branches")

    def chooses_player(self, code: list[int], at: int) -> bool:
        return self.subject is not None and self.subject.of(code, at) == terms.CHOSEN_PLAYER

    def asked(self, code: list[int], at: int) -> int:
        """Who answers its question: OWNER, VICTIM or NEIGHBOUR."""
        return OWNER

    def option_told(self, teller: Teller, code: list[int], at: int, option: int) -> str:
        """What an option of its question does."""
        assert self.question is not None
        return teller.options(self.question.of(code, at))[option]

    def messages(self) -> list[str]:
        return [*self.told.keys, *super().messages()]


class Possible:
    """When an effect is possible, and why it is not."""

    def __init__(
        self,
        test: Callable[[LegendsState, int, int, int], bool],
        why_not: Callable[[LegendsState, int, int], Reason],
    ) -> None:
        self.test = test
        self.why_not = why_not


def _always(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return True


def _never_asked(s: LegendsState, at: int, me: int) -> Reason:
    raise AssertionError("it is possible")


ALWAYS: Final = Possible(_always, _never_asked)


def possible_if(
    test: Callable[[LegendsState, int, int, int], bool], rule: str, key: str
) -> Possible:
    """With one reason for when it is not."""

    def why_not(s: LegendsState, at: int, me: int) -> Reason:
        return Reason(rule, key)

    return Possible(test, why_not)


class Deed(Effect):
    """An effect with parameters of its own."""

    def __init__(
        self,
        name: str,
        gloss: str,
        params: tuple[Param, ...],
        *,
        possible: Possible,
        carry_out: Callable[[LegendsState, Context], Verdict],
        price: int,
        moments: tuple[str, ...],
        told: Told,
        about: str,
    ) -> None:
        super().__init__(name, gloss, params, price=price, moments=moments, told=told, about=about)
        self._possible = possible
        self._carry_out = carry_out
        self.always = possible is ALWAYS

    def possible(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        return self.always or self._possible.test(s, at, me, knower)

    def why_not(self, s: LegendsState, at: int, me: int, knower: int) -> Reason:
        return self._possible.why_not(s, at, me)

    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        return self._carry_out(s, run)


EFFECTS: Final[Words[Effect]] = Words("effect")  # effects/words.py fills it
EFFECT: Final[list[Effect]] = EFFECTS.all  # by number
