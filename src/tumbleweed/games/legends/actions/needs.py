"""The requirements that action records name."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.record import Requirement
from tumbleweed.games.legends.components.ante_up.tokens import lies_at
from tumbleweed.games.legends.components.board.places import here
from tumbleweed.games.legends.components.decks.cattle import ranch_here
from tumbleweed.games.legends.components.player.goods import doctor_price
from tumbleweed.games.legends.components.player.shopping import ANY_MODE, any_purchase, stand_here
from tumbleweed.games.legends.effects.possible import nugget_cards
from tumbleweed.games.legends.state import compiled
from tumbleweed.games.legends.state.ante_up_model import CLAIM_JUMPER
from tumbleweed.games.legends.state.blood_money_model import NO_REVEL
from tumbleweed.games.legends.state.blood_money_queries import forbidden, ruined_here
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HEISTS


class At(Requirement):
    def __init__(self, site: int, rule: str) -> None:
        super().__init__(rule, "why-not-here")
        self.site = site

    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return here(s, seat, self.site)

    def reason(self, times: int) -> Reason:
        return Reason(self.rule, self.message, {"place": f"place:{compiled.SITES[self.site]}"})


class Money(Requirement):
    """`counted`: the rule that gives the number."""

    def __init__(self, price: int, rule: str, counted: str = "") -> None:
        super().__init__(rule, "why-no-money")
        self.price = price
        self.counted = counted or rule

    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return s.money[seat] >= self.price * max(times, 1)

    def reason(self, times: int) -> Reason:
        rule = self.counted if times else self.rule
        return Reason(rule, self.message, {"money": self.price * max(times, 1)})


class Herd(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return bool(s.compiled.herd)


class NoCattle(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return s.cattle[seat] == NONE


class CattleThere(Requirement):
    """Asked of who could take some."""

    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        could = here(s, seat, compiled.RANCH) and s.cattle[seat] == NONE
        return not could or bool(ranch_here(s, seat))


class Gold(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return bool(s.nuggets[seat]) or bool(nugget_cards(s, seat))


class FirstHeist(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return not s.turn[HEISTS]


class Card(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return bool(s.hands[seat])


class Wounds(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return s.wounds[seat] > 0


class Doctor(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return s.money[seat] >= doctor_price(s, seat)

    def reason_for(self, s: LegendsState, seat: int, times: int) -> Reason:
        return Reason(self.rule, self.message, {"money": doctor_price(s, seat)})


class Wares(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return any_purchase(s, seat, 0, NONE, ANY_MODE, stand_here(s, seat))


class NoClaimJumper(Requirement):
    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return not lies_at(s, CLAIM_JUMPER, s.space[seat])


class Revel(Requirement):
    """With Blood Money an injury may forbid it."""

    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return not forbidden(s, seat) & NO_REVEL


def ruined(s: LegendsState, seat: int) -> Reason:
    """The location lies in ruins: no claim, location or work action there (BM-REPAIR-03)."""
    place = ruined_here(s, s.space[seat]).bit_length() - 1
    name = s.compiled.blood.deed_places[place]
    return Reason("BM-REPAIR-03", "why-ruined", {"place": f"place:{name}"})
