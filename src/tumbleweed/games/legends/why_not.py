"""Why an answer is not on offer: the failing requirements, each with its rule.

Actions are named by the key of their option, or by the verb alone ("duel", "revel", "buy").
"""

from __future__ import annotations

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.frames import local
from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.box import GENERAL_STORE
from tumbleweed.games.legends.mat.mods import movement
from tumbleweed.games.legends.model import LegendsState
from tumbleweed.games.legends.procedures.shop import DISCOUNT
from tumbleweed.games.legends.reasons.actions import (
    LOCATION_ACTIONS,
    at_place,
    card_reasons,
    item_reasons,
    revel_for,
)
from tumbleweed.games.legends.reasons.fights import FIGHT_VERBS, fight_reasons
from tumbleweed.games.legends.reasons.goals import claim_reasons
from tumbleweed.games.legends.reasons.places import ride_reasons, step_reasons
from tumbleweed.games.legends.reasons.shop import buy_reasons, upgrade_reasons
from tumbleweed.games.legends.reasons.small import (
    answer_reasons,
    contribute_reasons,
    deliver_reasons,
)

ACT = "act"  # the question of the Action Phase
SHOP = "shop"
RIDE = "ride"
CLAIM = "claim"


def why_not(
    s: LegendsState,
    seat: int,
    action: str,
    question: str,
    rule: str,
    offered: list[str],
    known: set[str],
) -> list[Reason]:
    """`question` is asked now and follows from `rule`; `offered` are the keys on offer, `known`
    all keys and, with a colon, the verbs that go with a thing."""
    verb, _, thing = action.partition(":")
    a_verb = not thing and f"{verb}:" in known
    if action not in known and not a_verb:
        raise UnknownName(f"legends has no action {action!r}")
    if a_verb and any(key.startswith(f"{verb}:") for key in offered):
        return []
    if question == ACT:
        return action_reasons(s, seat, verb, thing)
    if question == SHOP and verb in ("buy", "upgrade"):
        found = ware_reasons(s, seat, verb, thing, local(s, DISCOUNT))
        return found or [Reason(rule, "why-not-offered")]
    if question == CLAIM and verb == "claim":
        return claim_reasons(s, seat, thing)
    if question == RIDE and verb in ("ride", "step"):
        return way_reasons(s, seat, verb, thing, None)
    same = any(key.partition(":")[0] == verb for key in offered)
    return answer_reasons(s, seat, verb, thing, question, rule, same)


def action_reasons(s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
    """In the Action Phase of the own turn."""
    if verb == "revel" and thing:
        return revel_for(s, seat, int(thing))
    if verb in LOCATION_ACTIONS:
        return LOCATION_ACTIONS[verb](s, seat)
    if verb in FIGHT_VERBS:
        return fight_reasons(s, seat, verb, thing)
    if verb in ("buy", "upgrade"):
        found = at_store(s, seat) + ware_reasons(s, seat, verb, thing)
        return found or [Reason("WL-STORE-02", "why-enter-store")]
    if verb in ("ride", "step"):
        return way_reasons(s, seat, verb, thing, movement(s, seat))
    if verb == "use":
        return card_reasons(s, seat, thing)
    if verb == "item":
        return item_reasons(s, seat, thing)
    if verb == "deliver":
        return deliver_reasons(s, seat)
    if verb == "contribute":
        return contribute_reasons(s, seat, thing)
    if verb == "claim":
        return claim_reasons(s, seat, thing)
    return [Reason("WL-TURN-13", "why-other-question")]


def at_store(s: LegendsState, seat: int) -> list[Reason]:
    return at_place(s, seat, GENERAL_STORE, "WL-STORE-01")


def ware_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, discount: int = 0
) -> list[Reason]:
    if not thing:
        return [Reason("WL-STORE-02", "why-nothing-to-buy")]
    item = s.box.items.index(thing)
    if verb == "buy":
        return buy_reasons(s, seat, item, discount)
    return upgrade_reasons(s, seat, item, discount)


def way_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, left: int | None
) -> list[Reason]:
    """`left` is None where a ride is under way: then the frame knows."""
    if not thing:
        return [Reason("WL-MOVE-01", "why-no-movement")]
    spaces = s.box.board.spaces + s.box.board.mesas
    to = spaces.index(thing)
    if verb == "ride":
        return ride_reasons(s, seat, to, left)
    return step_reasons(s, seat, to, left)
