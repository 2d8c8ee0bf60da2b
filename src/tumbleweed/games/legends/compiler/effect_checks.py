"""Whether an effect is meaningful in its place: as a cost, on that card, at that event."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tumbleweed.games.legends.compiler.vocabulary import FILTERED
from tumbleweed.games.legends.compiler.words import EFFECTS
from tumbleweed.games.legends.vocabulary.effect import COST, Effect

Fault = tuple[str, str]  # its key ("" for the whole word), and what is wrong
SILENT = ("die", "track")  # these only have immediate gains and losses


def effect_faults(
    effect: Effect, word: dict[str, Any], card: str, inside: str, events: tuple[str, ...]
) -> Iterator[Fault]:
    """Of an effect on such a card, inside a cost or another word, answering these events."""
    if inside == "cost" and effect.price != COST:
        costs = (each.name for each in EFFECTS.all if each.price == COST)
        yield "", f"{effect.name!r} cannot be a cost; one of: {', '.join(costs)}"
    if card in SILENT and not effect.at_once:
        yield "", f"{effect.name!r} {_not_at_once(effect, card)}"
    if effect.moments and not {card, *events} & set(effect.moments):
        moments = " or ".join(effect.moments)
        yield "", f"{effect.name!r} means nothing here; it belongs to {moments}"
    yield from _parameter_faults(word, events)


def _not_at_once(effect: Effect, card: str) -> str:
    if effect.question is not None:
        return f"asks a question; nothing on a {card} can"
    return f"cannot stand on a {card}: nothing does but what is gained or lost at once"


def _parameter_faults(word: dict[str, Any], events: tuple[str, ...]) -> Iterator[Fault]:
    if word.get("extends_action") and "end_move_action" not in events:
        yield "", "only an answer to 'end_move_action' can prolong a Move action"
    if "filter" in word and word.get("who") not in FILTERED:
        yield "filter", f"a filter needs one of these as 'who': {', '.join(FILTERED)}"
    amount = word.get("amount")
    if word.get("what") == "money" and type(amount) is int and amount % 10:
        yield "amount", f"${amount} is not a multiple of $10"
