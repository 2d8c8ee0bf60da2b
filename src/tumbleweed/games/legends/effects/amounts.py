"""Effects that give or take an amount: `[number, length, amount, who, filter, more]`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.effects.possible import targets
from tumbleweed.games.legends.effects.subjects import amount_of, subjects
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.effect import FREE, Context, Effect
from tumbleweed.games.legends.vocabulary.goods import Good
from tumbleweed.games.legends.vocabulary.kinds import Amount, Oneself, Param, Subject, Unused
from tumbleweed.games.legends.vocabulary.record import Told

WHOM: Final = Subject()  # shared by these words, like its place
MYSELF: Final = Oneself()
NOTHING_MORE: Final = Unused()


class AmountEffect(Effect):
    """`hit` applies it to one player. `can_be_hit` says to which players it applies, if not to all;
    `why_not` why it does not. If it takes a price, all its targets must be able to pay.
    """

    def __init__(
        self,
        name: str,
        gloss: str,
        amount: Amount,
        subject: Subject = WHOM,
        more: Param = NOTHING_MORE,
        *,
        hit: Callable[[LegendsState, int, int, Context], None],
        limit: Limit | None,
        price: int,
        man_in_black: bool,
        moments: tuple[str, ...],
        told: Told,
        about: str,
        carry_out: Callable[[LegendsState, AmountEffect, Context], Verdict] | None = None,
    ) -> None:
        super().__init__(
            name,
            gloss,
            (amount, subject, more),
            price=price,
            moments=moments,
            told=told,
            about=about,
        )
        self.amount = amount
        self.whom = subject
        self.more = more
        self.limit = limit
        self.man_in_black = man_in_black  # it applies to him, too
        self._hit = hit
        self._carry_out = carry_out
        self.always = limit is None
        self.at_once = carry_out is None

    def possible(self, s: LegendsState, at: int, me: int, knower: int) -> bool:
        if self.limit is None:
            return True
        if self.price == FREE:
            seats = subjects(s, self.whom, at, me)
            return any(self.limit.met(s, self.amount_at(s, at), seat, knower) for seat in seats)
        if self.chooses_player(s.compiled.code, at):
            return bool(targets(s, at, me))
        seats = subjects(s, self.whom, at, me)
        amount = self.amount_at(s, at)
        return bool(seats) and all(self.limit.met(s, amount, seat, knower) for seat in seats)

    def can_be_hit(self, s: LegendsState, at: int, seat: int) -> bool:
        if self.limit is None or self.price == FREE:
            return True
        return self.limit.met(s, self.amount_at(s, at), seat, NONE)

    def why_not(self, s: LegendsState, at: int, me: int, knower: int) -> Reason:
        assert self.limit is not None
        return self.limit.why_not(s, self.amount_at(s, at), me)

    def carry_out(self, s: LegendsState, run: Context) -> Verdict:
        if self._carry_out is not None:
            return self._carry_out(s, self, run)
        return self.hit_all(s, run)

    def hit_all(self, s: LegendsState, run: Context) -> Verdict:
        for seat in self.hits(s, run):
            self.grant(s, seat, run)
        return NEXT

    def grant(self, s: LegendsState, seat: int, run: Context) -> None:
        """WL-MIB-09, -10, -11: he has neither tracks nor wounds, and his purse stays."""
        if seat != s.compiled.black or self.man_in_black:
            self._hit(s, seat, self.amount_for(s, seat, run), run)

    def amount_for(self, s: LegendsState, seat: int, run: Context) -> int:
        return amount_of(s, self.amount_at(s, run.at), self.amount.good, seat, run.detail)

    def hits(self, s: LegendsState, run: Context) -> list[int]:
        if self.chooses_player(s.compiled.code, run.at):
            return [run.target]
        return subjects(s, self.whom, run.at, run.me)

    def amount_at(self, s: LegendsState, at: int) -> int:
        return self.amount.of(s.compiled.code, at)


class Limit(ABC):
    """To whom an amount applies, and why not to others."""

    @abstractmethod
    def met(self, s: LegendsState, amount: int, seat: int, knower: int) -> bool: ...

    @abstractmethod
    def why_not(self, s: LegendsState, amount: int, seat: int) -> Reason: ...


class OnlyIf(Limit):
    """Players who pass a test, with one reason for those who do not."""

    def __init__(self, test: Callable[[LegendsState, int], bool], rule: str, key: str) -> None:
        self._test = test
        self._rule = rule
        self._key = key

    def met(self, s: LegendsState, amount: int, seat: int, knower: int) -> bool:
        return self._test(s, seat)

    def why_not(self, s: LegendsState, amount: int, seat: int) -> Reason:
        return Reason(self._rule, self._key)


class InFull(Limit):
    """A player who loses it must have so much (WL-WOUND-03)."""

    def __init__(self, good: Good) -> None:
        if good.lack is None:
            raise ValueError(f"nothing tells that there is too little: {good.name}")
        self.good = good
        self._lack = good.lack

    def have(self, s: LegendsState, seat: int, knower: int) -> int:
        return self.good.held(s, seat)

    def met(self, s: LegendsState, amount: int, seat: int, knower: int) -> bool:
        return self.have(s, seat, knower) >= self._needed(s, amount, seat)

    def why_not(self, s: LegendsState, amount: int, seat: int) -> Reason:
        return Reason("WL-WOUND-03", self._lack, {"count": self._needed(s, amount, seat)})

    def _needed(self, s: LegendsState, amount: int, seat: int) -> int:
        return 1 if amount == terms.ALL_OF_IT else amount_of(s, amount, self.good, seat, 0)
