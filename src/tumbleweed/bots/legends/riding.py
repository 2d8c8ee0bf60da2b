"""Where to ride, and where to be placed."""

from __future__ import annotations

from tumbleweed.bots.legends.plan import Plan
from tumbleweed.bots.legends.styles import Mood, plans
from tumbleweed.bots.legends.table_view import Table
from tumbleweed.bots.legends.worth import Worth


def way(table: Table, goal: int, keys: list[str], left: int) -> str | None:
    """The ride that ends closest to the goal without meeting a foe; `left` is the movement."""
    far = table.far(goal)
    best, key = float(far[table.me.space]), None
    for option in keys:
        space, more = table.landing(option, left)
        if space < 0 or (space in table.foes and space != goal):
            continue
        ahead = max(0.0, far[space] - more)
        if ahead < best:
            best, key = ahead, option
    return key


def on_the_way(worth: Worth, mood: Mood, keys: list[str], left: int) -> str:
    """Extra movement during a ride: towards the goal of the best plan."""
    for plan in plans(worth, mood):
        if plan.space == worth.table.me.space:
            break
        key = way(worth.table, plan.space, keys, left)
        if key is not None:
            return key
    return "stop" if "stop" in keys else keys[0]


def put(worth: Worth, mood: Mood, keys: list[str]) -> str:
    """Where the best plan can be started."""

    def outlook(key: str) -> float:
        space = worth.table.land.space.get(key.partition(":")[2], -1)
        found = plans(worth, mood, space) if space >= 0 else []
        return found[0].rate if found else 0.0

    return max(keys, key=outlook)


def saves_an_action(worth: Worth, plan: Plan, spaces: int) -> bool:
    """So many extra spaces bring the goal one action closer."""
    table = worth.table
    far = table.far(plan.space)[table.me.space]
    pace = table.me.movement
    return far > 0 and -(-max(0, far - spaces) // pace) < -(-far // pace)
