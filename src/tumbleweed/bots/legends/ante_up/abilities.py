"""Actions of characters and items, and when their Reactions are worth it."""

from __future__ import annotations

from tumbleweed.bots.legends.ante_up.worth import joined
from tumbleweed.bots.legends.cards_in_hand import text
from tumbleweed.bots.legends.plan import Planner
from tumbleweed.bots.legends.riding import saves_an_action
from tumbleweed.bots.legends.styles import Mood, plans
from tumbleweed.bots.legends.worth import RUSH, Worth
from tumbleweed.core.state import NONE

SNAKE_OIL = 0.4  # a die, and the Sheriff where one likes him
A_FACE_LEFT = 0.3  # a Jackpot is worth more in a hand of poker


def send_sheriff(p: Planner) -> None:
    """An Action of a character that has no place: its text decides (Pat Garrett)."""
    _, table = joined(p)
    characters = table.land.compiled.characters
    if p.me.legend and p.me.character == "pat-garrett":
        ability = table.land.compiled.character_action[characters.index(p.me.character)]
        if ability != NONE:
            p.add("marshal", text(p, ability), p.trip.start, f"ability:{p.me.character}")


def drink_snake_oil(p: Planner) -> None:
    if "snake-oil" in p.me.items:
        p.add("errand", SNAKE_OIL, p.trip.start, "item:snake-oil")


# ---- Reactions ----


def derringer(worth: Worth, mood: Mood) -> bool:
    """An LP for a gun; the upgraded one earns money for a while before it is thrown away."""
    upgraded = worth.table.me.uses("derringer", upgraded=True)
    return not upgraded or worth.turns <= RUSH


def gazette(worth: Worth, mood: Mood) -> bool:
    """Doubling a point is what it was bought for."""
    return True


def quarter_horse(worth: Worth, mood: Mood) -> bool:
    """A card for more movement, if it saves an action."""
    upgraded = worth.table.me.uses("quarter-horse", upgraded=True)
    found = plans(worth, mood)
    return bool(found) and saves_an_action(worth, found[0], 2 if upgraded else 1)


def jackpot(worth: Worth, mood: Mood) -> bool:
    """$20 for the card, after a marker was paid."""
    return worth.money(20.0) > A_FACE_LEFT
