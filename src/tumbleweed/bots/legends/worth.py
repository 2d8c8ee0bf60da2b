"""The value of money, gold, cards, wounds and points, all in Legendary Points.

The constants were tuned in the arena, against random players and against thrifty itself.
"""

from __future__ import annotations

from functools import cached_property
from math import exp

from tumbleweed.bots.legends.stories import told
from tumbleweed.bots.legends.table_view import Player, Table

REVEL = 1.0 / 30.0  # LP for a dollar at the Cabaret (WL-CABARET-01)
LEFT_OVER = 1.0 / 60.0  # and at the end of the game (WL-END-05)
SPENDABLE = 0.75  # the fraction of money that becomes LP while there is time
CARD = 0.25  # an unseen poker card
WOUND = 0.45  # while there is time for the Doctor
FREE = 0.55  # the probability of not being arrested within a round
NEAR = 4.0  # LP behind the leader at which a player is still a threat
A_BADGE = 0.25  # the value of the right to arrest, for each Wanted player
A_GAMBLER_POINT = 1.3
A_STORY_POINT = 0.5  # three of them make a lap of the Story track (BM-STORY-07)
RUSH = 3.0  # turns left from which on everything is converted into LP

# Rewards of the Marshal track up to each space; large ones count in part beforehand.
MARSHAL_TRACK = (0.0, 1.7, 2.8, 4.0, 6.0, 8.0, 10.5, 13.0, 16.0, 19.5)

# The value of holding a card: what its Action or its rank may give later.
HELD = {
    "cheat": 0.5, "saddle-up": 0.3, "sprint": 0.2, "manhunt": 0.3, "payday": 0.45,
    "stick-em-up": 0.35, "reputation": 0.3, "shootout": 0.2, "wallop": 0.2, "instincts": 0.25,
    "lady-luck": 0.2, "fools-gold": 0.9, "bulletproof": 0.3, "quickdraw": 0.35,
    "determination": 0.6, "living-legend": 0.8,
}  # fmt: skip


class Worth:
    """The values at one moment, for one seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.turns = table.turns_left

    @cached_property
    def dollar(self) -> float:
        if self.turns <= 1.0:
            return LEFT_OVER
        part = SPENDABLE * min(1.0, self.turns / RUSH)
        return max(LEFT_OVER, REVEL * part)

    @cached_property
    def nugget(self) -> float:
        """Sold at the Bank: 1 LP and $20 (WL-BANK-02)."""
        return 1.0 + 20 * self.dollar

    @cached_property
    def wound(self) -> float:
        """At the end of the game it costs an LP (WL-END-08)."""
        return WOUND + (1.0 - WOUND) / max(1.0, self.turns)

    def hurt(self, wounds: float) -> float:
        """What so many wounds cost, as a loss; those beyond the third do not hurt (WL-WOUND-01)."""
        room = self.table.land.compiled.max_wounds - self.table.me.wounds
        return -self.wound * min(wounds, room)

    def healed(self, wounds: float) -> float:
        return self.wound * min(wounds, self.table.me.wounds)

    @property
    def beaten(self) -> float:
        """A lost fight: a wound, and a card for it (WL-FIGHT-25)."""
        return self.card - self.wound

    @cached_property
    def card(self) -> float:
        return CARD * min(1.0, self.turns / RUSH)

    def money(self, amount: float) -> float:
        """Gained money; the part above the limit is lost (WL-BANK-05)."""
        return self.dollar * min(amount, self.table.land.compiled.money_limit - self.table.me.money)

    def keep(self, card: str) -> float:
        """The value of a card kept in hand."""
        face = self.table.land.face(card)
        held = HELD.get(face, CARD + self.table.land.rank(card) / 40.0)
        return held * min(1.0, self.turns / RUSH)

    @cached_property
    def _threats(self) -> list[float]:
        """The others share 1, those ahead more than those behind."""
        promise = [p.lp + self.wanted(p.wanted, p.seat) for p in self.table.players]
        ahead = max(promise[other.seat] for other in self.table.others)
        threats = [exp((each - ahead) / NEAR) for each in promise]
        threats[self.table.me.seat] = 0.0
        total = sum(threats)
        return [threat / total for threat in threats]

    def denied(self, player: Player, loss: float) -> float:
        """The value to me of somebody else losing, or not getting, so many LP."""
        return self._threats[player.seat] * loss

    def asked_for(self, style: str, deed: str, space: int, maker: str, actions: float) -> float:
        """What stories on the table add to the value of a plan."""
        return told(self.table, style, deed)

    def renown(self, fight: str) -> float:
        """What stories on the table add to winning a fight of that type."""
        return 0.0

    def seen_by(self, seat: int) -> Worth:
        """The values for another seat."""
        return type(self)(self.table.seen_by(seat))

    # ---- the tracks ----

    def wanted(self, points: int, seat: int) -> float:
        """LP at the end of every turn (WL-WANTED-05) and of the game (WL-END-09), while free."""
        if not points:
            return 0.0
        compiled = self.table.land.compiled
        points = min(points, 9)
        row = compiled.row_lp[3 + (points - 1) // 3]
        others = [player.wanted for player in self.table.players if player.seat != seat]
        most = points > max(others, default=0)
        end = compiled.most_wanted_lp if most else compiled.other_wanted_lp
        still_free = float(FREE**self.turns)
        turns = (1.0 - still_free) / (1.0 - FREE)
        return row * turns + end * still_free + 0.1 * points

    def gain_wanted(self, points: int) -> float:
        """It costs a Marshal the badge (WL-MARSHAL-09)."""
        me = self.table.me
        now = self.wanted(me.wanted, me.seat)
        over = max(0, me.wanted + points - 9)  # WL-WANTED-06
        return self.wanted(me.wanted + points, me.seat) - now + over - self.badge(me)

    def marshal(self, points: int) -> float:
        """What the track has given up to that space and will give at the end (WL-END-12)."""
        return MARSHAL_TRACK[min(points, 9)]

    def gain_marshal(self, points: int) -> float:
        me = self.table.me
        if me.wanted:
            return 0.0
        before, after = me.marshal, me.marshal + points
        prey = [other for other in self.table.others if other.wanted]
        badge = 0.0 if before else A_BADGE * len(prey)
        return self.marshal(after) - self.marshal(before) + max(0, after - 9) + badge

    def gain_gambler(self, points: int) -> float:
        return A_GAMBLER_POINT * points

    def gain_story(self, points: int) -> float:
        return A_STORY_POINT * points

    def badge(self, player: Player) -> float:
        """What a Marshal would lose by leaving the track: the progress made."""
        if not player.marshal:
            return 0.0
        row = self.table.land.compiled.row_lp[(min(player.marshal, 9) - 1) // 3]
        return row + 0.5 * player.marshal * min(1.0, self.turns / RUSH)

    def arrest(self, player: Player) -> float:
        """What a player loses by an arrest."""
        goods = 0.5 * (player.money * self.dollar + player.nuggets * self.nugget)
        return self.wanted(player.wanted, player.seat) + goods + self.wound
