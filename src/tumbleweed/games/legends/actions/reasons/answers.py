"""Why an answer of the right kind is not among those to the open question, question by question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.ante_up import gambling_reasons as gambling
from tumbleweed.games.legends.actions.reasons.cards import hand_reasons, reaction_reasons
from tumbleweed.games.legends.actions.reasons.choices import choice_reasons
from tumbleweed.games.legends.actions.reasons.goals import claim_reasons
from tumbleweed.games.legends.actions.reasons.minor import (
    contribute_reasons,
    decline_reason,
    deliver_reasons,
    loot_reason,
    marshal_reward,
)
from tumbleweed.games.legends.actions.reasons.places import mesa_reasons, space_args, way_reasons
from tumbleweed.games.legends.actions.reasons.player import (
    ability_time_reasons,
    item_time_reasons,
    ready_reasons,
)
from tumbleweed.games.legends.actions.reasons.shop import sale_reasons
from tumbleweed.games.legends.components.board.ways import barred, sheriff_reach, way_to
from tumbleweed.games.legends.components.decks.cattle import ranch
from tumbleweed.games.legends.procedures import sheriff, shop
from tumbleweed.games.legends.state.frames import PLACE, RIDE, SHERIFF_RIDE, SHOP
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import CLOSING, STORIES
from tumbleweed.games.legends.state.queries import at_place, bandit_at, discs, player_on, spaces_at
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit
from tumbleweed.games.legends.vocabulary.terms import COLORS

Answer = Callable[[LegendsState, int, str, str, str], list[Reason]]  # seat, verb, thing, rule


def from_hand(question: str) -> Answer:
    def reasons(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
        return hand_reasons(s, seat, verb, thing, question)

    return reasons


def to_mat(question: str) -> Answer:
    """Items and the own ability, where something has happened or a fight begins."""

    def reasons(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
        if verb == "item":
            return item_time_reasons(s, seat, thing, question, rule)
        return ability_time_reasons(s, seat, thing, question, rule)

    return reasons


def to_ready(question: str) -> Answer:
    def reasons(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
        return ready_reasons(s, seat, thing, question)

    return reasons


def to_event(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if verb == "contribute":
        return contribute_reasons(s, seat, thing)
    if verb == "deliver":
        return deliver_reasons(s, seat)
    if verb == "react":
        return reaction_reasons(s, seat, thing, "answer")
    return to_mat("answer")(s, seat, verb, thing, rule)


# ---- setting up ----


def dealt(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-not-dealt", {"character": f"character:{thing}"})]


def picked(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    character = s.compiled.characters.index(thing)
    args: dict[str, str | int] = {"character": f"character:{thing}"}
    if character not in s.compiled.cast:
        return [Reason("WL-FIRST-03", "why-not-in-cast", args)]
    if character in s.character:
        return [Reason("WL-FIRST-03", "why-taken", args)]
    opener: dict[str, str | int] = {
        "character": f"character:{s.compiled.characters[s.compiled.opener]}"
    }
    return [Reason("WL-FIRST-09", "why-opener-left", opener)]


def start_space(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    space = s.compiled.board.spaces.index(thing)
    places = s.compiled.start_places[s.character[seat]]
    if any(at_place(s, space, place) for place in places) and player_on(s, space):
        return [Reason("WL-SETUP-43", "why-hideout-taken", space_args(s, space))]
    return [Reason("WL-SETUP-43", "why-not-your-start", space_args(s, space))]


# ---- moving ----


def on_the_way(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    mesa, left = RIDE.mesa(s), RIDE.left(s)
    if mesa:
        return mesa_reasons(s, seat, thing, mesa - 1)
    return way_reasons(s, seat, verb, thing, left)


def placed(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    space = s.compiled.board.spaces.index(thing)
    args = space_args(s, space)
    if space not in spaces_at(s, PLACE.place(s)):
        return [Reason("WL-MOVE-14", "why-not-such-a-place", args)]
    if barred(s, seat, space):
        return [Reason("WL-SHERIFF-19", "why-sheriff-there", args)]
    if bandit_at(s, space):
        return [Reason("WL-BANDIT-18", "why-bandit-there", args)]
    return [Reason("AU-TOKEN-07", "why-token-there", args)]


def sheriffs_way(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    left = SHERIFF_RIDE.left(s)
    if not thing or (verb == "sheriff-step" and left == 1):
        return [Reason("WL-SHERIFF-02", "why-sheriff-last-space")]
    space = s.compiled.board.spaces.index(thing)
    args = space_args(s, space)
    if space == s.sheriff:
        return [Reason("WL-SHERIFF-02", "why-sheriff-already-there", args)]
    if verb == "sheriff-step":
        if space in s.compiled.board.patrol[s.sheriff]:
            return [Reason("WL-SHERIFF-26", "why-sheriff-ends-there", args)]
        return [Reason("WL-SHERIFF-02", "why-not-adjacent", args)]
    if way_to(sheriff_reach(s, s.sheriff, left, 0), space) != NONE:
        return [Reason("WL-SHERIFF-26", "why-wanted-in-his-way", args)]
    return [Reason("WL-STORY-21", "why-sheriff-too-far", {**args, "count": left})]


def shortest(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-not-shortest")]


def sent_by_man_in_black(
    s: LegendsState, seat: int, verb: str, thing: str, rule: str
) -> list[Reason]:
    """Where he may be sent to he goes at once."""
    ways = [s.compiled.board.spaces[space] for space in sheriff.ends(s)]
    if verb == "sheriff-step" and thing in ways:
        return sheriffs_way(s, seat, verb, thing, rule)
    return shortest(s, seat, verb, thing, rule)


# ---- buying, selling, paying ----


def sold(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if verb == "leave":
        return [Reason("WL-WOUND-03", "why-must-buy")]
    discount, kind, mode = SHOP.discount(s), SHOP.kind(s), SHOP.mode(s)
    return sale_reasons(s, seat, verb, thing, discount, kind, mode, shop.stand(s))


def how_many(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if int(thing) == 0:
        return [Reason("WL-BANK-06", "why-sell-one")]
    return [Reason("WL-BANK-06", "why-fewer-nuggets", {"count": s.nuggets[seat]})]


def fools_gold(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if verb == "pass":
        return [Reason("WL-BANK-06", "why-sell-one")]
    return hand_reasons(s, seat, verb, thing, "sell-fools-gold")


def deal(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    """Based on public information: with a card in hand one might hold Fool's Gold."""
    return [Reason("WL-DECK-14", "why-no-nuggets")]


def nugget_due(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if verb == "pass":
        return [Reason(rule, "why-must-pay-nugget")]
    if verb == "nugget":
        return [Reason(rule, "why-no-nugget-left")]
    return hand_reasons(s, seat, verb, thing, "pay-nugget")


def discarding(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if verb == "discard":
        return hand_reasons(s, seat, verb, thing, "discard")
    limit = hand_limit(s, seat)
    if s.turn[CLOSING] and s.resolving == NONE and len(s.hands[seat]) > limit:
        return [Reason("WL-ENDTURN-02", "why-hand-limit", {"count": limit})]
    return [Reason(rule, "why-must-discard")]


# ---- fights ----


def laying(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if verb == "decline":
        return [decline_reason(s)]
    return hand_reasons(s, seat, verb, thing, "lay")


def reacting(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return reaction_reasons(s, seat, thing, "react")


def npc_card(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-not-drawn", {"fight-card": f"fight-card:{thing}"})]


def bandits_reward(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [marshal_reward(s)]


def loot(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [loot_reason(s, thing)]


def token(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    if thing in ("cattle", "longhorn"):
        return [loot_reason(s, thing)]
    return [Reason(rule, "why-goods-taken")]


# ---- one of the players ----


def sheriffs_target(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    target = int(thing)
    args: dict[str, str | int] = {"seat": f"seat:{target}"}
    if target >= s.compiled.figures:
        return [Reason("WL-SETUP-01", "why-no-such-player", args)]
    if not s.wanted[target]:
        return [Reason(rule, "why-not-wanted", args)]
    return [Reason(rule, "why-not-with-sheriff", args)]


def cards_target(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    target = int(thing)
    args: dict[str, str | int] = {"seat": f"seat:{target}"}
    if target >= s.compiled.figures:
        return [Reason("WL-SETUP-01", "why-no-such-player", args)]
    if target == seat:
        return [Reason(rule, "why-not-yourself")]
    return [Reason(rule, "why-not-meant", args)]


# ---- what cards and stories ask ----


def chosen(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return choice_reasons(s, thing, rule)


def claimed(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return claim_reasons(s, seat, thing)


def deck(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason("WL-STORY-24", "why-no-story-there")]


def disc(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    assert seat not in discs(s, STORIES.index(thing))
    return [Reason(rule, "why-no-disc-there")]


def herd(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    assert not ranch(s, COLORS.index(thing))
    return [Reason("WL-CATTLE-01", "why-empty-ranch")]


def gang(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    space = s.compiled.board.spaces.index(thing)
    return [Reason(rule, "why-no-bandit-there", space_args(s, space))]


def die(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    return [Reason(rule, "why-no-such-die")]


# Each question: the verbs of its answers, and why one of them is missing.
ANSWERS: Final[dict[str, tuple[tuple[str, ...], Answer]]] = {
    "character": (("character",), dealt),
    "pick-character": (("character",), picked),
    "start-space": (("place",), start_space),
    "weapon": (("ready",), to_ready("weapon")),
    "mount": (("ready",), to_ready("mount")),
    "take-up": (("ready",), to_ready("take-up")),
    "ride": (("stop", "ride", "step"), on_the_way),
    "place": (("place",), placed),
    "shop": (("leave", "buy", "upgrade"), sold),
    "sell-nuggets": (("sell-nuggets",), how_many),
    "sell-fools-gold": (("pass", "sell"), fools_gold),
    "pay-nugget": (("pass", "nugget", "sell"), nugget_due),
    "discard": (("discard", "pass", "end"), discarding),
    "surprised": (("discard",), from_hand("surprised")),
    "answer": (("contribute", "deliver", "react", "item", "ability"), to_event),
    "claim": (("claim",), claimed),
    "contribute": (("contribute",), to_event),
    "start-fight": (("item", "ability"), to_mat("start-fight")),
    "lay": (("lay", "decline"), laying),
    "answer-fight": (("lay",), from_hand("answer-fight")),
    "npc": (("npc",), npc_card),
    "react": (("react",), reacting),
    "bandit-reward": (("reward",), bandits_reward),
    "steal": (("steal",), loot),
    "steal-token": (("steal",), token),
    "sheriff": (("sheriff", "sheriff-step"), sheriffs_way),
    "sheriff-target": (("target",), sheriffs_target),
    "black-way": (("black",), shortest),
    "black-sheriff": (("stop", "sheriff", "sheriff-step"), sent_by_man_in_black),
    "poker-card": (("play",), from_hand("poker-card")),
    "choose": (("choose",), chosen),
    "deal": (("yes",), deal),
    "target": (("target",), cards_target),
    "give": (("give",), from_hand("give")),
    "look": (("look",), deck),
    "ranch": (("ranch",), herd),
    "retire": (("bandit",), gang),
    "take-back": (("take-back",), disc),
    "reroll": (("reroll",), die),
    "high-stakes-card": (("play",), from_hand("poker-card")),
    **gambling.ANSWERS,
}


def answer_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, question: str, rule: str
) -> list[Reason]:
    """Empty if the verb is none of the question's."""
    verbs, reasons = ANSWERS.get(question, ((), shortest))
    return reasons(s, seat, verb, thing, rule) if verb in verbs else []
