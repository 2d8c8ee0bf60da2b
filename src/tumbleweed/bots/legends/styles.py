"""All plans, each style weighted by character and taste."""

from __future__ import annotations

from collections.abc import Callable

from tumbleweed.bots.legends import armed, cards_in_hand, peaceful
from tumbleweed.bots.legends.plan import Plan, Planner
from tumbleweed.bots.legends.worth import Worth
from tumbleweed.games.legends.compiler.content import LegendsContent

Mood = dict[str, float]  # the weight of a style: 1 is neutral

# The base weights: cattle pays least per action, and would rarely be seen otherwise.
LIKING = {
    "miner": 1.0, "outlaw": 1.0, "marshal": 1.0, "rancher": 1.4, "gambler": 1.0, "duelist": 1.0,
}  # fmt: skip
STYLES = tuple(LIKING)
BORN_TO_IT = 1.8  # a character's own style

Maker = Callable[[Planner], None]
MAKERS: tuple[Maker, ...] = (
    peaceful.mine, peaceful.sell, peaceful.revel, peaceful.gamble, peaceful.acquire,
    peaceful.deliver, peaceful.heal, peaceful.shop, peaceful.work, armed.heist, armed.hunt,
    armed.fight_players, armed.fight_man_in_black, armed.flee, cards_in_hand.use_cards,
    cards_in_hand.use_items,
)  # fmt: skip


REPERTOIRES: dict[tuple[str, ...], tuple[Maker, ...]] = {(): MAKERS}  # by the table's modules


def plans(worth: Worth, mood: Mood, start: int | None = None) -> list[Plan]:
    """Best first."""
    planner = Planner(worth, start)
    for make in REPERTOIRES[worth.table.content.modules]:
        planner.maker = make.__name__
        make(planner)
    likes = taste(worth.table.content, worth.table.me.character, mood)
    weighed = [plan._replace(gain=plan.gain * likes.get(plan.style, 1.0)) for plan in planner.plans]
    return sorted(weighed, key=lambda plan: -plan.rate)


def born_to(content: LegendsContent, character: str) -> list[str]:
    """The styles a character is known for; empty for unknown characters."""
    if not content.has("character", character):
        return ["none"]
    styles: list[str] = content.entry("character", character)["style"]
    return styles


def taste(content: LegendsContent, character: str, mood: Mood) -> Mood:
    """A bot's weights of the styles: by its taste and by its character."""
    born = born_to(content, character)
    return {
        style: LIKING[style] * mood.get(style, 1.0) * (BORN_TO_IT if style in born else 1.0)
        for style in STYLES
    }
