"""Plans without a place: the Actions of cards in hand and of items."""

from __future__ import annotations

from tumbleweed.bots.legends.effects import worth_of
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.vocabulary import layout

ONE_MORE = 0.9  # the value Determination adds: an extra action
SPURS = {"determination", "saddle-up"}  # used as part of another plan


def use_cards(p: Planner) -> None:
    """The value of the text minus what the card may be worth later."""
    for card in p.me.hand:
        face = p.land.face(card)
        ability = (
            p.land.compiled.action_of[p.land.compiled.face[p.land.card[card]]] if face else NONE
        )
        if ability == NONE or face in SPURS:
            continue
        p.add("cards", text(p, ability) - p.worth.keep(card), p.trip.start, f"use:{card}")


def text(p: Planner, ability: int) -> float:
    rows, at = p.land.compiled.abilities, ability * layout.ABILITY
    return worth_of(p.worth, rows[at + layout.A_CODE], rows[at + layout.A_CODE_END])


def use_items(p: Planner) -> None:
    if "provisions" in p.me.items:
        gain = p.worth.card + p.worth.wound * min(1, p.me.wounds) - 0.2
        p.add("errand", gain, p.trip.start, "item:provisions")
