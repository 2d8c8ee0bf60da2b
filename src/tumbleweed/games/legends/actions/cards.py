"""The Actions on poker cards and on items (WL-CARD-01)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.player import cost_reason, not_in_use
from tumbleweed.games.legends.actions.record import CARDS, Action
from tumbleweed.games.legends.effects.usable import card_usable, item_action, item_usable
from tumbleweed.games.legends.state import frames
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import options as opt


class UseCard(Action):
    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        for card in s.hands[seat]:
            if card_usable(s, seat, card):
                found.append(opt.USE.of(s, card))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        if not thing:
            return [Reason("WL-CARD-01", "why-no-action-card")]
        card = s.compiled.cards.index(thing)
        args: dict[str, str | int] = {"card": f"card:{thing}"}
        if card not in s.hands[seat]:
            return [Reason("WL-CARD-01", "why-not-in-hand", args)]
        ability = s.compiled.action_of[s.compiled.face[card]]
        if ability == NONE:
            return [Reason("WL-CARD-01", "why-no-action-on-it", args)]
        return [cost_reason(s, seat, ability) or Reason("WL-CARD-07", "why-no-effect", args)]

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        card = opt.USE.member(s, option)
        return frames.USE.call(
            s,
            ability=s.compiled.action_of[s.compiled.face[card]],
            seat=seat,
            card=card,
            detail=NONE,
        )


class UseItem(Action):
    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        for item in s.compiled.acting_items:
            if item_usable(s, seat, item):
                found.append(opt.ITEM.of(s, item))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        if not thing:
            return [Reason("WL-CARD-01", "why-no-action-card")]
        item = s.compiled.items.index(thing)
        args: dict[str, str | int] = {"item": f"item:{thing}"}
        if not s.owned[seat] >> item & 1:
            return [Reason("WL-CARD-01", "why-not-owned", args)]
        if not_in_use(s, seat, item):
            return not_in_use(s, seat, item)
        ability = item_action(s, seat, item)
        if ability == NONE:
            return [Reason("WL-CARD-01", "why-item-no-action", args)]
        return [cost_reason(s, seat, ability) or Reason("WL-CARD-07", "why-item-no-effect", args)]

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        ability = item_action(s, seat, opt.ITEM.member(s, option))
        return frames.USE.call(s, ability=ability, seat=seat, card=NONE, detail=NONE)


USE_CARD: Final[Action] = UseCard(
    {"use": "card"}, heading=CARDS, rank=30, spends=True, site=NONE, explains=(), rows=()
)
USE_ITEM: Final[Action] = UseItem(
    {"item": "star"}, heading=CARDS, rank=31, spends=True, site=NONE, explains=(), rows=()
)
