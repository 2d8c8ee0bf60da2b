"""The value of Gambler points and of face-down rewards, in Legendary Points."""

from __future__ import annotations

from functools import cached_property

from tumbleweed.bots.legends.ante_up.table_view import JoinedTable
from tumbleweed.bots.legends.effects import worth_of
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.bots.legends.worth import Worth

FORESIGHT = 0.8  # the part of a Gambler point's value that the spaces after it make up
LOOKS_AHEAD = 5  # spaces
FURTHEST = 0.15  # a point's part in being furthest on the track at the end (AU-TURN-04)


class JoinedWorth(Worth):
    """The values at a table with Ante Up."""

    def __init__(self, table: JoinedTable) -> None:
        super().__init__(table)
        self.joined = table
        self.up = table.frontier.up

    def seen_by(self, seat: int) -> JoinedWorth:
        return JoinedWorth(self.joined.seen_by(seat))

    # ---- the Gambler track ----

    @cached_property
    def _spaces(self) -> list[float]:
        """The value of each space of the track; the last is for points beyond it."""
        ranges = zip(self.up.gambler_effect, self.up.gambler_effect_end, strict=True)
        return [worth_of(self, at, end) for at, end in ranges]

    def gain_gambler(self, points: int) -> float:
        """Each space's reward (AU-GAMB-01) and, as far as there is time for more points, part of
        the greater ones that follow.
        """
        now, last = self.joined.up["gambler"][self.table.me.seat], len(self._spaces) - 1
        more = min(LOOKS_AHEAD, int(self.turns))
        total = 0.0
        for point in range(now, now + points):
            coming = [self._spaces[min(last, point + i)] for i in range(max(1, more))]
            total += (1.0 - FORESIGHT) * coming[0] + FORESIGHT * sum(coming) / len(coming)
        return total + FURTHEST * points

    # ---- rewards ----

    def token(self, token: int) -> float:
        """The reward of an event token."""
        return worth_of(self, self.up.token_reward[token], self.up.token_reward_end[token])

    def any_token(self, kind: str) -> float:
        """The average reward of those that may still lie face down."""
        possible = self.joined.face_down(kind)
        return sum(self.token(token) for token in possible) / len(possible)

    @cached_property
    def longhorn(self) -> float:
        return self.any_token("longhorn")

    def explored(self, number: int, known: str | None) -> float:
        """The average reward of the frontier tokens with that number that were not found."""
        up, found = self.up, self.joined.up["found"]
        tokens = [
            token
            for token, name in enumerate(up.frontier_tokens)
            if (name == known if known else up.frontier_number[token] == number)
            and name not in found
        ]
        rewards = [worth_of(self, up.frontier_reward[t], up.frontier_reward_end[t]) for t in tokens]
        return sum(rewards) / len(rewards) if rewards else 0.0

    def event(self, event: int) -> float:
        return worth_of(self, self.up.event_effect[event], self.up.event_effect_end[event])

    def robbed_train(self, encounter: int) -> float:
        return worth_of(
            self, self.up.encounter_win[encounter], self.up.encounter_win_end[encounter]
        )

    def thrown_off(self, encounter: int) -> float:
        """What a lost train heist gives besides the wound (AU-TRAIN-13)."""
        at, end = self.up.encounter_lose[encounter], self.up.encounter_lose_end[encounter]
        return worth_of(self, at, end)


def joined(p: Planner) -> tuple[JoinedWorth, JoinedTable]:
    """Values and table of a planner at a table with Ante Up."""
    assert isinstance(p.worth, JoinedWorth)
    return p.worth, p.worth.joined
