"""What goes from one player to another: money and nuggets, up to the taker's limits."""

from __future__ import annotations

from tumbleweed.core.events import tell
from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.decks.cattle import steal_cattle
from tumbleweed.games.legends.events import STOLE_MONEY, STOLE_NUGGETS
from tumbleweed.games.legends.mat.goods import gain_money, gain_nuggets, lose_money, lose_nuggets
from tumbleweed.games.legends.model import LegendsState


def steal_goods(s: LegendsState, what: int, amount: int, thief: int, victim: int) -> None:
    """The victim loses all of it; what the thief cannot carry goes to the supply (WL-FIGHT-41)."""
    kind = ops.STEALS[what]
    if victim == s.box.black:
        steal_from_black(s, kind, amount, thief)
    elif kind == "money":
        tell(s, STOLE_MONEY, thief, victim, min(amount, s.money[victim]))
        gain_money(s, thief, lose_money(s, victim, amount))
    elif kind == "nuggets":
        tell(s, STOLE_NUGGETS, thief, victim, min(amount, s.nuggets[victim]))
        gain_nuggets(s, thief, lose_nuggets(s, victim, amount))
    elif s.cattle[thief] == NONE:  # one can carry only one (WL-FIGHT-40)
        steal_cattle(s, thief, victim)


def steal_from_black(s: LegendsState, kind: str, amount: int, thief: int) -> None:
    """His purse stays as it is: the supply pays, as far as it can (WL-MIB-10)."""
    if kind == "money":
        tell(s, STOLE_MONEY, thief, s.box.black, amount)
        gain_money(s, thief, amount)
    elif kind == "nuggets":
        tell(s, STOLE_NUGGETS, thief, s.box.black, min(amount, s.supply))
        gain_nuggets(s, thief, amount)
