"""Combinations of words that make sense but that the engine does not implement.

No card of the base game needs them. When the engine learns one, remove its line.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tumbleweed.games.legends.compiler.words import TRIGGERS

Word = dict[str, Any]
Fault = tuple[str, str]  # its key ("" for the whole word), and what is wrong

WITH_ACTIONS = "ante-up"  # the module whose characters have Actions
FORBIDDING = ("injury", "legendary story", "mode")  # cards that forbid something
ONE_VICTIM = ("self", "opponent", "right_neighbour")
SUMMED = tuple(each.name for each in TRIGGERS.all if each.summed)  # events summed over a span
OF_PLAYED_CARDS = tuple(
    each.name for each in TRIGGERS.all if each.played or each.carrier == "poker card"
)


def effect_limits(word: Word, card: str, inside: str) -> Iterator[Fault]:
    name, who = word["do"], word.get("who", "self")
    if inside == "cost" and who != "self":
        yield "who", "a cost is paid by oneself"
    if (name == "steal") != (inside == "demand"):
        yield "", "'steal' stands in the options of a 'demand', and nothing else does"
    if name == "steal" and word.get("what") == "cards" and word.get("amount") != 1:
        yield "amount", "cards are handed over one at a time"
    by_choice = name == "discard_cards" and word.get("how") != "random"
    if (by_choice or name == "lose_nuggets") and who not in ONE_VICTIM:
        yield "who", f"who gives up something of their choice is one of: {', '.join(ONE_VICTIM)}"
    if name == "peek":
        yield from _peek_limits(word, who)
    if card in ("die", "track") and who != "self":
        yield "who", f"what is on a {card} is for whoever gets there"
    amount = word.get("amount")
    if isinstance(amount, dict) and amount.get("count") == "contributors" and card != "story":
        yield "amount", "contributors are counted for stories only"


def _peek_limits(word: Word, who: str) -> Iterator[Fault]:
    if word.get("what") == "hand" and who != "opponent":
        yield "", "only the hand of the 'opponent' can be looked at"
    if word.get("what") != "hand" and (word.get("amount") != 1 or who != "self"):
        decks = "story decks" if word.get("what") == "story_deck" else "decks"
        yield "", f"of the {decks} one card is seen, by oneself"
    if word.get("what") in ("hand", "story_deck") and "bottom" in word:
        yield "bottom", "only decks that cards are drawn from have a card put under them"


def trigger_limits(word: Word, card: str, alternatives: int) -> Iterator[Fault]:
    name = word["on"]
    span = next((key for key in ("in_one", "within") if key in word), "")
    if card == "goal":
        yield from _goal_limits(word)
        return
    for key in ("times", "distinct"):
        if key in word:
            yield key, f"{key!r} is counted for goals only"
    if word.get("within") == "game":
        yield "within", "whole games are counted for goals only"
    if span and name not in SUMMED:
        yield span, f"sums are kept for these events only: {', '.join(SUMMED)}"
    if "first" in word and (card not in ("item", "character") or alternatives > 1):
        yield "first", "'first' is for items and characters, where it is the only trigger"
    carrier = TRIGGERS.named(name).carrier or card
    if carrier != card:
        yield "", f"{name!r} is an event of every {carrier}, and of nothing else"


def _goal_limits(word: Word) -> Iterator[Fault]:
    if "in_one" in word or word.get("within") == "action":
        yield "", "goals count single events, turns and games"
    if "distinct" in word and ("times" not in word or "within" not in word):
        yield "distinct", "'distinct' needs 'times' and 'within'"
    if "times" in word and "at_least" in word and "within" in word:
        yield "times", "over a span either events are counted or amounts are summed"
    if "times" in word and "within" not in word:
        yield "times", "'times' needs 'within': the span to count in"
    if "first" in word or not TRIGGERS.named(word["on"]).for_goals:
        yield "", "this is not for goals"


def ability_limits(
    ability: Word, card: str, events: tuple[str, ...], modules: tuple[str, ...]
) -> Iterator[Fault]:
    kind = ability.get("kind")
    if "when" in ability and _forbids(ability.get("mods")):
        yield "when", "what is forbidden is so at all times"
    acts = card == "character" and WITH_ACTIONS in modules
    if kind == "action":
        for key in ("when", "limit"):
            if key in ability and not (acts and key == "limit"):
                yield key, f"an Action has no {key!r}; an 'if' can stand in its effects"
    elif "cost" in ability and not ability.get("optional"):
        yield "cost", "what has a cost must be optional"
    if card == "poker card" and kind == "reaction" and "cost" in ability:
        yield "cost", "a Reaction costs no more than its card"
    for event in events:
        if card == "poker card" and kind == "bonus" and event not in OF_PLAYED_CARDS:
            yield "on", f"a Bonus answers one of: {', '.join(OF_PLAYED_CARDS)}"
        if event == "discard_this" and kind != "bonus":
            yield "on", "only a Bonus answers 'discard_this'"
    if card == "character" and kind == "action" and not acts:
        yield "kind", "Actions are for poker cards and items"


def _forbids(mods: Any) -> bool:
    words = mods if isinstance(mods, list) else []
    return any(isinstance(mod, dict) and mod.get("mod") == "forbid" for mod in words)


def modifier_limits(word: Word, card: str) -> Iterator[Fault]:
    if word["mod"] == "forbid" and card not in FORBIDDING:
        yield "", "'forbid' stands on injuries, legendary stories and scenarios"
