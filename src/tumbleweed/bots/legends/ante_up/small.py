"""Small questions of the game's own cards, which with Ante Up are asked more often."""

from __future__ import annotations

from tumbleweed.bots.legends.worth import Worth


def ranch(worth: Worth, keys: list[str]) -> str:
    """Cattle of the color that is delivered soonest: rustled at a Ranch of another one."""
    table = worth.table

    def ride(key: str) -> int:
        color = key.partition(":")[2]
        goals = [*table.land.stations]
        for other, spaces in table.land.ranches.items():
            goals += spaces if other != color else []
        return min(table.far(goal)[table.me.space] for goal in goals)

    return min(keys, key=ride)


def look(worth: Worth, keys: list[str]) -> str:
    """At the story that is resolved first."""
    missing: dict[str, int] = {
        s["side"]: s["needed"] - len(s["discs"]) for s in worth.table.view["stories"]
    }
    return min(keys, key=lambda key: missing.get(key.partition(":")[2], 99))


def resolve(worth: Worth, keys: list[str]) -> str:
    """The story with more of my own discs: its reward comes before other things change."""
    return max(keys, key=lambda key: _mine(worth, key))


def take_back(worth: Worth, keys: list[str]) -> str:
    """A disc from the story that is furthest from its end; none if both are nearly full."""
    waiting: dict[str, int] = {
        s["side"]: s["needed"] - len(s["discs"]) for s in worth.table.view["stories"]
    }
    best = max(keys, key=lambda key: waiting.get(key.partition(":")[2], 0))
    return best if waiting.get(best.partition(":")[2], 0) > 1 else keys[0]


def _mine(worth: Worth, key: str) -> int:
    side, seat = key.partition(":")[2], worth.table.me.seat
    return sum(s["discs"].count(seat) for s in worth.table.view["stories"] if s["side"] == side)


def retire(worth: Worth, keys: list[str]) -> str:
    """A bandit leaves: the one that is hardest for me to hunt."""
    table = worth.table
    far = table.land.far(table.me.space, 0)
    return max(keys, key=lambda key: far[table.land.space.get(key.partition(":")[2], 0)])


def pay_nugget(worth: Worth, keys: list[str]) -> str:
    """With Fool's Gold, unless the card is worth more than a nugget."""
    cards = [key for key in keys if key.startswith("sell:")]
    cheap = [key for key in cards if worth.keep(key.partition(":")[2]) < worth.nugget]
    return cheap[0] if cheap else keys[0]
