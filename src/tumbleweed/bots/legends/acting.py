"""The main question of a turn: what to do with an action."""

from __future__ import annotations

from tumbleweed.bots.legends.answering import fuller_story
from tumbleweed.bots.legends.cards_in_hand import ONE_MORE
from tumbleweed.bots.legends.plan import Plan
from tumbleweed.bots.legends.riding import way
from tumbleweed.bots.legends.styles import Mood, plans
from tumbleweed.bots.legends.worth import Worth

LAST_ACTIONS = 3
ARMED = {"outlaw", "marshal", "duelist"}
THOUGHT_OVER = 6  # number of plans considered


def act(worth: Worth, mood: Mood, keys: list[str]) -> str:
    """Place a disc first; then the best plan that can be started, perhaps with a Determination."""
    if any(key.startswith("contribute:") for key in keys):
        return fuller_story(worth, keys)
    found = plans(worth, mood)
    if worth.table.actions_left <= LAST_ACTIONS:
        found = finale(worth, mood, found)
    for plan in found:
        key = step(worth, plan, keys)
        if key is not None:
            return determined(worth, plan, keys) or key
    return "end" if "end" in keys else keys[0]


def finale(worth: Worth, mood: Mood, found: list[Plan]) -> list[Plan]:
    """With few actions left, compare pairs of plans by their total."""
    left = worth.table.actions_left

    def both(plan: Plan) -> float:
        after = [
            then.gain
            for then in plans(worth, mood, plan.space)
            if then.deed != plan.deed and then.actions + plan.actions <= left
        ]
        return plan.gain + max(after, default=0.0) - 0.01 * plan.actions

    best = sorted(found, key=lambda plan: -plan.gain)[:THOUGHT_OVER]
    best.sort(key=both, reverse=True)
    return best + found


def step(worth: Worth, plan: Plan, keys: list[str]) -> str | None:
    """The first action of a plan."""
    table = worth.table
    if plan.space == table.me.space:
        return plan.deed if plan.deed in keys else None
    far = table.far(plan.space)[table.me.space]
    if far > table.me.movement and plan.space in table.land.towns:
        saddle_up = with_face(worth, "saddle-up", keys)
        if saddle_up is not None:
            return saddle_up
    return way(table, plan.space, keys, table.me.movement)


def determined(worth: Worth, plan: Plan, keys: list[str]) -> str | None:
    """Two actions for one, if the plan is worth it and the card is not needed in a fight."""
    key = with_face(worth, "determination", keys)
    if key is None:
        return None
    card = key.partition(":")[2]
    rank = worth.table.land.rank
    best = max(worth.table.me.hand, key=rank, default=card)
    if plan.style in ARMED and rank(best) <= rank(card):
        return None
    return key if plan.rate * ONE_MORE > worth.keep(card) else None


def with_face(worth: Worth, face: str, keys: list[str]) -> str | None:
    """The option to use a card of that name."""
    for key in keys:
        verb, _, card = key.partition(":")
        if verb == "use" and worth.table.land.face(card) == face:
            return key
    return None
