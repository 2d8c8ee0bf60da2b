"""The value of story points, wounds beyond the third, deeds and Legendary items, in LP."""

from __future__ import annotations

from functools import cached_property

from tumbleweed.bots.legends.ante_up.worth import JoinedWorth
from tumbleweed.bots.legends.blood_money.asked import chance_of, meets
from tumbleweed.bots.legends.blood_money.table_view import TaleTable
from tumbleweed.bots.legends.effects import worth_of
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.bots.legends.worth import RUSH
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_model import FIXED, OUTCOMES, PER_DEED, PER_KIND
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.blood_money.tales import END_HERE

HEALED_IN = 2.0  # turns until an injury is healed, if there is time
A_HANDICAP = 0.4  # LP a turn with an injury
LEAVES_AGAIN = 0.3  # the part of a condition's value for being there earlier than at the turn's end
RESOLVED = 0.75  # the probability that a story that wants one more disc is resolved
EACH_DISC = 0.7  # and for each disc more that it wants
SPEEDED = 0.3  # the part of an outcome that a further disc of a contributor secures
LEFT_OVER = 1.0  # LP that the Cabaret's deed is expected to give for money
# LP that Legendary items give by their use until the end of the game; their own LP come on top.
RELIC_HELPS = {
    "portrait": 0.0, "spurs": 1.0, "dime-western": 0.9, "canteen": 0.8, "snakeskin-boots": 0.5,
    "fiddle": 0.7, "cattle-brand": 0.3, "telegram": 0.2,
}  # fmt: skip
SOME_HELP = 0.5
PLENTY = 60  # dollars that find their use
SPARE = 1.0 / 60.0  # LP for a dollar beyond them, as at the end of the game
SPENT = 1.1  # a dollar spent counts a little more than a dollar gained


class TaleWorth(JoinedWorth):
    """The values at a table with Blood Money."""

    def __init__(self, table: TaleTable) -> None:
        super().__init__(table)
        self.tale_table = table
        self.blood = table.tables
        self._discs: dict[int, float] = {}  # by condition

    def seen_by(self, seat: int) -> TaleWorth:
        return TaleWorth(self.tale_table.seen_by(seat))

    @property
    def hope(self) -> float:
        """The part of what needs more turns that will come true."""
        return min(1.0, max(0.0, self.turns - 1.0) / RUSH)

    def spent(self, money: int) -> float:
        """What a price costs: dollars beyond what the Cabaret takes are worth less."""
        rich = max(0, self.table.me.money - PLENTY)
        spare = min(money, rich)
        return SPENT * ((money - spare) * self.dollar + spare * min(self.dollar, SPARE))

    # ---- the Story track ----

    @cached_property
    def _lap(self) -> float:
        """The point of one's choice on its last space (BM-STORY-05); one scenario adds an LP."""
        points = [self.gain_gambler(1), 1.0, self.gain_marshal(1), self.gain_wanted(1)]
        risky = self.tale_table.blood["mode"] == "risky-business"
        return min(2.5, max(points)) + (1.0 if risky else 0.0)

    def gain_story(self, points: int) -> float:
        """Points beyond the last space are lost (BM-STORY-04); those before it are worth something
        if there is time to complete the lap.
        """
        start, last = self.blood.story_start, self.blood.story_last
        now = self.tale_table.blood["story"][self.table.me.seat]
        now = start if now == last else now
        then = min(last, now + points)
        return self._track(then) - self._track(now)

    def _track(self, space: int) -> float:
        start, last = self.blood.story_start, self.blood.story_last
        part = (space - start) / (last - start)
        return self._lap * (1.0 if space == last else part * self.hope)

    # ---- wounds and injuries ----

    def hurt(self, wounds: float) -> float:
        """Beyond the third one comes an injury (BM-INJURY-01), after that cards are lost (-06)."""
        me = self.table.me
        if self.tale_table.injury != NONE:
            return -self.card * min(wounds, float(len(me.hand)))
        room = self.table.land.compiled.max_wounds - me.wounds
        injury = self.any_injury if wounds > room else 0.0
        return -self.wound * min(wounds, room) - injury

    def healed(self, wounds: float) -> float:
        """Without a wound the injury goes too (BM-INJURY-10)."""
        cured = wounds >= self.table.me.wounds > 0 and self.tale_table.injury != NONE
        return super().healed(wounds) + (self.injury(self.tale_table.injury) if cured else 0.0)

    @property
    def beaten(self) -> float:
        return self.card + self.hurt(1.0)

    def injury(self, card: int) -> float:
        """What an injury costs: LP at the end if it is not healed by then, and a handicap."""
        lasting = max(0.3, 1.0 - 0.15 * self.turns)
        turns = min(HEALED_IN, max(0.0, self.turns - 1.0))
        return -self.blood.injury_lp[card] * lasting + A_HANDICAP * turns

    @cached_property
    def any_injury(self) -> float:
        """The average of those that nobody has."""
        held = self.tale_table.blood["injuries"]
        left = [card for card, name in enumerate(self.blood.injuries) if name not in held]
        return sum(self.injury(card) for card in left) / len(left) if left else 0.0

    # ---- conditions of the story ----

    @cached_property
    def outcome(self) -> float:
        """What its contributors will get, on average: nobody knows which outcome it is."""
        blood, first = self.blood, len(OUTCOMES) * self.tale_table.tale
        cards = range(first, first + len(OUTCOMES))
        ends = blood.outcome_reward_end
        return sum(worth_of(self, blood.outcome_reward[c], ends[c]) for c in cards) / len(cards)

    def disc(self, condition: int) -> float:
        """What meeting a condition gives: its reward, and a part of the outcome's."""
        if condition not in self._discs:
            self._discs[condition] = self._disc(condition)
        return self._discs[condition]

    def _disc(self, condition: int) -> float:
        table, blood = self.tale_table, self.blood
        reward = worth_of(
            self, blood.condition_reward[condition], blood.condition_reward_end[condition]
        )
        if "dime-western" in table.relics:
            reward += self.gain_story(1)
        missing = len(table.unmet) - 1
        likely = (RESOLVED * EACH_DISC ** max(0, missing - 1) * self.hope) if missing else 1.0
        if table.me.seat in table.contributors:
            return reward + SPEEDED * likely * self.outcome
        return reward + likely * self.outcome

    def offer_price(self, condition: int) -> float:
        """What an offer costs, as a loss."""
        blood = self.blood
        return worth_of(self, blood.offer_cost[condition], blood.offer_cost_end[condition])

    def asked_for(self, style: str, deed: str, space: int, maker: str, actions: float) -> float:
        """The best condition that the plan meets, as far as it is likely to; and one that asks
        where a turn ends, if the plan ends there.
        """
        table, best, there = self.tale_table, 0.0, 0.0
        for condition in table.unmet:
            if space < 0 or not self.holds(condition):
                continue
            for at in table.settled.triggers(condition):
                if meets(table, at, deed, space, maker):
                    best = max(best, chance_of(deed) * self.disc(condition))
                if maker != "end_there" and self.ends_there(at, space):
                    last = table.my_turn and actions == table.actions
                    there = max(there, (1.0 if last else LEAVES_AGAIN) * self.disc(condition))
        return best + (there if actions <= table.actions else 0.0)

    def ends_there(self, at: int, space: int) -> bool:
        """The trigger asks for a turn that ends in that space."""
        row = self.table.land.compiled.triggers
        if row[at + layout.T_EVENT] != END_HERE.number:
            return False
        return space in self.tale_table.places(row[at + layout.T_PLACE])

    def holds(self, condition: int) -> bool:
        """Its further test: the Circuit Preacher wants nobody with wounds."""
        asks = self.blood.condition_when[condition] != NONE
        return not asks or not self.table.me.wounds

    def renown(self, fight: str) -> float:
        table = self.tale_table
        deed = f"{fight}:0"
        met = [
            self.disc(condition)
            for condition in table.unmet
            if any(
                meets(table, at, deed, table.me.space, "")
                for at in table.settled.triggers(condition)
            )
        ]
        mine = table.view["fight"] is not None and table.view["fight"]["hero"] == table.me.seat
        return max(met, default=0.0) if mine else 0.0

    # ---- deeds and Legendary items ----

    def deeds_lp(self, deeds: list[int]) -> float:
        """What so many deeds of one owner score at the end (BM-CLAIM-11 to -17)."""
        blood, total = self.blood, 0.0
        standing = [deed for deed in deeds if not self.tale_table.ruined(deed)]
        for deed in standing:
            score = blood.deed_scoring[deed]
            if score == PER_KIND:
                total += sum(1 for d in standing if blood.deed_kind[d] == blood.deed_kind[deed])
            elif score == PER_DEED:
                total += blood.deed_lp[deed] * len(standing)
            else:
                total += blood.deed_lp[deed] if score == FIXED else LEFT_OVER
        return total

    def marginal(self, deed: int, seat: int) -> float:
        """What one deed more adds to the end of the game."""
        own = [each for each in self.tale_table.deeds_of(seat) if each != deed]
        return self.deeds_lp([*own, deed]) - self.deeds_lp(own)

    def relic(self, name: str) -> float:
        lp = self.blood.relic_lp[self.tale_table.settled.relic[name]]
        return lp + RELIC_HELPS.get(name, SOME_HELP) * min(1.0, self.turns / RUSH)


def told(p: Planner) -> tuple[TaleWorth, TaleTable]:
    """Values and table of a planner at a table with Blood Money."""
    assert isinstance(p.worth, TaleWorth)
    return p.worth, p.worth.tale_table
